import { describe, expect, it } from "vitest";
import { analysable, readSpot, spotAddress, type Point, type Spot, type Step } from "../../lib/analysis";
import type { FromServer, Connection } from "../../lib/server/connection";
import type { Choice, LogTurn, Refusal } from "../../lib/types";
import { Study } from "./study.svelte";
import { smoothed, swings } from "./swings";
import { grow, prune, stretch, type Tree } from "./tree";

const steps = (...codes: number[]): Step[] => codes.map((code) => ({ code, turn: 0, seat: 0, text: `m${code}` }));
const point = (version: number, win: number[], error = 0.02): Point => ({ version, win, win_error: win.map(() => error), points: win.map((share) => 100 * share), spread: [], text: "", moves: [], same: false });
const turn = (from: number, seat: number): LogTurn => ({ turn: from, seat, from, to: from + 1, moves: [`m${from}`], events: [] });

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

describe("turning points", () => {
  const log = Array.from({ length: 12 }, (_, at) => turn(at, at % 2));
  const game = (...wins: number[]) => wins.map((win, at) => point(at, [win, 1 - win]));
  it("are where one round differs most from the next, in the order of the game", () => {
    const found = swings(game(0.5, 0.5, 0.5, 0.8, 0.8, 0.8, 0.8, 0.1, 0.1, 0), log, 2);
    expect(found.map((swing) => swing.index)).toEqual([2, 6]);
    expect(found[0]).toMatchObject({ seat: 0, before: 0.5, after: 0.8 });
  });
  it("are not the search's favour for who decides", () => {
    expect(swings(game(0.7, 0.3, 0.7, 0.3, 0.7, 0.3, 0.7), log).filter((swing) => swing.index > 0 && swing.index < 5)).toEqual([]);
    const even = smoothed(game(0.7, 0.3, 0.7, 0.3, 0.7, 0.3, 1));
    expect(even.slice(0, 5).map((one) => one.win[0]!.toFixed(2))).toEqual(["0.50", "0.50", "0.50", "0.50", "0.50"]);
    expect(even.at(-1)!.win[0]).toBe(1);
  });
  it("are more than doubt", () => {
    expect(swings([point(0, [0.5, 0.5], 0.2), point(1, [0.6, 0.4], 0.2)], log)).toEqual([]);
  });
  it("are told of whom they change most for", () => {
    expect(swings([point(0, [0.2, 0.4, 0.4]), point(1, [0.2, 0.7, 0.1])], log)[0]).toMatchObject({ seat: 1 });
  });
  it("count points where there is nobody to win against", () => {
    expect(swings([point(0, [0.5]), point(1, [0.52])], log)).toEqual([]);
    expect(swings([point(0, [0.5]), point(1, [0.4])], log)[0]).toMatchObject({ before: 50, after: 40 });
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
