/** For the tests of the boards: a game's real catalogues, strict about what is missing in them. */
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { readFileSync } from "node:fs";
import type { Has, Say } from "../game/module";

/** A file of a game's rules; the tests run in web/. */
export const rulesFile = (game: string, path: string): string => readFileSync(`../src/wharfinger/games/${game}/${path}`, "utf8");

const idsOf = (text: string): string[] => new FluentResource(text).body.map((entry) => entry.id);

/** The words of a game's rules and of its board, as the shell reads them. */
export function catalogueOf(game: string, own: string): { rules: string; say: Say; has: Has; clashes: string[] } {
  const rules = rulesFile(game, "texts/en.ftl");
  const bundle = new FluentBundle("en", { useIsolating: false });
  for (const text of [rules, own]) bundle.addResource(new FluentResource(text), { allowOverrides: true });
  const say: Say = (id, args) => {
    const message = bundle.getMessage(id);
    if (!message?.value) throw new Error(`no message ${id}`);
    const errors: Error[] = [];
    const text = bundle.formatPattern(message.value, args, errors);
    if (errors.length) throw new Error(`${id}: ${errors.join()}`);
    return text;
  };
  /** Messages of one name in both catalogues: there the board's are read. */
  const clashes = idsOf(own).filter((id) => idsOf(rules).includes(id));
  return { rules, say, has: (id) => bundle.hasMessage(id), clashes };
}
