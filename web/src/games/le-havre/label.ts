/** The words on a choice's button. */
import type { Say } from "../../lib/game/module";
import { dashed } from "../../lib/i18n/catalogue";
import { counted } from "../../lib/panel/plan";
import type { Ask, Choice, Message, View } from "../../lib/types";
import type { GameView } from "./model";
import { amountOf, cardNamed, goodNamed, shipNamed } from "./words";

const ship = (word: string): Message => {
  const [, type = "", value] = /^(\w+?)_ship(?:_(\d+))?$/.exec(word) ?? [];
  return value ? { id: "the-ship-worth", args: { ship: shipNamed(type), value } } : shipNamed(type);
};

export function label(choice: Choice, ask: Ask, plain: View, say: Say): string {
  const view = plain as GameView;
  const words = choice.text.split(" ");
  const [verb = "", object = ""] = words;
  const args = choice.hint?.args ?? {};
  const named = (id: string): Message | string => (/_ship(_\d+)?$/.test(id) ? ship(id) : cardNamed(view, id));
  const player = (word: string): string => view.names[Number(word.slice(5)) - 1] ?? word;
  const number = counted(choice.text);
  if (number?.what === "ships") return say("lh-sail", { count: number.amount });
  // Where the rest is forced, the words name it too.
  const numbers = words.map(counted).filter((one) => one !== null);
  if (number) return say("lh-goods", { goods: numbers.map(({ what, amount }) => amountOf(what, amount)) });
  const units = /^(?:and )?x(\d+)(\+?)$/.exec(choice.text);
  if (units) return say(units[2] ? "lh-units-more" : "lh-units", { count: Number(units[1]) });
  switch (verb) {
    case "take": {
      const goods = object.split("+").map((good) => amountOf(good, view.offer[good] ?? 0));
      return say("lh-take", { what: goods });
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
      return say(`lh-${verb}`, { what: goodNamed(object) });
  }
  if (ask.decision === "fee" || ask.decision === "office_steel") return say(`lh-${dashed(ask.decision)}-${dashed(verb)}`);
  if (ask.decision === "crane") return say(verb === "no_swap" ? "lh-no-swap" : "lh-crane", { what: goodNamed(verb.slice(9)) });
  if (verb === "done") return say(`lh-done-${dashed(ask.decision)}`);
  if (verb === "keep_order" || verb === "swap") {
    const place = verb === "keep_order" ? 1 : 2;
    const top = view.specials.known.find((known) => known.places.length === 1 && known.places[0] === place);
    if (top) return say("lh-on-top", { card: cardNamed(view, top.card) });
  }
  if (ask.decision === "pick" || ask.decision === "office_hand_in") return say("lh-goods", { goods: words.map(goodNamed) });
  return say(`lh-${dashed(verb)}`);
}
