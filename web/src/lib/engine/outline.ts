/** What trees of one position say together: the best turns, what they promise, and how sure that is. */
import type { Found, Line } from "../wire";

/** What the simulations through one move came to; sums, so that several trees add up. */
export type Sums = { visits: number; prior: number; utility: number[]; tally: number[] };
export type Node = Sums & {
  code: number;
  /** Whether the move ends the turn, or is not possible in the deal at hand. */
  end: "" | "over" | "impossible";
  next: Node[];
};
export type Outline = { root: Sums; next: Node[]; count: number; sum: number; squares: number };

/** The fewest visits with which a line is extended. */
export const FEWEST = 8;
/** Half the width of a 95 % interval, in standard errors. */
const SURE = 1.96;

const added = (a: readonly number[], b: readonly number[]): number[] => a.map((value, at) => value + b[at]!);
const sums = (a: Sums, b: Sums): Sums => ({ visits: a.visits + b.visits, prior: a.prior + b.prior, utility: added(a.utility, b.utility), tally: added(a.tally, b.tally) });

function joined(a: readonly Node[], b: readonly Node[]): Node[] {
  const made = new Map(a.map((node) => [node.code, node]));
  for (const node of b) {
    const other = made.get(node.code);
    made.set(node.code, other ? { ...sums(other, node), code: node.code, end: other.end, next: joined(other.next, node.next) } : node);
  }
  return [...made.values()];
}

export const merged = (outlines: readonly Outline[]): Outline =>
  outlines.reduce((a, b) => ({ root: sums(a.root, b.root), next: joined(a.next, b.next), count: a.count + b.count, sum: a.sum + b.sum, squares: a.squares + b.squares }));

/** The moves at a node, most visited first; of equally visited ones the likelier. */
export const ranked = (nodes: readonly Node[]): Node[] => [...nodes].sort((a, b) => b.visits - a.visits || b.prior - a.prior || a.code - b.code);

export type Turn = { codes: number[]; whole: boolean; of: Sums };

function before(a: readonly number[], b: readonly number[]): number {
  for (let at = 0; at < Math.min(a.length, b.length); at++) if (a[at] !== b[at]) return a[at]! - b[at]!;
  return a.length - b.length;
}

/** The most visited turns: principal variations from the most visited first moves. */
export function turns(outline: Outline, wanted: number): Turn[] {
  const found: Turn[] = [];
  const open = outline.next.map((node) => ({ node, codes: [node.code] }));
  while (open.length && found.length < wanted) {
    open.sort((a, b) => a.node.visits - b.node.visits || before(b.codes, a.codes));
    const { node, codes } = open.pop()!;
    if (node.end === "impossible") continue;
    const over = node.end === "over";
    const following = over ? [] : node.next.filter((next) => next.visits >= FEWEST);
    if (!following.length) found.push({ codes, whole: over, of: node });
    for (const next of following) open.push({ node: next, codes: [...codes, next.code] });
  }
  return found;
}

export function lineOf({ codes, whole, of }: Turn): Line {
  const { visits, tally } = of;
  const column = (at: number) => of.utility.map((_, seat) => tally[3 * seat + at]! / visits);
  const [win, points, squares] = [column(0), column(1), column(2)];
  return {
    moves: codes,
    text: "",
    whole,
    visits,
    win: win.map((share) => round(share, 3)),
    win_error: win.map((share) => round(SURE * Math.sqrt(Math.max(0, share * (1 - share)) / visits), 3)),
    points: points.map((mean) => round(mean, 1)),
    spread: points.map((mean, seat) => round(Math.sqrt(Math.max(0, squares[seat]! - mean * mean)), 1)),
    told: [],
  };
}

export function finding(outline: Outline, seat: number, simulations: number, seconds: number, lines: number): Found {
  const found = turns(outline, Math.max(2, lines));
  return { seat, simulations, seconds: round(seconds, 1), sure: round(sureness(outline, seat, found), 3), lines: found.slice(0, lines).map(lineOf) };
}

/** The probability that the first turn beats the others, from how the results scatter. */
function sureness(outline: Outline, seat: number, found: readonly Turn[]): number {
  const mean = outline.sum / outline.count;
  const deviation = Math.sqrt(Math.max(1e-9, outline.squares / outline.count - mean * mean));
  const [first, ...others] = found.map(({ of }) => of);
  let least = 1;
  for (const other of others) {
    const error = deviation * Math.sqrt(1 / first!.visits + 1 / other.visits);
    const lead = first!.utility[seat]! / first!.visits - other.utility[seat]! / other.visits;
    least = Math.min(least, 0.5 * (1 + erf(lead / error / Math.SQRT2)));
  }
  return Math.max(0.5, least);
}

/** Abramowitz and Stegun 7.1.26. */
function erf(x: number): number {
  const t = 1 / (1 + 0.3275911 * Math.abs(x));
  const tail = t * (0.254829592 + t * (-0.284496736 + t * (1.421413741 + t * (-1.453152027 + t * 1.061405429)))) * Math.exp(-x * x);
  return Math.sign(x) * (1 - tail);
}

export function round(value: number, digits: number): number {
  return Math.round(value * 10 ** digits) / 10 ** digits;
}
