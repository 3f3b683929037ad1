/** What a player has, for the list of players. */
import type { GameModule } from "../../lib/game/module";
import { GOODS, PIECES, type GameView } from "./model";

export const holdings: NonNullable<GameModule["holdings"]> = (shown, seat) => {
  const { money, goods, reserve } = (shown as GameView).players[seat]!;
  const tiles = goods.flatMap((tile) => tile.goods);
  const all = [
    ...GOODS.map((good) => ({ id: good, text: `count-good-${good}`, count: tiles.filter((one) => one === good).length })),
    ...PIECES.map((piece) => ({ id: piece, text: `count-piece-${piece}`, count: reserve[piece] ?? 0 })),
  ];
  return [{ id: "guilders", text: "count-guilders", count: money }, ...all.filter(({ count }) => count > 0)];
};
