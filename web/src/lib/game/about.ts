/** What a decision is about: its arguments are numbers, ids or sets of ids, or null where there is none. */
import type { Ask } from "../types";

/** An argument that counts something; undefined where the question does not say. */
export function amount({ about }: Pick<Ask, "about">, name: string): number | undefined {
  const given = about[name];
  return typeof given === "number" ? given : undefined;
}

/** An argument that names something. */
export function named({ about }: Pick<Ask, "about">, name: string): string | undefined {
  const given = about[name];
  return typeof given === "string" ? given : undefined;
}

/** An argument that names several things. */
export function members({ about }: Pick<Ask, "about">, name: string): string[] {
  const given = about[name];
  return Array.isArray(given) ? given : [];
}
