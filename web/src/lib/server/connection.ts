/** The line to one table: says hello, brings messages, and comes back by itself when it is cut. */
import type { FromAnalysis, FromTable, Refusal } from "../wire";

export type { Look } from "../wire";
export type FromServer = FromTable | FromAnalysis;
export type ConnectionState = "connecting" | "open" | "lost" | "closed";
export type Socket = Pick<WebSocket, "send" | "close"> & {
  onopen: ((event: Event) => void) | null;
  onmessage: ((event: MessageEvent) => void) | null;
  onclose: ((event: CloseEvent) => void) | null;
};
type ConnectionOptions = {
  url: string;
  keys: () => string[];
  /** `first`: the first table message of a connection, which holds the whole log. */
  onmessage: (message: FromServer, first: boolean) => void;
  onstate: (state: ConnectionState) => void;
  /** The message that answers the hello. */
  greeting?: "table" | "analysis";
  make?: (url: string) => Socket;
  /** Milliseconds before try number n. */
  wait?: (attempt: number) => number;
};

/** Doubles up to a quarter of a minute; the dice keep a crowd from coming back in the same instant. */
export const backOff = (attempt: number, dice: number = Math.random()): number => Math.min(15_000, 500 * 2 ** attempt) * (0.75 + dice / 2);

const PASSING = new Set(["refused-slow", "refused-closing", "refused-internal", "refused-database", "refused-busy", "refused-too-often"]);
/** A server that died counts its connections for a while: whoever was at the table comes back when it no longer does. */
const CROWDED = new Set(["refused-too-many", "refused-watchers"]);
const LOST: Refusal = { id: "error-line-lost", args: {}, text: "" };

export class Connection {
  private socket: Socket | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private attempt = 0;
  private number = 0;
  private greeted = false;
  private wasHere = false;
  private stopped = false;
  private readonly waiting = new Map<number, { done: (message: FromServer) => void; failed: (refusal: Refusal) => void }>();

  constructor(private readonly options: ConnectionOptions) {}

  start(): void {
    this.stopped = false;
    this.connect();
  }

  stop(): void {
    this.stopped = true;
    clearTimeout(this.timer);
    this.socket?.close();
    this.socket = null;
    this.drop();
  }

  /** The network is back, or the page is looked at again: do not wait for the timer. */
  hurry(): void {
    if (this.stopped || this.socket) return;
    clearTimeout(this.timer);
    this.attempt = 0;
    this.connect();
  }

  /** Say hello again, with keys that were not known before. */
  again(): void {
    const socket = this.socket;
    this.attempt = 0;
    if (socket) this.cut(socket, 0);
  }

  /** Sends a request; resolves with its answer, rejects with the server's refusal. */
  ask(type: string, payload: Record<string, unknown> = {}): Promise<FromServer> {
    const id = ++this.number;
    return new Promise((done, failed) => {
      if (!this.socket || !this.greeted) return failed(LOST);
      this.waiting.set(id, { done, failed });
      this.socket.send(JSON.stringify({ type, id, ...payload }));
    });
  }

  private connect(): void {
    this.options.onstate(this.attempt ? "lost" : "connecting");
    const make = this.options.make ?? ((url: string): Socket => new WebSocket(url));
    const socket = make(this.options.url);
    this.socket = socket;
    this.greeted = false;
    socket.onopen = () => socket.send(JSON.stringify({ type: "hello", keys: this.options.keys(), protocol: 1, curtain: true }));
    socket.onmessage = (event) => this.read(JSON.parse(String(event.data)) as FromServer);
    socket.onclose = () => this.cut(socket);
  }

  private cut(socket: Socket, wait?: number): void {
    if (this.socket !== socket) return;
    this.socket = null;
    socket.onclose = socket.onmessage = null;
    socket.close();
    this.drop();
    if (this.stopped) return;
    this.options.onstate("lost");
    this.timer = setTimeout(() => this.connect(), wait ?? (this.options.wait ?? backOff)(this.attempt));
    this.attempt++;
  }

  private read(message: FromServer): void {
    let first = false;
    if (message.type === (this.options.greeting ?? "table") && !this.greeted) {
      first = this.greeted = this.wasHere = true;
      this.attempt = 0;
      this.options.onstate("open");
    }
    if ("id" in message && typeof message.id === "number") {
      const asked = this.waiting.get(message.id);
      if (asked) {
        this.waiting.delete(message.id);
        if (message.type === "refused") asked.failed(message.error);
        else asked.done(message);
      }
    }
    if (message.type === "bye") {
      // A server that is stopped or could not keep up will have us back; otherwise (no such table) coming back is no use.
      const passing = PASSING.has(message.error.id) || (this.wasHere && CROWDED.has(message.error.id));
      if (!passing) {
        this.stopped = true;
        this.options.onstate("closed");
      }
    }
    this.options.onmessage(message, first);
  }

  private drop(): void {
    for (const asked of this.waiting.values()) asked.failed(LOST);
    this.waiting.clear();
  }
}
