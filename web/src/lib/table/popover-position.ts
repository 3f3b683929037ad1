/** Where a card goes: beside what it explains and never over it, covering as little as possible of what is needed next. */
export type Box = { left: number; top: number; right: number; bottom: number };
type Size = { width: number; height: number };

const GAP = 10;
const EDGE = 8;
/** A card further away than this is not seen to belong to what it explains. */
const FAR = 240;
const STEP = 8;

/** `apart` is never covered where that can be helped, such as the dock; of `near`, such as what can be clicked, little. */
export function cardPosition(thing: Box, card: Size, screen: Size, near: readonly Box[] = [], apart: readonly Box[] = []): { left: number; top: number } {
  const room = { right: screen.width - thing.right, left: thing.left, below: screen.height - thing.bottom, above: thing.top };
  const fits = {
    right: room.right >= card.width + GAP + EDGE,
    left: room.left >= card.width + GAP + EDGE,
    below: room.below >= card.height + GAP + EDGE,
    above: room.above >= card.height + GAP + EDGE,
  };
  const middleX = clamp((thing.left + thing.right - card.width) / 2, EDGE, screen.width - card.width - EDGE);
  const middleY = clamp((thing.top + thing.bottom - card.height) / 2, EDGE, screen.height - card.height - EDGE);
  const ys = [middleY, clamp(thing.top, EDGE, screen.height - card.height - EDGE), clamp(thing.bottom - card.height, EDGE, screen.height - card.height - EDGE)];
  const xs = [middleX, clamp(thing.left, EDGE, screen.width - card.width - EDGE), clamp(thing.right - card.width, EDGE, screen.width - card.width - EDGE)];
  const places = [
    ...(fits.right ? ys.map((top) => ({ left: thing.right + GAP, top })) : []),
    ...(fits.left ? ys.map((top) => ({ left: thing.left - GAP - card.width, top })) : []),
    ...(fits.below ? xs.map((left) => ({ left, top: thing.bottom + GAP })) : []),
    ...(fits.above ? xs.map((left) => ({ left, top: thing.top - GAP - card.height })) : []),
  ];
  const covered = ({ left, top }: { left: number; top: number }): number => {
    const box = { left, top, right: left + card.width, bottom: top + card.height };
    const sum = (boxes: readonly Box[]): number => boxes.reduce((all, one) => all + common(box, one), 0);
    return sum(near) + 1000 * sum(apart);
  };
  const best = places.map((place) => ({ place, covered: covered(place) })).sort((a, b) => a.covered - b.covered)[0];
  if (best?.covered === 0) return best.place;
  const aside = asideOf(thing, card, screen, [...near, ...apart]);
  if (aside) return aside;
  if (best) return best.place;
  // Nothing fits (a thing as large as the screen): the roomier of top and bottom edge.
  return { left: middleX, top: room.below >= room.above ? screen.height - card.height - EDGE : EDGE };
}

/** The nearest place a little aside where a card covers nothing at all. */
function asideOf(thing: Box, card: Size, screen: Size, boxes: readonly Box[]): { left: number; top: number } | null {
  let found: { left: number; top: number } | null = null;
  let least = FAR;
  for (let top = EDGE; top + card.height + EDGE <= screen.height; top += STEP)
    for (let left = EDGE; left + card.width + EDGE <= screen.width; left += STEP) {
      const box = { left, top, right: left + card.width, bottom: top + card.height };
      const away = Math.hypot(Math.max(left - thing.right, thing.left - box.right, 0), Math.max(top - thing.bottom, thing.top - box.bottom, 0));
      if (away < GAP || away >= least || boxes.some((one) => common(box, one) > 0)) continue;
      found = { left, top };
      least = away;
    }
  return found;
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

/** The area that two boxes share. */
function common(one: Box, other: Box): number {
  const width = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return width > 0 && height > 0 ? width * height : 0;
}

const clamp = (value: number, low: number, high: number): number => Math.max(low, Math.min(value, Math.max(low, high)));
