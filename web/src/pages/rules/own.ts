/** The rules in own words: sections made of the very texts that explain decisions, things and switches at the table. */
import type { Catalogue } from "../../lib/i18n/catalogue";
import { dashed } from "../../lib/i18n/catalogue";
import { sorted } from "../../lib/i18n/locale";
import type { ComponentRow, Option } from "../../lib/types";
import { inline, slug, type Block, type Inline, type Section } from "./markdown";
import { matches } from "./search";

type Say = (id: string, args?: Record<string, string | number>) => string;

/** A text that needs numbers of a running game cannot be told without one. */
const complete = (text: string): boolean => !text.includes("{$") && !text.includes("{ $");
const one = (text: string): string => text.replace(/\s+/g, " ").trim();
const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);

const term = (title: string, text: string): Block => ({
  kind: "paragraph",
  clause: "",
  words: [{ kind: "strong", text: capital(one(title)) }, { kind: "text", text: " " }, ...inline(one(text))],
});

export function decisions(texts: Catalogue, t: Say): Section {
  const blocks = texts.ids
    .filter((id) => id.startsWith("decision-") && texts.has(id.replace("decision-", "help-")))
    .map((id) => term(texts.say(id), texts.say(id.replace("decision-", "help-"))));
  return { id: "decisions", title: t("rules-decisions"), blocks };
}

/** Where the words about a thing called `name-KIND-ID` may stand. */
const tellings = (thing: string): string[] => {
  const id = thing.slice(thing.indexOf("-") + 1);
  return [thing, `card-${id}`, `tell-${thing}`, `about-${thing}`, `about-${id}`, `lh-explain-${thing}`, `brief-${id}`];
};

export function things(texts: Catalogue, t: Say): Section {
  const seen = new Set<string>();
  const found: { name: string; text: string }[] = [];
  for (const id of new Set(texts.ids)) {
    if (!id.startsWith("name-") || id.split("-").length < 3) continue;
    const about = tellings(id.slice("name-".length)).find((one) => texts.has(one) && complete(texts.say(one)));
    const name = texts.say(id);
    if (!about || !complete(name) || seen.has(`${name} ${about}`)) continue;
    seen.add(`${name} ${about}`);
    found.push({ name, text: texts.say(about) });
  }
  const blocks = sorted(found, ({ name }) => one(name), texts.language).map(({ name, text }) => term(name, text));
  return { id: "things", title: t("rules-things"), blocks };
}

export function switches(options: readonly Option[], texts: Catalogue, t: Say): Section {
  const blocks = options.map((option): Block => {
    const named = (value: string | number): string => {
      const id = dashed(`value-${option.name}-${value}`);
      return texts.has(id) ? one(texts.say(id)) : String(value);
    };
    const values = option.values?.map((value) => (value === option.initial ? t("rules-switch-usual", { value: named(value) }) : named(value)));
    const range = option.low !== null && option.high !== null ? t("rules-switch-range", { low: option.low, high: option.high }) : "";
    const about = texts.has(`option-${option.name}`) ? texts.say(`option-${option.name}`) : option.name;
    const words: Inline[] = [...inline(one(about)), { kind: "text", text: ` — ${values?.join("; ") ?? (range || String(option.initial))}. ` }, ...inline(option.clause)];
    return { kind: "item", clause: "", words, mark: "" };
  });
  return { id: "switches", title: t("rules-switches"), blocks };
}

type Cell = { text: string; unsure: boolean };
export type ComponentTable = { id: string; title: string; columns: string[]; rows: { name: string; note: string; cells: Cell[] }[] };

/** Where things lie on a picture of ours, and the numbers that only our files need, are no facts of the game. */
const DRAWN = new Set(["xy", "used", "card", "number"]);

export function components(rows: readonly ComponentRow[], texts: Catalogue): ComponentTable[] {
  const made = new Map<string, ComponentRow[]>();
  for (const row of rows) {
    const title = [row.file, row.table].filter(Boolean).join(".").replaceAll(".", " · ").replaceAll("_", " ");
    made.set(title, [...(made.get(title) ?? []), { ...row, cells: row.cells.filter((cell) => !DRAWN.has(cell.name)) }]);
  }
  return [...made].map(([title, group]): ComponentTable => {
    const columns = [...new Set(group.flatMap((row) => row.cells.map((cell) => cell.name)))];
    const cell = (row: ComponentRow, column: string): Cell => {
      const found = row.cells.find((one) => one.name === column);
      return { text: found ? shown(found.value, texts) : "", unsure: found?.provenance === "reconstructed" };
    };
    const full = group.filter((row) => row.cells.length);
    return {
      id: `components-${slug(title)}`,
      title: capital(title),
      columns,
      rows: full.map((row) => ({ name: capital(shown(row.id, texts)), note: row.note, cells: columns.map((column) => cell(row, column)) })),
    };
  });
}

/** The rows in which all the words stand; `unsure` is the word for reconstructed values, which can be searched for too. */
export function narrowTables(tables: readonly ComponentTable[], words: readonly string[], unsure: string): ComponentTable[] {
  if (!words.length) return [...tables];
  const said = (title: string, row: ComponentTable["rows"][number]) =>
    [title, row.name, row.note, ...row.cells.map((cell) => (cell.unsure ? `${cell.text} ${unsure}` : cell.text))].join(" ");
  return tables.map((table) => ({ ...table, rows: table.rows.filter((row) => matches(said(table.title, row), words)) })).filter((table) => table.rows.length);
}

/** A value in words: ids named, tables and lists as pairs and commas. */
export function shown(value: unknown, texts: Catalogue): string {
  if (Array.isArray(value)) return value.map((item) => (Array.isArray(item) ? `(${shown(item, texts)})` : shown(item, texts))).join(", ");
  if (typeof value === "object" && value !== null)
    return Object.entries(value)
      .map(([key, item]) => `${shown(key, texts)} ${typeof item === "object" && item !== null ? `(${shown(item, texts)})` : shown(item, texts)}`)
      .join(", ");
  if (typeof value !== "string") return String(value);
  const name = /^\d+$/.test(value) ? null : texts.nameOf(value);
  return name && complete(texts.say(name)) ? texts.say(name) : value.replaceAll("_", " ");
}
