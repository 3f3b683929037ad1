/** Le Havre in the browser. */
import type { GameModule } from "../../lib/game/module";
import Board from "./Board.svelte";
import en from "./en.ftl?raw";
import { explain } from "./explain";
import { label } from "./label";
import Panel from "./Panel.svelte";
import { targets } from "./targets";
import { touched } from "./touched";

/** Decisions that are amounts or payments. */
const AMOUNTS = new Set([
  "food", "energy", "amount", "substitute", "fleet", "cargo", "pick", "hand_in", "receive", "office_hand_in",
]); // prettier-ignore

const game: GameModule = {
  texts: { en },
  Board,
  targets,
  label,
  touched,
  explain,
  Panel,
  panelFor: (ask) => AMOUNTS.has(ask.decision),
  upfront: ["length", "out_of_turn_selling", "expansion_cards"],
};
export default game;
