/** Whole routes of a cruise: for each entry or next move the best way on, as the hint of the choice tells it. */
import { amount } from "../../../lib/game/about";
import type { Plan } from "../../../lib/panel/plan";
import type { Ask, Choice } from "../../../lib/types";
import { sail, type Halt } from "../board/canal";
import type { GameView } from "../model";

export type Route = {
  choice: Choice;
  /** What the voyage scores in all. */
  points: number;
  /** The moves after the choice, by name. */
  rest: string[];
};

export function routeOf(choice: Choice): Route {
  const told = choice.hint?.args ?? {};
  return { choice, points: Number(told.points ?? 0), rest: String(told.route ?? "").split(" ").filter(Boolean) };
}

/** The best first. */
export const routes = (ask: Ask): Route[] => ask.choices.map(routeOf).sort((a, b) => b.points - a.points);

/** The spaces of a route, the one where it begins first. */
export function halts(view: GameView, seat: number, { choice, rest }: Route): Halt[] {
  const player = view.players[seat];
  const [first = "", cell = "", side = ""] = choice.text.split(" ");
  if (!player) return [];
  if (first === "from") {
    const canal = player.system.find((one) => `${one.x},${one.y}` === cell);
    return canal ? sail(player.system, { canal: canal.id, space: side[0]!.toUpperCase() }, rest) : [];
  }
  return player.figure ? sail(player.system, player.figure, [first, ...rest]) : [];
}

/** The choice and all moves after it; those that the game makes by itself are skipped. */
export function routePlan(ask: Ask, { choice, rest }: Route): Plan {
  const made = ask.decision === "start" ? 0 : (amount(ask, "moves") ?? 0) + 1;
  return {
    seat: ask.seat,
    answer: (now) => {
      if (now.decision === ask.decision && now.about.moves === ask.about.moves) return now.choices.find(({ code }) => code === choice.code) ?? null;
      const word = rest[(amount(now, "moves") ?? 0) - made];
      return now.decision === "move" ? (now.choices.find(({ text }) => text.split(" ", 1)[0] === word) ?? null) : null;
    },
  };
}
