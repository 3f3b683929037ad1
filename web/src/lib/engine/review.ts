/** What a turn loses to the best one; both are judged by what is expected after them. */
import type { Knowledge, Line } from "../wire";
import type { Machine } from "./machine";
import { lineOf, ranked, round, turns, type Sums } from "./outline";
import { Position } from "./position";
import { Tree } from "./tree";

export type Effort = { simulations: number; seconds: number };
export type Review = { best: Line; played: Line; loss: number; same: boolean; only: boolean; simulations: number };

/** Simulations after which a review sees whether there is anything to decide. */
const GLANCE = 64;
/** A chance to win of which nothing worth telling can be lost. */
const HOPELESS = 0.02;
/** Deals of what is hidden over which the end of a game is averaged. */
const DEALS = 16;

const begins = (played: readonly number[], best: readonly number[]): boolean => best.every((code, at) => played[at] === code);

/** `state` is what the seat to decide may know; `best`: the best turn, where it is known. */
export function review(machine: Machine, state: Uint8Array, known: Knowledge, played: readonly number[], effort: Effort, seed: number | bigint, best: readonly number[] | null = null): Review {
  const { simulations, seconds } = effort;
  const began = performance.now();
  const start = new Position(machine, state);
  const [seat, seats] = [start.actor, start.seats];
  let [spent, only, turn] = [0, false, best];
  if (!turn) {
    const mark = machine.mark();
    const tree = new Tree(machine, state, known, seed);
    spent = tree.grow(Math.min(GLANCE, simulations), seconds / 2);
    only = noChoice(tree, state);
    if (!only) spent += tree.grow(simulations - spent, Math.max(0, seconds / 2 - (performance.now() - began) / 1000));
    const found = turns(tree.outline(), 1)[0]!;
    machine.release(mark);
    turn = found.codes;
    const line = lineOf(found);
    if (!only && seats > 1 && line.win[seat]! < HOPELESS) return { best: line, played: line, loss: 0, same: begins(played, turn), only: false, simulations: spent };
  }
  const after = (codes: readonly number[]): Line => {
    const mark = machine.mark();
    const made = expected(machine, state, known, codes, seat, { simulations: Math.floor(simulations / 2), seconds: seconds / 4 }, seed);
    machine.release(mark);
    spent += made.grown;
    return made.line;
  };
  const bestLine = after(turn);
  if (only || begins(played, turn)) return { best: bestLine, played: bestLine, loss: 0, same: true, only, simulations: spent };
  const playedLine = after(played);
  return { best: bestLine, played: playedLine, loss: lost(bestLine, playedLine, seat), same: false, only: false, simulations: spent };
}

/** The share of a win that a turn lost; alone the share of the points. */
function lost(best: Line, played: Line, seat: number): number {
  if (best.win.length > 1) return round(Math.max(0, best.win[seat]! - played.win[seat]!), 3);
  return round(Math.min(1, Math.max(0, best.points[seat]! - played.points[seat]!) / Math.max(1, best.points[seat]!)), 3);
}

/** Whether nothing else than one turn is sensible. */
function noChoice(tree: Tree, state: Uint8Array): boolean {
  const { turn, actor } = tree.start;
  const there = tree.start;
  let nodes = tree.outline().next;
  let [only, over] = [true, false];
  while (only && !over) {
    only = nodes.length === 1 && there.play(nodes[0]!.code);
    if (only) {
      over = there.turn !== turn || there.actor !== actor;
      nodes = ranked(nodes[0]!.next);
    }
  }
  there.load(state);
  return only;
}

/** What a seat can expect after a turn, as far as this deal allows the turn. */
function expected(machine: Machine, state: Uint8Array, known: Knowledge, codes: readonly number[], seat: number, effort: Effort, seed: number | bigint): { line: Line; grown: number } {
  const there = new Position(machine, state);
  const turn = there.turn;
  const end = codes.findIndex((code) => !there.play(code));
  const made = codes.slice(0, end < 0 ? codes.length : end);
  const whole = there.actor !== seat || there.turn !== turn;
  if (there.actor < 0) return { line: lineOf({ codes: made, whole, of: outcome(there, state, made, seat) }), grown: 0 };
  const tree = new Tree(machine, there.save(), known, seed, seat);
  const grown = tree.grow(effort.simulations, effort.seconds);
  return { line: lineOf({ codes: made, whole, of: tree.root() }), grown };
}

/** How a game ends with a turn, over some deals of what the seat cannot know. */
function outcome(there: Position, state: Uint8Array, codes: readonly number[], seat: number): Sums {
  const tally = Array<number>(3 * there.seats).fill(0);
  let visits = 0;
  for (let deal = 0; deal < DEALS; deal++) {
    there.load(state);
    if (deal) there.conceal(seat, deal);
    if (!codes.every((code) => there.play(code)) || there.actor >= 0) continue;
    const { points, places } = there.result();
    const winners = places.filter((place) => place === 1).length;
    visits++;
    points.forEach((score, at) => [places[at] === 1 ? 1 / winners : 0, score, score * score].forEach((value, column) => (tally[3 * at + column]! += value)));
  }
  return { visits, prior: 0, utility: tally.filter((_, at) => at % 3 === 0), tally };
}
