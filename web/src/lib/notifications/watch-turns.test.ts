import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import * as api from "../server/api";
import type { Summary } from "../types";
import { setPageTitle } from "./notify";
import { newTurns, watchTurns } from "./watch-turns";

const table = (id: string, your_turn: boolean) => ({ id, your_turn, title: id }) as Summary;

describe("what is news", () => {
  it("is a table that waits and did not wait before, unless it is the open one", () => {
    const mine = [table("old", true), table("new", true), table("open", true), table("theirs", false)];
    expect(newTurns(mine, new Set(["old"]), "open").map((one) => one.id)).toEqual(["new"]);
  });
});

describe("watching", () => {
  let seen: DocumentVisibilityState = "visible";
  const look = (state: DocumentVisibilityState) => {
    seen = state;
    document.dispatchEvent(new Event("visibilitychange"));
  };
  beforeEach(() => {
    vi.useFakeTimers();
    vi.spyOn(document, "visibilityState", "get").mockImplementation(() => seen);
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  it("asks only while the tab is hidden, and forgets the count when it is looked at again", async () => {
    const mine = [table("a", true)];
    const asked = vi.spyOn(api, "tables").mockImplementation(async () => mine);
    setPageTitle("Here", false);
    const stop = watchTurns(1000);
    await vi.advanceTimersByTimeAsync(5000);
    expect(asked).not.toHaveBeenCalled();
    look("hidden");
    await vi.advanceTimersByTimeAsync(0);
    expect(document.title).toBe("(1) Here");
    mine.push(table("b", true));
    await vi.advanceTimersByTimeAsync(1000);
    expect(document.title).toBe("(2) Here");
    const count = asked.mock.calls.length;
    look("visible");
    await vi.advanceTimersByTimeAsync(5000);
    expect(document.title).toBe("Here");
    expect(asked).toHaveBeenCalledTimes(count);
    stop();
  });
});
