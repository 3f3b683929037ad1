import { describe, expect, it } from "vitest";
import english from "../../texts/en.ftl?raw";
import type { Ask, Choice, View } from "../types";
import { Catalogue } from "./catalogue";
import { hint, label, refusal, spoken } from "./sentences";
import { bestLanguage } from "./shell-texts.svelte";

const game = new Catalogue("en", [
  `name-space-trade-1 = Trade I
name-good-beer = beer
decision-move = Where to?
hint-cost = { $cost ->
    [0] free
   *[other] pay { $cost }
  }
told-made = made { $amount } { $good }
told-fed = fed the workers`,
]);
const shell = new Catalogue("en", [english]);
describe("catalogues", () => {
  it("reads ids with underscores and numbers in selectors", () => {
    expect(game.say("decision_move")).toBe("Where to?");
    expect(game.say("hint-cost", { cost: 0 })).toBe("free");
    expect(game.say("hint-cost", { cost: 3 })).toBe("pay 3");
  });
  it("falls back to the other catalogue, then to the id in words", () => {
    const czech = new Catalogue("cs", ["decision-move = Kam?"], game);
    expect(czech.say("decision-move")).toBe("Kam?");
    expect(czech.say("told-fed")).toBe("fed the workers");
    expect(czech.say("name-space_nowhere")).toBe("name space nowhere");
    expect(czech.has("told-fed")).toBe(true);
  });
  it("survives a missing argument", () => {
    expect(game.say("told-made", { amount: 2 })).toContain("made 2");
  });
  it("asks messages among the arguments for their forms, each of a list", () => {
    const czech = new Catalogue("cs", ["name-good-fish = ryba\n    .acc = rybu\nname-good-wood = dřevo\ntake = Vzít { FORM($what, \"acc\") }"]);
    const [fish, wood] = ["name-good-fish", "name-good-wood"].map((id) => ({ id, args: {} }));
    expect(czech.say("take", { what: fish! })).toBe("Vzít rybu");
    expect(czech.say("take", { what: [fish!, wood!, "ocel"] })).toBe("Vzít rybu, dřevo, ocel");
  });
  it("lets the board's own messages win", () => {
    expect(new Catalogue("en", ["a = one", "a = two"]).say("a")).toBe("two");
  });
  it("chooses a language there is", () => {
    expect(bestLanguage("auto", ["en", "cs"], ["cs-CZ", "en"])).toBe("cs");
    expect(bestLanguage("auto", ["en"], ["fr"])).toBe("en");
    expect(bestLanguage("cs", ["en", "cs"], [])).toBe("cs");
  });
});

describe("sentences", () => {
  it("labels a choice by its notation, or as the board wants it", () => {
    const choice: Choice = { code: 1, text: "move trade_1", hint: { id: "hint-cost", args: { cost: 0 } }, ends: false };
    const ask: Ask = { seat: 0, decision: "move", about: {}, choices: [choice] };
    expect(label(choice, ask, {} as View, null, game, shell)).toBe("Move to Trade I");
    expect(label({ ...choice, text: "beer=2" }, ask, {} as View, null, game, shell)).toBe("Beer 2");
    expect(hint(choice, game)).toBe("free");
  });
  it("says a turn in notation with the names of things", () => {
    expect(spoken("move trade_1; sell beer=2; strange 3 ...", game, shell)).toBe("Move to Trade I; sell 2 beer; strange 3 ...");
  });
  it("tells a refusal that no catalogue knows in the server's words", () => {
    expect(refusal({ id: "refused-strange", args: {}, text: "Not today." }, shell)).toBe("Not today.");
  });
});

describe("the shell's texts", () => {
  const sources = import.meta.glob<string>(["../../**/*.svelte", "../../**/*.ts", "!../../games/**", "!../../**/*.test.ts"], { query: "?raw", import: "default", eager: true });
  const asked = new Set(Object.values(sources).flatMap((source) => [...source.matchAll(/\bt\(\s*"([a-z0-9-]+)"/g)].map((found) => found[1]!)));
  it("has a message for every text that is asked for by name", () => {
    expect(asked.size).toBeGreaterThan(100);
    expect([...asked].filter((id) => !shell.has(id))).toEqual([]);
  });
});
