import { describe, expect, it } from "vitest";
import type { Ask } from "../types";
import { asked, counted, counting, sameness } from "./plan";

const ask = (what: string, ...amounts: (number | string)[]): Ask => ({
  seat: 0,
  decision: "sell",
  about: {},
  choices: amounts.map((amount, code) => ({ code, text: `${what}=${amount}`, hint: null, ends: false })),
});

describe("words that count", () => {
  it("name a thing and a number", () => {
    expect(counted("fish=2")).toEqual({ what: "fish", amount: 2, more: false });
    expect(counted("take smoked_fish=12")).toEqual({ what: "smoked_fish", amount: 12, more: false });
    expect(counted("beer=31+")).toEqual({ what: "beer", amount: 31, more: true });
    expect(counted("fish=2 wood=1")).toEqual({ what: "fish", amount: 2, more: false });
    for (const text of ["fish", "take fish", "coal=sell", "x3", "done"]) expect(counted(text)).toBeNull();
    expect(asked(ask("beer", 0, 1))).toBe("beer");
  });
});

describe("answers that were decided together", () => {
  it("are found whatever order the things were chosen in", () => {
    const answer = counting({ cloth: 2, beer: 1, sugar: 0 });
    expect(answer(ask("beer", 0, 1, 2))?.text).toBe("beer=1");
    expect(answer(ask("sugar", 0, 1))?.text).toBe("sugar=0");
    expect(answer(ask("cloth", 0, 1, 2))?.text).toBe("cloth=2");
  });
  it("are given once, not where they are not offered, and not to what was not decided", () => {
    const answer = counting({ beer: 1, sugar: 0 });
    answer(ask("beer", 0, 1));
    expect(answer(ask("beer", 0, 1))).toBeNull();
    expect(answer(ask("sugar", 1, 2))).toBeNull();
    expect(answer(ask("cloth", 0, 1))).toBeNull();
    expect(answer({ ...ask("beer"), choices: [] })).toBeNull();
  });
  it("go on where one answer cannot name so many", () => {
    const answer = counting({ beer: 40 });
    expect(answer(ask("beer", 0, 30, "31+"))?.text).toBe("beer=31+");
    expect(answer(ask("beer", 0, 8, 9))?.text).toBe("beer=9");
    expect(answer(ask("beer", 0, 8, 9))).toBeNull();
    const exact = counting({ beer: 31 });
    expect(exact(ask("beer", 0, 30, "31+"))?.text).toBe("beer=31+");
    expect(exact(ask("beer", 0, 1))?.text).toBe("beer=0");
  });
});

describe("a question", () => {
  it("is the same when it is sent again, and another when its words or what it is about differ", () => {
    const one = ask("beer", 0, 1);
    expect(sameness(structuredClone(one))).toBe(sameness(one));
    expect(sameness(ask("beer", 0, 1, 2))).not.toBe(sameness(one));
    expect(sameness({ ...one, about: { beer: 31 } })).not.toBe(sameness(one));
  });
});
