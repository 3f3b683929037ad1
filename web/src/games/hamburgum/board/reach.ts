/** Why a seat may, or may not, build on a site (HB-12.4 to HB-12.8). */
import type { GameView } from "../model";
import { LINES, isChurch } from "./city-map";

type Reach = { ok: boolean; through: string | null; why: "taken" | "builder" | "joined" | "apart" };

const neighbours = (place: string): string[] =>
  LINES.flatMap(([one, other]) => (one === place ? [other] : other === place ? [one] : []));

/** Whether a place carries a seat's connection: a church it gave to, or a site with its citizen. */
const holds = (view: GameView, seat: number, place: string): boolean =>
  isChurch(place) ? view.churches[place].donors.includes(seat) : view.sites[place]?.owner === seat;

export function reach(view: GameView, seat: number, site: string): Reach {
  if (view.sites[site]!.owner !== null) return { ok: false, through: null, why: "taken" };
  const through = neighbours(site).find((place) => holds(view, seat, place)) ?? null;
  if (through) return { ok: true, through, why: "joined" };
  if (view.players[seat]!.church_builder) return { ok: true, through: null, why: "builder" };
  return { ok: false, through: null, why: "apart" };
}

/** The seat that holds both ends of a line, for its colour. */
export function lineHolder(view: GameView, one: string, other: string): number | null {
  const seat = view.players.findIndex((_, number) => holds(view, number, one) && holds(view, number, other));
  return seat < 0 ? null : seat;
}
