import { describe, expect, it } from "vitest";
import type { Choice, Lesson, Task } from "../../lib/types";
import { missedGoals, spotlight } from "./lesson";

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

describe("what a failed task says", () => {
  const goal = (id: string, met: boolean, keep: boolean): Task["goals"][number] => ({ id, have: 0, want: 1, met, keep });
  it("is the condition that was broken, not what was still to come", () => {
    expect(missedGoals([goal("round-over", false, false), goal("no-loan", false, true)]).map(({ id }) => id)).toEqual(["no-loan"]);
  });
  it("is everything that was not reached otherwise", () => {
    expect(missedGoals([goal("food", false, false), goal("value", false, false), goal("no-loan", true, true)])).toHaveLength(2);
  });
});
