/** What every panel of this game is given, and how it hands on what was decided. */
import type { PlanPanelProps } from "../../../lib/panel/props";
import type { GameView } from "../model";
import type { Decided } from "./plan";

export type PanelPart = PlanPanelProps<GameView, Omit<Decided, "seat">>;
