/** What all parts of the board share: the board's properties, and what the player means. */
import { createContext } from "svelte";
import type { BoardProps } from "../../lib/game/module";
import type { Intent } from "./board/intent.svelte";
import type { GameView } from "./model";

export type BoardContext = Omit<BoardProps, "view"> & { view: GameView };

export const [useBoard, shareBoard] = createContext<BoardContext>();
export const [useIntent, shareIntent] = createContext<Intent>();
