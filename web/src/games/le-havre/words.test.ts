/** Names in sentences: in every language in the form that the sentence asks for. */
import { expect, it } from "vitest";
import { rulesFile } from "../../lib/board/testing";
import { Catalogue } from "../../lib/i18n/catalogue";
import type { Ask, Choice } from "../../lib/types";
import { label } from "./label";
import { sample } from "./testing";
import { amountOf, amountsOf, feeOf, goodNamed } from "./words";

const boards = import.meta.glob<string>("./*.ftl", { query: "?raw", import: "default", eager: true });
const texts = (language: string): Catalogue => new Catalogue(language, [rulesFile("le_havre", `texts/${language}.ftl`), boards[`./${language}.ftl`]!]);
const view = { ...sample.positions[0]!.view, offer: { fish: 1, wood: 4 } };
/** Some languages never part a number from what it counts. */
const plain = (text: string): string => text.replaceAll("\u00a0", " ");
const ask: Ask = { seat: 0, decision: "turn", about: {}, choices: [] };
const said = (language: string, text: string, args: NonNullable<Choice["hint"]>["args"] = {}): string => {
  const catalogue = texts(language);
  return plain(label({ code: 1, text, hint: { id: "hint", args }, ends: false }, ask, view, (id, given) => catalogue.say(id, given)));
};

it.each([
  ["en", "Enter Bakehouse", "Take 1 fish", "Sell wooden ship (2) (+1)", "Wood for brick"],
  ["cs", "Navštívit Pekárnu", "Vzít 1 rybu", "Prodat dřevěnou loď (2) (+1)", "Dřevo místo cihly"],
  ["pl", "Odwiedź Piekarnię", "Weź 1 rybę", "Sprzedaj drewniany statek (2) (+1)", "Drewno zamiast cegły"],
  ["ru", "Посетить Пекарню", "Взять 1 рыбу", "Продать деревянный корабль (2) (+1)", "Дерево вместо кирпича"],
  ["de", "Backhaus betreten", "1 Fisch nehmen", "Holzschiff (2) verkaufen (+1)", "Holz statt Ziegel"],
])("buttons decline what they name: %s", (language, enter, take, sell, crane) => {
  expect(said(language, "enter bakehouse")).toBe(enter);
  expect(said(language, "take fish")).toBe(take);
  expect(said(language, "sell wooden_ship_2", { francs: 1 })).toBe(sell);
  expect(texts(language).say("lh-crane", { what: goodNamed("brick") })).toBe(crane);
});

it.each([
  ["en", "You keep 1 fish, 2 wood", "How many fish?"],
  ["cs", "Necháte si 1 rybu, 2 dřeva", "Kolik ryb?"],
  ["pl", "Zatrzymasz 1 rybę, 2 drewna", "Ile ryb?"],
  ["ru", "Останется: 1 рыба, 2 дерева", "Сколько рыбы?"],
  ["de", "Du behältst 1 Fisch, 2 Holz", "Wie viele Fische?"],
])("so do panels: %s", (language, keeps, asks) => {
  expect(plain(texts(language).say("lh-leaves", { what: amountsOf({ fish: 1, clay: 0, wood: 2 }) }))).toBe(keeps);
  expect(texts(language).say("lh-step", { good: goodNamed("fish") })).toBe(asks);
});

it("a fee is paid in one way, in either of two, or not at all", () => {
  const english = texts("en");
  const told = [{ food: 2, francs: 1 }, { food: 0, francs: 2 }, { food: 0, francs: 0 }].map((fee) => english.say("lh-explain-fee", { fee: feeOf(fee)! }));
  expect(told).toEqual(["Entry fee: 2 food / 1 franc", "Entry fee: 2 francs", "Entry fee: free"]);
  expect(feeOf(null)).toBeNull();
  expect(english.say("lh-leaves", { what: [amountOf("brick", 1)] })).toBe("You keep 1 brick");
});
