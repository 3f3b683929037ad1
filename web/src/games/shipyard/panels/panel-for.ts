/** Which questions are answered in a panel. */
import type { Ask } from "../../../lib/types";
import { tileOf } from "./trade";

export const buildsOn = (ask: Ask): boolean => ask.decision === "column" && ask.choices.some(({ text }) => text === "done");

export function panelFor(ask: Ask): boolean {
  if (ask.decision === "good") return tileOf(ask) !== null;
  return ["launch", "load", "speed", "start", "move", "more", "discard"].includes(ask.decision) || buildsOn(ask);
}

/** Parts are chosen on the board, or in the list under the panel; other panels hold every answer. */
export const holdsAll = (ask: Ask): boolean => ask.decision !== "column";
