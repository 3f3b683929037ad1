/** The panels of Trade: chosen in any order, sent as the rules ask for it (samples/panels.py makes the positions). */
import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, describe, expect, it } from "vitest";
import type { Ask, Choice } from "../../lib/types";
import type { GameView } from "./model";
import Panel from "./Panel.svelte";
import { counted } from "./panels/clicks";
import data from "./samples/panels.json";
import { say } from "./testing";

type Node = { ask: Ask; next: Record<string, Node> } | { money: number };
type Asked = Extract<Node, { ask: Ask }>;
type Trade = { view: GameView; tree: Asked };
const trades = data.trades as unknown as Trade[];
const find = (decision: string, choices: number): Trade =>
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
const more = (name: string): Promise<boolean> => fireEvent.click(screen.getByRole("button", { name: new RegExp(`${name}: one more`, "i") }));
const go = (): HTMLButtonElement => document.querySelector("button.go")!;
const settled = async (): Promise<void> => {
  for (let turn = 0; turn < 20; turn++) await tick();
};

afterEach(cleanup);

describe("selling", () => {
  it("begins with what the ship carries, and says why nothing can be sold", async () => {
    table(find("sell", 3));
    // One ship in berth 3 carries one kind of good.
    expect(go().textContent).toBe("Sell 3 cloth: +300");
    await fireEvent.click(screen.getByRole("button", { name: "None" }));
    expect(go().disabled).toBe(true);
    expect(document.getElementById(go().getAttribute("aria-describedby")!)?.textContent).toBe("Choose what to sell.");
    await more("cloth");
    await more("beer");
    expect(go().disabled).toBe(false);
    // The other unit goes home; a second one of it would take the ship instead.
    expect(go().textContent).toBe("Sell 2 goods: +130");
    expect(screen.getByText("1 × 30 at home · one more: +100")).toBeTruthy();
  });

  it("tells what the next of each good brings, now that others have taken the ship", async () => {
    table(find("sell", 3));
    await fireEvent.click(screen.getByRole("button", { name: "None" }));
    expect(screen.getAllByText("one more: +100").length).toBe(3);
    await more("beer");
    expect(screen.getAllByText("one more: +30").length).toBe(2);
    expect(screen.getByText("1 × 100 by ship · one more: +100")).toBeTruthy();
  });

  it("sends the answers in the order of the rules, whatever was chosen first", async () => {
    const { said, money } = table(find("sell", 3));
    await fireEvent.click(screen.getByRole("button", { name: "None" }));
    await more("cloth");
    await more("cloth");
    await more("beer");
    const told = go().textContent!;
    await fireEvent.click(go());
    await settled();
    expect(said).toEqual(["beer=1", "sugar=0", "cloth=2"]);
    expect(told).toBe(`Sell 3 goods: +${money()}`);
  });

  it("fills the ships, or sells all, at one press", async () => {
    table(find("sell", 3));
    await fireEvent.click(screen.getByRole("button", { name: "All" }));
    expect(go().textContent).toBe("Sell 6 goods: +390");
    await fireEvent.click(screen.getByRole("button", { name: "Fill ships" }));
    expect(go().textContent).toBe("Sell 3 cloth: +300");
  });

  it("goes on with the rest when the page was loaded in the middle", async () => {
    const { view, tree } = find("sell", 3);
    const { said } = table({ view, tree: tree.next["beer=2"] as Asked });
    expect(screen.getByText("Already chosen: 2 beer.")).toBeTruthy();
    expect(screen.queryByRole("spinbutton", { name: "Beer" })).toBeNull();
    await fireEvent.click(screen.getByRole("button", { name: "None" }));
    expect(go().textContent).toBe("Sell 2 beer: +200");
    await more("cloth");
    await fireEvent.click(go());
    await settled();
    expect(said).toEqual(["sugar=0", "cloth=1"]);
  });

  it("stops where an answer is not taken, and the rest is not sent later", async () => {
    const { view, tree } = find("sell", 3);
    const { said, shown } = table({ view, tree }, (choice) => choice.text.startsWith("beer"));
    await more("beer");
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
    await fireEvent.click(go());
    await settled();
    expect(said).toEqual(["beer=0", "sugar=0", "cloth=3"]);
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
    expect(go().textContent).toBe("Buy 1 timber for 20");
    await more("brick");
    await more("bell");
    expect(go().textContent).toBe("Buy 3 materials for 100");
    expect(screen.getByText("Money left: 50.")).toBeTruthy();
    expect(screen.getByText("The next costs 50 more.")).toBeTruthy();
    await more("timber");
    expect(screen.getByText("You can’t afford another: it costs 50 more.")).toBeTruthy();
    await fireEvent.click(go());
    await settled();
    expect(said).toEqual(["bell=1", "brick=1", "timber=2"]);
    expect(money()).toBe(-150);
  });

  it("adds what one building takes at one press, as long as there is money", async () => {
    table(find("buy", 2));
    const pair = screen.getByRole("button", { name: "+ timber and brick" }) as HTMLButtonElement;
    await fireEvent.click(pair);
    expect(go().textContent).toBe("Buy 2 materials for 50");
    await fireEvent.click(pair);
    expect(go().textContent).toBe("Buy 4 materials for 150");
    expect(pair.disabled).toBe(true);
  });
});

describe("a whole visit to Trade", () => {
  const [both, poor, empty] = data.wholes as unknown as [Trade, Trade, Trade];

  it("sells at once what the ship carries", async () => {
    const { said, money } = table(both);
    const told = go().textContent;
    await fireEvent.click(go());
    await settled();
    expect(said).toEqual(["sell", "beer=0", "cloth=3"]);
    expect(told).toBe(`Sell 3 cloth: +${money()}`);
  });

  it("buys instead, and keeps what was chosen on either side", async () => {
    const { said, money } = table(both);
    await fireEvent.click(screen.getByRole("radio", { name: "Buy materials" }));
    await more("brick");
    await fireEvent.click(screen.getByRole("radio", { name: "Sell goods" }));
    expect(go().textContent).toBe("Sell 3 cloth: +300");
    await fireEvent.click(screen.getByRole("radio", { name: "Buy materials" }));
    await more("brick");
    expect(go().textContent).toBe("Buy 2 bricks for 50");
    await fireEvent.click(go());
    await settled();
    expect(said).toEqual(["buy", "bell=0", "brick=2", "timber=0"]);
    expect(money()).toBe(-50);
  });

  it("stays as it was decided while it is sent", async () => {
    let seen = 0;
    const { said } = table(both, () => {
      seen += Number(document.querySelector("form")!.inert && go().textContent === "Sell 3 cloth: +300");
      return true;
    });
    await fireEvent.click(go());
    await settled();
    expect(said.length).toBe(3);
    expect(seen).toBe(3);
  });

  it("says why nothing can be bought, or sold", async () => {
    table(poor);
    expect((screen.getByRole("radio", { name: "Buy materials" }) as HTMLInputElement).disabled).toBe(true);
    expect(screen.getByText("You can’t buy: the first material costs 20, you have 10.")).toBeTruthy();
    cleanup();
    table(empty);
    expect((screen.getByRole("radio", { name: "Sell goods" }) as HTMLInputElement).disabled).toBe(true);
    expect(screen.getByText("You have no goods to sell.")).toBeTruthy();
    await more("brick");
    expect(go().textContent).toBe("Buy 1 brick for 20");
  });

  it("counts clicks on the board", async () => {
    table(both);
    expect(counted("good:beer")).toBe(true);
    await tick();
    expect(go().textContent).toBe("Sell 4 goods: +330");
    // After the last one there is none again.
    expect(counted("good:cloth")).toBe(true);
    await tick();
    expect(go().textContent).toBe("Sell 1 beer: +100");
    expect(counted("material:brick")).toBe(true);
    await tick();
    expect(go().textContent).toBe("Buy 1 brick for 20");
    expect(counted("site:N1")).toBe(false);
    cleanup();
    expect(counted("good:beer")).toBe(false);
  });
});

describe("a number by the keyboard", () => {
  it("is typed, or goes up and down, within what is possible; Enter sends all", async () => {
    const { said } = table(find("sell", 3));
    await fireEvent.click(screen.getByRole("button", { name: "None" }));
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
