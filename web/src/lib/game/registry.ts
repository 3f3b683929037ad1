/**
 * The games of the client: whatever lies in a folder under `web/src/games`. Boards and their texts are loaded when they are
 * asked for, pictures come with the page. A game without a board is played with its buttons.
 */
import type { Component } from "svelte";
import { type Catalogue, inLanguage } from "../i18n/catalogue";
import { components, gameTexts } from "../server/api";
import type { GameModule } from "./module";

const boards = import.meta.glob<{ default: GameModule }>("../../games/*/index.ts");
const boardTexts = import.meta.glob<string>("../../games/*/*.ftl", { query: "?raw", import: "default" });
const pictures = import.meta.glob<{ default: Component }>("../../games/*/art/Picture.svelte", { eager: true });

export async function loadBoard(game: string): Promise<GameModule | null> {
  try {
    const found = (await boards[`../../games/${game}/index.ts`]?.())?.default ?? null;
    if (found?.learn) found.learn(await components(game));
    return found;
  } catch (error) {
    console.error(error);
    return null;
  }
}

/** The game's messages and the board's own, with English behind them. */
export const loadCatalogue = (game: string, language: string): Promise<Catalogue> =>
  inLanguage(language, async (code) => [(await gameTexts(game, code)) ?? "", (await boardTexts[`../../games/${game}/${code}.ftl`]?.()) ?? ""]);

export const pictureOf = (game: string): Component | undefined => pictures[`../../games/${game}/art/Picture.svelte`]?.default;
