/** Whether this device computes analyses itself, and with how many threads. */
import { settings } from "../settings.svelte";
import { Pool } from "./pool";

const KEY = "wharfinger:weak";
/** Simulations a second, of all threads, below which the server is the better choice. */
const WEAK = 60;
/** Seconds after which a speed says something. */
const LONG = 2;
const DAY = 24 * 60 * 60 * 1000;

export const mostCores = (): number => Math.max(1, navigator.hardwareConcurrency || 1);
export const cores = (): number => Math.min(mostCores(), settings.cores || Math.max(1, Math.floor(mostCores() / 2)));

function weak(): boolean {
  try {
    return Date.now() - Number(localStorage.getItem(KEY) ?? 0) < DAY;
  } catch {
    return false;
  }
}

/** Notes how fast an analysis was: where a device is too slow, the server computes for a day, unless the visitor wants it otherwise. */
export function measured(simulations: number, seconds: number): void {
  if (seconds < LONG || simulations / seconds >= WEAK) return;
  try {
    localStorage.setItem(KEY, String(Date.now()));
  } catch {
    // Storage is forbidden: it is measured again next time.
  }
}

const able = (): boolean => typeof WebAssembly !== "undefined" && typeof Worker !== "undefined";
const preferred = (): boolean => settings.compute !== "server" && !(settings.compute === "auto" && weak());

/** Whether this device is to compute. */
export const wanted = (): boolean => able() && preferred();

let broken = false;
/** Whether this device is to compute and cannot: its threads did not start, or failed. */
export const failed = (): boolean => preferred() && (broken || !able());

/** The threads failed: the server computes, until somebody asks again. */
export function fail(): null {
  broken = true;
  closeThreads();
  return null;
}

let open: { game: string; cores: number; pool: Promise<Pool | null> } | null = null;

/** The threads for a game; null where the server computes. */
export async function threads(game: string): Promise<Pool | null> {
  if (!wanted()) return null;
  if (open?.game !== game || open.cores !== cores() || (await open.pool)?.closed) {
    closeThreads();
    open = { game, cores: cores(), pool: Pool.open(game, cores()).catch(fail) };
  }
  const pool = await open.pool;
  if (pool) broken = false;
  else if (open?.game === game) open = null;
  return pool;
}

export function closeThreads(): void {
  void open?.pool.then((pool) => pool?.close());
  open = null;
}
