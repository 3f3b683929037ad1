/** Names and phrases in the player's language. */
import type { Say } from "../../lib/game/module";
import { dashed } from "../../lib/i18n/catalogue";
import { isReconstructed, type Part } from "./model";

/** An action's name, after the short one on its tile where that is another word. */
export function actionWords(action: string, say: Say): string {
  const [short, name] = [say(`short-action-${action}`), say(`name-action-${action}`)];
  return name.toLocaleLowerCase().split(" ").includes(short.toLocaleLowerCase()) ? name : `${short}: ${name}`;
}

/** "2 cabins, lantern" of a part's symbols. */
export function symbolWords(symbols: Record<string, number>, say: Say): string {
  return Object.entries(symbols)
    .map(([symbol, count]) => say("board-amount", { count, name: say(`name-symbol-${dashed(symbol)}`) }))
    .join(", ");
}

/** "coal, 2 grain" of a goods tile. */
export function goodsWords(goods: string[], say: Say): string {
  return [...new Set(goods)]
    .map((good) =>
      say("board-amount", { count: goods.filter((one) => one === good).length, name: say(`name-good-${good}`) }),
    )
    .join(", ");
}

/** "captain, 2 stokers" of a load. */
export function pieceWords(amounts: Record<string, number>, say: Say): string {
  return Object.entries(amounts)
    .filter(([, count]) => count > 0)
    .map(([piece, count]) => say(`count-piece-${piece}`, { count }))
    .join(", ");
}

/** A note for a face that is a reconstruction of the printed one (SY-29). */
export const noted = (id: string, say: Say, lines: string[]): string[] =>
  isReconstructed(id) ? [...lines, say("about-reconstructed")] : lines;

export function partLines(part: Part, say: Say): string[] {
  const lines = [say("about-part", { shows: symbolWords(part.symbols, say) })];
  for (const symbol of Object.keys(part.symbols)) lines.push(say(`about-symbol-${dashed(symbol)}`));
  return noted(part.id, say, lines);
}
