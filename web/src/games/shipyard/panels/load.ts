/** What a ship takes aboard: its rooms and bases, the reserve, and no more speed than the longest voyage (SY-16, SY-17). */
import { asked, counting, type Plan } from "../../../lib/panel/plan";
import type { Ask } from "../../../lib/types";
import { components, shipInHand, symbolsOf, type Amounts, type GameView } from "../model";

/** In the order of the questions; further captains are officers. */
export const LOADED = ["officer", "businessman", "soldier", "stoker", "chimney", "sail", "crane", "cannon"] as const;
export type Loaded = (typeof LOADED)[number];
export type Load = Record<Loaded, number>;
export type Room = "cabin" | "stoker" | "mast" | "crane" | "cannon";

type Hold = {
  /** What can be loaded now; what was asked before is aboard as it was answered. */
  open: Loaded[];
  aboard: Load;
  reserve: Load;
  /** Places of the ship, with those of the constructors. */
  places: Record<Room, number>;
  /** What constructors carry without a mast base. */
  loose: { chimney: number; sail: number };
  longest: number;
  /** How many officials on the player's canals pay for a kind. */
  paid: Partial<Load>;
};

const CABINS: readonly Loaded[] = ["officer", "businessman", "soldier"];
const from = (count: (piece: Loaded) => number): Load => Object.fromEntries(LOADED.map((piece) => [piece, count(piece)])) as Load;
const pieceOf = (loaded: Loaded): string => (loaded === "officer" ? "captain" : loaded);
/** The captain who commands the ship needs no cabin and is not counted. */
const further = (amounts: Amounts): Load => from((piece) => (amounts[pieceOf(piece)] ?? 0) - (piece === "officer" ? 1 : 0));

/** A load as the ship carries it, with the captain who commands it. */
export const inPieces = (load: Load): Amounts =>
  Object.fromEntries(LOADED.map((piece) => [pieceOf(piece), load[piece] + Number(piece === "officer")]));

export function hold(ask: Ask, view: GameView): Hold {
  const player = view.players[ask.seat]!;
  const shown = symbolsOf(shipInHand(view));
  const extra = (what: string): number => player.employees.reduce((sum, one) => sum + (components.employees[one]?.extra[what] ?? 0), 0);
  const officials = (kind: string): number => player.system.flatMap(({ symbols }) => Object.values(symbols)).filter((one) => one === kind).length;
  const reserve = further(player.reserve);
  // Before the launch nothing has been asked yet, and nobody is aboard.
  const first = Math.max(0, LOADED.indexOf(asked(ask) as Loaded));
  return {
    open: LOADED.slice(first).filter((piece) => reserve[piece] > 0),
    aboard: further(view.cruise?.load ?? { captain: 1 }),
    reserve,
    places: {
      cabin: (shown.cabin ?? 0) + extra("cabin"),
      stoker: (shown.stoker_cabin ?? 0) + extra("stoker"),
      mast: shown.mount_mast ?? 0,
      crane: (shown.mount_crane ?? 0) + extra("crane"),
      cannon: (shown.mount_cannon ?? 0) + extra("cannon"),
    },
    loose: { chimney: extra("chimney"), sail: extra("sail") },
    // The cruise’s own is cut to what this ship could reach.
    longest: view.players[ask.seat]?.longest_voyage ?? view.cruise?.longest ?? 0,
    paid: { businessman: officials("business"), soldier: officials("military") },
  };
}

/** Places taken by a load. */
export const taken = ({ loose }: Hold, load: Load): Record<Room, number> => ({
  cabin: CABINS.reduce((sum, piece) => sum + load[piece], 0),
  stoker: load.stoker,
  mast: Math.max(0, load.chimney - loose.chimney) + Math.max(0, load.sail - loose.sail),
  crane: load.crane,
  cannon: load.cannon,
});

/** SY-17.1, SY-17.2: a steam ship, or any other. */
export const speedOf = ({ stoker, chimney, sail }: Load): number =>
  chimney > 0 && stoker > 0 ? 4 + (chimney - 1) + (stoker - 1) + sail : 1 + sail + stoker + Math.floor(chimney / 2);

/** What a load has too much of: a room, the speed, or nothing. */
export function tooMuch(ship: Hold, load: Load): Room | "speed" | null {
  const used = taken(ship, load);
  const full = (Object.keys(used) as Room[]).find((room) => used[room] > ship.places[room]);
  return full ?? (speedOf(load) > ship.longest ? "speed" : null);
}

/** The most of a kind beside the others. */
export function mostOf(ship: Hold, load: Load, piece: Loaded): number {
  let most = load[piece];
  while (most < ship.reserve[piece] && !tooMuch(ship, { ...load, [piece]: most + 1 })) most++;
  return most;
}

/** Whatever still fits, kind after kind: first those whom more officials pay for; officers last, since the next ship needs a captain. */
export function fill(ship: Hold, load: Load, officers = true): Load {
  const keen = (piece: Loaded): number => (piece === "officer" ? -1 : (ship.paid[piece] ?? 0));
  const order = ship.open.filter((piece) => officers || piece !== "officer").sort((a, b) => keen(b) - keen(a));
  return order.reduce((full, piece) => ({ ...full, [piece]: mostOf(ship, full, piece) }), load);
}

/** What helmsman and rigger can add to the speed of a load (SY-17.4), within the longest voyage. */
export function extraMost(ship: Hold, load: Load, employees: readonly string[]): number {
  const most = Number(employees.includes("helmsman")) + Number(employees.includes("rigger")) * Math.floor(load.sail / 2);
  return Math.max(0, Math.min(most, ship.longest - speedOf(load)));
}

/** The rest of the loading, all decided, and the extra speed after it. */
export function loadPlan(ask: Ask, load: Load, extra = 0): Plan {
  const answer = counting(load);
  return {
    seat: ask.seat,
    answer: (now) => (now.decision === "speed" ? (now.choices.find(({ text }) => text === `speed+${extra}`) ?? null) : now.decision === "load" ? answer(now) : null),
  };
}
