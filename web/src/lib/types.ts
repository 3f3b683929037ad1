/** What the server sends; see docs/wire.md. */

export type Message = { id: string; args: Record<string, string | number> };
export type Refusal = Message & { text: string };

export type Choice = {
  code: number;
  /** The notation: stable words whose ids are those of the view, e.g. `donate nikolai points`. */
  text: string;
  hint: Message | null;
  /** Playing it ends the turn. */
  ends: boolean;
};
export type Ask = { seat: number; decision: string; choices: Choice[] };
export type GameEvent = { name: string; args: Record<string, unknown>; line: Message };
export type LogTurn = { turn: number; seat: number; from: number; to: number; moves: string[]; events: GameEvent[] };
export type Seat = {
  seat: number;
  name: string;
  kind: "person" | "bot" | "open";
  bot?: string;
  yours: boolean;
  online: boolean;
  resigned: boolean;
  clock?: number;
};
export type Chat = { by: number | null; name: string; text: string; at: number };
export type Pace = { kind: "live" } | { kind: "correspondence"; days: number };
/** `Position.view` of the game; each board has its own type for it. */
export type View = {
  game: string;
  seat: number | null;
  names: string[];
  turn: number;
  actor: number | null;
  decision: string;
  ending: string | null;
  scores: number[] | null;
  [key: string]: unknown;
};
export type Table = {
  type: "table";
  id: string;
  game: string;
  title: string;
  status: "waiting" | "running" | "finished" | "stuck";
  version: number;
  options: Record<string, string | number>;
  pace: Pace;
  created: number;
  deadline?: number;
  seats: Seat[];
  you: number[];
  pov: number | null;
  view: View;
  ask: Ask | null;
  log?: LogTurn[];
  fresh: GameEvent[];
  since: number;
  undo: { free: boolean; asked_by: number | null; answers: Record<string, boolean> };
  chat: Chat[];
  thinking: { seat: number; share: number } | null;
  notices: Message[];
  result: { scores: number[]; places: number[]; ending: string } | null;
};
