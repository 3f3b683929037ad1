import { describe, expect, it } from "vitest";
import { shownName, shownView } from "./names";
import { loadLanguage } from "./shell-texts.svelte";

describe("names that nobody chose", () => {
  it("are read in the reader's language", async () => {
    globalThis.fetch = () => Promise.resolve(new Response("", { status: 404 }));
    expect(["Player 2", "Greedy 1", "Ann", "Player One", "Hard Rock"].map(shownName)).toEqual(["Player 2", "Greedy 1", "Ann", "Player One", "Hard Rock"]);
    await loadLanguage("de");
    expect(shownView({ names: ["Player 2", "Hard 1", "Ann"] }).names).toEqual(["Spieler 2", "Stark 1", "Ann"]);
    expect(["Deleted player", "Deleted player 2", "Deleted players"].map(shownName)).toEqual(["Gelöschter Spieler", "Gelöschter Spieler 2", "Deleted players"]);
    await loadLanguage("en");
  });
});
