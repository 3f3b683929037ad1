/** The choices as the game wants them listed: in the order in which they lie on its table. */
import type { GameModule } from "../game/module";
import type { Ask, Choice, View } from "../types";

export function inOrder(module: Pick<GameModule, "order"> | null, choices: readonly Choice[], ask: Ask, view: View): Choice[] {
  const place = (choice: Choice) => module?.order?.(choice, ask, view) ?? 0;
  return [...choices].sort((a, b) => place(a) - place(b));
}
