/**
 * Where the spaces of a turned canal lie, what joins them, and the way a figure has taken. Units: one tile is 1 × 1.
 */
import { components, type Canal, type Figure, type Laid } from "../model";

const COMPASS = ["N", "NE", "E", "SE", "S", "SW", "W", "NW"];
export const SIDES = ["N", "E", "S", "W"];
export const SIDE_NAMES = ["north", "east", "south", "west"];
const STEP: Record<string, [number, number]> = { N: [0, -1], E: [1, 0], S: [0, 1], W: [-1, 0] };

export type Point = [number, number];
type Lie = { spots: Map<string, Point>; links: [string, string][] };

/** The name of a space where it lies after turning (SY-8.4). */
export function turnedName(space: string, turn: number): string {
  const at = COMPASS.indexOf(space);
  return at < 0 ? space : COMPASS[(at + turn / 45) % 8]!;
}

function turnedPoint([u, v]: Point, turn: number): Point {
  let at: Point = [u, v];
  for (let quarter = 0; quarter < turn / 90; quarter++) at = [1 - at[1], at[0]];
  return at;
}

/** A canal as it lies. */
export function lie(shape: string, turn: number): Lie {
  const known = components.shapes[shape];
  if (!known) return { spots: new Map(), links: [] };
  const spots = new Map<string, Point>();
  for (const space of known.spaces) spots.set(turnedName(space, turn), turnedPoint(known.xy[space] as Point, turn));
  return { spots, links: known.links.map(([a, b]) => [turnedName(a!, turn), turnedName(b!, turn)]) };
}

/** The middle of a side, where two canals meet. */
function opening(side: string): Point {
  const [dx, dy] = STEP[side]!;
  return [0.5 + dx / 2, 0.5 + dy / 2];
}
export const stepOf = (side: string): Point => STEP[side]!;
export const opposite = (side: string): string => SIDES[(SIDES.indexOf(side) + 2) % 4]!;

/** The water: a smooth line for each link, and one from each edge space to its opening. */
export function waterways(made: Lie): string[] {
  const mark = ([x, y]: Point) => `${(x * 100).toFixed(1)} ${(y * 100).toFixed(1)}`;
  const lines = made.links.map(([a, b]) => `M${mark(made.spots.get(a)!)}L${mark(made.spots.get(b)!)}`);
  for (const side of SIDES) {
    const spot = made.spots.get(side);
    if (spot) lines.push(`M${mark(spot)}L${mark(opening(side))}`);
  }
  return lines;
}

/** A canal that lies nowhere yet, from the component file: the one in hand. */
export function canalInHand(id: string, options: Record<string, string | number>): Canal | null {
  const known = components.canals[id];
  if (!known) return null;
  const chains = options.canal_tiles === "all_chain7";
  return {
    id,
    shape: chains ? "chain7" : known.shape,
    turn: 0,
    symbols: chains ? { ...known.symbols, ...known.fourth } : known.symbols,
  };
}
export function turnedCanal(canal: Canal, turn: number): Canal {
  const symbols = Object.fromEntries(
    Object.entries(canal.symbols).map(([space, symbol]) => [turnedName(space, turn), symbol]),
  );
  return { ...canal, turn: (canal.turn + turn) % 360, symbols };
}

/** Where a figure stands on the map, and where its bow points (degrees clockwise from north). */
export function stand(figure: Figure, system: Laid[]): { at: Point; angle: number } | null {
  const canal = system.find((one) => one.id === figure.canal);
  if (!canal) return null;
  const made = lie(canal.shape, canal.turn);
  const here = made.spots.get(figure.space);
  if (!here) return null;
  const side = SIDE_NAMES.indexOf(figure.astern.replace("opening ", ""));
  const from = side >= 0 ? opening(SIDES[side]!) : (made.spots.get(figure.astern) ?? here);
  return { at: [canal.x + here[0], canal.y + here[1]], angle: angleOf(from, here) };
}
export const angleOf = (from: Point, to: Point): number =>
  (Math.atan2(to[0] - from[0], from[1] - to[1]) * 180) / Math.PI;

export type Halt = { canal: string; space: string; at: Point; symbol: string | null };

/** The spaces a figure passed between two stands, the start left out; empty when there is no way. */
export function way(system: Laid[], from: Figure, to: Figure): Halt[] {
  const tag = (canal: string, space: string) => `${canal}:${space}`;
  const cells = new Map(system.map((canal) => [`${canal.x},${canal.y}`, canal]));
  const lies = new Map(system.map((canal) => [canal.id, lie(canal.shape, canal.turn)]));
  const halts = new Map<string, Halt>();
  const next = new Map<string, string[]>();
  const join = (a: string, b: string) => next.set(a, [...(next.get(a) ?? []), b]);
  for (const canal of system) {
    const made = lies.get(canal.id)!;
    for (const [space, [x, y]] of made.spots)
      halts.set(tag(canal.id, space), {
        canal: canal.id,
        space,
        at: [canal.x + x, canal.y + y],
        symbol: canal.symbols[space] ?? null,
      });
    for (const [a, b] of made.links) {
      join(tag(canal.id, a), tag(canal.id, b));
      join(tag(canal.id, b), tag(canal.id, a));
    }
    for (const side of SIDES) {
      const [dx, dy] = stepOf(side);
      const other = cells.get(`${canal.x + dx},${canal.y + dy}`);
      if (other) join(tag(canal.id, side), tag(other.id, opposite(side)));
    }
  }
  const start = tag(from.canal, from.space);
  const end = tag(to.canal, to.space);
  // a figure never goes where its stern points, so that way is closed for the first move
  const astern = sternOf(from, system, cells);
  const came = new Map<string, string>([[start, ""]]);
  const queue = [start];
  while (queue.length && !came.has(end)) {
    const here = queue.shift()!;
    for (const there of next.get(here) ?? [])
      if (!came.has(there) && !(here === start && there === astern)) {
        came.set(there, here);
        queue.push(there);
      }
  }
  if (!came.has(end)) return [];
  const path: Halt[] = [];
  for (let at = end; at !== start && at; at = came.get(at)!) path.unshift(halts.get(at)!);
  return path;
}

function sternOf(figure: Figure, system: Laid[], cells: Map<string, Laid>): string {
  const side = SIDE_NAMES.indexOf(figure.astern.replace("opening ", ""));
  if (side < 0) return `${figure.canal}:${figure.astern}`;
  const canal = system.find((one) => one.id === figure.canal);
  const [dx, dy] = stepOf(SIDES[side]!);
  const other = canal && cells.get(`${canal.x + dx},${canal.y + dy}`);
  return other ? `${other.id}:${opposite(SIDES[side]!)}` : "";
}

/** The spaces of a way in the words of the notation (`ne`, `out-n`), from the space where it begins. */
export function sail(system: Laid[], from: { canal: string; space: string }, words: readonly string[]): Halt[] {
  let canal = system.find((one) => one.id === from.canal);
  let space = from.space;
  const halts: Halt[] = [];
  const add = () => {
    const at = canal && lie(canal.shape, canal.turn).spots.get(space);
    if (canal && at) halts.push({ canal: canal.id, space, at: [canal.x + at[0], canal.y + at[1]], symbol: canal.symbols[space] ?? null });
  };
  add();
  for (const word of words) {
    if (word.startsWith("out-") && canal) {
      const side = word.slice(4).toUpperCase();
      const [dx, dy] = stepOf(side);
      const here: Laid = canal;
      canal = system.find((one) => one.x === here.x + dx && one.y === here.y + dy);
      space = opposite(side);
    } else space = word.toUpperCase();
    add();
  }
  return halts;
}
