/** What each thing on the table is and what it does now. The sentences are in en.ftl; these files find their numbers. */
import { explainBy } from "../../lib/board/explain";
import type { Has, Options, Say, Thing } from "../../lib/game/module";
import type { View } from "../../lib/types";
import { actions } from "./explain-actions";
import { city } from "./explain-city";
import { players } from "./explain-players";
import type { GameView } from "./model";

export const explain = explainBy<GameView>({ ...actions, ...city, ...players });

/** Only the name of a thing, for screen readers: the sentences are left out, they are many. */
export const titleOf = (thing: Thing, view: View, say: Say, has: Has, options: Options): string | undefined =>
  explain(thing, view, (id, args) => (id.startsWith("tell-") ? "" : say(id, args)), has, options)?.title;
