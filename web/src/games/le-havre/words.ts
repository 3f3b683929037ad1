/** Names and phrases in the player's language. */
import type { Has, Say } from "../../lib/game/module";
import { dashed } from "../../lib/i18n/catalogue";
import type { Amounts, CardView, Good } from "./model";

export const goodName = (good: Good, say: Say): string => say(`name-good-${dashed(good)}`);

/** What an icon is called where it stands for a word. */
export const iconName = (icon: string, say: Say, has: Has): string =>
  say([`name-good-${dashed(icon)}`, `name-type-${icon}`, `symbol-${icon}`, `lh-icon-${icon}`].find(has) ?? `lh-icon-${icon}`);

export const amountOf = (good: Good, amount: number, say: Say): string =>
  say("amount-good", { amount, good: goodName(good === "francs" && amount === 1 ? "franc" : good, say) });

export const amountsText = (amounts: Amounts, say: Say): string =>
  Object.entries(amounts)
    .filter(([, amount]) => amount)
    .map(([good, amount]) => amountOf(good, amount, say))
    .join(", ");

export const cardName = (card: CardView | undefined, id: string, say: Say): string =>
  card?.name ?? say(`name-card-${dashed(id)}`);

export const feeText = (fee: CardView["fee"], say: Say): string | null => {
  if (!fee) return null;
  const ways = [
    fee.food ? say("amount-food", { amount: fee.food }) : "",
    fee.francs ? amountOf("francs", fee.francs, say) : "",
  ].filter(Boolean);
  return ways.length ? ways.join(" / ") : say("fee-free");
};
