/** What a turn that is only pointed at changes on the board: marks on what it touches, arrows where pieces go. */
import type { Thing } from "../../lib/game/module";

export type Spot = { x: number; y: number; width: number; height: number; parent: Element | null; drawn: boolean };
export type Lay = ReadonlyMap<Thing, Spot>;
export type Ring = { x: number; y: number; width: number; height: number; gone: boolean };
export type Arrow = { from: [number, number]; to: [number, number] };

/** Pixels that a piece of a drawing must have moved. */
const FAR = 16;
const ROOM = 3;

/** Where the things of a board lie once all that moves has come to rest, counted from the start of what can be scrolled. */
export function lay(board: HTMLElement): Lay {
  for (const one of board.getAnimations({ subtree: true })) if (one.effect && Number(one.effect.getComputedTiming().endTime) < Infinity) one.finish();
  const frame = board.getBoundingClientRect();
  const [left, top] = [frame.left + board.clientLeft - board.scrollLeft, frame.top + board.clientTop - board.scrollTop];
  const made = new Map<Thing, Spot>();
  for (const one of board.querySelectorAll<HTMLElement | SVGElement>("[data-thing]")) {
    const { x, y, width, height } = one.getBoundingClientRect();
    const thing = one.dataset.thing!;
    if (width && height && !made.has(thing)) made.set(thing, { x: x - left, y: y - top, width, height, parent: one.parentElement, drawn: one instanceof SVGElement || placed(one) });
  }
  return made;
}

/** Whether a piece is put somewhere by its numbers, as in a drawing, such as a ship on the water. */
const placed = (one: Element): boolean => [one, one.parentElement!].some((part) => getComputedStyle(part).position === "absolute");

const middle = ({ x, y, width, height }: Spot): [number, number] => [x + width / 2, y + height / 2];

/** Whether a piece lies elsewhere: in a drawing some way off, in the page in another part of it. What only gave way has not moved. */
function moved(before: Spot, after: Spot): boolean {
  if (!after.drawn) return before.parent !== after.parent;
  const [from, to] = [middle(before), middle(after)];
  return Math.hypot(to[0] - from[0], to[1] - from[1]) > FAR;
}

export function changes(before: Lay, after: Lay, touched: Iterable<Thing>): { rings: Ring[]; arrows: Arrow[] } {
  const rings: Ring[] = [];
  const arrows: Arrow[] = [];
  for (const thing of touched) {
    const [then, now] = [before.get(thing), after.get(thing)];
    const at = now ?? then;
    if (at) rings.push({ x: at.x - ROOM, y: at.y - ROOM, width: at.width + 2 * ROOM, height: at.height + 2 * ROOM, gone: !now });
    if (then && now && moved(then, now)) arrows.push({ from: middle(then), to: middle(now) });
  }
  return { rings, arrows };
}
