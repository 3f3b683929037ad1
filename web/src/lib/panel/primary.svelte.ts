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
  /** The version of the table that is asked about. */
  readonly version: () => number;
  /** Since which version of the table the answers of one press were taken, and how many. */
  #pressed = { since: 0, count: 0 };

  constructor(version = () => 0) {
    this.version = version;
  }

  /** Called when a panel begins to send its answers. */
  begin(): void {
    this.#pressed = { since: -1, count: 0 };
  }

  /** Called when an answer of it to this version of the table was taken. */
  taken(version: number): void {
    if (this.#pressed.since < 0) this.#pressed.since = version;
    this.#pressed.count++;
  }

  /** Before which version the press was that led to this one; the version before it where no panel did. */
  before(version: number): number {
    const { since, count } = this.#pressed;
    return count > 1 && since + count === version ? since : version - 1;
  }

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
