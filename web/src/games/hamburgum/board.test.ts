import { fireEvent, render } from "@testing-library/svelte";
import { expect, test, vi } from "vitest";
import { light } from "../../lib/table/choices";
import Board from "./Board.svelte";
import { learn } from "./components";
import { explain } from "./explain";
import { CHURCHES, type Kind } from "./model";
import { targets } from "./targets";
import { has, sample, say } from "./testing";

// whole boards are drawn: slow on a busy machine
vi.setConfig({ testTimeout: 30_000 });

const draw = (position: (typeof sample.positions)[number]) => {
  const onpick = vi.fn();
  const onpoint = vi.fn();
  const lit = light({ targets }, position.ask, position.view);
  const { container, rerender } = render(Board, {
    view: position.view,
    options: {},
    pov: position.ask.seat,
    lit,
    fresh: new Set(sample.events.length ? ["berth:3"] : []),
    onpick,
    onpoint,
    say,
    has,
    mark: () => "M0 0H24V24H0Z",
    still: true,
  });
  return { container, rerender, lit, onpick, onpoint };
};

test.each(sample.positions.map((one) => [one.ask.decision, one] as const))(
  "%s: lit things are buttons",
  async (_name, position) => {
    const { container, lit, onpick, onpoint } = draw(position);
    for (const thing of lit.keys()) {
      const element = container.querySelector(`[data-thing="${thing}"]`);
      expect(element, thing).not.toBeNull();
      expect(element!.getAttribute("role")).toBe("button");
      expect(element!.getAttribute("tabindex")).toBe("0");
      expect(element!.getAttribute("aria-label")).toMatch(/\S/);
      await fireEvent.click(element!);
      expect(onpick).toHaveBeenLastCalledWith(thing);
      await fireEvent.keyDown(element!, { key: "Enter" });
      expect(onpick).toHaveBeenLastCalledWith(thing);
      await fireEvent.focusIn(element!);
      expect(onpoint.mock.lastCall?.[0]).toBe(thing);
    }
  },
);

test("everything on the table is explained, with a clause", () => {
  const position = sample.positions.at(-1)!;
  const { container } = draw(position);
  const things = new Set(
    [...container.querySelectorAll("[data-thing]")].map((element) => (element as HTMLElement).dataset.thing!),
  );
  expect(things.size).toBeGreaterThan(90);
  for (const thing of things) {
    const told = explain(thing, position.view, say, has, {});
    expect(told?.title, thing).toMatch(/\S/);
    expect(told?.lines.length, thing).toBeGreaterThan(0);
    expect(told?.rule, thing).toMatch(/^HB-\d/);
  }
});

test("a token is taken beside the church that the question names, even where two churches look the same", async () => {
  const position = sample.positions.find((one) => one.ask.decision === "token")!;
  const view = structuredClone(position.view);
  const kinds = position.ask.choices.map((choice) => choice.text) as Kind[];
  for (const church of CHURCHES) Object.assign(view.churches[church], { tokens: kinds, completed: false, donors: [0] });
  const donate = {
    seat: position.ask.seat,
    decision: "donate",
    about: { effect: 0 },
    choices: [{ code: 1, text: "donate dom", hint: null, ends: false }],
  };
  const plain = { ...position.ask, about: { church: "dom" }, choices: position.ask.choices.map((choice) => ({ ...choice, hint: null })) };
  const { container, rerender } = draw({ view, ask: donate });
  await fireEvent.click(container.querySelector('[data-thing="church:dom"]')!);
  await rerender({ lit: light({ targets }, plain, view) });
  expect(container.querySelector(".tray .title")?.textContent).toContain(say("short-church-dom"));
});

test("a round limit is told only where it can end the game", async () => {
  const position = structuredClone(sample.positions[0]!);
  for (const player of position.view.players) player.space ??= "beer";
  const { container, rerender } = draw(position);
  const told = () => container.querySelector(".rondel")!.textContent!.replace(/\s+/g, " ");
  for (const [turn_limit, said] of [[100, false], [position.view.round + 8, true]] as const) {
    await rerender({ options: { turn_limit } });
    expect(told().includes(say("board-round-limit", { rounds: turn_limit }))).toBe(said);
  }
});

const note = say("board-map-note");

test("the map says that it is reconstructed where its file does", () => {
  learn(sample.components);
  expect(draw(sample.positions[0]!).container.querySelector(".cartouche")!.textContent).toContain(note);
});

test("the map of an owner who has read it off the board says nothing", () => {
  const sure = structuredClone(sample.components);
  for (const row of sure) for (const cell of row.cells) cell.provenance = "printed";
  learn(sure);
  expect(draw(sample.positions[0]!).container.querySelector(".cartouche")!.textContent).not.toContain(note);
});
