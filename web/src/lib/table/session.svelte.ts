/** One table as the page holds it: the last message, the whole log, the line's state, and a look at the past. */
import { Connection, type FromServer, type ConnectionState, type Look } from "../server/connection";
import { settings } from "../settings.svelte";
import type { AnalysisLook, Ponder } from "../wire";
import type { Chat, Choice, LogTurn, Message, Refusal, Table, Tried } from "../types";
import { merge } from "./log";
import { keysOf } from "./seat-keys";

type Thinking = { seat: number; share: number } | null;

/** The address of a line to a table. */
export function connectionAddress(id: string, what: "live" | "analysis"): string {
  const scheme = location.protocol === "https:" ? "wss:" : "ws:";
  return `${scheme}//${location.host}/api/tables/${encodeURIComponent(id)}/${what}`;
}

/** Only the last few notices are kept: what is new is what follows the old ones. */
function added(old: readonly Message[], now: readonly Message[]): Message[] {
  const [before, after] = [old, now].map((list) => list.map((one) => JSON.stringify(one))) as [string[], string[]];
  for (let from = 0; from <= before.length; from++)
    if (before.slice(from).every((one, at) => one === after[at])) return now.slice(before.length - from);
  return [...now];
}

export class Session {
  table = $state.raw<Table | null>(null);
  log = $state.raw<LogTurn[]>([]);
  chat = $state.raw<Chat[]>([]);
  thinking = $state.raw<Thinking>(null);
  /** How much of the game is compiled; null: all of it. */
  speed = $state.raw<number | null>(null);
  online = $state.raw<Set<number>>(new Set());
  /** Seats whose players are away from a live table, and when (in seconds since 1970, here) a bot may play for them. */
  waits = $state.raw<Map<number, number>>(new Map());
  link = $state<ConnectionState>("connecting");
  /** The server closed the line for good. */
  closed = $state.raw<Refusal | null>(null);
  refused = $state.raw<Refusal | null>(null);
  busy = $state(false);
  /** The table as it was; null: now. */
  looked = $state.raw<Look | AnalysisLook | null>(null);
  /** What the table has said while this page was open. */
  news = $state.raw<Message[]>([]);

  protected readonly connection: Connection;
  private wanted: number | null = null;
  private looking = false;
  private left = false;
  private moves = 0;

  constructor(
    readonly id: string,
    connect?: (onmessage: (message: FromServer, first: boolean) => void, onstate: (state: ConnectionState) => void) => Connection,
  ) {
    const onmessage = (message: FromServer, first: boolean) => this.read(message, first);
    const onstate = (state: ConnectionState) => (this.link = state);
    this.connection = connect ? connect(onmessage, onstate) : new Connection({ url: connectionAddress(id, "live"), keys: () => keysOf(id), onmessage, onstate });
  }

  /** Opens the line; returns how to close it. */
  open(): () => void {
    const hurry = () => document.visibilityState === "visible" && this.connection.hurry();
    addEventListener("online", hurry);
    document.addEventListener("visibilitychange", hurry);
    this.connection.start();
    return () => {
      removeEventListener("online", hurry);
      document.removeEventListener("visibilitychange", hurry);
      this.connection.stop();
    };
  }

  /** A seat was taken: greet the server again, with its key. */
  sit(): void {
    this.connection.again();
  }

  move(choice: Choice): Promise<boolean> {
    const { ask, version, stamp } = this.table!;
    return this.alone(() => this.send("move", { seat: ask!.seat, version, stamp, code: choice.code }));
  }

  /** Takes back the decisions since a version, or all of the turn. */
  undo(to: number | "turn"): Promise<boolean> {
    return this.alone(() => this.send("undo", { version: this.table!.version, ...(to === "turn" ? { turn: true } : { to }) }));
  }

  /** The table as it would be after a choice; null where that cannot be shown. */
  async attempt(choice: Choice): Promise<Tried | null> {
    const { ask, version, stamp } = this.table!;
    try {
      const seen = await this.connection.ask("try", { seat: ask!.seat, version, stamp, code: choice.code });
      return seen.type === "tried" && seen.shown ? seen : null;
    } catch {
      return null; // the table has changed meanwhile, or the line is cut: there is nothing to show
    }
  }

  /** Why some words of the notation cannot be played now; null where nobody says. */
  async why(words: string): Promise<Message | null> {
    const { ask, version, stamp } = this.table!;
    try {
      const told = await this.connection.ask("why", { seat: ask!.seat, version, stamp, words });
      return told.type === "because" ? told.reason : null;
    } catch {
      return null;
    }
  }

  /** Anything else; true when the server did it. */
  async send(type: string, payload: Record<string, unknown> = {}): Promise<boolean> {
    this.refused = null;
    try {
      await this.connection.ask(type, payload);
      return true;
    } catch (error) {
      this.refused = error as Refusal;
      return false;
    }
  }

  /** Decisions one at a time: a second click while the first is on its way does nothing. */
  private async alone(what: () => Promise<boolean>): Promise<boolean> {
    if (this.busy) return false;
    const move = ++this.moves;
    this.busy = true;
    try {
      return await what();
    } finally {
      if (move === this.moves) this.busy = false;
    }
  }

  /** The table as it was after so many decisions. A slider asks faster than the server answers: only the last wish counts. */
  async look(version: number | null): Promise<void> {
    this.wanted = version;
    this.left = version === null;
    if (this.left) this.looked = null;
    if (this.looking) return;
    this.looking = true;
    try {
      while (this.wanted !== null) {
        const at: number = this.wanted;
        this.wanted = null;
        const seen = await this.connection.ask("look", { version: at });
        // What is answered after the replay was left is not shown any more.
        if (seen.type === "look" && !this.left && (this.wanted === null || this.wanted === at)) this.looked = seen;
      }
    } catch (error) {
      this.refused = error as Refusal;
    } finally {
      this.looking = false;
    }
  }

  /** Says that this device thinks for the bots, where its visitor wants that. */
  private async offerDevice(): Promise<void> {
    if (!settings.bots) return;
    const { thinksForBots } = await import("../engine/bots");
    if (thinksForBots()) await this.connection.ask("device", { on: true }).catch(() => undefined);
  }

  /** Decides for a bot; where this device cannot, the server does. */
  private async ponder(asked: Ponder): Promise<void> {
    const { decide } = await import("../engine/bots");
    const code = await decide(this.table!.game, asked);
    const said = code === null ? this.connection.ask("device", { on: false }) : this.connection.ask("pondered", { stamp: asked.stamp, code });
    await said.catch(() => undefined);
  }

  private expect(waits: (readonly [number, number])[]): void {
    const now = Date.now() / 1000;
    this.waits = new Map(waits.map(([seat, wait]) => [seat, now + wait]));
  }

  protected read(message: FromServer, first: boolean): void {
    if (message.type === "table") {
      // The table has changed: the next decision may be taken, even if the answer to the last is still on its way.
      if (message.stamp !== this.table?.stamp) this.busy = false;
      this.log = merge(this.log, first ? 0 : message.kept, message.log, message.reread);
      this.chat = message.chat;
      this.thinking = message.thinking;
      this.speed = message.speed;
      this.online = new Set(message.seats.filter((seat) => seat.online).map((seat) => seat.seat));
      this.expect(message.seats.flatMap((seat) => (seat.wait === undefined ? [] : [[seat.seat, seat.wait] as const])));
      this.news = first ? [] : [...this.news, ...added(this.table?.notices ?? [], message.notices)];
      this.table = message;
      if (first) void this.offerDevice();
    } else if (message.type === "ponder") {
      void this.ponder(message);
    } else if (message.type === "thinking") {
      this.thinking = message.seat === undefined ? null : { seat: message.seat, share: message.share ?? 0 };
    } else if (message.type === "speed") {
      this.speed = message.share;
    } else if (message.type === "chat") {
      this.chat = [...this.chat, message];
    } else if (message.type === "presence") {
      this.online = new Set(message.seats);
      this.expect(Object.entries(message.wait).map(([seat, wait]) => [Number(seat), wait] as const));
    } else if (message.type === "refused") {
      if (message.id === null) this.refused = message.error;
    } else if (message.type === "bye") {
      if (this.link === "closed") this.closed = message.error;
    }
  }
}
