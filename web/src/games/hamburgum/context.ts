/** What all parts of the board share: the view, what is lit, and the attributes that make a thing pointable and clickable. */
import { createContext } from "svelte";
import type { BoardProps, Thing } from "../../lib/game/module";
import type { GameView } from "./model";

export type BoardContext = Readonly<Pick<BoardProps, "options" | "lit" | "fresh" | "say" | "mark" | "still">> & {
  readonly view: GameView;
  /** The table before what is held: whose turn it is, and what a move costs. */
  readonly now: GameView;
  /** Attributes of the element that is a thing: spread them on it. `drawn`: the words and numbers that stand on it. */
  hot: (thing: Thing, drawn?: string) => Record<string, unknown>;
};

export const [useBoard, shareBoard] = createContext<BoardContext>();
