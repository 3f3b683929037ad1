/** The board goes by the components that the server plays on. */
import { expect, test } from "vitest";
import type { ComponentRow } from "../../lib/types";
import { learn } from "./components";
import { anyReconstructed, components, isReconstructed } from "./model";

type Source = ComponentRow["cells"][number]["provenance"];
const row = (file: string, table: string, id: string, values: Record<string, unknown>, source: Source = "printed", colour: Source = source): ComponentRow => ({
  file, table, id, note: "",
  cells: Object.entries(values).map(([name, value]) => ({ name, value, provenance: name === "colour" ? colour : source })),
}); // prettier-ignore

test("without an answer everything stays as shipped", () => {
  const before = structuredClone(components);
  learn([]);
  expect(components).toEqual(before);
  expect(isReconstructed(components.reconstructed[0]!)).toBe(true);
  expect(anyReconstructed()).toBe(true);
});

test("corrected tiles are shown as corrected, and what was read off the print has no mark", () => {
  const others = structuredClone(components.parts);
  learn([
    row("parts", "part", "B01", { kind: "bow", symbols: { cabin: 3 } }),
    row("parts", "part", "B02", { kind: "bow", symbols: { lantern: 1 } }, "reconstructed"),
    row("canals", "canal", "C01", { shape: "cross5", symbols: { N: "boat" } }),
    row("employees", "employee", "rigger", { colour: "yellow", fee: 2 }, "rulebook", "reconstructed"),
    row("contracts", "contract", "boats", { colour: "blue", terms: [{ pays: { each: 4 } }] }),
    row("goods", "tile", "G01", { goods: ["coal", "coal", "grain"] }),
    row("goods", "", "swap", { "": { coal: ["sail"] } }),
    row("rings", "", "crew", { "": ["stoker", "captain", "soldier", "businessman"] }),
    row("solo", "tile", "build", { number: 2 }, "reconstructed"),
  ]);
  expect(components.parts).toEqual({ ...others, B01: { kind: "bow", symbols: { cabin: 3 } }, B02: { kind: "bow", symbols: { lantern: 1 } } });
  expect(components.canals.C01).toEqual({ shape: "cross5", symbols: { N: "boat" }, fourth: {} });
  expect(components.employees.rigger).toMatchObject({ colour: "yellow", fee: 2, requires: null });
  expect(components.contracts.boats).toEqual({ colour: "blue", pays: [{ each: 4 }] });
  expect(components.goods.G01).toEqual(["coal", "coal", "grain"]);
  expect(components.swap).toEqual({ coal: ["sail"] });
  expect(components.rings.crew[0]).toBe("stoker");
  expect(["B01", "B02", "C01", "rigger", "build"].map(isReconstructed)).toEqual([false, true, false, false, false]);
  learn([row("parts", "part", "B02", { kind: "bow", symbols: { lantern: 1 } })]);
  expect(anyReconstructed()).toBe(false);
});
