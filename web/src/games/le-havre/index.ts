/** Le Havre in the browser. */
import type { GameModule } from "../../lib/game/module";
import Icon from "./art/WordIcon.svelte";
import Board from "./Board.svelte";
import { explain } from "./explain";
import { holdings } from "./holdings";
import { label } from "./label";
import Panel from "./Panel.svelte";
import { inPanel, targets } from "./targets";
import { touched } from "./touched";
import { deed, endsTurn, meant, order, role, warning, wish } from "./turn";

const game: GameModule = {
  Board,
  targets,
  label,
  role,
  order,
  deed,
  endsTurn,
  warning,
  meant,
  wish,
  Icon,
  holdings,
  touched,
  explain,
  Panel,
  panelFor: inPanel,
  panelsHoldAll: true,
};
export default game;
