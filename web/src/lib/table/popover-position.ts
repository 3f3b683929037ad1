/** Where a card goes: beside what it explains, on the side with the most room, never over it. */
export type Box = { left: number; top: number; right: number; bottom: number };
type Size = { width: number; height: number };

const GAP = 10;
const EDGE = 8;

export function cardPosition(thing: Box, card: Size, screen: Size): { left: number; top: number } {
  const room = { right: screen.width - thing.right, left: thing.left, below: screen.height - thing.bottom, above: thing.top };
  const fits = {
    right: room.right >= card.width + GAP + EDGE,
    left: room.left >= card.width + GAP + EDGE,
    below: room.below >= card.height + GAP + EDGE,
    above: room.above >= card.height + GAP + EDGE,
  };
  const middleX = clamp((thing.left + thing.right - card.width) / 2, EDGE, screen.width - card.width - EDGE);
  const middleY = clamp((thing.top + thing.bottom - card.height) / 2, EDGE, screen.height - card.height - EDGE);
  if (fits.right) return { left: thing.right + GAP, top: middleY };
  if (fits.left) return { left: thing.left - GAP - card.width, top: middleY };
  if (fits.below) return { left: middleX, top: thing.bottom + GAP };
  if (fits.above) return { left: middleX, top: thing.top - GAP - card.height };
  // Nothing fits (a thing as large as the screen): the roomier of top and bottom edge.
  return { left: middleX, top: room.below >= room.above ? screen.height - card.height - EDGE : EDGE };
}

/** `top` or `bottom`: the distance from that edge of the screen. */
export type Sheet = { top?: number; bottom?: number; height: number };
const LOW = 130;

/** Where a sheet lies: in the half of the board that the thing is not in, up to the thing, and never over what is below the board. */
export function sheetPosition(thing: Box | null, board: Box, screen: number): Sheet {
  const middle = thing ? (thing.top + thing.bottom) / 2 : board.top;
  if (middle > (board.top + board.bottom) / 2)
    return { top: board.top + EDGE, height: Math.max(LOW, thing!.top - board.top - 2 * EDGE) };
  return { bottom: screen - board.bottom + EDGE, height: Math.max(LOW, board.bottom - (thing?.bottom ?? board.top) - 2 * EDGE) };
}

const clamp = (value: number, low: number, high: number): number => Math.max(low, Math.min(value, Math.max(low, high)));
