/** What can be clicked, what a click means, and how many buttons are put in order. */
import type { GameModule, Role, Thing } from "../game/module";
import type { Ask, Choice, View } from "../types";

type Lit = Map<Thing, Choice[]>;

/** Every thing that stands for at least one choice. */
export function light(module: Pick<GameModule, "targets"> | null, ask: Ask | null, view: View): Lit {
  const found: Lit = new Map();
  if (!module || !ask) return found;
  for (const choice of ask.choices)
    for (const thing of new Set(module.targets(choice, ask, view))) found.set(thing, [...(found.get(thing) ?? []), choice]);
  return found;
}

/**
 * A click on a thing: with one choice left it is that choice; with several, those are left to choose from. A second click
 * inside a narrowed set narrows it further where that leaves something.
 */
export function narrow(lit: Lit, thing: Thing, among: readonly Choice[]): Choice[] {
  const meant = lit.get(thing) ?? [];
  const codes = new Set(among.map((choice) => choice.code));
  const both = meant.filter((choice) => codes.has(choice.code));
  return both.length ? both : meant;
}

/** Only what the narrowed choices stand for stays lit. */
export function dim(lit: Lit, among: readonly Choice[]): Lit {
  const codes = new Set(among.map((choice) => choice.code));
  const kept: Lit = new Map();
  for (const [thing, choices] of lit) {
    const left = choices.filter((choice) => codes.has(choice.code));
    if (left.length) kept.set(thing, left);
  }
  return kept;
}

/** What part a choice plays in the turn. */
export const roleOf = (choice: Choice, ask: Ask, view: View, module: Pick<GameModule, "role"> | null): Role => module?.role?.(choice, ask, view) ?? "main";

export type Roles = { main: Choice[]; aside: Choice[]; finish: Choice[] };

/** The choices by what part they play; of the main ones those come first that stand for something on the board. */
export function byRole(choices: readonly Choice[], ask: Ask, view: View, module: GameModule | null): Roles {
  const found: Roles = { main: [], aside: [], finish: [] };
  for (const choice of choices) found[roleOf(choice, ask, view, module)].push(choice);
  const hidden = (choice: Choice): number => (module?.targets(choice, ask, view).length ? 0 : 1);
  if (!amounts(choices)) found.main.sort((a, b) => hidden(a) - hidden(b));
  return found;
}

/** An amount at the end of the words, and the words before it: `beer=2`, `x3`, `ships 1`, `speed+2`, `beer=31+`. */
const AMOUNT = /^(.*[= +]|x)(0|[1-9]\d*)\+?$/;

/** The choices by their amounts; null where something else is chosen. */
function amounts(choices: readonly Choice[]): Map<number, Choice> | null {
  const found = choices.map((choice) => AMOUNT.exec(choice.text));
  const made = new Map(found.flatMap((words, at) => (words ? [[Number(words[2]), choices[at]!] as const] : [])));
  const rising = [...made.keys()].sort((a, b) => a - b);
  // Numbers far apart are no amounts that one counts: the angles of a turn.
  if (rising.some((amount, at) => at > 0 && amount - rising[at - 1]! > 9)) return null;
  const alike = choices.length > 1 && made.size === choices.length && new Set(found.map((words) => words![1])).size === 1;
  return alike ? made : null;
}

/** The number key of each choice: the amount where amounts are all there is to choose, else its place in the list. */
export const numbered = (choices: readonly Choice[]): Map<number, Choice> => amounts(choices) ?? new Map(choices.map((choice, at) => [at + 1, choice]));

type Group = { verb: string; choices: Choice[] };

/** Many choices are shown under the first word of their notation; few stay one plain row. */
export function groups(choices: readonly Choice[], many = 8): Group[] {
  const found = new Map<string, Choice[]>();
  for (const choice of choices) {
    const verb = choice.text.split(/[\s=]/, 1)[0] ?? "";
    found.set(verb, [...(found.get(verb) ?? []), choice]);
  }
  if (choices.length <= many || found.size < 2 || found.size > choices.length / 2) return [{ verb: "", choices: [...choices] }];
  // Lone ones (done, pass) share the last group, without a heading.
  const made: Group[] = [];
  const lone: Choice[] = [];
  for (const [verb, all] of found) if (all.length > 1) made.push({ verb, choices: all });
    else lone.push(...all);
  if (lone.length) made.push({ verb: "", choices: lone });
  return made;
}
