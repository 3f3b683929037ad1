/** The plan in hand. It outlives the panel, which may vanish for a moment between two questions. */
import type { Plan } from "./plan";

let plan: Plan | null = null;
export const keep = (next: Plan | null): void => {
  plan = next;
};
export const current = (): Plan | null => plan;
