/** The HTTP calls of docs/wire.md. */
import type { Coached, ComponentRow, Game, Judged, Me, Pace, Refusal, RulesText, Summary } from "../types";
import type { Account, Advice, EngineOffer, Lessons, Puzzles, Searches, Statistics, Tables, Worth } from "../wire";

export type Scope = "open" | "running" | "finished" | "mine";
export type TablePages = { tables: Summary[]; more: boolean };
export type SeatWish = { kind: "me" | "open" | "bot" | "hotseat"; name?: string; bot?: string };
export type Wish = {
  game: string;
  players: number;
  options: Record<string, string | number>;
  /** Its digits: it may be longer than a number can be. */
  seed?: string;
  seats: SeatWish[];
  pace: Pace;
  public: boolean;
  analysis?: boolean;
  title?: string;
};
type SeatKey = { seat: number; key: string };
export type Made = { id: string; keys: SeatKey[] };

/** The server said no, in a message; `text` is the same in English. */
class Refused extends Error {
  constructor(
    readonly status: number,
    readonly refusal: Refusal,
  ) {
    super(refusal.text);
  }
}

const offline: Refusal = { id: "error-offline", args: {}, text: "" };

async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  const sent: RequestInit = { method, credentials: "same-origin" };
  if (body !== undefined) Object.assign(sent, { body: JSON.stringify(body), headers: { "content-type": "application/json" } });
  let answer: Response;
  try {
    answer = await fetch(`/api${path}`, sent);
  } catch {
    throw new Refused(0, offline);
  }
  const read: unknown = await answer.json().catch(() => null);
  if (answer.ok) return read as T;
  const told = (read as { error?: Refusal } | null)?.error;
  throw new Refused(answer.status, told ?? { id: "error-server", args: { status: answer.status }, text: answer.statusText });
}

const at = (id: string) => `/tables/${encodeURIComponent(id)}`;

export const games = async () => (await call<{ games: Game[] }>("GET", "/games")).games;
/** How much of each game is compiled; those that are done are not listed. */
export const progress = async () => (await call<{ games: Record<string, number> }>("GET", "/progress")).games;
/** The search of a game for this device. */
export const engine = (game: string) => call<EngineOffer>("GET", `/engines/${encodeURIComponent(game)}`);
export const me = () => call<Me>("GET", "/me");
export const changeMe = (changes: { name?: string; language?: string }) => call<Me>("PUT", "/me", changes);
const notice = (id: string) => `/notices/${encodeURIComponent(id)}`;
export const addNotice = (service: string, fields: Record<string, string>) => call<Me>("POST", "/notices", { service, fields });
export const confirmNotice = (id: string, code: string) => call<Me>("POST", `${notice(id)}/confirm`, { code });
export const testNotice = (id: string) => call<{ sent: boolean }>("POST", `${notice(id)}/test`, {});
export const removeNotice = (id: string) => call<Me>("DELETE", notice(id));
export const enter = (what: "account" | "login", name: string, password: string) => call<Me>("POST", `/${what}`, { name, password });
export const logout = () => call<Me>("POST", "/logout", {});
export const account = () => call<Account>("GET", "/account");
export const changePassword = (password: string, wanted: string) => call<Account>("PUT", "/account/password", { password, new: wanted });
export const changeEmail = (password: string, address: string) => call<Account>("PUT", "/account/email", { password, address });
export const confirmEmail = (code: string) => call<Account>("POST", "/account/email/confirm", { code });
export const newCodes = async (password: string) => (await call<{ codes: string[] }>("POST", "/account/codes", { password })).codes;
export const logoutOthers = () => call<Account>("POST", "/account/logout-others", {});
export const deleteAccount = (password: string) => call<Me>("POST", "/account/delete", { password });
export const dataAddress = "/api/account/data";
export const askReset = (who: string) => call<{ sent: boolean }>("POST", "/reset", { who });
export const resetPassword = (token: string, password: string) => call<Me>("POST", "/reset/password", { token, password });
export const recover = (name: string, code: string, password: string) => call<Me>("POST", "/recover", { name, code, password });
/** The first pages of a list, and whether there are more. */
export async function tablePages(scope: Scope, most = 1): Promise<TablePages> {
  const found = new Map<string, Summary>();
  let behind: string | null = "";
  for (let page = 0; page < most && behind !== null; page++) {
    const told: Tables = await call<Tables>("GET", `/tables?scope=${scope}${behind && `&behind=${encodeURIComponent(behind)}`}`);
    // One that has just finished may be on two pages.
    for (const table of told.tables) if (!found.has(table.id)) found.set(table.id, table);
    behind = told.more;
  }
  return { tables: [...found.values()], more: behind !== null };
}
export const tables = async (scope: Scope) => (await tablePages(scope)).tables;
/** The components this server plays a game on; none where they cannot be had. */
export const components = (game: string) =>
  call<{ components: ComponentRow[] }>("GET", `/components/${encodeURIComponent(game)}`).then(
    (told) => told.components,
    () => [],
  );
export const rules = (game: string) => call<RulesText>("GET", `/rules/${encodeURIComponent(game)}`);
export const summary = (id: string) => call<Summary>("GET", at(id));
export const create = (wish: Wish) => call<Made>("POST", "/tables", wish);
export const learn = (game: string) => call<Made>("POST", `/lessons/${encodeURIComponent(game)}`, {});
export const lessons = (game: string) => call<Lessons>("GET", `/lessons/${encodeURIComponent(game)}`);
export const beginTask = (game: string, id: string) => call<Made>("POST", task(game, id), {});
const task = (game: string, id: string) => `/lessons/${encodeURIComponent(game)}/tasks/${encodeURIComponent(id)}`;
export const coach = (game: string, id: string, line: number[]) => call<Coached>("POST", `${task(game, id)}/answer`, { line });
/** The same with searches on this device. */
export const taskSearches = (game: string, id: string, line: number[]) => call<Searches>("POST", `${task(game, id)}/searches`, { line });
export const taskAdvice = (game: string, id: string, line: number[], found: number[][][]) => call<Advice>("POST", `${task(game, id)}/advice`, { line, found });
const puzzle = (game: string, id: string) => `/puzzles/${encodeURIComponent(game)}/${encodeURIComponent(id)}`;
export const puzzles = (game: string) => call<Puzzles>("GET", `/puzzles/${encodeURIComponent(game)}`);
export const beginPuzzle = (game: string, id: string) => call<Made>("POST", puzzle(game, id), {});
/** `worth`: what this device found. */
export const judge = (game: string, id: string, line: number[], worth?: Worth) => call<Judged>("POST", `${puzzle(game, id)}/answer`, { line, worth });
export const puzzleSearches = (game: string, id: string, line: number[]) => call<Searches>("POST", `${puzzle(game, id)}/searches`, { line });
export const join = (id: string, wish: { seat?: number; name?: string } = {}) => call<Made>("POST", `${at(id)}/join`, wish);
export const start = (id: string, keys: string[]) => call<unknown>("POST", `${at(id)}/start`, { keys });
export const leave = (id: string, keys: string[]) => call<Summary>("POST", `${at(id)}/leave`, { keys });
export const rematch = (id: string, keys: string[]) => call<Made>("POST", `${at(id)}/rematch`, { keys });
export const statistics = (id: string) => call<Statistics>("GET", `${at(id)}/statistics`);
export const recordAddress = (id: string) => `/api${at(id)}/record`;
export const upload = (record: string, go_on = false) => call<Made>("POST", "/records", { record, go_on });

export const uploadPosition = (position: string) => call<Made>("POST", "/positions", { position });

/** What went wrong, whatever it was. */
export const problem = (error: unknown): Refusal =>
  error instanceof Refused ? error.refusal : { id: "error-server", args: { status: 0 }, text: String(error) };

/** A game's catalogue, or the `server`'s; null where there is none in that language. */
export const gameTexts = (game: string, language: string) => text(`/texts/${encodeURIComponent(game)}/${encodeURIComponent(language)}`);
/** The words of a game's lesson. */
export const lessonTexts = (game: string, language: string) => text(`/lessons/${encodeURIComponent(game)}/${encodeURIComponent(language)}`);

/** A text, or null where there is none. While the server does not answer it is asked again: words must not stay away. */
async function text(path: string): Promise<string | null> {
  for (let pause = 500; ; pause = Math.min(8_000, 2 * pause)) {
    try {
      const answer = await fetch(`/api${path}`);
      if (answer.ok) return await answer.text();
      if (answer.status < 500 && answer.status !== 429) return null;
    } catch {
      // It is starting anew, or the line is cut.
    }
    await new Promise((done) => setTimeout(done, pause));
  }
}
