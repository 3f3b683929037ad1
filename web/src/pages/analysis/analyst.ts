/** Analyses on this device: the server says what may be known of a position, and puts the turns that were found into words. */
import { fail, measured, threads } from "../../lib/engine/device";
import type { Pool } from "../../lib/engine/pool";
import type { FromServer } from "../../lib/server/connection";
import type { Found, Known, Told, Worded } from "../../lib/wire";

type Ask = (type: string, payload: Record<string, unknown>) => Promise<FromServer>;
type Place = { version: number; line: readonly number[] };
export type News = { found: Found; over: boolean; share: number };

export class Analyst {
  private readonly words = new Map<string, Worded>();
  private question = 0;
  private pool: Pool | null = null;

  constructor(private readonly ask: Ask) {}

  /** Lets the threads look for the best turns; false where the server has to. */
  async think(game: string, place: Place, seconds: number, heard: (news: News) => void): Promise<boolean> {
    const question = ++this.question;
    this.pool?.stop();
    const pool = (this.pool = await threads(game));
    if (!pool) return false;
    const known = (await this.ask("known", place)) as Known;
    if (question !== this.question) return true;
    let telling = Promise.resolve();
    try {
      await pool.analyse(known, seconds, (found, over) => {
        if (over) measured(found.simulations, found.seconds);
        // One after the other, so that the last word is the last.
        telling = telling.then(async () => {
          if (question !== this.question) return;
          const told = await this.worded(place, found);
          if (question === this.question) heard({ found: told, over, share: Math.min(1, found.seconds / seconds) });
        });
      });
    } catch {
      if (question !== this.question) return true;
      fail();
      return false;
    }
    await telling;
    return true;
  }

  /** Ends the question under way; what is known is told. */
  stop(): void {
    this.pool?.stop();
  }

  /** Nobody wants to know any more. */
  forget(): void {
    this.question++;
    this.stop();
  }

  /** A finding with its turns in words; only those that are new are asked for. */
  private async worded(place: Place, found: Found): Promise<Found> {
    const named = (moves: readonly number[]) => `${place.version}:${place.line.join(".")}:${moves.join(".")}`;
    const unknown = found.lines.map((line) => line.moves).filter((moves) => !this.words.has(named(moves)));
    if (unknown.length) {
      const told = (await this.ask("tell", { of: [{ ...place, turns: unknown }] })) as Told;
      unknown.forEach((moves, at) => this.words.set(named(moves), told.turns[at]!));
    }
    return { ...found, lines: found.lines.map((line) => ({ ...line, ...this.words.get(named(line.moves))! })) };
  }
}
