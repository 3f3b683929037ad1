/** Names and phrases in the player's language. */
import type { Say } from "../../lib/game/module";
import { dashed, type Args } from "../../lib/i18n/catalogue";
import { inTurn } from "../../lib/i18n/locale";
import type { Message } from "../../lib/types";
import { SIDES, SIDE_NAMES, stepOf } from "./board/canal";
import { components, isReconstructed, type Canal, type Laid, type Part } from "./model";

/** What something is called, for a message that may ask for its forms. */
export const nameOf = (kind: string, id: string): Message => ({ id: `name-${kind}-${dashed(id)}`, args: {} });

/** Amounts of a kind of things, for a message that may ask for their forms. */
const amounts = (kind: string, counts: Record<string, number>): Message[] =>
  Object.entries(counts).filter(([, count]) => count > 0).map(([id, count]) => ({ id: `count-${kind}-${dashed(id)}`, args: { count } }));
export const said = ({ id, args }: Message, say: Say): string => say(id, args);
const words = (list: Message[], say: Say): string => inTurn(list.map((one) => said(one, say)));

export const goodsOf = (goods: string[]): Message[] =>
  amounts("good", Object.fromEntries(goods.map((good) => [good, goods.filter((one) => one === good).length])));
/** "1 captain, 2 stokers" of a load. */
export const piecesOf = (counts: Record<string, number>): Message[] => amounts("piece", counts);

/** "2 cabins, 1 lantern" of a part's symbols. */
export const symbolWords = (counts: Record<string, number>, say: Say): string => words(amounts("symbol", counts), say);
/** "1 coal, 2 grain" of a goods tile. */
export const goodsWords = (goods: string[], say: Say): string => words(goodsOf(goods), say);

/** "free", "2 guilders". */
export const price = (guilders: number, say: Say): string => say("board-price", { price: guilders });

export const message = (id: string, args: Message["args"] = {}): Message => ({ id, args });
/** "Gear: falls in 2 moves": something and what there is to say of it. */
export const fact = (what: Message | string, told: Args[string], say: Say): string => say("board-fact", { what, told });

/** A note for a face that is a reconstruction of the printed one (SY-29). */
export const noted = (id: string, say: Say, lines: string[]): string[] =>
  isReconstructed(id) ? [...lines, say("about-reconstructed")] : lines;

export function partLines(part: Part, say: Say): string[] {
  const lines = [say("about-part", { shows: symbolWords(part.symbols, say) })];
  for (const symbol of Object.keys(part.symbols)) lines.push(say(`about-symbol-${dashed(symbol)}`));
  return noted(part.id, say, lines);
}

/** "lifebuoys in your fleet: 1 / 2 / 4 VP": what a contract pays for. */
export function contractTerms(id: string, say: Say): string {
  const about = message(`contract-${dashed(id)}`);
  const pays = components.contracts[id]?.pays[0];
  if (pays?.table) return say("terms-table", { about, points: pays.table.slice(1).join(" / "), beyond: pays.beyond ?? 0 });
  if (pays?.steps) return say("terms-steps", { about, steps: pays.steps.map(([count = 0, points = 0]) => message("terms-step", { count, points })) });
  return said(about, say);
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
  say("board-space", { canal, space: nameOf("space", space.toLowerCase()) });

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
