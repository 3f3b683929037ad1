/** Names and phrases in the player's language. */
import type { Say } from "../../lib/game/module";
import { dashed } from "../../lib/i18n/catalogue";
import { isChurch } from "./board/city-map";
import { GOODS, OFFICIAL, office, TOKEN, type Church, type Kind } from "./model";

export const itemName = (item: string, say: Say): string =>
  say((GOODS as readonly string[]).includes(item) ? `name-good-${item}` : `name-item-${item}`);
/** `3 bricks`. */
export const amountOf = (item: string, count: number | string, say: Say): string => say(`count-${item}`, { count });
export const typeName = (type: string, say: Say): string => say(`name-type-${dashed(type)}`);
export const officialName = (official: string, say: Say): string => say(`name-official-${dashed(official)}`);
export const officialEffect = (official: string, say: Say): string =>
  say(`official-${dashed(office(official))}`, { money: OFFICIAL[office(official)]!.money });
export const placeName = (place: string, say: Say): string => (isChurch(place) ? say(`name-church-${place}`) : place);
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
export const listOrNobody = (words: string[], say: Say): string => (words.length ? words.join(", ") : say("tell-nobody"));

/** What the button of a whole trade does: one kind is named, several are counted. */
export function deedOf(mode: "sell" | "buy", amounts: Record<string, number>, money: number, say: Say): string {
  const some = Object.entries(amounts).filter(([, count]) => count > 0);
  const [item, count] = some.length === 1 ? some[0]! : ["", 0];
  const what = item ? amountOf(item, count, say) : say(`deed-${mode}-many`, { count: some.reduce((sum, [, one]) => sum + one, 0) });
  return say(`deed-${mode}`, { what, money });
}

/** What a kind of token counts; of a church, a building token names its buildings. */
export const kindName = (church: Church | null, kind: Kind, say: Say): string =>
  kind === "building" && church ? say(`kind-building-${dashed(TOKEN[church].type)}`) : say(`kind-${kind}`);

/** `Ships (Petri)`; without a church only the kind. */
export const tokenName = (church: Church | null, kind: Kind, say: Say): string =>
  church ? say("label-token-of", { kind: kindName(church, kind, say), church: say(`short-church-${church}`) }) : kindName(null, kind, say);
