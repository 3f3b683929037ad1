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

/** A board lower than this shows what is above it all and is not moved: what is asked lies in the panel under it. */
const LOW = 130;

/** Puts a frame round things on the board, and rows of the panel, and takes the old ones away; they are brought into sight. */
export function frame(things: readonly Thing[], board: HTMLElement, behavior: ScrollBehavior): void {
  const table = board.parentElement ?? board;
  for (const old of table.querySelectorAll("[data-lesson]")) old.removeAttribute("data-lesson");
  const named = (thing: Thing): string =>
    thing.startsWith("row:") ? `.dock [data-row="${CSS.escape(thing.slice(4))}"]` : `#${board.id} [data-thing="${CSS.escape(thing)}"]`;
  const found = things.flatMap((thing) => [...table.querySelectorAll(named(thing))]);
  for (const element of found) element.setAttribute("data-lesson", "");
  const drawn = found.filter((element) => element.getClientRects().length);
  const rows = drawn.filter((element) => !board.contains(element));
  for (const row of rows.reverse()) row.scrollIntoView({ block: "nearest" });
  if (board.clientHeight < LOW) board.scrollTo({ top: 0 });
  else bring(drawn.filter((element) => !rows.includes(element)), board, behavior);
}

/** Moves the board so that most of some things are in sight, the first of them in any case. */
function bring(things: Element[], board: HTMLElement, behavior: ScrollBehavior): void {
  const [first] = things;
  if (!first || things.every(inSight)) return;
  const from = board.scrollTop;
  if (!inSight(first)) first.scrollIntoView({ block: "center", inline: "center" });
  let best = { top: board.scrollTop, seen: things.filter(inSight).length };
  const { top, bottom } = board.getBoundingClientRect();
  const boxes = things.map((thing) => thing.getBoundingClientRect());
  const middle = (of: number[]): number => board.scrollTop + (Math.min(...of) + Math.max(...of) - top - bottom) / 2;
  // Around the first alone, the first two and so on: the more the better.
  for (const until of boxes.keys()) {
    const around = middle(boxes.slice(0, until + 1).flatMap((box) => [box.top, box.bottom]));
    // A bar that stays may lie over the upper part.
    for (const lower of [0, 50]) {
      const was = board.scrollTop;
      board.scrollTop = around - lower;
      const seen = inSight(first) ? things.filter(inSight).length : 0;
      if (seen > best.seen) best = { top: board.scrollTop, seen };
      board.scrollTop = was;
    }
  }
  board.scrollTop = from;
  board.scrollTo({ top: best.top, behavior });
}

/** Whether a thing is seen whole: nothing, such as the lesson or a bar that stays, lies over its top or its bottom. */
function inSight(thing: Element): boolean {
  const { left, width, top, bottom } = thing.getBoundingClientRect();
  return [top + 2, bottom - 2].every((y) => thing.contains(document.elementFromPoint(left + width / 2, y)));
}
