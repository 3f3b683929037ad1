/**
 * The one button that ends what a player does now. It is pinned in the dock; a panel says what it does there, what the
 * choice so far comes to, and why it cannot be pressed yet.
 */
import { getContext, setContext } from "svelte";

export type PanelButton = {
  /** What it does: "Sell 3 goods: +290". */
  text: string;
  /** Why it cannot be pressed yet; empty: it can. */
  why: string;
  /** What the choice so far comes to. */
  notes: string[];
  busy: boolean;
  press: () => void;
};

const KEY = Symbol("primary");

export class Primary {
  /** Beside the state: what is read of that while a panel goes is as it was before the next one came. */
  #shown: readonly (() => PanelButton)[] = [];
  #last = $state.raw<(() => PanelButton) | null>(null);

  /** The button of the panel that is shown; null: there is none. */
  get panel(): PanelButton | null {
    return this.#last?.() ?? null;
  }

  /** Called by a panel while it is set up; its button goes with it. */
  register(button: () => PanelButton): void {
    $effect.pre(() => {
      this.#show([...this.#shown, button]);
      return () => this.#show(this.#shown.filter((one) => one !== button));
    });
  }

  #show(shown: readonly (() => PanelButton)[]): void {
    this.#shown = shown;
    this.#last = shown.at(-1) ?? null;
  }
}

export const sharePrimary = (primary: Primary): Primary => setContext(KEY, primary);
/** The dock's button; undefined where a panel stands alone and draws its own. */
export const usePrimary = (): Primary | undefined => getContext(KEY);
