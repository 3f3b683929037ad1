/** Sales and purchases of the panel against the rules: samples/panels.json is made by samples/panels.py. */
import { describe, expect, it } from "vitest";
import type { Plan } from "../../../lib/panel/plan";
import type { Ask } from "../../../lib/types";
import type { GameView } from "../model";
import data from "../samples/panels.json";
import { basket, known, tradePlan, type Mode } from "./basket";
import { affordable, depotPrice } from "./depot";
import { carriers, NONE, sale, unitsIn, type Ships, type Units } from "./sale";

type Node = { ask: Ask; next: Record<string, Node> } | { money: number };
const trades = data.trades as unknown as { view: GameView; tree: Node }[];

describe("a sale", () => {
  it("brings what the rules pay for the best loading of all goods together (HB-6.10)", () => {
    expect(data.sales.length).toBeGreaterThan(200);
    for (const { units, prices, ships, dutchmen, options, money } of data.sales) {
      const view = { players: [{ ships }], harbour: dutchmen.map((count) => ({ dutchmen: count })) } as unknown as GameView;
      expect(sale(units, prices, carriers(view, 0, options)).money).toBe(money);
    }
  });

  it("says what ships carry: one good each, and never more than is sold", () => {
    const prices: Units = { beer: 100, sugar: 90, cloth: 80 };
    const ships: Ships = [0, 1, 1];
    expect(sale({ beer: 4, sugar: 1, cloth: 2 }, prices, ships)).toEqual({
      money: 3 * 100 + 30 + 30 + 2 * 80,
      carried: { beer: 3, sugar: 0, cloth: 2 },
    });
    expect(sale({ beer: 4, sugar: 0, cloth: 0 }, prices, ships).carried).toEqual({ beer: 4, sugar: 0, cloth: 0 });
    expect(sale(NONE, prices, ships)).toEqual({ money: 0, carried: NONE });
    expect(sale({ beer: 2, sugar: 1, cloth: 0 }, prices, [0, 0, 0])).toEqual({ money: 90, carried: NONE });
    for (const { units, prices, money } of data.sales) {
      const { carried } = sale(units, prices, [1, 1, 1]);
      expect(unitsIn(carried)).toBeLessThanOrEqual(6);
      for (const good of ["beer", "sugar", "cloth"] as const) expect(carried[good]).toBeLessThanOrEqual(units[good]);
      expect(money).toBeGreaterThanOrEqual(unitsIn(units) * 30);
    }
  });
});

describe("a purchase", () => {
  it.each(data.purchases)("costs what the rules ask: $beyond (HB-7.1 to HB-7.4)", ({ beyond, prices, affordable: bought }) => {
    // Under `cap` nobody can buy more than ten, so what they would cost does not matter.
    prices.slice(0, beyond === "cap" ? 11 : undefined).forEach((price, units) => expect(depotPrice(units, beyond)).toBe(price));
    for (const [money, units] of bought) expect(affordable(money!, beyond)).toBe(units);
  });
});

/** Every way through a tree of questions, as the words that were said and the money they brought. */
function* ways(node: Node, said: string[] = []): Generator<{ said: string[]; money: number }> {
  if ("money" in node) yield { said, money: node.money };
  else for (const [text, after] of Object.entries(node.next)) yield* ways(after, [...said, text]);
}

function follow(plan: Plan, node: Node): { said: string[]; money: number } {
  const said: string[] = [];
  while (!("money" in node)) {
    const choice = plan.answer(node.ask);
    if (!choice) throw new Error(`no answer after ${said.join(" ")}`);
    said.push(choice.text);
    node = node.next[choice.text]!;
  }
  return { said, money: node.money };
}

describe.each(trades.map((one, number) => ({ ...one, number })))("trade $number", ({ view, tree }) => {
  if ("money" in tree) throw new Error("nothing is asked");
  const { ask } = tree;
  const { stock, money } = view.players[ask.seat]!;
  const limits = (item: string): number =>
    ask.decision === "sell" ? stock[item as "beer"] : item === "bell" ? 1 - stock.bell : affordable(money, "pattern");
  const chosen = (items: string[]): Record<string, number>[] =>
    items.reduce<Record<string, number>[]>(
      (made, item) => made.flatMap((one) => Array.from({ length: limits(item) + 1 }, (_, amount) => ({ ...one, [item]: amount }))),
      [{}],
    );
  const count = (one: Record<string, number>): number => Object.values(one).reduce((sum, amount) => sum + amount, 0);

  it("can be decided whole, and brings or costs what the panel says", () => {
    const open = basket(ask, view);
    const able = ask.decision === "sell" ? Infinity : affordable(money, "pattern");
    const sets = chosen(open.open).filter((one) => count(one) > 0 && count(one) <= able);
    // All ways that the rules know, and no others.
    expect(sets.length).toBe([...ways(tree)].length);
    for (const one of sets) {
      const told = follow(tradePlan(ask, ask.decision as Mode, open, one), tree);
      const ships = carriers(view, ask.seat, {});
      expect(told.money).toBe(ask.decision === "sell" ? sale({ ...NONE, ...one }, view.prices, ships).money : -depotPrice(count(one), "pattern"));
    }
  });

  it("goes on in the middle, with what was answered before", () => {
    for (const [text, after] of Object.entries(tree.next)) {
      if ("money" in after) continue;
      const open = basket(after.ask, view);
      const [item, amount] = text.split("=") as [string, string];
      expect(open.before[item]).toBe(Number(amount));
      expect(open.open).not.toContain(item);
      expect(known(after.ask)).toBe(true);
      const rest = Object.fromEntries(open.open.map((one) => [one, 0]));
      const last = open.open.at(-1)!;
      const told = follow(tradePlan(after.ask, after.ask.decision as Mode, open, { ...open.before, ...rest, [last]: 1 }), after);
      expect(told.said.length).toBeGreaterThan(0);
    }
  });
});

describe("more units than one answer can name", () => {
  it("are answered in two steps", () => {
    const view = data.many.view as unknown as GameView;
    const [first, second] = data.many.asks as unknown as [Ask, Ask];
    const plan = tradePlan(first, "sell", basket(first, view), { beer: 40, sugar: 0, cloth: 0 });
    expect(plan.answer(first)?.text).toBe("beer=31+");
    expect(plan.answer(second)?.text).toBe("beer=9");
    // After a reload in between the units of the first answer count as chosen.
    const open = basket(second, view);
    expect(open.before.beer).toBe(31);
    expect(tradePlan(second, "sell", open, { beer: 33 }).answer(second)?.text).toBe("beer=2");
  });
});

describe("where a question does not tell what came before it", () => {
  it("only the first one is a panel", () => {
    const plain = (ask: Ask): Ask => ({ ...ask, about: {} });
    const asks = trades.flatMap(({ tree }) => ("money" in tree ? [] : [tree.ask, ...Object.values(tree.next).flatMap((one) => ("money" in one ? [] : [one.ask]))]));
    expect(asks.filter((ask) => known(plain(ask))).every((ask) => /^(beer|bell)=/.test(ask.choices[0]!.text))).toBe(true);
    expect(asks.every(known)).toBe(true);
  });
});
