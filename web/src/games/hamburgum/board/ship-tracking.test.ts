import { expect, test } from "vitest";
import type { Berth } from "../model";
import { follow, type Ship } from "./ship-tracking";

const harbour = (one: number[], two: number[], three: number[], dutchmen = [0, 0, 0]): Berth[] =>
  [one, two, three].map((ships, k) => ({ berth: k + 1, capacity: k + 1, ships, dutchmen: dutchmen[k]! }));
const at = (ships: Ship[], key: number) => ships.find((ship) => ship.key === key)?.berth;

test("ships that fill berth 3 stay where they are", () => {
  const before = follow([], harbour([0, 0], [0, 0], [1, 0]), 0);
  const after = follow(before, harbour([0, 0], [0, 0], [1, 1]), 1);
  expect(after.map((ship) => [ship.key, ship.berth, ship.slot])).toEqual([
    [0, 3, 0],
    [1, 3, 1],
  ]);
});

test("a shift moves every ship one berth on, and berth 1 leaves (HB-8.4)", () => {
  const before = follow([], harbour([2, 0], [1, 1], [1, 1]), 0);
  const after = follow(before, harbour([1, 1], [1, 1], [1, 0], [0, 0, 0]), 10);
  for (const ship of before) expect(at(after, ship.key)).toBe(ship.berth === 1 ? undefined : ship.berth - 1);
  expect(after.filter((ship) => ship.key >= 10)).toHaveLength(1);
});

test("a Dutchman and an own ship arrive over a shift (X8.b)", () => {
  const before = follow([], harbour([0, 0, 0], [1, 1, 1], [1, 1, 0]), 0);
  const after = follow(before, harbour([1, 1, 1], [1, 1, 0], [1, 0, 0], [0, 1, 0]), 10);
  expect(after).toHaveLength(7);
  expect(new Set(after.map((ship) => `${ship.berth}/${ship.slot}`)).size).toBe(7);
});

test("a jump to any other position still draws what is there", () => {
  const before = follow([], harbour([0, 0], [0, 0], [1, 1]), 0);
  const after = follow(before, harbour([2, 0], [0, 2], [1, 0]), 10);
  expect(after).toHaveLength(5);
});

test("ships that arrived before a shift are told from those that moved", () => {
  const before = follow([], harbour([0, 0, 0], [1, 1, 1], [2, 0, 0]), 0);
  const after = follow(before, harbour([1, 1, 1], [2, 1, 0], [0, 2, 0]), 10);
  for (const ship of before) expect(at(after, ship.key)).toBe(ship.berth - 1);
  expect(after.filter((ship) => ship.key >= 10).map((ship) => ship.berth)).toEqual([2, 3, 3]);
});
