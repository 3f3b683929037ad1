/** Sends the answers of a plan, one at a time: each when the one before has been taken and the next question is there. */
import { untrack } from "svelte";
import type { Ask, Choice } from "../types";
import { sameness, type Plan } from "./plan";
import { usePrimary } from "./primary.svelte";

type Panel = { ask: Ask; onchoose: (choice: Choice) => Promise<boolean> };

/** For a panel, while it is set up: answers what is asked there from the plan under way. */
export class Sender {
  #panel: () => Panel;
  #plan = $state.raw<Plan | null>(null);
  #waiting = $state(false);
  #answered = "";
  #primary = usePrimary();

  constructor(panel: () => Panel) {
    this.#panel = panel;
    $effect(() => {
      const { ask } = panel();
      if (this.#plan && !this.#waiting && sameness(ask) !== this.#answered) untrack(() => void this.#step(ask));
    });
  }

  /** Whether a plan is being carried out. */
  get busy(): boolean {
    return this.#plan !== null;
  }

  /** Carry out a plan, beginning with the question that is asked now. */
  begin = (plan: Plan): void => {
    this.#waiting = false;
    this.#answered = "";
    this.#plan = plan;
    this.#primary?.begin();
  };

  async #step(ask: Ask): Promise<void> {
    const plan = this.#plan!;
    const choice = ask.seat === plan.seat ? plan.answer(ask) : null;
    if (!choice) return this.#end();
    this.#answered = sameness(ask);
    this.#waiting = true;
    const version = this.#primary?.version() ?? 0;
    const taken = await this.#panel().onchoose(choice);
    if (taken) this.#primary?.taken(version);
    if (this.#plan !== plan) return;
    if (taken) this.#waiting = false;
    else this.#end();
  }

  #end(): void {
    this.#plan = null;
    this.#waiting = false;
  }
}
