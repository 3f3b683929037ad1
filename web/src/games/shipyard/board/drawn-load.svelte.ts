/** The load that the panel speaks of, for the ship to show before it is sent. */
import type { Amounts } from "../model";

class DrawnLoad {
  /** null: no panel is open. */
  now = $state.raw<{ load: Amounts; speed: number } | null>(null);
}
export const drawnLoad = new DrawnLoad();
