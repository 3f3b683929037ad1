import { afterEach, describe, expect, it, vi } from "vitest";
import { tablePages, tables } from "./api";

const PAGES: Record<string, { tables: { id: string }[]; more: string | null }> = {
  "": { tables: [{ id: "a" }, { id: "b" }], more: "0-2.5-b" },
  "0-2.5-b": { tables: [{ id: "b" }, { id: "c" }], more: "1-1-c" },
  "1-1-c": { tables: [{ id: "d" }], more: null },
};
const asked: string[] = [];
const ids = (found: { id: string }[]) => found.map(({ id }) => id).join("");

afterEach(() => vi.unstubAllGlobals());

describe("lists of tables", () => {
  it("come page by page, each table once", async () => {
    vi.stubGlobal("fetch", (path: string) => {
      asked.push(path);
      const query = new URL(path, "http://x").searchParams;
      return Promise.resolve(new Response(JSON.stringify(PAGES[query.get("behind") ?? ""])));
    });
    expect(ids(await tables("mine"))).toBe("ab");
    expect(asked).toEqual(["/api/tables?scope=mine"]);
    const two = await tablePages("mine", 2);
    expect([ids(two.tables), two.more]).toEqual(["abc", true]);
    const every = await tablePages("mine", Infinity);
    expect([ids(every.tables), every.more]).toEqual(["abcd", false]);
    expect(asked.length).toBe(6);
  });
});
