/** Names and phrases in the player's language. What goes into a sentence is a message: the sentence asks for its form. */
import type { Say } from "../../lib/game/module";
import { dashed } from "../../lib/i18n/catalogue";
import type { Message } from "../../lib/types";
import { isChurch } from "./board/city-map";
import { GOODS, OFFICIAL, office, TOKEN, type Church, type Kind } from "./model";

const named = (id: string): Message => ({ id: dashed(id), args: {} });

export const item = (which: string): Message => named(`name-${(GOODS as readonly string[]).includes(which) ? "good" : "item"}-${which}`);
/** `3 bricks`. */
export const amount = (which: string, count: number): Message => ({ id: `count-${which}`, args: { count } });
/** All that there is some of: `2 beer`, `1 cloth`. */
export const amounts = (counts: Record<string, number>): Message[] =>
  Object.entries(counts).filter(([, count]) => count > 0).map(([which, count]) => amount(which, count));
export const type = (which: string): Message => named(`name-type-${which}`);
export const official = (which: string): Message => named(`name-official-${which}`);
export const church = (which: Church): Message => named(`name-church-${which}`);
export const space = (which: string): Message => named(`name-space-${which}`);
export const effect = (which: string): Message => ({ id: `official-${dashed(office(which))}`, args: { money: OFFICIAL[office(which)]!.money } });
/** A church by its name, a site by its number. */
export const place = (which: string): Message | string => (isChurch(which) ? church(which) : which);
export const titled = (message: Message, say: Say): string => capital(say(message.id, message.args));
export const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);

/** What the button of a whole trade does: one kind is named, several are counted. */
export function deedOf(mode: "sell" | "buy", counts: Record<string, number>, money: number, say: Say): string {
  const [only, ...more] = amounts(counts);
  if (only && !more.length) return say(`deed-${mode}`, { what: only, money });
  return say(`deed-${mode}-many`, { count: Object.values(counts).reduce((sum, one) => sum + one, 0), money });
}

/** What a kind of token counts; of a church, a building token names its buildings. */
export const kind = (of: Church | null, which: Kind): Message =>
  named(which === "building" && of ? `kind-building-${TOKEN[of].type}` : `kind-${which}`);
export const kindName = (of: Church | null, which: Kind, say: Say): string => say(kind(of, which).id);
/** Where there is little room. */
export const shortKind = (of: Church | null, which: Kind, say: Say): string => (which === "tokens" ? titled(named("name-kind-tokens"), say) : kindName(of, which, say));

/** `Ships (Petri)`; without a church only the kind. */
export const tokenName = (of: Church | null, which: Kind, say: Say): string =>
  of ? say("label-token-of", { kind: kind(of, which), church: named(`short-church-${of}`) }) : kindName(null, which, say);
