import { afterEach, expect, it, vi } from "vitest";
import { gameTexts } from "./api";

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it("asks again for a game's words while the server does not answer", async () => {
  vi.useFakeTimers();
  const answers = [() => Promise.reject(new TypeError("cut")), async () => new Response("", { status: 503 }), async () => new Response("a = b")];
  const fetch = vi.fn(() => answers.shift()!());
  vi.stubGlobal("fetch", fetch);
  const asked = gameTexts("hamburgum", "en");
  await vi.advanceTimersByTimeAsync(2_000);
  await expect(asked).resolves.toBe("a = b");
  expect(fetch).toHaveBeenCalledTimes(3);
});

it("takes no for an answer where there are no words", async () => {
  vi.stubGlobal("fetch", async () => new Response("", { status: 404 }));
  await expect(gameTexts("hamburgum", "xx")).resolves.toBeNull();
});
