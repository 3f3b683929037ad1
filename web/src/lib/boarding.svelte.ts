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
    $effect(() => {
      const code = language();
      const name = game();
      if (!name) return;
      void board(name).then(async (found) => {
        this.texts = await catalogue(name, code, found);
        this.module = found;
      });
    });
  }
}
