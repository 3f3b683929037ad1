/** Hamburgum for the shell: its board, and what its words mean on it. */
import type { GameModule } from "../../lib/game/module";
import { known } from "./panels/basket";
import Board from "./Board.svelte";
import { learn } from "./components";
import en from "./en.ftl?raw";
import { explain } from "./explain";
import { label } from "./label";
import Panel from "./Panel.svelte";
import { targets } from "./targets";
import { touched } from "./touched";

const game: GameModule = {
  texts: { en },
  learn,
  Board,
  targets,
  label,
  touched,
  explain,
  Panel,
  panelFor: (ask) => ask.decision === "ships" || (["sell", "buy"].includes(ask.decision) && known(ask)),
  upfront: ["officials"],
};
export default game;
