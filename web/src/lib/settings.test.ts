import { beforeEach, expect, it, vi } from "vitest";

const KEY = "wharfinger:settings";
beforeEach(() => {
  vi.resetModules();
  localStorage.clear();
});
async function confirmed(kept: object): Promise<string> {
  localStorage.setItem(KEY, JSON.stringify(kept));
  return (await import("./settings.svelte")).settings.confirm;
}

it("what once was called always is now the end of a turn", async () => {
  expect(await confirmed({ confirm: "always" })).toBe("turn");
});
it.each([{ confirm: "never" }, { confirm: "always", form: 2 }, { confirm: "irreversible", form: 2 }, { confirm: "turn", form: 2 }])("%o is kept", async (kept) => {
  expect(await confirmed(kept)).toBe(kept.confirm);
});
