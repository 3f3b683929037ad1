/** The banner of a round's end never covers what is asked for. */
import { cleanup, render } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { afterEach, expect, it, vi } from "vitest";
import { Catalogue } from "../../lib/i18n/catalogue";
import type { LogTurn } from "../../lib/types";
import RoundBanner from "./RoundBanner.svelte";

const texts = new Catalogue("en", ["title = End of round\ntold = all fed"]);
const turn = (told: object[]): LogTurn => ({ turn: 0, seat: -1, from: 0, to: 0, told }) as unknown as LogTurn;
const ended = turn([{ title: { id: "title", args: {} }, lines: [{ by: null, clauses: [{ id: "told", args: {} }] }] }]);
const banner = () => document.querySelector<HTMLElement>(".banner")!;
const RECTS: Record<string, [number, number, number, number]> = { banner: [400, 800, 500, 80], lit: [420, 820, 60, 30], aside: [10, 10, 60, 30], talk: [1100, 100, 300, 700], rounds: [400, 700, 500, 130], below: [420, 860, 60, 30] };

afterEach(() => {
  cleanup();
  document.body.innerHTML = "";
  vi.restoreAllMocks();
});

function measured(): void {
  vi.spyOn(Element.prototype, "getBoundingClientRect").mockImplementation(function (this: Element) {
    const [left, top, width, height] = Object.entries(RECTS).find(([name]) => this.classList.contains(name))?.[1] ?? [0, 0, 0, 0];
    return { left, top, width, height, right: left + width, bottom: top + height } as DOMRect;
  });
}
function shown(kind: "lit" | "aside"): string {
  document.body.innerHTML = `<main><button class="${kind}" data-lit=""></button></main><aside class="talk"></aside>`;
  measured();
  const { rerender } = render(RoundBanner, { props: { log: [] as LogTurn[], names: ["Ann"], texts } });
  void rerender({ log: [ended] });
  flushSync();
  return banner().style.cssText;
}

it("lies over the log where it would cover a choice, else on the board", () => {
  expect(shown("aside")).toBe("");
  cleanup();
  expect(shown("lit")).toContain("left: 1100px");
});

it("leaves the part of the board that is kept for it as soon as it covers a choice there", () => {
  RECTS.main = [0, 0, 1000, 900];
  document.body.innerHTML = `<main class="main"><section class="rounds" data-banner></section><button class="below"></button></main><aside class="talk"></aside>`;
  measured();
  const { rerender } = render(RoundBanner, { props: { log: [] as LogTurn[], names: ["Ann"], texts, lit: new Map() } });
  void rerender({ log: [ended] });
  flushSync();
  expect(banner().style.cssText).toContain("left: 400px");
  const below = document.querySelector<HTMLElement>(".below")!;
  below.dataset.lit = "soft";
  void rerender({ lit: new Map([["card:bank", []]]) });
  flushSync();
  expect(banner().style.cssText, "what can always be bought is no question").toContain("left: 400px");
  below.dataset.lit = "";
  void rerender({ lit: new Map([["card:bank", []]]) });
  flushSync();
  expect(banner().style.cssText).toContain("left: 1100px");
});
