/** What part a choice plays in a turn: what its button really does, and what would be lost by it. */
import type { Role, Say, Thing } from "../../lib/game/module";
import { dashed } from "../../lib/i18n/catalogue";
import type { Ask, Choice, View } from "../../lib/types";
import { reach } from "./board/reach";
import { completed, CHURCHES, GOODS, MAKER, owned, SPACES, split, type Church, type GameView } from "./model";
import { basket, known, type Mode } from "./panels/basket";
import { giving } from "./targets";
import { amount, deedOf, tokenName } from "./words";

const FINISHES = new Set(["none", "stop", "canon decline", "ships 0"]);

/** Nothing of Hamburgum is done beside a turn: a choice is what the turn is about, or no more of it. */
export const role = (choice: Choice): Role => (FINISHES.has(choice.text) ? "finish" : "main");

export function deed(choice: Choice, ask: Ask, view: View, say: Say): string | null {
  const shown = view as GameView;
  const [verb = "", what = ""] = choice.text.split(" ");
  switch (ask.decision) {
    case "move": {
      const good = GOODS.find((one) => one === what);
      if (!good) return null;
      return say("deed-produce", { goods: amount(good, 1 + owned(shown, ask.seat, MAKER[good])) });
    }
    case "sell":
    case "buy": {
      if (!choice.ends || !known(ask)) return null;
      const { before } = basket(ask, shown);
      const [item = "", count = ""] = verb.split("=");
      const total = Number(choice.hint?.args.total ?? 0);
      return deedOf(ask.decision as Mode, { ...before, [item]: before[item]! + parseInt(count, 10) }, total, say);
    }
    case "ships":
      return say("ships-go", { count: Number(what) });
    case "donate":
      if (choice.text === "stop") return choice.ends ? null : say("label-donate-stop");
      return lastPart(shown, what as Church) ? say("deed-end-game") : null;
    case "canon":
      return choice.text === "canon decline" ? say("label-canon-decline") : lastPart(shown, what as Church) ? say("deed-end-game") : null;
    case "token":
    case "canon_token": {
      const church = giving(ask);
      return church && lastPart(shown, church) ? say("deed-end-game") : null;
    }
    case "site":
      return choice.ends ? null : say("deed-build", { site: what });
    case "official":
      return choice.ends ? null : say("deed-appoint", { official: say(`name-official-${dashed(verb)}`) });
    case "score":
    case "surplus":
      return choice.ends ? null : say("deed-score", { token: tokenName(...split(what), say) });
    default:
      return null;
  }
}

/** Spaces lie as far down the list as the piece has to go to them. */
export function order(choice: Choice, ask: Ask, view: View): number {
  const from = (view as GameView).players[ask.seat]!.space;
  if (ask.decision !== "move" || !from) return 0;
  const at = (space: string): number => SPACES.findIndex((one) => one === space);
  return (at(choice.text.split(" ")[1]!) - at(from) + SPACES.length - 1) % SPACES.length;
}

/** Whether the next part of a church completes the sixth one, which ends the game (HB-16.1). */
const lastPart = (view: GameView, church: Church): boolean =>
  completed(view) === CHURCHES.length - 1 && view.churches[church].donors.length === 4;

export function warning(choice: Choice, ask: Ask, _: View, say: Say): string | null {
  const told = choice.hint?.args ?? {};
  const idle = ask.about.effect === 0;
  const stops = choice.text === "stop" && choice.ends && idle;
  switch (ask.decision) {
    case "move":
      return (told.lacks ?? "nothing") === "nothing" ? null : say("warn-move", { lacks: told.lacks!, cost: told.cost ?? 0 });
    case "trade":
      return choice.text === "none" && ask.choices.length > 1 ? say("warn-trade") : null;
    case "ships":
      return choice.text === "ships 0" && ask.choices.length > 1 ? say("warn-ships") : null;
    case "donate":
      return stops ? say("warn-donate") : null;
    case "score":
      if (stops) return say("warn-score");
      return told.value === 0 && ask.choices.some((one) => one.text === "stop") ? say("warn-score-nothing") : null;
    case "site":
      if (stops) return say("warn-site");
      if (told.ship === 0 && choice.hint?.id === "hint-build-captain") return say("warn-captain");
      return official(choice, say);
    case "official":
      return official(choice, say);
    default:
      return null;
  }
}

/** An official who would bring nothing. */
function official(choice: Choice, say: Say): string | null {
  const id = choice.hint?.id ?? "";
  const { money, bricks } = choice.hint?.args ?? {};
  if (!/^hint-(official|appoint)/.test(id)) return null;
  if (id.endsWith("-canon")) return bricks === 0 ? say("warn-canon") : null;
  return money === 0 ? say("warn-official") : null;
}

/** A click on berth 3 means as many ships as possible; amounts of goods are chosen in the panel. */
export const meant = (_: Thing, choices: readonly Choice[], ask: Ask): Choice | null =>
  ask.decision === "ships" ? (choices.at(-1) ?? null) : null;

export function wish(thing: Thing, ask: Ask, view: View): string | null {
  const [kind = "", what = ""] = thing.split(":");
  switch (`${ask.decision} ${kind}`) {
    case "move space":
      return `move ${what}`;
    case "trade sale":
    case "trade good":
      return "sell";
    case "trade depot":
    case "trade material":
      return "buy";
    case "sell good":
    case "buy material":
      return `${what}=1`;
    case "ships berth":
      return what === "3" ? "ships 1" : null;
    case "donate church":
    case "score church":
      return `donate ${what}`;
    case "canon church":
      return `canon ${what}`;
    case "score token":
    case "surplus token":
      return `score ${what}`;
    case "site site": // what is out of reach, its explanation says anyway
      return reach(view as GameView, ask.seat, what).ok ? `build ${what}` : null;
    case "official official":
      return what;
    default:
      return null;
  }
}
