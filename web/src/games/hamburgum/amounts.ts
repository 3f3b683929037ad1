/** What each amount of a sale, a purchase or a shipyard's work comes to, as far as one answer alone can tell. */
import type { Ask, Choice } from "../../lib/types";
import { DEPOT, GOODS, HOME_PRICE, affordable, type Good, type HView } from "./model";

export type Amount = { choice: Choice; count: string; result: { id: string; args: Record<string, number> } | null };
export type Amounts = { item: string; amounts: Amount[] };

export const isAmount = (ask: Ask): boolean => ["sell", "buy", "ships"].includes(ask.decision);

export function amounts(ask: Ask, view: HView): Amounts {
  const words = ask.choices.map((choice) => choice.text.split(/[ =]/) as [string, string]);
  const item = words[0]![0];
  const before = ask.decision === "buy" ? boughtBefore(ask, view) : null;
  return {
    item,
    amounts: ask.choices.map((choice, k): Amount => {
      const count = words[k]![1];
      const units = parseInt(count, 10);
      if (ask.decision === "ships") return { choice, count, result: { id: "amount-timber", args: { timber: units } } };
      if ((GOODS as readonly string[]).includes(item))
        return {
          choice,
          count,
          result: { id: "amount-sale", args: { money: alone(view, ask.seat, item as Good, units) } },
        };
      const total = before === null ? null : before + units;
      const price = total === null ? null : total === 0 ? 0 : DEPOT[total - 1];
      return {
        choice,
        count,
        result: price === null || price === undefined ? null : { id: "amount-price", args: { money: price } },
      };
    }),
  };
}

/** Money for one good when nothing else is sold: own ships first, the rest at home (HB-6.4, HB-6.9). */
function alone(view: HView, seat: number, good: Good, units: number): number {
  const { berth_1, berth_2, berth_3 } = view.players[seat]!.ships;
  const carried = Math.min(units, berth_1 + 2 * berth_2 + 3 * berth_3);
  return carried * view.prices[good] + (units - carried) * HOME_PRICE;
}

/**
 * Units already in the basket. The view does not tell, but the largest amount still offered does: it is what the money
 * buys, less those. Beyond the printed table the tables' switches differ, so nothing is told there.
 */
export function boughtBefore(ask: Ask, view: HView): number | null {
  const { money } = view.players[ask.seat]!;
  const [item, most] = ask.choices.at(-1)!.text.split("=") as [string, string];
  if (item === "bell") return 0;
  if (money >= 620 || most.endsWith("+")) return null;
  return affordable(money) - Number(most);
}
