import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { backOff, Connection, type FromServer, type ConnectionState, type Socket } from "./connection";

class Fake implements Socket {
  static made: Fake[] = [];
  onopen: ((event: Event) => void) | null = null;
  onmessage: ((event: MessageEvent) => void) | null = null;
  onclose: ((event: CloseEvent) => void) | null = null;
  sent: Record<string, unknown>[] = [];
  constructor() {
    Fake.made.push(this);
  }
  send(data: unknown): void {
    this.sent.push(JSON.parse(String(data)) as Record<string, unknown>);
  }
  close(): void {}
  open(): void {
    this.onopen?.(new Event("open"));
  }
  say(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) } as MessageEvent);
  }
  cut(): void {
    this.onclose?.({} as CloseEvent);
  }
}

const table = (version: number) => ({ type: "table", version });
let heard: [FromServer, boolean][];
let states: ConnectionState[];
let live: Connection;
const last = () => Fake.made.at(-1)!;

beforeEach(() => {
  vi.useFakeTimers();
  Fake.made = [];
  heard = [];
  states = [];
  live = new Connection({
    url: "ws://x",
    keys: () => ["k1"],
    onmessage: (message, first) => heard.push([message, first]),
    onstate: (state) => states.push(state),
    make: () => new Fake(),
    wait: (attempt) => 1000 * (attempt + 1),
  });
  live.start();
  last().open();
});
afterEach(() => {
  live.stop();
  vi.useRealTimers();
});

describe("the line to a table", () => {
  it("says hello with its keys, and tells the first table message from later ones", () => {
    expect(last().sent).toEqual([{ type: "hello", keys: ["k1"], protocol: 1, curtain: true }]);
    last().say(table(3));
    last().say(table(4));
    expect(heard.map(([, first]) => first)).toEqual([true, false]);
    expect(states).toEqual(["connecting", "open"]);
  });

  it("matches answers to requests", async () => {
    last().say(table(0));
    const done = live.ask("move", { code: 7 });
    const refused = live.ask("move", { code: 8 });
    expect(last().sent[1]).toEqual({ type: "move", id: 1, code: 7 });
    last().say({ type: "refused", id: 2, error: { id: "refused-illegal", args: {}, text: "no" } });
    last().say({ type: "done", id: 1 });
    await expect(done).resolves.toMatchObject({ type: "done" });
    await expect(refused).rejects.toMatchObject({ id: "refused-illegal" });
  });

  it("comes back after a cut, slower each time, and gives up what was asked", async () => {
    last().say(table(0));
    const asked = live.ask("move", {});
    last().cut();
    await expect(asked).rejects.toMatchObject({ id: "error-line-lost" });
    expect(states.at(-1)).toBe("lost");
    vi.advanceTimersByTime(999);
    expect(Fake.made.length).toBe(1);
    vi.advanceTimersByTime(1);
    expect(Fake.made.length).toBe(2);
    last().cut();
    vi.advanceTimersByTime(1999);
    expect(Fake.made.length).toBe(2);
    vi.advanceTimersByTime(1);
    last().open();
    expect(last().sent[0]).toMatchObject({ type: "hello" });
    last().say(table(5));
    expect(states.at(-1)).toBe("open");
    expect(heard.at(-1)).toEqual([table(5), true]);
  });

  it("refuses requests while the line is cut", async () => {
    last().say(table(0));
    last().cut();
    await expect(live.ask("chat", { text: "hi" })).rejects.toMatchObject({ id: "error-line-lost" });
  });

  it("hurries when the network is back", () => {
    last().say(table(0));
    last().cut();
    live.hurry();
    expect(Fake.made.length).toBe(2);
    vi.advanceTimersByTime(60_000);
    expect(Fake.made.length).toBe(2);
  });

  it("greets again with a new key", () => {
    last().say(table(0));
    live.again();
    vi.advanceTimersByTime(0);
    last().open();
    expect(Fake.made.length).toBe(2);
    expect(last().sent[0]).toMatchObject({ type: "hello" });
  });

  it("stays away when the server says goodbye for good, and returns when it only restarts", () => {
    last().say({ type: "bye", error: { id: "refused-closing", args: {}, text: "" } });
    last().cut();
    vi.advanceTimersByTime(1000);
    expect(Fake.made.length).toBe(2);
    last().say({ type: "bye", error: { id: "refused-no-table", args: {}, text: "" } });
    last().cut();
    vi.advanceTimersByTime(60_000);
    expect(Fake.made.length).toBe(2);
    expect(states.at(-1)).toBe("closed");
  });

  it.each(["refused-too-many", "refused-watchers"])("waits for its place where it was before: %s", (id) => {
    const full = { type: "bye", error: { id, args: {}, text: "" } };
    last().say(table(0));
    last().cut();
    vi.advanceTimersByTime(1000);
    last().open();
    last().say(full); // the server that died is still counted
    last().cut();
    vi.advanceTimersByTime(60_000);
    expect(Fake.made.length).toBe(3);
    last().open();
    last().say(table(0));
    expect(states.at(-1)).toBe("open");
  });

  it("does not ask again and again where it has never been", () => {
    last().say({ type: "bye", error: { id: "refused-too-many", args: {}, text: "" } });
    last().cut();
    vi.advanceTimersByTime(60_000);
    expect(Fake.made.length).toBe(1);
    expect(states.at(-1)).toBe("closed");
  });

  it("waits longer and longer, but never long", () => {
    expect(backOff(0, 0.5)).toBe(500);
    expect(backOff(3, 0.5)).toBe(4000);
    expect(backOff(30, 1)).toBeLessThanOrEqual(18_750);
  });
});
