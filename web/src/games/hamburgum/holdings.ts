/** What a player has, for the list of players. */
import type { GameModule } from "../../lib/game/module";
import { GOODS, MATERIALS, type GameView } from "./model";

export const holdings: NonNullable<GameModule["holdings"]> = (shown, seat) => {
  const { money, stock } = (shown as GameView).players[seat]!;
  const held = [...GOODS, ...MATERIALS].filter((item) => stock[item] > 0).map((item) => ({ id: item as string, text: `count-${item}`, count: stock[item] }));
  return [{ id: "money", text: "count-money", count: money }, ...held];
};
