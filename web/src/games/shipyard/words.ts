/** Names and phrases in the player's language. */
import type { Say } from "../../lib/game/module";
import { dashed } from "../../lib/i18n/catalogue";
import { SIDES, SIDE_NAMES, stepOf } from "./board/canal";
import { isReconstructed, type Canal, type Laid, type Part } from "./model";

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

/** "north of C05": a free cell by the canal that it touches. */
export function cellWords(system: Laid[], cell: string, say: Say): string {
  const [x = 0, y = 0] = cell.split(",").map(Number);
  for (const [at, side] of SIDES.entries()) {
    const [dx, dy] = stepOf(side);
    const beside = system.find((canal) => canal.x + dx === x && canal.y + dy === y);
    if (beside) return say("do-cell", { side: SIDE_NAMES[at]!, canal: beside.id });
  }
  return say("do-cell-first");
}

/** "C05, north-east": a space of a canal. */
export const spaceWords = (canal: string, space: string, say: Say): string =>
  say("board-space", { canal, space: say(`name-space-${space.toLowerCase()}`) });

/** "north-east canal": where a canal lies among the others; by its name where that would fit two of them. */
export function canalWords(system: Laid[], canal: Laid, say: Say): string {
  const where = (one: Laid) => {
    const middle = (of: (laid: Laid) => number) => (Math.min(...system.map(of)) + Math.max(...system.map(of))) / 2;
    const [across, down] = [one.x - middle(({ x }) => x), one.y - middle(({ y }) => y)];
    const parts = [down < 0 ? "north" : down > 0 ? "south" : "", across < 0 ? "west" : across > 0 ? "east" : ""];
    return parts.filter(Boolean).join("-") || "middle";
  };
  const here = where(canal);
  return system.filter((one) => where(one) === here).length > 1 ? say("board-canal-name", { canal: canal.id }) : say(`name-where-${here}`);
}

/** "C05, 2 × lifebuoy, Blue Riband": a canal by its officials. */
export function canalFace(canal: Canal, say: Say): string {
  const shown = Object.values(canal.symbols);
  const counts = Object.fromEntries(shown.map((symbol) => [symbol, shown.filter((one) => one === symbol).length]));
  return say("board-canal-face", { canal: canal.id, shows: symbolWords(counts, say) });
}
