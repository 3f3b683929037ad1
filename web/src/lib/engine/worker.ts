/** A thread that searches: one compiled game, one question at a time. */
import type { Engine, Known, Knowledge, Search, Worth } from "../wire";
import * as judging from "./judging";
import { Machine, unpack } from "./machine";
import type { Outline } from "./outline";
import { Position } from "./position";
import { review, type Effort, type Review } from "./review";
import { seedOf, Tree } from "./tree";

export type Question =
  | { kind: "load"; module: WebAssembly.Module; about: Engine; weights: ArrayBuffer | null }
  | { kind: "grow"; known: Known; seed: number; seconds: number; simulations: number }
  | { kind: "review"; state: Uint8Array; knowledge: Knowledge; played: number[]; best: number[] | null; effort: Effort }
  /** What the seat to decide may know at some moments of a game; null where the game is over. */
  | { kind: "walk"; state: string; moves: number[]; at: number[] }
  | { kind: "worth"; search: Search; knowledge: Knowledge }
  | { kind: "best"; search: Search; knowledge: Knowledge; count: number }
  | { kind: "branches"; search: Search; knowledge: Knowledge }
  | { kind: "compared"; search: Search; knowledge: Knowledge; moves: number[] }
  | { kind: "stop" };

export type Moment = { state: Uint8Array<ArrayBuffer>; seat: number } | { win: number[]; points: number[] };
type Small = Review | Moment[] | Worth | number[][] | judging.Branch[];
export type Grown = { outline: Outline; simulations: number; seconds: number };
export type Answer = { kind: "grown"; over: boolean; grown: Grown } | { kind: "done"; value: null | Small } | { kind: "failed"; why: string };

/** Seconds between two interim results. */
const LIVELY = 0.5;
/** Seconds after which the thread looks whether it is to stop. */
const PATIENCE = 0.04;

let machine: Machine;
let base = 0;
let stopped = false;

const wires = new MessageChannel();
/** Lets messages in; a timer would be slowed down in a page that nobody looks at. */
const breathe = (): Promise<void> =>
  new Promise((go) => {
    wires.port1.onmessage = () => go();
    wires.port2.postMessage(0);
  });

async function grow({ known, seed, seconds, simulations }: Extract<Question, { kind: "grow" }>): Promise<void> {
  const tree = new Tree(machine, unpack(known.state), known, seed);
  const began = performance.now();
  const spent = () => (performance.now() - began) / 1000;
  let [done, told] = [0, 0];
  const grown = (): Grown => ({ outline: tree.outline(), simulations: done, seconds: spent() });
  while (!stopped && done < simulations && spent() < seconds) {
    done += tree.grow(simulations - done, Math.min(PATIENCE, seconds - spent()));
    if (spent() - told >= LIVELY) {
      told = spent();
      answer({ kind: "grown", over: false, grown: grown() });
    }
    await breathe();
  }
  if (!done) done = tree.grow(1);
  answer({ kind: "grown", over: true, grown: grown() });
}

function walk({ state, moves, at }: Extract<Question, { kind: "walk" }>): Moment[] {
  const there = new Position(machine, unpack(state));
  const copy = new Position(machine, there.save());
  const wanted = new Set(at);
  const made = new Map<number, Moment>();
  for (let version = 0; version <= moves.length; version++) {
    if (wanted.has(version)) made.set(version, moment(there, copy));
    if (version < moves.length && !there.play(moves[version]!)) throw new Error(`decision ${version} is not legal`);
  }
  return at.map((version) => made.get(version)!);
}

function moment(there: Position, copy: Position): Moment {
  if (there.actor < 0) {
    const { points, places } = there.result();
    const winners = places.filter((place) => place === 1).length;
    return { win: places.map((place) => (place === 1 ? 1 / winners : 0)), points };
  }
  copy.load(there.save());
  copy.conceal(there.actor, 0);
  return { state: copy.save(), seat: copy.actor };
}

function answer(said: Answer): void {
  postMessage(said);
}

async function consider(question: Question): Promise<void> {
  if (question.kind === "stop") {
    stopped = true;
    return;
  }
  if (question.kind === "load") {
    machine = new Machine(await WebAssembly.instantiate(question.module, {}), question.about, question.weights);
    base = machine.mark();
    answer({ kind: "done", value: null });
    return;
  }
  stopped = false;
  machine.release(base);
  if (question.kind === "grow") await grow(question);
  else answer({ kind: "done", value: small(question) });
}

function small(question: Exclude<Question, { kind: "stop" | "load" | "grow" }>): Small {
  switch (question.kind) {
    case "review": {
      const { state, knowledge, played, effort, best } = question;
      return review(machine, state, knowledge, played, effort, seedOf(state), best);
    }
    case "walk":
      return walk(question);
    case "worth":
      return judging.worth(machine, question.search, question.knowledge);
    case "best":
      return judging.best(machine, question.search, question.knowledge, question.count);
    case "branches":
      return judging.branches(machine, question.search, question.knowledge);
    case "compared":
      return judging.compared(machine, question.search, question.knowledge, question.moves);
  }
}

onmessage = (event: MessageEvent<Question>) => {
  consider(event.data).catch((error: unknown) => answer({ kind: "failed", why: String(error) }));
};
