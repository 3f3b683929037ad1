/** Words, events and things of the board, over samples of many games (samples/positions.py). */
import { describe, expect, it } from "vitest";
import { rulesFile } from "../../lib/board/testing";
import { SCENES, sceneOf } from "./art/scenes";
import sprite from "./art/sprite.svg?raw";
import { EFFECTS, marks } from "./board/effects";
import { explain } from "./explain";
import { label } from "./label";
import { GOODS, openCards, SHIP_TYPES, type GameView } from "./model";
import { buttonOnly, inPanel, targets, things } from "./targets";
import { has, rules, sample, say } from "./testing";
import { touched, TOUCHES } from "./touched";

const { asks, events, positions } = sample;
const view = positions[1]!.view;

describe("choices", () => {
  it("each has a target, or is knowingly button-only", () => {
    const lost: string[] = [];
    for (const ask of asks) {
      for (const choice of ask.choices) {
        const seat = choice.text.includes("_ship_") ? withShip(choice.text) : view;
        if (!things(choice, ask, seat).length && !buttonOnly(choice.text)) lost.push(`${ask.decision}: ${choice.text}`);
      }
    }
    expect(lost).toEqual([]);
  });

  it("each target of a real position lies on the table and is explained", () => {
    for (const { view, ask } of positions) {
      for (const choice of ask.choices) {
        for (const thing of targets(choice, ask, view)) expect(explain(thing, view, say, has, {}), thing).not.toBeNull();
      }
    }
  });

  it("a good that a panel asks for is not lit besides", () => {
    const asked = asks.filter((ask) => ["pick", "energy", "food", "cargo"].includes(ask.decision));
    expect(asked.length).toBeGreaterThan(3);
    for (const ask of asks) {
      const goods = ask.choices.flatMap((choice) => targets(choice, ask, view)).filter((thing) => thing.startsWith("good:"));
      if (inPanel(ask)) expect(goods, ask.decision).toEqual([]);
    }
  });

  it("each has a label without raw ids in it", () => {
    for (const ask of asks) {
      for (const choice of ask.choices) {
        const text = label(choice, ask, view, say);
        expect(text, choice.text).not.toMatch(/_|undefined/);
        expect(text.length).toBeGreaterThan(0);
      }
    }
  });

  it("units are counted, also where more of them are asked next", () => {
    for (const [text, said] of [["x3", "3 ×"], ["and x3", "3 ×"], ["x127+", "127 × and more"], ["and x127+", "127 × and more"]])
      expect(label({ ...asks[0]!.choices[0]!, text: text! }, asks[0]!, view, say)).toBe(said);
  });
});

/** A view in which the deciding seat has the ship that the words name. */
function withShip(text: string): GameView {
  const [, type = "", value = ""] = /(\w+)_ship_(\d+)/.exec(text.split(" ")[1] ?? "") ?? [];
  const ship = { id: "s99", name: "", type, value: Number(value) };
  return { ...view, players: [{ ...view.players[0]!, ships: [ship] }, ...view.players.slice(1)] };
}

describe("events", () => {
  it("every event of the game is handled", () => {
    const named = [...rulesFile("le_havre", "state.py").matchAll(/EventKind\("([a-z_]+)"/g)].map((found) => found[1]!);
    expect(named.length).toBeGreaterThan(30);
    expect(named.filter((name) => !(name in TOUCHES))).toEqual([]);
    expect(events.map((event) => event.name).filter((name) => !(name in TOUCHES))).toEqual([]);
  });

  it("what they touch has no hole in its name", () => {
    for (const event of events) for (const thing of touched(event)) expect(thing).not.toMatch(/undefined|NaN/);
  });
});

describe("explanations", () => {
  it("everything on the table is explained", () => {
    for (const { view } of positions) {
      const things = [
        ...openCards(view).map((card) => `card:${card.id}`),
        ...Object.keys(view.offer).map((good) => `offer:${good}`),
        ...view.tiles.map((_, place) => `tile:${place}`),
        ...SHIP_TYPES.map((type) => `ships:${type}`),
        ...view.round_cards.map((card) => `round:${card.round}`),
        ...view.proposals.map((_, space) => `stack:${space}`),
        "deck",
        ...view.players.flatMap((player, seat) => [
          ...GOODS.map((good) => `good:${seat}:${good}`),
          ...["player", "loan", "disc", "marker", "food", "energy", "feeding"].map((kind) => `${kind}:${seat}`),
          ...["craftsman", "economic", "industrial", "public", "hammer", "fisherman"].map((what) => `count:${seat}:${what}`),
          ...player.ships.map((ship) => `ship:${ship.id}`),
        ]),
      ];
      for (const thing of things) {
        const told = explain(thing, view, say, has, {});
        expect(told, thing).not.toBeNull();
        expect([told!.title, ...told!.lines].join(" "), thing).not.toMatch(/undefined|NaN|null/);
      }
    }
  });

  it("the Marketplace shows special cards only where there are any", () => {
    const told = (length: "full" | "short") => explain("card:marketplace", { ...view, length }, say, has, {})!.lines[0]!;
    expect(told("full")).toContain("special cards");
    expect(told("short")).not.toContain("special");
  });

  it("a card is named before its number", () => {
    const title = explain("card:marketplace", view, say, has, {})!.title;
    expect(title).toMatch(/^Marketplace \(no\. \d\d\)$/);
  });

  it("strange things are not", () => {
    for (const thing of ["", "card:nowhere", "offer:gold", "good:9:fish", "good:0:gold", "ship:s99", "round:99", "tile:9"]) {
      expect(explain(thing, view, say, has, {}), thing).toBeNull();
    }
  });
});

describe("pictures", () => {
  const drawn = new Set([...sprite.matchAll(/symbol id="lh-([\w-]+)"/g)].map((found) => found[1]!));

  it("every card has its effect in icons, and every icon is drawn", () => {
    const cards = [...rules.matchAll(/^name-card-([a-z0-9-]+) =/gm)].map((found) => found[1]!.replaceAll("-", "_"));
    expect(cards.filter((card) => !(card in EFFECTS))).toEqual([]);
    expect(marks("marketplace").map((mark) => mark.icon)).toContain("eye");
    expect(marks("marketplace", true).map((mark) => mark.text + (mark.icon ?? "")).join(" "), "the short game has no special cards").toBe("2basic +1\u00a0:\u00a0craftsman");
    expect(marks("bank").map((mark) => mark.text + (mark.icon ?? "") + mark.after).join(" "), "no line begins with a colon").toBe("3bonus\u00a0: industrial · 2bonus\u00a0: economic");
    const icons = Object.keys(EFFECTS).flatMap((card) => marks(card).map((mark) => mark.icon));
    expect([...new Set(icons)].filter((icon) => icon && !drawn.has(icon))).toEqual([]);
  });

  it("every good and ship is drawn", () => {
    expect([...GOODS, "francs", ...SHIP_TYPES.map((type) => `ship-${type}`)].filter((name) => !drawn.has(name))).toEqual([]);
  });

  it("every card has a scene of its own kind, and every scene a card", () => {
    const cards = [...rules.matchAll(/^name-card-([a-z0-9-]+) =/gm)].map((found) => found[1]!.replaceAll("-", "_"));
    const shown = new Set(cards.map((card) => sceneOf(card, "")));
    expect([...shown].filter((scene) => !(scene in SCENES))).toEqual([]);
    expect(Object.keys(SCENES).filter((scene) => !shown.has(scene))).toEqual([]);
    expect(cards.filter((card) => sceneOf(card, "") === "house")).toEqual(["dunny"]);
    for (const type of ["craftsman", "economic", "industrial", "public", "none", "ship"]) expect(sceneOf("own_card", type) in SCENES).toBe(true);
  });
});
