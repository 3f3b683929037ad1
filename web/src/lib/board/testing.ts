/** For the tests of the boards: a game's real catalogues, strict about what is missing in them. */
import { FluentResource } from "@fluent/bundle";
import { readFileSync } from "node:fs";
import type { Has, Say } from "../game/module";
import { Catalogue } from "../i18n/catalogue";

/** A file of a game's rules; the tests run in web/. */
export const rulesFile = (game: string, path: string): string => readFileSync(`../src/wharfinger/games/${game}/${path}`, "utf8");

const idsOf = (text: string): string[] => new FluentResource(text).body.map((entry) => entry.id);

/** The words of a game's rules and of its board, as the shell reads them. */
export function catalogueOf(game: string, own: string): { rules: string; say: Say; has: Has; clashes: string[] } {
  const rules = rulesFile(game, "texts/en.ftl");
  const texts = new Catalogue("en", [rules, own]);
  const say: Say = (id, args) => {
    if (!texts.has(id)) throw new Error(`no message ${id}`);
    const text = texts.say(id, args);
    if (/\{[$\w]/.test(text)) throw new Error(`${id}: ${text}`);
    return text;
  };
  /** Messages of one name in both catalogues: there the board's are read. */
  const clashes = idsOf(own).filter((id) => idsOf(rules).includes(id));
  return { rules, say, has: (id) => texts.has(id), clashes };
}
