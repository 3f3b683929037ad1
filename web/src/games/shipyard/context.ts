/** The board's props and what the player means, handed to every piece of it through Svelte's context. */
import { getContext, setContext } from "svelte";
import type { BoardProps } from "../../lib/game/module";
import type { Intent } from "./board/intent.svelte";

const KEY = Symbol("shipyard");
type Shared = { board: BoardProps; intent: Intent };
export const provide = (shared: Shared): Shared => setContext(KEY, shared);
export const useBoard = (): BoardProps => getContext<Shared>(KEY).board;
export const useIntent = (): Intent => getContext<Shared>(KEY).intent;
