import { describe, expect, it } from "vitest";
import type { Choice, Lesson } from "../../lib/types";
import { spotlight } from "./lesson";

const lesson = (show: string[]): Lesson => ({ step: 0, of: 1, id: "bow", show, wanted: 7 });
const choice: Choice = { code: 7, text: "buy bow", hint: null, ends: false };
const lit = () => new Map(["part:B12", "part:B02", "part:B04"].map((thing) => [thing, [choice]]));

describe("what a step lights", () => {
  it("is only what its text speaks of, where that can be chosen", () => {
    expect([...spotlight(lesson(["part:B02"]), lit()).keys()]).toEqual(["part:B02"]);
  });
  it("is everything that stands for the choice otherwise", () => {
    expect([...spotlight(lesson(["gear"]), lit()).keys()]).toHaveLength(3);
  });
});
