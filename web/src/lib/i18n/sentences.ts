/** Events, choices and refusals in words. */
import type { GameModule } from "../game/module";
import type { Ask, Choice, GameEvent, LogTurn, Message, Refusal, View } from "../types";
import { dashed, type Catalogue } from "./catalogue";

const NOBODY = "\u0001";

/** The arguments of a line with ids turned into names, as the game's catalogue has them. */
function named(args: Record<string, unknown>, names: readonly string[], texts: Catalogue): Record<string, string | number> {
  const made: Record<string, string | number> = {};
  for (const [name, value] of Object.entries(args)) {
    if ((name === "player" || name === "seat") && typeof value === "number") made[name] = names[value] ?? String(value + 1);
    else if (typeof value === "string") made[name] = texts.has(`name-${name}-${value}`) ? texts.say(`name-${name}-${value}`) : value;
    else if (typeof value === "number") made[name] = value;
    else made[name] = String(value);
  }
  return made;
}

/** What happened, in words; the player is named first where it is somebody else than the one whose turn it is. */
export function sentence(event: GameEvent, names: readonly string[], texts: Catalogue, turnOf?: number): string {
  const args = named({ ...event.args, ...event.line.args }, names, texts);
  if (!texts.has(event.line.id)) return dashed(event.name).replaceAll("-", " ");
  const said = texts.say(event.line.id, args).trim();
  const actor = event.args.player;
  if (typeof actor !== "number" || actor < 0 || actor === turnOf) return said;
  const telling = texts.say(event.line.id, { ...args, player: NOBODY }).includes(NOBODY);
  return telling || !names[actor] ? said : `${names[actor]} ${said}`;
}

/** All of a turn; a turn without events still has its notation. */
export function story(turn: LogTurn, names: readonly string[], texts: Catalogue): string[] {
  const told = turn.events.map((event) => sentence(event, names, texts, turn.seat));
  return told.length ? told : [...turn.moves];
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

const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);

/** A refusal in the reader's language; one that no catalogue knows is told in the server's English. */
export function refusal(error: Refusal, shell: Catalogue, texts?: Catalogue): string {
  if (shell.has(error.id)) return shell.say(error.id, error.args);
  if (texts?.has(error.id)) return texts.say(error.id, error.args);
  return error.text || error.id;
}

export function notice(message: Message, names: readonly string[], shell: Catalogue, texts: Catalogue): string {
  const from = shell.has(message.id) ? shell : texts;
  return from.say(message.id, named(message.args, names, texts));
}
