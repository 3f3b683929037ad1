/** A compiled game: its functions and its memory. An array is passed as its address and the length of each dimension. */
import type { Engine, Layout } from "../wire";

export type Cells = { at: number; shape: readonly number[]; bytes: number };
export type Argument = number | bigint | Cells | readonly Cells[];
type Functions = Record<string, (...given: (number | bigint)[]) => bigint>;

const PAGE = 65536;

export function unpack(text: string): Uint8Array<ArrayBuffer> {
  const raw = atob(text);
  return Uint8Array.from(raw, (sign) => sign.charCodeAt(0));
}

export class Machine {
  readonly about: Engine;
  private readonly functions: Functions;
  private readonly memory: WebAssembly.Memory;
  private end: number;
  /** No rows: nobody reads what happens in a simulation. */
  readonly silent: Cells;

  constructor(instance: WebAssembly.Instance, about: Engine) {
    this.about = about;
    this.functions = instance.exports as unknown as Functions;
    this.memory = instance.exports.memory as WebAssembly.Memory;
    this.end = Number((instance.exports.__heap_base as WebAssembly.Global).value);
    this.silent = this.cells([0, 8], 4);
  }

  /** What is made from now on lasts until `release`. */
  mark(): number {
    return this.end;
  }

  release(mark: number): void {
    this.end = mark;
  }

  /** Room for an array of zeros. */
  cells(shape: readonly number[], size: number): Cells {
    const bytes = shape.reduce((all, length) => all * length, size);
    const at = (this.end + 15) & ~15;
    this.end = at + bytes;
    const missing = this.end - this.memory.buffer.byteLength;
    if (missing > 0) this.memory.grow(Math.ceil(missing / PAGE));
    const made = { at, shape, bytes };
    this.bytes(made).fill(0);
    return made;
  }

  /** Room for the arrays of a layout; a first length of -1 stands for `room`. */
  arrays(layout: Readonly<Record<string, Layout>>, room = 0): Record<string, Cells> {
    const made: Record<string, Cells> = {};
    for (const [name, { shape, size, start }] of Object.entries(layout)) {
      const cells = this.cells(shape.map((length) => (length < 0 ? room : length)), size);
      this.bytes(cells).set(unpack(start));
      made[name] = cells;
    }
    return made;
  }

  reals(numbers: readonly number[], shape: readonly number[] = [numbers.length]): Cells {
    const made = this.cells(shape, 8);
    this.doubles(made).set(numbers);
    return made;
  }

  // A view ends when the memory grows, so none is kept.
  bytes(cells: Cells): Uint8Array<ArrayBuffer> {
    return new Uint8Array(this.memory.buffer as ArrayBuffer, cells.at, cells.bytes);
  }
  ints(cells: Cells): Int32Array {
    return new Int32Array(this.memory.buffer, cells.at, cells.bytes / 4);
  }
  longs(cells: Cells): BigInt64Array {
    return new BigInt64Array(this.memory.buffer, cells.at, cells.bytes / 8);
  }
  doubles(cells: Cells): Float64Array {
    return new Float64Array(this.memory.buffer, cells.at, cells.bytes / 8);
  }
  floats(cells: Cells): Float32Array {
    return new Float32Array(this.memory.buffer, cells.at, cells.bytes / 4);
  }

  call(name: string, ...given: Argument[]): number {
    return Number(this.functions[name]!(...given.flatMap(passed)));
  }
}

function passed(given: Argument): (number | bigint)[] {
  if (typeof given === "bigint") return [given];
  if (typeof given === "number") return [BigInt(given)];
  if ("shape" in given) return [given.at, ...given.shape.map(BigInt)];
  return given.flatMap(passed);
}
