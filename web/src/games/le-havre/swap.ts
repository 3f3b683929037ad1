/** Trading Firm and Trafficking Spot (LH-14): what may be taken for what is handed in. */
import { BASIC, GOODS, UPGRADED, WORTH, type Amounts } from "./view";

export type Swap = "trading_firm" | "trafficking_spot";
const PART = 3;
const FIRM = 4;

const count = (kinds: string[], amounts: Amounts): number => kinds.reduce((sum, good) => sum + (amounts[good] ?? 0), 0);
export const worthOf = (amounts: Amounts): number => GOODS.reduce((sum, good) => sum + (amounts[good] ?? 0) * WORTH[good]!, 0);
const part = (good: string): string[] => (BASIC.includes(good) ? BASIC : UPGRADED);

/** How many more of a kind may be handed in, whatever the stock. */
export const roomFor = (card: Swap, good: string, given: Amounts): number =>
  card === "trading_firm" ? FIRM - count(GOODS, given) : PART - count(part(good), given);

/** Kinds that can come back: none that was handed in; from the Trafficking Spot neither iron nor steel, and only of parts in use. */
export const takeable = (card: Swap, given: Amounts): string[] =>
  GOODS.filter((good) => !given[good]).filter((good) =>
    card === "trading_firm" ? worthOf(given) >= WORTH[good]! : good !== "iron" && good !== "steel" && count(part(good), given) > 0,
  );

/** How many more of a kind could be taken. */
export const dueOf = (card: Swap, good: string, given: Amounts, taken: Amounts): number =>
  card === "trading_firm"
    ? Math.floor((worthOf(given) - worthOf(taken)) / WORTH[good]!)
    : count(part(good), given) - count(part(good), taken);

/** Whether as much is taken as is due: the same worth, or as many goods of each part. */
export const settled = (card: Swap, given: Amounts, taken: Amounts): boolean =>
  count(GOODS, given) > 0 &&
  (card === "trading_firm"
    ? worthOf(given) === worthOf(taken)
    : [BASIC, UPGRADED].every((kinds) => count(kinds, given) === count(kinds, taken)));

/** What was chosen to be taken, less what can no longer come back. */
export function stillTaken(card: Swap, given: Amounts, taken: Amounts): Amounts {
  const kept: Amounts = {};
  for (const good of takeable(card, given)) {
    const tokens = Math.min(taken[good] ?? 0, dueOf(card, good, given, kept));
    if (tokens > 0) kept[good] = tokens;
  }
  return kept;
}
