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
/** `about`: the decision's arguments by name, as a position file has them; only for who decides. */
export type Ask = { seat: number; decision: string; about?: Record<string, number>; choices: Choice[] };
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
  /** Its player is away from a live table: seconds until the others may let a bot play. */
  wait?: number;
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
  /** Changes with every move and undo; sent back with a move. */
  stamp: number;
  options: Record<string, string | number>;
  pace: Pace;
  /** Players may analyse their own decisions while the game goes on. */
  analysis: boolean;
  /** Who opened it chose the seed, and so may know what is hidden. */
  chosen_seed: boolean;
  created: number;
  deadline?: number;
  seats: Seat[];
  you: number[];
  pov: number | null;
  /** The seat of this screen that has to lift the curtain before its table is shown. */
  curtain: number | null;
  /** null while the table is waiting or stuck. */
  view: View | null;
  ask: Ask | null;
  /** The log becomes its first `kept` turns and then `log`; a turn of seat -1 is the deal. */
  kept: number;
  log: LogTurn[];
  fresh: GameEvent[];
  since: number;
  undo: { free: boolean; asked_by: number | null; answers: Record<string, boolean> };
  chat: Chat[];
  thinking: { seat: number; share: number } | null;
  /** How much of the game is compiled, from 0 to 1; null: it runs at full speed. */
  speed: number | null;
  notices: Message[];
  result: { scores: number[]; places: number[]; ending: string } | null;
  /** Where a lesson stands: `wanted` is the code of the choice it waits for. */
  lesson: Lesson | null;
};
export type Lesson = { step: number; of: number; id: string; show: string[]; wanted: number | null };

export type Summary = {
  id: string;
  game: string;
  title: string;
  status: Table["status"];
  public: boolean;
  pace: Pace;
  options: Record<string, string | number>;
  created: number;
  updated: number;
  deadline: number | null;
  version: number;
  yours: boolean;
  your_turn: boolean;
  creator: boolean;
  seats: { seat: number; name: string; kind: Seat["kind"]; bot: string | null; yours: boolean; resigned: boolean }[];
  result: Table["result"];
  analysis: boolean;
  chosen_seed: boolean;
  lesson: boolean;
};
/** A component: its values, each with where it comes from. */
export type ComponentRow = {
  file: string;
  table: string;
  id: string;
  cells: { name: string; value: unknown; provenance: "printed" | "rulebook" | "reconstructed" }[];
  note: string;
};
export type RulesText = { clauses: string; components: ComponentRow[] };
export type Option = {
  name: string;
  values: string[] | null;
  low: number | null;
  high: number | null;
  text: string | null;
  initial: string | number;
  clause: string;
};
export type Game = {
  name: string;
  title: string;
  seats: [number, number];
  languages: string[];
  /** What it is about, by language. */
  summary: Record<string, string>;
  bots: string[];
  options: Option[];
};
export type Me = {
  name: string;
  account: string | null;
  notices: Notice[];
  services: Service[];
};
/** Where this visitor is told of their turns; an e-mail address counts when it has been confirmed. */
export type Notice = { id: string; service: string; about: string; confirmed: boolean; problem: Message | null };
/** A service and the fields of its form. */
export type Service = { name: string; fields: { name: string; secret: boolean; optional: boolean }[] };
