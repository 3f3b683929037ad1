/**
 * Pieces that leave one place and come to another are seen to move. Before the table changes the place of every piece is
 * remembered by its key (`data-fly`); afterwards each flies from there to where it is now, and new ones fade in. Nothing is
 * measured when the table is still.
 */
type Flight = { remember: () => void; land: () => void };

type Place = [number, number];

export function makeFlight(root: () => HTMLElement | undefined, time: () => number): Flight {
  const places = new Map<string, Place>();
  const flying = new WeakMap<Element, Animation>();
  const pieces = (): HTMLElement[] => (time() ? [...(root()?.querySelectorAll<HTMLElement>("[data-fly]") ?? [])] : []);
  /** Seen from the table's corner, so that scrolling in between does not matter. */
  const place = (node: Element): Place => {
    const [box, all] = [node.getBoundingClientRect(), root()?.getBoundingClientRect()];
    return [box.left - (all?.left ?? 0), box.top - (all?.top ?? 0)];
  };
  function fly(piece: HTMLElement, [x, y]: Place): void {
    const flight = piece.animate(
      [{ transform: `translate(${x}px, ${y}px)`, zIndex: 60 }, { transform: "none", zIndex: 60 }],
      { duration: time() * 1.4, easing: "ease-in-out" },
    );
    flying.set(piece, flight);
  }
  return {
    remember() {
      places.clear();
      for (const piece of pieces()) places.set(piece.dataset.fly!, place(piece));
    },
    land() {
      const all = pieces();
      if (!places.size) return;
      for (const piece of all) flying.get(piece)?.cancel();
      const moved = new Map<Element, Place>();
      for (const piece of all) {
        const [from, to] = [places.get(piece.dataset.fly!), place(piece)];
        moved.set(piece, from ? [from[0] - to[0], from[1] - to[1]] : [0, 0]);
      }
      for (const piece of all) {
        if (!places.has(piece.dataset.fly!)) {
          piece.animate([{ opacity: 0 }, { opacity: 1 }], { duration: time() });
          continue;
        }
        // A piece that lies on another one is carried along by it.
        const under = piece.parentElement?.closest("[data-fly]");
        const [x, y] = moved.get(piece)!;
        const [ox, oy] = (under && moved.get(under)) ?? [0, 0];
        if (Math.abs(x - ox) + Math.abs(y - oy) > 1) fly(piece, [x - ox, y - oy]);
      }
    },
  };
}
