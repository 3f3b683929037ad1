/** The four parts of the table; on a phone they are tabs. */
import type { Thing } from "../../../lib/game/module";
import type { GameView } from "../model";

export const SECTIONS = ["city", "rondel", "market", "households"] as const;
export type Section = (typeof SECTIONS)[number];

export function sectionOf(thing: Thing, view: GameView): Section {
  const [kind = "", rest = ""] = thing.split(":");
  if (kind === "space" || kind === "piece") return "rondel";
  if (["site", "church", "take", "berth", "dutchman"].includes(kind)) return "city";
  if (kind === "token")
    return view.players.some((player) => player.tokens.some((one) => one.id === rest)) ? "households" : "city";
  if (["good", "material", "sale", "depot", "home", "official", "officials", "bonus"].includes(kind)) return "market";
  return "households";
}
