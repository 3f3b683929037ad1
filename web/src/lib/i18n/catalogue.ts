/** Fluent catalogues: a message id with arguments becomes a sentence in the reader's language. */
import { FluentBundle, FluentNone, FluentResource, FluentType, type FluentValue, type FluentVariable } from "@fluent/bundle";
import type { Message } from "../types";
import { inTurn, locale } from "./locale";
import { PSEUDO, pseudo } from "./pseudo";

/** What a message is told with: ids and names, numbers, and messages of the same catalogue, also several. */
export type Args = Record<string, Message["args"][string] | Named>;

/** Ids of the rules have underscores, message ids have dashes. */
export const dashed = (id: string): string => id.replaceAll("_", "-");

/** A name with its other forms (cases, gender), which a message asks for with `FORM($card, "acc")`. */
export class Named extends FluentType<string> {
  /** `forms` has a form by its name, or null where the name has no such form. */
  constructor(
    text: string,
    readonly forms: (form: string) => string | null = () => null,
  ) {
    super(text);
  }
  form(name: string): string {
    return this.forms(name) ?? this.value;
  }
  override toString(): string {
    return this.value;
  }
}

/** `FORM($card, "acc")`; whatever has no such form is the same in it. */
function form([value, name]: FluentValue[]): FluentValue {
  if (!(value instanceof Named)) return value ?? new FluentNone("FORM()");
  return value.form(name instanceof FluentType ? String(name.valueOf()) : String(name));
}

/** A catalogue in a language with English behind it; `sources` asks for the texts of a language. The pseudo-locale is English. */
export async function inLanguage(language: string, sources: (language: string) => Promise<string[]>): Promise<Catalogue> {
  const english = await sources("en");
  if (language === PSEUDO) return new Catalogue(PSEUDO, english);
  const behind = new Catalogue("en", english);
  return language === "en" ? behind : new Catalogue(language, await sources(language), behind);
}

export class Catalogue {
  readonly language: string;
  private readonly bundle: FluentBundle;
  private readonly named = new Map<string, string>();
  /** The messages of these sources, in their order. */
  readonly ids: string[] = [];

  /** Later sources win; `fallback` is asked for what none of them says. */
  constructor(
    language: string,
    sources: string[],
    private readonly fallback?: Catalogue,
  ) {
    this.language = language;
    this.bundle = new FluentBundle(locale(language), { useIsolating: false, functions: { FORM: form } });
    for (const source of sources) {
      const resource = new FluentResource(source);
      if (language === PSEUDO) pseudo(resource);
      this.bundle.addResource(resource, { allowOverrides: true });
      for (const entry of resource.body) {
        if (!this.ids.includes(entry.id)) this.ids.push(entry.id);
        this.index(entry.id);
      }
    }
  }

  has(id: string): boolean {
    return this.bundle.hasMessage(dashed(id)) || (this.fallback?.has(id) ?? false);
  }

  /** A message without a text reads as its id, in words: a gap is seen and nothing breaks. */
  say(id: string, args: Args = {}): string {
    const pattern = this.bundle.getMessage(dashed(id))?.value;
    if (pattern) return this.format(pattern, args) ?? this.fallback!.say(id, args);
    return this.fallback ? this.fallback.say(id, args) : dashed(id).replaceAll("-", " ");
  }

  /** An attribute of a message, or the message itself where it has none of that name. */
  attribute(id: string, name: string, args: Args = {}): string {
    const pattern = this.bundle.getMessage(dashed(id))?.attributes[name];
    if (pattern) return this.format(pattern, args) ?? this.fallback!.attribute(id, name, args);
    return this.fallback && !this.bundle.hasMessage(dashed(id)) ? this.fallback.attribute(id, name, args) : this.say(id, args);
  }

  /** An attribute of a message; null where it has none of that name. */
  form(id: string, name: string, args: Args = {}): string | null {
    const message = this.bundle.getMessage(dashed(id));
    if (!message) return this.fallback?.form(id, name, args) ?? null;
    return message.attributes[name] ? this.attribute(id, name, args) : null;
  }

  /** What an id is called (`name-KIND-ID`), with its forms; an id without a name is its own. */
  name(kind: string, id: string): Named {
    const key = `name-${kind}-${id}`;
    return this.has(key) ? new Named(this.say(key), (form) => this.form(key, form)) : new Named(id);
  }

  /** A pattern in words; null where it cannot be put into words and another catalogue can say it. */
  private format(pattern: Parameters<FluentBundle["formatPattern"]>[0], args: Args): string | null {
    const errors: Error[] = [];
    const given: Record<string, FluentVariable> = {};
    for (const [name, value] of Object.entries(args)) given[name] = this.given(value);
    const text = this.bundle.formatPattern(pattern, given, errors);
    return errors.length && this.fallback ? null : text;
  }

  /** A message has the forms of its attributes, and a list has each of its words in that form. */
  private given(value: Args[string]): string | number | Named {
    if (Array.isArray(value)) {
      const words = value.map((one) => this.given(one));
      return new Named(inTurn(words.map(String)), (form) => inTurn(words.map((one) => (one instanceof Named ? one.form(form) : String(one)))));
    }
    if (typeof value !== "object" || value instanceof Named) return value;
    return new Named(this.say(value.id, value.args), (form) => this.form(value.id, form, value.args));
  }

  /** The message id that names an id of the rules, whatever kind of thing it is: `trade_1` → `name-space-trade-1`. */
  nameOf(word: string): string | null {
    return this.named.get(dashed(word)) ?? this.fallback?.nameOf(word) ?? null;
  }

  private index(id: string): void {
    if (!id.startsWith("name-")) return;
    const parts = id.split("-");
    for (let at = 2; at < parts.length; at++) {
      const rest = parts.slice(at).join("-");
      if (!this.named.has(rest)) this.named.set(rest, id);
    }
  }
}
