/** Names in the sentences of the board stand in the form that the sentence needs, in every language. */
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { rulesFile } from "../../lib/board/testing";
import { Catalogue } from "../../lib/i18n/catalogue";
import { goodsOf, message, nameOf, piecesOf, symbolWords } from "./words";

const texts = (language: string): Catalogue =>
  new Catalogue(language, [rulesFile("shipyard", `texts/${language}.ftl`), readFileSync(`src/games/shipyard/${language}.ftl`, "utf8")]);
/** Numbers may be bound to their words. */
const said = (language: string, id: string, args = {}): string => texts(language).say(id, args).replaceAll("\u00a0", " ");

const swap = { good: nameOf("good", "cloth"), piece: nameOf("piece", "soldier") };
const hire = { employee: nameOf("employee", "helmsman"), price: 2 };
const gain = { what: [message("count-guilders", { count: 1 }), ...piecesOf({ soldier: 1, sail: 2 })] };

describe("names on buttons and in summaries", () => {
  it.each([
    ["en", "Swap cloth for a soldier", "Hire the Helmsman: −2 guilders.", "Get 1 guilder, 1 soldier, 2 sails"],
    ["cs", "Směnit látku za vojáka", "Najmout Kormidelníka: −2 guldeny.", "Získat 1 gulden, 1 vojáka, 2 plachty"],
    ["pl", "Wymień tkaninę na żołnierza", "Zatrudnij Sternika: −2 guldeny.", "Weź 1 guldena, 1 żołnierza, 2 żagle"],
    ["ru", "Обменять ткань на солдата", "Нанять Рулевого: −2 гульдена.", "Получить 1 гульден, 1 солдата, 2 паруса"],
    ["de", "Tuch gegen einen Soldaten tauschen", "Steuermann einstellen: −2 Gulden.", "1 Gulden, 1 Soldaten, 2 Segel erhalten"],
  ])("have their case: %s", (language, swapped, hired, gained) => {
    expect(said(language, "do-swap", swap)).toBe(swapped);
    expect(said(language, "plan-hire", hire)).toBe(hired);
    expect(said(language, "trade-go", gain)).toBe(gained);
  });

  it.each([
    ["en", "2 cabins, 1 lantern", "Purchase 1 cloth, 2 grain."],
    ["cs", "2 kajuty, 1 lucerna", "Koupit 1 látku, 2 obilí."],
    ["pl", "2 kajuty, 1 latarnia", "Kup 1 tkaninę, 2 zboża."],
    ["ru", "2 каюты, 1 фонарь", "Закупить 1 ткань, 2 зерна."],
    ["de", "2 Kajüten, 1 Laterne", "1 Tuch, 2 Getreide kaufen."],
  ])("agree with their number: %s", (language, shown, bought) => {
    expect(symbolWords({ cabin: 2, lantern: 1 }, (id, args) => said(language, id, args))).toBe(shown);
    expect(said(language, "plan-goods", { goods: goodsOf(["cloth", "grain", "grain"]), price: 0 })).toBe(bought);
  });

  it("are in the nominative where they are only listed", () => {
    const aboard = { load: piecesOf({ captain: 1, stoker: 2 }) };
    expect(said("pl", "about-aboard", aboard)).toBe("Na pokładzie: 1 kapitan, 2 palaczy.");
    expect(said("ru", "about-aboard", aboard)).toBe("На борту: 1 капитан, 2 кочегара.");
  });
});
