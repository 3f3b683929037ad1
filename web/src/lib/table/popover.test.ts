/** A card opens for who goes to a thing, not for who rests where a thing comes by. */
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Popover } from "./popover.svelte";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const made = () => new Popover((thing) => ({ title: thing, lines: [] }), () => Date.now());
let x = 0;
const elsewhere = () => ({ clientX: ++x, clientY: 5 });
const there = () => ({ clientX: x, clientY: 5 });

describe("the explanation of a thing", () => {
  it("opens after the mouse has moved there and rested", () => {
    const popover = made();
    popover.move(elsewhere());
    popover.point("tile");
    vi.advanceTimersByTime(200);
    expect(popover.shown).toBeNull();
    vi.advanceTimersByTime(200);
    expect(popover.shown?.thing).toBe("tile");
  });
  it("stays away where the thing came to a resting mouse, until the mouse moves", () => {
    const popover = made();
    popover.move(elsewhere());
    vi.advanceTimersByTime(1000);
    popover.point("tile");
    popover.move(there());
    vi.advanceTimersByTime(2000);
    expect(popover.shown).toBeNull();
    popover.move(elsewhere());
    vi.advanceTimersByTime(400);
    expect(popover.shown?.thing).toBe("tile");
  });
  it("is not given of what was just picked, however the mouse trembles on it", () => {
    const popover = made();
    popover.move(elsewhere());
    popover.point("tile");
    popover.mute("tile");
    popover.move(elsewhere());
    popover.point("tile");
    vi.advanceTimersByTime(2000);
    expect(popover.shown).toBeNull();
    popover.move(elsewhere());
    popover.point("other");
    popover.move(elsewhere());
    popover.point("tile");
    vi.advanceTimersByTime(2000);
    expect(popover.shown?.thing).toBe("tile");
  });
  it("is not given of what lies under the mouse when what was picked is gone", () => {
    const popover = made();
    popover.move(elsewhere());
    popover.press();
    popover.mute("token");
    popover.point("church");
    vi.advanceTimersByTime(2000);
    expect(popover.shown).toBeNull();
    popover.move(elsewhere());
    vi.advanceTimersByTime(400);
    expect(popover.shown?.thing).toBe("church");
  });
  it("comes at once with a press, and to who walks with the keyboard", () => {
    const popover = made();
    popover.press();
    popover.point("tile");
    expect(popover.shown?.thing).toBe("tile");
    popover.hide();
    vi.advanceTimersByTime(1000);
    popover.point("tile", { matches: () => true } as unknown as Element);
    expect(popover.shown?.thing).toBe("tile");
  });
});
