/** What all parts of the board share: the view, what is lit, and the attributes that make a thing pointable and clickable. */
import { getContext, setContext } from "svelte";
import type { BoardProps, Thing } from "../../lib/game/module";
import type { Church, HView } from "./model";

export type Table = {
  readonly view: HView;
  readonly options: BoardProps["options"];
  readonly lit: BoardProps["lit"];
  readonly fresh: BoardProps["fresh"];
  readonly say: BoardProps["say"];
  readonly mark: BoardProps["mark"];
  readonly still: boolean;
  /** The church clicked last, while its token is being chosen: two churches can look the same to `giving`. */
  readonly given: Church | null;
  /** Attributes of the element that is a thing: spread them on it. `drawn`: the words and numbers that stand on it. */
  hot: (thing: Thing, drawn?: string) => Record<string, unknown>;
};

const KEY = Symbol("hamburgum");
export const shareTable = (table: Table): Table => setContext(KEY, table);
export const table = (): Table => getContext<Table>(KEY);

/**
 * Lit things are buttons in the tab order; the others can be reached with the arrow keys (see `arrows`), so that a keyboard
 * can have everything explained without a hundred tab stops. Only plain values here: the board listens for all of them.
 * Who speaks to the computer says what is drawn on a button, so that is part of its name.
 */
export const attributes = (thing: Thing, lit: boolean, fresh: boolean, name: string, drawn = ""): Record<string, unknown> => ({
  "data-thing": thing,
  "data-lit": lit ? "" : undefined,
  "data-fresh": fresh ? "" : undefined,
  role: lit ? "button" : "img",
  tabindex: lit ? 0 : -1,
  "aria-label": lit && drawn ? `${name} · ${drawn}` : name,
});

/** The thing an event happened on. */
export const thingAt = (event: Event): HTMLElement | SVGElement | null =>
  (event.target as Element | null)?.closest<HTMLElement | SVGElement>("[data-thing]") ?? null;

const STEP: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Arrow keys go from a thing to the nearest one in that direction. */
export function arrows(event: KeyboardEvent, root: Element): void {
  const step = STEP[event.key];
  const from = thingAt(event);
  if (!step || !from) return;
  const middle = (element: Element) => {
    const box = element.getBoundingClientRect();
    return [box.x + box.width / 2, box.y + box.height / 2] as const;
  };
  const [x, y] = middle(from);
  let best: { element: HTMLElement | SVGElement; far: number } | null = null;
  for (const element of root.querySelectorAll<HTMLElement | SVGElement>("[data-thing]")) {
    if (element === from || !element.getClientRects().length) continue;
    const [ox, oy] = middle(element);
    const along = (ox - x) * step[0] + (oy - y) * step[1];
    const aside = Math.abs((ox - x) * step[1]) + Math.abs((oy - y) * step[0]);
    const far = along + 2 * aside;
    if (along > 2 && (!best || far < best.far)) best = { element, far };
  }
  if (!best) return;
  event.preventDefault();
  best.element.focus();
}

/** Parts fall into place, new ships sail in; nothing of it when the board is still. */
export function arrive(_node: Element, { x = 0, y = 0, still = false }: { x?: number; y?: number; still?: boolean }) {
  return {
    duration: still ? 0 : 600,
    css: (t: number, u: number) =>
      `transform: translate(${x * u * u}px, ${y * u * u}px); opacity: ${Math.min(1, 2 * t)}`,
  };
}
