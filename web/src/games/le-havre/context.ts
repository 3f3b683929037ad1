/** What all parts of the table share: the board's properties, and what is pointed at. */
import { createContext } from "svelte";
import type { BoardProps } from "../../lib/game/module";
import type { GameView } from "./model";

export type BoardContext = Omit<BoardProps, "view"> & {
  view: GameView;
  /** A good, type or symbol that is pointed at or chosen in the finder: cards that have to do with it are marked. */
  sought: string | null;
  /** Chosen in the finder: the other cards step back. */
  picky: boolean;
  seek: (what: string | null) => void;
  /** How long moves take. */
  time: number;
  /** A phone on its side: what comes later is folded away. */
  low: boolean;
};

export const [useBoard, shareBoard] = createContext<BoardContext>();
