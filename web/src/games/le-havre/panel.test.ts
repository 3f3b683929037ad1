/** The panel's plans against trees of real questions (samples/make.py): a plan made of any legal payment must be followed to its end. */
import { describe, expect, it } from "vitest";
import type { Ask } from "../../lib/types";
import { cheapest, needless, total, type Kind } from "./cover";
import { pool, wanted } from "./picks";
import { counted, follow, makePlan, picked, type Plan } from "./plan";
import trees from "./samples/trees.json";
import { bestCargo, energyKinds, energyValues, fleetFor, offers } from "./shipping";
import { FOOD, WORTH, type Amounts, type HarbourView, type PlayerView } from "./view";

type Node = { ask: Ask; next: Record<string, Node | null> };
type Sample = { player: PlayerView; tree: Node };
const of = (kind: string): Sample[] => (trees as unknown as Record<string, Sample[]>)[kind] ?? [];

/** Every way through a tree, as the words that were said. */
function* ways(node: Node | null, said: string[] = []): Generator<string[]> {
  if (!node) yield said;
  else for (const [text, after] of Object.entries(node.next)) yield* ways(after, [...said, text]);
}

/** What a plan says, question by question. */
function play(plan: Plan, node: Node | null): string[] | null {
  const said: string[] = [];
  while (node) {
    const choice = follow(plan, node.ask);
    if (!choice) return null;
    said.push(choice.text);
    node = node.next[choice.text]!;
  }
  return said;
}

/** The view that the picks need: the player alone. */
const viewOf = (sample: Sample): HarbourView => {
  const players: PlayerView[] = [];
  players[sample.tree.ask.seat] = sample.player;
  return { players } as unknown as HarbourView;
};

describe.each(["food", "energy"])("paying %s", (kind) => {
  const samples = of(kind);
  const values = (sample: Sample): Amounts => (kind === "food" ? FOOD : energyValues(sample.player));
  const need = (sample: Sample): number => Number(sample.tree.ask.choices[0]!.hint!.args.need);
  const bills = (sample: Sample): Plan["bills"] => ({ [kind]: { need: need(sample), values: values(sample) } });

  it("follows every payment", () => {
    expect(samples.length).toBeGreaterThan(0);
    for (const sample of samples) {
      for (const said of ways(sample.tree)) {
        const paid: Amounts = {};
        for (const text of said) paid[counted(text)!.good] = counted(text)!.amount;
        // Forced steps are not asked, so what they paid is read off the need of the question after them.
        const played = play(makePlan(sample.tree.ask.seat, { counts: { [kind]: paid } }), sample.tree);
        expect(played).toEqual(said);
      }
    }
  });

  it("suggests a payment that is legal and not needless", () => {
    for (const sample of samples) {
      const goods = Object.keys(values(sample));
      const first = counted(sample.tree.ask.choices[0]!.text)!.good;
      const kinds: Kind[] = goods
        .slice(goods.indexOf(first))
        .map((good) => ({ good, held: sample.player.stock[good] ?? 0, value: values(sample)[good]!, worth: WORTH[good]! }));
      const paid = cheapest(kinds, need(sample))!;
      expect(total(kinds, paid)).toBeGreaterThanOrEqual(need(sample));
      expect(needless(kinds, paid, need(sample))).toBeUndefined();
      const legal = sample.tree.ask.choices.some((choice) => counted(choice.text)!.amount === (paid[first] ?? 0));
      if (legal) expect(play(makePlan(sample.tree.ask.seat, { counts: { [kind]: paid }, bills: bills(sample) }), sample.tree)).not.toBeNull();
    }
  });
});

describe.each(["pick", "office_hand_in"])("choosing goods: %s", (kind) => {
  it("follows every choice, and knows how many there are", () => {
    expect(of(kind).length).toBeGreaterThan(0);
    for (const sample of of(kind)) {
      const view = viewOf(sample);
      const count = wanted(sample.tree.ask, view);
      const goods = pool(sample.tree.ask, view);
      for (const said of ways(sample.tree)) {
        const chosen: Amounts = {};
        for (const text of said) if (text !== "done") chosen[picked(text)] = (chosen[picked(text)] ?? 0) + 1;
        for (const good of Object.keys(chosen)) expect(goods).toContain(good);
        const plan = makePlan(sample.tree.ask.seat, { picks: { [kind]: chosen }, closes: count === null });
        expect(play(plan, sample.tree)).toEqual(said);
      }
    }
  });
});

describe("handing in", () => {
  it("follows every way", () => {
    expect(of("hand_in").length).toBeGreaterThan(0);
    for (const sample of of("hand_in")) {
      for (const said of ways(sample.tree)) {
        const given = Object.fromEntries(said.map((text) => [counted(text)!.good, counted(text)!.amount]));
        expect(play(makePlan(sample.tree.ask.seat, { counts: { hand_in: given } }), sample.tree)).toEqual(said);
      }
    }
  });
});

describe("the Shipping Line", () => {
  it("suggests a cargo that sails", () => {
    expect(of("fleet").length).toBeGreaterThan(0);
    for (const { player, tree } of of("fleet")) {
      const fleet = offers(tree.ask);
      const cargo = bestCargo(player, fleet);
      const loaded = Object.values(cargo).reduce((all, one) => all + one, 0);
      const ships = fleetFor(loaded, fleet)!;
      const burnt = cheapest(energyKinds(player, cargo), ships.energy)!;
      const bills = { energy: { need: ships.energy, values: energyValues(player) } };
      const plan = makePlan(tree.ask.seat, { counts: { fleet: { ships: ships.ships }, cargo, energy: burnt }, bills });
      expect(play(plan, tree)).not.toBeNull();
    }
  });
});

describe("a plan", () => {
  const ask = (text: string, need: number): Ask => ({
    seat: 0,
    decision: "food",
    choices: [0, 1].map((amount) => ({ code: amount, text: `${text}=${amount}`, hint: { id: "hint-food", args: { paid: amount, need } }, ends: false })),
  });
  const plan = (): Plan => makePlan(0, { counts: { food: { meat: 1 } }, bills: { food: { need: 3, values: FOOD } } });

  it("does not answer a payment it was not made for", () => {
    const one = plan();
    expect(follow(one, ask("meat", 3))?.text).toBe("meat=1");
    expect(follow(one, ask("fish", 1))).toBeNull();
  });
  it("does not answer the same question twice, nor another seat, nor late", () => {
    const one = plan();
    follow(one, ask("meat", 3));
    expect(follow(one, ask("meat", 3))).toBeNull();
    expect(follow(plan(), { ...ask("meat", 3), seat: 1 })).toBeNull();
    expect(follow(plan(), ask("meat", 3), Date.now() + 60_000)).toBeNull();
  });
});
