import { expect, it } from "vitest";
import { signed } from "./signed";

it("prints numbers below zero with a minus sign, no hyphen", () => {
  expect([-18, -0, 0, 161].map(signed)).toEqual(["−18", "0", "0", "161"]);
});
