/** Which goods a building lets pick, how many, and what they cost or bring (LH-12.01, LH-13.027, LH-14, LH-23.4). */
import { amount, named } from "../../../lib/game/about";
import type { Ask } from "../../../lib/types";
import { BASIC, GOODS, UPGRADED, type Amounts, type GameView } from "../model";
import { picked } from "./plan";

export type Picking = {
  /** What can still be picked, in the order of the questions. */
  goods: string[];
  /** How many are to be picked; null: as many as one likes, but one at least unless it is `free`. */
  count: number | null;
  free: boolean;
  /** Some were picked before this question. */
  begun: boolean;
  /** Francs that each brings; below 0: costs. */
  brings: (good: string) => number;
  /** Francs at hand to pay with. */
  francs: number;
};

const KINDS: Record<string, string[]> = {
  marketplace: BASIC,
  town_square: UPGRADED.filter((good) => good !== "steel"),
  toy_fair: GOODS.filter((good) => good !== "steel"),
};
/** Francs that a good brings where goods are not just taken. */
const BRINGS: Record<string, (good: string) => number> = {
  pawnbrokers: () => 2,
  emporium: (good) => ({ steel: -5, coke: -3 })[good] ?? -1,
  major_corporation: (good) => (good === "steel" ? -3 : 0),
};

export function picking(ask: Ask, view: GameView): Picking {
  const player = view.players[ask.seat]!;
  const disc = player.disc ?? "";
  const legal = ask.choices.map((choice) => picked(choice.text)).filter((good) => GOODS.includes(good));
  const kinds = ask.decision === "office_hand_in" ? GOODS.filter((good) => player.stock[good]) : KINDS[disc];
  return {
    goods: kinds ? kinds.slice(kinds.indexOf(legal[0]!)) : legal,
    count: wanted(ask, kinds),
    free: ask.choices.some((choice) => choice.text === "done"),
    begun: Boolean(ask.about.picked) || (named(ask, "next") ?? GOODS[0]) !== GOODS[0],
    brings: BRINGS[disc] ?? (() => 0),
    francs: player.stock.francs ?? 0,
  };
}

/** How many are to be picked: the decision says it; where it does not, the last kind one may begin with tells. */
function wanted(ask: Ask, kinds: string[] | undefined): number | null {
  const left = amount(ask, "left");
  if (left !== undefined) return left || null;
  return kinds ? kinds.length - kinds.indexOf(picked(ask.choices.at(-1)!.text)) : null;
}

/** What a set brings in francs; below 0: costs. */
export const proceedsOf = ({ brings }: Picking, chosen: Amounts): number =>
  Object.entries(chosen).reduce((sum, [good, count]) => sum + count * brings(good), 0);
