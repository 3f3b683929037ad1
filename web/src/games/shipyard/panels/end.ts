/** What the button that ends the building or the turn means. */
import type { Plan } from "../../../lib/panel/plan";
import type { Ask } from "../../../lib/types";

/** No more parts, no bonus action; and a ship that is launched so sails where it can. */
const MEANT: Record<string, readonly string[]> = { column: ["done"], more: ["end"], launch: ["sail"] };

export function endPlan(ask: Ask): Plan {
  let launched = false;
  return {
    seat: ask.seat,
    answer: (now) => {
      // Of several ships each is asked for by itself.
      if (launched) return null;
      launched = now.decision === "launch";
      return now.choices.find(({ text }) => MEANT[now.decision]?.includes(text)) ?? null;
    },
  };
}
