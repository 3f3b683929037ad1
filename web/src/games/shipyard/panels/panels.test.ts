/** Loading and exchanging against the rules: samples/panels.json is made by samples/panels.py. */
import { describe, expect, it } from "vitest";
import type { Plan } from "../../../lib/panel/plan";
import type { Ask } from "../../../lib/types";
import type { Amounts, GameView } from "../model";
import data from "../samples/panels.json";
import { bestVoyage } from "./best-voyage";
import { say } from "../testing";
import { ending, endPlan } from "./end";
import { fill, hold, inPieces, LOADED, loadPlan, mostOf, tooMuch, type Load } from "./load";
import { endsTurn, saleOf, SELL, tileOf, tradePlan, ways as waysOf } from "./trade";

type Leaf = { load?: Amounts; money?: number; reserve?: Amounts };
type Asked = { ask: Ask; next: Record<string, Node>; aboard: Amounts };
type Node = Asked | (Leaf & { ask?: undefined });
type Sample = { view: GameView; tree: Asked };
const loads = data.loads as unknown as Sample[];
const trades = data.trades as unknown as Sample[];
const voyages = data.voyages as unknown as { view: GameView; speed: number; points: number }[];

function* leaves(node: Node): Generator<Leaf> {
  if (!node.ask) yield node;
  else for (const next of Object.values(node.next)) yield* leaves(next);
}
function play(plan: Plan, node: Node): Leaf | null {
  while (node.ask) {
    const choice = plan.answer(node.ask);
    if (!choice) return null;
    node = node.next[choice.text]!;
  }
  return node;
}
const later = (tree: Asked): Asked[] => Object.values(tree.next).filter((node): node is Asked => Boolean(node.ask));
const at = (view: GameView, tree: Asked): GameView => ({ ...view, cruise: { ...view.cruise!, load: tree.aboard } });

describe.each(loads.map((sample, number) => ({ ...sample, number })))("loading ship $number", ({ view, tree }) => {
  /** Every load that the panel would send. */
  function all(node: Asked): Load[] {
    const ship = hold(node.ask, at(view, node));
    return ship.open
      .reduce<Load[]>((made, piece) => made.flatMap((load) => Array.from({ length: ship.reserve[piece] + 1 }, (_, count) => ({ ...load, [piece]: count }))), [ship.aboard])
      .filter((load) => !tooMuch(ship, load));
  }
  it.each(["from the beginning", "in the middle"])("takes every load that the rules allow, and no other: %s", (where) => {
    for (const node of where === "in the middle" ? later(tree).flatMap((one) => [one, ...later(one)]) : [tree]) {
      const made = all(node);
      expect(made.length).toBe([...leaves(node)].length);
      for (const load of made) expect(play(loadPlan(node.ask, load), node)?.load).toEqual(inPieces(load));
    }
  });

  it("fills the ship so that nothing more fits", () => {
    const ship = hold(tree.ask, view);
    const full = fill(ship, ship.aboard);
    expect(tooMuch(ship, full)).toBeNull();
    for (const piece of ship.open) expect(mostOf(ship, full, piece)).toBe(full[piece]);
  });

  it("gives the cabins first to those whom officials pay for", () => {
    const ship = { ...hold(tree.ask, view), open: [...LOADED], reserve: { ...hold(tree.ask, view).reserve, officer: 3, businessman: 3, soldier: 3 } };
    const roomy = { ...ship, places: { ...ship.places, cabin: 3 } };
    const empty = { ...ship.aboard, officer: 0, businessman: 0, soldier: 0 };
    expect(fill({ ...roomy, paid: { soldier: 2, businessman: 1 } }, empty)).toMatchObject({ soldier: 3, businessman: 0, officer: 0 });
    expect(fill({ ...roomy, paid: { soldier: 0, businessman: 1 } }, empty)).toMatchObject({ soldier: 0, businessman: 3, officer: 0 });
  });
});

describe("the button that ends the turn", () => {
  const ask = (decision: string, ...texts: string[]): Ask => ({ seat: 0, decision, about: {}, choices: texts.map((text, code) => ({ code, text, hint: null, ends: false })) }) as Ask;
  it("launches the ship that it named, and asks for the next one", () => {
    const { answer } = endPlan(ask("column", "bow", "done"));
    expect(answer(ask("column", "bow", "done"))?.text).toBe("done");
    expect(answer(ask("more", "bonus canal", "end"))?.text).toBe("end");
    expect(answer(ask("launch", "scrap", "sail"))?.text).toBe("sail");
    expect(answer(ask("load", "soldier=0", "soldier=1"))).toBeNull();
    expect(answer(ask("launch", "scrap", "sail"))).toBeNull();
  });

  it("says what really follows the building: the action of the turn, a bonus action, the launch or the end", () => {
    const ship = [{ id: "B01", kind: "bow" }, { id: "M1-01", kind: "middle" }, { id: "S01", kind: "stern" }];
    const at = (yard: object[]) => ({ row: [{ action: "crew", chosen: true }], players: [{ yard, money: 20 }] }) as unknown as GameView;
    const done = (then: string, id = "hint-done", ends = false) => ({ code: 0, text: "done", ends, hint: { id, args: { then, length: 3, lacks: "captain" } } });
    const column = ask("column", "bow", "done");
    expect(ending(done("main"), column, at([]), say)).toEqual({ go: "Choose crew", lost: null, more: false });
    // Crew may bring the captain who is missing now.
    expect(ending(done("main", "hint-scraps"), column, at(ship), say)).toEqual({ go: "Choose crew", lost: null, more: false });
    expect(ending(done("bonus"), column, at([]), say)).toEqual({ go: "End turn", lost: null, more: true });
    expect(ending(done("bonus"), column, at(ship), say)).toEqual({ go: "Launch ship", lost: null, more: true });
    expect(ending(done("end"), column, at(ship), say)).toEqual({ go: "Launch ship", lost: null, more: false });
    expect(ending(done("end", "hint-done", true), column, at([]), say)).toEqual({ go: "End turn", lost: null, more: false });
    expect(ending(done("end", "hint-scraps"), column, at(ship), say)).toMatchObject({ go: "End turn and scrap ship", more: false });
  });
});

it("tells that a trade ends the turn where nothing can follow", () => {
  const { view, tree } = trades.find((one) => tileOf(one.tree.ask)!.goods.length > 1)!;
  const tile = tileOf(tree.ask)!;
  const chosen = tile.goods.map(() => SELL);
  const row = [{ action: "exchange", chosen: true }];
  const players = view.players.map((player) => ({ ...player, yard: [], money: 0 }));
  const poor = { ...view, row, players } as unknown as GameView;
  expect(endsTurn(tree.ask, poor, tile, chosen, 5)).toBe(true);
  expect(endsTurn(tree.ask, poor, tile, chosen, 6)).toBe(false);
  expect(endsTurn(tree.ask, { ...poor, row: [] }, tile, chosen, 5)).toBe(false);
  const last = { ...tree.ask, choices: [{ code: 1, text: `${tile.goods.at(-1)}=${SELL}`, hint: null, ends: true }] };
  expect(endsTurn(last as Ask, poor, { ...tile, at: tile.goods.length - 1 }, chosen, 9)).toBe(true);
});

describe.each(trades.map((sample) => ({ ...sample, goods: tileOf(sample.tree.ask)!.goods.join(" ") })))("exchanging $goods", ({ view, tree }) => {
  const { seat } = tree.ask;
  /** Every way to sell and swap that the panel offers. */
  function all(node: Asked): string[][] {
    const tile = tileOf(node.ask)!;
    const start = Array<string>(tile.at).fill(SELL);
    return tile.goods.slice(tile.at).reduce<string[][]>((made, _, k) => made.flatMap((chosen) => waysOf(tile, chosen, tile.at + k).map((way) => [...chosen, way])), [start]);
  }
  it.each(["from the beginning", "in the middle"])("has every way that the rules allow, and no other: %s", (where) => {
    for (const node of where === "in the middle" ? later(tree).flatMap((one) => [one, ...later(one)]) : [tree]) {
      const made = all(node);
      expect(made.length).toBe([...leaves(node)].length);
      for (const chosen of made) expect(play(tradePlan(node.ask, tileOf(node.ask)!, chosen), node)).not.toBeNull();
    }
  });
  it("brings the money and the pieces that the panel names", () => {
    const { goods } = tileOf(tree.ask)!;
    const player = view.players[seat]!;
    for (const chosen of all(tree)) {
      const { money, reserve } = play(tradePlan(tree.ask, tileOf(tree.ask)!, chosen), tree)!;
      const sold = goods.reduce((sum, good, k) => sum + (chosen[k] === SELL ? saleOf(view, seat, good) : 0), 0);
      expect(money).toBe(player.money + sold);
      for (const piece of Object.keys(reserve!)) expect(reserve![piece]).toBe((player.reserve[piece] ?? 0) + Number(chosen.includes(piece)));
    }
  });
  it("needs a question that says which tile it is", () => {
    expect(tileOf({ ...tree.ask, about: {} })).toBeNull();
  });
});

describe("the best voyage", () => {
  it.each(voyages.map((voyage, number) => ({ ...voyage, number })))("of ship $number scores what the rules say", ({ view, speed, points }) => {
    expect(bestVoyage(view, view.actor!, view.cruise!.load, speed)).toBe(points);
  });
  it("is none where the canals are too short", () => {
    for (const { view } of voyages) expect(bestVoyage(view, view.actor!, view.cruise!.load, 99)).toBeNull();
  });
});
