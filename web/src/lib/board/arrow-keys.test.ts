/** The arrow keys lead from one thing that can be done to the next, wherever one is on the table. */
import { afterEach, expect, it } from "vitest";
import { focusNextLit } from "./arrow-keys";

afterEach(() => document.body.replaceChildren());

function table(): HTMLElement {
  const board = document.createElement("div");
  board.innerHTML = `<button id="a"></button><button id="b" data-lit></button><button id="c"></button>
    <button id="d" data-lit></button><button id="e"></button>`;
  document.body.replaceChildren(board);
  document.addEventListener("keydown", (event) => focusNextLit(event, board), { once: true });
  return board;
}
function press(from: string, key: string): string {
  table();
  const start = from ? document.getElementById(from)! : document.body;
  start.focus();
  start.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
  return document.activeElement?.id ?? "";
}

it.each([
  ["a", "ArrowRight", "b"],
  ["b", "ArrowDown", "d"],
  ["c", "ArrowRight", "d"],
  ["c", "ArrowLeft", "b"],
  ["d", "ArrowUp", "b"],
  ["d", "ArrowRight", "b"],
  ["e", "ArrowRight", "b"],
  ["e", "ArrowLeft", "d"],
  ["a", "ArrowLeft", "d"],
  ["", "ArrowRight", "b"],
  ["", "ArrowLeft", "d"],
  ["a", "x", "a"],
])("from %s by %s to %s", (from, key, to) => expect(press(from, key)).toBe(to));
