/** What several pages ask the server for: the games, their texts, and who this visitor is. Read once. */
import { Catalogue, inLanguage } from "../i18n/catalogue";
import { language } from "../i18n/shell-texts.svelte";
import type { Game, Me, Refusal } from "../types";
import * as api from "./api";

const carried = document.getElementById("games")?.textContent;
const state = $state<{ games: Game[] | null; me: Me | null; failed: Refusal | null; texts: Record<string, Catalogue> }>({
  // the page brings the games along; a development server's page does not
  games: carried ? JSON.parse(carried) : null,
  me: null,
  failed: null,
  texts: {},
});

export const games = () => state.games;
export const me = () => state.me;
export const failed = () => state.failed;
export const gameTitle = (game: string): string => state.games?.find((one) => one.name === game)?.title ?? game;
/** A game's catalogue; empty until it has come. */
export const texts = (game: string): Catalogue => state.texts[`${game}/${language()}`] ?? EMPTY;
const EMPTY = new Catalogue("en", []);

export async function load(): Promise<void> {
  try {
    [state.games, state.me] = await Promise.all([state.games ?? api.games(), api.me()]);
    state.failed = null;
  } catch (error) {
    state.failed = api.problem(error);
  }
}

export async function loadTexts(game: string): Promise<void> {
  const key = `${game}/${language()}`;
  if (state.texts[key]) return;
  state.texts[key] = await inLanguage(language(), async (code) => [(await api.gameTexts(game, code)) ?? ""]);
}

export function setMe(found: Me): void {
  state.me = found;
}

/** Notices come in the language of the page; a passer-by need not be known for it. */
export async function tellLanguage(language: string): Promise<void> {
  if (!state.me || state.me.language === language || (!state.me.account && !state.me.notices.length)) return;
  try {
    state.me = await api.changeMe({ language });
  } catch {
    // The next page tells it.
  }
}

export async function rename(name: string): Promise<void> {
  state.me = await api.changeMe({ name });
}
