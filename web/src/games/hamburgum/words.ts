/** Names in the player's language, for the explanations. */
import type { BoardProps, Explanation } from "../../lib/game/module";
import { isChurch } from "./board/city-map";
import * as m from "./model";

export type Say = BoardProps["say"];
/** Explains one sort of thing; the words are what follows its name: `stock:2:beer` → `2`, `beer`. */
export type Teller = (view: m.HView, say: Say, ...words: string[]) => Explanation | null;

export const item = (say: Say, name: string) =>
  say((m.GOODS as readonly string[]).includes(name) ? `name-good-${name}` : `name-item-${name}`);
export const type = (say: Say, name: string) => say(`name-type-${m.id(name)}`);
export const official = (say: Say, name: string) => say(`name-official-${m.id(name)}`);
export const effect = (say: Say, name: string) =>
  say(`official-${m.id(m.office(name))}`, { money: m.OFFICIAL[m.office(name)]!.money });
export const place = (say: Say, name: string) => (isChurch(name) ? say(`name-church-${name}`) : name);
export const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
export const list = (say: Say, words: string[]) => (words.length ? words.join(", ") : say("tell-nobody"));
