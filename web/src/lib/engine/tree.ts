/** The tree search of one position, grown by the compiled game. */
import type { Knowledge } from "../wire";
import type { Cells, Machine } from "./machine";
import { FEWEST, type Node, type Outline, type Sums } from "./outline";
import { Position } from "./position";

// Columns and cells as in wharfinger/bots/search/arrays.py.
const [CODE, NEXT, FIRST, VISITS] = [0, 1, 2, 3];
const [PRIOR, UTILITY] = [0, 1];
const [USED, ROOT] = [0, 1];
const [COUNT, SUM, SQUARES] = [0, 1, 2];

/** Simulations between two looks at the clock. */
const SLICE = 64;
/** Nodes at the start, and at most: about 120 bytes each. */
const [ROOM, MOST] = [1 << 16, 1 << 19];
/** Moves that an outline follows. */
const FOLLOWED = 300;

/** A number of 53 bits from some bytes (cyrb53). */
export function seedOf(bytes: Uint8Array, number = 0): number {
  let [a, b] = [0xdeadbeef ^ number, 0x41c6ce57 ^ number];
  for (const byte of bytes) {
    a = Math.imul(a ^ byte, 2654435761);
    b = Math.imul(b ^ byte, 1597334677);
  }
  a = Math.imul(a ^ (a >>> 16), 2246822507) ^ Math.imul(b ^ (b >>> 13), 3266489909);
  b = Math.imul(b ^ (b >>> 16), 2246822507) ^ Math.imul(a ^ (a >>> 13), 3266489909);
  return 4294967296 * (2097151 & b) + (a >>> 0);
}

export class Tree {
  readonly start: Position;
  readonly seats: number;
  readonly seat: number;
  arrays: Record<string, Cells>;
  private readonly machine: Machine;
  private readonly scratch: Cells[];
  private readonly known: Cells[];
  private readonly dice: Cells;
  private readonly guided: boolean;

  /** `seat`: whose knowledge counts, by default who decides. */
  constructor(machine: Machine, state: Uint8Array, known: Knowledge, seed: number | bigint, seat?: number) {
    this.machine = machine;
    this.start = new Position(machine, state);
    this.seats = this.start.seats;
    this.seat = seat ?? this.start.actor;
    const { calibration } = known;
    this.guided = known.guided;
    this.known = [machine.reals(known.weights), machine.reals(calibration.flat(), [calibration.length, calibration[0]!.length]), machine.reals(known.settings)];
    this.scratch = Object.values(machine.arrays(machine.about.scratch));
    this.dice = machine.cells([4], 8);
    machine.call("driver_seed_dice", this.dice, seed);
    this.arrays = machine.arrays(machine.about.tree, ROOM);
  }

  /** Runs simulations until their number or the time is spent; how many there were. */
  grow(simulations: number, seconds = Infinity): number {
    const until = performance.now() + 1000 * seconds;
    let done = 0;
    while (done < simulations && performance.now() < until) {
      const times = Math.min(SLICE, simulations - done);
      this.makeRoom();
      const [entry, network] = this.guided ? ["guided_grow_at", this.machine.network] : ["tree_grow_at", []];
      this.machine.call(entry, this.start.batch, 0, this.seat, times, Object.values(this.arrays), this.known, ...network, this.scratch, this.dice, this.machine.silent);
      done += times;
    }
    return done;
  }

  /** Twice as many nodes where most are in use. */
  private makeRoom(): void {
    const room = this.arrays.nodes!.shape[0]!;
    if (4 * this.head(USED) < 3 * room || room >= MOST) return;
    const before = this.arrays;
    this.arrays = this.machine.arrays(this.machine.about.tree, 2 * room);
    for (const [name, cells] of Object.entries(before)) this.machine.bytes(this.arrays[name]!).set(this.machine.bytes(cells));
  }

  private head(cell: number): number {
    return Number(this.machine.longs(this.arrays.head!)[cell]);
  }

  private sums(node: number): Sums {
    const { nodes, worth, tally } = this.arrays;
    const [wide, long] = [worth!.shape[1]!, tally!.shape[1]!];
    const worths = this.machine.doubles(worth!).subarray(node * wide, (node + 1) * wide);
    return {
      visits: this.machine.ints(nodes!)[4 * node + VISITS]!,
      prior: worths[PRIOR]!,
      utility: [...worths.subarray(UTILITY, UTILITY + this.seats)],
      tally: [...this.machine.floats(tally!).subarray(node * long, node * long + 3 * this.seats)],
    };
  }

  /** What the simulations say of the position itself. */
  root(): Sums {
    return this.sums(this.head(ROOT));
  }

  /** The moves at a node that have been tried. */
  private children(node: number): { node: Node; at: number }[] {
    const nodes = this.machine.ints(this.arrays.nodes!);
    const made: { node: Node; at: number }[] = [];
    for (let at = nodes[4 * node + FIRST]!; at >= 0; at = nodes[4 * at + NEXT]!) {
      if (nodes[4 * at + VISITS]!) made.push({ node: { code: nodes[4 * at + CODE]!, ...this.sums(at), end: "", next: [] }, at });
    }
    return made;
  }

  /** The turn as far as the tree has looked into it, its most visited moves first. */
  outline(): Outline {
    const mark = this.machine.mark();
    const there = new Position(this.machine, this.start.save());
    const [state, turn, actor] = [there.save(), there.turn, there.actor];
    const first = this.children(this.head(ROOT));
    const open = first.map((child) => ({ ...child, codes: [child.node.code] }));
    for (let left = FOLLOWED; open.length && left > 0; left--) {
      let best = 0;
      open.forEach(({ node }, at) => (best = node.visits > open[best]!.node.visits ? at : best));
      const { node, at, codes } = open.splice(best, 1)[0]!;
      there.load(state);
      if (!codes.every((code) => there.play(code))) node.end = "impossible";
      else if (there.actor !== actor || there.turn !== turn) node.end = "over";
      else if (node.visits >= FEWEST / 4) {
        const children = this.children(at);
        node.next = children.map((child) => child.node);
        for (const child of children) open.push({ ...child, codes: [...codes, child.node.code] });
      }
    }
    this.machine.release(mark);
    const results = this.machine.doubles(this.arrays.results!);
    const wide = this.arrays.results!.shape[1]!;
    const cell = (row: number, seat: number) => results[row * wide + seat]!;
    return { root: this.root(), next: first.map(({ node }) => node), count: cell(COUNT, 0), sum: cell(SUM, this.seat), squares: cell(SQUARES, this.seat) };
  }
}
