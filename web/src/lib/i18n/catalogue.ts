/** Fluent catalogues: a message id with arguments becomes a sentence in the reader's language. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

export type Args = Record<string, string | number>;

/** Ids of the rules have underscores, message ids have dashes. */
export const dashed = (id: string): string => id.replaceAll("_", "-");

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
    this.bundle = new FluentBundle(language, { useIsolating: false });
    for (const source of sources) {
      const resource = new FluentResource(source);
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
    if (pattern) return this.bundle.formatPattern(pattern, args as Record<string, FluentVariable>, []);
    return this.fallback ? this.fallback.say(id, args) : dashed(id).replaceAll("-", " ");
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
