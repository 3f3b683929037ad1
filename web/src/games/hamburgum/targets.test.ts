import { expect, test } from "vitest";
import en from "./en.ftl?raw";
import { explain } from "./explain";
import { label } from "./label";
import type { GameView } from "./model";
import { buttonOnly, giving, targets } from "./targets";
import { clashes, has, sample, say } from "./testing";
import { touched, TOUCHES } from "./touched";

const positions = new Map(sample.positions.map((one) => [one.ask.decision, one]));

test("every choice of every decision has a thing on the table or is knowingly a button only", () => {
  for (const [decision, texts] of Object.entries(sample.words)) {
    const { ask, view } = positions.get(decision)!;
    for (const text of texts) {
      const things = targets({ code: 0, text, hint: null, ends: false }, ask, view);
      expect(things.length > 0, `${decision}: ${text}`).toBe(!buttonOnly(text));
      for (const thing of things) expect(explain(thing, view, say, has, {}), thing).not.toBeNull();
    }
  }
});

test("every choice has a label in words", () => {
  for (const [decision, texts] of Object.entries(sample.words)) {
    const { ask, view } = positions.get(decision)!;
    for (const text of texts) expect(label({ code: 0, text, hint: null, ends: false }, ask, view, say)).toMatch(/\S/);
  }
});

test("every event is known, and touches things that can be explained", () => {
  expect(sample.events.map((event) => event.name).sort()).toEqual(Object.keys(TOUCHES).sort());
  const view = sample.positions.find((one) => one.view.players.length === 5)?.view ?? sample.positions[0]!.view;
  for (const event of sample.events) {
    const things = touched(event);
    expect(things.length > 0, event.name).toBe(event.name !== "ended");
    const args = event.args as { player?: number };
    if ((args.player ?? 0) < view.players.length)
      for (const thing of things) expect(explain(thing, view as GameView, say, has, {})?.lines.length, thing).toBeGreaterThan(0);
  }
});

test("a token is taken from the church that the question names", () => {
  const { ask, view } = positions.get("token")!;
  for (const choice of ask.choices) expect(targets(choice, ask, view)).toEqual([`take:${giving(ask)}_${choice.text}`]);
});

test("the board's messages hide the game's only where its panels ask something else", () => {
  expect(clashes).toEqual(["decision-sell", "decision-buy", "help-sell", "help-buy"]);
  expect(en).not.toMatch(/\t/);
});

test("a click on a price of the depot is the amount that comes to it", () => {
  const { ask, view } = structuredClone(positions.get("buy")!);
  ask.about = { item: "brick", timber: 0, brick: 0, bell: 1 };
  ask.choices = [0, 1, 2, 3].map((amount, code) => ({ code, text: `brick=${amount}`, hint: null, ends: false }));
  expect(ask.choices.map((choice) => targets(choice, ask, view))).toEqual([
    [],
    ["material:brick", "depot:2"],
    ["material:brick", "depot:3"],
    ["material:brick", "depot:4"],
  ]);
});

test("the last answer of a trade is called by all that it carries out", () => {
  const { ask, view } = structuredClone(positions.get("sell")!);
  ask.about = { good: "cloth", beer: 2, sugar: 0, cloth: 0 };
  const last = { code: 0, text: "cloth=1", hint: null, ends: true };
  expect(label(last, ask, view, say)).toBe("Sell 2 beer, 1 cloth");
  expect(label({ ...last, ends: false }, ask, view, say)).toBe("Sell 1 cloth");
});
