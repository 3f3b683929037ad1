import { describe, expect, it } from "vitest";
import english from "../../texts/en.ftl?raw";
import type { Ask, Choice, GameEvent, View } from "../types";
import { Catalogue } from "./catalogue";
import { hint, label, refusal, sentence, spoken, story } from "./sentences";
import { bestLanguage } from "./shell-texts.svelte";

const game = new Catalogue("en", [
  `name-space-trade-1 = Trade I
name-good-beer = beer
decision-move = Where to?
hint-cost = { $cost ->
    [0] free
   *[other] pay { $cost }
  }
event-made = made { $amount } { $good }
event-arrived = { $player }'s ship came in
event-fed = fed the workers`,
]);
const shell = new Catalogue("en", [english]);
const names = ["Anna", "Boris"];
const event = (name: string, args: Record<string, string | number | null>): GameEvent => ({ name, args, line: { id: `event-${name}`, args: args as Record<string, string | number> } });

describe("catalogues", () => {
  it("reads ids with underscores and numbers in selectors", () => {
    expect(game.say("decision_move")).toBe("Where to?");
    expect(game.say("hint-cost", { cost: 0 })).toBe("free");
    expect(game.say("hint-cost", { cost: 3 })).toBe("pay 3");
  });
  it("falls back to the other catalogue, then to the id in words", () => {
    const czech = new Catalogue("cs", ["decision-move = Kam?"], game);
    expect(czech.say("decision-move")).toBe("Kam?");
    expect(czech.say("event-fed")).toBe("fed the workers");
    expect(czech.say("name-space_nowhere")).toBe("name space nowhere");
    expect(czech.has("event-fed")).toBe(true);
  });
  it("survives a missing argument", () => {
    expect(game.say("event-made", { amount: 2 })).toContain("made 2");
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
  it("names ids and players", () => {
    expect(sentence(event("made", { player: 0, good: "beer", amount: 2 }), names, game, 0)).toBe("made 2 beer");
    expect(sentence(event("arrived", { player: 1 }), names, game, 0)).toBe("Boris's ship came in");
  });
  it("says who, where it is not the one whose turn it is", () => {
    expect(sentence(event("fed", { player: 1 }), names, game, 0)).toBe("Boris fed the workers");
  });
  it("keeps the notation of a turn in which nothing was told", () => {
    expect(story({ turn: 0, seat: 0, from: 0, to: 1, moves: ["pass"], events: [] }, names, game)).toEqual(["pass"]);
  });
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
