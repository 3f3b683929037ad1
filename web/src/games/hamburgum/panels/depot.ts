/** What materials cost together (HB-7.1 to HB-7.4). */
import { DEPOT } from "../model";

const STEP = 10;

/** One price for the whole purchase, by the number of units; `beyond` is the table's switch for more than ten. */
export function depotPrice(units: number, beyond: string): number {
  const most = DEPOT.length;
  const table = (count: number): number => (count ? DEPOT[count - 1]! : 0);
  if (units <= most) return table(units);
  if (beyond === "restart") return Math.floor(units / most) * table(most) + table(units % most);
  return table(most) + (STEP * (units * (units + 1) - most * (most + 1))) / 2;
}

/** The most units that some money pays for. */
export function affordable(money: number, beyond: string): number {
  let units = 0;
  while (!(beyond === "cap" && units === DEPOT.length) && depotPrice(units + 1, beyond) <= money) units++;
  return units;
}
