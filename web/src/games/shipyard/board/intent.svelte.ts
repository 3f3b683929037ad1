/**
 * What the player meant beyond one decision, and what is pointed at. The rules ask whether the action comes now, for a
 * column and then for a part, for steps and then for an employee: a click on the part or the employee answers all of it.
 */
import type { BoardProps, Thing } from "../../../lib/game/module";
import type { BoardContext } from "../context";

/** By kind of thing: the questions after which the same thing is meant again, and those that it answers then. */
const AGAIN: Record<string, { after: string[]; answers: string[] }> = {
  part: { after: ["act", "column", "last_part"], answers: ["column", "part"] },
  post: { after: ["act", "search"], answers: ["search", "hire"] },
  canal: { after: ["act"], answers: ["canal"] },
  goods: { after: ["act"], answers: ["goods", "trade"] },
  ring: { after: ["act"], answers: ["equipment", "crew"] },
};
const again = (thing: Thing) => AGAIN[thing.split(":", 1)[0]!];

export class Intent {
  pointed = $state<Thing | null>(null);
  #meant: { thing: Thing; answer: string } | null = null;
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

  /** Called whenever the view has changed: answers the next question of what was meant, or forgets it. */
  follow(): void {
    const { view, lit } = this.#props();
    const meant = this.#meant;
    const answer = meant && lit.get(meant.thing)?.[0]?.text;
    // The same answer still stands there: the click is on its way, or held until it is confirmed.
    if (!meant || answer === meant.answer) return;
    this.#meant = null;
    if (!answer || !again(meant.thing)!.answers.includes(view.decision)) return;
    // Once, and after the shell has forgotten the old question: a second press would confirm what the first one chose.
    setTimeout(() => {
      if (this.#props().view === view) this.#pick(meant.thing, true);
    });
  }

  #pick(thing: Thing, follows = false): void {
    const { view, lit } = this.#props();
    const answer = lit.get(thing)?.[0]?.text;
    this.#meant = answer && again(thing)?.after.includes(view.decision) ? { thing, answer } : null;
    this.pointed = null;
    if (follows) this.#props().onpick(thing, this.#meant !== null, true);
    else if (this.#meant) this.#props().onpick(thing, true);
    else this.#props().onpick(thing);
  }

  #point(thing: Thing | null, at?: Element): void {
    this.pointed = thing;
    // What can be chosen on the map is drawn there: a card would lie over it.
    const drawn = thing !== null && /^(cell|turn|space):/.test(thing) && this.#props().lit.has(thing);
    this.#props().onpoint(drawn ? null : thing, at);
  }
}
