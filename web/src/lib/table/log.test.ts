import { describe, expect, it } from "vitest";
import type { GameEvent, LogTurn } from "../types";
import { firstNew, gathered, isLater, merge, recap, titled, touched } from "./log";

const event = (name: string): GameEvent => ({ name, args: { site: name } });
const turn = (number: number, seat: number, from: number, to: number): LogTurn => ({ turn: number, seat, from, to, moves: [], told: [{ title: null, lines: [{ by: seat, clauses: [] }] }], over: true, events: [event(`e${number}`)] });
const log = [turn(0, -1, 0, 0), turn(0, 0, 0, 2), turn(1, 1, 2, 3), turn(2, 2, 3, 5)];

describe("the log", () => {
  it("keeps the turns that stand and takes the rest from the message", () => {
    const longer = turn(2, 2, 3, 6);
    expect(merge(log, 3, [longer, turn(3, 0, 6, 7)]).map((one) => [one.turn, one.to])).toEqual([[0, 0], [0, 2], [1, 3], [2, 6], [3, 7]]);
    expect(merge(log, 2, []).length).toBe(2);
    expect(merge(log, 0, log)).toEqual(log);
  });
  it("keeps turns that are sent again as they were, so that they are not drawn again", () => {
    const again = merge(log, 0, structuredClone([turn(0, 0, 0, 1), ...log.slice(1)]));
    expect(again[0]).toEqual(turn(0, 0, 0, 1));
    expect(again.slice(1).every((one, number) => one === log[number + 1])).toBe(true);
  });
  it("has turns in place that other eyes read differently, and keeps those between", () => {
    const other = { ...log[1]!, moves: ["look"] };
    const seen = merge(log, 4, [turn(3, 0, 6, 7)], { "1": other });
    expect(seen.map((one) => one.moves)).toEqual([[], ["look"], [], [], []]);
    expect(seen[2]).toBe(log[2]);
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
  it("finds what came since one's own last turn, also while one's own goes on", () => {
    const own = { ...turn(3, 0, 5, 6), over: false };
    expect(firstNew(log, [0])).toBe(2);
    expect(firstNew([...log, own], [0])).toBe(2);
    expect(firstNew([...log, turn(3, 0, 5, 6)], [0]), "nothing since").toBe(-1);
    expect(firstNew([...log.slice(0, 2), own], [0]), "only one's own").toBe(-1);
    expect(firstNew(log, [3]), "nothing played yet").toBe(-1);
  });
  it("knows what has not happened yet at a moment", () => {
    expect(log.map((one) => isLater(one, 0))).toEqual([false, true, true, true]);
    expect(log.map((one) => isLater(one, 3))).toEqual([false, false, false, true]);
    expect(isLater(turn(4, 1, 3, 3), 3), "a turn without a choice comes with the decision before it").toBe(false);
    expect(isLater(turn(4, 1, 3, 3), 2)).toBe(true);
  });
  it("finds what has a title", () => {
    const round = { title: { id: "round", args: {} }, lines: [] };
    expect(titled(log)).toEqual([]);
    expect(titled([...log, { ...turn(3, 0, 5, 6), told: [round, ...log[1]!.told, round] }]).map((one) => one.told)).toEqual([[round], [round]]);
  });
  it("gathers the end of a round, whoever was asked in it, and leaves everything else as it is", () => {
    const fed = (seat: number, round: number) => ({ title: { id: "round", args: { round } }, lines: [{ by: seat, clauses: [] }] });
    const own = log[1]!.told[0]!;
    const long = [...log, { ...turn(3, 0, 5, 6), told: [own, fed(0, 1)] }, { ...turn(3, 1, 6, 7), told: [fed(1, 1)] }, { ...turn(3, 2, 7, 8), told: [fed(2, 1)] }, turn(4, 1, 8, 9), { ...turn(5, 2, 9, 10), told: [fed(2, 2)] }];
    const found = gathered(long);
    expect(found.slice(0, 4).every((one, at) => one === log[at])).toBe(true);
    expect(found.map((one) => one.told.length)).toEqual([1, 1, 1, 1, 1, 0, 1, 1, 1]);
    expect(found[6]!.told[0]!.lines.map((line) => line.by)).toEqual([0, 1, 2]);
    const again = gathered([...long, turn(6, 0, 10, 11)], found);
    expect(again.slice(0, found.length).every((one, at) => one === found[at]), "gathered again, and not drawn again").toBe(true);
  });
  it("tells what a player did at the end of a round in one line, whoever was asked in between", () => {
    const line = (by: number | null, ...ids: string[]) => ({ by, clauses: ids.map((id) => ({ id, args: {} })) });
    const part = (from: number, ...lines: object[]) => ({ ...turn(3, 0, from, from + 1), told: [{ title: { id: "round", args: {} }, lines }] }) as LogTurn;
    const found = gathered([part(5, line(0, "harvested", "fed"), line(1, "harvested")), part(6, line(1, "fed"), line(2, "fed")), part(7, line(null, "built"))]);
    expect(found.at(-1)!.told[0]!.lines).toEqual([line(0, "harvested", "fed"), line(1, "harvested", "fed"), line(2, "fed"), line(null, "built")]);
  });
  it("marks what events touched", () => {
    const found = touched({ touched: (one) => [`site:${String(one.args.site)}`] }, log.flatMap((one) => one.events));
    expect([...found]).toEqual(["site:e0", "site:e1", "site:e2"]);
    expect(touched(null, [event("x")]).size).toBe(0);
  });
});
