/**
 * The figure as it is drawn: it goes from space to space when the view says it is elsewhere, and canals it left fade
 * behind it.
 */
import type { Figure, Laid } from "../model";
import { angleOf, stand, way, type Halt, type Point } from "./canal";

const STEP = 340;
type Drawn = { at: Point; angle: number };
type Met = Halt & { key: number };

export class Voyage {
  drawn = $state<Drawn | null>(null);
  /** Canals that have left the system while the figure is still on its way over them. */
  leaving = $state.raw<Laid[]>([]);
  /** Officials met on the way, for a moment. */
  met = $state.raw<Met[]>([]);
  #figure: Figure | null = null;
  #system: Laid[] = [];
  #timers: ReturnType<typeof setTimeout>[] = [];
  #count = 0;

  follow(figure: Figure | null, system: Laid[], still: boolean): void {
    const before = this.#figure;
    const laid = this.#system;
    if (before && figure && before.canal === figure.canal && before.space === figure.space) {
      this.#system = system;
      return;
    }
    this.#figure = figure;
    this.#system = system;
    this.stop();
    const end = figure && stand(figure, system);
    if (!figure || !end) {
      this.drawn = null;
      return;
    }
    const all = [
      ...system,
      ...laid.filter((old) => !system.some((canal) => canal.id === old.id || (canal.x === old.x && canal.y === old.y))),
    ];
    const halts = before && !still ? way(all, before, figure) : [];
    if (!halts.length) {
      this.drawn = { at: end.at, angle: this.#near(end.angle) };
      return;
    }
    this.leaving = all.filter((canal) => !system.includes(canal));
    halts.forEach((halt, k) => this.#timers.push(setTimeout(() => this.#step(halt), k * STEP)));
    this.#timers.push(
      setTimeout(
        () => {
          this.leaving = [];
          this.met = [];
        },
        halts.length * STEP + 1100,
      ),
    );
  }

  stop(): void {
    for (const timer of this.#timers) clearTimeout(timer);
    this.#timers = [];
    this.leaving = [];
    this.met = [];
  }

  #step(halt: Halt): void {
    const from = this.drawn?.at ?? halt.at;
    this.drawn = { at: halt.at, angle: this.#near(angleOf(from, halt.at)) };
    if (halt.symbol) this.met = [...this.met, { ...halt, key: this.#count++ }];
  }

  /** The same direction, reached by the shorter turn. */
  #near(angle: number): number {
    const now = this.drawn?.angle ?? angle;
    return now + ((((angle - now) % 360) + 540) % 360) - 180;
  }
}
