/**
 * "How to play": what a game's folder `how/` provides. Its texts are messages in `how/<language>.ftl`; the pictures are its own
 * board, drawn in the position `how/scene.json` (made by `scripts/scenes.py`) and cut to some of its things.
 */
import { type Catalogue, inLanguage } from "../i18n/catalogue";
import { gameTexts } from "../server/api";
import type { View } from "../types";
import type { Thing } from "./module";

export type Picture = {
  /** The picture shows what lies around these things; `offer:` means all things of a kind. */
  around: Thing[];
  /** Things with a number on them, in the order of the steps beside the picture. */
  marks?: Thing[];
  /** How much of the board around them is shown, in CSS pixels; less where the next thing is close. */
  air?: number;
  /** As wide as the page, below the words. */
  across?: boolean;
  /** How wide the board is drawn, in CSS pixels: the wider, the smaller its parts. */
  wide?: number;
};

/** A chapter has the messages `how-ID` (its heading) and `how-ID-text`; each of its entries has `how-ID-ENTRY`. */
export type Chapter = {
  id: string;
  picture?: Picture;
  /** Numbered sentences. */
  steps?: string[];
  /** Cards: a heading with the game's picture of a word, and the message `how-ID-ENTRY-text`. */
  cards?: { id: string; icon: string }[];
  /** What brings points: the attribute `.points` says how many. */
  scores?: { id: string; icon: string }[];
};

export type HowToPlay = { scene: View; chapters: Chapter[] };

const texts = import.meta.glob<string>(["../../games/*/*.ftl", "../../games/*/how/*.ftl"], { query: "?raw", import: "default" });
const found = import.meta.glob<{ default: HowToPlay }>("../../games/*/how/index.ts");

export const loadHow = async (game: string): Promise<HowToPlay | null> => (await found[`../../games/${game}/how/index.ts`]?.())?.default ?? null;

/** The messages of the game, its board and its chapters. */
export const loadHowTexts = (game: string, language: string): Promise<Catalogue> =>
  inLanguage(language, async (code) => {
    const board = texts[`../../games/${game}/${code}.ftl`]?.();
    const how = texts[`../../games/${game}/how/${code}.ftl`]?.();
    return [(await gameTexts(game, code)) ?? "", (await board) ?? "", (await how) ?? ""];
  });
