/**
 * How large the table's text is, from which everything else has its size, and where the other players stand: so large that
 * the table fills the room without leaving it, as far as that goes, and so that both columns are about as high.
 */
import type { GameView, PlayerView } from "../model";

/** The room there is, in px. */
export type Room = { width: number; height: number };
/** `size`: of the text, in px; `slim`: other players' cards without pictures. */
export type Layout = Places & { size: number; slim: boolean };
/** Who stands below the own goods, and who beside them. */
export type Places = { below: number[]; beside: number[] };

const [LEAST, MOST, STEP] = [12, 26, 0.5];
/** Below this the pictures on others' cards are given up first. */
const PICTURED = 12.5;
/** Narrower than this there is one column. */
const NARROW = 860;
/** In the size of the text: the least width of a card and its usual height, with the gap. */
const CARD = 10.5;
const HIGH = 6.5;
const SLIM = 4.9;
/** The margins of a player's box. */
const MARGIN = 1.5;
const LEFT = 0.57;
/** So much longer may a table be where nobody has to move. */
const LONGER = 1.15;

const perRow = (width: number): number => Math.max(1, Math.floor((width + 0.5) / CARD));
/** With room for one more: it may come before the round is over. */
const rows = (cards: number, row: number): number => Math.ceil((cards + 1) / row);
const fleet = ({ ships }: PlayerView): number => (ships.length ? 2.4 : 0);

/** Whether the room is that of a phone on its side; its heights are those of the window. */
export const isLow = ({ width, height }: Room): boolean => height <= 480 && width <= 560;

/** `kept`: places that nobody leaves. */
export function arrange(view: GameView, pov: number | null, others: readonly number[], room: Room, kept?: Places): Layout {
  if (room.width < NARROW) return { below: [], beside: [...others], size: LEAST, slim: others.length > 2 };
  const choices = kept ? [kept] : everyWay(others);
  for (const slim of [false, true]) {
    for (let size = MOST; size >= (slim ? LEAST : PICTURED); size -= STEP) {
      const { places, high } = lowest(view, pov, choices, room.width / size, slim);
      if (high * size <= room.height) return { ...places, size, slim };
    }
  }
  return { ...lowest(view, pov, choices, room.width / LEAST, true).places, size: LEAST, slim: true };
}

/** Seen from another seat: the two change places and nobody else does, unless the table becomes smaller or much longer. */
export function handedOver(view: GameView, pov: number, others: readonly number[], room: Room, before: Places, from: number): Layout {
  const free = arrange(view, pov, others, room);
  const swapped = (seats: number[]): number[] => seats.map((seat) => (seat === pov ? from : seat));
  const kept = arrange(view, pov, others, room, { below: swapped(before.below), beside: swapped(before.beside) });
  const high = (layout: Layout): number => lowest(view, pov, [layout], room.width / layout.size, layout.slim).high;
  return kept.size === free.size && kept.slim === free.slim && high(kept) <= LONGER * high(free) ? kept : free;
}

/** The next smaller layout with everybody in place, for a table found too high by so many px; none: it is the smallest. */
export function tightened(view: GameView, pov: number | null, layout: Layout, room: Room, excess: number): Layout | null {
  const others = [...layout.below, ...layout.beside];
  for (let less = Math.max(1, excess); less < room.height; less *= 1.25) {
    const next = arrange(view, pov, others, { ...room, height: room.height - less }, layout);
    const smaller = next.size < layout.size || (next.slim && !layout.slim);
    if (smaller) return { ...next, size: Math.min(next.size, layout.size), slim: next.slim || layout.slim };
  }
  return null;
}

function everyWay(others: readonly number[]): Places[] {
  return Array.from({ length: 1 << others.length }, (_, bits) => ({
    below: others.filter((_, n) => bits & (1 << n)),
    beside: others.filter((_, n) => !(bits & (1 << n))),
  }));
}

/** The places with which a table so wide is lowest, and how high it is then, both in the size of the text. */
function lowest(view: GameView, pov: number | null, choices: readonly Places[], width: number, slim: boolean) {
  const own = pov === null ? null : view.players[pov]!;
  const [leftRow, rightRow] = [LEFT, 1 - LEFT].map((share) => perRow(share * width - MARGIN)) as [number, number];
  const plans = Math.max(...view.proposals.map((cards) => cards.length));
  const left = 21 + 2.3 * plans + (own ? 11 + fleet(own) + HIGH * rows(own.cards.length, leftRow) : 0);
  const right = 16 + HIGH * rows(view.town.length, perRow((1 - LEFT) * width));
  const height = (seat: number, row: number): number => {
    const player = view.players[seat]!;
    return 6 + fleet(player) + (slim ? SLIM : HIGH) * rows(player.cards.length, row);
  };
  let best = { places: choices[0]!, high: Infinity };
  for (const places of choices) {
    const high = Math.max(
      places.below.reduce((sum, seat) => sum + height(seat, leftRow), left),
      places.beside.reduce((sum, seat) => sum + height(seat, rightRow), right),
    );
    if (high < best.high) best = { places, high };
  }
  return best;
}
