/**
 * Pieces that leave one place and come to another are seen to move. Before the table changes the place of every piece is
 * remembered by its key (`data-fly`); afterwards each flies from there to where it is now, and new ones fade in. Where much
 * happens at once, as at the end of a round, one follows the other. Nothing is measured when the table is still.
 */
type Flight = { remember: () => void; land: (paced?: boolean) => void };

/** How much later the next piece sets out when pieces are paced, in parts of the time of a move. */
const PACE = 0.6;

type Place = [number, number];

export function makeFlight(root: () => HTMLElement | undefined, time: () => number): Flight {
  const places = new Map<string, Place>();
  const flying = new WeakMap<Element, Animation>();
  let flights = 0;
  /** As long as something is in the air the table keeps its size (`data-flying`). */
  function watch(flight: Animation): void {
    flights += 1;
    root()?.setAttribute("data-flying", "");
    flight.finished
      .catch(() => undefined)
      .finally(() => --flights || root()?.removeAttribute("data-flying"));
  }
  const pieces = (): HTMLElement[] => (time() ? [...(root()?.querySelectorAll<HTMLElement>("[data-fly]") ?? [])] : []);
  /** Seen from the table's corner, so that scrolling in between does not matter; in the table's own, zoomed pixels. */
  const place = (node: Element): Place => {
    const [box, all] = [node.getBoundingClientRect(), root()?.getBoundingClientRect()];
    const zoom = root()?.currentCSSZoom ?? 1;
    return [(box.left - (all?.left ?? 0)) / zoom, (box.top - (all?.top ?? 0)) / zoom];
  };
  function fly(piece: HTMLElement, [x, y]: Place, delay: number): void {
    const flight = piece.animate(
      [{ transform: `translate(${x}px, ${y}px)`, zIndex: 60 }, { transform: "none", zIndex: 60 }],
      { duration: time() * (delay ? 2 : 1.4), delay, easing: "ease-in-out", fill: "backwards" },
    );
    flying.set(piece, flight);
    watch(flight);
  }
  return {
    remember() {
      places.clear();
      for (const piece of pieces()) places.set(piece.dataset.fly!, place(piece));
    },
    land(paced = false) {
      const all = pieces();
      let turn = 0;
      const delay = (): number => (paced ? ++turn * PACE * time() : 0);
      if (!places.size) return;
      for (const piece of all) flying.get(piece)?.cancel();
      const moved = new Map<Element, Place>();
      for (const piece of all) {
        const [from, to] = [places.get(piece.dataset.fly!), place(piece)];
        moved.set(piece, from ? [from[0] - to[0], from[1] - to[1]] : [0, 0]);
      }
      for (const piece of all) {
        if (!places.has(piece.dataset.fly!)) {
          piece.animate([{ opacity: 0 }, { opacity: 1 }], { duration: time(), delay: delay(), fill: "backwards" });
          continue;
        }
        // A piece that lies on another one is carried along by it.
        const under = piece.parentElement?.closest("[data-fly]");
        const [x, y] = moved.get(piece)!;
        const [ox, oy] = (under && moved.get(under)) ?? [0, 0];
        if (Math.abs(x - ox) + Math.abs(y - oy) > 1) fly(piece, [x - ox, y - oy], delay());
      }
    },
  };
}
