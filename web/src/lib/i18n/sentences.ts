/** Choices, refusals and notices in words. */
import type { GameModule } from "../game/module";
import type { Ask, Choice, Message, Refusal, View } from "../types";
import type { Args, Catalogue } from "./catalogue";

/** The arguments of a message with ids turned into names, as the game's catalogue has them. */
function named(args: Message["args"], names: readonly string[], texts: Catalogue): Args {
  const made: Args = {};
  for (const [name, value] of Object.entries(args)) {
    if ((name === "player" || name === "seat" || name === "owner") && typeof value === "number") made[name] = names[value] ?? String(value + 1);
    // A word that names nothing stays a word: a message may choose by it.
    else made[name] = typeof value === "string" && texts.has(`name-${name}-${value}`) ? texts.name(name, value) : value;
  }
  return made;
}

export function hint(choice: Choice, texts: Catalogue): string {
  return choice.hint && texts.has(choice.hint.id) ? texts.say(choice.hint.id, choice.hint.args).trim() : "";
}

/** The label of a choice: the game's own, or its notation with ids named. */
export function label(choice: Choice, ask: Ask, view: View, module: GameModule | null, texts: Catalogue, shell: Catalogue): string {
  const own = module?.label?.(choice, ask, view, (id, args) => texts.say(id, args));
  if (own) return own;
  const words = choice.text.replaceAll("=", " ").split(/\s+/);
  return capital(words.map((word, at) => wordFor(word, at === 0, texts, shell)).join(" "));
}

/** The heading of a group of choices. */
export const verb = (word: string, texts: Catalogue, shell: Catalogue): string => capital(wordFor(word, true, texts, shell));

function wordFor(word: string, first: boolean, texts: Catalogue, shell: Catalogue): string {
  if (first && shell.has(`verb-${word}`)) return shell.say(`verb-${word}`);
  const name = /^\d+$/.test(word) ? null : texts.nameOf(word);
  return name ? texts.say(name) : word.replaceAll("_", " ");
}

/** A turn in notation with the names of things instead of their ids: `sell beer=2; move church`. */
export function spoken(notation: string, texts: Catalogue, shell: Catalogue): string {
  const word = (one: string): string => wordFor(one, shell.has(`verb-${one}`), texts, shell);
  return capital(notation.replace(/(\w+)(?:=(\w+))?/g, (_, what: string, how?: string) => (how ? `${word(how)} ${word(what)}` : word(what))));
}

/** A refusal in the reader's language; one that no catalogue knows is told in the server's English. */
export function refusal(error: Refusal, shell: Catalogue, texts?: Catalogue): string {
  if (shell.has(error.id)) return shell.say(error.id, error.args);
  if (texts?.has(error.id)) return texts.say(error.id, error.args);
  return error.text || error.id;
}

/** A question or a reason of a game, in words. */
export const said = (message: Message, names: readonly string[], texts: Catalogue): string => texts.say(message.id, named(message.args, names, texts)).trim();

/** Sentences one after the other, each with one mark at its end. */
export const sentences = (...parts: string[]): string =>
  parts.map((part) => part.trim()).filter(Boolean).map((part) => (/[.!?…:]$/.test(part) ? part : `${part}.`)).join(" ");

/** The first sentence of a text and the rest of it. A short word with a full stop is an abbreviation: St. Nikolai. */
export function firstSentence(text: string): [first: string, rest: string] {
  const [, first = text, rest = ""] = /^(.*?(?:[?!]|(?<!(?:^|[\s(])\p{L}{1,2})\.))\s+(.+)$/su.exec(text) ?? [];
  return [first, rest];
}

export const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);

export function notice(message: Message, names: readonly string[], shell: Catalogue, texts: Catalogue): string {
  const from = shell.has(message.id) ? shell : texts;
  return from.say(message.id, named(message.args, names, texts));
}
