import { describe, expect, it } from "vitest";
import type { GameEvent, LogTurn } from "../types";
import { merge, recap, touched } from "./log";

const event = (name: string): GameEvent => ({ name, args: { site: name }, line: { id: `event-${name}`, args: {} } });
const turn = (number: number, seat: number, from: number, to: number): LogTurn => ({ turn: number, seat, from, to, moves: [], events: [event(`e${number}`)] });
const log = [turn(0, -1, 0, 0), turn(0, 0, 0, 2), turn(1, 1, 2, 3), turn(2, 2, 3, 5)];

describe("the log", () => {
  it("keeps the turns that stand and takes the rest from the message", () => {
    const longer = turn(2, 2, 3, 6);
    expect(merge(log, 3, [longer, turn(3, 0, 6, 7)]).map((one) => [one.turn, one.to])).toEqual([[0, 0], [0, 2], [1, 3], [2, 6], [3, 7]]);
    expect(merge(log, 2, []).length).toBe(2);
    expect(merge(log, 0, log)).toEqual(log);
  });
  it("tells what others did since one's own last decision", () => {
    expect(recap(log, 2, [0]).map((one) => one.seat)).toEqual([1, 2]);
    expect(recap(log, 5, [2])).toEqual([]);
  });
  it("leaves out one's own turn that still goes on, but not others' before it", () => {
    expect(recap([...log, turn(3, 0, 5, 7)], 6, [0])).toEqual([]);
  });
  it("tells the turns in which others had no choice, right after one's own", () => {
    const without = [turn(0, 0, 0, 2), turn(1, 1, 2, 2), turn(2, 0, 2, 2), turn(3, 1, 2, 3)];
    expect(recap(without, 2, [0]).map((one) => one.turn)).toEqual([1, 2, 3]);
    expect(recap(without, 3, [1]).map((one) => one.turn)).toEqual([]);
  });
  it("marks what events touched", () => {
    const found = touched({ touched: (one) => [`site:${String(one.args.site)}`] }, log.flatMap((one) => one.events));
    expect([...found]).toEqual(["site:e0", "site:e1", "site:e2"]);
    expect(touched(null, [event("x")]).size).toBe(0);
  });
});
