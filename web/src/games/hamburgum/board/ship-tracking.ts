/**
 * Which ship is which. A view only counts ships, but a ship that is to slide must stay the same one from view to view:
 * after a shift (HB-8.4) every ship lies one berth lower, so the fewest shifts that explain the new counts are assumed.
 */
import type { Berth } from "../model";

/** `owner` is a seat, or -1 for a Flying Dutchman; `berth` counts 1 to 3. */
export type Ship = { key: number; owner: number; berth: number; slot: number };

const owners = (berth: Berth): number[] => [
  ...berth.ships.flatMap((amount, seat) => Array<number>(amount).fill(seat)),
  ...Array<number>(berth.dutchmen).fill(-1),
];

/**
 * Take from `old`, shifted already, what lies in the new berths. New ships can lie in berth 3, and after k shifts in the k
 * berths before it too; null if one elsewhere, or one that is gone, cannot be explained.
 */
function matched(
  old: Ship[],
  berths: Berth[],
  shifts: number,
  loose: boolean,
): { kept: Ship[]; missing: [number, number][] } | null {
  const kept: Ship[] = [];
  const missing: [number, number][] = [];
  for (const berth of berths) {
    const here = old.filter((ship) => ship.berth === berth.berth);
    for (const owner of owners(berth)) {
      const found = here.findIndex((ship) => ship.owner === owner);
      if (found >= 0) kept.push(...here.splice(found, 1));
      else if (loose || berth.berth >= 3 - shifts) missing.push([owner, berth.berth]);
      else return null;
    }
    if (!loose && here.length) return null;
  }
  return { kept, missing };
}

/** The ships of the new view, the old ones moved on and new ones with keys from `next` on. */
export function follow(old: Ship[], berths: Berth[], next: number): Ship[] {
  for (let shifts = 0; shifts <= 6; shifts += 1) {
    const moved = old.map((ship) => ({ ...ship, berth: ship.berth - shifts })).filter((ship) => ship.berth >= 1);
    const fit = matched(moved, berths, shifts, false);
    if (fit) return placed(fit, next);
  }
  return placed(matched(old, berths, 0, true)!, next);
}

function placed(fit: { kept: Ship[]; missing: [number, number][] }, next: number): Ship[] {
  const ships = [...fit.kept];
  for (const [owner, berth] of fit.missing) {
    let slot = 0;
    while (ships.some((ship) => ship.berth === berth && ship.slot === slot)) slot += 1;
    ships.push({ key: next, owner, berth, slot });
    next += 1;
  }
  return ships;
}
