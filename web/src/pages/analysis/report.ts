/** What a game looks like afterwards: how each turn is graded, how accurately each player played, where it was lost. */
import type { Point } from "../../lib/analysis";
import type { LogTurn } from "../../lib/types";

export type Grade = "inaccuracy" | "mistake" | "blunder";
export const GRADES: readonly Grade[] = ["blunder", "mistake", "inaccuracy"];

/** The chance to win, from 0 to 1, that a turn has to lose at least (alone: the share of the points). */
export const THRESHOLDS: Readonly<Record<Grade, number>> = { inaccuracy: 0.05, mistake: 0.1, blunder: 0.15 };
export const GLYPHS: Readonly<Record<Grade, string>> = { inaccuracy: "?!", mistake: "?", blunder: "??" };
export const COLOURS: Readonly<Record<Grade, string>> = { inaccuracy: "var(--accent)", mistake: "var(--lit)", blunder: "var(--bad)" };

export function gradeOf(point: Pick<Point, "loss" | "same" | "only">): Grade | null {
  if (point.same || point.only) return null;
  return GRADES.find((grade) => point.loss >= THRESHOLDS[grade]) ?? null;
}

export type Row = {
  turn: LogTurn;
  /** What is known of the position before it. */
  point: Point | null;
  /** How the game stood after it. */
  after: Point | null;
  grade: Grade | null;
};

/** The turns of a game with what is known of them. */
export function rows(log: readonly LogTurn[], points: readonly Point[]): Row[] {
  const at = new Map(points.map((point, index) => [point.version, index]));
  const curve = smoothed(points);
  return log.map((turn) => {
    const index = turn.seat >= 0 && turn.from < turn.to ? at.get(turn.from) : undefined;
    const point = index === undefined ? null : points[index]!;
    return { turn, point, after: (index !== undefined && curve[index + 1]) || null, grade: point ? gradeOf(point) : null };
  });
}

/** The worst turns, of one seat or of all, in the order of the game. */
export function worst(all: readonly Row[], seat: number | null, most: number): Row[] {
  const graded = all.filter((row) => row.grade && (seat === null || row.turn.seat === seat));
  const kept = graded.sort((a, b) => b.point!.loss - a.point!.loss).slice(0, most);
  return kept.sort((a, b) => a.turn.from - b.turn.from);
}

export const count = (all: readonly Row[], seat: number, grade: Grade): number => all.filter((row) => row.turn.seat === seat && row.grade === grade).length;

// -- accuracy, as lichess has it ------------------------------------------------------------------------------------

/** The accuracy of one turn in percent, from the percent of a win that it lost. */
export const turnAccuracy = (lost: number): number => Math.max(0, Math.min(100, 103.1668 * Math.exp(-0.04354 * lost) - 3.1669 + 1));

function deviation(numbers: readonly number[]): number {
  const mean = numbers.reduce((sum, one) => sum + one, 0) / numbers.length;
  return Math.sqrt(numbers.reduce((sum, one) => sum + (one - mean) ** 2, 0) / numbers.length);
}

/**
 * The accuracy of a seat in percent; null where it had nothing to decide. It is the mean of two means over its turns:
 * one in which turns count more where the game swings, and the harmonic one, which bad turns pull down.
 */
export function accuracy(all: readonly Row[], seat: number): number | null {
  const known = all.filter((row) => row.point !== null);
  const wins = known.map((row) => 100 * (row.point!.win[seat] ?? 0));
  const size = Math.max(2, Math.min(8, Math.floor(wins.length / 10)));
  const weight = (index: number) => {
    const from = Math.max(0, Math.min(wins.length - size, index - size + 2));
    return Math.max(0.5, Math.min(12, deviation(wins.slice(from, from + size))));
  };
  const turns = known.flatMap((row, index) => (row.turn.seat === seat && !row.point!.only ? [{ weight: weight(index), value: turnAccuracy(100 * row.point!.loss) }] : []));
  if (!turns.length) return null;
  const weights = turns.reduce((sum, one) => sum + one.weight, 0);
  const weighted = turns.reduce((sum, one) => sum + one.weight * one.value, 0) / weights;
  const harmonic = turns.length / turns.reduce((sum, one) => sum + 1 / Math.max(1, one.value), 0);
  return (weighted + harmonic) / 2;
}

// -- the curve ------------------------------------------------------------------------------------------------------

function mean(points: readonly Point[], what: "win" | "points"): number[] {
  const sum = points[0]![what].map(() => 0);
  for (const point of points) point[what].forEach((value, seat) => (sum[seat] = sum[seat]! + value));
  return sum.map((value) => value / points.length);
}

/** Who decides looks a little better off than the others see it: over a round of turns that evens out. The end is the end. */
export function smoothed(points: readonly Point[]): Point[] {
  return points.map((point, index) => {
    const seats = point.win.length;
    const from = Math.max(0, index - Math.floor((seats - 1) / 2));
    const round = points.slice(from, Math.min(points.length - 1, from + seats));
    return index === points.length - 1 || !round.length ? point : { ...point, win: mean(round, "win"), points: mean(round, "points") };
  });
}
