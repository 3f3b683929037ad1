/** The log of a table as the messages bring it, and what of it came after one's own last decision. */
import type { GameModule, Thing } from "../game/module";
import type { GameEvent, LogTurn } from "../types";

/** A message names how many turns of the old log stand, and brings the rest. */
export const merge = (old: readonly LogTurn[], kept: number, news: readonly LogTurn[]): LogTurn[] => [...old.slice(0, kept), ...news];

/** A turn in which there was nothing to decide comes with the decision before it. */
const forced = (turn: LogTurn): boolean => turn.seat >= 0 && turn.from === turn.to;

/** The turns of others since a version: what a player who comes back has not seen. */
export function recap(log: readonly LogTurn[], since: number, yours: readonly number[]): LogTurn[] {
  return log.filter((turn) => (turn.to > since || (turn.to === since && forced(turn))) && !(yours.includes(turn.seat) && turn.from < since) && turn.events.length > 0);
}

export function touched(module: Pick<GameModule, "touched"> | null, events: readonly GameEvent[]): Set<Thing> {
  return new Set(module ? events.flatMap((event) => module.touched(event)) : []);
}
