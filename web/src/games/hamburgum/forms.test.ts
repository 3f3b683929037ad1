/** Names in sentences, in the languages that decline them. */
import { describe, expect, it } from "vitest";
import { rulesFile } from "../../lib/board/testing";
import { Catalogue } from "../../lib/i18n/catalogue";
import type { Say } from "../../lib/game/module";
import cs from "./cs.ftl?raw";
import de from "./de.ftl?raw";
import en from "./en.ftl?raw";
import { explain } from "./explain";
import { label } from "./label";
import pl from "./pl.ftl?raw";
import ru from "./ru.ftl?raw";
import { sample } from "./testing";
import { amount, amounts, deedOf, item, place, type } from "./words";

const boards: Record<string, string> = { cs, de, en, pl, ru };
const catalogue = (language: string): Catalogue => new Catalogue(language, [rulesFile("hamburgum", `texts/${language}.ftl`), boards[language]!]);
const speaks = Object.fromEntries(Object.keys(boards).map((language) => [language, catalogue(language)]));
const say =
  (language: string): Say =>
  (id, args) =>
    speaks[language]!.say(id, args).replaceAll("\u00a0", " ");

describe("a name has the form its sentence needs", () => {
  it.each([
    ["cs", "deed-produce", { goods: amount("cloth", 1) }, "Vyrobit 1 látku"],
    ["cs", "title-stock", { name: "Anna", goods: amount("brick", 1) }, "Anna: 1 cihla"],
    ["cs", "label-none-of", { item: item("bell") }, "Bez zvonu"],
    ["cs", "tell-token-building", { value: 4, type: type("cloth_maker") }, "Hodnota 4 za každou vaši tkalcovnu."],
    ["cs", "tell-reach-joined", { name: "Anna", through: place("dom") }, "Anna zde smí stavět díky spojení přes katedrálu."],
    ["pl", "deed-produce", { goods: amount("cloth", 1) }, "Wyprodukuj 1 tkaninę"],
    ["pl", "title-stock", { name: "Anna", goods: amount("brick", 1) }, "Anna: 1 cegła"],
    ["pl", "tell-token-building", { value: 5, type: type("merchant") }, "Wart 5 za każdego twojego kupca."],
    ["ru", "tell-site-maker", { good: item("beer"), price: 100, after: 90 }, "Постройка снизит для всех цену пива с 100 до 90."],
    ["ru", "label-sell-whole", { what: amounts({ beer: 2, cloth: 1 }) }, "Продать 2 пива, 1 ткань"],
    ["de", "tell-reach-joined", { name: "Anna", through: place("dom") }, "Für Anna erreichbar, über den Dom."],
    ["de", "label-none-of", { item: item("bell") }, "keine Glocke"],
  ] as const)("%s: %s", (language, id, args, said) => {
    expect(say(language)(id, args)).toBe(said);
  });

  it.each([
    ["en", "Sell 2 beer: +200", "Buy 3 materials for 100"],
    ["cs", "Prodat 2 piva: +200", "Koupit 3 kusy materiálu za 100"],
    ["pl", "Sprzedaj 2 piwa: +200", "Kup 3 materiały za 100"],
    ["ru", "Продать 2 пива: +200", "Купить 3 материала за 100"],
    ["de", "2 Bier verkaufen: +200", "3 Baustoffe für 100 kaufen"],
  ])("%s: the button of a trade is one sentence", (language, sold, bought) => {
    expect(deedOf("sell", { beer: 2, sugar: 0, cloth: 0 }, 200, say(language))).toBe(sold);
    expect(deedOf("buy", { timber: 1, brick: 2, bell: 0 }, 100, say(language))).toBe(bought);
  });
});

describe.each(Object.keys(boards))("in %s", (language) => {
  it("everything on the table and every choice is said in full", () => {
    for (const { view, ask } of sample.positions) {
      const things = [
        ...["space:beer", "piece:0", "good:cloth", "material:brick", "sale", "depot", "depot:3", "berth:3", "berth:1", "dutchman", "officials", "bonus"],
        ...["player:0", "money:0", "prestige:0", "builder:0", "scored:0", "ships:0", "stock:0:brick", "buildings:0:merchant"],
        ...Object.keys(view.sites).map((site) => `site:${site}`),
        ...Object.keys(view.churches).flatMap((church) => [`church:${church}`, `token:${church}_building`, `token:${church}_citizens`]),
        ...view.officials.visible.map((official) => `official:${official}`),
      ];
      const texts = things.flatMap((thing) => {
        const told = explain(thing, view, say(language), (id) => speaks[language]!.has(id), {})!;
        return [told.title, ...told.lines];
      });
      texts.push(...ask.choices.map((choice) => label(choice, ask, view, say(language))));
      for (const text of texts) expect(text).not.toMatch(/\{|\bundefined\b|\[object|^(tell|title|label) /);
    }
  });
});
