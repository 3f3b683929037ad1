import { describe, expect, it } from "vitest";
import { finding, merged, turns, type Node, type Outline } from "./outline";

function node(code: number, visits: number, next: Node[] = [], end: Node["end"] = next.length ? "" : "over"): Node {
  return { code, visits, prior: 0, utility: [visits * 0.5, visits * 0.5], tally: [visits / 2, visits * 10, visits * 104, visits / 2, visits * 8, visits * 64], end, next };
}
function outline(...next: Node[]): Outline {
  const visits = next.reduce((sum, one) => sum + one.visits, 0);
  return { root: node(-1, visits), next, count: visits, sum: visits / 2, squares: visits / 2 };
}

describe("the outlines of trees", () => {
  it("add up, move by move", () => {
    const both = merged([outline(node(1, 30, [node(7, 20), node(8, 9)]), node(2, 10)), outline(node(1, 5, [node(8, 4)]), node(3, 50))]);
    expect(both.next.map(({ code, visits }) => [code, visits])).toEqual([[1, 35], [2, 10], [3, 50]]);
    expect(both.next[0]!.next.map(({ code, visits }) => [code, visits])).toEqual([[7, 20], [8, 13]]);
    expect(both.count).toBe(95);
  });

  it("give the most visited turns, followed to their end", () => {
    const found = turns(outline(node(1, 60, [node(7, 40), node(8, 12), node(9, 3)]), node(2, 30), node(3, 20, [], "impossible"), node(4, 15, [node(5, 2)])), 5);
    expect(found.map(({ codes, whole }) => [codes, whole])).toEqual([[[1, 7], true], [[2], true], [[4], false], [[1, 8], true]]);
  });

  it("promise what the simulations came to", () => {
    const { lines, sure, simulations } = finding(outline(node(1, 100), node(2, 25)), 0, 125, 2, 1);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatchObject({ moves: [1], visits: 100, win: [0.5, 0.5], points: [10, 8], spread: [2, 0], win_error: [0.098, 0.098] });
    expect(sure).toBe(0.5);
    expect(simulations).toBe(125);
  });
});
