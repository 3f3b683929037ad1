import { beforeEach, describe, expect, it } from "vitest";
import { after, earned, forget, guided, keepGuided, keepSolver, keepStars, nextPuzzle, solver, stars } from "./progress";

beforeEach(() => {
  localStorage.clear();
  forget();
});

describe("stars", () => {
  it("are lost by hints and tries, but for one", () => {
    expect([earned(1, 0), earned(1, 1), earned(2, 1), earned(9, 2)]).toEqual([3, 2, 1, 1]);
  });
  it("only ever grow, and outlive the page", () => {
    keepStars("hamburgum", "sell", 2);
    keepStars("hamburgum", "sell", 1);
    forget();
    expect([stars("hamburgum", "sell"), stars("le-havre", "sell")]).toEqual([2, 0]);
  });
});

describe("the guided game", () => {
  it("stays done", () => {
    expect(guided("shipyard")).toBe(false);
    keepGuided("shipyard");
    keepGuided("shipyard");
    forget();
    expect([guided("shipyard"), guided("hamburgum")]).toEqual([true, false]);
  });
});

describe("the solver", () => {
  const puzzle = { id: "a", rating: 1400 };
  it("gains by the best turn and loses by a blunder", () => {
    const before = solver("shipyard");
    const won = after(before, puzzle, 0, "best");
    expect(won.rating).toBeGreaterThan(before.rating);
    expect([won.streak, won.best, won.played, won.done.a]).toEqual([1, 1, 1, "best"]);
    const lost = after(won, { id: "b", rating: 1400 }, 0.3, "blunder");
    expect(lost.rating).toBeLessThan(won.rating);
    expect([lost.streak, lost.best]).toEqual([0, 1]);
  });
  it("is kept, and asked what is new and near", () => {
    keepSolver("shipyard", after(solver("shipyard"), puzzle, 0, "best"));
    forget();
    const puzzles = [puzzle, { id: "b", rating: 1900 }, { id: "c", rating: 1300 }];
    expect(nextPuzzle(puzzles, solver("shipyard"))).toBe("c");
    expect(nextPuzzle(puzzles, solver("shipyard"), "c")).toBe("b");
  });
});
