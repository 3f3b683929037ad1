/** Words for the button of a choice, where the notation is too terse for people. */
import type { Say } from "../../lib/game/module";
import { dashed } from "../../lib/i18n/catalogue";
import type { Ask, Choice, View } from "../../lib/types";
import { SIDES, SIDE_NAMES, stepOf } from "./board/canal";
import { barred, COLUMNS, components, freeSteps, ringPiece, stepsPrice, type GameView } from "./model";
import { canalFace, canalWords, cellWords, goodsWords, nameOf, symbolWords } from "./words";

export function label(choice: Choice, ask: Ask, plain: View, say: Say): string {
  const view = plain as GameView;
  const [first = "", second = "", third = ""] = choice.text.split(" ");
  switch (ask.decision) {
    case "tile":
      return say(`name-action-${first}`);
    case "act":
    case "more":
      if (first === "main") return mainLabel(view, say);
      return first === "end" ? say("do-end") : say("do-bonus", { action: nameOf("action", second) });
    case "final":
      return say(`name-action-${second}`);
    case "column":
    case "last_part":
      return first === "buy" ? say(`do-column-${second}`) : say(`do-${first}`);
    case "part":
      return partLabel(view, first, say);
    case "place":
      return say("do-place", { place: second });
    case "canal":
      return canalLabel(view, second, say);
    case "cell":
      return cellWords(view.players[ask.seat]?.system ?? [], second, say);
    case "turn":
      return say("do-turn", { turn: Number(second) });
    case "goods":
    case "trade":
      return goodsWords(components.goods[second] ?? [], say);
    case "equipment":
    case "crew":
      return say(`do-piece-${ringPiece(view, ask.decision, Number(second))}`);
    case "search":
      return hireLabel(view, ask.seat, Number(second), say);
    case "hire":
      return say(`name-employee-${dashed(second)}`);
    case "good":
      return goodLabel(first, say);
    case "ship":
      return say("do-ship", { first: second });
    case "load": {
      const [piece = "", count = "0"] = first.split("=");
      return say(`count-piece-${piece}`, { count: Number(count) });
    }
    case "speed":
      return say("do-speed", { extra: Number(first.split("+")[1] ?? 0) });
    case "start":
      return startLabel(view, ask.seat, second, third, say);
    case "move":
      return moveLabel(view, ask.seat, first, say);
    case "discard":
      return say("do-discard", { contract: nameOf("contract", second) });
    default:
      return say(first === "leave" ? "do-leave-piece" : `do-${first}`);
  }
}

/** The word whose picture stands on the button: the action, piece, part, canal, tile or employee that it is about. */
export function picture(choice: Choice, ask: Ask, plain: View): string | null {
  const view = plain as GameView;
  const [first = "", second = ""] = choice.text.split(" ");
  switch (ask.decision) {
    case "tile":
      return first;
    case "act":
    case "more":
    case "final":
      return first === "main" ? (view.row.find((tile) => tile.chosen)?.action ?? null) : second || null;
    case "part":
      return first;
    case "canal":
    case "goods":
    case "trade":
    case "hire":
      return second;
    case "equipment":
    case "crew":
      return ringPiece(view, ask.decision, Number(second));
    default:
      return null;
  }
}

function mainLabel(view: GameView, say: Say): string {
  const chosen = view.row.find((tile) => tile.chosen);
  return say(`do-main-${chosen?.action ?? "subsidy"}`);
}

function partLabel(view: GameView, id: string, say: Say): string {
  const part = COLUMNS.flatMap((column) => view.offer[column]).find((one) => one?.id === id);
  return part ? say(`do-part-${part.kind}`, { shows: symbolWords(part.symbols, say) }) : id;
}

function canalLabel(view: GameView, id: string, say: Say): string {
  const canal = view.canals.offer.find((one) => one?.id === id);
  return canal ? canalFace(canal, say) : say("board-canal-name", { canal: id });
}

/** Whom one could hire after so many steps. */
function hireLabel(view: GameView, seat: number, steps: number, say: Say): string {
  const player = view.players[seat];
  const space = (view.wheel.hiring + steps) % view.wheel.employees.length;
  const price = stepsPrice(steps, freeSteps(player, "hiring"));
  const names = view.wheel.employees[space]!
    .filter((post) => player && !barred(player, post.id, post.left, price))
    .map((post) => nameOf("employee", post.id));
  const last = names.pop();
  if (!last) return "";
  return names.length ? say("do-hire-one-of", { first: names, last }) : say(last.id);
}

function goodLabel(text: string, say: Say): string {
  const [good = "", how = ""] = text.split("=");
  const name = nameOf("good", good);
  return how === "sell" ? say("do-sell", { good: name }) : say("do-swap", { good: name, piece: nameOf("piece", how) });
}

function startLabel(view: GameView, seat: number, cell: string, side: string, say: Say): string {
  const system = view.players[seat]?.system ?? [];
  const canal = system.find((one) => `${one.x},${one.y}` === cell);
  if (!canal) return say("do-start-only", { side });
  return system.length > 1 ? say("do-start", { canal: canalWords(system, canal, say), side }) : say("do-start-only", { side });
}

function moveLabel(view: GameView, seat: number, text: string, say: Say): string {
  const player = view.players[seat];
  const here = player?.system.find((one) => one.id === player.figure?.canal);
  if (!text.startsWith("out-")) {
    const space = text.toUpperCase();
    const symbol = here?.symbols[space];
    const name = nameOf("space", text);
    return symbol ? say("do-move-symbol", { space: name, symbol: nameOf("symbol", symbol) }) : say("do-move", { space: name });
  }
  const side = text.slice(4).toUpperCase();
  const [dx, dy] = stepOf(side);
  const there = here && player?.system.find((one) => one.x === here.x + dx && one.y === here.y + dy);
  return say("do-leave", { side: SIDE_NAMES[SIDES.indexOf(side)]!, canal: there?.id ?? "" });
}
