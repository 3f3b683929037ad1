/** What can be clicked, what a click means, and how many buttons are put in order. */
import type { GameModule, Thing } from "../game/module";
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
