/** What somebody has learnt, kept in this browser: the stars of tasks, and how puzzles were solved. */

const KEY = "wharfinger:learnt";
export const MOST_STARS = 3;
const FIRST = 1200;
/** A turn that loses this share of the chance to win counts nothing. */
const LOST = 0.1;

type Grade = "best" | "good" | "inaccuracy" | "mistake" | "blunder";
export type Solver = { rating: number; played: number; streak: number; best: number; done: Record<string, Grade>; daily: string };
type Kept = { stars: Record<string, number>; solvers: Record<string, Solver>; guided: string[] };

let held: Kept | null = null;

function kept(): Kept {
  if (held) return held;
  try {
    const read = JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Kept>;
    held = { stars: read.stars ?? {}, solvers: read.solvers ?? {}, guided: read.guided ?? [] };
  } catch {
    held = { stars: {}, solvers: {}, guided: [] };
  }
  return held;
}

function keep(): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(kept()));
  } catch {
    // Private windows refuse: it lasts as long as the page.
  }
}

export const stars = (game: string, task: string): number => kept().stars[`${game}/${task}`] ?? 0;

/** A hint and each further try cost a star; one is left for whoever gets there. */
export const earned = (tries: number, hints: number): number => Math.max(1, MOST_STARS - (tries - 1) - hints);

export function keepStars(game: string, task: string, count: number): void {
  if (count <= stars(game, task)) return;
  kept().stars[`${game}/${task}`] = count;
  keep();
}

/** Whether the guided game of a game was followed to its last step. */
export const guided = (game: string): boolean => kept().guided.includes(game);

export function keepGuided(game: string): void {
  if (guided(game)) return;
  kept().guided.push(game);
  keep();
}

export const solver = (game: string): Solver => kept().solvers[game] ?? { rating: FIRST, played: 0, streak: 0, best: 0, done: {}, daily: "" };

/** The solver after an answer, by how much of the chance to win it loses: as for a game against the puzzle. */
export function after(before: Solver, puzzle: { id: string; rating: number }, lost: number, grade: Grade): Solver {
  const expected = 1 / (1 + 10 ** ((puzzle.rating - before.rating) / 400));
  const step = before.played < 10 ? 60 : 24;
  const rating = Math.round(before.rating + step * (Math.max(0, 1 - lost / LOST) - expected));
  const streak = grade === "best" ? before.streak + 1 : 0;
  return { ...before, rating, played: before.played + 1, streak, best: Math.max(before.best, streak), done: { ...before.done, [puzzle.id]: grade } };
}

export function keepSolver(game: string, now: Solver): void {
  kept().solvers[game] = now;
  keep();
}

/** The puzzle to train with: not played yet, of those the one nearest to the solver. */
export function nextPuzzle(puzzles: readonly { id: string; rating: number }[], by: Solver, not = ""): string {
  const others = puzzles.filter((one) => one.id !== not);
  const fresh = others.filter((one) => !(one.id in by.done));
  const missed = others.filter((one) => by.done[one.id] !== "best");
  const pool = fresh.length ? fresh : missed.length ? missed : others;
  const far = (one: { rating: number }) => Math.abs(one.rating - by.rating);
  return [...pool].sort((a, b) => far(a) - far(b))[0]?.id ?? not;
}

/** For tests. */
export function forget(): void {
  held = null;
}
