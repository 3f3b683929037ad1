/** What every panel of this game is given, and how it hands on what was decided. */
import type { Say } from "../../../lib/game/module";
import type { Ask } from "../../../lib/types";
import type { Decided } from "./plan";
import type { GameView } from "../model";

export type PanelPart = {
  ask: Ask;
  view: GameView;
  say: Say;
  /** What was decided is being sent. */
  busy: boolean;
  ongo: (decided: Omit<Decided, "seat">) => void;
};
