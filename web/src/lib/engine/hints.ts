/** What hints need the bot for, worked out on this device; the server where the device cannot, or is not to. */
import * as api from "../server/api";
import type { Coached, Judged, Search } from "../wire";
import { fail, threads } from "./device";
import type { Pool } from "./pool";
import type { Review } from "./review";

/** Turns that the bot thinks of: the best that reaches the goal is the one a learner can learn from. */
const LINES = 24;

/** What an answer to a puzzle loses. */
export async function judge(game: string, id: string, line: number[]): Promise<Judged> {
  const worth = await here(game, async (pool) => {
    const { knowledge, searches } = await api.puzzleSearches(game, id, line);
    if (!searches.length) return undefined;
    const found = await Promise.all(searches.map((search) => pool.worth(search, knowledge)));
    const mean = (of: (one: (typeof found)[number]) => number) => found.reduce((sum, one) => sum + of(one), 0) / found.length;
    return { win: mean((one) => one.win), points: mean((one) => one.points) };
  });
  return api.judge(game, id, line, worth ?? undefined);
}

/** What the bot would have played where a learner missed the goal of a task. */
export async function coach(game: string, task: string, line: number[]): Promise<Coached> {
  const told = await here(game, async (pool) => {
    const { knowledge, searches } = await api.taskSearches(game, task, line);
    const found = await Promise.all(searches.map((search) => pool.best(search, knowledge, LINES)));
    const advice = (await api.taskAdvice(game, task, line, found)).turns;
    const reviews = await Promise.all(searches.map((search, at) => pool.compared(search, knowledge, [...advice[at]!.moves])));
    const at = worst(reviews);
    const { told, text, goals } = advice[at]!;
    return { number: at + 1, ...verdict(reviews[at]!, searches[at]!), told, text, goals };
  });
  return told ?? api.coach(game, task, line);
}

/** The turn that lost most; of several the first. */
export function worst(reviews: readonly Review[]): number {
  return reviews.reduce((most, one, at) => (one.loss > reviews[most]!.loss ? at : most), 0);
}

function verdict({ best, played, same, only }: Review, { seat }: Search): Pick<Coached, "same" | "points"> {
  return { same: same || only, points: Math.round(10 * Math.max(0, best.points[seat]! - played.points[seat]!)) / 10 };
}

/** What the threads of this device find; null where there are none or they fail. */
async function here<T>(game: string, find: (pool: Pool) => Promise<T>): Promise<T | null> {
  try {
    const pool = await threads(game);
    return pool && (await find(pool));
  } catch {
    return fail();
  }
}
