/** Arrow keys on a board: everything on it can be asked about, and what is lit be done, without a mouse. */

const DIRECTIONS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** How much further than here the next thing must lie, in pixels, and how much more a way aside counts than one ahead. */
type Reach = { beyond: number; aside: number };

/** From a thing to the nearest one in that direction. */
export function focusNearest(event: KeyboardEvent, board: Element, { beyond, aside }: Reach): void {
  const direction = DIRECTIONS[event.key];
  const from = (event.target as Element | null)?.closest("[data-thing]");
  if (!direction || !from) return;
  const [x, y] = middle(from);
  let best: HTMLElement | SVGElement | null = null;
  let least = Infinity;
  for (const thing of board.querySelectorAll<HTMLElement | SVGElement>("[data-thing]")) {
    if (thing === from || !thing.getClientRects().length) continue;
    const [ox, oy] = middle(thing);
    const [dx, dy] = [ox - x, oy - y];
    const along = dx * direction[0] + dy * direction[1];
    const far = along + aside * (Math.abs(dx * direction[1]) + Math.abs(dy * direction[0]));
    if (along > beyond && far < least) [best, least] = [thing, far];
  }
  if (!best) return;
  event.preventDefault();
  best.focus();
}

function middle(element: Element): [number, number] {
  const box = element.getBoundingClientRect();
  return [box.x + box.width / 2, box.y + box.height / 2];
}

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** From one thing that can be done to the next, where there are many more things to look at than to do. */
export function focusNextLit(event: KeyboardEvent, board: HTMLElement): void {
  const step = STEPS[event.key];
  if (!step || event.altKey || event.ctrlKey || event.metaKey) return;
  const lit = [...board.querySelectorAll<HTMLElement>("[data-lit]")];
  const here = event.target as Node;
  // what had the focus may be gone, bought or sailed away: then the page has it
  if (!lit.length || !(board.contains(here) || here === document.body)) return;
  event.preventDefault();
  const at = lit.indexOf(here as HTMLElement);
  const after = Node.DOCUMENT_POSITION_FOLLOWING;
  // from something that is not lit, to the nearest lit one on that side
  const next = lit.findIndex((one) => here === document.body || here.compareDocumentPosition(one) & after);
  const from = at >= 0 ? at : (next < 0 ? lit.length : next) - (step > 0 ? 1 : 0);
  lit[(from + step + lit.length) % lit.length]!.focus();
}
