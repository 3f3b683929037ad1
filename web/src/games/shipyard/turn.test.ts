/** What choices are in a turn: which end it, which stand back, what they would lose; and what an unlit thing asks for. */
import { amount, named } from "../../lib/game/about";
import { describe, expect, it } from "vitest";
import type { Ask, Choice } from "../../lib/types";
import { light } from "../../lib/table/choices";
import shipyard from "./index";
import { label } from "./label";
import type { GameView } from "./model";
import { components, placesFor } from "./model";
import { objects } from "./objects";
import { halts, routePlan, routes } from "./panels/route";
import { sample, say } from "./testing";
import { deed, order, plan, role, warning, wish } from "./turn";

const at = (decision: string) => {
  const found = sample.positions.find((one) => one.ask?.decision === decision)!;
  return { view: found.view, ask: found.ask! };
};
const GOODS = ["coal", "cloth", "grain"];
const choice = (text: string, more: Partial<Choice> = {}): Choice => ({ code: 0, text, hint: null, ends: false, ...more });

describe("the part a choice plays", () => {
  it("lets bonus actions and scrapping stand back, and ends with what ends", () => {
    for (const text of ["bonus build", "scrap", "leave"]) expect(role(choice(text)), text).toBe("aside");
    for (const text of ["end", "done", "pass", "sail"]) expect(role(choice(text)), text).toBe("finish");
    for (const text of ["main", "rent C09", "build", "speed+1"]) expect(role(choice(text)), text).toBe("main");
  });

  it("names what the button really does", () => {
    const { view, ask } = at("more");
    expect(deed(choice("end", { ends: true }), ask, view, say)).toBe("End turn");
    const yard = [{ id: "B01", kind: "bow", symbols: {} }, { id: "M1-01", kind: "middle", symbols: {} }, { id: "S01", kind: "stern", symbols: {} }];
    const ready = { ...view, players: view.players.map((player) => ({ ...player, yard })) } as GameView;
    expect(deed(choice("end"), ask, ready, say)).toBe("Launch ship");
    expect(deed(choice("sail"), at("launch").ask, view, say)).toBe("Sail");
    expect(deed(choice("on 3"), at("place").ask, view, say)).toBe("Buy part");
    expect(deed(choice("on 3", { ends: true }), at("place").ask, view, say)).toBeNull();
  });

  it("says in a sentence what a held choice does that reveals something", () => {
    const place = at("place");
    expect(plan(place.ask.choices[0]!, place.ask, place.view, say)).toMatch(/^Build a (bow|stern|middle part) on space \d(: −\d guilders?)?\.$/);
    const turn = at("turn");
    expect(plan(choice("turn 90"), turn.ask, turn.view, say)).toMatch(/^Lay canal C\d+ with a quarter turn right\.$/);
    const goods = at("goods");
    expect(plan(goods.ask.choices[0]!, goods.ask, goods.view, say)).toMatch(/^Purchase .*(coal|cloth|grain)(: −\d guilders?)?\.$/);
    const crew = at("crew");
    expect(plan(choice("steps 1"), crew.ask, crew.view, say)).toMatch(/^Take the (captain|businessman|soldier|stoker)\.$/);
    const helped = crew.view.players.map((player) => ({ ...player, employees: ["recruiter_captain", "engineer_crane"] }));
    expect(plan(choice("steps 1"), crew.ask, { ...crew.view, players: helped } as GameView, say)).toMatch(/^Take the \w+\. Your staff adds 1 captain\.$/);
    const hire = at("hire");
    expect(plan(choice("hire recruiter_soldier"), hire.ask, hire.view, say)).toBe("Hire the Soldier Recruiter: −1 guilder.");
    const search = at("search");
    const staff = search.view.wheel.employees[(search.view.wheel.hiring + 1) % search.view.wheel.employees.length]!;
    const lone = staff.find((post) => !components.employees[post.id]?.requires)!;
    const employees = search.view.wheel.employees.map((staff) => staff.map((post) => ({ ...post, left: post.id === lone.id ? 1 : 0 })));
    const players = search.view.players.map((player) => ({ ...player, money: 9, employees: [] }));
    const alone = { ...search.view, players, wheel: { ...search.view.wheel, employees } } as GameView;
    expect(plan(choice("steps 1"), search.ask, alone, say)).toMatch(/^Hire the .+\.$/);
    const tile = at("tile");
    expect(plan(tile.ask.choices[0]!, tile.ask, tile.view, say)).toMatch(/^Take (Rent|Build|Recruit|Purchase|Manufacture|Exchange|Hire|Subsidy|Receive)[\w ]*(: \+\d guilders?)?\.$/);
  });

  it("says why a complete ship cannot sail before the turn ends with it", () => {
    const { view, ask } = at("more");
    const hint = { id: "hint-scraps", args: { length: 3, lacks: "captain" } };
    expect(deed(choice("end", { ends: true, hint }), ask, view, say)).toBe("End turn and scrap ship");
    expect(warning(choice("end", { ends: true, hint }), ask, view, say)).toContain("you have no captain");
    expect(warning(choice("done", { hint }), ask, view, say)).toBeNull();
    const unfit = { id: "hint-completes-unfit", args: { length: 3, lacks: "canal" } };
    expect(warning(choice("on 3", { ends: true, hint: unfit }), at("place").ask, view, say)).toContain("nowhere to sail");
    expect(warning(choice("on 3", { hint: unfit }), at("place").ask, view, say)).toBeNull();
  });

  it("warns where something is lost for nothing, and only there", () => {
    const launch = at("launch");
    const both: Ask = { ...launch.ask, choices: [choice("sail"), choice("scrap")] };
    expect(warning(choice("scrap"), both, launch.view, say)).toContain("could sail");
    expect(warning(choice("scrap"), { ...both, choices: [choice("scrap")] }, launch.view, say)).toBeNull();
    expect(warning(choice("sail"), both, launch.view, say)).toBeNull();
    const tile = at("tile");
    for (const one of tile.ask.choices) expect(warning(one, tile.ask, tile.view, say), one.text).toBeNull();
    const poor = { ...tile.view, players: tile.view.players.map((player) => ({ ...player, goods: [] })) };
    expect(warning(choice("exchange"), tile.ask, poor, say)).toContain("no effect");
    const act = at("act");
    expect(warning(choice("end"), act.ask, act.view, say)).toContain("no effect");
  });

  it("says which goods tile is purchased where only one can be paid", () => {
    const { view, ask } = at("tile");
    const players = view.players.map((player) => ({ ...player, money: 0 }));
    const row = view.row.map((tile) => ({ ...tile, guilders: 0, cubes: tile.cubes.map(() => 0) }));
    const offer = [{ id: "G13", goods: ["coal", "grain", "grain"] }, ...view.goods.offer.slice(1)];
    const poor = { ...view, players, row, goods: { ...view.goods, offer, prices: [0, 1, 1, 2, 2] } } as GameView;
    expect(plan(choice("goods", { ends: true }), ask, poor, say)).toBe("Take Purchase Commodities. Purchase 1 coal, 2 grain.");
    expect(plan(choice("goods"), ask, poor, say)).toBe("Take Purchase Commodities.");
  });

  it("lists employees as they stand on their space, and goods as they are drawn", () => {
    const { view, ask } = at("hire");
    const staff = view.wheel.employees[view.wheel.hiring]!.map(({ id }) => `hire ${id}`);
    const mixed = [...staff].reverse().map((text) => choice(text));
    expect(mixed.sort((a, b) => order(a, ask, view) - order(b, ask, view)).map(({ text }) => text)).toEqual(staff);
    for (const goods of Object.values(components.goods)) expect(goods).toEqual([...goods].sort((a, b) => GOODS.indexOf(a) - GOODS.indexOf(b)));
  });

  it("lists the actions as they lie on the table", () => {
    const { view, ask } = at("tile");
    const listed = [...ask.choices].sort((a, b) => order(a, ask, view) - order(b, ask, view)).map(({ text }) => text);
    const row = view.row.map(({ action }) => action).reverse();
    expect(listed).toEqual(row.filter((action) => listed.includes(action)));
  });
});

describe("the things of an action", () => {
  it("are lit while a bonus action may still come first", () => {
    const { view, ask } = at("act");
    const action = view.row.find((tile) => tile.chosen)!.action;
    const lit = light(shipyard, ask, view);
    const things = objects(view, ask.seat, action, view.players[ask.seat]!.money);
    expect(things.length).toBeGreaterThan(0);
    for (const thing of things) expect(lit.get(thing)?.map(({ text }) => text), thing).toEqual(["main"]);
  });

  const KINDS: Record<string, string> = { canal: "canal", goods: "goods", equipment: "equipment", crew: "crew", search: "employee", trade: "exchange", column: "build" };
  it.each(Object.entries(KINDS))("are those that the rules offer: %s", (decision, action) => {
    const { view, ask } = at(decision);
    const lit = [...light(shipyard, ask, view).keys()].filter((thing) => !thing.startsWith("hiring:"));
    expect(objects(view, ask.seat, action, view.players[ask.seat]!.money).sort()).toEqual(lit.sort());
  });

  it("knows where parts may go as the rules do", () => {
    const { view, ask } = at("place");
    const kind = { bow: "bow", left: "middle", right: "middle", stern: "stern" }[named(ask, "column") as "bow"] as "bow";
    expect(placesFor(view.players[ask.seat]!.yard, kind).map((place) => `on ${place}`)).toEqual(ask.choices.map(({ text }) => text));
  });
});

describe("what an unlit thing asks for", () => {
  it("is in the words of the notation", () => {
    expect(wish("action:build", at("tile").ask, at("tile").view)).toBe("build");
    expect(wish("action:build", at("more").ask, at("more").view)).toBe("bonus build");
    expect(wish("post:helmsman", at("search").ask, at("search").view)).toBe("hire helmsman");
    expect(wish("part:B01", at("column").ask, at("column").view)).toBe("B01");
    expect(wish("canal:C09", at("canal").ask, at("canal").view)).toBe("rent C09");
    expect(wish("yard:0:3", { ...at("place").ask, seat: 0 }, at("place").view)).toBe("on 3");
    expect(wish("canal:C09", at("tile").ask, at("tile").view)).toBeNull();
  });
});

describe("routes", () => {
  for (const decision of ["start", "move"])
    it(`are told best first, drawn whole and sailed to the end: ${decision}`, () => {
      const { view, ask } = at(decision);
      const ways = routes(ask);
      expect(ways.map(({ points }) => points)).toEqual(ways.map(({ points }) => points).sort((a, b) => b - a));
      for (const way of ways) {
        expect(way.points).toBeGreaterThan(0);
        // the space it begins on, and every move that is left
        expect(halts(view, ask.seat, way)).toHaveLength(1 + view.cruise!.moves_left!);
        const plan = routePlan(ask, way);
        expect(plan.answer(ask)?.text).toBe(way.choice.text);
        const made = decision === "start" ? 0 : amount(ask, "moves")! + 1;
        way.rest.forEach((word, k) => {
          const next: Ask = { ...ask, decision: "move", about: { ...ask.about, moves: made + k }, choices: [choice("nowhere"), choice(`${word} later`)] };
          expect(plan.answer(next)?.text).toBe(`${word} later`);
        });
      }
    });

  it("are named without coordinates", () => {
    for (const decision of ["cell", "turn", "start", "move"]) {
      const { view, ask } = at(decision);
      const names = ask.choices.map((one) => label(one, ask, view, say));
      expect(new Set(names).size).toBe(names.length);
      for (const name of names) expect(name).not.toMatch(/\d,|-\d/);
    }
  });
});
