/**
 * Pieces that leave one place and come to another are seen to move. Before the table changes the place of every piece is
 * remembered by its key; a piece that appears elsewhere comes flying from there.
 */
import { cubicInOut } from "svelte/easing";
import type { TransitionConfig } from "svelte/transition";

export type Flight = {
  remember: () => void;
  arrive: (node: Element, piece: { key: string }) => TransitionConfig;
};

export function makeFlight(root: () => HTMLElement | undefined, time: () => number): Flight {
  const places = new Map<string, [number, number]>();
  /** Seen from the table's corner, so that scrolling in between does not matter. */
  const place = (node: Element): [number, number] => {
    const [box, all] = [node.getBoundingClientRect(), root()?.getBoundingClientRect()];
    return [box.left - (all?.left ?? 0), box.top - (all?.top ?? 0)];
  };
  return {
    remember() {
      places.clear();
      if (!time()) return;
      for (const piece of root()?.querySelectorAll<HTMLElement>("[data-fly]") ?? []) {
        places.set(piece.dataset.fly!, place(piece));
      }
    },
    arrive(node, { key }) {
      const from = places.get(key);
      if (!time()) return { duration: 0 };
      if (!from) return { duration: time(), css: (t) => `opacity: ${t}` };
      const to = place(node);
      const [x, y] = [from[0] - to[0], from[1] - to[1]];
      return {
        duration: time() * 1.4,
        easing: cubicInOut,
        css: (_, u) => `transform: translate(${x * u}px, ${y * u}px); position: relative; z-index: 60`,
      };
    },
  };
}
