/** The report of a game, made on this device: what each turn lost; first a look at all of them, then a deeper one at the doubtful. */
import { threads } from "../../lib/engine/device";
import type { Pool } from "../../lib/engine/pool";
import type { Review } from "../../lib/engine/review";
import type { FromServer } from "../../lib/server/connection";
import type { LogTurn } from "../../lib/types";
import type { Knowledge, Point, Replay, Told, Verdict } from "../../lib/wire";
import { keep, kept } from "./reports";

type Ask = (type: string, payload: Record<string, unknown>) => Promise<FromServer>;
type Game = { id: string; game: string; length: number; log: readonly LogTurn[] };
type Start = { version: number; played: number[]; state: Uint8Array };
export type Progress = { points: Point[]; stage: "drawing" | "deepening" | "over" };

const [FIRST, DEEPER] = [1, 2];
const EFFORTS = { [FIRST]: { simulations: 600, seconds: 1.2 }, [DEEPER]: { simulations: 4000, seconds: 5 } };
const VERDICT = { simulations: 3000, seconds: 3 };
/** The share of a win that a turn must have lost at first sight to be looked at more deeply. */
const DOUBTFUL = 0.025;

export class Reporter {
  private readonly starts = new Map<number, Start>();
  private readonly points = new Map<number, Point>();
  private knowledge: Knowledge | null = null;
  private pool: Pool | null = null;

  constructor(private readonly ask: Ask) {}

  /** Makes a report, going on from what is known; false where the server has to. */
  async make(game: Game, known: readonly Point[], told: (news: Progress) => void): Promise<boolean> {
    const pool = (this.pool = await threads(game.game));
    if (!pool) return false;
    for (const point of [...known, ...(await kept(game.id))]) if ((this.points.get(point.version)?.depth ?? 0) <= point.depth) this.points.set(point.version, point);
    if (this.points.size) told({ points: [...this.points.values()], stage: "drawing" });
    try {
      await this.walk(pool, game, told);
      const unseen = [...this.starts.keys()].filter((version) => !this.points.has(version));
      await this.all(pool, game.id, unseen, FIRST, (points) => told({ points, stage: "drawing" }));
      const doubtful = [...this.points.values()].filter((point) => point.depth < DEEPER && point.loss >= DOUBTFUL).sort((a, b) => b.loss - a.loss);
      told({ points: [], stage: doubtful.length ? "deepening" : "over" });
      await this.all(pool, game.id, doubtful.map((point) => point.version), DEEPER, (points) => told({ points, stage: "deepening" }));
      told({ points: [], stage: "over" });
    } catch {
      return pool.closed;
    }
    return true;
  }

  /** What a turn that somebody found loses to the best one; null where the server has to say. */
  async judge(version: number, line: number[]): Promise<Verdict | null> {
    const [start, point] = [this.starts.get(version), this.points.get(version)];
    if (!this.pool || this.pool.closed || !start || !point?.moves.length) return null;
    const verdict = (loss: number, of: Pick<Point, "win" | "points">, same: boolean): Verdict => ({ type: "verdict", id: null, loss, win: of.win, points: of.points, same });
    if (point.moves.every((code, at) => line[at] === code)) return verdict(0, point, true);
    const found = await this.pool.review({ state: start.state, knowledge: this.knowledge! }, line, VERDICT, point.moves);
    return verdict(found.loss, found.played, false);
  }

  /** The positions before each turn in which there was something to decide, and how the game ended. */
  private async walk(pool: Pool, { log, length }: Game, told: (news: Progress) => void): Promise<void> {
    const { state, moves, knowledge } = (await this.ask("replay", {})) as Replay;
    this.knowledge = knowledge;
    const turns = log.filter((turn) => turn.seat >= 0 && turn.from < turn.to);
    const moments = await pool.walk(state, moves, [...turns.map((turn) => turn.from), length]);
    turns.forEach(({ from, to }, at) => {
      const moment = moments[at]!;
      if ("state" in moment) this.starts.set(from, { version: from, played: moves.slice(from, to), state: moment.state });
    });
    const end = moments[turns.length]!;
    if (!("win" in end)) return;
    const nothing = end.win.map(() => 0);
    const point: Point = { version: length, win: end.win, win_error: nothing, points: end.points, spread: nothing, told: [], moves: [], same: false, only: false, loss: 0, depth: DEEPER };
    this.points.set(length, point);
    told({ points: [point], stage: "drawing" });
  }

  /** Looks at some turns, as many at a time as there are threads. */
  private async all(pool: Pool, id: string, versions: number[], depth: number, told: (points: Point[]) => void): Promise<void> {
    const left = versions.values();
    const done: Point[] = [];
    let telling = Promise.resolve();
    const publish = async () => {
      const points = done.splice(0);
      if (!points.length) return;
      const worded = await this.worded(points);
      for (const point of worded) this.points.set(point.version, point);
      told(worded);
      await keep(id, [...this.points.values()]);
    };
    const work = async () => {
      for (const version of left) {
        const { state, played } = this.starts.get(version)!;
        done.push(pointOf(version, await pool.review({ state, knowledge: this.knowledge! }, played, EFFORTS[depth]!), depth));
        telling = telling.then(publish);
      }
    };
    await Promise.all(Array.from({ length: pool.size }, work));
    await telling;
  }

  /** Points with the best turns in words, where another one was played. */
  private async worded(points: Point[]): Promise<Point[]> {
    const better = points.filter((point) => !point.same && !point.only);
    if (!better.length) return points;
    const { turns } = (await this.ask("tell", { of: better.map(({ version, moves }) => ({ version, turns: [moves] })) })) as Told;
    const words = new Map(better.map(({ version }, at) => [version, turns[at]!.told]));
    return points.map((point) => ({ ...point, told: words.get(point.version) ?? [] }));
  }
}

function pointOf(version: number, { best, loss, same, only }: Review, depth: number): Point {
  const { win, win_error, points, spread, moves } = best;
  return { version, win, win_error, points, spread, told: [], moves, same, only, loss, depth };
}
