import { describe, expect, it } from "vitest";
import { changes, lay, type Spot } from "./ghosts";

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

describe("where the things of a board lie", () => {
  const at = (left: string, put: string) => `<div style="position: ${put}; left: ${left}"><button data-thing="piece"></button></div>`;
  function board(html: string): HTMLElement {
    const made = document.createElement("main");
    made.innerHTML = html;
    document.body.append(made);
    const finished: string[] = [];
    made.getAnimations = () => [animation(500, () => finished.push("glide")), animation(Infinity, () => finished.push("pulse"))];
    made.querySelector("button")!.getBoundingClientRect = () => ({ x: finished.length ? 80 : 0, y: 0, width: 10, height: 10 }) as DOMRect;
    return made;
  }
  const animation = (endTime: number, finish: () => void) => ({ effect: { getComputedTiming: () => ({ endTime }) }, finish }) as unknown as Animation;
  it("is told once what moves has come to rest", () => {
    expect(lay(board(at("0", "static"))).get("piece")!.x).toBe(80);
  });
  it("counts what is put somewhere by numbers as drawn", () => {
    expect(["absolute", "static"].map((put) => lay(board(at("0", put))).get("piece")!.drawn)).toEqual([true, false]);
  });
});
