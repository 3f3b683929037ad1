/** The panels of Trade: chosen in any order, sent as the rules ask for it (samples/panels.py makes the positions). */
import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, describe, expect, it } from "vitest";
import type { Ask, Choice } from "../../lib/types";
import type { GameView } from "./model";
import Panel from "./Panel.svelte";
import data from "./samples/panels.json";
import { say } from "./testing";

type Node = { ask: Ask; next: Record<string, Node> } | { money: number };
type Asked = Extract<Node, { ask: Ask }>;
const trades = data.trades as unknown as { view: GameView; tree: Asked }[];
const find = (decision: string, choices: number): { view: GameView; tree: Asked } =>
  trades.find(({ tree }) => tree.ask.decision === decision && tree.ask.choices.length === choices)!;

/** A table that answers what is chosen with the next question, as the shell does. */
function table({ view, tree }: { view: GameView; tree: Asked }, taken: (choice: Choice) => boolean = () => true) {
  const said: string[] = [];
  let node: Node = tree;
  const onchoose = async (choice: Choice): Promise<boolean> => {
    if ("money" in node || !taken(choice)) return false;
    said.push(choice.text);
    node = node.next[choice.text]!;
    await tick();
    if ("ask" in node) await shown.rerender({ ask: node.ask });
    return true;
  };
  const props = { ask: tree.ask, view, options: {}, say, onchoose };
  const shown = render(Panel, { props });
  return { said, shown, money: () => ("money" in node ? node.money : null) };
}
const more = (name: string): Promise<boolean> => fireEvent.click(screen.getByRole("button", { name: new RegExp(`more ${name}`, "i") }));
const go = (): HTMLButtonElement => document.querySelector("button.go")!;
const settled = async (): Promise<void> => {
  for (let turn = 0; turn < 20; turn++) await tick();
};

afterEach(cleanup);

describe("selling", () => {
  it("says why nothing can be sold yet, then what the whole sale brings", async () => {
    table(find("sell", 3));
    expect(go().disabled).toBe(true);
    expect(document.getElementById(go().getAttribute("aria-describedby")!)?.textContent).toBe("Choose at least one unit.");
    await more("cloth");
    await more("beer");
    expect(go().disabled).toBe(false);
    // One ship in berth 3 carries one kind of good: the other unit goes home.
    expect(go().textContent).toBe("Sell for 130");
  });

  it("sends the answers in the order of the rules, whatever was chosen first", async () => {
    const { said, money } = table(find("sell", 3));
    await more("cloth");
    await more("cloth");
    await more("beer");
    const told = go().textContent!;
    await fireEvent.click(go());
    await settled();
    expect(said).toEqual(["beer=1", "sugar=0", "cloth=2"]);
    expect(told).toBe(`Sell for ${money()}`);
  });

  it("fills the ships, or sells all, at one press", async () => {
    table(find("sell", 3));
    await fireEvent.click(screen.getByRole("button", { name: "Fill ships" }));
    expect(go().textContent).toBe("Sell for 300");
    await fireEvent.click(screen.getByRole("button", { name: "Sell all" }));
    expect(go().textContent).toBe("Sell for 390");
  });

  it("goes on with the rest when the page was loaded in the middle", async () => {
    const { view, tree } = find("sell", 3);
    const { said } = table({ view, tree: tree.next["beer=2"] as Asked });
    expect(screen.getByText("Already chosen: 2 beer.")).toBeTruthy();
    expect(screen.queryByRole("spinbutton", { name: "Beer" })).toBeNull();
    expect(go().textContent).toBe("Sell for 200");
    await more("cloth");
    await fireEvent.click(go());
    await settled();
    expect(said).toEqual(["sugar=0", "cloth=1"]);
  });

  it("stops where an answer is not taken, and the rest is not sent later", async () => {
    const { view, tree } = find("sell", 3);
    const { said, shown } = table({ view, tree }, (choice) => choice.text.startsWith("beer"));
    await more("beer");
    await more("cloth");
    await fireEvent.click(go());
    await settled();
    expect(said).toEqual(["beer=1"]);
    // Somebody else's answer leads on: the old plan has nothing to say to it.
    await shown.rerender({ ask: ((tree.next["beer=1"] as Asked).next["sugar=1"] as Asked).ask });
    await settled();
    expect(said).toEqual(["beer=1"]);
  });

  it("does not answer the next sale, nor another seat's", async () => {
    const { view, tree } = find("sell", 3);
    const { said, shown } = table({ view, tree });
    await more("cloth");
    await fireEvent.click(go());
    await settled();
    expect(said).toEqual(["beer=0", "sugar=0", "cloth=1"]);
    const later = tree.next["beer=1"] as Asked;
    await shown.rerender({ ask: later.ask });
    await shown.rerender({ ask: { ...later.ask, seat: 1 } });
    await settled();
    expect(said.length).toBe(3);
    expect(document.querySelector("form")!.inert).toBe(false);
  });
});

describe("buying", () => {
  it("has one price for all units, and says what is left", async () => {
    const { said, money } = table(find("buy", 2));
    expect(go().disabled).toBe(true);
    await more("timber");
    await more("brick");
    await more("bell");
    expect(go().textContent).toBe("Buy for 100");
    expect(screen.getByText("You keep 50.")).toBeTruthy();
    expect(screen.getByText("One more: +50")).toBeTruthy();
    await more("timber");
    expect(screen.getByText("You cannot afford more.")).toBeTruthy();
    await fireEvent.click(go());
    await settled();
    expect(said).toEqual(["bell=1", "brick=1", "timber=2"]);
    expect(money()).toBe(-150);
  });
});

describe("a number by the keyboard", () => {
  it("is typed, or goes up and down, within what is possible; Enter sends all", async () => {
    const { said } = table(find("sell", 3));
    const beer = screen.getByRole("spinbutton", { name: "Beer" });
    await fireEvent.keyDown(beer, { key: "2" });
    expect(beer.getAttribute("aria-valuenow")).toBe("2");
    await fireEvent.keyDown(beer, { key: "ArrowUp" });
    expect(beer.getAttribute("aria-valuenow")).toBe("2");
    await fireEvent.keyDown(beer, { key: "ArrowDown" });
    expect(beer.getAttribute("aria-valuetext")).toContain("1 of 2");
    await fireEvent.keyDown(beer, { key: "Home" });
    expect(go().disabled).toBe(true);
    await fireEvent.keyDown(beer, { key: "Enter" });
    await settled();
    expect(said).toEqual([]);
    await fireEvent.keyDown(beer, { key: "End" });
    await fireEvent.keyDown(beer, { key: "Enter" });
    await settled();
    expect(said[0]).toBe("beer=2");
  });
});
