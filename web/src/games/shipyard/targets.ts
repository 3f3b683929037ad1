/** Which things on the table a choice stands for, by the words of its notation, and which things an event touched. */
import type { Thing } from "../../lib/game/module";
import type { Ask, Choice, GameEvent, View } from "../../lib/types";
import { opposite, stepOf } from "./board/canal";
import { barred, COLUMNS, completeShips, freeSteps, ringPiece, stepsPrice, type Column, type GameView } from "./model";
import { objects } from "./objects";

/** Answers that nothing on the table stands for: they are buttons only. */
export const buttonOnly = (text: string): boolean => ["end", "done", "take", "leave", "scrap", "pass"].includes(text);

export function targets(choice: Choice, ask: Ask, plain: View): Thing[] {
  const view = plain as GameView;
  const words = choice.text.split(" ");
  const [first = "", second = ""] = words;
  if (buttonOnly(choice.text)) return [];
  switch (ask.decision) {
    case "tile":
      return [`action:${first}`];
    case "act":
    case "more":
      return first === "main" ? mainAction(view, ask.seat) : [`action:${second}`];
    case "final":
      return [`action:${second}`];
    case "column":
    case "last_part":
      return columnParts(view, ask.seat, second as Column);
    case "part":
      return [`part:${first}`];
    case "place":
      return [`yard:${ask.seat}:${second}`];
    case "canal":
      return [`canal:${second}`];
    case "cell":
      return [`cell:${second}`];
    case "turn":
      return [`turn:${second}`];
    case "goods":
      return [`goods:${second}`];
    case "equipment":
    case "crew":
      return [`ring:${ask.decision}:${ringPiece(view, ask.decision, Number(second))}`];
    case "search":
      return hiring(view, ask.seat, Number(second));
    case "hire":
      return [`post:${second}`];
    case "trade":
      return equalGoods(view, ask.seat, second);
    case "good":
      return good(first);
    case "ship":
      return ship(view, ask.seat, Number(second));
    case "launch":
      return launch(view, ask.seat);
    case "load":
      return [`reserve:${ask.seat}:${first.split("=")[0]!.replace("officer", "captain")}`];
    case "speed":
      return ["cruise"];
    case "start":
      return start(view, ask.seat, second, words[2] ?? "");
    case "move":
      return move(view, ask.seat, first);
    case "discard":
      return [`contract:${second}`];
    default:
      return [];
  }
}

/** The tile of the action, and whatever it can be done with: a click on that does both. */
function mainAction(view: GameView, seat: number): Thing[] {
  const action = view.row.find((tile) => tile.chosen)?.action;
  return action ? [`action:${action}`, ...objects(view, seat, action, view.players[seat]?.money ?? 0)] : [];
}

/** The column is asked first, then the part: every part that could be bought there stands for its column. */
function columnParts(view: GameView, seat: number, column: Column): Thing[] {
  if (!COLUMNS.includes(column)) return [];
  const money = view.players[seat]?.money ?? 0;
  return view.offer[column].flatMap((part, row) =>
    part && view.part_prices[row]! <= money ? [`part:${part.id}`] : [],
  );
}

/** A space of the hiring ring, and those employees on it that could then be taken. */
function hiring(view: GameView, seat: number, steps: number): Thing[] {
  const player = view.players[seat];
  const space = (view.wheel.hiring + steps) % view.wheel.employees.length;
  const price = stepsPrice(steps, freeSteps(player, "hiring"));
  const staff = view.wheel.employees[space]!.filter((post) => player && !barred(player, post.id, post.left, price));
  return [`hiring:${space}`, ...staff.map((post) => `post:${post.id}`)];
}

/** Equal goods tiles are one choice; any of them may be clicked. */
function equalGoods(view: GameView, seat: number, id: string): Thing[] {
  const own = view.players[seat]?.goods ?? [];
  const shown = (goods: string[]) => [...goods].sort().join();
  const wanted = own.find((tile) => tile.id === id);
  return own.filter((tile) => wanted && shown(tile.goods) === shown(wanted.goods)).map((tile) => `goods:${tile.id}`);
}

function good(text: string): Thing[] {
  const [name = "", how = ""] = text.split("=");
  return how === "sell" ? [`sell:${name}`] : [`swap:${name}:${how}`];
}

function ship(view: GameView, seat: number, first: number): Thing[] {
  const found = completeShips(view.players[seat]?.yard ?? []).find((one) => one.first === first);
  return Array.from({ length: found?.length ?? 1 }, (_, k) => `yard:${seat}:${first + k}`);
}

function launch(view: GameView, seat: number): Thing[] {
  return view.in_hand.ship ? ship(view, seat, view.in_hand.ship.first) : [];
}

function start(view: GameView, seat: number, cell: string, side: string): Thing[] {
  const canal = view.players[seat]?.system.find((one) => `${one.x},${one.y}` === cell);
  return canal ? [`space:${canal.id}:${side[0]!.toUpperCase()}`] : [];
}

/** `sw` is a space of the figure's canal; `out-w` the eastern edge space of the canal to the west. */
function move(view: GameView, seat: number, text: string): Thing[] {
  const player = view.players[seat];
  const here = player?.system.find((one) => one.id === player.figure?.canal);
  if (!player || !here) return [];
  if (!text.startsWith("out-")) return [`space:${here.id}:${text.toUpperCase()}`];
  const side = text.slice(4).toUpperCase();
  const [dx, dy] = stepOf(side);
  const there = player.system.find((one) => one.x === here.x + dx && one.y === here.y + dy);
  return there ? [`space:${there.id}:${opposite(side)}`] : [];
}
