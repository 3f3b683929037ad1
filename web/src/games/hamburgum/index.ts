/** Hamburgum for the shell: its board, and what its words mean on it. */
import type { GameModule } from "../../lib/board";
import { isAmount } from "./amounts";
import Board from "./Board.svelte";
import { learn } from "./components";
import en from "./en.ftl?raw";
import { explain } from "./explain";
import Panel from "./Panel.svelte";
import { label, targets, touched } from "./targets";

const hamburgum: GameModule = { texts: { en }, learn, Board, targets, label, touched, explain, Panel, panelFor: isAmount };
export default hamburgum;
