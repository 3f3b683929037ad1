/** A choice that is held until it is confirmed, and the table as it would be after it. */
import type { Choice, Tried } from "../types";

export class Draft {
  held = $state.raw<Choice | null>(null);
  /** The table after the held choice; null while that is not known, or nothing of it may be shown. */
  tried = $state.raw<Tried | null>(null);

  constructor(private readonly attempt: (choice: Choice) => Promise<Tried | null>) {}

  /** Held at once; what it leads to is shown when the server has said so. */
  hold(choice: Choice): void {
    if (this.held?.code === choice.code) return;
    this.held = choice;
    this.tried = null;
    void this.attempt(choice).then((tried) => {
      if (this.held === choice) this.tried = tried;
    });
  }

  drop(): void {
    this.held = this.tried = null;
  }
}
