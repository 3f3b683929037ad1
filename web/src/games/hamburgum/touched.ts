/** The things an event touched. */
import { touchedBy, type Touches } from "../../lib/board/touched";
import { GOODS, MATERIALS } from "./model";

export const TOUCHES: Touches = {
  moved: ({ player, cost }) => [`piece:${player}`, ...(cost ? [`prestige:${player}`] : [])],
  produced: ({ player, good }) => [`stock:${player}:${good}`],
  sold: (args) => [`money:${args.player}`, ...GOODS.filter((good) => args[good]).map((good) => `stock:${args.player}:${good}`)],
  bought: (args) => [`money:${args.player}`, ...MATERIALS.filter((item) => args[item]).map((item) => `stock:${args.player}:${item}`)],
  arrived: ({ player }) => ["berth:3", `ships:${player}`],
  dutchman_arrived: () => ["berth:3"],
  shifted: () => ["berth:1", "berth:2", "berth:3"],
  returned: ({ player }) => [`ships:${player}`],
  dutchmen_lost: () => ["berth:1"],
  donated: ({ church }) => [`church:${church}`],
  paid: (args) => [...(args.money ? [`money:${args.player}`] : []), ...MATERIALS.filter((item) => args[item]).map((item) => `stock:${args.player}:${item}`)],
  took_token: ({ church, kind }) => [`token:${church}_${kind}`],
  completed: ({ player, church }) => [`church:${church}`, `builder:${player}`, `prestige:${player}`, "bonus"],
  scored: ({ player }) => [`scored:${player}`, `prestige:${player}`],
  built: ({ site }) => [`site:${site}`],
  official: ({ site }) => [`site:${site}`, "officials"],
  earned: ({ player }) => [`money:${player}`],
  revealed: ({ official }) => [`official:${official}`],
  ended: () => [],
};

export const touched = touchedBy(TOUCHES);
