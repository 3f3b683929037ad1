/** Questions with their numbers, in every language. */
import { expect, it } from "vitest";
import { Catalogue } from "../../lib/i18n/catalogue";
import { said } from "../../lib/i18n/sentences";
import { rulesFile } from "../../lib/board/testing";
import { LOADED } from "./panels/load";

it.each(["en", "cs", "pl", "ru", "de"])("ask for each kind that comes aboard by its name: %s", (language) => {
  const texts = new Catalogue(language, [rulesFile("shipyard", `texts/${language}.ftl`)]);
  const ask = (loaded: string) => said({ id: "ask-load", args: { loaded, held: 2, room: 1, speed: 1, longest: 6 } }, [], texts);
  expect(new Set(LOADED.map(ask)).size).toBe(LOADED.length);
});
