import { describe, expect, it } from "vitest";
import type { LogTurn } from "../../lib/types";
import { moments } from "./moments";

const telling = { title: null, lines: [] };
const log: LogTurn[] = [0, 1, 2, 3].map((at) => ({ turn: at, seat: at % 2, from: at, to: at + 1, moves: [], told: [telling], over: true, events: [] }));

describe("key moments", () => {
  const versions = [0, 1, 2, 3, 4];
  it("are the turns that brought most, in the order of the game", () => {
    const scores = [[0, 0], [5, 0], [5, 2], [6, 2], [6, 4]];
    expect(moments({ versions, scores }, log, 2).map(({ turn, gain, leads }) => [turn.from, gain, leads])).toEqual([[0, 5, true], [1, 2, false]]);
  });
  it("name the turn that took the lead for good", () => {
    const scores = [[0, 0], [5, 0], [5, 6], [9, 6], [9, 10]];
    expect(moments({ versions, scores }, log, 1).map(({ turn, leads }) => [turn.from, leads])).toEqual([[3, true]]);
  });
  it("are no ends of rounds", () => {
    const ended = log.map((turn, at) => (at === 0 ? { ...turn, told: [{ ...telling, title: { id: "round-end", args: {} } }] } : turn));
    expect(moments({ versions, scores: [[0, 0], [9, 0], [9, 2], [10, 2], [10, 3]] }, ended).map(({ turn }) => turn.from)).toEqual([1, 2, 3]);
  });
  it("leave out the count at the end of the game, which the last turn did not bring", () => {
    const scores = [[0, 0], [5, 0], [5, 2], [6, 2], [20, 24]];
    expect(moments({ versions, scores }, log).map(({ turn }) => turn.from)).toEqual([0, 1, 2]);
    const alone = log.map((turn) => ({ ...turn, seat: 0 }));
    expect(moments({ versions, scores: [[0], [1], [4], [4], [20]] }, alone).map(({ turn }) => turn.from)).toEqual([0, 1]);
  });
  it("know no lead where somebody plays alone, and no losses", () => {
    const alone = log.map((turn) => ({ ...turn, seat: 0 }));
    expect(moments({ versions, scores: [[0], [-3], [4], [4], [4]] }, alone).map(({ turn, leads }) => [turn.from, leads])).toEqual([[1, false]]);
  });
});
