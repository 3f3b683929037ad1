/** What a sale brings, as the rules count it: the best loading of the ships for all goods together (HB-6). */
import type { Options } from "../../../lib/game/module";
import { GOODS, HOME_PRICE, type Good, type GameView } from "../model";

export type Units = Record<Good, number>;
/** Ships that carry for the seller in berths 1, 2 and 3. */
export type Ships = [number, number, number];
type Sale = { money: number; carried: Units };

export const CAPACITY = [1, 2, 3] as const;
export const NONE: Units = { beer: 0, sugar: 0, cloth: 0 };
export const unitsIn = (units: Units): number => GOODS.reduce((sum, good) => sum + units[good], 0);
const roomOf = (ships: readonly number[]): number => ships.reduce((sum, count, berth) => sum + count * CAPACITY[berth]!, 0);

/** Own ships; with a switch of the table the Flying Dutchmen too (HB-6.14). */
export function carriers(view: GameView, seat: number, options: Options): Ships {
  const { berth_1, berth_2, berth_3 } = view.players[seat]!.ships;
  const shared = options.dutchman_sales === "shared";
  return [berth_1, berth_2, berth_3].map((own, berth) => own + (shared ? view.harbour[berth]!.dutchmen : 0)) as Ships;
}

/** How some ships of each berth can be set apart for one good. */
function* parts(ships: readonly number[]): Generator<number[]> {
  for (let one = 0; one <= ships[0]!; one++)
    for (let two = 0; two <= ships[1]!; two++) for (let three = 0; three <= ships[2]!; three++) yield [one, two, three];
}

/** HB-6.10: the loading with the highest total; units that no ship carries go to the home market. */
export function sale(units: Units, prices: Units, ships: Ships): Sale {
  let best: Sale = { money: unitsIn(units) * HOME_PRICE, carried: NONE };
  for (const beer of parts(ships)) {
    const left = ships.map((count, berth) => count - beer[berth]!);
    for (const sugar of parts(left)) {
      const cloth = left.map((count, berth) => count - sugar[berth]!);
      const rooms: Units = { beer: roomOf(beer), sugar: roomOf(sugar), cloth: roomOf(cloth) };
      const carried = { ...NONE };
      let money = unitsIn(units) * HOME_PRICE;
      for (const good of GOODS) {
        carried[good] = Math.min(units[good], rooms[good]);
        money += carried[good] * Math.max(0, prices[good] - HOME_PRICE);
      }
      if (money > best.money) best = { money, carried };
    }
  }
  return best;
}
