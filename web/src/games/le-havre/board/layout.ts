/**
 * How large the table's text is, from which everything else has its size, and where the other players stand: so large that
 * the table fills the room without leaving it, as far as that goes, and so that both columns are about as high.
 */
import type { GameView, PlayerView } from "../model";

/** The room there is, in px. */
export type Room = { width: number; height: number };
/** `size`: of the text, in px; `slim`: other players' cards without pictures. */
export type Layout = { below: number[]; beside: number[]; size: number; slim: boolean };

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

const perRow = (width: number): number => Math.max(1, Math.floor((width + 0.5) / CARD));
/** With room for one more: it may come before the round is over. */
const rows = (cards: number, row: number): number => Math.ceil((cards + 1) / row);
const fleet = ({ ships }: PlayerView): number => (ships.length ? 2.4 : 0);

/** Whether the room is that of a phone on its side; its heights are those of the window. */
export const isLow = ({ width, height }: Room): boolean => height <= 480 && width <= 560;

export function arrange(view: GameView, pov: number | null, others: readonly number[], room: Room): Layout {
  if (room.width < NARROW) return { below: [], beside: [...others], size: LEAST, slim: others.length > 2 };
  for (const slim of [false, true]) {
    for (let size = MOST; size >= (slim ? LEAST : PICTURED); size -= STEP) {
      const { below, beside, high } = split(view, pov, others, room.width / size, slim);
      if (high * size <= room.height) return { below, beside, size, slim };
    }
  }
  const { below, beside } = split(view, pov, others, room.width / LEAST, true);
  return { below, beside, size: LEAST, slim: true };
}

/** Who stands where on a table so wide, and how high it is then, both in the size of the text. */
function split(view: GameView, pov: number | null, others: readonly number[], width: number, slim: boolean) {
  const own = pov === null ? null : view.players[pov]!;
  const [leftRow, rightRow] = [LEFT, 1 - LEFT].map((share) => perRow(share * width - MARGIN)) as [number, number];
  const plans = Math.max(...view.proposals.map((cards) => cards.length));
  const left = 21 + 2.3 * plans + (own ? 11 + fleet(own) + HIGH * rows(own.cards.length, leftRow) : 0);
  const right = 16 + HIGH * rows(view.town.length, perRow((1 - LEFT) * width));
  const height = (seat: number, row: number): number => {
    const player = view.players[seat]!;
    return 6 + fleet(player) + (slim ? SLIM : HIGH) * rows(player.cards.length, row);
  };
  let best = { below: [] as number[], beside: [] as number[], high: Infinity };
  for (let bits = 0; bits < 1 << others.length; bits++) {
    const below = others.filter((_, n) => bits & (1 << n));
    const beside = others.filter((_, n) => !(bits & (1 << n)));
    const high = Math.max(
      below.reduce((sum, seat) => sum + height(seat, leftRow), left),
      beside.reduce((sum, seat) => sum + height(seat, rightRow), right),
    );
    if (high < best.high) best = { below, beside, high };
  }
  return best;
}
