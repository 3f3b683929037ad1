/** The searches of hints: what a position is worth to a seat, and the best turns at one. Each finds what the server's finds. */
import type { Knowledge, Search, Worth } from "../wire";
import { unpack, type Machine } from "./machine";
import { lineOf, ranked, turns } from "./outline";
import { review, type Review } from "./review";
import { Tree } from "./tree";

function grown(machine: Machine, { state, seat, seed, simulations, seconds }: Search, knowledge: Knowledge): Tree {
  const tree = new Tree(machine, unpack(state), knowledge, BigInt(seed), seat);
  tree.grow(simulations, seconds);
  return tree;
}

/** What a seat can expect of a position in which anybody may be to decide. */
export function worth(machine: Machine, search: Search, knowledge: Knowledge): Worth {
  const { visits, tally } = ranked(grown(machine, search, knowledge).outline().next)[0]!;
  return { win: tally[3 * search.seat]! / visits, points: tally[3 * search.seat + 1]! / visits };
}

/** The moves of the best turns, the best first. */
export function best(machine: Machine, search: Search, knowledge: Knowledge, count: number): number[][] {
  return turns(grown(machine, search, knowledge).outline(), Math.max(2, count)).slice(0, count).map((turn) => lineOf(turn).moves as number[]);
}

/** An answer that was tried. */
export type Branch = { code: number; visits: number; prior: number };

/** The answers that were tried. */
export function branches(machine: Machine, search: Search, knowledge: Knowledge): Branch[] {
  return grown(machine, search, knowledge).outline().next.map(({ code, visits, prior }) => ({ code, visits, prior }));
}

/** What was played beside the best turn. */
export function compared(machine: Machine, { state, seed, simulations, seconds, played }: Search, knowledge: Knowledge, moves: number[]): Review {
  return review(machine, unpack(state), knowledge, played, { simulations, seconds }, BigInt(seed), moves);
}
