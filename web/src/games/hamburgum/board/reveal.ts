/** Bringing what can be chosen into sight. */

/** The part of the window that no sheet of the shell is likely to cover. */
const CLEAR = 0.62;

export function reveal(root: Element | undefined, still: boolean): void {
  const lit = [...(root?.querySelectorAll("[data-lit]") ?? [])].filter((element) => element.getClientRects().length);
  const first = lit[0];
  if (!first || lit.some(seen)) return;
  first.scrollIntoView({ block: "center", inline: "center", behavior: still ? "auto" : "smooth" });
}

function seen(element: Element): boolean {
  const box = element.getBoundingClientRect();
  const narrow = window.innerWidth < 700;
  const bottom = window.innerHeight * (narrow ? CLEAR : 1);
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  return x > 0 && x < window.innerWidth && y > 0 && y < bottom;
}
