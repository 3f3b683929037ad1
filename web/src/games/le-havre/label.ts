/** The words on a choice's button. */
import type { Say } from "../../lib/game/module";
import { dashed } from "../../lib/i18n/catalogue";
import { counted } from "../../lib/panel/plan";
import type { Ask, Choice, View } from "../../lib/types";
import { findCard, type GameView } from "./model";
import { amountOf, cardName, goodName } from "./words";

const shipName = (word: string, say: Say): string => {
  const [, type, value] = /^(\w+?)_ship(?:_(\d+))?$/.exec(word) ?? [];
  const name = say(`name-ship-${type}`);
  return value ? say("lh-ship-worth", { ship: name, value }) : name;
};

export function label(choice: Choice, ask: Ask, plain: View, say: Say): string {
  const view = plain as GameView;
  const words = choice.text.split(" ");
  const [verb = "", object = ""] = words;
  const args = choice.hint?.args ?? {};
  const named = (id: string): string => (/_ship(_\d+)?$/.test(id) ? shipName(id, say) : cardName(findCard(view, id), id, say));
  const player = (word: string): string => view.names[Number(word.slice(5)) - 1] ?? word;
  const number = counted(choice.text);
  if (number?.what === "ships") return say("lh-sail", { count: number.amount });
  // Where the rest is forced, the words name it too.
  const numbers = words.map(counted).filter((one) => one !== null);
  if (number) return numbers.map(({ what, amount }) => amountOf(what, amount, say)).join(", ");
  const units = /^(?:and )?x(\d+)(\+?)$/.exec(choice.text);
  if (units) return say(units[2] ? "lh-units-more" : "lh-units", { count: Number(units[1]) });
  switch (verb) {
    case "take": {
      const goods = object.split("+").map((good) => amountOf(good, view.offer[good] ?? 0, say));
      return say("lh-take", { what: goods.join(" + ") });
    }
    case "enter":
    case "construct":
    case "lay":
    case "build":
    case "exchange_for":
    case "exchange":
      return say(`lh-${dashed(verb)}`, { what: named(object) });
    case "buy":
      return say("lh-buy", { what: named(object), francs: args.francs ?? 0 });
    case "sell":
      return say("lh-sell", { what: named(object), francs: args.francs ?? 0 });
    case "evict":
      return say("lh-evict", { player: player(object) });
    case "send":
      return say("lh-send-home", { player: player(words[2] ?? "") });
    case "redeem":
    case "get":
    case "for":
      return say(`lh-${verb}`, { what: goodName(object, say) });
  }
  if (ask.decision === "fee" || ask.decision === "office_steel") return say(`lh-${dashed(ask.decision)}-${dashed(verb)}`);
  if (ask.decision === "crane") return say(verb === "no_swap" ? "lh-no-swap" : "lh-crane", { what: goodName(verb.slice(9), say) });
  if (verb === "done") return say(`lh-done-${dashed(ask.decision)}`);
  if (ask.decision === "pick" || ask.decision === "office_hand_in") return words.map((word) => goodName(word, say)).join(", ");
  return say(`lh-${dashed(verb)}`);
}
