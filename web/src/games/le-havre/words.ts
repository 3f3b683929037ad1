/** Names and amounts as messages: a sentence asks for them in the form that its language needs. */
import type { Has, Say } from "../../lib/game/module";
import { dashed } from "../../lib/i18n/catalogue";
import type { Message } from "../../lib/types";
import { findCard, type Amounts, type CardView, type GameView, type Good } from "./model";

const message = (id: string, args: Message["args"] = {}): Message => ({ id, args });

export const goodNamed = (good: Good): Message => message(`name-good-${dashed(good)}`);
export const shipNamed = (type: string): Message => message(`name-ship-${type}`);
/** Cards of one's own have no message. */
export const cardNamed = (view: GameView, id: string): Message | string => findCard(view, id)?.name ?? message(`name-card-${dashed(id)}`);
/** So many of a good: "2 bricks". */
export const amountOf = (good: Good, count: number): Message =>
  good === "food" || good === "energy" ? message(`amount-${good}`, { amount: count }) : message(`count-${dashed(good)}`, { count });
/** All that there is of some goods. */
export const amountsOf = (amounts: Amounts): Message[] =>
  Object.entries(amounts)
    .filter(([, count]) => count)
    .map(([good, count]) => amountOf(good, count));

export const goodName = (good: Good, say: Say): string => say(`name-good-${dashed(good)}`);

/** What an icon is called where it stands for a word. */
export const iconName = (icon: string, say: Say, has: Has): string =>
  say([`name-good-${dashed(icon)}`, `name-type-${icon}`, `symbol-${icon}`, `lh-icon-${icon}`].find(has) ?? `lh-icon-${icon}`);

export const cardName = (card: CardView | undefined, id: string, say: Say): string =>
  card?.name ?? say(`name-card-${dashed(id)}`);

/** An entry fee, which may be paid in two ways; null: there is nothing to enter. */
export function feeOf(fee: CardView["fee"]): Message | null {
  if (!fee) return null;
  const [first, second] = [...(fee.food ? [amountOf("food", fee.food)] : []), ...(fee.francs ? [amountOf("francs", fee.francs)] : [])];
  return first && second ? message("amount-either", { first, second }) : (first ?? message("fee-free"));
}
