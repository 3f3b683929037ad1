/** What part choices play, what clicks mean and what is wished for, over samples of many games. */
import { describe, expect, it } from "vitest";
import { dashed } from "../../lib/i18n/catalogue";
import { light } from "../../lib/table/choices";
import { inOrder } from "../../lib/table/in-order";
import type { Ask, Choice } from "../../lib/types";
import game from "./index";
import { targets } from "./targets";
import { has, sample, say } from "./testing";
import { deed, endsTurn, meant, role, warning, wish } from "./turn";

const { asks, positions } = sample;
const view = positions[1]!.view;
const about = (decision: string): Ask => ({ seat: 0, decision, about: {}, choices: [] });
const choice = (text: string, hint: Choice["hint"] = null): Choice => ({ code: 1, text, hint, ends: false });

describe("roles", () => {
  it("every decision leaves something else than business to do, or is finished", () => {
    for (const ask of asks) {
      const roles = new Set(ask.choices.map((one) => role(one, ask)));
      expect([...roles], ask.decision).not.toEqual(["aside"]);
    }
  });

  it("at most one choice finishes, and its deed is in words", () => {
    for (const ask of asks) {
      const done = ask.choices.filter((one) => role(one, ask) === "finish");
      expect(done.length, ask.decision).toBeLessThan(2);
      for (const one of done) expect(deed(one, ask, view, say)).toMatch(/^[A-Z][^_{}]+$/);
    }
  });

  it("buying and selling are business, but not where nothing else is asked", () => {
    for (const verb of ["buy joinery", "sell joinery", "repay"]) expect(role(choice(verb), about("turn"))).toBe("aside");
    expect(role(choice("sell joinery"), about("forced"))).toBe("main");
    expect(role(choice("loan"), about("forced"))).toBe("main");
    expect(role(choice("done"), about("after_action"))).toBe("finish");
  });

  it("the drawer with business says what is in it, whenever there is one", () => {
    const found = new Set(asks.filter((ask) => ask.choices.some((one) => role(one, ask) === "aside")).map((ask) => ask.decision));
    expect([...found]).toContain("before_supply");
    expect([...found].filter((decision) => !has(`drawer-${dashed(decision)}`))).toEqual([]);
  });

  it("the last action is given up by choice, not by the button that ends a turn", () => {
    const [pass, sell, take] = [choice("pass"), choice("sell joinery"), choice("take wood")];
    const last = (...choices: Choice[]): Ask => ({ ...about("turn"), choices });
    expect(role(pass, last(take, sell, pass))).toBe("main");
    expect(role(pass, last(sell, pass))).toBe("finish");
  });

  it("what is built is listed from left to right", () => {
    const { view } = positions.find(({ view }) => view.proposals.filter((stack) => stack.length).length > 2)!;
    const tops = view.proposals.map((stack) => choice(`construct ${stack[0]!.id}`));
    expect(inOrder(game, [...tops].reverse(), about("construct"), view)).toEqual(tops);
  });

  it("who builds or visits no more ends the turn, and is told so", () => {
    const done = choice("done");
    expect(["second_construction", "second_visit", "pick", "before_supply"].map((decision) => endsTurn(done, about(decision)))).toEqual([true, true, false, false]);
    expect(endsTurn(choice("construct joinery"), about("second_construction"))).toBe(false);
    expect(deed(done, about("second_construction"), view, say)).toBe("End turn");
  });

  it("only what is lost for nothing is warned of", () => {
    const sold = choice("sell fishery", { id: "hint-sell", args: { francs: 5, value: 10 } });
    expect(warning(sold, about("turn"), view, say)).toBe("You get 5 for something worth 10 at the end.");
    expect(warning(sold, about("forced"), view, say)).toBeNull();
    expect(warning(choice("take wood"), about("turn"), view, say)).toBeNull();
    expect(warning(choice("done"), about("after_action"), view, say)).toBeNull();
    expect(warning(choice("pass"), about("turn"), view, say)).not.toBeNull();
  });
});

describe("clicks", () => {
  it("never sell, and buy only what is not built", () => {
    for (const { view, ask } of positions) {
      const built = new Set([...view.town, ...view.players.flatMap((player) => player.cards)].map((card) => `card:${card.id}`));
      for (const [thing, choices] of light({ targets }, ask, view)) {
        const [verb] = meant(thing, choices, ask, view)?.text.split(" ") ?? [""];
        expect(verb).not.toBe("sell");
        if (verb === "buy") expect(built.has(thing), thing).toBe(false);
      }
    }
  });

  it("on an offer take it, on a building enter it", () => {
    const turn = about("turn");
    const [enter, sell, buy] = ["enter joinery", "sell joinery", "buy joinery"].map((text) => choice(text));
    expect(meant("offer:wood", [choice("take wood")], turn, view)?.text).toBe("take wood");
    expect(meant("card:joinery", [sell!, enter!], turn, view)).toBe(enter);
    expect(meant("card:joinery", [buy!, enter!], turn, view)).toBe(enter);
    expect(meant("ships:wooden", [choice("buy wooden_ship")], turn, view)?.text).toBe("buy wooden_ship");
    expect(meant("ship:s01", [choice("sell wooden_ship_2")], turn, view)).toBeNull();
  });

  it("on an own building enter it, also where only one thing can be built there", () => {
    const built = choice("enter building_firm_1", { id: "hint-enter-build", args: { what: "Marketplace", cost: "2 wood" } });
    expect(meant("card:building_firm_1", [choice("sell building_firm_1"), built], about("turn"), view)).toBe(built);
  });

  it("on what is not lit ask for what they would mean", () => {
    const turn = about("turn");
    const [own, top] = [view.town[0]!.id, view.proposals[0]![0]!.id];
    expect(wish("offer:wood", turn, view)).toBe("take wood");
    expect(wish(`card:${own}`, turn, view)).toBe(`enter ${own}`);
    expect(wish(`card:${top}`, turn, view)).toBe(`buy ${top}`);
    expect(wish(`card:${top}`, about("construct"), view)).toBe(`construct ${top}`);
    expect(wish("ships:iron", about("ship"), view)).toBe("build iron_ship");
    expect(wish("ships:iron", turn, view)).toBe("buy iron_ship");
    expect(wish("loan:0", turn, view)).toBe("repay");
    expect(wish("tile:0", turn, view)).toBeNull();
    expect(wish("offer:wood", about("food"), view)).toBeNull();
  });
});

it("the module offers all of it", () => {
  for (const part of ["role", "deed", "warning", "meant", "wish", "Icon"] as const) expect(game[part]).toBeDefined();
});

