/**
 * What is pointed at, and its explanation: in one place, until something else is pointed at. A mouse has to move onto a
 * thing and rest there; a thing that slides under a resting mouse, or that was just clicked, is not explained.
 */
import type { Explanation, Thing } from "../game/module";

/** Milliseconds that a mouse rests on a thing before it is explained. */
const REST = 350;
const NEXT = 80;
const LEAVE = 180;
/** An event so soon after another belongs to it. */
const AT_ONCE = 60;

type Shown = { thing: Thing; told: Explanation; at: Element | null };

export class Popover {
  shown = $state.raw<Shown | null>(null);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private place: [number, number] | null = null;
  private moved = -Infinity;
  private pressed = -Infinity;
  /** What lies under the mouse without the mouse having gone there. */
  private under: { thing: Thing; at: Element | null } | null = null;
  private muted: Thing | null = null;

  constructor(
    private readonly explain: (thing: Thing) => Explanation | null,
    private readonly now: () => number = () => performance.now(),
  ) {}

  /** The mouse is somewhere; where it was before, only the page under it has moved. */
  move({ clientX, clientY }: { clientX: number; clientY: number }): void {
    if (this.place?.[0] === clientX && this.place[1] === clientY) return;
    this.place = [clientX, clientY];
    this.moved = this.now();
    const { under } = this;
    this.under = null;
    if (under) this.point(under.thing, under.at ?? undefined);
  }

  /** A button of the mouse or a finger is lifted: what is asked for now is meant. */
  press(): void {
    this.pressed = this.now();
  }

  point(thing: Thing | null, at?: Element): void {
    clearTimeout(this.timer);
    this.under = null;
    const meant = this.now() - this.pressed < AT_ONCE || (at?.matches(":focus-visible") ?? false);
    const moved = this.now() - this.moved < AT_ONCE;
    if (thing !== this.muted && (meant || moved)) this.muted = null;
    if (thing === null) {
      this.timer = setTimeout(() => this.hide(), LEAVE);
      return;
    }
    if (thing === this.muted || this.shown?.thing === thing) return;
    if (meant) this.show(thing, at);
    else if (moved) this.timer = setTimeout(() => this.show(thing, at), this.shown ? NEXT : REST);
    else {
      this.under = { thing, at: at ?? null };
      this.shown = null;
    }
  }

  /** The mouse is on a link of the explanation: it stays. */
  keep(): void {
    clearTimeout(this.timer);
  }

  /** It was picked: nobody wants to read about it now. */
  mute(thing: Thing): void {
    this.hide();
    this.muted = thing;
    this.pressed = this.moved = -Infinity; // what the answer brings under the mouse was not gone to
  }

  hide(): void {
    clearTimeout(this.timer);
    this.under = null;
    this.shown = null;
  }

  private show(thing: Thing, at?: Element): void {
    const told = this.explain(thing);
    this.shown = told ? { thing, told, at: at ?? null } : null;
  }
}
