/** Where players stand and how large the text is: everybody once, never too small, larger where there is more room. */
import { expect, it } from "vitest";
import { sample } from "../testing";
import { arrange, handedOver, tightened } from "./layout";

const ROOMS = [[656, 680], [1019, 813], [1488, 993], [2128, 1350]].map(([width, height]) => ({ width: width!, height: height! }));

it("every other player stands somewhere, once", () => {
  for (const { view } of sample.positions) {
    for (const pov of [null, 0]) {
      const others = view.players.map((_, seat) => seat).filter((seat) => seat !== pov);
      for (const room of ROOMS) {
        const { below, beside } = arrange(view, pov, others, room);
        expect([...below, ...beside].sort()).toEqual(others);
      }
    }
  }
});

it("the text is never under 12 px and grows with the room", () => {
  for (const { view } of sample.positions) {
    const others = view.players.map((_, seat) => seat).slice(1);
    const sizes = ROOMS.map((room) => arrange(view, 0, others, room).size);
    expect(sizes[0]).toBe(12);
    expect([...sizes].sort((a, b) => a - b)).toEqual(sizes);
    expect(sizes[3]).toBeGreaterThan(sizes[1]!);
  }
});

it("a table that has become too high is made smaller until nothing can be, and nobody changes places", () => {
  const room = ROOMS[1]!;
  for (const { view } of sample.positions) {
    const others = view.players.map((_, seat) => seat).slice(1);
    const first = arrange(view, 0, others, room);
    let [layout, steps] = [first, 0];
    for (let next = tightened(view, 0, layout, room, 30); next; next = tightened(view, 0, layout, room, 30)) {
      expect(next.size < layout.size || (next.slim && !layout.slim)).toBe(true);
      [layout, steps] = [next, steps + 1];
    }
    expect(layout).toEqual({ ...first, size: 12, slim: true });
    expect(steps > 0 || (first.size === 12 && first.slim)).toBe(true);
  }
});

it("seen from the next seat, only the two who change places do, and the text stays as large", () => {
  for (const { view } of sample.positions.filter((one) => one.view.players.length > 2)) {
    for (const room of ROOMS.slice(1)) {
      const seats = view.players.map((_, seat) => seat);
      const before = arrange(view, 0, seats.slice(1), room);
      const others = [...seats.slice(2), 0];
      const after = handedOver(view, 1, others, room, before, 0);
      const free = arrange(view, 1, others, room);
      expect([...after.below, ...after.beside].sort()).toEqual([...others].sort());
      expect(after.size).toBe(free.size);
      if (after.below.join() !== free.below.join()) expect([after.below, after.beside].map((column) => column.map((seat) => (seat === 0 ? 1 : seat)))).toEqual([before.below, before.beside]);
    }
  }
});
