/** What each thing on the table is and what it does now. The sentences are in en.ftl; these files find their numbers. */
import type { BoardProps, Explanation, Thing } from "../../lib/game/module";
import type { View } from "../../lib/types";
import * as actions from "./explain-actions";
import * as city from "./explain-city";
import { households } from "./explain-players";
import type { HView } from "./model";
import type { Teller } from "./words";

type Say = BoardProps["say"];

const TELLERS: Record<string, Teller> = { ...actions, ...city, ...households };

export function explain(thing: Thing, view: View, say: Say): Explanation | null {
  const [kind = "", ...words] = thing.split(":");
  const teller = TELLERS[kind];
  return teller ? teller(view as HView, say, ...words) : null;
}

/** Only the name of a thing, for screen readers: the sentences are left out, they are many. */
export const titleOf = (thing: Thing, view: View, say: Say): string | undefined =>
  explain(thing, view, (id, args) => (id.startsWith("tell-") ? "" : say(id, args)))?.title;
