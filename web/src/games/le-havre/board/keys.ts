/** Arrow keys walk to the nearest thing in that direction, so that everything can be asked about without a mouse. */
import { focusNearest } from "../../../lib/board/arrow-keys";

export function walkable(board: HTMLElement): { destroy: () => void } {
  const listen = (event: KeyboardEvent): void => {
    if (!event.altKey && !event.ctrlKey && !event.metaKey) focusNearest(event, board, { beyond: 4, aside: 2.5 });
  };
  board.addEventListener("keydown", listen);
  return { destroy: () => board.removeEventListener("keydown", listen) };
}
