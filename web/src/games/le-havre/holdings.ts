/** What a player has, for the list of players. */
import type { GameModule } from "../../lib/game/module";
import { dashed } from "../../lib/i18n/catalogue";
import { GOODS, type GameView } from "./model";

export const holdings: NonNullable<GameModule["holdings"]> = (shown, seat) => {
  const { stock } = (shown as GameView).players[seat]!;
  const held = ["francs", ...GOODS.filter((good) => (stock[good] ?? 0) > 0)];
  return held.map((good) => ({ id: good, text: `count-${dashed(good)}`, count: stock[good] ?? 0 }));
};
