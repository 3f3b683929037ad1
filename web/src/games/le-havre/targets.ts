/** Which things on the table a choice stands for, read off its words. */
import type { Thing } from "../../lib/game/module";
import type { Ask, Choice, View } from "../../lib/types";
import { GOODS, type GameView } from "./model";

/** Words that name no thing on the table: only their buttons stand for them. */
const BUTTON_ONLY =
  /^(done|pass|food|francs|do_not_look|look|keep_order|swap|first_part|second_part|(and )?x\d+\+?|ships=\d+|no_swap|wood_for_\w+|no_steel|no_good)$/;

export const buttonOnly = (text: string): boolean => BUTTON_ONLY.test(text);

const seatIn = (word: string): number => Number(word.replace("seat_", "")) - 1;

/** `wooden_ship_4` is any ship of that kind and value that the deciding seat has. */
function shipsNamed(name: string, seat: number, view: GameView): Thing[] {
  const [, type, value] = /^(\w+)_ship_(\d+)$/.exec(name) ?? [];
  return (view.players[seat]?.ships ?? [])
    .filter((ship) => ship.type === type && ship.value === Number(value))
    .map((ship) => `ship:${ship.id}`);
}

/** Decisions that are amounts or payments: a panel asks for them together. */
const AMOUNTS = new Set([
  "food", "energy", "amount", "substitute", "fleet", "cargo", "pick", "hand_in", "receive", "office_hand_in", "forced", "fee",
]); // prettier-ignore

export const inPanel = (ask: Ask): boolean => AMOUNTS.has(ask.decision);

/** Where a panel sums goods up, a click on one of them would answer only the next of its small questions. */
const isGood = (thing: Thing): boolean => thing.startsWith("good:");

export function targets(choice: Choice, ask: Ask, view: View): Thing[] {
  const named = things(choice, ask, view);
  return inPanel(ask) ? named.filter((thing) => !isGood(thing)) : named;
}

/** Everything that the words of a choice name. */
export function things(choice: Choice, ask: Ask, plain: View): Thing[] {
  const view = plain as GameView;
  const own = (good: string): Thing[] => [`good:${ask.seat}:${good}`];
  const [verb = "", object = ""] = choice.text.split(" ");
  if (ask.decision === "office_steel" && verb === "steel") return own("steel");
  if (buttonOnly(choice.text)) return [];
  switch (verb) {
    case "take":
      return object.includes("=") ? own(object.split("=")[0]!) : object.split("+").map((good) => `offer:${good}`);
    case "enter":
    case "construct":
    case "lay":
    case "exchange_for":
      return [`card:${object}`];
    case "buy":
      return object.endsWith("_ship") ? [`ships:${object.slice(0, -5)}`] : [`card:${object}`];
    case "build":
      return [`ships:${object.slice(0, -5)}`];
    case "sell":
    case "exchange":
      return /_ship_\d+$/.test(object) ? shipsNamed(object, ask.seat, view) : [`card:${object}`];
    case "evict": {
      const disc = view.players[seatIn(object)]?.disc;
      return [`disc:${seatIn(object)}`, ...(disc ? [`card:${disc}`] : [])];
    }
    case "send":
      return [`disc:${seatIn(choice.text.split(" ")[2] ?? "")}`];
    case "repay":
    case "loan":
    case "two_loans":
    case "one_loan":
      return [`loan:${ask.seat}`];
    case "redeem":
    case "get":
    case "for":
      return own(object);
  }
  const good = verb.split("=")[0]!;
  return GOODS.includes(good) || good === "francs" ? own(good) : [];
}
