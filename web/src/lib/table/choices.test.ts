import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Ask, Choice, View } from "../types";
import { dim, groups, light, narrow } from "./choices";
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

describe("number keys", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());
  it("picks at once when no longer number is possible", () => {
    const picked: number[] = [];
    const digits = new NumberKeys((number) => picked.push(number));
    digits.type("3", 8);
    digits.type("9", 8);
    digits.type("0", 8);
    expect(picked).toEqual([3]);
  });
  it("waits a breath where a second digit may come", () => {
    const picked: number[] = [];
    const digits = new NumberKeys((number) => picked.push(number), 500);
    digits.type("1", 23);
    digits.type("4", 23);
    digits.type("2", 23);
    vi.advanceTimersByTime(500);
    expect(picked).toEqual([14, 2]);
  });
});
