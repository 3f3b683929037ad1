/**
 * The panels' plans against trees of real questions. samples/trees.json: questions of whole games that do not say what they
 * are about (samples/positions.py). samples/panels.json: questions as a table sends them, with the stock (samples/panels.py).
 */
import { describe, expect, it } from "vitest";
import { amount } from "../../../lib/game/about";
import { asked, counted, type Plan } from "../../../lib/panel/plan";
import type { Ask } from "../../../lib/types";
import { FOOD, GOODS, WORTH, type Amounts, type GameView, type PlayerView } from "../model";
import panels from "../samples/panels.json";
import trees from "../samples/trees.json";
import { debtOf } from "./debt";
import { clicked, follows } from "./intent";
import { beginningWith, cheapest, energyKinds, energyValues, foodKinds, needless, total, type Kind } from "./payment";
import { picking, proceedsOf, type Picking } from "./picks";
import { makePlan, picked } from "./plan";
import { bestCargo, fleetFor, voyage } from "./shipping";
import { before, BRIDGE, bridgeFrancs, everything, goodsFrom, missing, plus, roomFor, roomToTake, stillTaken, sumOf, takeable, type Sum, type Swap } from "./swap";

type Node = { ask: Ask; next: Record<string, Node | null>; stock?: Amounts } | { ask?: undefined; stock: Amounts };
type Asked = Extract<Node, { ask: Ask }>;
type Sample = { card?: string; player: PlayerView; tree: Asked };
const of = (kind: string): Sample[] => (trees as unknown as Record<string, Sample[]>)[kind] ?? [];
const at = (card: string): Sample[] => (panels as unknown as Sample[]).filter((one) => one.card === card);

/** Every way through a tree, as the words that were said and the stock after them. */
function* ways(node: Node | null, said: string[] = []): Generator<{ said: string[]; stock: Amounts }> {
  if (!node?.ask) yield { said, stock: node?.stock ?? {} };
  else for (const [text, after] of Object.entries(node.next)) yield* ways(after, [...said, text]);
}

/** What a plan says, question by question, and the stock after it; null: it stopped. */
function play(plan: Plan, node: Node | null): { said: string[]; stock: Amounts } | null {
  const said: string[] = [];
  while (node?.ask) {
    const choice = plan.answer(node.ask);
    if (!choice) return null;
    said.push(choice.text);
    node = node.next[choice.text]!;
  }
  return { said, stock: node?.stock ?? {} };
}

/** The view that the panels need: the player alone. */
const viewOf = (sample: Sample, node: Asked = sample.tree): GameView => {
  const players: PlayerView[] = [];
  players[node.ask.seat] = { ...sample.player, stock: node.stock ?? sample.player.stock };
  return { players } as unknown as GameView;
};

/** The questions after the first: as after a reload in the middle. */
const later = (tree: Asked): Asked[] => Object.values(tree.next).filter((node): node is Asked => Boolean(node?.ask));

/** Every way to choose up to so many of each kind. */
function choices(limits: [string, number][]): Amounts[] {
  return limits.reduce<Amounts[]>(
    (made, [good, most]) => made.flatMap((one) => Array.from({ length: most + 1 }, (_, amount) => (amount ? { ...one, [good]: amount } : one))),
    [{}],
  );
}
const count = (amounts: Amounts): number => Object.values(amounts).reduce((sum, amount) => sum + amount, 0);
/** The stock as it must be, without what there is none of. */
const after = (stock: Amounts, given: Amounts, taken: Amounts): Amounts =>
  Object.fromEntries(
    [...GOODS, "francs"].map((good) => [good, (stock[good] ?? 0) - (given[good] ?? 0) + (taken[good] ?? 0)]).filter(([, amount]) => amount),
  );
const keyOf = (stock: Amounts): string => JSON.stringify(Object.entries(stock).sort());

describe.each(["food", "energy"])("paying %s", (kind) => {
  const samples = of(kind);
  const values = (sample: Sample): Amounts => (kind === "food" ? FOOD : energyValues(sample.player));
  const need = (sample: Sample): number => Number(sample.tree.ask.choices[0]!.hint!.args.need);
  const bills = (sample: Sample) => ({ [kind]: { need: need(sample), values: values(sample) } });

  it("follows every payment", () => {
    expect(samples.length).toBeGreaterThan(0);
    for (const sample of samples) {
      for (const { said } of ways(sample.tree)) {
        const paid: Amounts = {};
        for (const text of said) paid[counted(text)!.what] = counted(text)!.amount;
        // Forced steps are not asked, so what they paid is read off the need of the question after them.
        const played = play(makePlan({ seat: sample.tree.ask.seat, counts: { [kind]: paid } }), sample.tree);
        expect(played?.said).toEqual(said);
      }
    }
  });

  it("suggests a payment that is legal and not needless", () => {
    for (const sample of samples) {
      const goods = Object.keys(values(sample));
      const first = asked(sample.tree.ask);
      const kinds: Kind[] = goods
        .slice(goods.indexOf(first))
        .map((good) => ({ good, held: sample.player.stock[good] ?? 0, value: values(sample)[good]!, worth: WORTH[good]! }));
      const paid = cheapest(kinds, need(sample))!;
      expect(total(kinds, paid)).toBeGreaterThanOrEqual(need(sample));
      expect(needless(kinds, paid, need(sample))).toBeUndefined();
      const legal = sample.tree.ask.choices.some((choice) => counted(choice.text)!.amount === (paid[first] ?? 0));
      const plan = makePlan({ seat: sample.tree.ask.seat, counts: { [kind]: paid }, bills: bills(sample) });
      if (legal) expect(play(plan, sample.tree)).not.toBeNull();
    }
  });
});

describe("the food that is suggested", () => {
  const fed = (stock: Amounts, need: number) => cheapest(foodKinds({ stock } as PlayerView), need);
  it("wastes nothing where it need not", () => {
    expect(fed({ meat: 1, bread: 1 }, 2)).toEqual({ bread: 1 });
    expect(fed({ meat: 1, bread: 1, fish: 1 }, 4)).toEqual({ meat: 1, fish: 1 });
    expect(fed({ bread: 1, francs: 5 }, 1)).toEqual({ francs: 1 });
  });
  it("is what is worth least, and francs come last", () => {
    expect(fed({ fish: 4, smoked_fish: 2, bread: 2, meat: 2, francs: 9 }, 4)).toEqual({ fish: 4 });
    expect(fed({ smoked_fish: 2, bread: 2, francs: 9 }, 4)).toEqual({ smoked_fish: 2 });
    expect(fed({ bread: 2, meat: 1, francs: 9 }, 3)).toEqual({ meat: 1 });
    expect(fed({ bread: 3, francs: 9 }, 7)).toEqual({ bread: 3, francs: 1 });
  });
});

describe("ways to pay", () => {
  const kinds: Kind[] = [["meat", 1, 3, 2], ["fish", 4, 1, 1], ["francs", 5, 1, 1.2]].map(([good, held, value, worth]) => ({ good, held, value, worth }) as Kind);

  it("begin with the kind that was named, without overpaying needlessly", () => {
    expect(beginningWith("fish", kinds, 5)).toEqual({ fish: 4, francs: 1 });
    expect(beginningWith("meat", kinds, 5)).toEqual({ meat: 1, fish: 2 });
    expect(beginningWith("francs", kinds, 3)).toEqual({ francs: 3 });
    expect(beginningWith("bread", kinds, 3)).toBeNull();
    for (const good of ["fish", "meat", "francs"]) {
      for (let need = 1; need < 10; need++) {
        const paid = beginningWith(good, kinds, need);
        if (paid) expect([total(kinds, paid) >= need, needless(kinds, paid, need)]).toEqual([true, undefined]);
      }
    }
  });
});

describe("a forced payment", () => {
  const told = { why: "feeding", need: 9, missing: 6 };
  const answers = [
    { code: 1, text: "sell joinery", hint: { id: "hint-sell", args: { francs: 4, value: 8, ...told } }, ends: false },
    { code: 2, text: "loan", hint: { id: "hint-loan", args: { francs: 4, repay: 5, ...told } }, ends: false },
  ];
  const ask: Ask = { seat: 0, decision: "forced", about: {}, choices: answers };

  it("is read off its choices", () => {
    expect(debtOf(ask)).toEqual({ missing: 6, sales: [answers[0]], borrow: true, loan: 4, repay: 5 });
  });

  it("is met by sales and loans one after the other", () => {
    const plan = makePlan({ seat: 0, words: { forced: ["sell joinery", "loan"] } });
    expect(plan.answer(ask)?.text).toBe("sell joinery");
    expect(plan.answer({ ...ask, choices: [answers[1]!] })?.text).toBe("loan");
    expect(plan.answer({ ...ask, choices: [answers[1]!] })).toBeNull();
  });
});

describe("an amount with its bill", () => {
  it("is said first, then paid", () => {
    const first = { code: 7, text: "x4", hint: null, ends: false };
    const plan = makePlan({ seat: 0, first, counts: { energy: { coal: 1 } } });
    expect(plan.answer({ seat: 0, decision: "amount", about: {}, choices: [{ ...first, code: 6, text: "x3" }, first] })).toBe(first);
    const burn = [0, 1].map((amount) => ({ code: amount, text: `coal=${amount}`, hint: null, ends: false }));
    expect(plan.answer({ seat: 0, decision: "energy", about: {}, choices: burn })?.text).toBe("coal=1");
  });

  it("is not said to another question", () => {
    const first = { code: 7, text: "x4", hint: null, ends: false };
    const plan = makePlan({ seat: 0, first });
    expect(plan.answer({ seat: 0, decision: "amount", about: {}, choices: [{ ...first, text: "and x4" }] })).toBeNull();
  });
});

describe("the usual fee", () => {
  it("follows from a click on the building, once", () => {
    clicked("card:joinery");
    expect(follows("fishery")).toBe(false);
    expect(follows("joinery")).toBe(true);
    expect(follows("joinery")).toBe(false);
    clicked("card:joinery");
    clicked("offer:wood");
    expect(follows("joinery")).toBe(false);
  });
});

describe.each(at("fishery").map((sample) => ({ sample, most: amount(sample.tree.ask, "francs_most")! })))("food with at most $most francs", ({ sample, most }) => {
  it("is paid in every way that the rules know, and in no other", () => {
    const { ask } = sample.tree;
    const { stock } = sample.player;
    const kinds: Kind[] = Object.keys(FOOD).map((good) => ({
      good, held: Math.min(stock[good] ?? 0, good === "francs" ? most : Infinity), value: FOOD[good]!, worth: 1,
    })); // prettier-ignore
    const need = Number(ask.choices[0]!.hint!.args.need);
    const paid = choices(kinds.map((kind) => [kind.good, kind.held])).filter(
      (one) => total(kinds, one) >= need && !needless(kinds, one, need),
    );
    expect(new Set(paid.map((one) => keyOf(after(stock, one, {}))))).toEqual(new Set([...ways(sample.tree)].map((way) => keyOf(way.stock))));
    for (const one of paid) {
      const plan = makePlan({ seat: ask.seat, counts: { food: one }, bills: { food: { need, values: FOOD } } });
      expect(play(plan, sample.tree)?.stock).toEqual(after(stock, one, {}));
    }
  });
});

/** The sets that the panel would send. */
function sets(pick: Picking, stock: Amounts, several: boolean): Amounts[] {
  return choices(pick.goods.map((good) => [good, several ? (stock[good] ?? 0) : 1]))
    .filter((one) => (pick.count === null ? pick.free || count(one) > 0 : count(one) === pick.count))
    .filter((one) => pick.francs + proceedsOf(pick, one) >= 0);
}

describe.each(["pick", "office_hand_in"])("choosing goods in a whole game: %s", (kind) => {
  it("follows every choice, and knows how many there are", () => {
    expect(of(kind).length).toBeGreaterThan(0);
    for (const sample of of(kind)) {
      const pick = picking({ ...sample.tree.ask, about: {} }, viewOf(sample));
      for (const { said } of ways(sample.tree)) {
        const chosen: Amounts = {};
        for (const text of said) if (text !== "done") chosen[picked(text)] = (chosen[picked(text)] ?? 0) + 1;
        for (const good of Object.keys(chosen)) expect(pick.goods).toContain(good);
        const plan = makePlan({ seat: sample.tree.ask.seat, picks: { [kind]: chosen }, closes: pick.count === null });
        expect(play(plan, sample.tree)?.said).toEqual(said);
      }
    }
  });
});

describe.each(["marketplace", "town_square", "toy_fair", "pawnbrokers", "emporium", "major_corporation", "business_office"])("choosing goods: %s", (card) => {
  const samples = at(card);
  const several = card === "business_office";
  const sign = card === "pawnbrokers" || several ? -1 : 1;

  function check(sample: Sample, tree: Asked): void {
    const { ask } = tree;
    const stock = tree.stock!;
    const pick = picking(ask, viewOf(sample, tree));
    const made = sets(pick, stock, several);
    expect(made.length).toBe([...ways(tree)].length);
    for (const chosen of made) {
      const played = play(makePlan({ seat: ask.seat, picks: { [ask.decision]: chosen }, closes: pick.count === null }), tree);
      const francs = proceedsOf(pick, chosen);
      const taken = sign > 0 ? { ...chosen, francs } : { francs };
      expect(played?.stock, JSON.stringify(chosen)).toEqual(after(stock, sign < 0 ? chosen : {}, taken));
    }
  }
  it("sends every set that the rules allow, and no other", () => {
    expect(samples.length).toBeGreaterThan(0);
    for (const sample of samples) check(sample, sample.tree);
  });
  it("goes on in the middle", () => {
    for (const sample of samples) for (const tree of later(sample.tree)) check(sample, tree);
  });
});

describe("words of a choice whose rest is forced", () => {
  it("begin with the good that is named; the rest comes by itself", () => {
    expect(["coal", "coal hides", "fish fish", "done"].map(picked)).toEqual(["coal", "coal", "fish", "done"]);
    const texts = ["fish", "cattle coal hides"];
    const ask: Ask = { seat: 0, decision: "pick", about: {}, choices: texts.map((text, code) => ({ code, text, hint: null, ends: false })) };
    const plan = makePlan({ seat: 0, picks: { pick: { cattle: 1, coal: 1, hides: 1 } } });
    expect(plan.answer(ask)?.text).toBe("cattle coal hides");
    const office = { ...ask, decision: "office_hand_in", choices: [{ code: 0, text: "coal hides", hint: null, ends: false }] };
    expect(makePlan({ seat: 0, picks: { office_hand_in: { coal: 1, hides: 1 } } }).answer(office)?.text).toBe("coal hides");
  });
});

describe("handing in", () => {
  it("follows every way", () => {
    expect(of("hand_in").length).toBeGreaterThan(0);
    for (const sample of of("hand_in")) {
      for (const { said } of ways(sample.tree)) {
        const given = Object.fromEntries(said.map((text) => [counted(text)!.what, counted(text)!.amount]));
        expect(play(makePlan({ seat: sample.tree.ask.seat, counts: { hand_in: given } }), sample.tree)?.said).toEqual(said);
      }
    }
  });
});

describe("the Bridge over the Seine", () => {
  const [sample] = at(BRIDGE) as [Sample];
  it.each(["from the beginning", "in the middle"])("takes every set that the rules allow, and no other: %s", (where) => {
    for (const tree of where === "in the middle" ? later(sample.tree) : [sample.tree]) {
      const stock = tree.stock!;
      const earlier = before(BRIDGE, tree.ask)!;
      const sum = (given: Amounts): Sum => plus(earlier, sumOf(given));
      const made = choices(goodsFrom(BRIDGE, tree.ask, stock).map((good) => [good, stock[good]!])).filter(
        (given) => sum(given).goods > 0 && sum(given).basic % 3 === 0,
      );
      expect(made.length).toBe([...ways(tree)].length);
      for (const given of made) {
        const played = play(makePlan({ seat: tree.ask.seat, counts: { hand_in: given } }), tree);
        expect(played?.stock).toEqual(after(stock, given, { francs: bridgeFrancs(sum(given)) }));
      }
    }
  });
});

describe.each<Swap>(["trading_firm", "trafficking_spot"])("swapping at the %s", (card) => {
  const [sample] = at(card) as [Sample];
  /** What may be taken for what is due, chosen with the panel's own limits. */
  function back(due: Sum, kinds: string[]): Amounts[] {
    const made = kinds.reduce<Amounts[]>(
      (all, good) =>
        all.flatMap((one) => Array.from({ length: roomToTake(card, good, due, one) + 1 }, (_, amount) => (amount ? { ...one, [good]: amount } : one))),
      [{}],
    );
    return made.filter((taken) => Object.values(missing(card, due, taken)).every((rest) => rest === 0));
  }
  function check(tree: Asked): void {
    const { ask } = tree;
    const stock = tree.stock!;
    const earlier = before(card, ask)!;
    const taking = ask.decision === "receive";
    const goods = taking ? [] : goodsFrom(card, ask, stock);
    const given = choices(goods.map((good) => [good, stock[good]!])).filter((one) => {
      const sum = plus(earlier, sumOf(one));
      return sum.goods > 0 && goods.every((good) => roomFor(card, good, sum) >= 0);
    });
    const results = new Map<string, Plan>();
    for (const one of given) {
      const due = plus(earlier, sumOf(one));
      const kinds = takeable(card, due).filter((good) => !taking || GOODS.indexOf(good) >= GOODS.indexOf(asked(ask)));
      for (const taken of back(due, kinds)) {
        const counts: Record<string, Amounts> = taking ? { receive: taken } : { hand_in: one, receive: taken };
        results.set(keyOf(after(stock, one, taken)), makePlan({ seat: ask.seat, counts }));
      }
    }
    expect(new Set(results.keys())).toEqual(new Set([...ways(tree)].map((way) => keyOf(way.stock))));
    for (const [key, plan] of results) expect(keyOf(play(plan, tree)!.stock)).toBe(key);
  }
  it("has every swap that the rules allow, and no other", () => check(sample.tree));
  it("goes on in the middle, with what was handed in before", () => {
    const some = later(sample.tree).flatMap((tree) => [tree, ...later(tree)]);
    expect(some.some((tree) => tree.ask.decision === "receive")).toBe(true);
    expect(some.some((tree) => tree.ask.decision === "hand_in")).toBe(true);
    for (const tree of some) check(tree);
  });
});

describe("what a swap takes back", () => {
  it("is no kind that was handed in, and at the Trafficking Spot neither iron nor steel", () => {
    expect(takeable("trafficking_spot", sumOf({ fish: 1 }))).toEqual(["wood", "clay", "grain", "cattle", "coal", "hides"]);
    expect(takeable("trafficking_spot", sumOf({ coke: 1 }))).not.toContain("steel");
    expect(takeable("trading_firm", sumOf({ fish: 2 }))).not.toContain("cattle");
  });
  it("is no more than can still come back when less is handed in", () => {
    expect(stillTaken("trafficking_spot", sumOf({ fish: 1 }), { fish: 1, coal: 2, coke: 1 })).toEqual({ coal: 1 });
  });
});

describe("the Shipping Line", () => {
  const energy = (need: number, player: PlayerView) => ({ energy: { need, values: energyValues(player) } });
  it("suggests a cargo that sails", () => {
    expect(of("fleet").length).toBeGreaterThan(0);
    for (const { player, tree } of [...of("fleet"), ...at("shipping_line")]) {
      const trip = voyage(tree.ask, player);
      const cargo = bestCargo(player, trip);
      const ships = fleetFor(count(cargo), trip.fleets)!;
      const burnt = cheapest(energyKinds(player, cargo), ships.energy)!;
      const counts = { fleet: { ships: ships.ships }, cargo, energy: burnt };
      expect(play(makePlan({ seat: tree.ask.seat, counts, bills: energy(ships.energy, player) }), tree)).not.toBeNull();
    }
  });

  const [sample] = at("shipping_line") as [Sample];
  it.each(["from the beginning", "in the middle"])("loads every cargo that the rules allow, and no other: %s", (where) => {
    const places = where === "in the middle" ? later(sample.tree).flatMap((tree) => [tree, ...later(tree)]) : [sample.tree];
    for (const tree of places.filter(({ ask }) => ask.decision !== "energy")) {
      const player = { ...sample.player, stock: tree.stock! };
      const trip = voyage(tree.ask, player);
      const made = choices(trip.goods.map((good) => [good, tree.stock![good]!])).flatMap((cargo) => {
        const ships = fleetFor(trip.aboard + count(cargo), trip.fleets);
        const burnt = ships && cheapest(energyKinds(player, cargo), ships.energy);
        return burnt ? [{ cargo, ships, burnt }] : [];
      });
      const loads = new Set<string>();
      for (const { cargo, ships, burnt } of made) {
        const fleet: Record<string, Amounts> = tree.ask.decision === "fleet" ? { fleet: { ships: ships.ships } } : {};
        const plan = makePlan({ seat: tree.ask.seat, counts: { ...fleet, cargo, energy: burnt }, bills: energy(ships.energy, player) });
        const played = play(plan, tree);
        expect(played, JSON.stringify(cargo)).not.toBeNull();
        loads.add(keyOf(cargo));
      }
      expect(loads.size).toBe(cargoes(tree, tree.stock!).size);
    }
  });

  /** The cargoes of all ways through a tree: what is gone when the energy is asked for, or when it was all forced. */
  function cargoes(node: Node, stock: Amounts, seen = new Set<string>()): Set<string> {
    if (node.ask && node.ask.decision !== "energy") for (const next of Object.values(node.next)) cargoes(next!, stock, seen);
    else if (node.ask) seen.add(keyOf(gone(stock, node.stock!)));
    else seen.add(`${keyOf(gone(stock, node.stock))}`);
    return seen;
  }
  const gone = (stock: Amounts, left: Amounts): Amounts =>
    Object.fromEntries(GOODS.map((good) => [good, (stock[good] ?? 0) - (left[good] ?? 0)]).filter(([, amount]) => amount));
});

describe("a plan", () => {
  const ask = (text: string, need: number): Ask => ({
    seat: 0,
    decision: "food",
    about: {},
    choices: [0, 1].map((amount) => ({ code: amount, text: `${text}=${amount}`, hint: { id: "hint-food", args: { paid: amount, need } }, ends: false })),
  });
  const plan = (): Plan => makePlan({ seat: 0, counts: { food: { meat: 1 } }, bills: { food: { need: 3, values: FOOD } } });

  it("does not answer a payment it was not made for, nor the same question twice, nor another decision", () => {
    const one = plan();
    expect(one.answer(ask("meat", 3))?.text).toBe("meat=1");
    expect(one.answer(ask("fish", 1))).toBeNull();
    expect(one.answer(ask("meat", 3))).toBeNull();
    expect(plan().answer({ ...ask("meat", 3), decision: "energy" })).toBeNull();
  });
  it("answers the handing in, then the taking", () => {
    const two = makePlan({ seat: 0, counts: { hand_in: { iron: 1 }, receive: { wood: 2 } } });
    const words = (decision: string, texts: string[]): Ask => ({
      seat: 0, decision, about: {}, choices: texts.map((text, code) => ({ code, text, hint: null, ends: false })),
    }); // prettier-ignore
    expect(two.answer(words("hand_in", ["iron=0", "iron=1"]))?.text).toBe("iron=1");
    expect(two.answer(words("receive", ["take fish=0", "take fish=1"]))?.text).toBe("take fish=0");
    expect(two.answer(words("receive", ["take wood=0", "take wood=2"]))?.text).toBe("take wood=2");
  });
});

describe("everything at the Bridge", () => {
  it("leaves only basic goods that make no three", () => {
    const stock = { fish: 4, wood: 3, brick: 2, steel: 1 };
    const given = everything(["brick", "steel", "fish", "wood"], stock, sumOf({}));
    expect(given).toEqual({ brick: 2, steel: 1, fish: 4, wood: 2 });
    expect(everything(["fish", "wood"], { fish: 1, wood: 1 }, sumOf({ clay: 1 }))).toEqual({ fish: 1, wood: 1 });
    expect(everything(["fish"], { fish: 2 }, sumOf({}))).toEqual({ fish: 0 });
  });
});
