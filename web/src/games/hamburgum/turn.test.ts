/** What choices do, what they would waste, and what a click on a thing that is not lit asks for. */
import { render } from "@testing-library/svelte";
import { describe, expect, it } from "vitest";
import type { Ask, Choice } from "../../lib/types";
import Icon from "./art/WordIcon.svelte";
import { reach } from "./board/reach";
import { explain } from "./explain";
import { CHURCHES, GOODS, MATERIALS, TYPES, type GameView } from "./model";
import { has, sample, say } from "./testing";
import { deed, meant, order, role, warning, wish } from "./turn";

const positions = new Map(sample.positions.map((one) => [one.ask.decision, one]));
const at = (decision: string): { view: GameView; ask: Ask } => structuredClone(positions.get(decision)!);
const choice = (text: string, hint: Choice["hint"] = null, ends = true): Choice => ({ code: 0, text, hint, ends });
const hinted = (text: string, id: string, args: Record<string, string | number>, ends = true): Choice => choice(text, { id, args }, ends);

describe("a choice", () => {
  it("finishes where there is no more of it, and is what the turn is about elsewhere", () => {
    const finishing = Object.values(sample.words).flat().filter((text) => role(choice(text)) === "finish");
    expect([...new Set(finishing)].sort()).toEqual(["canon decline", "none", "ships 0", "stop"]);
  });

  it("names what its button really does", () => {
    const move = at("move");
    move.view.players[move.ask.seat]!.sites = [];
    expect(deed(choice("move beer"), move.ask, move.view, say)).toBe("Produce 1 beer");
    expect(deed(choice("move church"), move.ask, move.view, say)).toBeNull();
    const sell = at("sell");
    sell.ask.about = { good: 2, beer: 2, sugar: 0, cloth: 0 };
    expect(deed(hinted("cloth=1", "hint-sell", { total: 290 }), sell.ask, sell.view, say)).toBe("Sell 3 goods: +290");
    expect(deed(hinted("cloth=0", "hint-sell", { total: 200 }), sell.ask, sell.view, say)).toBe("Sell 2 beer: +200");
    expect(deed(hinted("cloth=0", "hint-sell", { total: 200 }, false), sell.ask, sell.view, say)).toBeNull();
    const buy = at("buy");
    buy.ask.about = { item: 2, timber: 0, brick: 4, bell: 0 };
    expect(deed(hinted("timber=0", "hint-buy", { total: 150 }), buy.ask, buy.view, say)).toBe("Buy 4 bricks for 150");
    const { ask, view } = at("donate");
    expect(deed(choice("stop", null, false), ask, view, say)).toBe("Finish donating");
    expect(deed(choice("stop"), ask, view, say)).toBeNull();
    expect(deed(choice("build P2", null, false), at("site").ask, view, say)).toBe("Build at P2");
    expect(deed(choice("build P2"), at("site").ask, view, say)).toBeNull();
    expect(deed(choice("score dom_ships", null, false), at("score").ask, view, say)).toBe("Score Ships (Dom)");
    expect(deed(choice("master_builder", null, false), at("official").ask, view, say)).toBe("Appoint Master Builder");
  });

  it("of a space is listed by its way from the piece", () => {
    const { ask, view } = at("move");
    const places = (...spaces: string[]) => spaces.map((space) => order(choice(`move ${space}`), ask, view));
    view.players[ask.seat]!.space = "trade_2";
    expect(places("dockyard", "sugar", "church", "beer", "trade_2")).toEqual([0, 1, 2, 6, 7]);
    view.players[ask.seat]!.space = null;
    expect(places("sugar", "beer")).toEqual([0, 0]);
  });

  it("says that a donation ends the game where it completes the sixth church", () => {
    const { ask, view } = at("donate");
    for (const church of CHURCHES) Object.assign(view.churches[church], { donors: [0, 0, 0, 0, 0], completed: true });
    Object.assign(view.churches.dom, { donors: [0, 0, 0, 0], completed: false });
    expect(deed(choice("donate dom"), ask, view, say)).toBe("Donate and end the game");
    Object.assign(view.churches.petri, { donors: [0, 0, 0, 0], completed: false });
    expect(deed(choice("donate dom"), ask, view, say)).toBeNull();
  });
});

describe("a warning", () => {
  const warn = (decision: string, one: Choice, about: Record<string, number> = {}): string | null => {
    const { ask, view } = at(decision);
    return warning(one, { ...ask, about: { ...ask.about, ...about } }, view, say);
  };

  it("says what is missing, and what is paid for nothing", () => {
    const lacks = (space: string, what: string, cost = 0) => warn("move", hinted(`move ${space}`, `space-${space}`, { cost, lacks: what }));
    expect(lacks("guildhall", "both")).toBe("You have no timber and no brick, so you can’t build anything.");
    expect(lacks("dockyard", "timber", 3)).toBe("You have no timber, so you can’t build anything. You would pay 3 prestige for nothing.");
    expect(lacks("trade_1", "trade")).toBe("You have nothing to sell, and not enough money to buy anything.");
    expect(lacks("church", "church", 1)).toContain("no token to score. You would pay 1 prestige for nothing.");
    expect(lacks("guildhall", "nothing", 5)).toBeNull();
    expect(warn("move", hinted("move beer", "space-beer", { cost: 5, lacks: "nothing", amount: 1 }))).toBeNull();
  });

  it("is given for an action without effect only", () => {
    expect(warn("site", choice("stop"), { effect: 0 })).toBe("You would end your turn without building anything.");
    expect(warn("site", choice("stop"), { effect: 1 })).toBeNull();
    expect(warn("score", choice("stop"), { effect: 0 })).toBe("You would end your turn without donating or scoring.");
    expect(warn("score", choice("stop"), { effect: 1 })).toBeNull();
    expect(warn("donate", choice("stop", null, false), { effect: 0 })).toBeNull();
    expect(warn("trade", choice("none"))).toBe("You would end your turn without selling or buying anything.");
    expect(warn("ships", choice("ships 0"))).toBe("You would end your turn without building a ship.");
  });

  it("is given for tokens, officials and captains that bring nothing", () => {
    const { ask, view } = at("score");
    ask.choices = [choice("score dom_ships"), choice("stop")];
    const nothing = hinted("score dom_ships", "hint-score", { value: 0, reconstructed: 0 }, false);
    expect(warning(nothing, ask, view, say)).toBe("This token is worth 0 now. You could score it later.");
    // Who has to score one of two has nothing to be warned of.
    ask.choices = [choice("score dom_ships"), choice("score petri_ships")];
    expect(warning(nothing, ask, view, say)).toBeNull();
    expect(warn("site", hinted("build M4", "hint-official-lord_mayor", { money: 0, bricks: 1 }))).toBe("This official would bring you no money now.");
    expect(warn("site", hinted("build M4", "hint-official-canon", { money: 0, bricks: 0 }))).toContain("no brick left for the Canon");
    expect(warn("site", hinted("build M4", "hint-official-canon", { money: 0, bricks: 1 }))).toBeNull();
    expect(warn("official", hinted("canon", "hint-appoint-canon", { money: 0, bricks: 0 }))).toContain("no brick left for the Canon");
    expect(warn("official", hinted("deacon", "hint-appoint", { money: 0, bricks: 0 }))).toBe("This official would bring you no money now.");
    expect(warn("site", hinted("build N1", "hint-build-captain", { money: 100, ship: 0 }))).toContain("only bring a Flying Dutchman");
    expect(warn("site", hinted("build N2", "hint-build-brewer", { money: 100, ship: 0 }))).toBeNull();
  });
});

describe("a click", () => {
  it("on berth 3 means all ships that can be built", () => {
    const { ask } = at("ships");
    expect(meant("berth:3", ask.choices, ask)).toBe(ask.choices.at(-1));
    expect(meant("good:beer", [choice("beer=1"), choice("beer=2")], at("sell").ask)).toBeNull();
  });

  it("on a thing that is not lit asks for what it stands for", () => {
    const wished = (thing: string, decision: string) => wish(thing, at(decision).ask, at(decision).view);
    expect(wished("space:beer", "move")).toBe("move beer");
    expect(wished("church:dom", "donate")).toBe("donate dom");
    expect(wished("church:dom", "score")).toBe("donate dom");
    expect(wished("token:dom_ships", "score")).toBe("score dom_ships");
    expect(wished("material:bell", "buy")).toBe("bell=1");
    expect(wished("depot", "trade")).toBe("buy");
    expect(wished("berth:3", "ships")).toBe("ships 1");
    expect(wished("site:M1", "move")).toBeNull();
  });

  it("on a site asks only for what its explanation does not say: lines and neighbours it tells itself", () => {
    const { ask, view } = at("site");
    const reached = Object.keys(view.sites).map((site) => [site, reach(view, ask.seat, site).ok] as const);
    expect(new Set(reached.map(([, ok]) => ok))).toEqual(new Set([true, false]));
    for (const [site, ok] of reached) {
      expect(wish(`site:${site}`, ask, view), site).toBe(ok ? `build ${site}` : null);
      const [first] = explain(`site:${site}`, view, say, has, {})!.lines;
      if (!ok && view.sites[site]!.owner === null) expect(first, site).toContain("Not in your reach");
    }
  });
});

describe("a picture", () => {
  it("is there for goods, materials, money, prestige, ships, tokens and buildings, and for nothing unknown", () => {
    for (const id of [...GOODS, ...MATERIALS, ...TYPES, "money", "prestige", "ships", "tokens", "church", "dockyard", "trade_1"]) {
      const { container } = render(Icon, { id, size: 20 });
      expect(container.querySelector("svg path"), id).not.toBeNull();
    }
    expect(render(Icon, { id: "nonsense" }).container.querySelector("svg")).toBeNull();
  });
});
