// The board and the words of the game that a page shows, in the language of the moment.
import type { GameModule } from "./board";
import type { Catalogue } from "./fluent";
import { board, catalogue } from "./games";
import { language } from "./texts.svelte";

export class Boarding {
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
      void board(wanted).then(async (found) => {
        this.texts = await catalogue(wanted, code, found);
        this.module = found;
      });
    });
  }
}
