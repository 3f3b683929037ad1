/**
 * On a small screen what can be done now may lie off screen or below the buttons: it is brought into sight, once a
 * decision.
 */

/** Whether a thing can be seen and clicked: nothing lies over its middle. */
function seen(element: Element): boolean {
  const box = element.getBoundingClientRect();
  const over = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
  return over !== null && element.contains(over);
}

export function reveal(board: HTMLElement, still: boolean): void {
  const lit = [...board.querySelectorAll(".lit[data-thing]")];
  const first = lit[0];
  if (!first || lit.some(seen)) return;
  const part = first.closest("[data-part]") ?? first;
  const far = first.getBoundingClientRect().top - part.getBoundingClientRect().top > 330;
  (far ? first : part).scrollIntoView({ behavior: still ? "auto" : "smooth", block: "start" });
}
