// The board and the words of the game that a page shows, in the language of the moment.
import type { Catalogue } from "../i18n/catalogue";
import { language } from "../i18n/shell-texts.svelte";
import type { GameModule } from "./module";
import { loadBoard, loadCatalogue } from "./registry";

export class LoadedGame {
  module = $state.raw<GameModule | null>(null);
  texts = $state.raw<Catalogue | null>(null);

  /** To be made while a page is set up; `game` is asked again whenever it changes. */
  constructor(game: () => string | undefined) {
    // Every message brings a new table of the same game: only another game needs other words.
    const name = $derived(game());
    $effect(() => {
      const code = language();
      const wanted = name;
      if (!wanted) return;
      void loadBoard(wanted).then(async (found) => {
        this.texts = await loadCatalogue(wanted, code);
        this.module = found;
      });
    });
  }
}
