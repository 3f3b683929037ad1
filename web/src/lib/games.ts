/** The boards, loaded when a table of their game is opened. A game without a board is played with its buttons. */
import type { GameModule } from "./board";
import { components, gameTexts } from "./api";
import { Catalogue } from "./fluent";

const boards = import.meta.glob<{ default: GameModule }>("../games/*/index.ts");

export async function board(game: string): Promise<GameModule | null> {
  try {
    const found = (await boards[`../games/${game}/index.ts`]?.())?.default ?? null;
    if (found?.learn) found.learn(await components(game));
    return found;
  } catch (error) {
    console.error(error);
    return null;
  }
}

/** The game's messages and the board's own, with English behind them. */
export async function catalogue(game: string, language: string, module: GameModule | null): Promise<Catalogue> {
  const from = async (code: string) => [(await gameTexts(game, code)) ?? "", module?.texts?.[code] ?? ""];
  const english = new Catalogue("en", await from("en"));
  return language === "en" ? english : new Catalogue(language, await from(language), english);
}

/** The bot that takes a chair unless somebody chooses another: a fair opponent, not the best one. */
export const usualBot = (bots: string[] | undefined): string => (bots?.includes("medium") ? "medium" : (bots?.[0] ?? "greedy"));
