import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { Catalogue } from "../../lib/i18n/catalogue";
import type { Option } from "../../lib/types";
import { inline, parse, plain } from "./markdown";
import { components, decisions, narrowTables, shown, switches, things } from "./own";
import { matches, narrowed, pieces, wanted } from "./search";

const GAMES = { hamburgum: "HB", "le-havre": "LH", shipyard: "SY" };
const read = (path: string) => readFileSync(`../${path}`, "utf8");
const say = (id: string) => id;

describe("the Markdown of the rules", () => {
  it("becomes data: emphasis, code and clauses, and never HTML", () => {
    expect(inline("a **b** `c_d` *e* LH-9.3 <b>")).toEqual([
      { kind: "text", text: "a " },
      { kind: "strong", text: "b" },
      { kind: "text", text: " " },
      { kind: "code", text: "c_d" },
      { kind: "text", text: " " },
      { kind: "em", text: "e" },
      { kind: "text", text: " " },
      { kind: "clause", text: "LH-9.3" },
      { kind: "text", text: " <b>" },
    ]);
  });
  it("has clauses, wrapped lines, tables and headings", () => {
    const [before, section] = parse("# All\n\nLead.\n\n## HB-4 The `turn`\n\n- **HB-4.1** One\n  two.\n\n| a | b |\n| --- | --- |\n| HB-4.2 | x |\n\n### More\n", "About");
    expect(before).toMatchObject({ title: "About" });
    expect(section).toMatchObject({ id: "HB-4", title: "HB-4 The turn" });
    const [item, table, heading] = section!.blocks;
    expect(item).toMatchObject({ kind: "item", clause: "HB-4.1" });
    expect(item!.kind === "item" && plain(item!.words)).toBe("One two.");
    expect(table).toMatchObject({ kind: "table", rows: [{ clause: "HB-4.2" }] });
    expect(heading).toMatchObject({ kind: "heading" });
  });
  it("names sections without the identifiers of the code, for players", () => {
    const titles = (all: boolean) => parse("## SY-7 Build Ships (`build`)\n\n- **SY-7.1** One.\n", "About", all).map((section) => section.title);
    expect([titles(false), titles(true)]).toEqual([["SY-7 Build Ships"], ["SY-7 Build Ships (build)"]]);
  });
  it("keeps what is written for developers from players", () => {
    const source = "# All\n\n<!-- for developers -->\n\nLead.\n\n## HB-1 A\n\n- **HB-1.1** One.\n\n### Tests\n\n<!-- for developers -->\n\n- **HB-1.2** Two.\n\n### More\n\n- **HB-1.3** Three.\n\n<!-- for developers -->\n\n- **HB-1.4** Four.\n\n## HB-2 B\n\n<!-- for developers -->\n\n### C\n\n- **HB-2.1** Five.\n\n## HB-3 D\n\nSix.\n";
    const clauses = (all: boolean) => parse(source, "About", all).map((section) => [section.id, ...section.blocks.flatMap((block) => (block.kind === "table" ? [] : [block.clause || plain(block.words)]))].join(" "));
    expect(clauses(false)).toEqual(["HB-1 HB-1.1 More HB-1.3", "HB-3 Six."]);
    expect(clauses(true)).toHaveLength(4);
  });
  it.each(Object.keys(GAMES))("of %s shows players no section about tests, decisions and programs", (game) => {
    const titles = parse(read(`docs/rules/${game}.md`), "About").map((section) => section.title);
    expect(titles.filter((title) => /test|vector|yardstick|invariant|decision point|convention|About/i.test(title))).toEqual([]);
    expect(titles.some((title) => title.includes("Rulings"))).toBe(true);
    const blocks = parse(read(`docs/rules/${game}.md`), "About").flatMap((section) => section.blocks);
    const said = blocks.flatMap((block) => (block.kind === "table" ? block.rows.flatMap((row) => row.cells.map(plain)) : [plain(block.words)]));
    expect(said.filter((text) => /test vector|\bvectors\b|\[data\]/i.test(text))).toEqual([]);
  });
  it.each(Object.entries(GAMES))("of %s is read whole: every clause that is written is found under its number", (game, letters) => {
    const source = read(`docs/rules/${game}.md`);
    const written = [...source.matchAll(new RegExp(`^\\s*- \\*\\*(${letters}-[\\w.]+)\\*\\*`, "gm"))].map((found) => found[1]!);
    const blocks = parse(source, "", true).flatMap((section) => section.blocks);
    const found = new Set(blocks.flatMap((block) => (block.kind === "table" ? block.rows.map((row) => row.clause) : [block.clause])));
    expect(written.length).toBeGreaterThan(100);
    expect(written.filter((clause) => !found.has(clause))).toEqual([]);
    // No mark of the notation is left in the words.
    const left = blocks.filter((block) => block.kind !== "table").map((block) => plain(block.words)).filter((text) => text.includes("**"));
    expect(left).toEqual([]);
  });
});

describe("searching", () => {
  it("does not mind accents and case, and wants all words", () => {
    expect(matches("Émile pays at the Église", wanted("EGLISE emile"))).toBe(true);
    expect(matches("Émile pays", wanted("emile église"))).toBe(false);
    expect(pieces("Die Église", wanted("eglise"))).toEqual([
      { text: "Die ", hit: false },
      { text: "Église", hit: true },
    ]);
  });
  it("leaves the blocks and rows in which the words stand", () => {
    const [section] = parse("## LH-1 A\n\n- **LH-1.1** fish and wood\n- **LH-1.2** wood\n\n| x |\n|---|\n| fish |\n| clay |\n", "");
    const { section: left, count } = narrowed(section!, wanted("fish"));
    expect(count).toBe(2);
    expect(left.blocks).toHaveLength(2);
    expect(narrowed(section!, wanted("LH-1.2")).count).toBe(1);
  });
});

describe("own words", () => {
  it.each(Object.keys(GAMES))("of %s tell every decision and many things, without gaps", (game) => {
    const texts = new Catalogue("en", [read(`src/wharfinger/games/${game.replace("-", "_")}/texts/en.ftl`), read(`web/src/games/${game}/en.ftl`)]);
    const said = [decisions(texts, say), things(texts, say)];
    for (const section of said) {
      expect(section.blocks.length).toBeGreaterThan(10);
      for (const block of section.blocks) expect(block.kind === "table" || plain(block.words)).not.toMatch(/\{\s*\$/);
    }
    const helped = texts.ids.filter((id) => id.startsWith("help-")).length;
    expect(said[0]!.blocks).toHaveLength(helped);
  });
  it("name the values of a switch and mark the usual one", () => {
    const texts = new Catalogue("en", ["option-pace = The pace\nvalue-pace-slow = slow\nvalue-pace-fast = fast"]);
    const option = { name: "pace", values: ["slow", "fast"], low: null, high: null, text: null, initial: "fast", clause: "HB-1.1" } as Option;
    const [block] = switches([option], texts, (id, args) => (args ? `${id}:${Object.values(args).join()}` : id)).blocks;
    expect(block!.kind === "item" && plain(block!.words)).toBe("The pace — slow; rules-switch-usual:fast. HB-1.1");
  });
  it("list components, name ids, and know what is reconstructed", () => {
    const texts = new Catalogue("en", ["name-good-fish = fish\nname-site-n1 = site N1"]);
    const row = { file: "map", table: "site", id: "n1", note: "", cells: [{ name: "cost", value: { fish: 2 }, provenance: "reconstructed" as const }] };
    const tables = components([row], texts);
    expect(tables).toMatchObject([{ title: "Map · site", columns: ["cost"], rows: [{ name: "Site N1", cells: [{ text: "fish 2", unsure: true }] }] }]);
    expect(narrowTables(tables, wanted("proposal"), "proposal")).toHaveLength(1);
    expect(narrowTables(tables, wanted("clay"), "proposal")).toHaveLength(0);
    expect(shown(["fish", [1, 2]], texts)).toBe("fish, (1, 2)");
  });
});
