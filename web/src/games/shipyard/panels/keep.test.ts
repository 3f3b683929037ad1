/** Contracts that are kept: so many of each colour, and all others go. */
import { describe, expect, it } from "vitest";
import type { Ask } from "../../../lib/types";
import type { GameView } from "../model";
import { best, hands, keepPlan, toggled } from "./keep";

const held = [["rings", 2], ["emp_types", 5], ["exact6", 0], ["businessmen", 3], ["kinds8", 4]].map(([id, points]) => ({ id, points }));
const view = { players: [{ contracts: { held } }] } as unknown as GameView;
const ask = (red: number, blue: number, ...texts: string[]): Ask =>
  ({ seat: 0, decision: "discard", about: { red, blue }, choices: texts.map((text, code) => ({ code, text, hint: null, ends: false })) }) as unknown as Ask;

describe("keeping contracts", () => {
  it("asks for the colours of which some have to go", () => {
    expect(hands(ask(2, 0), view).map(({ colour, keep }) => [colour, keep])).toEqual([["red", 1]]);
    expect(hands(ask(1, 1), view).map(({ colour, keep }) => [colour, keep])).toEqual([["red", 2], ["blue", 1]]);
  });

  it("begins with those that are worth most", () => {
    expect(hands(ask(2, 1), view).flatMap(best)).toEqual(["emp_types", "kinds8"]);
  });

  it("puts one in the place of a single one, and counts several", () => {
    const [one] = hands(ask(2, 1), view);
    expect(toggled(one!, ["emp_types", "kinds8"], "rings")).toEqual(["kinds8", "rings"]);
    const [two] = hands(ask(1, 1), view);
    expect(toggled(two!, ["emp_types", "rings"], "rings")).toEqual(["emp_types"]);
    expect(toggled(two!, ["emp_types"], "exact6")).toEqual(["emp_types", "exact6"]);
  });

  it("discards all others, question after question", () => {
    const { answer } = keepPlan(ask(2, 1), ["emp_types", "kinds8"]);
    expect(answer(ask(2, 1, "discard rings", "discard emp_types", "discard exact6"))?.text).toBe("discard rings");
    expect(answer(ask(1, 1, "discard emp_types", "discard exact6"))?.text).toBe("discard exact6");
    expect(answer(ask(0, 1, "discard businessmen", "discard kinds8"))?.text).toBe("discard businessmen");
    expect(answer({ ...ask(0, 0, "build"), decision: "tile" })).toBeNull();
  });
});
