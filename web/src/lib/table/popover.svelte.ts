/** What is pointed at, and its explanation: after a short rest, in one place, until something else is pointed at. */
import type { Explanation, Thing } from "../game/module";

const REST = 220;
const LEAVE = 180;

export class Popover {
  shown = $state.raw<{ thing: Thing; told: Explanation; at: Element | null } | null>(null);
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly explain: (thing: Thing) => Explanation | null) {}

  point(thing: Thing | null, at?: Element): void {
    clearTimeout(this.timer);
    if (thing === null) {
      this.timer = setTimeout(() => this.hide(), LEAVE);
      return;
    }
    if (this.shown?.thing === thing) return;
    this.timer = setTimeout(() => {
      const told = this.explain(thing);
      this.shown = told ? { thing, told, at: at ?? null } : null;
    }, this.shown ? 60 : REST);
  }

  hide(): void {
    clearTimeout(this.timer);
    this.shown = null;
  }
}
