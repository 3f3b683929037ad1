/** What the analysis board hears from the server, and where it is; see docs/wire.md. */
import type { Look } from "./server/connection";
import type { Ask, LogTurn, Refusal, Table, View } from "./types";

/** A decision of a tried line. */
export type Step = { code: number; turn: number; seat: number; text: string };
export type Spot = Look & {
  length: number;
  line: number[];
  steps: Step[];
  ask: Ask | null;
  view: View;
  /** What was played here in the game. */
  played: number | null;
  /** Whether the bot may be asked. */
  advice: boolean;
};
/** A turn the bot thought of. */
export type Idea = { moves: number[]; text: string; whole: boolean; visits: number; win: number[]; win_error: number[]; points: number[]; spread: number[] };
export type Finding = { seat: number; simulations: number; seconds: number; sure: number; lines: Idea[] };
export type Thought = { type: "thought"; of: number; over: boolean; share: number; found?: Finding; slow: boolean; error?: Refusal };
/** How the game stood after `version` decisions. */
export type Point = Omit<Idea, "whole" | "visits"> & { version: number; same: boolean };
export type GraphNews = { type: "graph"; total: number; points: Point[]; working: boolean; error?: Refusal };
export type Dump = { type: "dump"; id?: number; position: unknown };
export type Opened = {
  type: "analysis";
  id: string;
  game: string;
  title: string;
  status: Table["status"];
  options: Table["options"];
  names: string[];
  you: number[];
  length: number;
  log: LogTurn[];
  graph: GraphNews | null;
};

export const analysisPath = (table: string): string => `/analysis/${encodeURIComponent(table)}`;

/** Whether the reader of a table may analyse it now. */
export const analysable = (table: Pick<Table, "status" | "analysis" | "chosen_seed" | "you">): boolean =>
  table.status === "finished" || (table.status === "running" && table.analysis && !table.chosen_seed && table.you.length > 0);

/** The part of a link behind the #: `at=12&line=3.41`. */
export function spotAddress(version: number, line: readonly number[]): string {
  return line.length ? `at=${version}&line=${line.join(".")}` : `at=${version}`;
}

/** `version` is null where a link names none: the start of a game that is over, the present of one that goes on. */
export function readSpot(text: string): { version: number | null; line: number[] } {
  const given = new URLSearchParams(text);
  const whole = (part: string | null) => (part !== null && /^\d{1,6}$/.test(part) ? Number(part) : null);
  const line = (given.get("line") ?? "").split(".").map(whole);
  return { version: whole(given.get("at")), line: line.every((code) => code !== null) ? (line as number[]) : [] };
}
