/** What the tests of this board share: sample positions and the real catalogues. */
import { catalogueOf } from "../../lib/board/testing";
import type { Ask, GameEvent } from "../../lib/types";
import en from "./en.ftl?raw";
import type { GameView } from "./model";
import positions from "./samples/positions.json";
import words from "./samples/words.json";

export const { rules, say, has } = catalogueOf("le_havre", en);
export const sample = { positions, ...words } as unknown as {
  positions: { view: GameView; ask: Ask }[];
  asks: Ask[];
  events: GameEvent[];
};
