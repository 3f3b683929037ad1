/** The Shipping Line's sums (LH-12.18): which ships a cargo needs, what they burn, and a good cargo to begin with. */
import { amount } from "../../../lib/game/about";
import { asked } from "../../../lib/panel/plan";
import type { Ask } from "../../../lib/types";
import { GOODS, WORTH, type Amounts, type PlayerView } from "../model";
import { cheapest, energyKinds } from "./payment";

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
  const given = (name: string): number => amount(ask, name) ?? 0;
  return {
    fleets: [{ ships: 0, energy: given("energy"), places: given("high"), least: given("low") }],
    aboard: given("total"),
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
