/** What the table says, and for how long. */
import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Catalogue } from "../../lib/i18n/catalogue";
import type { Session } from "../../lib/table/session.svelte";
import type { Message, Table } from "../../lib/types";
import Notices from "./Notices.svelte";

const seat = (at: number, yours = false) => ({ seat: at, name: `P${at + 1}`, kind: "person", yours, resigned: false });
const table = (notices: Message[] = [], more: object = {}): Table =>
  ({ status: "running", created: 1, seats: [seat(0), seat(1, true)], you: [1], notices, undo: { free: false, asked_by: null, answers: {} }, view: { turn: 9 }, ...more }) as unknown as Table;
const props = (given: Table, news: Message[] = []) => ({ session: { news } as unknown as Session, table: given, names: ["P1", "P2"], texts: new Catalogue("en", []) });
const undone: Message = { id: "notice-undone", args: { seat: 0, count: 1 } };
const late: Message = { id: "notice-deadline", args: { seat: 0 } };
const said = (): number => document.querySelectorAll(".notice").length;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe("what the table says", () => {
  it("is not told to somebody who comes later, but for what still matters", () => {
    render(Notices, { props: props(table([undone, late])) });
    expect(said()).toBe(1);
    expect(document.querySelector(".notice")!.textContent).not.toContain("undone");
  });

  it("fades, unless it still matters or is looked at", async () => {
    const { rerender } = render(Notices, { props: props(table()) });
    expect(said()).toBe(0);
    await rerender(props(table([undone]), [undone]));
    expect(said()).toBe(1);
    await fireEvent.pointerEnter(document.querySelector(".notice")!);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(said()).toBe(1);
    await fireEvent.pointerLeave(document.querySelector(".notice")!);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(said()).toBe(0);
    await rerender(props(table([undone, late]), [undone, late]));
    await vi.advanceTimersByTimeAsync(20_000);
    expect(said()).toBe(1);
    await fireEvent.click(screen.getByRole("button", { name: "Close" }));
    expect(said()).toBe(0);
  });

  it("is gone when a finger plays on, unless it still matters", async () => {
    const { rerender } = render(Notices, { props: props(table()) });
    await rerender(props(table([undone, late]), [undone, late]));
    expect(said()).toBe(2);
    await fireEvent.pointerDown(document.querySelector(".notice")!, { pointerType: "touch" });
    await fireEvent.pointerDown(document.body, { pointerType: "mouse" });
    expect(said()).toBe(2);
    await fireEvent.pointerDown(document.body, { pointerType: "touch" });
    expect(said()).toBe(1);
  });

  it("is not told to who took something back", async () => {
    const { rerender } = render(Notices, { props: props(table()) });
    const own: Message = { ...undone, args: { seat: 1, count: 1 } };
    await rerender(props(table([own]), [own]));
    expect(said()).toBe(0);
  });

  it("begins with the lot, on no analysis board and in no lesson", () => {
    const start = { view: { turn: 0 } };
    render(Notices, { props: props(table([], start)) });
    expect(document.querySelector(".notice")!.textContent).toContain("Turn order: P1, P2. P1 starts.");
    cleanup();
    render(Notices, { props: props(table([], { ...start, seats: [seat(0, true), seat(1)], you: [0] })) });
    expect(document.querySelector(".notice")!.textContent).toContain("You start.");
    for (const none of [{ created: 0 }, { lesson: {} }, { seats: [seat(0)] }, { status: "finished" }]) {
      cleanup();
      render(Notices, { props: props(table([], { ...start, ...none })) });
      expect(said()).toBe(0);
    }
  });
});
