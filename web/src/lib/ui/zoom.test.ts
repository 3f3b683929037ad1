import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, describe, expect, it } from "vitest";
import { settings } from "../settings.svelte";
import { larger, NORMAL, smaller, STEPS } from "./zoom";
import Zoom from "./Zoom.svelte";

afterEach(() => {
  cleanup();
  settings.zoom = NORMAL;
});
const pressed = async (key: string, target: Element = document.body): Promise<number> => {
  await fireEvent.keyDown(target, { key });
  await new Promise((resolve) => setTimeout(resolve));
  return settings.zoom;
};

describe("the steps of the zoom", () => {
  it("go up and down and end", () => {
    expect(larger(NORMAL)).toBe(110);
    expect(smaller(NORMAL)).toBe(90);
    expect(larger(200)).toBe(200);
    expect(smaller(60)).toBe(60);
    expect(larger(103)).toBe(110);
    for (const step of STEPS.slice(1)) expect(larger(smaller(step))).toBe(step);
  });
});

describe("the zoom of the board", () => {
  it("is changed by keys", async () => {
    render(Zoom);
    expect(await pressed("+")).toBe(110);
    expect(await pressed("=")).toBe(125);
    expect(await pressed("-")).toBe(110);
    expect(await pressed("0")).toBe(100);
  });

  it("leaves keys alone that are typed, or that answer something", async () => {
    render(Zoom);
    const field = document.createElement("input");
    document.body.append(field);
    expect(await pressed("+", field)).toBe(100);
    field.remove();
    settings.zoom = 150;
    const answer = (event: Event) => event.preventDefault();
    window.addEventListener("keydown", answer);
    expect(await pressed("0")).toBe(150);
    window.removeEventListener("keydown", answer);
  });

  it("is changed by buttons, as far as there are steps", async () => {
    settings.zoom = 175;
    render(Zoom);
    const more = screen.getByRole<HTMLButtonElement>("button", { name: "Zoom in" });
    await fireEvent.click(more);
    expect(settings.zoom).toBe(200);
    expect(more.disabled).toBe(true);
    await fireEvent.click(screen.getByRole("button", { name: /Reset/ }));
    expect(settings.zoom).toBe(NORMAL);
  });
});
