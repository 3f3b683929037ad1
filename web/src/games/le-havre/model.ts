/** Le Havre's view as the server sends it, and small questions about it. */
import type { View } from "../../lib/types";

export type Good = string;
export type Amounts = Record<Good, number>;
export type CardView = {
  id: string;
  /** The printed number. */
  card: string;
  type: string;
  value: number;
  price: number | null;
  cost: Amounts | null;
  /** null: no action. */
  fee: { food: number; francs: number } | null;
  hammers: number;
  fishermen: number;
  discs: number[];
  bonus?: number;
  /** Cards that somebody added bring their own words. */
  name?: string;
  text?: string;
};
export type ShipView = { id: string; name: string; type: string; value: number };
export type ShipStack = {
  price: number | null;
  cost: Amounts;
  energy: number;
  food: number;
  cargo_places: number;
  ships: ShipView[];
};
export type Tile = { id: string | null; tokens: Good[]; interest: boolean | null; markers: number[] };
export type RoundCard = { round: number; food: number; harvest: boolean; town: string; ship: ShipView };
export type PlayerView = {
  stock: Amounts;
  goods: number;
  food: number;
  energy: number;
  loans: number;
  disc: string | null;
  cards: CardView[];
  ships: ShipView[];
  counts: Record<string, number>;
  feeding: { food: number; ships: number; need: number; missing: number } | null;
  pawned: Good[];
  hand: string[] | null;
  hand_cards: number;
  wealth: { francs_and_loans: number; buildings: number; ships: number };
};
export type GameView = View & {
  length: string;
  round: number;
  rounds: number;
  final_phase: boolean;
  offer: Amounts;
  tiles: Tile[];
  place: number | null;
  round_cards: RoundCard[];
  proposals: CardView[][];
  town: CardView[];
  waiting: CardView[];
  ship_stacks: Record<string, ShipStack>;
  modernised: string[];
  specials: { left: number; revealed: string[]; unseen: string[]; known: { card: string; places: number[] }[] };
  picket: number | null;
  players: PlayerView[];
};


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
