/** Every decision can be answered on the table or knowingly by button only; everything on the table explains itself. */
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { cleanup, render } from "@testing-library/svelte";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { BoardProps, Thing } from "../../lib/game/module";
import type { Ask, Choice, View } from "../../lib/types";
import shipyard from "./index";
import { asShipyard } from "./model";
import told from "./samples/positions.json";
import { BUTTON_ONLY, EVENTS } from "./targets";

type Sample = { view: View; options: Record<string, string | number>; ask: Ask | null };
const samples = told.samples as unknown as Sample[];
// the game's own catalogue lies outside of web/, where Vite refuses to import from; Node may read it
const node = (await import("node:fs" as string)) as { readFileSync: (path: string, code: string) => string };
const game = node.readFileSync("../src/wharfinger/games/shipyard/texts/en.ftl", "utf-8");

const bundle = new FluentBundle("en", { useIsolating: false });
const idsOf = (text: string) => new FluentResource(text).body.map((entry) => entry.id);
for (const text of [game, shipyard.texts!.en!]) bundle.addResource(new FluentResource(text), { allowOverrides: true });
const missing = new Set<string>();
const say: BoardProps["say"] = (id, args) => {
  const value = bundle.getMessage(id)?.value;
  if (!value) missing.add(id);
  const wrong: Error[] = [];
  const text = value ? bundle.formatPattern(value, args, wrong) : id;
  if (wrong.length) missing.add(`${id}: ${wrong[0]!.message}`);
  return text;
};
const has = (id: string) => bundle.hasMessage(id);

function litOf({ view, ask }: Sample): Map<Thing, Choice[]> {
  const lit = new Map<Thing, Choice[]>();
  for (const choice of ask?.choices ?? [])
    for (const thing of shipyard.targets(choice, ask!, view)) lit.set(thing, [...(lit.get(thing) ?? []), choice]);
  return lit;
}
function draw(sample: Sample, more: Partial<BoardProps> = {}) {
  const props: BoardProps = {
    view: sample.view,
    options: sample.options,
    pov: sample.view.seat,
    lit: litOf(sample),
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
  it("asks in other words than the game only where a panel decides it whole", () => {
    const own = idsOf(shipyard.texts!.en!);
    expect(idsOf(game).filter((id) => own.includes(id))).toEqual(["decision-good", "decision-load"]);
  });
  it("has a sample of all 26 decisions", () => {
    expect(new Set(samples.map((sample) => sample.ask?.decision)).size).toBe(27);
  });
  for (const sample of samples.filter((one) => one.ask))
    it(`finds things for ${sample.ask!.decision}`, () => {
      for (const choice of sample.ask!.choices) {
        const things = shipyard.targets(choice, sample.ask!, sample.view);
        if (!BUTTON_ONLY.has(choice.text)) expect(things, choice.text).not.toHaveLength(0);
        expect(shipyard.label!(choice, sample.ask!, sample.view, say), choice.text).toBeTruthy();
      }
      expect([...missing]).toEqual([]);
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
      expect([...missing]).toEqual([]);
    });

  it("hides the contracts of others from a spectator", () => {
    const sample = samples.find((one) => asShipyard(one.view).players.length > 1)!;
    const view = structuredClone(asShipyard(sample.view));
    for (const player of view.players) player.contracts = { ...player.contracts, held: null, discarded: null };
    const { container } = draw({ ...sample, view: { ...view, seat: null }, ask: null }, { pov: null });
    expect(container.querySelector('[data-thing^="contract:"]')).toBeNull();
  });

  it("answers column and part with one click on the part", async () => {
    const column = samples.find((one) => one.ask?.decision === "column")!;
    const onpick = vi.fn();
    const { container, rerender, props } = draw(column, { onpick });
    const thing = [...props.lit.keys()].find((one) => one.startsWith("part:"))!;
    found(container, thing)!.click();
    expect(onpick).toHaveBeenLastCalledWith(thing);
    const view = { ...column.view, decision: "part" };
    await rerender({ view, lit: new Map([[thing, []]]) });
    await vi.waitFor(() => expect(onpick.mock.calls.length).toBeGreaterThan(1));
    expect(onpick).toHaveBeenLastCalledWith(thing);
    await rerender({ view: { ...view, decision: "place" }, lit: new Map() });
  });
});

describe("events", () => {
  it("knows every event of the game", () => expect(Object.keys(EVENTS).sort()).toEqual([...told.events].sort()));
  it("touches the place a part was built on", () => {
    const event = { name: "built", args: { player: 2, part: "B01", place: 4, price: 0 }, line: { id: "", args: {} } };
    expect(shipyard.touched(event)).toEqual(["yard:2:4"]);
  });
});
