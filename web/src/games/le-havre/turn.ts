/** What part a choice plays in a turn, what its button says, and what a click on a thing means. */
import type { Role, Say, Thing } from "../../lib/game/module";
import { dashed } from "../../lib/i18n/catalogue";
import type { Ask, Choice, View } from "../../lib/types";
import { ownerOf, findShip, type GameView } from "./model";

const verbOf = (choice: Choice): string => choice.text.split(" ")[0] ?? "";

/** Business that is possible at any time. */
const ASIDE = new Set(["buy", "sell", "repay", "loan", "redeem", "send"]);
/** No more of this. */
const FINISH = new Set(["done", "pass", "no_good", "no_swap", "do_not_look"]);
const isBusiness = (choice: Choice): boolean => ASIDE.has(verbOf(choice));
/** Decisions that are about what is business elsewhere. */
const MATTERS = new Set(["forced", "lay_buy"]);

export function role(choice: Choice, ask: Ask): Role {
  const verb = verbOf(choice);
  // Nobody gives the last action up by the button that ends every other turn.
  if (verb === "pass" && ask.choices.some((one) => one !== choice && !isBusiness(one))) return "main";
  if (FINISH.has(verb)) return "finish";
  return isBusiness(choice) && !MATTERS.has(ask.decision) ? "aside" : "main";
}

/** What is built is listed as it lies on the table. */
export function order(choice: Choice, _: Ask, plain: View): number {
  const [verb, card] = choice.text.split(" ");
  return verb === "construct" ? (plain as GameView).proposals.findIndex((stack) => stack[0]?.id === card) : 0;
}

/** What the primary button says; null: that the turn ends, or the choice's own words. */
export function deed(choice: Choice, ask: Ask, _: View, say: Say): string | null {
  const verb = verbOf(choice);
  if (endsTurn(choice, ask)) return say("lh-done-after-action");
  if (verb === "done") return say(`lh-done-${dashed(ask.decision)}`);
  return FINISH.has(verb) ? say(`lh-${dashed(verb)}`) : null;
}

/** Decisions after which nothing is left of a turn. */
const LAST = new Set(["second_construction", "second_visit"]);

export const endsTurn = (choice: Choice, ask: Ask): boolean => verbOf(choice) === "done" && LAST.has(ask.decision);

/** Selling for half the worth, and giving up what would be free. */
export function warning(choice: Choice, ask: Ask, _: View, say: Say): string | null {
  const verb = verbOf(choice);
  if (verb === "sell" && ask.decision !== "forced") {
    const { francs = 0, value = 0 } = choice.hint?.args ?? {};
    return say("lh-warn-sell", { francs, value });
  }
  if (verb === "pass") return say("lh-warn-pass");
  if (verb === "done" && ask.decision === "second_visit") return say("lh-warn-second-visit");
  return null;
}

/** What is done at once; of several the first of these words that any of them begins with. */
const FIRST = ["enter", "take", "construct", "build", "exchange_for", "lay", "evict", "send", "repay", "redeem", "loan"];

/**
 * A click on an offer takes it, on a building enters it, on a proposal builds it. What a visit then leaves only one way to do is done
 * with it: the summary of the turn says so, and it can be taken back. Selling is never meant by a plain click, and
 * buying only where nothing else could be: at the proposals and the ships.
 */
export function meant(thing: Thing, choices: readonly Choice[], ask: Ask, plain: View): Choice | null {
  if (thing.startsWith("good:") && choices.length > 1) return null;
  for (const verb of FIRST) {
    const found = choices.filter((choice) => verbOf(choice) === verb);
    if (found.length) return found.length > 1 ? null : found[0]!;
  }
  const [only] = choices;
  if (choices.length !== 1 || !only || verbOf(only) === "sell") return null;
  return verbOf(only) === "buy" && isBuilt(thing, plain as GameView) ? null : only;
}

const isBuilt = (thing: Thing, view: GameView): boolean => {
  const id = thing.replace("card:", "");
  return view.town.some((card) => card.id === id) || ownerOf(view, id) !== null;
};

/** Decisions in which things on the board could be wished for. */
const FREE = new Set(["turn", "after_action", "second_visit", "second_construction", "before_supply", "construct", "ship", "space", "gap"]);

/** What a click on an unlit thing would ask for. */
export function wish(thing: Thing, ask: Ask, plain: View): string | null {
  if (!FREE.has(ask.decision)) return null;
  const view = plain as GameView;
  const [kind, id = ""] = thing.split(":");
  switch (kind) {
    case "offer":
      return `take ${id}`;
    case "card":
      if (isBuilt(thing, view)) return `enter ${id}`;
      return /construct/.test(ask.decision) ? `construct ${id}` : `buy ${id}`;
    case "ships":
      return `${ask.decision === "ship" ? "build" : "buy"} ${id}_ship`;
    case "ship": {
      const ship = findShip(view, id);
      const mine = view.players[ask.seat]?.ships.some((one) => one.id === id);
      return ship && mine ? `sell ${ship.type}_ship_${ship.value}` : null;
    }
    case "loan":
      return Number(id) === ask.seat ? "repay" : null;
  }
  return null;
}
