/** Hamburgum for the shell: its board, and what its words mean on it. */
import type { GameModule } from "../../lib/game/module";
import Icon from "./art/WordIcon.svelte";
import Board from "./Board.svelte";
import { learn } from "./components";
import { explain } from "./explain";
import { holdings } from "./holdings";
import { label } from "./label";
import Panel from "./Panel.svelte";
import { known } from "./panels/basket";
import { counted } from "./panels/clicks";
import { targets } from "./targets";
import { touched } from "./touched";
import { deed, meant, order, role, warning, wish } from "./turn";

const game: GameModule = {
  learn,
  Board,
  targets,
  label,
  order,
  role,
  deed,
  warning,
  meant,
  wish,
  counted,
  Icon,
  holdings,
  touched,
  explain,
  Panel,
  panelsHoldAll: true,
  panelFor: (ask) => ask.decision === "ships" || (["trade", "sell", "buy"].includes(ask.decision) && known(ask)),
};
export default game;
