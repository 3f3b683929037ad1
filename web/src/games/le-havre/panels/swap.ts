/** Handing in goods of any kind for others or for francs: Bridge over the Seine, Trading Firm, Trafficking Spot (LH-12.27, LH-14). */
import { amount, members } from "../../../lib/game/about";
import { asked } from "../../../lib/panel/plan";
import type { Ask } from "../../../lib/types";
import { BASIC, GOODS, UPGRADED, WORTH, type Amounts } from "../model";

export type Swap = "trading_firm" | "trafficking_spot";
export const BRIDGE = "bridge_over_the_seine";
const PART = 3;
const FIRM = 4;

const count = (kinds: readonly string[], amounts: Amounts): number => kinds.reduce((sum, good) => sum + (amounts[good] ?? 0), 0);
const worthOf = (amounts: Amounts): number => GOODS.reduce((sum, good) => sum + (amounts[good] ?? 0) * WORTH[good]!, 0);

/** What goes in, counted as the cards count it. */
export type Sum = { goods: number; basic: number; upgraded: number; worth: number; kinds: string[] };

export const sumOf = (amounts: Amounts): Sum => ({
  goods: count(GOODS, amounts),
  basic: count(BASIC, amounts),
  upgraded: count(UPGRADED, amounts),
  worth: worthOf(amounts),
  kinds: GOODS.filter((good) => amounts[good]),
});

export const plus = (a: Sum, b: Sum): Sum => ({
  goods: a.goods + b.goods,
  basic: a.basic + b.basic,
  upgraded: a.upgraded + b.upgraded,
  worth: a.worth + b.worth,
  kinds: [...a.kinds, ...b.kinds],
});

/** What was handed in before this question, or is still due in it, as the decision says; null: it does not say. */
export function before(card: Swap | typeof BRIDGE, ask: Ask): Sum | null {
  const [first, second, kinds] = [amount(ask, "first"), amount(ask, "second"), members(ask, "kinds")];
  if (first === undefined || second === undefined) return null;
  if (card === "trading_firm") return { goods: first, basic: 0, upgraded: 0, worth: second, kinds };
  const [basic, upgraded] = card === BRIDGE ? [second, first] : [first, second];
  return { goods: first + second, basic, upgraded, worth: 0, kinds };
}

/** The kinds in the order of the questions. */
export const orderOf = (card: string): string[] => (card === BRIDGE ? [...UPGRADED, ...BASIC] : GOODS);

/** Those that can still be handed in. */
export function goodsFrom(card: string, ask: Ask, stock: Amounts): string[] {
  const order = orderOf(card);
  return order.slice(order.indexOf(asked(ask))).filter((good) => stock[good]);
}

/** How many more of a kind may be handed in, whatever the stock. */
export const roomFor = (card: Swap, good: string, given: Sum): number =>
  card === "trading_firm" ? FIRM - given.goods : PART - (BASIC.includes(good) ? given.basic : given.upgraded);

/** Kinds that can come back: none that was handed in; from the Trafficking Spot neither iron nor steel, and only of parts in use. */
export const takeable = (card: Swap, due: Sum): string[] =>
  GOODS.filter((good) => !due.kinds.includes(good)).filter((good) =>
    card === "trading_firm"
      ? due.worth >= WORTH[good]!
      : good !== "iron" && good !== "steel" && (BASIC.includes(good) ? due.basic : due.upgraded) > 0,
  );

/** How many more of a kind could be taken. */
export const roomToTake = (card: Swap, good: string, due: Sum, taken: Amounts): number =>
  card === "trading_firm"
    ? Math.floor((due.worth - worthOf(taken)) / WORTH[good]!)
    : BASIC.includes(good)
      ? due.basic - count(BASIC, taken)
      : due.upgraded - count(UPGRADED, taken);

/** What is still to be taken: a worth, or goods of each part. */
export const missing = (card: Swap, due: Sum, taken: Amounts): { worth: number; basic: number; upgraded: number } =>
  card === "trading_firm"
    ? { worth: due.worth - worthOf(taken), basic: 0, upgraded: 0 }
    : { worth: 0, basic: due.basic - count(BASIC, taken), upgraded: due.upgraded - count(UPGRADED, taken) };

/** What was chosen to be taken, less what can no longer come back. */
export function stillTaken(card: Swap, due: Sum, taken: Amounts): Amounts {
  const kept: Amounts = {};
  for (const good of takeable(card, due)) {
    const tokens = Math.min(taken[good] ?? 0, roomToTake(card, good, due, kept));
    if (tokens > 0) kept[good] = tokens;
  }
  return kept;
}

/** Francs at the Bridge over the Seine: 1 for an upgraded good, 1 for three basic ones. */
export const bridgeFrancs = ({ basic, upgraded }: Sum): number => upgraded + Math.floor(basic / PART);

/** All that brings francs at the Bridge: every upgraded good, and basic ones as far as they make threes. */
export function everything(goods: readonly string[], stock: Amounts, { basic }: Sum): Amounts {
  const given: Amounts = Object.fromEntries(goods.map((good) => [good, stock[good] ?? 0]));
  let over = (basic + count(BASIC, given)) % PART;
  for (const good of [...goods].reverse()) {
    const kept = BASIC.includes(good) ? Math.min(over, given[good]!) : 0;
    given[good]! -= kept;
    over -= kept;
  }
  return given;
}
