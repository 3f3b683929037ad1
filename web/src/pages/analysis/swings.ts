/** How a game went, without the search's own ups and downs, and where it turned. */
import type { Point } from "../../lib/analysis";
import type { LogTurn } from "../../lib/types";

type Swing = {
  /** Of the point before the turn. */
  index: number;
  turn: LogTurn;
  /** Whose prospects changed most, from what to what. */
  seat: number;
  before: number;
  after: number;
};
type Measure = "win" | "points";

const LEAST_SHARE = 0.06;
const LEAST_POINTS = 4;

/** Alone there is nobody to win against: points count. */
const measure = (point: Point): Measure => (point.win.length > 1 ? "win" : "points");

function mean(points: readonly Point[], what: Measure): number[] {
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

/** The turns that lie between rounds of most different prospects; of turns close together only the one that tells most. */
export function swings(points: readonly Point[], log: readonly LogTurn[], most = 5): Swing[] {
  const turns = new Map(log.filter((turn) => turn.seat >= 0).map((turn) => [turn.from, turn]));
  const found: (Swing & { size: number })[] = [];
  points.slice(0, -1).forEach((point, index) => {
    const turn = turns.get(point.version);
    const next = points[index + 1]!;
    if (!turn) return;
    const what = measure(point);
    const round = point.win.length;
    const before = mean(points.slice(Math.max(0, index - round + 1), index + 1), what);
    const after = mean(points.slice(index + 1, index + 1 + round), what);
    const sizes = before.map((value, seat) => Math.abs(after[seat]! - value));
    // Where it moved as much for the one whose turn it was, it is told of them.
    const largest = Math.max(...sizes) - 1e-9;
    const seat = sizes[turn.seat]! >= largest ? turn.seat : sizes.findIndex((size) => size >= largest);
    const doubt = what === "win" ? Math.hypot(point.win_error[seat]!, next.win_error[seat]!) : 0;
    if (sizes[seat]! < Math.max(doubt, what === "win" ? LEAST_SHARE : LEAST_POINTS)) return;
    found.push({ index, turn, seat, before: before[seat]!, after: after[seat]!, size: sizes[seat]! });
  });
  const kept: typeof found = [];
  for (const swing of found.sort((a, b) => b.size - a.size)) {
    const round = points[swing.index]!.win.length;
    if (kept.length < most && kept.every((other) => Math.abs(other.index - swing.index) > round)) kept.push(swing);
  }
  return kept.sort((a, b) => a.index - b.index).map(({ size: _, ...swing }) => swing);
}
