import { expect, test } from "vitest";
import { amounts, isAmount } from "./amounts";
import { sample, say } from "./testing";

const at = (decision: string) => sample.positions.find((one) => one.ask.decision === decision)!;
const buying = (money: number, texts: string[]) => {
  const { ask, view } = structuredClone(at("buy"));
  view.players[ask.seat]!.money = money;
  ask.choices = texts.map((text, code) => ({ code, text, hint: null, ends: false }));
  return amounts(ask, view).amounts.map((one) => one.result?.args.money);
};

test("amounts have a result in words", () => {
  for (const { ask, view } of sample.positions.filter((one) => isAmount(one.ask)))
    for (const { result } of amounts(ask, view).amounts) if (result) expect(say(result.id, result.args)).toMatch(/\d/);
});

test("a purchase is priced with what is in the basket already (HB-7.1)", () => {
  expect(buying(150, ["bell=0", "bell=1"])).toEqual([0, 20]);
  expect(buying(150, ["brick=0", "brick=1", "brick=2", "brick=3"])).toEqual([20, 50, 100, 150]);
  expect(buying(700, ["timber=0", "timber=1"])).toEqual([undefined, undefined]);
});

test("a good sold alone fills own ships, then the home market (X5)", () => {
  const { ask, view } = structuredClone(at("sell"));
  view.players[ask.seat]!.ships = { berth_1: 1, berth_2: 0, berth_3: 1 };
  view.prices.beer = 70;
  ask.choices = [0, 4, 5].map((count, code) => ({ code, text: `beer=${count}`, hint: null, ends: false }));
  expect(amounts(ask, view).amounts.map((one) => one.result?.args.money)).toEqual([0, 280, 310]);
});
