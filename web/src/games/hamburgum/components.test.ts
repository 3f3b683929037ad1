/** The few component values repeated on the client agree with the files of the rules. */
import { expect, test } from "vitest";
import { CHURCH_AT, LINES, parishOf, SITE_AT } from "./city";
import * as m from "./model";
import { rules } from "./testing";

const [donations, map, officials, rondel, tables] = ["donations", "map", "officials", "rondel", "tables"].map((name) =>
  rules(`components/${name}.toml`),
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
