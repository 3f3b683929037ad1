/** What is half chosen of a decision: a choice that is held until it is confirmed, or the few that are left to choose from. */
import type { Choice, Tried } from "../types";

export class Draft {
  #held = $state.raw<Choice | null>(null);
  #tried = $state.raw<Tried | null>(null);
  #narrowed = $state.raw<Choice[] | null>(null);
  /** The decision it belongs to. */
  #of = $state.raw<unknown>(null);

  /** `decision` is another value for every decision: what was half chosen of one is gone in the moment of the next. */
  constructor(
    private readonly attempt: (choice: Choice) => Promise<Tried | null>,
    private readonly decision: () => unknown,
  ) {}

  get held(): Choice | null {
    return this.#of === this.decision() ? this.#held : null;
  }
  /** The table after the held choice; null while that is not known, or nothing of it may be shown. */
  get tried(): Tried | null {
    return this.#of === this.decision() ? this.#tried : null;
  }
  /** What is left to choose from; null: everything. */
  get narrowed(): Choice[] | null {
    return this.#of === this.decision() ? this.#narrowed : null;
  }

  /** Held at once; what it leads to is shown when the server has said so. */
  hold(choice: Choice): void {
    if (this.held?.code === choice.code) return;
    this.#begin();
    this.#held = choice;
    this.#tried = null;
    void this.attempt(choice).then((tried) => {
      if (this.#held === choice) this.#tried = tried;
    });
  }

  /** Leaves only some choices to choose from, and holds none. */
  narrow(choices: Choice[]): void {
    this.#begin();
    this.drop();
    this.#narrowed = choices;
  }

  drop(): void {
    this.#held = this.#tried = null;
  }

  clear(): void {
    this.drop();
    this.#narrowed = null;
  }

  #begin(): void {
    const now = this.decision();
    if (this.#of !== now) this.clear();
    this.#of = now;
  }
}
