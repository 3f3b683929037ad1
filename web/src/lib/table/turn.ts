/** The turn that is being played: what the one button does now, and what has been done so far. */
import type { GameModule, Say } from "../game/module";
import type { PanelButton } from "../panel/primary.svelte";
import type { Settings } from "../settings.svelte";
import type { Ask, Choice, LogTurn, View } from "../types";
import { roleOf, type Roles } from "./choices";

/** The primary button: a panel's, that of the held choice, that which finishes, or none yet. */
export type PrimaryButton = PanelButton & { kind: "panel" | "held" | "finish" | "none" };

export const NO_BUTTON: PrimaryButton = { kind: "none", text: "", why: "", notes: [], busy: false, press: () => undefined };

/** The turn as far as it has been played, if it has. */
export function begun(log: readonly LogTurn[], ask: Ask | null, view: View | null): LogTurn | null {
  const last = log.at(-1);
  return last && ask && last.seat === ask.seat && last.turn === view?.turn && last.to > last.from ? last : null;
}

/** What the button says for a choice: what it really does. Business on the side is named, though the turn may end with it. */
export function deed(choice: Choice, ask: Ask, view: View, module: GameModule | null, say: Say, label: string, endTurn: string): string {
  return module?.deed?.(choice, ask, view, say) ?? (choice.ends && roleOf(choice, ask, view, module) !== "aside" ? endTurn : label);
}

/** What ends the turn where nothing is left of it but business on the side; null: there is more to it. */
export function nothingLeft({ main, finish }: Roles): Choice | null {
  return !main.length && finish[0]?.ends ? finish[0] : null;
}

/** Whether a choice is held until it is confirmed. Where the same click answers the next question too, that one is. */
export function holds(choice: Choice, confirm: Settings["confirm"], more = false): boolean {
  if (confirm === "turn") return choice.ends;
  if (confirm === "irreversible" || (confirm === "always" && more)) return choice.ends || choice.reveals === true;
  return confirm === "always";
}
