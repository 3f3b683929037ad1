/** What the tests of this board share: sample positions and the real catalogues, strict about missing messages. */
import { readFileSync } from "node:fs";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { BoardProps, Thing } from "../../lib/game/module";
import type { Ask, Choice, ComponentRow, GameEvent } from "../../lib/types";
import own from "./en.ftl?raw";
import type { HView } from "./model";
import data from "./samples/positions.json";
import { targets } from "./targets";

/** A file of the rules' folder; the tests run in web/. */
export const rules = (path: string): string => readFileSync(`../src/wharfinger/games/hamburgum/${path}`, "utf8");
const game = rules("texts/en.ftl");
export const catalogues = { game, own };
export const sample = data as unknown as {
  positions: { view: HView; ask: Ask }[];
  words: Record<string, string[]>;
  components: ComponentRow[];
  events: GameEvent[];
};

const bundle = new FluentBundle("en", { useIsolating: false });
const idsOf = (text: string): string[] => new FluentResource(text).body.map((entry) => entry.id);
/** Messages of one name in both catalogues: there the board's are read. */
export const clashes = idsOf(own).filter((id) => idsOf(game).includes(id));
for (const text of [game, own]) bundle.addResource(new FluentResource(text), { allowOverrides: true });
export const has = (id: string): boolean => bundle.hasMessage(id);
export const say: BoardProps["say"] = (id, args) => {
  const message = bundle.getMessage(id);
  if (!message?.value) throw new Error(`no message ${id}`);
  const errors: Error[] = [];
  const text = bundle.formatPattern(message.value, args, errors);
  if (errors.length) throw new Error(`${id}: ${errors.join()}`);
  return text;
};

export function litOf(ask: Ask, view: HView): Map<Thing, Choice[]> {
  const lit = new Map<Thing, Choice[]>();
  for (const choice of ask.choices)
    for (const thing of targets(choice, ask, view)) lit.set(thing, [...(lit.get(thing) ?? []), choice]);
  return lit;
}
