/** Payments of food and energy: what is enough, what is too much, and what costs least (LH-9.3, LH-9.4). */
import type { Amounts } from "../model";

export type Kind = { good: string; held: number; value: number; worth: number };

export const total = (kinds: Kind[], paid: Amounts): number =>
  kinds.reduce((sum, kind) => sum + kind.value * (paid[kind.good] ?? 0), 0);

/** A kind of which one token could be left out with the need still met. */
export const needless = (kinds: Kind[], paid: Amounts, need: number): Kind | undefined =>
  kinds.find((kind) => (paid[kind.good] ?? 0) > 0 && total(kinds, paid) - kind.value >= need);

/** The payment that gives away the least; null if all kinds together do not reach the need. */
export function cheapest(kinds: Kind[], need: number): Amounts | null {
  type Way = { cost: number; paid: Amounts };
  let ways: (Way | null)[] = Array.from({ length: need + 1 }, (_, due) => (due === 0 ? { cost: 0, paid: {} } : null));
  for (const kind of kinds) {
    const more: (Way | null)[] = [...ways];
    ways.forEach((way, met) => {
      if (!way) return;
      for (let tokens = 1; tokens <= kind.held && met + (tokens - 1) * kind.value < need; tokens++) {
        const reached = Math.min(need, met + tokens * kind.value);
        const cost = way.cost + tokens * kind.worth;
        if (cost < (more[reached]?.cost ?? Infinity)) more[reached] = { cost, paid: { ...way.paid, [kind.good]: tokens } };
      }
    });
    ways = more;
  }
  return ways[need]?.paid ?? null;
}
