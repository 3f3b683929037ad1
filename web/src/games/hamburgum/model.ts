/**
 * Small questions about a view of Hamburgum, and the few component values a board needs beside it: those of the shipped
 * files (checked by a test) until the server has told its own.
 */
import type { Options } from "../../lib/game/module";
import type { BuildingType, Church, GameView, Good, Kind, PlayerView } from "./view";

export type * from "./view";

export const CHURCHES = ["michaelis", "nikolai", "petri", "dom", "catharinen", "jacobi"] as const;
export const KINDS = ["points", "tokens", "ships", "building", "citizens"] as const;
export const GOODS = ["beer", "sugar", "cloth"] as const;
export const MATERIALS = ["timber", "brick", "bell"] as const;
export const TYPES = ["brewer", "sugar_refiner", "cloth_maker", "merchant", "captain", "official"] as const;
export const SPACES = ["sugar", "church", "trade_1", "cloth", "guildhall", "beer", "trade_2", "dockyard"] as const;

export type Material = (typeof MATERIALS)[number];

export const MAKER: Record<Good, BuildingType> = { beer: "brewer", sugar: "sugar_refiner", cloth: "cloth_maker" };
export let HOME_PRICE = 30;
export const PRICES = [100, 90, 80, 70, 60, 50];
export const DEPOT = [20, 50, 100, 150, 200, 260, 330, 410, 500, 600];
export const BONUS = [8, 7, 6, 5, 4, 3];
export let MERCHANT_MONEY = 100;
export let UNIT_AT_END = 50;
export const PART_COST = [
  { brick: 1, timber: 0, bell: 0, money: 0 },
  { brick: 1, timber: 1, bell: 0, money: 0 },
  { brick: 1, timber: 1, bell: 0, money: 20 },
  { brick: 1, timber: 1, bell: 0, money: 40 },
  { brick: 1, timber: 1, bell: 1, money: 0 },
];
/** What the `building` and `citizens` tokens of each church count. */
export const TOKEN: Record<Church, { type: BuildingType; building: number; citizens: number; everywhere: boolean }> = {
  michaelis: { type: "merchant", building: 5, citizens: 3, everywhere: false },
  nikolai: { type: "captain", building: 5, citizens: 3, everywhere: false },
  petri: { type: "cloth_maker", building: 4, citizens: 4, everywhere: false },
  dom: { type: "official", building: 4, citizens: 1, everywhere: true },
  catharinen: { type: "sugar_refiner", building: 4, citizens: 3, everywhere: false },
  jacobi: { type: "brewer", building: 4, citizens: 4, everywhere: false },
};
/** Money of each official and what it is paid for, in the words of `officials.toml`. */
export const OFFICIAL: Record<string, { money: number; per: string }> = {
  councilman: { money: 10, per: "citizens" },
  vicar: { money: 10, per: "donations" },
  lord_mayor: { money: 60, per: "completed_churches" },
  canon: { money: 0, per: "nothing" },
  guildmaster: { money: 30, per: "own_goods" },
  harbourmaster: { money: 40, per: "own_ships" },
  deacon: { money: 30, per: "own_tokens" },
  sexton: { money: 50, per: "own_churches" },
  master_builder: { money: 20, per: "own_citizens" },
  civil_servant: { money: 40, per: "own_parishes" },
};

/** The tokens on which a value or a building type is a reconstruction, as the components in use say (HB-2.11). */
export const RECONSTRUCTED = new Set<string>();

export type Values = {
  home: number;
  merchant: number;
  unit: number;
  prices: number[];
  depot: number[];
  bonus: number[];
  parts: typeof PART_COST;
  tokens: typeof TOKEN;
  officials: typeof OFFICIAL;
  reconstructed: string[];
};

/** Take over the values of the components that are played with. */
export function adopt(values: Values): void {
  HOME_PRICE = values.home;
  MERCHANT_MONEY = values.merchant;
  UNIT_AT_END = values.unit;
  PRICES.splice(0, PRICES.length, ...values.prices);
  DEPOT.splice(0, DEPOT.length, ...values.depot);
  BONUS.splice(0, BONUS.length, ...values.bonus);
  PART_COST.splice(0, PART_COST.length, ...values.parts);
  Object.assign(TOKEN, values.tokens);
  Object.assign(OFFICIAL, values.officials);
  RECONSTRUCTED.clear();
  for (const token of values.reconstructed) RECONSTRUCTED.add(token);
}

/** `petri_ships` → church and kind. */
export const split = (token: string): [Church, Kind] => token.split("_", 2) as [Church, Kind];
/** `vicar_4` → `vicar`. */
export const office = (official: string): string => official.replace(/_\d$/, "");

/** Whose eyes numbers are told for: the viewer, or whoever is to move for a spectator. */
export const eyes = (view: GameView): number => view.seat ?? view.actor ?? 0;
/** A player as sentences name them: "you" to themselves. */
export const who = (view: GameView, seat: number): { name: string; you: "yes" | "no" } => ({ name: view.names[seat]!, you: view.seat === seat ? "yes" : "no" });
export const shipsOut = (player: PlayerView): number => player.ships.berth_1 + player.ships.berth_2 + player.ships.berth_3;
export const completed = (view: GameView): number => CHURCHES.filter((church) => view.churches[church].completed).length;
export const built = (view: GameView, type: BuildingType): number =>
  Object.values(view.sites).filter((site) => site.type === type && site.owner !== null).length;
export const owned = (view: GameView, seat: number, type: BuildingType, parish?: Church): number =>
  view.players[seat]!.sites.filter((site) => {
    const shown = view.sites[site]!;
    return shown.type === type && (!parish || shown.parish === parish);
  }).length;
export const citizens = (view: GameView, seat: number, parish?: Church): number =>
  view.players[seat]!.sites.filter((site) => !parish || view.sites[site]!.parish === parish).length;

/** What a token would be worth to a seat now; a switch of the table counts building tokens in their parish only (HB-11.6). */
export function worth(view: GameView, seat: number, church: Church, kind: Kind, options: Options): number {
  const player = view.players[seat]!;
  const held = player.tokens.find((token) => token.id === `${church}_${kind}`);
  if (held) return held.value;
  const values = TOKEN[church];
  if (kind === "points") return 5;
  if (kind === "tokens") return player.tokens.length + 1;
  if (kind === "ships") return 2 * shipsOut(player);
  if (kind === "building") return values.building * owned(view, seat, values.type, options.building_token_scope === "parish" ? church : undefined);
  return values.citizens * citizens(view, seat, values.everywhere ? undefined : church);
}

/** The number an official is paid for, for a seat, as things stand (before a new citizen is placed). */
export function countFor(view: GameView, seat: number, per: string): number {
  const player = view.players[seat]!;
  const donors = CHURCHES.map((church) => view.churches[church].donors);
  switch (per) {
    case "citizens":
      return view.players.reduce((sum, other) => sum + other.sites.length, 0);
    case "donations":
      return donors.flat().length;
    case "completed_churches":
      return completed(view);
    case "own_goods":
      return GOODS.reduce((sum, good) => sum + player.stock[good], 0);
    case "own_ships":
      return shipsOut(player);
    case "own_tokens":
      return player.tokens.length;
    case "own_churches":
      return donors.filter((list) => list.includes(seat)).length;
    case "own_citizens":
      return player.sites.length;
    case "own_parishes":
      return new Set(player.sites.map((site) => view.sites[site]!.parish)).size;
    default:
      return 0;
  }
}

/** The places of all seats if the game ended now: points, then money (HB-16.6, HB-16.7). */
export function places(view: GameView): number[] {
  const key = (seat: number) => view.scores[seat]! * 1e6 + view.players[seat]!.final.money;
  return view.players.map((_, seat) => 1 + view.players.filter((_, other) => key(other) > key(seat)).length);
}

/** A seat's ships in berths 1, 2 and 3 after some more of them have arrived in berth 3, and whether all ships move on (HB-8.3, HB-8.4). */
export function afterArrivals(view: GameView, seat: number, ships: number): { berths: [number, number, number]; shifted: boolean } {
  const { berth_1, berth_2, berth_3 } = view.players[seat]!.ships;
  const third = view.harbour[2]!;
  const berths: [number, number, number] = [berth_1, berth_2, berth_3];
  let lying = third.ships.reduce((sum, one) => sum + one, third.dutchmen);
  let shifted = false;
  for (let arrived = 0; arrived < ships; arrived++) {
    if (lying === view.players.length) {
      berths.shift();
      berths.push(0);
      [lying, shifted] = [0, true];
    }
    berths[2]++;
    lying++;
  }
  return { berths, shifted };
}

/** Units that can be bought with some money, by the printed table. */
export const affordable = (money: number): number => DEPOT.filter((price) => price <= money).length;
