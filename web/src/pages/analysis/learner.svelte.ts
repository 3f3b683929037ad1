/** Learning from one's mistakes: the worst turns one after the other, each to be played better. */
import { refusal } from "../../lib/i18n/sentences";
import { shell } from "../../lib/i18n/shell-texts.svelte";
import type { Refusal } from "../../lib/types";
import { rows, THRESHOLDS, worst, type Row } from "./report";
import type { Study } from "./study.svelte";

const MOST = 12;

/** asked: a turn is looked for; judged: the search looks at it; found, missed: what it says; shown: the solution is on the board; done: no turn is left. */
type State = "asked" | "judged" | "found" | "missed" | "shown" | "done";

export class Learner {
  state = $state<State>("asked");
  index = $state(0);
  loss = $state(0);
  /** Whether the answer is the best turn that the bot knows. */
  best = $state(false);
  wrong = $state("");
  solved = $state(0);
  readonly turns: Row[];
  /** With whose eyes the board was seen before. */
  private readonly eyes: number | null;

  constructor(
    private readonly study: Study,
    readonly seat: number,
  ) {
    this.turns = worst(rows(study.log, study.points), seat, MOST);
    study.learning = true;
    this.eyes = study.eyes;
    study.eyes = seat; // also when the turn is over: the boards of the players stay where they are
    void this.ask();
  }

  get row(): Row | null {
    return this.turns[this.index] ?? null;
  }

  /** Whether this turn is done with, so that nothing is asked on the board. */
  get settled(): boolean {
    return this.state === "found" || this.state === "shown";
  }

  /** The position of the present turn, as often as somebody wants to try. */
  async ask(): Promise<void> {
    this.wrong = "";
    if (!this.row) {
      this.state = "done";
      return;
    }
    this.state = "asked";
    await this.study.go(this.row.turn.from);
  }

  async next(): Promise<void> {
    this.index++;
    await this.ask();
  }

  async again(): Promise<void> {
    this.index = this.solved = 0;
    await this.ask();
  }

  async solution(): Promise<void> {
    const { turn, point } = this.row!;
    this.state = "shown";
    await this.study.follow(turn.from, point!.moves);
  }

  /** Whether the line on the board is a whole turn, which can be judged. */
  get answered(): boolean {
    const spot = this.study.spot;
    if (!spot || !this.row || spot.version !== this.row.turn.from || !spot.line.length) return false;
    return !spot.ask || spot.ask.seat !== this.seat || spot.view.turn !== spot.steps[0]!.turn;
  }

  async judge(): Promise<void> {
    const { version, line } = this.study.spot!;
    const here = this.study.here;
    this.state = "judged";
    try {
      const verdict = await this.study.judge(version, line);
      // Who has gone on meanwhile does not want to know.
      if (this.state !== "judged" || this.study.here !== here) return;
      this.loss = verdict.loss;
      this.best = verdict.same;
      const good = verdict.same || verdict.loss < THRESHOLDS.inaccuracy;
      this.state = good ? "found" : "missed";
      if (good) this.solved++;
    } catch (error) {
      this.wrong = refusal(error as Refusal, shell());
      this.state = "missed";
      this.loss = 0;
    }
  }

  leave(): void {
    this.study.learning = false;
    void this.study.see(this.eyes);
  }
}
