/** Which questions are answered in a panel. */
import type { Ask } from "../../../lib/types";
import { tileOf } from "./trade";

export const buildsOn = (ask: Ask): boolean => ask.decision === "column" && ask.choices.some(({ text }) => text === "done");

export function panelFor(ask: Ask): boolean {
  if (ask.decision === "good") return tileOf(ask) !== null;
  return ["launch", "load", "speed", "start", "move", "more"].includes(ask.decision) || buildsOn(ask);
}
