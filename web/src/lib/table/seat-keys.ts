/** The seat keys this browser holds, by table. Storage may be forbidden: then they last as long as the page. */

const PREFIX = "wharfinger:keys:";
const held = new Map<string, string[]>();

export function keysOf(table: string): string[] {
  const kept = held.get(table);
  if (kept) return kept;
  try {
    const read: unknown = JSON.parse(localStorage.getItem(PREFIX + table) ?? "[]");
    return Array.isArray(read) ? read.filter((key): key is string => typeof key === "string") : [];
  } catch {
    return [];
  }
}

export function rememberKeys(table: string, keys: string[]): void {
  const all = [...new Set([...keysOf(table), ...keys])];
  held.set(table, all);
  try {
    localStorage.setItem(PREFIX + table, JSON.stringify(all));
  } catch {
    // Private windows refuse: the keys stay in memory.
  }
}

/** Seats that the keys no longer open, or that this browser is not to open any more. */
export function forgetKeys(tables: string[]): void {
  for (const table of tables) {
    held.delete(table);
    try {
      localStorage.removeItem(PREFIX + table);
    } catch {
      // Nothing is kept there.
    }
  }
}

export const seatLink = (table: string, key: string): string => `${location.origin}/table/${encodeURIComponent(table)}#${key}`;
export const tableLink = (table: string): string => `${location.origin}/table/${encodeURIComponent(table)}`;
