/** Le Havre in the browser. */
import type { GameModule } from "../../lib/board";
import Board from "./Board.svelte";
import en from "./en.ftl?raw";
import { explain } from "./explain";
import { label } from "./label";
import { targets } from "./targets";
import { touched } from "./touched";

const game: GameModule = { texts: { en }, Board, targets, label, touched, explain };
export default game;
