/** From the words of a choice to the things on the table, and back to a button's label. */
import type { BoardProps, Thing } from "../../lib/game/module";
import type { Ask, Choice, GameEvent, View } from "../../lib/types";
import { basket, known } from "./panels/basket";
import { CHURCHES, DEPOT, GOODS, TOKEN, id, owned, split, worth, type Church, type HView, type Kind } from "./model";

type Say = BoardProps["say"];

/**
 * The church a token is being taken from. The notation names only the kind, so it is found by what lies there and by what
 * the tokens are said to be worth; null where two churches would look the same.
 */
export function giving(ask: Ask, view: HView): Church | null {
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
const values = (view: HView, seat: number, church: Church, kind: Kind): number[] => {
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
      const before = Object.values(basket(ask, view as HView).before).reduce((sum, count) => sum + count, 0);
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
      const church = giving(ask, view as HView);
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

/** A button's label begins with a capital, whatever name it begins with. */
export function label(choice: Choice, ask: Ask, view: View, say: Say): string {
  const text = words(choice, ask, view, say);
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function words(choice: Choice, ask: Ask, view: View, say: Say): string {
  const [verb = "", what = ""] = choice.text.split(" ");
  const shown = view as HView;
  if (choice.text === "none" || choice.text === "stop") return say(`label-${ask.decision}-${choice.text}`);
  switch (ask.decision) {
    case "move":
      return say(`name-space-${id(what)}`);
    case "trade":
      return say(`label-trade-${verb}`);
    case "sell":
    case "buy": {
      const [item = "", amount = ""] = verb.split("=");
      if (choice.ends && ask.about) return wholeTrade(ask, shown, item, parseInt(amount, 10), say);
      return say(`label-${ask.decision}-amount`, { amount: amount === "0" ? 0 : amount, item: itemName(item, say) });
    }
    case "ships":
      return say("label-build-ships", { amount: Number(what) });
    case "donate":
      return say(`name-church-${what}`);
    case "canon":
      return what === "decline" ? say("label-canon-decline") : say(`name-church-${what}`);
    case "token":
    case "canon_token": {
      const church = giving(ask, shown);
      return tokenName(church ?? null, verb as Kind, say);
    }
    case "score":
    case "surplus":
      return tokenName(...split(what), say);
    case "site": {
      const site = shown.sites[what];
      return site ? say("label-site", { site: what, type: say(`name-type-${id(site.type)}`) }) : what;
    }
    case "official":
      return say(`name-official-${id(verb)}`);
    default:
      return choice.text;
  }
}

const itemName = (item: string, say: Say): string =>
  say((GOODS as readonly string[]).includes(item) ? `name-good-${item}` : `name-item-${item}`);

/** The last answer of a trade carries out all of it. */
function wholeTrade(ask: Ask, view: HView, item: string, amount: number, say: Say): string {
  const { before } = basket(ask, view);
  const what = Object.entries({ ...before, [item]: before[item]! + amount })
    .filter(([, count]) => count)
    .map(([one, count]) => say("trade-amount", { amount: count, item: itemName(one, say) }));
  return say(`label-${ask.decision}-whole`, { what: what.join(", ") });
}

/** `ships token of St. Petri`; without a church only the kind. */
export function tokenName(church: Church | null, kind: Kind, say: Say): string {
  const name = say(`name-kind-${kind}`);
  return church
    ? say("label-token-of", { kind: name, church: say(`short-church-${church}`) })
    : say("label-token", { kind: name });
}

/** The things an event touched. */
export function touched(event: GameEvent): Thing[] {
  const args = event.args as Record<string, string | number>;
  const seat = args.player;
  switch (event.name) {
    case "moved":
      return [`piece:${seat}`, ...(args.cost ? [`prestige:${seat}`] : [])];
    case "produced":
      return [`stock:${seat}:${args.good}`];
    case "sold":
      return [`money:${seat}`, ...GOODS.filter((good) => args[good]).map((good) => `stock:${seat}:${good}`)];
    case "bought":
      return [
        `money:${seat}`,
        ...["timber", "brick", "bell"].filter((item) => args[item]).map((item) => `stock:${seat}:${item}`),
      ];
    case "arrived":
      return ["berth:3", `ships:${seat}`];
    case "dutchman_arrived":
      return ["berth:3"];
    case "shifted":
      return ["berth:1", "berth:2", "berth:3"];
    case "returned":
      return [`ships:${seat}`];
    case "dutchmen_lost":
      return ["berth:1"];
    case "donated":
      return [`church:${args.church}`];
    case "took_token":
      return [`token:${args.church}_${args.kind}`];
    case "completed":
      return [`church:${args.church}`, `builder:${seat}`, `prestige:${seat}`, "bonus"];
    case "scored":
      return [`token:${args.church}_${args.kind}`, `prestige:${seat}`];
    case "built":
      return [`site:${args.site}`];
    case "official":
      return [`site:${args.site}`, "officials"];
    case "earned":
      return [`money:${seat}`];
    case "revealed":
      return [`official:${args.official}`];
    case "ended":
      return [];
    default:
      return [];
  }
}

/** Every event the game tells; the test holds them against the rules' own list. */
export const EVENTS = (
  "moved produced sold bought arrived dutchman_arrived shifted returned dutchmen_lost donated took_token completed scored " +
  "built official earned revealed ended"
).split(" ");
