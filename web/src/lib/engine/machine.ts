/** A compiled game: its functions and its memory. An array is passed as its address and the length of each dimension. */
import type { Engine, Layout } from "../wire";

export type Cells = { at: number; shape: readonly number[]; bytes: number };
export type Argument = number | bigint | Cells | readonly Cells[];
type Functions = Record<string, (...given: (number | bigint)[]) => bigint>;

const PAGE = 65536;

/** The numbers of 16 bits in a file as numbers of 32 bits. */
export function widened(halves: Uint16Array): Float32Array {
  const made = new Uint32Array(halves.length);
  halves.forEach((half, at) => {
    const [sign, exponent, rest] = [(half & 0x8000) << 16, (half >> 10) & 31, half & 0x3ff];
    if (exponent) made[at] = sign | ((exponent + 112) << 23) | (rest << 13);
    else if (rest) {
      const shift = Math.clz32(rest) - 21;
      made[at] = sign | ((113 - shift) << 23) | (((rest << shift) & 0x3ff) << 13);
    } else made[at] = sign;
  });
  return new Float32Array(made.buffer);
}

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
  /** The network of the game and room for its thoughts; empty where it has none. */
  readonly network: readonly (readonly Cells[])[];

  constructor(instance: WebAssembly.Instance, about: Engine, weights: ArrayBuffer | null) {
    this.about = about;
    this.functions = instance.exports as unknown as Functions;
    this.memory = instance.exports.memory as WebAssembly.Memory;
    this.end = Number((instance.exports.__heap_base as WebAssembly.Global).value);
    this.silent = this.cells([0, 8], 4);
    this.network = about.network && weights ? [this.weights(about.network.shapes, weights), Object.values(this.arrays(about.network.mind))] : [];
  }

  /** The first array of the file has 32 bits for a number, the others have 16. */
  private weights(shapes: Readonly<Record<string, readonly number[]>>, file: ArrayBuffer): Cells[] {
    let at = 0;
    return Object.values(shapes).map((shape, number) => {
      const cells = this.cells(shape, 4);
      const [count, size] = [cells.bytes / 4, number ? 2 : 4];
      const part = file.slice(at, (at += count * size));
      this.floats(cells).set(number ? widened(new Uint16Array(part)) : new Float32Array(part));
      return cells;
    });
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
