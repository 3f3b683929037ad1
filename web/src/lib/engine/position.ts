/** A position in the memory of a compiled game. */
import type { Cells, Machine } from "./machine";

export class Position {
  readonly batch: Cells;
  private readonly machine: Machine;
  private readonly out: Cells;

  constructor(machine: Machine, state: Uint8Array) {
    this.machine = machine;
    this.batch = machine.cells([1], machine.about.record);
    this.out = machine.cells([machine.about.actions], 8);
    this.load(state);
  }

  load(state: Uint8Array): void {
    this.machine.bytes(this.batch).set(state);
  }

  save(): Uint8Array<ArrayBuffer> {
    return this.machine.bytes(this.batch).slice();
  }

  private field(at: number): number {
    return this.machine.ints(this.batch)[at / 4]!;
  }

  get turn(): number {
    return this.field(this.machine.about.turn);
  }

  get seats(): number {
    return this.field(this.machine.about.players);
  }

  /** The seat that decides; -1 when the game is over. */
  get actor(): number {
    const { depth, stack, frame } = this.machine.about;
    const waiting = this.field(depth);
    return waiting ? this.field(stack + 4 * (frame * (waiting - 1) + 1)) : -1;
  }

  legal(): number[] {
    const count = this.machine.call("driver_legal_at", this.batch, 0, this.out);
    return Array.from(this.machine.longs(this.out).subarray(0, count), Number);
  }

  /** Plays a decision and what it forces; false if it is not legal. */
  play(code: number): boolean {
    if (this.actor < 0 || !this.legal().includes(code)) return false;
    this.machine.call("driver_play_at", this.batch, 0, code, 0, this.machine.silent, this.out);
    return true;
  }

  /** Deals anew what a seat cannot know. */
  conceal(seat: number, seed: number): void {
    this.machine.call("driver_conceal_at", this.batch, 0, seat, seed);
  }

  result(): { points: number[]; places: number[] } {
    const mark = this.machine.mark();
    const points = this.machine.cells([this.machine.about.seats], 8);
    const places = this.machine.cells([this.machine.about.seats], 8);
    this.machine.call("driver_scores_at", this.batch, 0, points, places);
    const read = (cells: Cells) => Array.from(this.machine.longs(cells).subarray(0, this.seats), Number);
    const made = { points: read(points), places: read(places) };
    this.machine.release(mark);
    return made;
  }
}
