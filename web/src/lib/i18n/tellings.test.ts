import { describe, expect, it } from "vitest";
import type { Clause, LogTurn, Said } from "../types";
import { Catalogue } from "./catalogue";
import { entries, marked, pieces, spokenEntry, tellingOf, turnNow } from "./tellings";

const texts = new Catalogue("en", [
  `name-card-smokehouse = Smokehouse
name-card-wharf-1 = Wharf I
the-card = the { $card }
the-card-wharf-1 = Wharf I
name-by-rival-1 = Rival 1
count-fish = { $count } fish
count-francs = { $count ->
    [one] 1 franc
   *[other] { $count } francs
  }
told-entered = entered { $card } ({ $goods } to { $player })
    .plan = Enter { $card } ({ $goods } to { $player })
told-smoked = smoked { $goods } for { $got }
    .plan = Smoke { $goods } for { $got }
told-built = built { $card }
told-round = End of round { $round }
told-town = The town built { $card }.`,
]);
const names = ["Ann", "Ben", "Cy"];
const clause = (id: string, args: Clause["args"] = {}): Clause => ({ id, args });
const smoked: Said = {
  by: 0,
  clauses: [clause("told-entered", { card: "smokehouse", goods: { fish: 2 }, player: 2 }), clause("told-smoked", { goods: { fish: 6 }, got: { fish: 6, francs: 1 } })],
};
const town: Said = { by: null, clauses: [clause("told-town", { card: "wharf_1" }), clause("told-town", { card: "Own Card" })] };
const turn: LogTurn = {
  turn: 0,
  seat: 0,
  from: 0,
  to: 3,
  moves: [],
  told: [
    { title: null, lines: [smoked] },
    { title: clause("told-round", { round: 5 }), lines: [{ by: "rival_1", clauses: [clause("told-built", { card: "smokehouse" })] }, town] },
  ],
  over: false,
  events: [],
};

describe("tellings", () => {
  const [own, round] = entries(turn, names, texts);
  it("names players, things and amounts in the order of the deed", () => {
    expect(spokenEntry(own!)).toBe("Ann entered the Smokehouse (2 fish to Cy), smoked 6 fish for 6 fish and 1 franc.");
  });
  it("has pictures behind the amounts", () => {
    expect(own!.lines[0]!.parts.filter((part) => "icon" in part)).toEqual(["fish", "fish", "fish", "francs"].map((icon) => ({ icon })));
    expect(own!.lines[0]!.parts[0]).toEqual({ text: "entered the Smokehouse (2 fish" });
  });
  it("tells the end of a round by itself, with sentences of nobody's and somebody who is no player", () => {
    expect(round!.title).toBe("End of round 5");
    expect(spokenEntry(round!)).toBe("End of round 5. Rival 1 built the Smokehouse. The town built Wharf I. The town built the Own Card.");
  });
  it("marks players, and somebody who is no player by its number", () => {
    expect([0, "rival_2", "town", null, -1].map(marked)).toEqual([0, 2, null, null, null]);
  });
  it("sums up the turn that goes on", () => {
    const said = tellingOf(turn, names, texts).map((part) => ("text" in part ? part.text : `<${part.icon}>`));
    expect(said.join("")).toBe("Enter the Smokehouse (2 fish<fish> to Cy). Smoke 6 fish<fish> for 6 fish<fish> and 1 franc<francs>.");
    expect(turnNow([turn])).toBe(turn);
    expect(turnNow([{ ...turn, over: true }])).toBeNull();
    expect(turnNow([])).toBeNull();
  });
  it("takes an attribute from the language behind, but only with its message", () => {
    const czech = new Catalogue("cs", ["told-built = staví { $card }"], texts);
    expect(czech.attribute("told-smoked", "plan", { goods: "a", got: "b" })).toBe("Smoke a for b");
    expect(czech.attribute("told-built", "plan", { card: "x" })).toBe("staví x");
  });
});

describe("pieces", () => {
  it("keep a picture with its word and the mark behind it", () => {
    const parts = [{ text: "bought it for 20 francs" }, { icon: "francs" }, { text: ", got 1 clay" }, { icon: "clay" }, { text: "." }];
    expect(pieces(parts)).toEqual([
      { text: "bought it for 20 " },
      { word: "francs", icon: "francs", mark: "," },
      { text: " got 1 " },
      { word: "clay", icon: "clay", mark: "." },
      { text: "" },
    ]);
    expect(pieces([{ icon: "clay" }, { icon: "wood" }])).toEqual([
      { word: "", icon: "clay", mark: "" },
      { word: "", icon: "wood", mark: "" },
    ]);
    expect(parts[0]).toEqual({ text: "bought it for 20 francs" });
  });
});
