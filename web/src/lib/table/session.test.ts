import { describe, expect, it } from "vitest";
import type { FromServer, Connection } from "../server/connection";
import type { Choice, LogTurn, Table } from "../types";
import { Session } from "./session.svelte";

const turn = (from: number, to: number): LogTurn => ({ turn: from, seat: 0, from, to, moves: [], told: [], over: true, events: [] });
const table = (version: number, kept: number, log: LogTurn[]): Table =>
  ({ type: "table", version, stamp: version, kept, log, seats: [], chat: [], notices: [], thinking: null, ask: { seat: 1, decision: "x", choices: [] } }) as unknown as Table;

function made() {
  const asked: [string, Record<string, unknown>, (message: FromServer) => void, (error: unknown) => void][] = [];
  let hear: (message: FromServer, first: boolean) => void = () => {};
  const session = new Session("t", (onmessage) => {
    hear = onmessage;
    return { ask: (type: string, payload: Record<string, unknown>) => new Promise((done, failed) => asked.push([type, payload, done, failed])) } as unknown as Connection;
  });
  return { session, asked, hear: (message: FromServer, first = false) => hear(message, first) };
}

describe("a table in the page", () => {
  it("keeps the log up to date, and starts it anew with each line", () => {
    const { session, hear } = made();
    hear(table(2, 0, [turn(0, 1), turn(1, 2)]), true);
    hear(table(3, 1, [turn(1, 3)]));
    expect(session.log.map((one) => one.to)).toEqual([1, 3]);
    hear(table(3, 2, [turn(0, 3)]), true);
    expect(session.log.map((one) => one.to)).toEqual([3]);
  });
  it("sends a decision with the state it answers, and only one at a time", async () => {
    const { session, asked, hear } = made();
    hear(table(7, 0, []), true);
    const first = session.move({ code: 5 } as Choice);
    await expect(session.move({ code: 6 } as Choice)).resolves.toBe(false);
    expect(asked.map(([type, payload]) => [type, payload])).toEqual([["move", { seat: 1, version: 7, stamp: 7, code: 5 }]]);
    asked[0]![3]({ id: "refused-stale", args: {}, text: "" });
    await expect(first).resolves.toBe(false);
    expect(session.refused?.id).toBe("refused-stale");
    expect(session.busy).toBe(false);
  });
  it("takes the next decision as soon as the table has changed", async () => {
    const { session, asked, hear } = made();
    hear(table(7, 0, []), true);
    void session.move({ code: 5 } as Choice);
    hear(table(8, 0, []));
    expect(session.busy).toBe(false);
    void session.move({ code: 6 } as Choice);
    asked[0]![2]({ type: "done", id: 1 });
    await new Promise((done) => setTimeout(done));
    expect(asked.length).toBe(2);
    expect(session.busy).toBe(true);
  });
  it("tells as news only what was said while the page was open", () => {
    const said = (...seats: number[]) => ({ ...table(1, 0, []), notices: seats.map((seat) => ({ id: "notice-undone", args: { seat } })) }) as Table;
    const { session, hear } = made();
    hear(said(1, 2), true);
    expect(session.news).toEqual([]);
    hear(said(1, 2), false);
    hear(said(1, 2, 2), false);
    hear(said(2, 2, 3), false);
    expect(session.news.map((one) => one.args.seat)).toEqual([2, 3]);
    hear(said(2, 2, 3), true);
    expect(session.news).toEqual([]);
  });
  it("counts down for those who are away, until they come back", () => {
    const { session, hear } = made();
    const now = Date.now() / 1000;
    hear({ type: "presence", seats: [0], wait: { "1": 90 } });
    expect([...session.waits.keys()]).toEqual([1]);
    expect(session.waits.get(1)! - now).toBeGreaterThanOrEqual(90);
    hear({ ...table(1, 0, []), seats: [{ seat: 2, wait: 30 }, { seat: 1 }] } as unknown as FromServer);
    expect([...session.waits.keys()]).toEqual([2]);
    hear({ type: "presence", seats: [0, 1, 2], wait: {} });
    expect(session.waits.size).toBe(0);
  });
  it("asks for the last of many looks only", async () => {
    const { session, asked, hear } = made();
    hear(table(9, 0, []), true);
    void session.look(1);
    void session.look(2);
    void session.look(3);
    expect(asked.length).toBe(1);
    asked[0]![2]({ type: "look", version: 1 } as FromServer);
    await Promise.resolve();
    await Promise.resolve();
    expect(asked[1]![1]).toEqual({ version: 3 });
    asked[1]![2]({ type: "look", version: 3 } as FromServer);
    await new Promise((done) => setTimeout(done));
    expect(session.looked?.version).toBe(3);
    void session.look(null);
    expect(session.looked).toBeNull();
  });
});
