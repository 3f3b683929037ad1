/**
 * What the player meant beyond one decision, and what is pointed at. The rules ask for a column and then for a part, for
 * steps and then for an employee: a click on the part or the employee answers both.
 */
import type { BoardProps, Thing } from "../../../lib/game/module";
import type { View } from "../../../lib/types";
import type { BoardContext } from "../context";

const NEXT: Record<string, string> = { column: "part", last_part: "part", search: "hire" };

export class Intent {
  pointed = $state<Thing | null>(null);
  #meant: { thing: Thing; decision: string } | null = null;
  #props: () => BoardProps;

  constructor(props: () => BoardProps) {
    this.#props = props;
  }

  /** The props as the pieces of the board see them. */
  seen(): BoardContext {
    const extra: Partial<BoardProps> = {
      onpick: (thing) => this.#pick(thing),
      onpoint: (thing, at) => this.#point(thing, at),
    };
    const get = (_: BoardContext, name: string | symbol) =>
      extra[name as keyof BoardProps] ?? this.#props()[name as keyof BoardProps];
    return new Proxy({} as BoardContext, { get });
  }

  /** Called whenever the view has changed: plays the second half of what was meant, or forgets it. */
  follow(): void {
    const { view, lit } = this.#props();
    const meant = this.#meant;
    if (!meant || view.decision === meant.decision) return;
    this.#meant = null;
    if (NEXT[meant.decision] === view.decision && lit.has(meant.thing))
      setTimeout(() => this.#press(meant.thing, view));
  }

  /** The shell takes no answer before the one on its way is confirmed, so it may have to be told again. */
  #press(thing: Thing, view: View, tries = 5): void {
    const now = this.#props();
    if (now.view !== view || !now.lit.has(thing)) return;
    now.onpick(thing);
    if (tries) setTimeout(() => this.#press(thing, view, tries - 1), 120);
  }

  #pick(thing: Thing): void {
    const decision = this.#props().view.decision;
    this.#meant = NEXT[decision] && /^(part|post):/.test(thing) ? { thing, decision } : null;
    this.#props().onpick(thing);
  }

  #point(thing: Thing | null, at?: Element): void {
    this.pointed = thing;
    this.#props().onpoint(thing, at);
  }
}
