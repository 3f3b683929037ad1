/** Bringing what can be chosen, and what was done, into sight. */
import type { Church, GameView } from "../model";

type Box = Pick<DOMRect, "left" | "right" | "top" | "bottom">;

export function reveal(root: Element | undefined, still: boolean): void {
  // What lies together in a tray is seen together.
  const lit = [...(root?.querySelectorAll(".tray, [data-lit]:not(.tray *)") ?? [])].filter((element) => element.getClientRects().length);
  const inSight = lit.filter(seen).length;
  // All of them where there is room for all, else most.
  if (inSight === lit.length || (inSight * 2 >= lit.length && !fits(lit))) return;
  // The one in the middle of all: as many as possible of the others come with it.
  const { left, right, top, bottom } = around(lit);
  const far = (element: Element): number => {
    const box = element.getBoundingClientRect();
    return Math.hypot(box.left + box.right - left - right, box.top + box.bottom - top - bottom);
  };
  const nearest = lit.reduce((best, one) => (far(one) < far(best) ? one : best));
  nearest.scrollIntoView({ block: "center", inline: "center", behavior: still ? "auto" : "smooth" });
}

/** Where something was put: it comes into sight if it is not. */
export function show(root: Element | undefined, thing: string, still: boolean): void {
  const element = root?.querySelector(`[data-thing="${thing}"]`);
  if (element?.getClientRects().length && !seen(element)) element.scrollIntoView({ block: "center", inline: "center", behavior: still ? "auto" : "smooth" });
}

/** The church or the site where something was put between two views; null: nowhere. */
export function placed(before: GameView, now: GameView): string | null {
  for (const [church, { donors }] of Object.entries(now.churches))
    if (donors.length > before.churches[church as Church].donors.length) return `church:${church}`;
  for (const [site, { owner }] of Object.entries(now.sites)) if (owner !== null && before.sites[site]!.owner === null) return `site:${site}`;
  return null;
}

function around(elements: Element[]): Box {
  const boxes = elements.map((element) => element.getBoundingClientRect());
  const least = (side: (box: Box) => number): number => Math.min(...boxes.map(side));
  return { left: least((box) => box.left), top: least((box) => box.top), right: -least((box) => -box.right), bottom: -least((box) => -box.bottom) };
}

/** What scrolls or cuts around an element, from the inside out. */
function rooms(element: Element): Box[] {
  const found: Box[] = [];
  for (let outer = element.parentElement; outer; outer = outer.parentElement)
    if (/auto|scroll|hidden/.test(getComputedStyle(outer).overflow)) found.push(outer.getBoundingClientRect());
  return found;
}

const seen = (element: Element): boolean => {
  const box = element.getBoundingClientRect();
  return rooms(element).every((room) => box.left >= room.left - 1 && box.right <= room.right + 1 && box.top >= room.top - 1 && box.bottom <= room.bottom + 1);
};

/** Whether all of some elements can be seen at once. */
function fits(elements: Element[]): boolean {
  const { left, right, top, bottom } = around(elements);
  return rooms(elements[0]!).every((room) => right - left <= room.right - room.left && bottom - top <= room.bottom - room.top);
}
