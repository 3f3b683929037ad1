/** What a trade asks for in turn, and what has been answered of it already: good after good, material after material. */
import { amount } from "../../../lib/game/about";
import { asked, counting, type Plan } from "../../../lib/panel/plan";
import type { Ask } from "../../../lib/types";
import { DEPOT, GOODS, MATERIALS, type GameView } from "../model";

export type Mode = "sell" | "buy";

/** The order of the questions (HB-19.3). */
const ORDER: Record<Mode, readonly string[]> = { sell: GOODS, buy: ["bell", "brick", "timber"] };
/** The order in which they lie on the table. */
const SHOWN: Record<Mode, readonly string[]> = { sell: GOODS, buy: MATERIALS };
const MODES = ["sell", "buy"] as const;

type Basket = {
  /** What can still be chosen, in the order of the table. */
  open: string[];
  /** What was answered before this question. */
  before: Record<string, number>;
};

/** What can be done here: whether to sell or to buy may still be open. */
export const modes = (ask: Ask): Mode[] =>
  MODES.filter((mode) => ask.decision === mode || ask.choices.some((choice) => ask.decision === "trade" && choice.text === mode));

/** Whether all of a trade that was answered is known here: the decision tells it, and the first question has nothing before it. */
export const known = (ask: Ask): boolean =>
  ask.decision === "trade" || Object.keys(ask.about).length > 0 || asked(ask) === ORDER[ask.decision as Mode]?.[0];

export function basket(ask: Ask, view: GameView, mode: Mode = ask.decision as Mode): Basket {
  const { stock } = view.players[ask.seat]!;
  const now = ask.decision === mode ? asked(ask) : ORDER[mode][0]!;
  const later = ORDER[mode].slice(ORDER[mode].indexOf(now));
  const held = (item: string): boolean => mode === "buy" || stock[item as keyof typeof stock] > 0;
  return {
    open: SHOWN[mode].filter((item) => later.includes(item) && held(item)),
    before: Object.fromEntries(SHOWN[mode].map((item) => [item, ask.decision === mode ? (amount(ask, item) ?? 0) : 0])),
  };
}

/** Why a mode is closed; null: it is not, or it was decided against. */
export function closed(ask: Ask, view: GameView, mode: Mode): { id: string; args: Record<string, number> } | null {
  if (modes(ask).includes(mode)) return null;
  const { stock, money } = view.players[ask.seat]!;
  if (mode === "sell") return GOODS.some((good) => stock[good]) ? null : { id: "trade-no-goods", args: {} };
  return money < DEPOT[0]! ? { id: "trade-no-money", args: { money, price: DEPOT[0]! } } : null;
}

/** The rest of a trade, all decided; `chosen` counts from the beginning. */
export function tradePlan(ask: Ask, mode: Mode, { open, before }: Basket, chosen: Record<string, number>): Plan {
  const answer = counting(Object.fromEntries(open.map((item) => [item, (chosen[item] ?? 0) - before[item]!])));
  return {
    seat: ask.seat,
    answer: (now) => {
      if (now.decision === "trade") return now.choices.find((choice) => choice.text === mode) ?? null;
      return now.decision === mode ? answer(now) : null;
    },
  };
}
