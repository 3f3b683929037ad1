/** What leads from a page to a table: create, join, once more, open a record. */
import { go } from "../router/router.svelte";
import * as api from "../server/api";
import type { Game } from "../types";
import { rememberKeys } from "./seat-keys";

function enter(made: api.Made, page: "table" | "replay" | "analysis" = "table"): void {
  rememberKeys(made.id, made.keys.map(({ key }) => key));
  go(`/${page}/${encodeURIComponent(made.id)}`);
}

/** One click from the lobby to a running table: three players where the game allows it, fair bots on the other chairs. */
export function quickTable(game: Game): api.Wish {
  const players = Math.min(Math.max(3, game.seats[0]), game.seats[1]);
  const bot = usualBot(game.bots);
  const seats: api.SeatWish[] = Array.from({ length: players }, (_, seat) => (seat ? { kind: "bot", bot } : { kind: "me" }));
  return { game: game.name, players, options: {}, seats, pace: { kind: "live" }, public: false };
}

export const createTable = async (wish: api.Wish): Promise<void> => enter(await api.create(wish));

export const startLesson = async (game: string): Promise<void> => enter(await api.learn(game));

export const startTask = async (game: string, task: string): Promise<void> => enter(await api.beginTask(game, task));

export const startPuzzle = async (game: string, id: string): Promise<void> => enter(await api.beginPuzzle(game, id));

export async function joinTable(id: string, seat?: number): Promise<void> {
  enter(await api.join(id, seat === undefined ? {} : { seat }));
}

export const rematch = async (id: string, keys: string[]): Promise<void> => enter(await api.rematch(id, keys));

export async function openRecord(file: File, goOn: boolean): Promise<void> {
  const made = await api.upload(await file.text(), goOn);
  enter(made, goOn ? "table" : "replay");
}

/** The analysis board of a record, or of a position, which is JSON. */
export async function openAnalysis(text: string): Promise<void> {
  enter(await (text.trimStart().startsWith("{") ? api.uploadPosition(text) : api.upload(text)), "analysis");
}

/** The bot that takes a chair unless somebody chooses another: a fair opponent, not the best one. */
export const usualBot = (bots: string[] | undefined): string => (bots?.includes("medium") ? "medium" : (bots?.[0] ?? "greedy"));
