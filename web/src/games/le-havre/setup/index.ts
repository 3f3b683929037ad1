/** Setting up Le Havre. */
import type { SetUp } from "../../../lib/game/setup";
import Picture from "./Picture.svelte";

/** Options that matter to one player alone, to several, in a game with special buildings, with a set of cards. */
const SOLO = new Set(["marketplace_solo_limit", "solo_removed_specials"]);
const SEVERAL = new Set(["out_of_turn_selling", "expensive_loans", "harbour_watch_several", "arts_centre_cost"]);
const SPECIALS = new Set(["expansion_cards", "solo_removed_specials", "harbour_watch_several", "stadium_purchasable", "town_takes_stadium", "yacht_purchasable", "toy_fair_loan_francs", "stockmarket_bank_bought"]);
const CARD_SETS: Record<string, string> = { toy_fair_loan_francs: "essen_2010", stockmarket_bank_bought: "grand_hameau" };

const setUp: SetUp = {
  upfront: ["length", "expansion_cards", "marketplace_solo_limit"],
  groups: [
    { id: "money", options: ["out_of_turn_selling", "buy_then_sell_same_turn", "interest_mode", "expensive_loans", "final_auto_repay"] },
    { id: "payments", options: ["minimal_payments", "substitution_scope"] },
    { id: "buildings", options: ["black_market_redeal", "arts_centre_cost", "ironworks_cost", "yacht_purchasable", "stadium_purchasable", "town_takes_stadium", "harbour_watch_several", "toy_fair_loan_francs", "stockmarket_bank_bought"] },
    { id: "end", options: ["final_action_optional"] },
    { id: "solo", options: ["solo_removed_specials"] },
  ],
  applies: (option, players, options) => {
    if (SOLO.has(option) && players > 1) return false;
    if (SEVERAL.has(option) && players === 1) return false;
    if (SPECIALS.has(option) && options.length === "short") return false;
    return !CARD_SETS[option] || String(options.expansion_cards) === "all" || String(options.expansion_cards).split("+").includes(CARD_SETS[option]);
  },
  Picture,
};
export default setUp;
