/** Which things on the table a choice stands for, read off its words. */
import type { Thing } from "../../lib/game/module";
import type { Ask, Choice, View } from "../../lib/types";
import { CHURCHES, DEPOT, GOODS, MATERIALS, type Church, type GameView, type Good } from "./model";
import { basket, known } from "./panels/basket";

/** The church a token is being taken from; null where the question does not say. */
export const giving = (ask: Ask): Church | null => CHURCHES.find((church) => church === ask.about.church) ?? null;

/** Answers that end or refuse something, or take none of it, stand for nothing on the table: they are buttons only. */
export const buttonOnly = (text: string): boolean =>
  ["none", "stop", "canon decline"].includes(text) || /^\w+[ =]0(?!\S)/.test(text);

const held = (ask: Ask, view: GameView): Good[] => GOODS.filter((good) => view.players[ask.seat]!.stock[good] > 0);

export function targets(choice: Choice, ask: Ask, view: View): Thing[] {
  const [verb = "", what = ""] = choice.text.split(" ");
  if (buttonOnly(choice.text)) return [];
  switch (ask.decision) {
    case "move":
      return [`space:${what}`];
    case "trade":
      return verb === "sell" ? ["sale", ...held(ask, view as GameView).map((good) => `good:${good}`)] : ["depot", ...MATERIALS.map((item) => `material:${item}`)];
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
      const church = giving(ask);
      return [`take:${church ? `${church}_` : ""}${verb}`];
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
