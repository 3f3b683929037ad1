/** Thinking for the bots of a table that one plays alone: the answer that the server's own search would give. */
import { settings } from "../settings.svelte";
import type { Ponder } from "../wire";
import { fail, threads, wanted } from "./device";
import type { Branch } from "./judging";

/** Whether this device is to think for bots. */
export const thinksForBots = (): boolean => settings.bots && wanted();

/** The code of a bot's decision; null where this device cannot take it. */
export async function decide(game: string, { knowledge, searches }: Ponder): Promise<number | null> {
  try {
    const pool = await threads(game);
    if (!pool) return null;
    return chosen(await Promise.all(searches.map((search) => pool.branches(search, knowledge))));
  } catch {
    return fail();
  }
}

/** The most visited answer of all trees; of equally visited ones the likelier. */
export function chosen(trees: readonly (readonly Branch[])[]): number | null {
  const sums = new Map<number, Branch>();
  for (const { code, visits, prior } of trees.flat()) {
    const before = sums.get(code);
    sums.set(code, { code, visits: visits + (before?.visits ?? 0), prior: prior + (before?.prior ?? 0) });
  }
  const best = [...sums.values()].sort((a, b) => b.visits - a.visits || b.prior - a.prior || a.code - b.code)[0];
  return best?.code ?? null;
}
