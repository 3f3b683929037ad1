/** What the analysis board hears from the server, and where it is; see docs/wire.md. */
import type { Table } from "./types";

export type { Analysis as Opened, AnalysisLook as Spot, Dump, Found as Finding, Graph as GraphNews, Line as Idea, Point, Step, Thought } from "./wire";

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
