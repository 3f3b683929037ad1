/** While a panel is open, a click on a thing that it counts adds one of it there. */
import type { Thing } from "../../../lib/game/module";

type Counts = (thing: Thing) => boolean;
let counts: Counts | null = null;

/** From now on clicks are offered to a panel; returns how to end that. */
export function listen(panel: Counts): () => void {
  counts = panel;
  return () => {
    if (counts === panel) counts = null;
  };
}

/** Whether a panel took the click. */
export const counted = (thing: Thing): boolean => counts?.(thing) ?? false;
