/** The things an event touched. */
import { touchedBy, type EventArgs, type Touches } from "../../lib/board/touched";
import type { Thing } from "../../lib/game/module";

export const TOUCHES: Touches = {
  advanced: ({ action }) => [`action:${action}`, "gear"],
  chose: ({ action, player }) => [`action:${action}`, `money:${player}`],
  bonus: ({ action, player }) => [`action:${action}`, `money:${player}`],
  built: ({ player, place }) => [`yard:${player}:${place}`],
  rented: ({ canal, player }) => [`canal:${canal}`, `money:${player}`],
  laid: ({ canal }) => [`canal:${canal}`],
  bought: ({ goods }) => [`goods:${goods}`],
  moved_marker: ({ ring }) => [`marker:${ring}`],
  gained: ({ player, piece }) => [`reserve:${player}:${piece}`],
  hired: ({ player, employee }) => [`employee:${player}:${employee}`, `post:${employee}`],
  exchange: ({ space }) => [`exchange:${space}`],
  traded: ({ player }) => [`stock:${player}`],
  sold: ({ good, player }) => [`sell:${good}`, `money:${player}`],
  subsidy: ({ player }) => [`money:${player}`],
  scrapped: places,
  sailed: places,
  placed_figure: ({ player }) => [`figure:${player}`],
  official: ({ player }) => [`figure:${player}`],
  used_canal: ({ player }) => [`used:${player}`],
  cut_off: ({ player }) => [`voyage:${player}`],
  scored: ({ player }) => [`points:${player}`, `fleet:${player}:last`],
  dropped: () => ["gear", "rounds"],
  guilder: ({ action }) => [`action:${action}`],
  discarded: ({ player }) => [`contracts:${player}`],
  discarded_contract: ({ contract }) => [`contract:${contract}`],
  last_lap: () => ["rounds"],
  solo_tile: () => ["solo"],
  opponent: ({ action }) => [`action:${action}`, "solo"],
  removed_part: ({ part }) => [
    `stack:${String(part).startsWith("B") ? "bow" : String(part).startsWith("S") ? "stern" : "middle"}`,
  ],
  removed_canal: () => ["stack:canals"],
  removed_goods: () => ["stack:goods"],
  reshuffled: ({ stack }) => [stack === "solo" ? "solo" : `stack:${stack}`],
  stage: () => ["rounds"],
  ended: () => [],
};

export const touched = touchedBy(TOUCHES);

/** The places of a ship. */
function places({ player, first, length }: EventArgs): Thing[] {
  return Array.from({ length: Number(length) }, (_, k) => `yard:${player}:${Number(first) + k}`);
}
