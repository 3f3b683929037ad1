/** How a language writes numbers, lists and moments, and how it sorts. */
import { accentedBetween, PSEUDO } from "./pseudo";

/** The locale of a language. The English of the texts is British: no comma before the last "and". */
export const locale = (language: string): string => (language === "en" || language === PSEUDO ? "en-GB" : language);

/** Formatters are slow to make, so each is made once. */
function kept<T>(make: (locale: string) => T): (language: string) => T {
  const made = new Map<string, T>();
  return (language) => {
    const found = made.get(language) ?? make(locale(language));
    made.set(language, found);
    return found;
  };
}
const things = kept((code) => new Intl.ListFormat(code, { type: "conjunction" }));
const moments = kept((code) => new Intl.RelativeTimeFormat(code, { numeric: "auto" }));
const order = kept((code) => new Intl.Collator(code, { numeric: true, sensitivity: "base" }));

const ours = (text: string, language: string, words: readonly string[] = []): string => (language === PSEUDO ? accentedBetween(text, words) : text);

/** Things: a, b and c. */
export const listed = (words: readonly string[], language: string): string => ours(things(language).format(words), language, words);
/** Deeds one after the other: a, b, c. The lists of units that locales know differ too much. */
export const inTurn = (words: readonly string[]): string => words.join(", ");
/** "in 2 days", "5 minutes ago". */
export const ago = (count: number, unit: Intl.RelativeTimeFormatUnit, language: string): string => ours(moments(language).format(count, unit), language);
/** Sorts by what people read. */
export const sorted = <T>(all: readonly T[], text: (one: T) => string, language: string): T[] => [...all].sort((a, b) => order(language).compare(text(a), text(b)));
