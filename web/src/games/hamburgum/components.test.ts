/** The few component values repeated on the client agree with the files of the rules. */
import { expect, test } from "vitest";
import { rulesFile } from "../../lib/board/testing";
import type { ComponentRow } from "../../lib/types";
import * as city from "./board/city-map";
import { CHURCH_AT, DRAWN_FOR, LINES, parishOf, SITE_AT } from "./board/city-map";
import { reach } from "./board/reach";
import { learn } from "./components";
import { explain } from "./explain";
import * as m from "./model";
import { has, sample, say } from "./testing";

const [donations, map, officials, rondel, tables] = ["donations", "map", "officials", "rondel", "tables"].map((name) =>
  rulesFile("hamburgum", `components/${name}.toml`),
) as [string, string, string, string, string];

const list = (text: string, table: string): unknown =>
  JSON.parse(new RegExp(`\\[${table}\\]\\s*value = (\\[[^\\]]*\\]|\\S+)`).exec(text)![1]!);
const blocks = (text: string, name: string): Record<string, string>[] =>
  text
    .split(`[[${name}]]`)
    .slice(1)
    .map((block) => block.split(/^\[/m)[0]!)
    .map((block) =>
      Object.fromEntries([...block.matchAll(/^(\w+) = "?([^"\n]*)"?$/gm)].map((match) => [match[1]!, match[2]!])),
    );

test("places and lines of the map", () => {
  expect(blocks(map, "church").map((one) => one.id)).toEqual(Object.keys(CHURCH_AT));
  const sites = blocks(map, "site");
  expect(sites.map((one) => one.id).sort()).toEqual(Object.keys(SITE_AT).sort());
  for (const site of sites) expect(parishOf(site.id!)).toBe(site.parish);
  const lines = [...map.matchAll(/\["(\w+)", "(\w+)"\]/g)].map((match) => [match[1], match[2]]);
  expect(LINES).toEqual(lines);
  const at = [...map.matchAll(/id = "(\w+)"[^[]*?xy = \[(\d+), (\d+)\]/g)].map(([, id, x, y]) => [id, [Number(x), Number(y)]]);
  expect(Object.fromEntries(at)).toEqual(DRAWN_FOR);
});

test("tokens", () => {
  for (const token of blocks(donations, "token")) {
    const values = m.TOKEN[token.church as m.Church];
    if (token.kind === "building")
      expect([values.building, values.type]).toEqual([Number(token.value), token.building_type]);
    if (token.kind === "citizens")
      expect([values.citizens, values.everywhere]).toEqual([Number(token.value), token.everywhere === "true"]);
  }
});

test("prices, costs and bonuses", () => {
  expect(list(tables, "goods_price")).toEqual(m.PRICES);
  expect(list(tables, "depot_price")).toEqual(m.DEPOT);
  expect(list(tables, "home_market_price")).toBe(m.HOME_PRICE);
  expect(list(tables, "merchant_money")).toBe(m.MERCHANT_MONEY);
  expect(list(tables, "final.money_per_unit")).toBe(m.UNIT_AT_END);
  expect([list(tables, "completion_bonus.first_and_second"), list(tables, "completion_bonus.later")].flat()).toEqual(
    m.BONUS,
  );
  expect(list(rondel, "spaces")).toEqual([...m.SPACES]);
  const costs = [...tables.matchAll(/brick = (\d), timber = (\d), bell = (\d), money = (\d+)/g)].map(
    ([, brick, timber, bell, money]) => ({
      brick: Number(brick),
      timber: Number(timber),
      bell: Number(bell),
      money: Number(money),
    }),
  );
  expect(costs).toEqual(m.PART_COST);
});

test("officials", () => {
  for (const one of [...blocks(officials, "numbered"), ...blocks(officials, "blue")])
    expect(m.OFFICIAL[m.office(one.id!)]).toEqual({ money: Number(one.money), per: one.per });
});

const board = () =>
  structuredClone({
    values: [m.HOME_PRICE, m.MERCHANT_MONEY, m.UNIT_AT_END, m.PRICES, m.DEPOT, m.BONUS, m.PART_COST, m.TOKEN, m.OFFICIAL],
    city: [CHURCH_AT, SITE_AT, LINES, city.GROUND, city.CANALS, city.ROOFS, Object.keys(SITE_AT).map(parishOf)],
  });
/** The sample's components with some cells changed. */
const corrected = (change: (row: ComponentRow, cell: ComponentRow["cells"][number]) => void): ComponentRow[] => {
  const rows = structuredClone(sample.components);
  for (const row of rows) for (const cell of row.cells) change(row, cell);
  return rows;
};
const told = (token: string) => explain(`token:${token}`, sample.positions[0]!.view, say, has, {})!;

test("what the server tells of the shipped components changes nothing but the marks", () => {
  const before = board();
  expect(m.RECONSTRUCTED.size).toBe(0);
  expect(city.RECONSTRUCTED).toBe(false);
  learn([]); // the server did not answer
  learn(sample.components);
  expect(board()).toEqual(before);
  expect([...m.RECONSTRUCTED].sort()).toEqual(
    [...m.CHURCHES.map((church) => `${church}_building`), ...["michaelis", "nikolai", "catharinen", "jacobi"].map((church) => `${church}_citizens`)].sort(),
  );
  expect(city.RECONSTRUCTED).toBe(true);
});

test("a reconstructed token says so, one that an owner has found right does not", () => {
  learn(sample.components);
  expect(told("petri_building").title).toMatch(/Petri\) \*$/);
  expect(told("petri_building").lines.at(-1)).toMatch(/^Reconstructed: /);
  expect(told("petri_building").rule).toBe("HB-11.6, HB-2.11");
  expect(told("petri_citizens").lines.join()).not.toContain("Reconstructed");
  learn(corrected((row, cell) => row.file === "donations" && (cell.provenance = "printed")));
  expect(told("petri_building").lines.join()).not.toContain("Reconstructed");
  expect(told("petri_building").title).not.toContain("*");
  expect(city.RECONSTRUCTED).toBe(true);
  learn(corrected((_, cell) => (cell.provenance = "printed")));
  expect(city.RECONSTRUCTED).toBe(false);
});

test("a corrected map and corrected tokens are drawn and explained as corrected", () => {
  const ground = city.GROUND;
  learn(
    corrected((row, cell) => {
      if (row.id === "M5" && cell.name === "xy") cell.value = [50, 50];
      if (row.id === "M5" && cell.name === "parish") cell.value = "dom";
      if (row.id === "lines") cell.value = [...(cell.value as string[][]), ["michaelis", "N2"]];
      if (row.id === "petri_building" && cell.name === "value") cell.value = 6;
      if (row.id === "home_market_price") cell.value = 40;
      if (row.table === "numbered" && row.id.startsWith("vicar") && cell.name === "money") cell.value = 15;
    }),
  );
  expect(SITE_AT.M5).toEqual([361, 323.5]);
  expect(SITE_AT.M4).toEqual([172, 132]);
  expect(parishOf("M5")).toBe("dom");
  expect(city.GROUND).not.toEqual(ground);
  expect(told("petri_building").lines[0]).toContain("Worth 6");
  expect([m.HOME_PRICE, m.OFFICIAL.vicar!.money]).toEqual([40, 15]);
  const view = structuredClone(sample.positions[0]!.view);
  for (const church of m.CHURCHES) view.churches[church].donors = church === "michaelis" ? [0] : [];
  for (const site of Object.values(view.sites)) site.owner = null;
  view.players[0]!.church_builder = false;
  expect(reach(view, 0, "N2").through).toBe("michaelis");
  learn(sample.components);
  expect(reach(view, 0, "N2").ok).toBe(false);
});
