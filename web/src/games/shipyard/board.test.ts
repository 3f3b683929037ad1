/** Every decision can be answered on the table or knowingly by button only; everything on the table explains itself. */
import { cleanup, render } from "@testing-library/svelte";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { BoardProps, Thing } from "../../lib/game/module";
import { light } from "../../lib/table/choices";
import shipyard from "./index";
import { buttonOnly } from "./targets";
import { clashes, has, sample, say, type Sample } from "./testing";
import { TOUCHES } from "./touched";

const samples = sample.positions;

function draw(sample: Sample, more: Partial<BoardProps> = {}) {
  const props: BoardProps = {
    view: sample.view,
    options: sample.options,
    pov: sample.view.seat,
    lit: light(shipyard, sample.ask, sample.view),
    fresh: new Set(),
    onpick: vi.fn(),
    onpoint: vi.fn(),
    say,
    has,
    mark: () => "M0 0H24V24Z",
    still: true,
    ...more,
  };
  return { ...render(shipyard.Board, props), props };
}
const named = (element: HTMLElement) =>
  element.getAttribute("aria-label") ?? element.querySelector(".words")?.textContent ?? "";
const found = (container: HTMLElement, thing: Thing) => container.querySelector<HTMLElement>(`[data-thing="${thing}"]`);

afterEach(cleanup);
// whole boards are drawn: slow on a busy machine
vi.setConfig({ testTimeout: 30_000 });

describe("targets and labels", () => {
  it("says in other words than the game only what its buttons leave out", () => {
    expect([...clashes].filter((id) => !id.startsWith("hint-"))).toEqual([]);
  });
  it("has a sample of all 26 decisions", () => {
    expect(new Set(samples.map((sample) => sample.ask?.decision)).size).toBe(27);
  });
  for (const sample of samples.filter((one) => one.ask))
    it(`finds things for ${sample.ask!.decision}`, () => {
      for (const choice of sample.ask!.choices) {
        const things = shipyard.targets(choice, sample.ask!, sample.view);
        if (!buttonOnly(choice.text)) expect(things, choice.text).not.toHaveLength(0);
        expect(shipyard.label!(choice, sample.ask!, sample.view, say), choice.text).toBeTruthy();
      }
    });
});

describe("the table", () => {
  for (const sample of samples)
    it(`shows what is lit and explains everything: ${sample.ask?.decision ?? "over"}`, () => {
      const { container, props } = draw(sample);
      for (const thing of props.lit.keys()) {
        const element = found(container, thing);
        expect(element, thing).not.toBeNull();
        expect(element!.classList.contains("lit"), thing).toBe(true);
        expect(named(element!), thing).toContain(say("board-can"));
      }
      for (const element of container.querySelectorAll<HTMLElement>("[data-thing]")) {
        const thing = element.dataset.thing ?? element.getAttribute("data-thing")!;
        const about = shipyard.explain(thing, sample.view, say, has, sample.options);
        expect(about, thing).not.toBeNull();
        expect(about!.lines.length, thing).toBeGreaterThan(0);
        expect(about!.rule, thing).toMatch(/SY-\d/);
        expect(named(element), thing).toBeTruthy();
      }
    });

  it("shows on the tiles what a bonus action costs", () => {
    const act = samples.find((one) => one.ask?.decision === "act" && one.ask.choices.some(({ text }) => text.startsWith("bonus ")))!;
    const { container, props } = draw(act);
    for (const tile of act.view.row) {
      const element = found(container, `action:${tile.action}`)!;
      const bonus = !tile.chosen && props.lit.has(`action:${tile.action}`);
      expect(element.textContent!.includes("−6"), tile.action).toBe(bonus);
      expect(named(element).includes("bonus action −6"), tile.action).toBe(bonus);
    }
  });

  it("hides the contracts of others from a spectator", () => {
    const sample = samples.find((one) => one.view.players.length > 1)!;
    const view = structuredClone(sample.view);
    for (const player of view.players) player.contracts = { ...player.contracts, held: null, discarded: null };
    const { container } = draw({ ...sample, view: { ...view, seat: null }, ask: null }, { pov: null });
    expect(container.querySelector('[data-thing^="contract:"]')).toBeNull();
  });

  it("draws the canal in hand as the held turn lays it", async () => {
    const turn = samples.find((one) => one.ask?.decision === "turn" && one.ask.choices.length > 1)!;
    const { container, rerender, props } = draw(turn);
    const preview = () => container.querySelector(".preview")!.innerHTML;
    const asItIs = preview();
    const thing = [...props.lit.keys()].find((one) => one.startsWith("turn:") && one !== "turn:0")!;
    await rerender({ held: new Set([thing]) });
    expect(preview()).not.toBe(asItIs);
  });

  it("answers column and part with one click on the part", async () => {
    const column = samples.find((one) => one.ask?.decision === "column")!;
    const onpick = vi.fn();
    const { container, rerender, props } = draw(column, { onpick });
    const thing = [...props.lit.keys()].find((one) => one.startsWith("part:"))!;
    found(container, thing)!.click();
    expect(onpick).toHaveBeenLastCalledWith(thing, true);
    // The answer is held, and the table is shown as it would be after it: the same click is not repeated.
    const view = { ...column.view, decision: "part" };
    await rerender({ view, lit: props.lit });
    await new Promise((done) => setTimeout(done, 20));
    expect(onpick).toHaveBeenCalledTimes(1);
    const lit = new Map([[thing, [{ code: 1, text: thing.slice(5), hint: null, ends: true }]]]);
    await rerender({ view: { ...view }, lit });
    await vi.waitFor(() => expect(onpick).toHaveBeenCalledTimes(2));
    expect(onpick).toHaveBeenLastCalledWith(thing, false, true);
    // A second press would confirm what the first one chose.
    await rerender({ view: { ...view }, lit });
    await new Promise((done) => setTimeout(done, 20));
    expect(onpick).toHaveBeenCalledTimes(2);
    await rerender({ view: { ...view, decision: "place" }, lit: new Map() });
  });
});

describe("events", () => {
  it("knows every event of the game", () => expect(Object.keys(TOUCHES).sort()).toEqual([...sample.events].sort()));
  it("touches the place a part was built on", () => {
    const event = { name: "built", args: { player: 2, part: "B01", place: 4, price: 0 }, line: { id: "", args: {} } };
    expect(shipyard.touched(event)).toEqual(["yard:2:4"]);
  });
});
