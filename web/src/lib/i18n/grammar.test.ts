import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { Clause, LogTurn } from "../types";
import { Catalogue } from "./catalogue";
import { entries, tellingOf } from "./tellings";

type Case = { language: string; id: string; args: Clause["args"]; said?: string; plan?: string };
/** The terminal is tested with the same cases. */
const table = JSON.parse(readFileSync("../tests/kernel/grammar.json", "utf8")) as { names: string[]; languages: Record<string, string[]>; cases: Case[] };
const source = (language: string): string => table.languages[language]!.join("\n");
const english = new Catalogue("en", [source("en")]);
const catalogue = (language: string): Catalogue =>
  language === "qps" ? new Catalogue("qps", [source("en")]) : language === "en" ? english : new Catalogue(language, [source(language)], english);

describe("names in sentences", () => {
  for (const one of table.cases) {
    it(`are in the right form: ${one.language}, ${one.id}, ${JSON.stringify(one.args)}`, () => {
      const turn: LogTurn = { turn: 0, seat: 0, from: 0, to: 1, moves: [], over: true, events: [], told: [{ title: null, lines: [{ by: 0, clauses: [{ id: one.id, args: one.args }] }] }] };
      const texts = catalogue(one.language);
      const words = (parts: ReturnType<typeof tellingOf>) => parts.map((part) => ("text" in part ? part.text : "")).join("");
      if (one.said !== undefined) expect(words(entries(turn, table.names, texts)[0]!.lines[0]!.parts)).toBe(one.said);
      if (one.plan !== undefined) expect(words(tellingOf(turn, table.names, texts))).toBe(`${one.plan}.`);
    });
  }
});
