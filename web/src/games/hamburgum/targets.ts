/** Which things on the table a choice stands for, read off its words. */
import type { Thing } from "../../lib/game/module";
import type { Ask, Choice, View } from "../../lib/types";
import { CHURCHES, DEPOT, TOKEN, owned, worth, type Church, type GameView, type Kind } from "./model";
import { basket, known } from "./panels/basket";

/**
 * The church a token is being taken from. The notation names only the kind, so it is found by what lies there and by what
 * the tokens are said to be worth; null where two churches would look the same.
 */
export function giving(ask: Ask, view: GameView): Church | null {
  const kinds = ask.choices.map((choice) => choice.text).sort();
  const fits = CHURCHES.filter((church) => {
    const shown = view.churches[church];
    return !shown.completed && shown.donors.length > 0 && [...shown.tokens].sort().join() === kinds.join();
  });
  const told = fits.filter((church) =>
    ask.choices.every(
      ({ text, hint }) =>
        hint?.args.value === undefined ||
        values(view, ask.seat, church, text as Kind).includes(hint.args.value as number),
    ),
  );
  return told.length === 1 ? told[0]! : null;
}

/** What a token can be worth now: building tokens count on the map or, with a switch, in the parish (HB-11.6). */
const values = (view: GameView, seat: number, church: Church, kind: Kind): number[] => {
  const { building, type } = TOKEN[church];
  const inside = kind === "building" ? [building * owned(view, seat, type, church)] : [];
  return [worth(view, seat, church, kind), ...inside];
};

/** Answers that end or refuse something, or take none of it, stand for nothing on the table: they are buttons only. */
export const buttonOnly = (text: string): boolean =>
  ["none", "stop", "canon decline"].includes(text) || /^\w+[ =]0(?!\S)/.test(text);

export function targets(choice: Choice, ask: Ask, view: View): Thing[] {
  const [verb = "", what = ""] = choice.text.split(" ");
  if (buttonOnly(choice.text)) return [];
  switch (ask.decision) {
    case "move":
      return [`space:${what}`];
    case "trade":
      return verb === "sell" ? ["sale"] : ["depot"];
    case "sell":
      return [`good:${verb.split("=")[0]}`];
    case "buy": {
      const [item = "", amount = ""] = verb.split("=");
      if (!known(ask)) return [`material:${item}`];
      const before = Object.values(basket(ask, view as GameView).before).reduce((sum, count) => sum + count, 0);
      const total = before + parseInt(amount, 10);
      return total <= DEPOT.length ? [`material:${item}`, `depot:${total}`] : [`material:${item}`];
    }
    case "ships":
      return ["berth:3"];
    case "donate":
    case "canon":
      return [`church:${what}`];
    case "token":
    case "canon_token": {
      const church = giving(ask, view as GameView);
      return church ? [`take:${verb}`, `token:${church}_${verb}`] : [`take:${verb}`];
    }
    case "score":
    case "surplus":
      return [`token:${what}`];
    case "site":
      return [`site:${what}`];
    case "official":
      return [`official:${verb}`];
    default:
      return [];
  }
}
