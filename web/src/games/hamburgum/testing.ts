/** What the tests of this board share: sample positions and the real catalogues. */
import { catalogueOf } from "../../lib/board/testing";
import type { Ask, ComponentRow, GameEvent } from "../../lib/types";
import en from "./en.ftl?raw";
import type { GameView } from "./model";
import positions from "./samples/positions.json";

export const { say, has, clashes } = catalogueOf("hamburgum", en);
export const sample = positions as unknown as {
  positions: { view: GameView; ask: Ask }[];
  words: Record<string, string[]>;
  components: ComponentRow[];
  events: GameEvent[];
};
