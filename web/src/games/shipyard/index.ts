/** Shipyard for the shell: the board, and what its choices, events and things mean. */
import type { GameModule } from "../../lib/game/module";
import Board from "./Board.svelte";
import { learn } from "./components";
import en from "./en.ftl?raw";
import { explain } from "./explain";
import { label } from "./label";
import Panel from "./Panel.svelte";
import { tileOf } from "./panels/trade";
import { targets } from "./targets";
import { touched } from "./touched";

const game: GameModule = {
  texts: { en },
  learn,
  Board,
  targets,
  touched,
  label,
  explain,
  Panel,
  panelFor: (ask) => ask.decision === "load" || ask.decision === "speed" || (ask.decision === "good" && tileOf(ask) !== null),
  upfront: ["contracts_deal"],
};
export default game;
