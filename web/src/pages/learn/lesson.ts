/** A lesson: its words, what it points at, and whether a choice follows it. */
import type { GameModule, Thing } from "../../lib/game/module";
import { type Args, type Catalogue, inLanguage } from "../../lib/i18n/catalogue";
import { lessonTexts } from "../../lib/server/api";
import type { Choice, Lesson, Table, Task } from "../../lib/types";

type Goal = Task["goals"][number];

/** Without a lesson every choice is as good. */
export const follows = (lesson: Lesson | null, choice: Choice): boolean => lesson === null || lesson.wanted === choice.code;

/** What the lesson wants comes first. */
export const leading = (lesson: Lesson | null, choices: readonly Choice[]): Choice[] =>
  lesson ? [...choices].sort((a, b) => Number(follows(lesson, b)) - Number(follows(lesson, a))) : [...choices];

export const words = (game: string, language: string): Promise<Catalogue> => inLanguage(language, async (code) => [(await lessonTexts(game, code)) ?? ""]);

/** What a failed task failed by: a condition that was broken ends it, whether or not the others were due. */
export function missedGoals(goals: readonly Goal[]): Goal[] {
  const missed = goals.filter((goal) => !goal.met);
  const broken = missed.filter((goal) => goal.keep);
  return broken.length ? broken : missed;
}

/** The other players as the texts name them. */
export function others(table: Table): Args {
  const names = table.seats.filter((seat) => !seat.yours).map((seat) => seat.name);
  return { one: names[0] ?? "", two: names[1] ?? "" };
}

/** What the step speaks of, or else what it wants to be chosen. */
export function pointedAt(lesson: Lesson, table: Table, module: GameModule | null): Thing[] {
  const wanted = table.ask?.choices.find((choice) => choice.code === lesson.wanted);
  if (!wanted || !table.ask || !table.view || !module) return lesson.show;
  const targets = module.targets(wanted, table.ask, table.view);
  const meant = targets.filter((thing) => lesson.show.includes(thing));
  return meant.length ? meant : [...lesson.show, ...targets];
}

/** Of the things that stand for what is wanted only those that the text speaks of, if it does of some. */
export function spotlight(lesson: Lesson, lit: Map<Thing, Choice[]>): Map<Thing, Choice[]> {
  const meant = [...lit].filter(([thing]) => lesson.show.includes(thing));
  return meant.length ? new Map(meant) : lit;
}

/** Puts a frame round things on the board and takes the old ones away; the first is brought into sight. */
export function frame(things: Thing[], root: ParentNode, behavior: ScrollBehavior): void {
  for (const old of root.querySelectorAll("[data-lesson]")) old.removeAttribute("data-lesson");
  const found = things.flatMap((thing) => [...root.querySelectorAll(`[data-thing="${CSS.escape(thing)}"]`)]);
  for (const element of found) element.setAttribute("data-lesson", "");
  const [first] = found;
  if (first && !inSight(first)) first.scrollIntoView({ block: "center", inline: "nearest", behavior });
}

/** Whether a thing is seen whole: nothing, such as the lesson or a bar that stays, lies over its top or its bottom. */
function inSight(thing: Element): boolean {
  const { left, width, top, bottom } = thing.getBoundingClientRect();
  return [top + 2, bottom - 2].every((y) => thing.contains(document.elementFromPoint(left + width / 2, y)));
}
