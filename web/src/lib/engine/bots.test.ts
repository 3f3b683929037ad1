import { describe, expect, it } from "vitest";
import { chosen } from "./bots";

describe("the decision for a bot", () => {
  it("is the most visited answer of all trees together", () => {
    const one = [{ code: 4, visits: 30, prior: 0.5 }, { code: 7, visits: 28, prior: 0.1 }];
    const two = [{ code: 7, visits: 20, prior: 0.1 }, { code: 9, visits: 40, prior: 0.2 }];
    expect(chosen([one])).toBe(4);
    expect(chosen([one, two])).toBe(7);
  });

  it("is the likelier of equally visited ones, then the first", () => {
    expect(chosen([[{ code: 4, visits: 2, prior: 0.1 }, { code: 2, visits: 2, prior: 0.3 }]])).toBe(2);
    expect(chosen([[{ code: 4, visits: 2, prior: 0.1 }, { code: 3, visits: 2, prior: 0.1 }]])).toBe(3);
    expect(chosen([[], []])).toBeNull();
  });
});
