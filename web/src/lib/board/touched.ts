/** Which things on the table an event touched, by the name of the event. */
import type { GameModule, Thing } from "../game/module";

export type EventArgs = Record<string, string | number>;
/** One line for every event of a game. */
export type Touches = Record<string, (args: EventArgs) => Thing[]>;

export const touchedBy =
  (touches: Touches): GameModule["touched"] =>
  (event) =>
    touches[event.name]?.(event.args as EventArgs) ?? [];
