/** Names and phrases in the player's language. */
import type { Say } from "../../lib/game/module";
import { dashed } from "../../lib/i18n/catalogue";
import { isChurch } from "./board/city-map";
import { GOODS, OFFICIAL, office, type Church, type Kind } from "./model";

export const itemName = (item: string, say: Say): string =>
  say((GOODS as readonly string[]).includes(item) ? `name-good-${item}` : `name-item-${item}`);
export const typeName = (type: string, say: Say): string => say(`name-type-${dashed(type)}`);
export const officialName = (official: string, say: Say): string => say(`name-official-${dashed(official)}`);
export const officialEffect = (official: string, say: Say): string =>
  say(`official-${dashed(office(official))}`, { money: OFFICIAL[office(official)]!.money });
export const placeName = (place: string, say: Say): string => (isChurch(place) ? say(`name-church-${place}`) : place);
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
export const listOrNobody = (words: string[], say: Say): string => (words.length ? words.join(", ") : say("tell-nobody"));

/** `ships token of St. Petri`; without a church only the kind. */
export function tokenName(church: Church | null, kind: Kind, say: Say): string {
  const name = say(`name-kind-${kind}`);
  return church
    ? say("label-token-of", { kind: name, church: say(`short-church-${church}`) })
    : say("label-token", { kind: name });
}
