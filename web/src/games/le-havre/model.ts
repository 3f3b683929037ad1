/** Small questions about a view of Le Havre. */
import type { CardView, GameView, PlayerView, ShipView } from "./view";

export type * from "./view";

export type Good = string;
export type Amounts = Record<Good, number>;

export const BASIC: Good[] = ["fish", "wood", "clay", "iron", "grain", "cattle", "coal", "hides"];
export const UPGRADED: Good[] = ["smoked_fish", "charcoal", "brick", "steel", "bread", "meat", "coke", "leather"];
/** The canonical order (LH-1.20). */
export const GOODS: Good[] = [...BASIC, ...UPGRADED];
export const OFFERS: Good[] = ["francs", "fish", "wood", "clay", "iron", "grain", "cattle"];
export const SHIP_TYPES = ["wooden", "iron", "steel", "luxury"];
export const FOOD: Amounts = { meat: 3, bread: 2, smoked_fish: 2, fish: 1, francs: 1 };
export const ENERGY: Amounts = { coke: 10, charcoal: 3, coal: 3, wood: 1 };
/** Shipping prices (LH-1.16). */
export const WORTH: Amounts = {
  fish: 1, wood: 1, clay: 1, iron: 2, grain: 1, cattle: 3, coal: 3, hides: 2,
  smoked_fish: 2, charcoal: 2, brick: 2, steel: 8, bread: 3, meat: 2, coke: 5, leather: 4, francs: 1,
}; // prettier-ignore

/** Every card that lies open anywhere. */
export function openCards(view: GameView): CardView[] {
  return [...view.town, ...view.waiting, ...view.proposals.flat(), ...view.players.flatMap((player) => player.cards)];
}

export const findCard = (view: GameView, id: string): CardView | undefined =>
  openCards(view).find((card) => card.id === id);

export const ownerOf = (view: GameView, id: string): number | null => {
  const seat = view.players.findIndex((player) => player.cards.some((card) => card.id === id));
  return seat < 0 ? null : seat;
};

export const ownerOfShip = (view: GameView, id: string): number | null => {
  const seat = view.players.findIndex((player) => player.ships.some((ship) => ship.id === id));
  return seat < 0 ? null : seat;
};

export const findShip = (view: GameView, id: string): ShipView | undefined =>
  [
    ...view.players.flatMap((player) => player.ships),
    ...Object.values(view.ship_stacks).flatMap((stack) => stack.ships),
    ...view.round_cards.map((card) => card.ship),
  ].find((ship) => ship.id === id);

export const wealthOf = (player: PlayerView): number =>
  player.wealth.francs_and_loans + player.wealth.buildings + player.wealth.ships;
