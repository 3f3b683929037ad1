/** The Shipping Line's sums (LH-12.18): which ships a cargo needs, what they burn, and a good cargo to begin with. */
import type { Ask } from "../../lib/types";
import { cheapest, type Kind } from "./cover";
import { ENERGY, GOODS, WORTH, type Amounts, type PlayerView } from "./view";

export type Fleet = { ships: number; energy: number; places: number };

/** The numbers of ships that can sail, fewest first. */
export const offers = (ask: Ask): Fleet[] =>
  ask.choices.map((choice) => ({
    ships: Number(choice.text.split("=")[1]),
    energy: Number(choice.hint?.args.energy ?? 0),
    places: Number(choice.hint?.args.places ?? 0),
  }));

/** The fewest ships that hold so much. */
export const fleetFor = (loaded: number, fleet: Fleet[]): Fleet | null => fleet.find((one) => one.places >= loaded) ?? null;

/** Energy of each good; grain with the BioFuel Facility, in the order the game asks. */
export function energyValues(player: PlayerView): Amounts {
  const { wood = 1, ...others } = ENERGY;
  return player.cards.some((card) => card.id === "biofuel_facility") ? { ...others, grain: 2, wood } : ENERGY;
}

/** What can be burnt when the cargo is loaded. */
export function energyKinds(player: PlayerView, cargo: Amounts): Kind[] {
  return Object.entries(energyValues(player)).map(([good, value]) => ({
    good,
    held: (player.stock[good] ?? 0) - (cargo[good] ?? 0),
    value,
    worth: WORTH[good] ?? 1,
  }));
}

/** For each fleet the dearest goods that leave its energy; of these the one that brings most after what it burns. */
export function bestCargo(player: PlayerView, fleet: Fleet[]): Amounts {
  let best: Amounts = {};
  let most = -Infinity;
  for (const { places, energy } of fleet) {
    const kept = cheapest(energyKinds(player, {}), energy);
    if (!kept) continue;
    const cargo: Amounts = {};
    let room = places;
    let income = 0;
    for (const good of [...GOODS].sort((a, b) => WORTH[b]! - WORTH[a]!)) {
      const load = Math.min(room, (player.stock[good] ?? 0) - (kept[good] ?? 0));
      if (load > 0) cargo[good] = load;
      room -= Math.max(0, load);
      income += Math.max(0, load) * WORTH[good]!;
    }
    const burnt = Object.entries(kept).reduce((sum, [good, amount]) => sum + amount * WORTH[good]!, 0);
    if (income - burnt > most) {
      most = income - burnt;
      best = cargo;
    }
  }
  return best;
}
