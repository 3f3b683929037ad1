import { describe, expect, it } from "vitest";
import { changes, type Spot } from "./ghosts";

const home = {} as Element;
const spot = (x: number, more: Partial<Spot> = {}): Spot => ({ x, y: 10, width: 20, height: 20, parent: home, drawn: false, ...more });

describe("what a turn changes on the board", () => {
  it("is marked where it lies then, or where it lay if it is gone", () => {
    const { rings } = changes(new Map([["a", spot(0)], ["b", spot(50)]]), new Map([["a", spot(0)], ["c", spot(90)]]), ["a", "b", "c", "nowhere"]);
    expect(rings.map(({ x, gone }) => [x, gone])).toEqual([[-3, false], [47, true], [87, false]]);
  });
  it("has an arrow where a piece goes to another part of the page or of a drawing", () => {
    const other = {} as Element;
    const before = new Map([["card", spot(0)], ["stock", spot(0)], ["piece", spot(0, { drawn: true })], ["still", spot(0, { drawn: true })]]);
    const after = new Map([["card", spot(200, { parent: other })], ["stock", spot(0, { y: 80 })], ["piece", spot(100, { drawn: true })], ["still", spot(8, { drawn: true })]]);
    expect(changes(before, after, before.keys()).arrows).toEqual([
      { from: [10, 20], to: [210, 20] },
      { from: [10, 20], to: [110, 20] },
    ]);
  });
});
