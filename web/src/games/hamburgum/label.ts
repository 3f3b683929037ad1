/** The words on a choice's button. */
import type { Say } from "../../lib/game/module";
import { dashed } from "../../lib/i18n/catalogue";
import type { Ask, Choice, View } from "../../lib/types";
import { split, type GameView, type Kind } from "./model";
import { basket, known } from "./panels/basket";
import { giving } from "./targets";
import { amountOf, capital, itemName, tokenName } from "./words";

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
      const [item = "", amount = ""] = verb.split("=");
      if (choice.ends && known(ask)) return wholeTrade(ask, shown, item, parseInt(amount, 10), say);
      return amount === "0" ? say("label-none-of", { item: itemName(item, say) }) : say(`label-${ask.decision}-whole`, { what: amountOf(item, amount, say) });
    }
    case "ships":
      return say("label-build-ships", { amount: Number(what) });
    case "donate":
      return say(`short-church-${what}`);
    case "canon":
      return what === "decline" ? say("label-canon-decline") : say(`short-church-${what}`);
    case "token":
    case "canon_token":
      return tokenName(giving(ask), verb as Kind, say);
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
function wholeTrade(ask: Ask, view: GameView, item: string, amount: number, say: Say): string {
  const { before } = basket(ask, view);
  const what = Object.entries({ ...before, [item]: before[item]! + amount })
    .filter(([, count]) => count)
    .map(([one, count]) => amountOf(one, count, say));
  return say(`label-${ask.decision}-whole`, { what: what.join(", ") });
}
