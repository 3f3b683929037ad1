/** The route that the panel speaks of, for the map to draw. */
import type { Halt } from "./canal";

class DrawnRoute {
  halts = $state.raw<Halt[]>([]);
}
export const drawnRoute = new DrawnRoute();
