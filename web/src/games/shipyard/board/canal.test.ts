/** Geometry of canals: names and places after turning, and the way of a figure. */
import { describe, expect, it } from "vitest";
import { completeShips, officialPays, stepsPrice, type Laid, type Part } from "../model";
import { lie, stand, turnedName, way } from "./canal";

const canal = (id: string, shape: string, turn: number, x: number, y: number): Laid => ({
  id,
  shape,
  turn,
  symbols: {},
  x,
  y,
});

describe("a canal", () => {
  it("names spaces by where they lie after turning (SY-8.4)", () => {
    expect(turnedName("N", 90)).toBe("E");
    expect(turnedName("SW", 90)).toBe("NW");
    expect(turnedName("C", 270)).toBe("C");
  });
  it("keeps edge spaces at their sides, however it is turned", () => {
    for (const shape of ["chain7", "tee6", "cross5"])
      for (const turn of [0, 90, 180, 270]) {
        const { spots } = lie(shape, turn);
        expect(spots.get("N")![1]).toBeLessThan(0.3);
        expect(spots.get("E")![0]).toBeGreaterThan(0.7);
        expect(spots.get("S")![1]).toBeGreaterThan(0.7);
        expect(spots.get("W")![0]).toBeLessThan(0.3);
      }
  });
});

describe("a figure", () => {
  const system = [canal("C07", "chain7", 0, 0, 0), canal("C19", "cross5", 0, 1, 0)];
  it("sails as in the worked example SY-26.33", () => {
    const path = way(
      system,
      { canal: "C07", space: "N", astern: "opening north" },
      { canal: "C19", space: "N", astern: "C" },
    );
    expect(path.map((halt) => `${halt.canal} ${halt.space}`)).toEqual(["C07 NE", "C07 E", "C19 W", "C19 C", "C19 N"]);
  });
  it("points its bow away from its stern", () => {
    const at = stand({ canal: "C19", space: "W", astern: "opening west" }, system)!;
    expect(at.angle).toBeCloseTo(90);
  });
});

describe("sums", () => {
  const row = (text: string) =>
    [...text].map((kind, k): Part | null =>
      kind === "."
        ? null
        : { id: `${k}`, kind: ({ B: "bow", M: "middle", S: "stern" } as const)[kind as "B"], symbols: {} },
    );
  it("finds complete ships (SY-26.5)", () => {
    expect(completeShips(row("BBMSMBMSS"))).toEqual([
      { first: 2, length: 3 },
      { first: 6, length: 3 },
    ]);
    expect(completeShips(row("BB.S....."))).toEqual([]);
  });
  it("prices steps (SY-26.18, SY-26.19)", () => {
    expect([1, 2, 3, 4].map((steps) => stepsPrice(steps, 2))).toEqual([0, 0, 0, 1]);
    expect([1, 2, 3, 4, 5, 6, 7, 8].map((steps) => stepsPrice(steps, 3))).toEqual([0, 0, 0, 0, 1, 2, 3, 4]);
  });
  it("pays officials (SY-19.5)", () => {
    expect(officialPays("military", { soldier: 2, cannon: 1 }, {}, 1)).toBe(3);
    expect(officialPays("lantern", {}, { lantern: 2 }, 1)).toBe(2);
    expect(officialPays("blue_riband", {}, {}, 5)).toBe(5);
  });
});
