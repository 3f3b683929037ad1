/** Numbers of 16 bits become the same numbers of 32 bits. */
import { expect, it } from "vitest";
import { widened } from "./machine";

const halves: [number, number][] = [
  [0x0000, 0],
  [0x3c00, 1],
  [0xc000, -2],
  [0x3555, 0.333251953125],
  [0x7bff, 65504],
  [0x0400, 2 ** -14],
  [0x0001, 2 ** -24],
  [0x8200, -(2 ** -15)],
  [0x03ff, 1023 * 2 ** -24],
];

it("widens every kind of number", () => {
  expect([...widened(Uint16Array.from(halves, ([half]) => half))]).toEqual(halves.map(([, value]) => value));
  expect(Object.is(widened(Uint16Array.of(0x8000))[0], -0)).toBe(true);
});
