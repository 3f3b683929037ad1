/** The panel for one number says what the number counts. */
import { cleanup, render } from "@testing-library/svelte";
import { afterEach, expect, it } from "vitest";
import type { Ask } from "../../../lib/types";
import { sample, say } from "../testing";
import AmountPanel from "./AmountPanel.svelte";

afterEach(cleanup);

const choice = (code: number, text: string, args: object) => ({ code, text, hint: { id: "hint-amount", args }, ends: false });
function draw(disc: string, ask: object, most: number) {
  const view = structuredClone(sample.positions[0]!.view);
  Object.assign(view.players[0]!, { disc });
  view.players[0]!.stock = { ...view.players[0]!.stock, coal: 2 };
  const choices = Array.from({ length: most + 1 }, (_, count) => choice(count, `x${count}`, count ? { energy: 6 * count, get: [{ id: "count-iron", args: { count: 1 } }] } : {}));
  const whole = { seat: 0, decision: "amount", about: {}, choices, ...ask } as unknown as Ask;
  return render(AmountPanel, { props: { ask: whole, view, say, busy: false, ongo: () => {}, minimal: true, has: () => true } as never }).container;
}

it("tells the Ironworks' free iron in the heading, and what more of it costs beside the number", () => {
  const args = { card: "ironworks", free: [{ id: "count-iron", args: { count: 3 } }], more: [{ id: "count-iron", args: { count: 1 } }], cost: [{ id: "amount-energy", args: { amount: 6 } }] };
  const drawn = draw("ironworks", { question: { id: "ask-extra", args } }, 1);
  expect(drawn.querySelector('[role="group"]')!.getAttribute("aria-label")).toBe("Ironworks: you take 3 iron");
  expect(drawn.querySelector('[role="spinbutton"]')!.getAttribute("aria-label")).toBe("1 iron more for 6 energy");
  expect(drawn.textContent).toContain("1 iron more for 6 energy");
});

it("counts times where several goods go at once", () => {
  const drawn = draw("baguette_shop", { question: { id: "ask-times", args: { card: "baguette_shop" } } }, 3);
  expect(drawn.querySelector('[role="spinbutton"]')!.getAttribute("aria-label")).toBe("Times");
});
