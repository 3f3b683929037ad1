/** Shipyard for the shell: the board, and what its choices, events and things mean. */
import type { GameModule } from "../../lib/game/module";
import Board from "./Board.svelte";
import { learn } from "./components";
import { explain } from "./explain";
import { holdings } from "./holdings";
import WordIcon from "./art/WordIcon.svelte";
import { label, picture } from "./label";
import Panel from "./Panel.svelte";
import { holdsAll, panelFor } from "./panels/panel-for";
import { targets } from "./targets";
import { touched } from "./touched";
import { deed, meant, order, plan, role, warning, wish } from "./turn";

const game: GameModule = {
  learn,
  Board,
  targets,
  holdings,
  touched,
  label,
  picture,
  order,
  role,
  deed,
  plan,
  warning,
  meant,
  wish,
  Icon: WordIcon,
  explain,
  Panel,
  panelFor,
  panelsHoldAll: holdsAll,
};
export default game;
