/** The moments of a game that is over in which most points were made, and in which the lead changed hands. */
import type { LogTurn } from "../../lib/types";
import type { Statistics } from "../../lib/wire";

export type Moment = { turn: LogTurn; gain: number; leads: boolean };

const leader = (scores: readonly number[]): number | null => {
  const most = Math.max(...scores);
  return scores.filter((score) => score === most).length === 1 ? scores.indexOf(most) : null;
};

/** Whether a player did something in it: the end of a round, with its feeding, is nobody's moment. */
const isPlayed = ({ seat, from, to, told }: LogTurn): boolean => seat >= 0 && from < to && told.some((telling) => !telling.title);

/** Whether the turn that ended the game brought what is counted at the end, such as contracts: that is no turn's doing. */
const countsUp = (before: readonly number[], after: readonly number[], seat: number): boolean =>
  after.length === 1 || after.some((score, other) => other !== seat && score !== before[other]);

/** In the order of the game: the turns that brought their player most, and the last that brought somebody the lead. */
export function moments({ versions, scores }: Pick<Statistics, "versions" | "scores">, log: readonly LogTurn[], most = 6): Moment[] {
  const turns = new Map(log.filter(isPlayed).map((turn) => [turn.from, turn]));
  const all: Moment[] = [];
  let first: number | null = null;
  versions.slice(0, -1).forEach((version, index) => {
    const turn = turns.get(version);
    const now = leader(scores[index + 1]!);
    const leads = now !== null && now !== first && scores[index]!.length > 1;
    if (now !== null) first = now;
    const last = index === versions.length - 2;
    if (turn && !(last && countsUp(scores[index]!, scores[index + 1]!, turn.seat))) all.push({ turn, gain: scores[index + 1]![turn.seat]! - scores[index]![turn.seat]!, leads: leads && now === turn.seat });
  });
  const last = all.filter((moment) => moment.leads).at(-1);
  const kept = all.filter((moment) => moment.gain > 0 && moment !== last).sort((a, b) => b.gain - a.gain).slice(0, most - (last ? 1 : 0));
  return [...kept, ...(last ? [last] : [])].sort((a, b) => a.turn.from - b.turn.from);
}
