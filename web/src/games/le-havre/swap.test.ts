import { describe, expect, it } from "vitest";
import type { Ask } from "../../lib/types";
import { counted, follow, makePlan } from "./plan";
import { dueOf, roomFor, settled, stillTaken, takeable } from "./swap";

describe("the Trading Firm", () => {
  const firm = "trading_firm" as const;
  it("takes up to four goods, and gives the same worth in other kinds", () => {
    expect(roomFor(firm, "fish", { fish: 3 })).toBe(1);
    expect(takeable(firm, { fish: 2 })).not.toContain("fish");
    expect(takeable(firm, { fish: 2 })).not.toContain("cattle");
    expect(takeable(firm, { steel: 1 })).toContain("iron");
    expect(dueOf(firm, "cattle", { steel: 1 }, { cattle: 1 })).toBe(1);
    expect(settled(firm, { steel: 1 }, { cattle: 2, wood: 2 })).toBe(true);
    expect(settled(firm, { steel: 1 }, { cattle: 2, wood: 1 })).toBe(false);
    expect(settled(firm, {}, {})).toBe(false);
  });
});

describe("the Trafficking Spot", () => {
  const spot = "trafficking_spot" as const;
  it("swaps up to three of each part for as many of other kinds, never iron or steel", () => {
    expect(roomFor(spot, "fish", { fish: 1, wood: 1, coke: 3 })).toBe(1);
    expect(takeable(spot, { fish: 1 })).toEqual(["wood", "clay", "grain", "cattle", "coal", "hides"]);
    expect(takeable(spot, { coke: 1 })).not.toContain("steel");
    expect(settled(spot, { fish: 2, brick: 1 }, { coal: 2, coke: 1 })).toBe(true);
    expect(settled(spot, { fish: 2, brick: 1 }, { coal: 3 })).toBe(false);
  });
  it("keeps of what was chosen only what can still come back", () => {
    expect(stillTaken(spot, { fish: 1 }, { fish: 1, coal: 2, coke: 1 })).toEqual({ coal: 1 });
  });
});

describe("a swap's plan", () => {
  it("answers the handing in, then the taking", () => {
    const plan = makePlan(0, { counts: { hand_in: { iron: 1 }, receive: { wood: 2 } } });
    const ask = (decision: string, words: string[]): Ask => ({
      seat: 0, decision, choices: words.map((text, code) => ({ code, text, hint: null, ends: false })),
    }); // prettier-ignore
    expect(follow(plan, ask("hand_in", ["iron=0", "iron=1"]))?.text).toBe("iron=1");
    const next = follow(plan, ask("receive", ["take fish=0", "take fish=1"]));
    expect(counted(next!.text)).toEqual({ good: "fish", amount: 0 });
    expect(follow(plan, ask("receive", ["take wood=0", "take wood=2"]))?.text).toBe("take wood=2");
  });
});
