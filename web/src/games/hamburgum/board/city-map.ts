/**
 * The drawing of the city: where everything stands, the lines of `map.toml`, and the ground of each parish. It is drawn by hand for
 * the shipped map; what a corrected one moves stands where its coordinates say.
 */
import { CHURCHES, type Church } from "../model";

export type Point = readonly [number, number];
export const WIDTH = 720;
export const HEIGHT = 580;
/** The river bank: the city lies above it, the harbour below. */
export const BANK = 474;

/** Churches stand on their base point. */
export const CHURCH_AT: Record<Church, Point> = {
  michaelis: [118, 252],
  nikolai: [288, 306],
  petri: [426, 134],
  dom: [456, 258],
  catharinen: [470, 390],
  jacobi: [622, 216],
};

export const SITE_AT: Record<string, Point> = {
  M1: [46, 204],
  M2: [46, 312],
  M3: [150, 350],
  M4: [172, 132],
  M5: [84, 112],
  M6: [200, 268],
  N1: [256, 388],
  N2: [334, 372],
  N3: [232, 212],
  N4: [262, 150],
  N5: [368, 292],
  N6: [334, 206],
  P1: [282, 66],
  P2: [380, 208],
  P3: [366, 56],
  P4: [496, 58],
  P5: [506, 152],
  C1: [392, 438],
  C2: [410, 340],
  C3: [536, 451],
  C4: [548, 398],
  C5: [556, 326],
  C6: [322, 442],
  J1: [574, 88],
  J2: [552, 216],
  J3: [664, 112],
  J4: [676, 286],
  J5: [612, 318],
};

/** The coordinates in `map.toml` for which the places above were drawn. */
// prettier-ignore
export const DRAWN_FOR: Record<string, Point> = {
  michaelis: [17, 36], nikolai: [41, 43], petri: [57, 20], dom: [63, 37], catharinen: [60, 57], jacobi: [84, 32],
  M1: [8, 32], M2: [10, 46], M3: [22, 53], M4: [24, 22], M5: [12, 20], M6: [28, 41], N1: [37, 57], N2: [46, 55],
  N3: [34, 34], N4: [36, 26], N5: [52, 45], N6: [46, 33], P1: [38, 14], P2: [53, 29], P3: [51, 10], P4: [65, 11],
  P5: [66, 26], C1: [53, 65], C2: [61, 48], C3: [63, 69], C4: [70, 60], C5: [74, 51], C6: [44, 66], J1: [76, 16],
  J2: [75, 33], J3: [91, 21], J4: [92, 42], J5: [82, 45],
};

/** The lines, pair by pair, as in `map.toml`. */
export const LINES: [string, string][] = (
  "michaelis-M1 michaelis-M2 michaelis-M6 nikolai-N1 nikolai-N3 nikolai-N6 petri-P2 petri-P3 petri-P5 catharinen-C1 " +
  "catharinen-C2 catharinen-C4 jacobi-J2 jacobi-J3 jacobi-J4 dom-P5 dom-N5 dom-C2 dom-J2 M1-M5 M1-M2 M5-M4 M2-M3 M3-M6 " +
  "M6-N3 M4-P1 M4-N4 N3-N4 N4-N6 N1-M3 N1-N2 N1-C6 N2-N5 N2-C1 N6-P2 N6-N5 P1-P3 P3-P4 P4-P5 P4-J1 P2-P5 C1-C6 C1-C3 " +
  "C3-C4 C4-C5 C2-N5 C2-C5 C5-J5 J1-J3 J1-P5 J2-J5 J3-J4 J4-J5"
)
  .split(" ")
  .map((pair) => pair.split("-") as [string, string]);

export const isChurch = (place: string): place is Church => (CHURCHES as readonly string[]).includes(place);
export const at = (place: string): Point => (isChurch(place) ? CHURCH_AT[place] : SITE_AT[place]!);
const PARISH: Record<string, Church> = Object.fromEntries(
  Object.keys(SITE_AT).map((site) => [site, CHURCHES.find((church) => church[0] === site[0]!.toLowerCase())!]),
);
export const parishOf = (place: string): Church => (isChurch(place) ? place : PARISH[place]!);

/** The city wall with its bastions; the south side is the bank. */
export const WALL =
  "M10 470 L10 392 L24 372 L14 352 L4 336 L20 318 L12 250 L2 232 L18 216 L10 150 L2 132 L22 118 L34 74 L30 54 L54 56 L104 34 " +
  "L112 14 L132 28 L216 22 L228 6 L246 20 L330 16 L344 2 L360 16 L452 14 L466 2 L482 16 L566 26 L582 12 L596 32 L664 58 " +
  "L686 54 L682 78 L704 132 L718 148 L704 162 L708 228 L718 244 L706 258 L708 330 L716 348 L702 362 L706 420 L700 470 Z";

type Cell = { place: string; points: Point[]; sides: (string | null)[] };

/** Every spot belongs to the nearest place: the cell of one place, side by side with the neighbour across each side. */
function cell(place: string, all: string[]): Cell {
  const [px, py] = at(place);
  let points: Point[] = [[0, 0], [WIDTH, 0], [WIDTH, BANK], [0, BANK]]; // prettier-ignore
  let sides: (string | null)[] = [null, null, null, null];
  for (const other of all) {
    if (other === place) continue;
    const [ox, oy] = at(other);
    const nx = ox - px;
    const ny = oy - py;
    const limit = (ox * ox + oy * oy - px * px - py * py) / 2;
    const out = (point: Point) => point[0] * nx + point[1] * ny - limit;
    const kept: Point[] = [];
    const across: (string | null)[] = [];
    points.forEach((point, k) => {
      const next = points[(k + 1) % points.length]!;
      const here = out(point);
      const there = out(next);
      const cut = (): Point => {
        const t = here / (here - there);
        return [point[0] + t * (next[0] - point[0]), point[1] + t * (next[1] - point[1])];
      };
      if (here <= 0) {
        kept.push(point);
        across.push(sides[k]!);
        if (there > 0) {
          kept.push(cut());
          across.push(other);
        }
      } else if (there <= 0) {
        kept.push(cut());
        across.push(sides[k]!);
      }
    });
    points = kept;
    sides = across;
  }
  return { place, points, sides };
}

const places = (): string[] => [...CHURCHES, ...Object.keys(SITE_AT)];
const path = (points: Point[]): string => `M${points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join("L")}Z`;

const groundOf = (cells: Cell[]): { parish: Church; d: string }[] =>
  CHURCHES.map((parish) => ({
    parish,
    d: cells
      .filter((one) => parishOf(one.place) === parish)
      .map((one) => path(one.points))
      .join(""),
  }));

const canalsOf = (cells: Cell[]): string =>
  cells
    .flatMap((one) =>
      one.points.flatMap((point, k) => {
        const other = one.sides[k];
        if (!other || parishOf(other) === parishOf(one.place) || other < one.place) return [];
        const next = one.points[(k + 1) % one.points.length]!;
        return [`M${point[0].toFixed(1)} ${point[1].toFixed(1)}L${next[0].toFixed(1)} ${next[1].toFixed(1)}`];
      }),
    )
    .join("");

type Near = [number, string];
/** The two places nearest to a spot, and how far they are. */
function nearest(all: string[], x: number, y: number): [Near, Near] {
  let [first, second]: [Near, Near] = [[Infinity, ""], [Infinity, ""]];
  for (const place of all) {
    const far = Math.hypot(at(place)[0] - x, at(place)[1] - y);
    if (far < first[0]) [first, second] = [[far, place], first];
    else if (far < second[0]) second = [far, place];
  }
  return [first, second];
}
const roadNear = (x: number, y: number): boolean =>
  LINES.some(([one, other]) => {
    const [ax, ay] = at(one);
    const [bx, by] = at(other);
    const t = Math.min(
      1,
      Math.max(0, ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / ((bx - ax) ** 2 + (by - ay) ** 2)),
    );
    return Math.hypot(ax + t * (bx - ax) - x, ay + t * (by - ay) - y) < 15;
  });
const churchNear = (x: number, y: number): boolean =>
  CHURCHES.some((church) => {
    const [cx, cy] = CHURCH_AT[church];
    return Math.abs(x - cx) < 60 && y > cy - 104 && y < cy + 52;
  });

function roofs(): { parish: Church; d: string }[] {
  const all = places();
  const drawn = new Map<Church, string>();
  let dice = 7;
  const roll = () => (dice = (dice * 16807) % 2147483647) / 2147483647;
  for (let y = 44; y < BANK - 8; y += 15)
    for (let x = 22; x < WIDTH - 22; x += 13) {
      const [px, py] = [x + 5 * roll(), y + 5 * roll()];
      const high = 4 + 3 * roll();
      const [[first, one], [second, other]] = nearest(all, px, py);
      const border = parishOf(one) !== parishOf(other) && second - first < 16;
      const outside = Math.abs(px - WIDTH / 2) > 322 - Math.max(0, 90 - py) * 0.5;
      if (
        border ||
        outside ||
        first < 32 ||
        roadNear(px, py) ||
        churchNear(px, py) ||
        (px > 180 && px < 262 && py < 96) ||
        roll() < 0.12
      )
        continue;
      const house = `M${px.toFixed(0)} ${py.toFixed(0)}v-${high.toFixed(1)}l4-4 4 4v${high.toFixed(1)}Z`;
      drawn.set(parishOf(one), (drawn.get(parishOf(one)) ?? "") + house);
    }
  return [...drawn].map(([parish, d]) => ({ parish, d }));
}

/** The ground of each parish as one path. */
export let GROUND: { parish: Church; d: string }[] = [];
/** The canals between the parishes. */
export let CANALS = "";
/** Rows of small roofs that fill the streets between the sites: decoration only, the same on every table. */
export let ROOFS: { parish: Church; d: string }[] = [];
/** Whether the map in use says of itself that something on it is a reconstruction (HB-2.11). */
export let RECONSTRUCTED = false;

function draw(): void {
  const cells = places().map((place) => cell(place, places()));
  GROUND = groundOf(cells);
  CANALS = canalsOf(cells);
  ROOFS = roofs();
}
draw();

type Survey = {
  churches: { id: string; xy: Point }[];
  sites: { id: string; xy: Point; parish: Church }[];
  lines: [string, string][];
  reconstructed: boolean;
};

/** Where a place stands: as drawn by hand or, if the map has it elsewhere, by its coordinates from 0 to 100. */
function placed({ id, xy }: { id: string; xy: Point }): Point {
  const drawn = DRAWN_FOR[id];
  if (drawn && drawn[0] === xy[0] && drawn[1] === xy[1]) return isChurch(id) ? CHURCH_DRAWN[id] : SITES_DRAWN[id]!;
  const [x, y] = [7.5 * xy[0] - 14, 6.65 * xy[1] - 9 + (isChurch(id) ? 20 : 0)];
  return [Math.min(Math.max(x, 24), WIDTH - 24), Math.min(Math.max(y, isChurch(id) ? 110 : 30), BANK - 26)];
}
const [CHURCH_DRAWN, SITES_DRAWN] = [{ ...CHURCH_AT }, { ...SITE_AT }];

/** Draw the city by the map that is played on. */
export function survey(map: Survey): void {
  RECONSTRUCTED = map.reconstructed;
  for (const church of map.churches) CHURCH_AT[church.id as Church] = placed(church);
  for (const site of Object.keys(SITE_AT)) delete SITE_AT[site];
  for (const site of map.sites) [SITE_AT[site.id], PARISH[site.id]] = [placed(site), site.parish];
  LINES.splice(0, LINES.length, ...map.lines);
  draw();
}
