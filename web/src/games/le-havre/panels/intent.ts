/**
 * Who clicks a building means to pay its fee in the usual way: the cheapest one is paid without a question, once. Taken back,
 * the fee is asked for.
 */
let entered: string | null = null;

/** A thing on the board was clicked. */
export const clicked = (thing: string): void => void (entered = thing.startsWith("card:") ? thing.slice(5) : null);

/** Whether the fee of this building follows from a click on it; only the first time. */
export function follows(card: string): boolean {
  const usual = entered === card;
  if (usual) entered = null;
  return usual;
}
