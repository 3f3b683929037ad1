import { describe, expect, it, vi } from "vitest";
import { sentences } from "../i18n/sentences";
import type { Ask, Choice, LogTurn, Tried, View } from "../types";
import { DoublePress } from "./double-press";
import { Draft } from "./draft.svelte";
import { begun, deed, holds, nothingLeft } from "./turn";

const choice = (code: number, more: Partial<Choice> = {}): Choice => ({ code, text: `take ${code}`, hint: null, ends: false, ...more });
const tried = (turn: number) => ({ type: "tried", id: 1, shown: true, view: { turn } as View, fresh: [], told: [] }) as Tried;

describe("a held choice", () => {
  it("is held at once and shown when the server has answered", async () => {
    const answers: ((told: Tried | null) => void)[] = [];
    const draft = new Draft(() => new Promise((done) => answers.push(done)), () => 0);
    const one = choice(1);
    draft.hold(one);
    expect([draft.held, draft.tried]).toEqual([one, null]);
    draft.hold(choice(1));
    expect(answers.length).toBe(1);
    answers[0]!(tried(5));
    await vi.waitFor(() => expect(draft.tried?.view?.turn).toBe(5));
    draft.drop();
    expect([draft.held, draft.tried]).toEqual([null, null]);
  });
  it("is not mixed up with another that was held before", async () => {
    const answers: ((told: Tried | null) => void)[] = [];
    const draft = new Draft(() => new Promise((done) => answers.push(done)), () => 0);
    draft.hold(choice(1));
    draft.hold(choice(2));
    answers[0]!(tried(1));
    await Promise.resolve();
    await Promise.resolve();
    expect([draft.held?.code, draft.tried]).toEqual([2, null]);
  });
  it("is gone in the moment of the next decision, and so is what was left to choose from", () => {
    let decision = 1;
    const draft = new Draft(() => new Promise(() => {}), () => decision);
    draft.narrow([choice(1), choice(2)]);
    draft.hold(choice(1));
    expect([draft.held?.code, draft.narrowed?.length]).toEqual([1, 2]);
    decision = 2;
    expect([draft.held, draft.tried, draft.narrowed]).toEqual([null, null, null]);
    draft.hold(choice(1));
    expect([draft.held?.code, draft.narrowed]).toEqual([1, null]);
  });
  it.each([
    ["always", true, true, true],
    ["irreversible", false, true, true],
    ["turn", false, true, false],
    ["never", false, false, false],
  ] as const)("with the setting %s", (confirm, plain, ends, reveals) => {
    expect([choice(1), choice(2, { ends: true }), choice(3, { reveals: true })].map((one) => holds(one, confirm))).toEqual([plain, ends, reveals]);
  });
  it("leaves it to the next question where the same click answers that too", () => {
    expect([choice(1), choice(2, { ends: true }), choice(3, { reveals: true })].map((one) => holds(one, "always", true))).toEqual([false, true, true]);
  });
});

describe("the button", () => {
  const ask = { seat: 0 } as Ask;
  it("says what a choice does", () => {
    const say = () => "";
    expect(deed(choice(1), ask, {} as View, null, say, "Take fish", "End turn")).toBe("Take fish");
    expect(deed(choice(1, { ends: true }), ask, {} as View, null, say, "Take fish", "End turn")).toBe("End turn");
    expect(deed(choice(1, { ends: true }), ask, {} as View, { role: () => "aside" } as never, say, "Sell it", "End turn")).toBe("Sell it");
    expect(deed(choice(1, { ends: true }), ask, {} as View, { deed: () => "Sail" } as never, say, "Take fish", "End turn")).toBe("Sail");
  });
});

describe("the turn so far", () => {
  const turn = (number: number, seat: number, from: number, to: number): LogTurn => ({ turn: number, seat, from, to, moves: [], told: [], over: false, events: [] });
  it("is the last one of the log, if it is this player's and has begun", () => {
    const ask = { seat: 1 } as Ask;
    expect(begun([turn(4, 1, 2, 3)], ask, { turn: 4 } as View)?.to).toBe(3);
    expect(begun([turn(3, 1, 2, 3)], ask, { turn: 4 } as View)).toBeNull();
    expect(begun([turn(4, 0, 2, 3)], ask, { turn: 4 } as View)).toBeNull();
    expect(begun([turn(4, 1, 3, 3)], ask, { turn: 4 } as View)).toBeNull();
    expect(begun([], null, null)).toBeNull();
  });
});

describe("a turn in which nothing is left to do", () => {
  const end = choice(9, { ends: true });
  it("is one with nothing but business on the side, and an end", () => {
    expect(nothingLeft({ main: [], aside: [choice(1)], finish: [end] })).toBe(end);
    expect(nothingLeft({ main: [choice(2)], aside: [choice(1)], finish: [end] })).toBeNull();
    expect(nothingLeft({ main: [], aside: [choice(1)], finish: [choice(3)] })).toBeNull();
    expect(nothingLeft({ main: [], aside: [choice(1)], finish: [] })).toBeNull();
  });
});

describe("a double press", () => {
  function pressed(detail: number, within: string, changed: boolean): boolean {
    let moment = "before";
    const twice = new DoublePress(() => moment);
    document.body.innerHTML = within;
    const target = document.body.querySelector("#x")!;
    target.addEventListener("click", (event) => twice.click(event as MouseEvent), { capture: true });
    let heard = 0;
    target.addEventListener("click", () => heard++);
    target.dispatchEvent(new MouseEvent("click", { detail: 1, bubbles: true }));
    if (changed) moment = "after";
    target.dispatchEvent(new MouseEvent("click", { detail, bubbles: true }));
    return heard === 2;
  }
  it("does not also decide what comes after", () => {
    expect(pressed(2, '<button id="x" class="go"></button>', true)).toBe(false);
    expect(pressed(2, '<button id="x" class="choice"></button>', true)).toBe(false);
    expect(pressed(2, '<button id="x" data-thing="tile"></button>', true)).toBe(false);
  });
  it("counts where nothing has changed, where it decides nothing, and after a pause", () => {
    expect(pressed(2, '<button id="x" class="go"></button>', false)).toBe(true);
    expect(pressed(2, '<button id="x" class="more"></button>', true)).toBe(true);
    expect(pressed(1, '<button id="x" class="go"></button>', true)).toBe(true);
  });
  it("is none where something else was pressed in between", () => {
    let moment = 0;
    const twice = new DoublePress(() => String(moment));
    document.body.innerHTML = '<button id="x" data-thing="offer"></button>';
    const target = document.body.querySelector("#x")!;
    target.addEventListener("click", (event) => twice.click(event as MouseEvent), { capture: true });
    let heard = 0;
    target.addEventListener("click", () => heard++);
    const click = (detail: number) => {
      target.dispatchEvent(new MouseEvent("click", { detail, bubbles: true }));
      moment++;
    };
    click(1);
    twice.again({ key: "Enter", timeStamp: 0, repeat: false } as KeyboardEvent);
    click(2);
    expect(heard).toBe(2);
    click(3);
    expect(heard).toBe(2);
    click(0);
    click(4);
    expect(heard).toBe(4);
  });
  it("of a key is one that is held, or hit again at once", () => {
    const twice = new DoublePress(() => "");
    const key = (name: string, at: number, repeat = false) => twice.again({ key: name, timeStamp: at, repeat } as KeyboardEvent);
    expect([key("Enter", 1000), key("Enter", 1100), key("Enter", 1500), key("Enter", 2500, true), key("1", 2510)]).toEqual([false, true, false, true, false]);
  });
});

it("sentences have one mark at their end", () => {
  expect(sentences("Chosen: fish", "at once.", "", "Where to?")).toBe("Chosen: fish. at once. Where to?");
});
