/**
 * On a small screen what can be done now may lie off screen or below the buttons: it is brought into sight, once a
 * decision. The map is brought into sight whole.
 */

/** Whether a thing can be seen and clicked: nothing lies over its middle. */
function seen(element: Element): boolean {
  const box = element.getBoundingClientRect();
  const over = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
  return over !== null && element.contains(over);
}

/** The part of the table that a decision is about; bonus actions are beside the point. */
export function partOf(board: HTMLElement, lit: ReadonlyMap<string, unknown>): string | undefined {
  // What was taken may still be on its way out, lit as it was.
  const things = [...board.querySelectorAll<HTMLElement>(".lit[data-thing]:not([data-thing^='action:'])")];
  return things.find((thing) => lit.has(thing.dataset.thing!))?.closest<HTMLElement>("[data-part]")?.dataset.part;
}

/** Which end of a part is shown where there is no room for all of it: the lower one only where all that is lit is there. */
function edge(part: DOMRect, lit: readonly Element[], room: number): ScrollLogicalPosition {
  if (part.height <= room) return "nearest";
  const boxes = lit.map((one) => one.getBoundingClientRect());
  const [top, bottom] = [Math.min(...boxes.map((box) => box.top)), Math.max(...boxes.map((box) => box.bottom))];
  return bottom > part.top + room && top >= part.bottom - room ? "end" : "start";
}

/** How much of a part that is too high goes out of sight at its top so that all that is lit is there; 0: none, or too much. */
function beyond(part: DOMRect, lit: readonly Element[], room: number): number {
  const boxes = lit.map((one) => one.getBoundingClientRect());
  const above = Math.min(...boxes.map((box) => box.top)) - part.top;
  const below = Math.max(...boxes.map((box) => box.bottom)) - part.top - room;
  return part.height > room && below > 0 && below <= above ? Math.min(below + 6, above) : 0;
}

/** A choice that is held makes the sheet higher: what was chosen stays in sight. */
export function keep(board: HTMLElement, held: ReadonlySet<string>, still: boolean): void {
  const chosen = [...board.querySelectorAll<HTMLElement>("[data-thing]")].find((one) => held.has(one.dataset.thing!) && one.getClientRects().length);
  chosen?.scrollIntoView({ behavior: still ? "auto" : "smooth", block: "nearest" });
}

/** `whole`: there is but one part in sight, and all of it should be. */
export function reveal(board: HTMLElement, now: ReadonlyMap<string, unknown>, still: boolean, whole: boolean): void {
  // What was taken may still be on its way out, lit as it was.
  const all = [...board.querySelectorAll<HTMLElement>(".lit[data-thing]")].filter((one) => now.has(one.dataset.thing!) && one.getClientRects().length);
  const meant = all.filter((one) => !one.matches("[data-thing^='action:']"));
  const lit = meant.length ? meant : all;
  const first = lit[0];
  if (!first) return;
  const behavior = still ? "auto" : "smooth";
  const part = first.closest("[data-part]") ?? first;
  if (whole || part.matches("[data-part=map]")) {
    // What stays in sight at the top lies over the board.
    const room = (board.parentElement?.clientHeight ?? innerHeight) - parseFloat(getComputedStyle(part).scrollMarginTop || "0");
    const [box, scroller] = [part.getBoundingClientRect(), board.closest("main")];
    const hidden = beyond(box, lit, room);
    if (hidden && scroller) scroller.scrollBy({ behavior, top: box.top + hidden + room - scroller.getBoundingClientRect().bottom });
    else part.scrollIntoView({ behavior, block: edge(box, lit, room) });
  }
  if (lit.some(seen)) return;
  const far = first.getBoundingClientRect().top - part.getBoundingClientRect().top > 330;
  (far ? first : part).scrollIntoView({ behavior, block: "start" });
}
