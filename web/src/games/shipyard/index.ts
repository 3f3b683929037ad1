/** Shipyard for the shell: the board, and what its choices, events and things mean. */
import type { GameModule } from "../../lib/board";
import Board from "./Board.svelte";
import en from "./en.ftl?raw";
import { explain } from "./explain";
import { label } from "./label";
import { learn } from "./learn";
import LoadPanel from "./LoadPanel.svelte";
import { targets, touched } from "./targets";

const shipyard: GameModule = {
  texts: { en },
  learn,
  Board,
  targets,
  touched,
  label,
  explain,
  Panel: LoadPanel,
  panelFor: (ask) => ask.decision === "load" || ask.decision === "speed",
};
export default shipyard;
