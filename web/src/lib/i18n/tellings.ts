/** What happened, in words: the server sends messages with seats, ids and amounts, and pictures stand behind the amounts. */
import type { Clause, LogTurn, Said } from "../types";
import { type Args, type Catalogue, Named } from "./catalogue";
import { inTurn, listed } from "./locale";

/** A piece of a sentence: words, or the picture of a thing by its id. */
export type Part = { text: string } | { icon: string };
type Argument = Clause["args"][string];

const ICON = /\u0002([^\u0003]*)\u0003/;

class Teller {
  constructor(
    private readonly names: readonly string[],
    private readonly texts: Catalogue,
  ) {}

  by(by: Said["by"]): string {
    if (typeof by === "string") return String(this.named("by", by));
    return by === null ? "" : (this.names[by] ?? "");
  }

  clause(clause: Clause, plan = false): string {
    const args = Object.fromEntries(Object.entries(clause.args).map(([name, value]) => [name, this.argument(name, value)]));
    return (plan ? this.texts.attribute(clause.id, "plan", args) : this.texts.say(clause.id, args)).trim();
  }

  /** Clauses of somebody make one sentence; what nobody did are sentences already. */
  line(said: Said): string {
    const clauses = said.clauses.map((clause) => this.clause(clause));
    return said.by === null ? clauses.join(" ") : inTurn(clauses);
  }

  private argument(name: string, value: Argument): Args[string] {
    if (typeof value === "number") return name === "player" ? (this.names[value] ?? "") : value;
    if (typeof value === "string") return this.named(name, value);
    if (Array.isArray(value)) return this.listed(value.map((one) => this.named(name, one)));
    return this.listed(Object.entries(value).map(([id, count]) => this.amount(name, id, count)));
  }

  /** An id as it is named in a sentence (`the-KIND-ID`, or `the-KIND` with its name), or anywhere (`name-KIND-ID`). */
  private named(kind: string, id: string): Named {
    const texts = this.texts;
    const [own, around] = [`the-${kind}-${id}`, `the-${kind}`];
    const name = texts.name(kind, id);
    if (texts.has(own)) return new Named(texts.say(own), (form) => texts.form(own, form) ?? name.forms(form));
    if (texts.has(around)) return new Named(texts.say(around, { [kind]: name }), (form) => texts.form(around, form, { [kind]: name }) ?? name.forms(form));
    return name;
  }

  private amount(kind: string, id: string, count: number): Named {
    const key = this.texts.has(`count-${kind}-${id}`) ? `count-${kind}-${id}` : `count-${id}`;
    const icon = `\u0002${id}\u0003`;
    return new Named(`${this.texts.say(key, { count })}${icon}`, (form) => {
      const said = this.texts.form(key, form, { count });
      return said === null ? null : `${said}${icon}`;
    });
  }

  /** Several names; each form of the list has them in that form. */
  private listed(words: readonly Named[]): Named {
    const [only] = words;
    if (words.length === 1) return only!;
    const language = this.texts.language;
    return new Named(listed(words.map(String), language), (form) => listed(words.map((word) => word.form(form)), language));
  }
}

function parts(text: string): Part[] {
  return text
    .split(ICON)
    .map((piece, at) => (at % 2 ? { icon: piece } : { text: piece }))
    .filter((part) => "icon" in part || part.text);
}
const words = (pieces: readonly Part[]): string => pieces.map((part) => ("text" in part ? part.text : "")).join("");

/** The seat whose mark stands before a line; somebody who is no player has the mark of its number, as on the board. */
export function marked(by: Said["by"]): number | null {
  if (typeof by === "string") return Number(/\d+$/.exec(by)?.[0] ?? NaN) || null;
  return by === null || by < 0 ? null : by;
}

export type Line = { by: Said["by"]; name: string; parts: Part[] };
export type Entry = { title: string; lines: Line[] };

/** The entries of a turn. */
export function entries(turn: LogTurn, names: readonly string[], texts: Catalogue): Entry[] {
  const teller = new Teller(names, texts);
  return turn.told.map((telling) => ({
    title: telling.title ? words(parts(teller.clause(telling.title))) : "",
    lines: telling.lines.map((said) => ({ by: said.by, name: teller.by(said.by), parts: parts(teller.line(said)) })),
  }));
}

/** An entry as plain text, for who listens. */
export function spokenEntry(entry: Entry): string {
  const lines = entry.lines.map((line) => (line.by === null ? words(line.parts) : `${line.name} ${words(line.parts)}.`));
  return [entry.title && `${entry.title}.`, ...lines].filter(Boolean).join(" ");
}

/** What the seat itself does in its turn, deed by deed, with what each costs and brings: "Sell 2 beer: +200. Buy 1 brick: −50." */
export function tellingOf(turn: Pick<LogTurn, "seat" | "told">, names: readonly string[], texts: Catalogue): Part[] {
  const teller = new Teller(names, texts);
  const own = turn.told.filter((telling) => !telling.title).flatMap((telling) => telling.lines.filter((said) => said.by === turn.seat));
  return parts(own.flatMap((said) => said.clauses.map((clause) => `${teller.clause(clause, true)}.`)).join(" "));
}

/** The turn that goes on, if anything has been done in it. */
export function turnNow(log: readonly LogTurn[]): LogTurn | null {
  const last = log.at(-1);
  return last && !last.over && last.told.length ? last : null;
}

/** A picture with the word before it and the mark behind it, which no end of a line may part. */
type Whole = { word: string; icon: string; mark: string };

/** A sentence in pieces between which lines may end. */
export function pieces(parts: readonly Part[]): ({ text: string } | Whole)[] {
  const made: ({ text: string } | Whole)[] = [];
  for (const part of parts) {
    const last = made.at(-1);
    if ("icon" in part) {
      const word = last && "text" in last ? /\S*$/.exec(last.text)![0] : "";
      if (last && "text" in last) last.text = last.text.slice(0, last.text.length - word.length);
      made.push({ word, icon: part.icon, mark: "" });
    } else {
      const mark = last && "icon" in last ? /^[.,;:!?)]*/.exec(part.text)![0] : "";
      if (last && "icon" in last) last.mark = mark;
      made.push({ text: part.text.slice(mark.length) });
    }
  }
  return made;
}
