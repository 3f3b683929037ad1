/**
 * Setting up a table: which options of a game people choose it by, and how the others are told. A game's folder `setup/`
 * provides it, apart from the board, which is not needed for it. Its messages: `setup-OPTION` (a sentence: what it is and
 * which rulebook says what), `setup-OPTION-VALUE` with `.about` (a card), `setup-group-ID`;
 * of an order also `setup-OPTION-title` and `setup-OPTION-own`.
 */
import type { Component } from "svelte";
import { type Catalogue, inLanguage } from "../i18n/catalogue";
import type { Options } from "./module";

export type SetUp = {
  /** The options that people choose a game by, shown before all others as cards with pictures. */
  upfront: string[];
  /** The others, by what they are about; what is in no group comes last. */
  groups: { id: string; options: string[] }[];
  /** Whether an option matters at such a table; one that does not is not shown. */
  applies: (option: string, players: number, options: Options) => boolean;
  /** Options that are an order of things: which things at a table of so many, and the message that names each. */
  orders?: Record<string, { things: (players: number) => string[]; name: string }>;
  /** The picture of a card. */
  Picture: Component<{ option: string; value: string }>;
};

const texts = import.meta.glob<string>("../../games/*/setup/*.ftl", { query: "?raw", import: "default" });
const found = import.meta.glob<{ default: SetUp }>("../../games/*/setup/index.ts");

export const loadSetUp = async (game: string): Promise<SetUp | null> => (await found[`../../games/${game}/setup/index.ts`]?.())?.default ?? null;

export const loadSetUpTexts = (game: string, language: string): Promise<Catalogue> =>
  inLanguage(language, async (code) => [(await texts[`../../games/${game}/setup/${code}.ftl`]?.()) ?? ""]);
