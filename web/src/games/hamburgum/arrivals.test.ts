/** Where a player's ships lie after more of them have arrived (HB-8.3, HB-8.4). */
import { describe, expect, it } from "vitest";
import { afterArrivals, type GameView } from "./model";

/** A harbour of three players, who have some ships and Flying Dutchmen in berth 3. */
const harbour = (ships: number[], dutchmen = 0): GameView =>
  ({
    players: ships.map((count) => ({ ships: { berth_1: 1, berth_2: 2, berth_3: count } })),
    harbour: [{}, {}, { ships, dutchmen }],
  }) as unknown as GameView;

describe("ships that arrive", () => {
  it("enter berth 3 as long as it has room", () => {
    expect(afterArrivals(harbour([0, 0, 1]), 0, 2)).toEqual({ berths: [1, 2, 2], shifted: false });
    expect(afterArrivals(harbour([0, 0, 1]), 0, 0)).toEqual({ berths: [1, 2, 0], shifted: false });
  });

  it("move all ships on where it has none, and berth 1 is left", () => {
    expect(afterArrivals(harbour([0, 0, 1]), 0, 3)).toEqual({ berths: [2, 2, 1], shifted: true });
    expect(afterArrivals(harbour([1, 0, 0], 2), 0, 1)).toEqual({ berths: [2, 1, 1], shifted: true });
    expect(afterArrivals(harbour([0, 0, 0], 3), 0, 4)).toEqual({ berths: [0, 3, 1], shifted: true });
  });
});
