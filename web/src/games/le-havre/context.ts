/** What all parts of the table share: the board's properties, and what is pointed at. */
import { getContext, setContext } from "svelte";
import type { BoardProps } from "../../lib/game/module";
import type { HarbourView } from "./model";

export type TableContext = Omit<BoardProps, "view"> & {
  view: HarbourView;
  /** A good, type or symbol that is pointed at or chosen in the finder: cards that have to do with it are marked. */
  sought: string | null;
  /** Chosen in the finder: the other cards step back. */
  picky: boolean;
  seek: (what: string | null) => void;
  /** How long moves take. */
  time: number;
};

const KEY = Symbol("le-havre");
export const shareTable = (table: TableContext): TableContext => setContext(KEY, table);
export const useTable = (): TableContext => getContext<TableContext>(KEY);
