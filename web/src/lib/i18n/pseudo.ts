/**
 * The pseudo-locale `qps`: English in letters with accents, longer and in brackets, made from the English catalogues. Whatever
 * a reader sees in plain letters did not come from a catalogue. The same as `kernel/pseudo.py` for the terminal.
 */
import type { FluentResource } from "@fluent/bundle";

export const PSEUDO = "qps";
type Entry = FluentResource["body"][number];
type Pattern = NonNullable<Entry["value"]>;

const PLAIN = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
const ACCENTS = [..."ÅƁÇÐÉƑĜĤÎĴĶĻṀÑÖÞǪŔŠŢÛṼŴẊÝŽåƀçðéƒĝĥîĵķļɱñöþǫŕšţûṽŵẋýž"];
/** Texts with fewer letters get neither brackets nor length: they are marks and units in narrow places. */
const SHORT = 4;

export const accented = (text: string): string => text.replace(/[A-Za-z]/g, (letter) => ACCENTS[PLAIN.indexOf(letter)]!);
const longer = (text: string): string => accented(text.replace(/[aeiou]/gi, (vowel) => vowel + vowel.toLowerCase()));

/** The same text with the words between these, which are marked already or nobody's words, left as they are. */
export function accentedBetween(text: string, words: readonly string[]): string {
  let rest = text;
  let made = "";
  for (const word of words) {
    const at = rest.indexOf(word);
    if (at < 0) continue;
    made += accented(rest.slice(0, at)) + word;
    rest = rest.slice(at + word.length);
  }
  return made + accented(rest);
}

const isText = (element: unknown): element is string => typeof element === "string";

function letters(pattern: Pattern): number {
  if (isText(pattern)) return (pattern.match(/\p{L}/gu) ?? []).length;
  return pattern.reduce((sum, element) => {
    if (isText(element)) return sum + letters(element);
    return element.type === "select" ? sum + element.variants.reduce((all, variant) => all + letters(variant.value), 0) : sum;
  }, 0);
}

function changed(pattern: Pattern, change: (text: string) => string): Pattern {
  if (isText(pattern)) return change(pattern);
  return pattern.map((element) => {
    if (isText(element)) return change(element);
    if (element.type === "str") return { ...element, value: change(element.value) };
    if (element.type !== "select") return element;
    return { ...element, variants: element.variants.map((variant) => ({ ...variant, value: changed(variant.value, change) })) };
  });
}

function mark(pattern: Pattern, brackets: boolean): Pattern {
  const long = letters(pattern) >= SHORT;
  const made = changed(pattern, long ? longer : accented);
  if (!long || !brackets) return made;
  return isText(made) ? `⟦${made}⟧` : ["⟦", ...made, "⟧"];
}

/** All messages and terms of a resource in the pseudo-locale; the resource itself is changed. */
export function pseudo(resource: FluentResource): void {
  for (const entry of resource.body) {
    if (entry.value) entry.value = mark(entry.value, !entry.id.startsWith("-"));
    for (const [name, pattern] of Object.entries(entry.attributes)) entry.attributes[name] = mark(pattern, true);
  }
}
