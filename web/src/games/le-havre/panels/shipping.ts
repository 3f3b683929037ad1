/** The Shipping Line's sums (LH-12.18): which ships a cargo needs, what they burn, and a good cargo to begin with. */
import { asked } from "../../../lib/panel/plan";
import type { Ask } from "../../../lib/types";
import { ENERGY, GOODS, WORTH, type Amounts, type PlayerView } from "../model";
import { cheapest, type Kind } from "./payment";

/** `least`: goods that must sail, or one ship less would do. */
type Fleet = { ships: number; energy: number; places: number; least: number };
type Voyage = {
  /** The fleets that can sail, the fewest ships first. */
  fleets: Fleet[];
  /** Goods that were loaded before this question. */
  aboard: number;
  /** What can still be loaded, in the order of the questions. */
  goods: string[];
};

/** The voyage that a question is about: all of it, or the rest of its cargo. */
export function voyage(ask: Ask, { stock }: PlayerView): Voyage {
  const held = GOODS.filter((good) => stock[good]);
  if (ask.decision === "fleet") return { fleets: offers(ask), aboard: 0, goods: held };
  const { total = 0, low = 0, high = 0, energy = 0 } = ask.about;
  return {
    fleets: [{ ships: 0, energy, places: high, least: low }],
    aboard: total,
    goods: held.filter((good) => GOODS.indexOf(good) >= GOODS.indexOf(asked(ask))),
  };
}

/** The numbers of ships that can sail, fewest first. */
function offers(ask: Ask): Fleet[] {
  let least = 1;
  return ask.choices.map((choice) => {
    const places = Number(choice.hint?.args.places ?? 0);
    const fleet = { ships: Number(choice.text.split("=")[1]), energy: Number(choice.hint?.args.energy ?? 0), places, least };
    least = places + 1;
    return fleet;
  });
}

/** The fewest ships that hold so much. */
export const fleetFor = (loaded: number, fleets: Fleet[]): Fleet | null =>
  fleets.find((one) => one.places >= loaded && one.least <= loaded) ?? null;

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
export function bestCargo(player: PlayerView, { fleets, aboard, goods }: Voyage): Amounts {
  let best: Amounts = {};
  let most = -Infinity;
  for (const { places, energy } of fleets) {
    const kept = cheapest(energyKinds(player, {}), energy);
    if (!kept) continue;
    const cargo: Amounts = {};
    let room = places - aboard;
    let income = 0;
    for (const good of [...goods].sort((a, b) => WORTH[b]! - WORTH[a]!)) {
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
