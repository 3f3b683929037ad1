/** Words for the button of a choice, where the notation is too terse for people. */
import type { Say } from "../../lib/game/module";
import { dashed } from "../../lib/i18n/catalogue";
import type { Ask, Choice, View } from "../../lib/types";
import { SIDES, SIDE_NAMES, stepOf } from "./board/canal";
import { components, type GameView } from "./model";
import { goodsWords, symbolWords } from "./words";


export function label(choice: Choice, ask: Ask, plain: View, say: Say): string {
  const view = plain as GameView;
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
      return say(`name-employee-${dashed(second)}`);
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
      return say("do-discard", { contract: say(`name-contract-${dashed(second)}`) });
    default:
      return say(first === "leave" ? "do-leave-piece" : `do-${first}`);
  }
}

function mainLabel(view: GameView, say: Say): string {
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

function moveLabel(view: GameView, seat: number, text: string, say: Say): string {
  if (!text.startsWith("out-")) return say("do-move", { space: text.toUpperCase() });
  const side = text.slice(4).toUpperCase();
  const player = view.players[seat];
  const here = player?.system.find((one) => one.id === player.figure?.canal);
  const [dx, dy] = stepOf(side);
  const there = here && player?.system.find((one) => one.x === here.x + dx && one.y === here.y + dy);
  return say("do-leave", { side: say(`name-side-${SIDE_NAMES[SIDES.indexOf(side)]}`), canal: there?.id ?? "" });
}
