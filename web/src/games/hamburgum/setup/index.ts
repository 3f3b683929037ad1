/** Setting up Hamburgum. */
import type { SetUp } from "../../../lib/game/setup";
import Picture from "./Picture.svelte";

const setUp: SetUp = {
  upfront: ["officials"],
  groups: [
    { id: "turn", options: ["start_player", "negative_prestige", "idle_action"] },
    { id: "harbour", options: ["empty_supply", "dutchman_sales", "depot_beyond_10"] },
    { id: "tokens", options: ["building_token_scope", "blue_top", "canon_surplus"] },
    { id: "end", options: ["turn_limit", "tie_money"] },
    { id: "looks", options: ["money_name"] },
  ],
  applies: (option, _, options) => (option === "blue_top" ? options.officials === "advanced_random" : option === "canon_surplus" ? options.officials !== "numbered" : true),
  Picture,
};
export default setUp;
