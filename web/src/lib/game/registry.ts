/**
 * The games of the client: whatever lies in a folder under `web/src/games`. Boards and their texts are loaded when they are
 * asked for, pictures come with the page. A game without a board is played with its buttons.
 */
import type { Component } from "svelte";
import { Catalogue } from "../i18n/catalogue";
import { components, gameTexts } from "../server/api";
import type { GameModule } from "./module";

const boards = import.meta.glob<{ default: GameModule }>("../../games/*/index.ts");
const boardTexts = import.meta.glob<string>("../../games/*/en.ftl", { query: "?raw", import: "default" });
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
export async function loadCatalogue(game: string, language: string, module: GameModule | null): Promise<Catalogue> {
  const from = async (code: string) => [(await gameTexts(game, code)) ?? "", module?.texts?.[code] ?? ""];
  const english = new Catalogue("en", await from("en"));
  return language === "en" ? english : new Catalogue(language, await from(language), english);
}

/** The board's own English messages, without the board. */
export const loadBoardTexts = async (game: string): Promise<string | undefined> => boardTexts[`../../games/${game}/en.ftl`]?.();

export const pictureOf = (game: string): Component | undefined => pictures[`../../games/${game}/art/Picture.svelte`]?.default;
