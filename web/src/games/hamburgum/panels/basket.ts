/** What a trade asks for in turn, and what has been answered of it already: good after good, material after material. */
import { asked, counting, type Plan } from "../../../lib/panel/plan";
import type { Ask } from "../../../lib/types";
import { GOODS, type GameView } from "../model";

/** The order of the questions (HB-19.3). */
const ORDER: Record<string, readonly string[]> = { sell: GOODS, buy: ["bell", "brick", "timber"] };

type Basket = {
  /** What can still be chosen, in the order of the questions. */
  open: string[];
  /** What was answered before this question. */
  before: Record<string, number>;
};

/** Whether all of a trade that was answered is known here: the decision tells it, and the first question has nothing before it. */
export const known = (ask: Ask): boolean => Object.keys(ask.about).length > 0 || asked(ask) === ORDER[ask.decision]?.[0];

export function basket(ask: Ask, view: GameView): Basket {
  const order = ORDER[ask.decision]!;
  const now = asked(ask);
  const { stock } = view.players[ask.seat]!;
  const held = (item: string): boolean => ask.decision === "buy" || stock[item as keyof typeof stock] > 0;
  return {
    open: order.slice(order.indexOf(now)).filter((item) => item === now || held(item)),
    before: Object.fromEntries(order.map((item) => [item, ask.about[item] ?? 0])),
  };
}

/** The rest of a trade, all decided; `chosen` counts from the beginning. */
export function tradePlan(ask: Ask, { open, before }: Basket, chosen: Record<string, number>): Plan {
  const answer = counting(Object.fromEntries(open.map((item) => [item, (chosen[item] ?? 0) - before[item]!])));
  return { seat: ask.seat, answer: (now) => (now.decision === ask.decision ? answer(now) : null) };
}
