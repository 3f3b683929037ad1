/** Which goods a building lets pick, and how many: read off the building one stands in and the choices of the moment. */
import type { Ask } from "../../lib/types";
import { picked } from "./plan";
import { BASIC, GOODS, UPGRADED, type HarbourView } from "./view";

const KINDS: Record<string, string[]> = {
  marketplace: BASIC,
  town_square: UPGRADED.filter((good) => good !== "steel"),
  toy_fair: GOODS.filter((good) => good !== "steel"),
};

/** Everything that can still be picked, from the first legal kind on (LH-23.4). */
export function pool(ask: Ask, view: HarbourView): string[] {
  const legal = ask.choices.map((choice) => picked(choice.text)).filter((good) => GOODS.includes(good));
  const player = view.players[ask.seat]!;
  if (ask.decision === "office_hand_in") {
    return GOODS.slice(GOODS.indexOf(legal[0]!)).filter((good) => player.stock[good]);
  }
  const kinds = KINDS[player.disc ?? ""];
  return kinds ? kinds.slice(kinds.indexOf(legal[0]!)) : legal;
}

/** How many are to be picked; null: as many as one likes. */
export function wanted(ask: Ask, view: HarbourView): number | null {
  const first = ask.choices[0]?.text ?? "";
  if (ask.decision === "office_hand_in") return 5 - Number(first.split(":")[0]);
  const kinds = KINDS[view.players[ask.seat]!.disc ?? ""];
  if (!kinds) return ask.choices.some((choice) => choice.text === "done") ? null : 1;
  // The last kind one may begin with leaves just enough kinds after it.
  return kinds.length - kinds.indexOf(picked(ask.choices.at(-1)!.text));
}
