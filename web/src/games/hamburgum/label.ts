/** The words on a choice's button. */
import type { Say } from "../../lib/game/module";
import { dashed } from "../../lib/i18n/catalogue";
import type { Ask, Choice, View } from "../../lib/types";
import { split, type GameView, type Kind } from "./model";
import { basket, known } from "./panels/basket";
import { giving } from "./targets";
import { amount, amounts, capital, item, kindName, tokenName } from "./words";

/** A button's label begins with a capital, whatever name it begins with. */
export function label(choice: Choice, ask: Ask, view: View, say: Say): string {
  return capital(words(choice, ask, view, say));
}

function words(choice: Choice, ask: Ask, view: View, say: Say): string {
  const [verb = "", what = ""] = choice.text.split(" ");
  const shown = view as GameView;
  if (choice.text === "none" || choice.text === "stop") return say(`label-${ask.decision}-${choice.text}`);
  switch (ask.decision) {
    case "move":
      return say(`name-space-${dashed(what)}`);
    case "trade":
      return say(`label-trade-${verb}`);
    case "sell":
    case "buy": {
      const [which = "", many = ""] = verb.split("=");
      const count = parseInt(many, 10);
      if (choice.ends && known(ask)) return wholeTrade(ask, shown, which, count, say);
      return count ? say(`label-${ask.decision}-whole`, { what: amount(which, count) }) : say("label-none-of", { item: item(which) });
    }
    case "ships":
      return say("label-build-ships", { amount: Number(what) });
    case "donate":
      return say(`short-church-${what}`);
    case "canon":
      return what === "decline" ? say("label-canon-decline") : say(`short-church-${what}`);
    case "token":
    case "canon_token":
      return kindName(giving(ask), verb as Kind, say); // the question names the church
    case "score":
    case "surplus":
      return tokenName(...split(what), say);
    case "site":
      return what; // its building is named by what it brings
    case "official":
      return say(`name-official-${dashed(verb)}`);
    default:
      return choice.text;
  }
}

/** The last answer of a trade carries out all of it. */
function wholeTrade(ask: Ask, view: GameView, which: string, count: number, say: Say): string {
  const { before } = basket(ask, view);
  return say(`label-${ask.decision}-whole`, { what: amounts({ ...before, [which]: before[which]! + count }) });
}
