/** Words for the button of a choice, where the notation is too terse for people. */
import type { BoardProps } from "../../lib/game/module";
import type { Ask, Choice, View } from "../../lib/types";
import { SIDES, SIDE_NAMES, stepOf } from "./board/canal";
import { asShipyard, components, key, type SyView } from "./model";

type Say = BoardProps["say"];

export function label(choice: Choice, ask: Ask, plain: View, say: Say): string {
  const view = asShipyard(plain);
  const [first = "", second = "", third = ""] = choice.text.split(" ");
  switch (ask.decision) {
    case "tile":
      return say(`name-action-${first}`);
    case "act":
    case "more":
      if (first === "main") return mainLabel(view, say);
      return first === "end" ? say("do-end") : say("do-bonus", { action: say(`name-action-${second}`) });
    case "final":
      return say(`name-action-${second}`);
    case "column":
    case "last_part":
      return first === "buy" ? say("do-column", { column: say(`name-column-${second}`) }) : say(`do-${first}`);
    case "part":
      return say("do-part", { part: first, shows: symbolWords(components.parts[first]?.symbols ?? {}, say) });
    case "place":
      return say("do-place", { place: second });
    case "canal":
      return say("do-canal", { canal: second });
    case "cell":
      return say("do-cell", { cell: second });
    case "turn":
      return say("do-turn", { turn: Number(second) });
    case "goods":
      return say("do-goods", { goods: goodsWords(components.goods[second] ?? [], say) });
    case "trade":
      return say("do-trade", { goods: goodsWords(components.goods[second] ?? [], say) });
    case "equipment":
    case "crew":
    case "search":
      return say("do-steps", { steps: Number(second) });
    case "hire":
      return say(`name-employee-${key(second)}`);
    case "good":
      return goodLabel(first, say);
    case "ship":
      return say("do-ship", { first: second });
    case "load": {
      const [piece = "", count = "0"] = first.split("=");
      return say("do-load", { count: Number(count), piece: say(`name-piece-${piece}`) });
    }
    case "speed":
      return say("do-speed", { extra: Number(first.split("+")[1] ?? 0) });
    case "start":
      return say("do-start", { cell: second, side: say(`name-side-${third}`) });
    case "move":
      return moveLabel(view, ask.seat, first, say);
    case "discard":
      return say("do-discard", { contract: say(`name-contract-${key(second)}`) });
    default:
      return say(first === "leave" ? "do-leave-piece" : `do-${first}`);
  }
}

function mainLabel(view: SyView, say: Say): string {
  const chosen = view.row.find((tile) => tile.chosen);
  return chosen ? say("do-main", { action: say(`name-action-${chosen.action}`) }) : say("do-main-now");
}

function goodLabel(text: string, say: Say): string {
  const [good = "", how = ""] = text.split("=");
  const name = say(`name-good-${good}`);
  return how === "sell"
    ? say("do-sell", { good: name })
    : say("do-swap", { good: name, piece: say(`name-piece-${how}`) });
}

function moveLabel(view: SyView, seat: number, text: string, say: Say): string {
  if (!text.startsWith("out-")) return say("do-move", { space: text.toUpperCase() });
  const side = text.slice(4).toUpperCase();
  const player = view.players[seat];
  const here = player?.system.find((one) => one.id === player.figure?.canal);
  const [dx, dy] = stepOf(side);
  const there = here && player?.system.find((one) => one.x === here.x + dx && one.y === here.y + dy);
  return say("do-leave", { side: say(`name-side-${SIDE_NAMES[SIDES.indexOf(side)]}`), canal: there?.id ?? "" });
}

/** An action's name, after the short one on its tile where that is another word. */
export function actionWords(action: string, say: Say): string {
  const [short, name] = [say(`short-action-${action}`), say(`name-action-${action}`)];
  return name.toLocaleLowerCase().split(" ").includes(short.toLocaleLowerCase()) ? name : `${short}: ${name}`;
}

/** "2 cabins, lantern" of a part's symbols. */
export function symbolWords(symbols: Record<string, number>, say: Say): string {
  return Object.entries(symbols)
    .map(([symbol, count]) => say("board-amount", { count, name: say(`name-symbol-${key(symbol)}`) }))
    .join(", ");
}
/** "coal, 2 grain" of a goods tile. */
export function goodsWords(goods: string[], say: Say): string {
  return [...new Set(goods)]
    .map((good) =>
      say("board-amount", { count: goods.filter((one) => one === good).length, name: say(`name-good-${good}`) }),
    )
    .join(", ");
}
/** "captain, 2 stokers" of a load. */
export function pieceWords(amounts: Record<string, number>, say: Say): string {
  return Object.entries(amounts)
    .filter(([, count]) => count > 0)
    .map(([piece, count]) => say(`count-piece-${piece}`, { count }))
    .join(", ");
}
