/** The board drawn from samples: everything lit is there to be clicked, also for who only watches. */
import { cleanup, render } from "@testing-library/svelte";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { Thing } from "../../lib/game/module";
import { light } from "../../lib/table/choices";
import type { Ask } from "../../lib/types";
import Board from "./Board.svelte";
import type { GameView } from "./model";
import { targets } from "./targets";
import { sample } from "./testing";

function draw(view: GameView, ask: Ask | null, pov: number | null, onpick: (thing: Thing) => void = () => {}) {
  const lit = light({ targets }, ask, view);
  const props = {
    view, options: {}, pov, lit, fresh: new Set<Thing>(), onpick, onpoint: () => {}, say: (id: string) => id, has: () => true,
    mark: () => "M0 0", still: true,
  }; // prettier-ignore
  const { container } = render(Board, { props });
  const found = (thing: Thing): HTMLButtonElement | null => container.querySelector(`[data-thing="${thing}"]`);
  return { container, lit, found };
}

afterEach(cleanup);
// whole boards are drawn: slow on a busy machine
vi.setConfig({ testTimeout: 30_000 });

describe.each(sample.positions.map((one, n) => ({ n, ...one })))("sample $n", ({ view, ask }) => {
  it("shows every lit thing as a button that picks it", () => {
    const picked: Thing[] = [];
    const { lit, found } = draw(view, ask, ask.seat, (thing) => picked.push(thing));
    for (const thing of lit.keys()) {
      const button = found(thing);
      expect(button, thing).not.toBeNull();
      expect(button!.tabIndex).toBe(0);
      button!.click();
      expect(picked.at(-1)).toBe(thing);
    }
  });

  it("shows every thing once, and all cards", () => {
    const { container, found } = draw(view, null, null);
    const things = [...container.querySelectorAll<HTMLElement>("[data-thing]")].map((element) => element.dataset.thing);
    expect(things.filter((thing, n) => things.indexOf(thing) !== n)).toEqual([]);
    const cards = [...view.town, ...view.proposals.flat(), ...view.players.flatMap((player) => player.cards)];
    for (const card of cards) expect(found(`card:${card.id}`), card.id).not.toBeNull();
    expect([...container.querySelectorAll("button")].every((button) => button.getAttribute("aria-label") || button.textContent)).toBe(true);
  });
});
