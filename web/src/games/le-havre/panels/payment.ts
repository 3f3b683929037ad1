/** Payments of food and energy: what is enough, what is too much, and what costs least (LH-9.3, LH-9.4). */
import type { Say } from "../../../lib/game/module";
import { asked } from "../../../lib/panel/plan";
import { amount } from "../../../lib/game/about";
import type { Ask } from "../../../lib/types";
import { ENERGY, FOOD, UPGRADED, WORTH, type Amounts, type PlayerView } from "../model";
import { amountOf } from "../words";

export type Kind = { good: string; held: number; value: number; worth: number };

export const total = (kinds: Kind[], paid: Amounts): number =>
  kinds.reduce((sum, kind) => sum + kind.value * (paid[kind.good] ?? 0), 0);

/** Whether as many of each good are paid. */
export const samePayment = (a: Amounts, b: Amounts): boolean => Object.keys({ ...a, ...b }).every((good) => (a[good] ?? 0) === (b[good] ?? 0));

/** A kind of which one token could be left out with the need still met. */
export const needless = (kinds: Kind[], paid: Amounts, need: number): Kind | undefined =>
  kinds.find((kind) => (paid[kind.good] ?? 0) > 0 && total(kinds, paid) - kind.value >= need);

/** What a unit is worth that is paid without being due. */
const WASTE = 0.25;

/** The payment that gives away the least, rather nothing too much; null if all kinds together do not reach the need. */
export function cheapest(kinds: Kind[], need: number): Amounts | null {
  type Way = { cost: number; paid: Amounts };
  let ways: (Way | null)[] = Array.from({ length: need + 1 }, (_, due) => (due === 0 ? { cost: 0, paid: {} } : null));
  for (const kind of kinds) {
    const more: (Way | null)[] = [...ways];
    ways.forEach((way, met) => {
      if (!way) return;
      for (let tokens = 1; tokens <= kind.held && met + (tokens - 1) * kind.value < need; tokens++) {
        const reached = Math.min(need, met + tokens * kind.value);
        const cost = way.cost + tokens * kind.worth + Math.max(0, met + tokens * kind.value - need) * WASTE;
        if (cost < (more[reached]?.cost ?? Infinity)) more[reached] = { cost, paid: { ...way.paid, [kind.good]: tokens } };
      }
    });
    ways = more;
  }
  return ways[need]?.paid ?? null;
}

/** As much of one kind as fits, the rest as cheaply as possible; null if that does not reach the need. */
export function beginningWith(good: string, kinds: Kind[], need: number): Amounts | null {
  const kind = kinds.find((one) => one.good === good);
  if (!kind) return null;
  for (let tokens = Math.min(kind.held, Math.ceil(need / kind.value)); tokens > 0; tokens--) {
    const rest = cheapest(kinds.filter((one) => one !== kind), Math.max(0, need - tokens * kind.value));
    const paid = rest && { ...rest, [good]: tokens };
    if (paid && !needless(kinds, paid, need)) return paid;
  }
  return null;
}

/** Energy of each good; grain with the BioFuel Facility at the Shipping Line, in the order the game asks. */
export function energyValues(player: PlayerView): Amounts {
  const { wood = 1, ...others } = ENERGY;
  return player.cards.some((card) => card.id === "biofuel_facility") ? { ...others, grain: 2, wood } : ENERGY;
}

/** What may be burnt for the bill that is asked for. */
export const burnt = (ask: Ask, player: PlayerView): Amounts => (ask.about.grain ? energyValues(player) : ENERGY);

/** Francs are kept where goods would do as well, and what took work where something else would. */
const FRANC = 1.6;
const WORK = 0.1;
const worthOf = (good: string): number => (good === "francs" ? FRANC : (WORTH[good] ?? 1) + (UPGRADED.includes(good) ? WORK : 0));

/** What food can be paid with; it is worth what it feeds in a later round, if that is more than it brings by ship. */
export const foodKinds = ({ stock }: PlayerView, francs = Infinity): Kind[] =>
  kindsOf(FOOD, (good) => Math.min(stock[good] ?? 0, good === "francs" ? francs : Infinity)).map((kind) =>
    kind.value > (WORTH[kind.good] ?? 1) ? { ...kind, worth: kind.value + WORK } : kind,
  );

/** What can be burnt when some goods are needed otherwise. */
export const energyKinds = (player: PlayerView, used: Amounts, values = energyValues(player)): Kind[] =>
  kindsOf(values, (good) => (player.stock[good] ?? 0) - (used[good] ?? 0));

const kindsOf = (values: Amounts, held: (good: string) => number): Kind[] =>
  Object.entries(values).map(([good, value]) => ({ good, held: held(good), value, worth: worthOf(good) }));

/** The kinds that a question and those after it ask for (LH-23.2). */
export function kindsLeft(ask: Ask, player: PlayerView): Kind[] {
  // LH-9.5: of some fees not all may be paid in francs.
  const kinds = ask.decision === "food" ? foodKinds(player, amount(ask, "francs_most")) : energyKinds(player, {}, burnt(ask, player));
  return kinds.slice(kinds.findIndex((kind) => kind.good === asked(ask))).filter((kind) => kind.held > 0);
}

/** Why a payment cannot be made so; empty: it can. */
export function refuses(kinds: Kind[], paid: Amounts, need: number, minimal: boolean, say: Say): string {
  const sum = total(kinds, paid);
  if (sum < need) return say("lh-missing", { amount: need - sum });
  const extra = minimal ? needless(kinds, paid, need) : undefined;
  return extra ? say("lh-too-much", { good: amountOf(extra.good, 1) }) : "";
}
