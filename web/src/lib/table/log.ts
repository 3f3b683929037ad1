/** The log of a table as the messages bring it, and what of it is new. */
import type { GameModule, Thing } from "../game/module";
import { share } from "../game/share";
import type { GameEvent, LogTurn } from "../types";

/** A message names how many turns of the old log stand, all but some, and brings the rest; what of that was known is not drawn again. */
export const merge = (old: readonly LogTurn[], kept: number, news: readonly LogTurn[], reread: Readonly<Record<string, LogTurn>> = {}): LogTurn[] => [
  ...old.slice(0, kept).map((turn, number) => (number in reread ? share(turn, reread[number]!) : turn)),
  ...news.map((turn, number) => share(old[kept + number], turn)),
];

/** A turn in which there was nothing to decide comes with the decision before it. */
const forced = (turn: LogTurn): boolean => turn.seat >= 0 && turn.from === turn.to;

/** The turns of others since a version: what a player who comes back has not seen. */
export function recap(log: readonly LogTurn[], since: number, yours: readonly number[]): LogTurn[] {
  return log.filter((turn) => (turn.to > since || (turn.to === since && forced(turn))) && !(yours.includes(turn.seat) && turn.from < since) && turn.events.length > 0);
}

/** The first turn since one's own last one; -1 where there is nothing new. A turn of one's own that goes on is not new. */
export function firstNew(log: readonly LogTurn[], yours: readonly number[]): number {
  const last = log.reduce((found, turn, index) => (yours.includes(turn.seat) && turn.over ? index : found), -1);
  const next = log.findIndex((turn, index) => index > last && turn.told.length > 0);
  return last < 0 || next < 0 || (yours.includes(log[next]!.seat) && !log[next]!.over) ? -1 : next;
}

/** Whether a turn comes after a moment: nothing of it has happened then. */
export const isLater = (turn: LogTurn, version: number): boolean => (turn.from === turn.to ? turn.from > version : turn.from >= version);

type Telling = LogTurn["told"][number];
const sameTitle = (a: Telling | undefined, b: Telling | undefined): boolean => Boolean(a?.title && b?.title) && JSON.stringify(a!.title) === JSON.stringify(b!.title);

/** Lines with what came later: a player who has a line already goes on in it. */
function continued(lines: Telling["lines"], later: Telling["lines"]): Telling["lines"] {
  const made = [...lines];
  for (const line of later) {
    const at = line.by === null ? -1 : made.findIndex((one) => one.by === line.by);
    if (at < 0) made.push(line);
    else made[at] = { ...made[at]!, clauses: [...made[at]!.clauses, ...line.clauses] };
  }
  return made;
}

/** The log with what has the same title in one entry: the end of a round in which several players were asked something. What is in `before` stays the same. */
export function gathered(log: readonly LogTurn[], before: readonly LogTurn[] = []): LogTurn[] {
  return joined(log).map((turn, number) => (log[number] === turn ? turn : share(before[number], turn)));
}

function joined(log: readonly LogTurn[]): LogTurn[] {
  const made: LogTurn[] = [];
  for (const turn of log) {
    const before = made.at(-1);
    const [first, ...rest] = turn.told;
    const open = before?.told.at(-1);
    if (before && sameTitle(open, first)) {
      made[made.length - 1] = { ...before, told: before.told.slice(0, -1) };
      made.push({ ...turn, told: [{ ...first!, lines: continued(open!.lines, first!.lines) }, ...rest] });
    } else made.push(turn);
  }
  return made;
}

/** The entries with a title (ends of rounds and the like) that a log has. */
export const titled = (log: readonly LogTurn[]): LogTurn[] => log.flatMap((turn) => turn.told.filter((telling) => telling.title).map((telling) => ({ ...turn, told: [telling] })));

export function touched(module: Pick<GameModule, "touched"> | null, events: readonly GameEvent[]): Set<Thing> {
  return new Set(module ? events.flatMap((event) => module.touched(event)) : []);
}
