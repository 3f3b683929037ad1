/** What makes an element a thing of the table. */
import type { Thing } from "../../../lib/game/module";

/**
 * Lit things are buttons in the tab order; the others can be reached with the arrow keys (see `focusNearest`), so that a
 * keyboard can have everything explained without a hundred tab stops. Only plain values here: the board listens for all of them.
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
