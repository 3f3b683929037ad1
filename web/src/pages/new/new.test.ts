/** Setting up a table, against a server that answers when it is told to. */
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Game, Option } from "../../lib/types";
import { joined, parts, partsOf } from "./named";

type Call = { method: string; path: string; body: unknown; answer: (value: unknown, status?: number) => void };
let calls: Call[] = [];
let lib: typeof import("@testing-library/svelte");
/** The calls of a kind that wait for an answer. */
const waiting = (method: string, path: string): Call[] => calls.filter((call) => call.method === method && call.path === path);

const option = (name: string, ...values: string[]): Option => ({
  name, values, low: null, high: null, text: null, initial: values[0]!, clause: "X-1",
}); // prettier-ignore
const GAMES: Game[] = [
  {
    name: "le-havre",
    title: "Le Havre",
    seats: [1, 5],
    languages: ["en"],
    summary: {},
    bots: ["easy", "greedy", "medium", "random"],
    options: [option("expensive_loans", "off", "on"), option("length", "full", "short"), option("out_of_turn_selling", "forced_only", "between_turns"), option("marketplace_solo_limit", "4", "8"), option("expansion_cards", "none", "a", "b", "a+b", "c", "a+c", "b+c", "all")],
  },
];
const TEXTS = `option-length = Game length
value-length-full = Full game
value-length-short = Short game
option-expensive-loans = Expensive loans
option-marketplace-solo-limit = Solo limit
value-out-of-turn-selling-between-turns = After any turn
`;
const ME = { name: "Player 1", account: null, notices: [], schemes: [] };

function listen(path: string, init: RequestInit = {}): Promise<Response> {
  const reply = (value: unknown, status = 200): Response => new Response(typeof value === "string" ? value : JSON.stringify(value), { status });
  if (path.startsWith("/api/texts")) return Promise.resolve(reply(path.includes("le-havre") ? TEXTS : ""));
  return new Promise((resolve) => {
    const body: unknown = init.body ? JSON.parse(String(init.body)) : null;
    calls.push({ method: init.method ?? "GET", path, body, answer: (value, status) => resolve(reply(value, status)) });
  });
}

/** The page, all modules read anew so that nothing is known yet. */
async function open(): Promise<void> {
  vi.resetModules();
  lib = await import("@testing-library/svelte");
  const { default: NewTable } = await import("../NewTable.svelte");
  lib.render(NewTable, { props: { game: "le-havre" } });
  await lib.waitFor(() => expect(waiting("GET", "/api/games")).toHaveLength(1), LONG);
}
async function ready(): Promise<void> {
  await open();
  waiting("GET", "/api/games")[0]!.answer({ games: GAMES });
  waiting("GET", "/api/me")[0]!.answer(ME);
  await lib.screen.findByRole("button", { name: "Start game" }, LONG);
}
const LONG = { timeout: 60_000 };
vi.setConfig({ testTimeout: 180_000 });

beforeEach(() => {
  calls = [];
  vi.stubGlobal("fetch", vi.fn((path: string, init?: RequestInit) => listen(path, init)));
});
afterEach(() => {
  lib.cleanup();
  vi.unstubAllGlobals();
});

describe("the name that was typed", () => {
  it("is known before the table is made", async () => {
    await ready();
    await lib.fireEvent.input(lib.screen.getByLabelText("Your name"), { target: { value: " Ann " } });
    await lib.fireEvent.click(lib.screen.getByRole("button", { name: "Start game" }));
    await lib.waitFor(() => expect(waiting("PUT", "/api/me")).toHaveLength(1), LONG);
    expect(waiting("PUT", "/api/me")[0]!.body).toEqual({ name: "Ann" });
    expect(waiting("POST", "/api/tables"), "the name has not arrived yet").toHaveLength(0);
    waiting("PUT", "/api/me")[0]!.answer({ ...ME, name: "Ann" });
    await lib.waitFor(() => expect(waiting("POST", "/api/tables")).toHaveLength(1), LONG);
  });

  it("is told when it cannot be used, and no table is made", async () => {
    await ready();
    await lib.fireEvent.input(lib.screen.getByLabelText("Your name"), { target: { value: "a,b" } });
    await lib.fireEvent.click(lib.screen.getByRole("button", { name: "Start game" }));
    await lib.waitFor(() => expect(waiting("PUT", "/api/me")).toHaveLength(1), LONG);
    waiting("PUT", "/api/me")[0]!.answer({ error: { id: "refused-name", args: {}, text: "This name cannot be used." } }, 400);
    expect((await lib.screen.findByRole("alert", undefined, LONG)).textContent).toContain("This name cannot be used.");
    expect(waiting("POST", "/api/tables")).toHaveLength(0);
    expect(lib.screen.getByRole<HTMLButtonElement>("button", { name: "Start game" }).disabled).toBe(false);
  });

  it("is not sent again when it is the old one", async () => {
    await ready();
    await lib.fireEvent.click(lib.screen.getByRole("button", { name: "Start game" }));
    await lib.waitFor(() => expect(waiting("POST", "/api/tables")).toHaveLength(1), LONG);
    expect(waiting("PUT", "/api/me")).toHaveLength(0);
  });
});

describe("the chairs", () => {
  it("have the usual bot, however late the games are known", async () => {
    await open();
    expect(lib.screen.queryByLabelText("Seat 2")).toBeNull();
    waiting("GET", "/api/games")[0]!.answer({ games: GAMES });
    waiting("GET", "/api/me")[0]!.answer(ME);
    const chair = await lib.screen.findByLabelText<HTMLSelectElement>("Seat 2", undefined, LONG);
    expect(chair.value).toBe("bot:medium");
  });
});

describe("an option whose parts can be combined", () => {
  const cards = GAMES[0]!.options.find((one) => one.name === "expansion_cards")!;
  it("is chosen part by part", () => {
    expect(parts(cards)).toEqual(["a", "b", "c"]);
    expect(parts(option("length", "full", "short"))).toBeNull();
    for (const value of cards.values!) expect(joined(cards, partsOf(cards, value))).toBe(value);
    expect(partsOf(cards, "none")).toEqual([]);
    expect(partsOf(cards, "all")).toEqual(["a", "b", "c"]);
    expect(joined(cards, ["a", "c"])).toBe("a+c");
  });
});

describe("the options that people choose by", () => {
  it("are seen at once, in the order of the game; the others wait behind them", async () => {
    await ready();
    const groups = [...document.querySelectorAll(".variants fieldset")];
    await lib.waitFor(() => expect(groups.map((group) => group.querySelector("legend")!.textContent)).toEqual(["Game length", "option expansion cards"]), LONG);
    expect(document.querySelector("details")!.textContent).toContain("A variant of the Polish rulebook");
    expect(document.querySelector("details")!.textContent).toContain("Expensive loans");
    expect(document.querySelector("details")!.textContent).not.toContain("Game length");
  });

  it("are sent where they differ from the default", async () => {
    await ready();
    await lib.fireEvent.change(lib.screen.getByLabelText("option out of turn selling"), { target: { value: "between_turns" } });
    for (const part of ["c", "a"]) await lib.fireEvent.click(lib.screen.getByRole("checkbox", { name: part }));
    await lib.fireEvent.click(lib.screen.getByRole("button", { name: "Start game" }));
    await lib.waitFor(() => expect(waiting("POST", "/api/tables")).toHaveLength(1), LONG);
    expect(waiting("POST", "/api/tables")[0]!.body).toMatchObject({ game: "le-havre", options: { out_of_turn_selling: "between_turns", expansion_cards: "a+c" } });
  });

  it("are left out where they do not matter, and not sent then", async () => {
    await ready();
    expect(document.body.textContent).not.toContain("Solo limit");
    await lib.fireEvent.change(lib.screen.getByLabelText("option out of turn selling"), { target: { value: "between_turns" } });
    await lib.fireEvent.click(lib.screen.getByRole("checkbox", { name: "c" }));
    await lib.fireEvent.click(lib.screen.getByLabelText("Short game")); // it has no special buildings
    expect(lib.screen.queryByRole("checkbox", { name: "c" })).toBeNull();
    await lib.fireEvent.click(lib.screen.getByRole("radio", { name: "1" }));
    expect(lib.screen.queryByLabelText("option out of turn selling")).toBeNull();
    expect([...document.querySelectorAll(".variants legend")].at(-1)!.textContent).toBe("Solo limit");
    await lib.fireEvent.click(lib.screen.getByRole("button", { name: "Start game" }));
    await lib.waitFor(() => expect(waiting("POST", "/api/tables")).toHaveLength(1), LONG);
    expect(waiting("POST", "/api/tables")[0]!.body).toMatchObject({ players: 1, options: { length: "short" } });
    expect(Object.keys((waiting("POST", "/api/tables")[0]!.body as { options: object }).options)).toEqual(["length"]);
  });
});
