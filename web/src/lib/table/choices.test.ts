import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Ask, Choice, View } from "../types";
import type { GameModule } from "../game/module";
import { byRole, dim, groups, light, narrow, numbered } from "./choices";
import { NumberKeys } from "./number-keys";

const choice = (code: number, text: string): Choice => ({ code, text, hint: null, ends: false });
const choices = [choice(1, "build C1 brewer"), choice(2, "build C1 captain"), choice(3, "build C2 brewer"), choice(4, "stop")];
const ask: Ask = { seat: 0, decision: "site", about: {}, choices };
const module = { targets: (one: Choice) => one.text.split(" ").slice(1).map((word) => `thing:${word}`) };
const lit = light(module, ask, {} as View);

describe("choices on the board", () => {
  it("lights every thing a choice stands for", () => {
    expect([...lit.keys()]).toEqual(["thing:C1", "thing:brewer", "thing:captain", "thing:C2"]);
    expect(lit.get("thing:C1")!.map((one) => one.code)).toEqual([1, 2]);
    expect(light(null, ask, {} as View).size).toBe(0);
  });
  it("narrows by one thing, then by another", () => {
    const site = narrow(lit, "thing:C1", choices);
    expect(site.map((one) => one.code)).toEqual([1, 2]);
    expect(narrow(lit, "thing:captain", site).map((one) => one.code)).toEqual([2]);
  });
  it("starts again where the two have nothing in common", () => {
    const site = narrow(lit, "thing:captain", choices);
    expect(narrow(lit, "thing:C2", site).map((one) => one.code)).toEqual([3]);
  });
  it("keeps lit only what is left", () => {
    expect([...dim(lit, [choices[1]!]).keys()]).toEqual(["thing:C1", "thing:captain"]);
  });
});

describe("choices as buttons", () => {
  it("leaves few of them in one row", () => {
    expect(groups(choices)).toEqual([{ verb: "", choices }]);
  });
  it("puts many under their first word, and lone ones last", () => {
    const many = [...Array.from({ length: 5 }, (_, at) => choice(at, `take ${at}`)), choice(9, "done"), ...Array.from({ length: 4 }, (_, at) => choice(20 + at, `bread=${at}`))];
    const made = groups(many);
    expect(made.map((group) => [group.verb, group.choices.length])).toEqual([["take", 5], ["bread", 4], ["", 1]]);
    expect(made.flatMap((group) => group.choices).length).toBe(many.length);
  });
});

describe("what part a choice plays", () => {
  const game = { targets: (one: Choice) => (one.text.startsWith("build") ? ["thing"] : []), role: (one: Choice) => (one.text === "stop" ? "finish" : one.text.startsWith("sell") ? "aside" : "main") };
  it("puts what stands for something on the board first, and what finishes apart", () => {
    const offered = [choice(1, "stop"), choice(2, "wait"), choice(3, "sell house"), choice(4, "build C1")];
    const found = byRole(offered, ask, {} as View, game as unknown as GameModule);
    expect([found.main, found.aside, found.finish].map((some) => some.map((one) => one.code))).toEqual([[4, 2], [3], [1]]);
  });
  it("is the main one where the game does not say", () => {
    expect(byRole(choices, ask, {} as View, null).main).toEqual(choices);
  });
});

describe("numbers of choices", () => {
  const numbersOf = (...texts: string[]) => [...numbered(texts.map((text, code) => choice(code, text)))].map(([number, { code }]) => [number, code]);
  it("are the amounts where amounts are chosen", () => {
    expect(numbersOf("beer=0", "beer=1", "beer=2")).toEqual([[0, 0], [1, 1], [2, 2]]);
    expect(numbersOf("x2", "x3")).toEqual([[2, 0], [3, 1]]);
    expect(numbersOf("ships 0", "ships 1")).toEqual([[0, 0], [1, 1]]);
    expect(numbersOf("beer=30", "beer=31+")).toEqual([[30, 0], [31, 1]]);
  });
  it("count the list where something else is chosen", () => {
    expect(numbersOf("beer=2", "cloth=3")).toEqual([[1, 0], [2, 1]]);
    expect(numbersOf("rent C09", "rent C08")).toEqual([[1, 0], [2, 1]]);
    expect(numbersOf("steps 3", "none")).toEqual([[1, 0], [2, 1]]);
    expect(numbersOf("turned 0", "turned 90")).toEqual([[1, 0], [2, 1]]);
    expect(numbersOf("beer=2")).toEqual([[1, 0]]);
  });
});

describe("number keys", () => {
  const upTo = (count: number) => Array.from({ length: count }, (_, at) => at + 1);
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());
  it("picks at once when no longer number is possible", () => {
    const picked: number[] = [];
    const digits = new NumberKeys((number) => picked.push(number));
    digits.type("3", upTo(8));
    digits.type("9", upTo(8));
    digits.type("0", upTo(8));
    expect(picked).toEqual([3]);
  });
  it("waits a breath where a second digit may come", () => {
    const picked: number[] = [];
    const digits = new NumberKeys((number) => picked.push(number), 500);
    digits.type("1", upTo(23));
    digits.type("4", upTo(23));
    digits.type("2", upTo(23));
    vi.advanceTimersByTime(500);
    expect(picked).toEqual([14, 2]);
  });
  it("takes a zero where there is one", () => {
    const picked: number[] = [];
    const digits = new NumberKeys((number) => picked.push(number));
    for (const digit of "021") digits.type(digit, [0, 1, 2]);
    expect(picked).toEqual([0, 2, 1]);
  });
});
