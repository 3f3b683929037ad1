import { describe, expect, it, vi } from "vitest";
import { analysable, readSpot, spotAddress, type Point, type Spot, type Step } from "../../lib/analysis";
import type { FromServer, Connection } from "../../lib/server/connection";
import type { Choice, LogTurn, Refusal } from "../../lib/types";
import { Session } from "../../lib/table/session.svelte";
import { Study } from "./study.svelte";
import { accuracy, count, gradeOf, rows, smoothed, turnAccuracy, worst } from "./report";
import { byTurn, grow, prune, stretch, type Tree } from "./tree";

const steps = (...codes: number[]): Step[] => codes.map((code) => ({ code, turn: 0, seat: 0, text: `m${code}`, told: [] }));
const point = (version: number, win: number[], more: Partial<Point> = {}): Point => ({ version, win, win_error: [], points: win.map((share) => 100 * share), spread: [], told: [], moves: [1], same: false, only: false, loss: 0, depth: 1, ...more });
const turn = (from: number, seat: number): LogTurn => ({ turn: from, seat, from, to: from + 1, moves: [`m${from}`], told: [], over: true, events: [] });

describe("the address of a position", () => {
  it("is read as it is written", () => {
    expect(readSpot(spotAddress(12, [3, 41]))).toEqual({ version: 12, line: [3, 41] });
    expect(readSpot(spotAddress(7, []))).toEqual({ version: 7, line: [] });
  });
  it("names no place where it is spoilt", () => {
    for (const text of ["", "at=x", "at=-3", "at=1e9", "line=1.x"]) expect(readSpot(text)).toEqual({ version: null, line: [] });
  });
});

describe("who may analyse", () => {
  it("is everybody afterwards, and players during a game that allows it", () => {
    expect(analysable({ status: "finished", analysis: false, chosen_seed: false, you: [] })).toBe(true);
    expect(analysable({ status: "running", analysis: true, chosen_seed: false, you: [1] })).toBe(true);
    expect(analysable({ status: "running", analysis: true, chosen_seed: false, you: [] })).toBe(false);
    expect(analysable({ status: "running", analysis: true, chosen_seed: true, you: [1] })).toBe(false);
    expect(analysable({ status: "finished", analysis: true, chosen_seed: true, you: [1] })).toBe(true);
    expect(analysable({ status: "running", analysis: false, chosen_seed: false, you: [1] })).toBe(false);
    expect(analysable({ status: "waiting", analysis: true, chosen_seed: false, you: [1] })).toBe(false);
  });
});

describe("tried lines", () => {
  const tree = [steps(1, 2, 3), steps(1, 2, 4), steps(1, 2, 3), steps(9)].reduce<Tree>((made, line) => grow(made, 5, line), new Map());
  it("share their beginnings", () => {
    const { nodes, forks } = stretch(tree.get(5)![0]!);
    expect(nodes.map((node) => node.code)).toEqual([1, 2]);
    expect(forks.map((node) => node.code)).toEqual([3, 4]);
    expect(tree.get(5)!.map((node) => node.code)).toEqual([1, 9]);
  });
  it("can be forgotten, one or all", () => {
    const less = prune(tree, 5, [1, 2, 3]);
    expect(stretch(less.get(5)![0]!).nodes.map((node) => node.code)).toEqual([1, 2, 4]);
    expect(prune(prune(less, 5, [1]), 5, [9]).has(5)).toBe(false);
    expect(stretch(tree.get(5)![0]!).forks).toHaveLength(2);
  });
});

describe("a line in turns", () => {
  it("parts where the seat or the turn changes", () => {
    const step = (seat: number, turn: number): Step => ({ code: 1, turn, seat, text: "", told: [] });
    expect(byTurn([step(0, 1), step(0, 1), step(1, 1), step(1, 2)])).toEqual([{ from: 0, to: 2 }, { from: 2, to: 3 }, { from: 3, to: 4 }]);
  });
});

describe("the report", () => {
  const log = Array.from({ length: 12 }, (_, at) => turn(at, at % 2));
  const lost = (...losses: number[]) => losses.map((loss, at) => point(at, [0.5, 0.5], { loss }));

  it("grades what a turn lost, never what the bot would have played or what had to be", () => {
    expect([0.049, 0.05, 0.1, 0.15, 0.9].map((loss) => gradeOf(point(0, [1, 0], { loss })))).toEqual([null, "inaccuracy", "mistake", "blunder", "blunder"]);
    expect(gradeOf(point(0, [1, 0], { loss: 0.5, same: true }))).toBeNull();
    expect(gradeOf(point(0, [1, 0], { loss: 0.5, only: true }))).toBeNull();
  });
  it("has a row for each turn, and leaves the deal and turns without a choice alone", () => {
    const all = rows([turn(0, -1), { ...turn(3, 0), to: 3 }, ...log], lost(0.2, 0.06));
    expect(all.map((row) => row.grade).slice(0, 4)).toEqual([null, null, "blunder", "inaccuracy"]);
    expect(all[4]!.point).toBeNull();
    expect([count(all, 0, "blunder"), count(all, 1, "blunder")]).toEqual([1, 0]);
  });
  it("turns on what lost most, in the order of the game; gains are none", () => {
    const all = rows(log, [point(0, [0.2, 0.8]), point(1, [0.9, 0.1]), ...lost(0, 0, 0.07, 0.3, 0.2, 0.1).slice(2)]);
    expect(worst(all, null, 2).map((row) => row.turn.from)).toEqual([3, 4]);
    expect(worst(all, 0, 9).map((row) => row.turn.from)).toEqual([2, 4]);
  });
  it("smooths the bot's favour for who decides; the end is the end", () => {
    const even = smoothed([0.7, 0.3, 0.7, 0.3, 0.7, 0.3, 1].map((win, at) => point(at, [win, 1 - win])));
    expect(even.slice(0, 5).map((one) => one.win[0]!.toFixed(2))).toEqual(["0.50", "0.50", "0.50", "0.50", "0.50"]);
    expect(even.at(-1)!.win[0]).toBe(1);
  });
  it("tells how the game stood after a turn as the graph does", () => {
    const points = [0.7, 0.3, 0.7, 1].map((win, at) => point(at, [win, 1 - win]));
    expect(rows(log, points).slice(0, 4).map((row) => row.after?.win[0])).toEqual([0.5, 0.7, 1, undefined]);
  });
});

describe("accuracy", () => {
  const log = Array.from({ length: 40 }, (_, at) => turn(at, at % 2));
  const of = (loss: (at: number) => number, more: (at: number) => Partial<Point> = () => ({})) => accuracy(rows(log, log.map((_, at) => point(at, [0.5, 0.5], { loss: loss(at), ...more(at) }))), 0);
  it("falls with the chance to win that a turn loses, as on lichess", () => {
    expect(turnAccuracy(0)).toBe(100);
    expect(turnAccuracy(10)).toBeCloseTo(64.6, 0);
    expect(turnAccuracy(100)).toBe(0);
  });
  it("is whole where nothing was lost, and less the more was", () => {
    expect(of(() => 0)).toBe(100);
    const some = of((at) => (at === 4 ? 0.3 : 0))!;
    const more = of((at) => (at === 4 || at === 8 ? 0.3 : 0))!;
    expect(some).toBeLessThan(100);
    expect(more).toBeLessThan(some);
    expect(of((at) => (at === 5 ? 0.3 : 0)), "the other's turns are the other's").toBe(100);
  });
  it("leaves out turns without a choice, and those who had none at all", () => {
    expect(of((at) => (at === 4 ? 0.3 : 0), (at) => ({ only: at === 4 }))).toBe(100);
    expect(of(() => 0, () => ({ only: true }))).toBeNull();
  });
});

describe("the board in the page", () => {
  type Asked = { type: string; payload: Record<string, unknown>; done: (message: unknown) => void; failed: (error: Refusal) => void };
  function made(first = { version: 0, line: [] as number[] }) {
    const asked: Asked[] = [];
    let hear: (message: FromServer, first: boolean) => void = () => {};
    const ask = (type: string, payload: Record<string, unknown>) => new Promise((done, failed) => asked.push({ type, payload, done, failed }));
    const study = new Study("t", first, (onmessage) => {
      hear = onmessage;
      return { ask } as unknown as Connection;
    });
    const say = (message: unknown) => hear(message as FromServer, true);
    const answer = async (more: Partial<Spot> = {}) => {
      const { payload, done } = asked.filter((one) => one.type === "look").at(-1)!;
      done({ type: "look", version: payload.version, line: payload.line, steps: steps(...(payload.line as number[])), length: 4, ask: { seat: 0, decision: "x", choices: [] }, fresh: [], played: null, ...more });
      await new Promise((later) => setTimeout(later));
    };
    say({ type: "analysis", id: "t", game: "g", title: "", status: "finished", options: {}, names: ["a", "b"], you: [], length: 4, log: [], graph: null });
    return { study, asked, say, answer };
  }
  const choice = (code: number): Choice => ({ code, text: "", hint: null, ends: true });

  it("tries decisions instead of playing them, and follows the game where they are the game's", async () => {
    const { study, asked, answer } = made({ version: 2, line: [] });
    await answer({ played: 7 });
    expect(study.table?.version).toBe(4);
    void study.move(choice(8));
    expect(asked.at(-1)!.payload).toMatchObject({ version: 2, line: [8] });
    await answer();
    expect(study.table?.undo.free).toBe(true);
    expect(study.tree.get(2)!.map((node) => node.code)).toEqual([8]);
    void study.undo();
    await answer({ played: 7 });
    void study.move(choice(7));
    expect(asked.at(-1)!.payload).toMatchObject({ version: 3, line: [] });
  });
  it("shows the start and says why where a link leads nowhere", async () => {
    const { study, asked, answer } = made({ version: 2, line: [99] });
    asked[0]!.failed({ id: "refused-analysis-line", args: {}, text: "no" });
    await new Promise((later) => setTimeout(later));
    expect(asked.at(-1)!.payload).toMatchObject({ version: 0, line: [] });
    await answer();
    expect(study.spot?.version).toBe(0);
    expect(study.refused?.id).toBe("refused-analysis-line");
  });
  it("shows where a line leads while it is pointed at, and the position again afterwards", async () => {
    const { study, asked, answer } = made({ version: 2, line: [] });
    await answer({ pov: 1 });
    const here = study.looked;
    void study.preview(2, [7, 8], 0);
    await new Promise((later) => setTimeout(later, 120));
    expect(asked.at(-1)!.payload).toMatchObject({ version: 2, line: [7, 8], trim: true, since: 0, eyes: 1 });
    await answer({ fresh: [{ name: "x", args: {} }] });
    expect(study.previewing).toBe(true);
    expect(study.looked?.fresh).toHaveLength(1);
    expect(study.spot).toBe(here);
    study.unpreview();
    expect(study.looked).toBe(here);
    void study.preview(2, [9], 0);
    study.unpreview();
    await new Promise((later) => setTimeout(later, 120));
    expect(asked.at(-1)!.payload.line, "nobody asks for what was only passed").toEqual([7, 8]);
  });
  it("shows what was before a turn of another place, so that it is seen what the turn moves", async () => {
    const { study, asked, answer } = made({ version: 0, line: [] });
    await answer({ pov: 1 });
    const seen: (string | undefined)[] = [];
    const watched = Object.getOwnPropertyDescriptor(Session.prototype, "looked")!;
    Object.defineProperty(study, "looked", {
      get: () => watched.get!.call(study) as Spot,
      set: (spot: Spot | null) => {
        seen.push(spot ? `${spotAddress(spot.version, spot.line)} ${study.previewing}` : undefined);
        watched.set!.call(study, spot);
      },
    });
    void study.preview(3, [7, 8], 1);
    await new Promise((later) => setTimeout(later, 120));
    expect(asked.at(-1)!.payload).toMatchObject({ version: 3, line: [7], since: 0 });
    await answer();
    expect(asked.at(-1)!.payload).toMatchObject({ version: 3, line: [7, 8], since: 1 });
    await answer();
    expect(seen).toEqual([`${spotAddress(3, [7])} false`, `${spotAddress(3, [7, 8])} false`]);
    expect(study.previewing).toBe(true);
  });
  it("asks for the report again while the bot is busy, and says so", async () => {
    vi.useFakeTimers();
    try {
      const { study, asked, say } = made();
      const refuse = async (id: string) => {
        asked.at(-1)!.failed({ id, args: {}, text: "" });
        await vi.advanceTimersByTimeAsync(0);
      };
      void study.draw();
      await refuse("refused-analysis-yours");
      expect([study.queued, study.undrawn]).toEqual([true, null]);
      const before = asked.length;
      await vi.advanceTimersByTimeAsync(10_000);
      expect(asked.length, "one at a time").toBe(before + 1);
      expect(asked.at(-1)!.type).toBe("evaluate");
      asked.at(-1)!.done({ type: "done" });
      await vi.advanceTimersByTimeAsync(0);
      expect(study.queued).toBe(false);
      say({ type: "graph", total: 4, points: [], working: false, deepening: false, error: { id: "refused-analysis-failed", args: {}, text: "" } });
      expect(study.undrawn?.id).toBe("refused-analysis-failed");
      void study.draw();
      await refuse("refused-no-table");
      expect([study.queued, study.undrawn?.id]).toEqual([false, "refused-no-table"]);
    } finally {
      vi.useRealTimers();
    }
  });
  it("says how many reports come first", () => {
    const { study, say } = made();
    const waiting = { type: "graph", total: 4, points: [], working: true, deepening: false };
    say({ ...waiting, ahead: 2 });
    expect([study.drawing, study.ahead]).toEqual([true, 2]);
    say({ ...waiting, ahead: 0 });
    expect(study.ahead).toBe(0);
  });
  it("keeps advice with the position it was given for", async () => {
    const { study, asked, say, answer } = made();
    await answer();
    const found = { seat: 0, simulations: 9, seconds: 1, sure: 1, lines: [{ moves: [1] }] };
    void study.think(3);
    say({ type: "thought", of: 1, over: true, share: 1, found });
    expect(study.found, "of an older question").toBeNull();
    asked.at(-1)!.done({ type: "done" });
    await new Promise((later) => setTimeout(later));
    say({ type: "thought", of: 2, over: false, share: 0.5, found });
    expect(study.found).toBe(found);
    void study.go(1);
    await answer();
    expect(study.found).toBeNull();
    expect(asked.at(-1)!.type, "nobody waits for the rest").toBe("stop");
    void study.go(0);
    await answer();
    expect(study.found).toBe(found);
  });
});
