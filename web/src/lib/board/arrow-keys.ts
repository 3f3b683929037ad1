/** From one thing that can be done to the next with the arrow keys: there are many more things to look at than to do. */

const STEP: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

export function walk(event: KeyboardEvent, board: HTMLElement): void {
  const step = STEP[event.key];
  if (!step || event.altKey || event.ctrlKey || event.metaKey) return;
  const lit = [...board.querySelectorAll<HTMLElement>("[data-lit]")];
  const here = event.target as Node;
  // what had the focus may be gone, bought or sailed away: then the page has it
  if (!lit.length || !(board.contains(here) || here === document.body)) return;
  event.preventDefault();
  const at = lit.indexOf(here as HTMLElement);
  const after = Node.DOCUMENT_POSITION_FOLLOWING;
  // from something that is not lit, to the nearest lit one on that side
  const next = lit.findIndex((one) => here === document.body || here.compareDocumentPosition(one) & after);
  const from = at >= 0 ? at : (next < 0 ? lit.length : next) - (step > 0 ? 1 : 0);
  lit[(from + step + lit.length) % lit.length]!.focus();
}
