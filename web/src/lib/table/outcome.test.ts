/** How a game ended: who won and why, or what a solo game brought. */
import { describe, expect, it } from "vitest";
import { Catalogue } from "../i18n/catalogue";
import type { Summary, Table } from "../types";
import { comparison, headline, ownBest, spokenEnd, tieBreaks } from "./outcome";

const ended = (scores: number[], places: number[], yours = 0) =>
  ({
    id: "now",
    game: "shipyard",
    options: { length: "full" },
    seats: scores.map((_, seat) => ({ seat, name: ["Ann", "Bob", "Cy"][seat], yours: seat === yours, bot: null })),
    result: { scores, places, ending: "", ties: [], level: null },
  }) as unknown as Table;
const texts = new Catalogue("en", ["tie-money = Tied at { $points }: more money is ahead ({ $standing }).\ntie-shared = { $standing } share the place at { $points }."]);

describe("the headline", () => {
  it("tells a soloist the points, for there is nobody to win against", () => {
    expect(headline(ended([75], [1]))).toBe("You scored 75 points");
    expect(headline(ended([1], [1], -1))).toBe("Ann scored 1 point");
    expect(spokenEnd(ended([75], [1]))).toBe("The game is over. You scored 75 points.");
  });
  it("names who won against others", () => {
    expect(headline(ended([7, 9], [2, 1], 1))).toBe("You win!");
    expect(headline(ended([7, 9], [2, 1]))).toBe("Bob wins");
    expect(headline(ended([9, 9, 4], [1, 1, 3], 2))).toBe("Ann and Bob share the win");
  });
});

it("says by which rule one of two players with equal points is ahead", () => {
  const { result } = ended([42, 30, 42], [2, 3, 1]);
  const ties = [{ seats: [2, 0], rule: "tie-money", amounts: [730, 510] }];
  expect(tieBreaks({ ...result!, ties }, ["Ann", "Bob", "Cy"], texts)).toEqual(["Tied at 42: more money is ahead (Cy 730 and Ann 510)."]);
  expect(tieBreaks({ ...result!, ties: [{ seats: [0, 2], rule: "tie-shared", amounts: [] }] }, ["Ann", "Bob", "Cy"], texts)).toEqual(["Ann and Cy share the place at 42."]);
});

describe("the own best", () => {
  const played = (id: string, score: number, more: object = {}) =>
    ({ id, game: "shipyard", status: "finished", lesson: false, options: { length: "full" }, seats: [{ yours: true, bot: null }], result: { scores: [score] }, ...more }) as unknown as Summary;
  it("is that of earlier solo games with the same options", () => {
    const others = [played("now", 99), played("a", 61), played("b", 70), played("c", 80, { options: { length: "short" } }), played("d", 85, { game: "le-havre" }), played("e", 90, { lesson: true })];
    expect(ownBest(ended([75], [1]), others)).toBe(70);
    expect(ownBest(ended([75], [1]), [played("now", 99)])).toBeNull();
    expect(ownBest(ended([75], [1], -1), others)).toBeNull();
  });
  it("is compared in words", () => {
    expect([comparison(75, 70), comparison(70, 70), comparison(61, 70), comparison(61, null)]).toEqual(["A new personal best! Your best before was 70.", "That equals your best.", "Your best is 70.", ""]);
  });
});
