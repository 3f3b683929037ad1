/** The harbour, explained: goods, offers and supply tiles. */
import type { Explanation, Say } from "../../lib/game/module";
import { BASIC, ENERGY, FOOD, UPGRADED, WORTH, type GameView } from "./model";
import { amountOf, goodName, goodNamed } from "./words";

export function goodLines(good: string, view: GameView, say: Say): string[] {
  if (good === "francs") return [say("lh-explain-francs")];
  const lines: string[] = [];
  if (FOOD[good]) lines.push(say("lh-explain-good-food", { amount: FOOD[good] }));
  if (ENERGY[good]) lines.push(say("lh-explain-good-energy", { amount: ENERGY[good] }));
  lines.push(say("lh-explain-good-ship", { francs: WORTH[good] ?? 0 }));
  const basic = BASIC.indexOf(good);
  const upgraded = UPGRADED.indexOf(good);
  if (basic >= 0) lines.push(say("lh-explain-good-becomes", { good: goodNamed(UPGRADED[basic]!) }));
  if (upgraded >= 0) lines.push(say("lh-explain-good-from", { good: goodNamed(BASIC[upgraded]!) }));
  return lines;
}

export function explainOffer(good: string, view: GameView, say: Say): Explanation {
  const tiles = view.tiles.filter((tile) => tile.tokens.includes(good)).length;
  return {
    title: goodName(good, say),
    lines: [
      say("lh-explain-offer", { amount: view.offer[good] ?? 0 }),
      ...(tiles ? [say("lh-explain-tiles", { count: tiles })] : []),
      ...goodLines(good, view, say),
    ],
    rule: "LH-7.1",
  };
}

export function explainTile(place: number, view: GameView, say: Say): Explanation | null {
  const tile = view.tiles[place];
  if (!tile) return null;
  const title = say("lh-explain-tile-title", { number: place + 1 });
  if (!tile.id) return { title, lines: [say("lh-explain-down")], rule: "LH-3.5" };
  const [first = "", second = ""] = tile.tokens;
  return {
    title,
    lines: [
      say("lh-explain-tile", { first: amountOf(first, 1), second: amountOf(second, 1) }),
      ...(tile.interest ? [say("lh-explain-interest")] : []),
      ...tile.markers.map((seat) => say("lh-explain-marker", { player: view.names[seat] ?? "" })),
    ],
    rule: "LH-6.2",
  };
}
