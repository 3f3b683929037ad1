/** Explanations by the kind of thing: `stock:2:beer` is explained by what explains a `stock`, from the words `2` and `beer`. */
import type { Explanation, GameModule, Has, Options, Say } from "../game/module";
import type { View } from "../types";

export type Explainer<V> = (words: string[], view: V, say: Say, options: Options, has: Has) => Explanation | null;

export function explainBy<V extends View>(explainers: Record<string, Explainer<V>>): GameModule["explain"] {
  return (thing, view, say, has, options) => {
    const [kind = "", ...words] = thing.split(":");
    return explainers[kind]?.(words, view as V, say, options, has) ?? null;
  };
}
