/** The goods of the tile that is spent at the Exchange: each is sold, or swapped for a piece of its list (SY-13). */
import { amount, members, named } from "../../../lib/game/about";
import type { Plan } from "../../../lib/panel/plan";
import type { Ask } from "../../../lib/types";
import { BONUS_COST, completeShips, components, merchants, type GameView } from "../model";

export const SELL = "sell";
type Tile = {
  /** In the order of the questions. */
  goods: string[];
  /** Which of them is asked for now; those before it are done. */
  at: number;
  /** Pieces that were got in this action already: no kind twice (SY-13.5). */
  got: string[];
};

export const NO_TILE: Tile = { goods: [], at: 0, got: [] };

/** The tile behind a question; null where the question does not say. */
export function tileOf(ask: Ask): Tile | null {
  const goods = components.goods[named(ask, "tile") ?? ""];
  if (!goods) return null;
  return { goods, at: amount(ask, "item") ?? 0, got: members(ask, "received") };
}

/** The price of the day, and 1 more for each merchant of the good (SY-13.3, SY-15.3). */
export const saleOf = (view: GameView, seat: number, good: string): number =>
  (view.wheel.exchange_prices[view.wheel.exchange]?.[good] ?? 0) + merchants(view.players[seat], good);

/** What a good can become beside what the other goods become. */
export function ways({ goods, got }: Tile, chosen: readonly string[], at: number): string[] {
  const gone = new Set([...got, ...chosen.filter((_, other) => other !== at)]);
  return [SELL, ...(components.swap[goods[at]!] ?? []).filter((piece) => !gone.has(piece))];
}

/**
 * Whether the turn is over after this trade, as far as the question and the table tell: no ship to launch, and no money for
 * a bonus action.
 */
export function endsTurn(ask: Ask, view: GameView, { goods, at }: Tile, chosen: readonly string[], money: number): boolean {
  if (goods.length - at === 1) return ask.choices.some(({ text, ends }) => ends && text.split(" ")[0] === `${goods[at]}=${chosen[at]}`);
  const player = view.players[ask.seat];
  const main = view.row.some((tile) => tile.chosen && tile.action === "exchange");
  return main && player !== undefined && !completeShips(player.yard).length && player.money + money < BONUS_COST;
}

/** The rest of the tile, all decided; `chosen` counts from its first good. */
export function tradePlan(ask: Ask, { goods }: Tile, chosen: readonly string[]): Plan {
  return {
    seat: ask.seat,
    answer: (now) => {
      const at = amount(now, "item") ?? -1;
      if (now.decision !== "good" || now.about.tile !== ask.about.tile) return null;
      // Where the rest is forced, the words name it too.
      return now.choices.find(({ text }) => text.split(" ")[0] === `${goods[at]}=${chosen[at]}`) ?? null;
    },
  };
}
