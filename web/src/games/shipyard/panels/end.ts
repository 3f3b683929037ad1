/** What the button that ends the building or the turn means. */
import type { Say } from "../../../lib/game/module";
import type { Plan } from "../../../lib/panel/plan";
import type { Ask, Choice } from "../../../lib/types";
import type { GameView } from "../model";
import { deed, launches, stranded } from "../turn";

export type Ending = {
  /** What the button says. */
  go: string;
  /** What is lost by it; null: nothing. */
  lost: string | null;
  /** Whether a bonus action may follow: then the way there is a button of its own. */
  more: boolean;
};

/** What comes of the choice that ends the building or the turn: its hint says what follows. */
export function ending(finish: Choice, ask: Ask, view: GameView, say: Say): Ending {
  const then = finish.hint?.args.then;
  if (then === "main") {
    const main = view.row.find((tile) => tile.chosen)?.action ?? "subsidy";
    return { go: say(`do-main-${main}`), lost: null, more: false };
  }
  const lost = stranded(finish, say);
  const plain = ask.decision === "column" ? say("deed-end") : (deed(finish, ask, view, say) ?? "");
  const go = lost ? say("deed-end-scrap") : launches(view, ask.seat) ? say("deed-launch") : plain;
  return { go, lost, more: then === "bonus" && !finish.ends };
}

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
