import { expect, it } from "vitest";
import { sample } from "../../games/le-havre/testing";
import { share } from "./share";

it("keeps what is equal and says what is not", () => {
  const old = { cards: [{ id: "a", discs: [0] }, { id: "b", discs: [] }], round: 1 };
  expect(share(old, structuredClone(old))).toBe(old);
  const now = share(old, { cards: [{ id: "a", discs: [1] }, { id: "b", discs: [] }], round: 1 });
  expect(now).toEqual({ cards: [{ id: "a", discs: [1] }, { id: "b", discs: [] }], round: 1 });
  expect(now.cards[1]).toBe(old.cards[1]);
  expect(now.cards[0]).not.toBe(old.cards[0]);
});

it("sees parts that come and go", () => {
  expect(share({ a: 1, b: 2 }, { a: 1 })).toEqual({ a: 1 });
  expect(share({ a: 1 }, { a: 1, b: undefined })).toEqual({ a: 1, b: undefined });
  expect(share([1, 2, 3], [1, 2])).toEqual([1, 2]);
  expect(share({ a: [] }, { a: {} })).toEqual({ a: {} });
  expect(share({ a: null }, { a: { b: 1 } })).toEqual({ a: { b: 1 } });
});

it("changes nothing of a whole table", () => {
  const [first, second] = sample.positions;
  expect(share(first!.view, second!.view)).toEqual(second!.view);
});
