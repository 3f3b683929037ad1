/** Clauses that a text cites in brackets, as the rules' help does: "Up to three steps are free (HB-4.6, HB-4.7)." */
const CITED = /\s*\(([A-Z]{1,3}-\d[^()]*)\)/g;

export type Cited = { text: string; clause: string };

/** The text in pieces, each with the clauses cited after it; "" where there are none. */
export function cited(text: string): Cited[] {
  const made: Cited[] = [];
  let from = 0;
  for (const found of text.matchAll(CITED)) {
    made.push({ text: text.slice(from, found.index), clause: found[1]! });
    from = found.index + found[0].length;
  }
  if (from < text.length) made.push({ text: text.slice(from), clause: "" });
  return made;
}

/** The text without its clauses, to be said aloud. */
export const uncited = (text: string): string => text.replace(CITED, "");

/** Where the first of some clauses stands in the complete rules. */
export const clauseAddress = (game: string, clauses: string): string => `/rules/${game}/complete#${clauses.split(/[ ,–]/, 1)[0]}`;
