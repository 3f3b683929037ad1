/** Setting up Shipyard. */
import type { SetUp } from "../../../lib/game/setup";
import Picture from "./Picture.svelte";

const ACTIONS = ["build", "canal", "goods", "equipment", "crew", "employee", "exchange"];

const setUp: SetUp = {
  upfront: ["contracts_deal", "employees_layout"],
  groups: [
    { id: "row", options: ["action_row", "subsidy_start", "last_tile_guilder", "guilder_at_final_drop", "able_with_bonus"] },
    { id: "length", options: ["gear_first_drop", "gear_moves_per_drop", "final_ship_build", "tie_break"] },
    { id: "canals", options: ["canal_rotation", "canal_tiles", "canal_allow_loops"] },
    { id: "ships", options: ["free_scrap", "bonus_pieces", "exchange_start_field", "contract_26"] },
    { id: "solo", options: ["solo_removed", "solo_leader_barred"] },
  ],
  applies: (option, players) => (option.startsWith("solo_") ? players === 1 : option === "tie_break" ? players > 1 : option === "subsidy_start" ? players === 4 : true),
  orders: {
    action_row: { things: (players) => [...ACTIONS, ...(players === 4 ? ["subsidy"] : [])], name: "name-action" },
  },
  Picture,
};
export default setUp;
