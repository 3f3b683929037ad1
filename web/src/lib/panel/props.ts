/** What a panel that decides several things together is given by its game's `Panel`. */
import type { PanelProps } from "../game/module";
import type { Plan } from "./plan";

export type PlanPanelProps<V, Decided = Plan> = Pick<PanelProps, "ask" | "say"> & {
  view: V;
  /** What was decided is being sent. */
  busy: boolean;
  /** Carry out what was decided. */
  ongo: (decided: Decided) => void;
};
