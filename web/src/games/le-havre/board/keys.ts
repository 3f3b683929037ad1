/** Arrow keys walk to the nearest thing in that direction, so that everything can be asked about without a mouse. */
const STEPS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

function walk(event: KeyboardEvent, root: HTMLElement): void {
  const step = STEPS[event.key];
  const here = (event.target as HTMLElement).closest<HTMLElement>("[data-thing]");
  if (!step || !here || event.altKey || event.ctrlKey || event.metaKey) return;
  const middle = (element: HTMLElement): [number, number] => {
    const box = element.getBoundingClientRect();
    return [box.left + box.width / 2, box.top + box.height / 2];
  };
  const [x, y] = middle(here);
  let best: HTMLElement | null = null;
  let least = Infinity;
  for (const other of root.querySelectorAll<HTMLElement>("[data-thing]")) {
    if (other === here) continue;
    const [ox, oy] = middle(other);
    const along = (ox - x) * step[0] + (oy - y) * step[1];
    const aside = Math.abs((ox - x) * step[1] + (oy - y) * step[0]);
    if (along > 4 && along + 2.5 * aside < least) {
      least = along + 2.5 * aside;
      best = other;
    }
  }
  if (best) {
    event.preventDefault();
    best.focus();
  }
}

export function walkable(root: HTMLElement): { destroy: () => void } {
  const listen = (event: KeyboardEvent): void => walk(event, root);
  root.addEventListener("keydown", listen);
  return { destroy: () => root.removeEventListener("keydown", listen) };
}
