/** Small questions about a view of Shipyard, and the components beyond it. */
import raw from "./data/components.json";
import type { GameView, Part, PlayerView } from "./view";

export type * from "./view";

export const COLUMNS = ["bow", "left", "right", "stern"] as const;
export const CREW = ["captain", "businessman", "soldier", "stoker"] as const;
export const EQUIPMENT = ["chimney", "sail", "crane", "cannon"] as const;
export const PIECES = [...CREW, ...EQUIPMENT];
export const GOODS = ["coal", "cloth", "grain"] as const;
export const MOUNTS = ["mount_mast", "mount_crane", "mount_cannon"];
export const ROUND_CUBES = [0, 5, 3, 5, 7];

export type Amounts = Record<string, number>;
export type Shape = { spaces: string[]; links: string[][]; xy: Record<string, number[]> };
export type Pays = {
  each?: number;
  free?: number;
  first?: number;
  first_each?: number;
  table?: number[];
  beyond?: number;
  steps?: number[][];
};
type Components = {
  shapes: Record<string, Shape>;
  canals: Record<string, { shape: string; symbols: Record<string, string>; fourth: Record<string, string> }>;
  parts: Record<string, { kind: string; symbols: Amounts }>;
  employees: Record<string, { colour: string; fee: number; requires: string | null; extra: Amounts }>;
  contracts: Record<string, { colour: string; pays: Pays[] }>;
  goods: Record<string, string[]>;
  swap: Record<string, string[]>;
  rings: Record<"crew" | "equipment", string[]>;
  reconstructed: string[];
};
export const components = raw as unknown as Components;
/** The goods of a tile in the one order in which they are drawn, named and asked for. */
export const inOrder = (goods: readonly string[]): string[] => GOODS.flatMap((good) => goods.filter((one) => one === good));
for (const [id, goods] of Object.entries(components.goods)) components.goods[id] = inOrder(goods);
const printed = JSON.stringify(components.contracts);
/** Whether a contract pays what its words say: an owner of the game may have corrected it. */
export const paysAsTold = (id: string): boolean =>
  JSON.stringify((JSON.parse(printed) as Components["contracts"])[id]) === JSON.stringify(components.contracts[id]);
const guesses = new Set(components.reconstructed);
export const isReconstructed = (id: string): boolean => guesses.has(id);
export const anyReconstructed = (): boolean => guesses.size > 0;
/** The tiles whose faces are reconstructions, as the components in use say. */
export function guess(ids: string[]): void {
  guesses.clear();
  for (const id of ids) guesses.add(id);
}

/** Whose table it is: the one who looks, else the one who decides, else the first. */
export const ownSeat = (view: GameView, pov: number | null): number => pov ?? view.actor ?? 0;

/** The one whose prices are told: who looks, else who decides. */
export const reader = (view: GameView): PlayerView | undefined => view.players[view.seat ?? view.actor ?? 0];

/** Steps after the first that employees make free (SY-15.8, SY-15.9). */
export function freeSteps(player: PlayerView | undefined, ring: "crew" | "equipment" | "hiring"): number {
  if (!player) return 0;
  if (ring === "hiring") return player.employees.includes("foreman") ? 3 : 0;
  return player.employees.includes("accountant") ? 2 : 0;
}
export const stepsPrice = (steps: number, free: number): number => Math.max(0, steps - 1 - free);

/** Steps from a ring's marker to a piece: one to four, never none (SY-6.7). */
export function stepsTo(view: GameView, ring: "crew" | "equipment", piece: string): number {
  const order = components.rings[ring];
  const steps = (order.indexOf(piece) - order.indexOf(view.wheel[ring]) + order.length) % order.length;
  return steps || order.length;
}
/** The price of a bonus action (SY-4.20). */
export const BONUS_COST = 6;
/** What engineers and recruiters add to each piece of their ring (SY-10.3, SY-11.2). */
export function addedPieces(player: PlayerView | undefined, ring: "crew" | "equipment"): Record<string, number> {
  const family = ring === "crew" ? "recruiter_" : "engineer_";
  return Object.fromEntries((player?.employees ?? []).filter((one) => one.startsWith(family)).map((one) => [one.slice(family.length), 1]));
}
/** The piece that a ring's marker reaches with so many steps. */
export function ringPiece(view: GameView, ring: "equipment" | "crew", steps: number): string {
  const order = components.rings[ring];
  return order[(order.indexOf(view.wheel[ring]) + steps) % order.length]!;
}
export function hiringSteps(view: GameView, space: number): number {
  const spaces = view.wheel.employees.length;
  return (space - view.wheel.hiring + spaces) % spaces || spaces;
}
/** The same for somebody who is about to hire: none once the marker was moved there and paid for. */
export const stepsToHire = (view: GameView, space: number): number =>
  view.decision === "hire" && space === view.wheel.hiring ? 0 : hiringSteps(view, space);

/** Why a player may not take an employee, or "" (SY-12.3 to SY-12.6). */
export function barred(
  player: PlayerView,
  employee: string,
  left: number,
  price: number,
): "" | "gone" | "owned" | "level" | "money" {
  const known = components.employees[employee];
  if (left === 0) return "gone";
  if (player.employees.includes(employee)) return "owned";
  if (known?.requires && !player.employees.includes(known.requires)) return "level";
  return player.money < price + (known?.fee ?? 0) ? "money" : "";
}

/** Whether the tiles are bonus actions now: the action of the turn was chosen. */
export const isBonus = (view: GameView): boolean => view.decision === "act" || view.decision === "more";

/** What choosing a tile pays: one guilder for each occupied tile ahead (SY-4.14). */
export function income(view: GameView, place: number): number {
  return view.row.slice(0, place).filter((tile) => tile.cubes.some((cubes) => cubes > 0)).length;
}

/** Complete ships in a row of parts: first place (from 1) and length (SY-1.12). */
export function completeShips(yard: (Part | null)[]): { first: number; length: number }[] {
  const row = yard.map((part) => (part ? part.kind[0] : ".")).join("");
  return [...row.matchAll(/bm+s/g)].map((found) => ({ first: found.index + 1, length: found[0].length }));
}

/** Where a part of a kind may go: SY-7.9, SY-7.10. Places count from 1. */
export function placesFor(yard: (Part | null)[], kind: Part["kind"]): number[] {
  const [first, last] = { bow: [1, 7], middle: [2, 8], stern: [3, 9] }[kind] as [number, number];
  const beside = (place: number) => yard[place - 1]?.kind;
  return range(last - first + 1)
    .map((k) => first + k)
    .filter((place) => !yard[place - 1])
    .filter((place) => !(kind === "bow" && beside(place + 1) === "stern") && !(kind === "stern" && beside(place - 1) === "bow"));
}

/** Moves of the gear until the cube falls (SY-5.2). */
export function untilDrop(view: GameView, options: Record<string, string | number>): { left: number; of: number } {
  const first = Number(options.gear_first_drop ?? 11);
  const each = Number(options.gear_moves_per_drop ?? 12);
  const moves = view.gear.moves;
  return moves < first ? { left: first - moves, of: each } : { left: each - ((moves - first) % each), of: each };
}

/** Whether the cube falls no more: the game goes to its end whatever the gear shows. */
export const isEnding = (view: GameView): boolean => view.ending !== null || view.stage !== "regular" || view.last_lap !== "none";

/** The spaces the exchange marker reaches next, the nearest first (SY-6.9). */
export function exchangeOrder(view: GameView, startCounts: boolean): number[] {
  const spaces = view.wheel.exchange_prices.length;
  const order = Array.from({ length: spaces }, (_, k) => (view.wheel.exchange + 1 + k) % spaces);
  return order.filter((space) => space > 0 || startCounts);
}

export const merchants = (player: PlayerView | undefined, good: string): number =>
  player ? player.employees.filter((one) => one.startsWith(`merchant_${good}`)).length : 0;

/** Rooms and bases of some parts together. */
export function symbolsOf(parts: (Part | null | undefined)[]): Amounts {
  const sum: Amounts = {};
  for (const part of parts)
    for (const [symbol, count] of Object.entries(part?.symbols ?? {})) sum[symbol] = (sum[symbol] ?? 0) + count;
  return sum;
}

/** The parts of the ship that is launched or sails: they stay in the row until the voyage is over. */
export function shipInHand(view: GameView): (Part | null)[] {
  const ship = view.in_hand.ship;
  const yard = view.actor === null ? [] : (view.players[view.actor]?.yard ?? []);
  return ship ? yard.slice(ship.first - 1, ship.first - 1 + ship.length) : [];
}

/** What an official pays a ship that enters its space with this move (SY-19.5, SY-19.7). */
export function officialPays(symbol: string, load: Amounts, safety: Amounts, move: number): number {
  if (symbol === "blue_riband") return move;
  if (symbol === "military") return (load.soldier ?? 0) + (load.cannon ?? 0);
  if (symbol === "business") return (load.businessman ?? 0) + (load.crane ?? 0);
  return safety[symbol] ?? 0;
}

/** What a ship scored, taken apart (SY-19): what is left after crew, guns and speed was paid by officials. */
export function shipScore(ship: {
  load: Record<string, number>;
  speed: number;
  points: number;
}): Record<"crew" | "guns" | "speed" | "officials", number> {
  const load = (piece: string) => ship.load[piece] ?? 0;
  const crew = load("captain") + load("businessman") + load("soldier");
  const guns = 2 * (load("cannon") + load("crane"));
  return { crew, guns, speed: ship.speed, officials: ship.points - crew - guns - ship.speed };
}

export const range = (count: number): number[] => Array.from({ length: count }, (_, k) => k);
