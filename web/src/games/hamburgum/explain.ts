/** What each thing on the table is and what it does now. The sentences are in en.ftl; this file finds their numbers. */
import type { BoardProps, Explanation, Thing } from "../../lib/board";
import type { View } from "../../lib/types";
import * as m from "./model";
import { reach } from "./reach";
import { isChurch } from "./city";
import { tokenName } from "./targets";

type Say = BoardProps["say"];
type Teller = (view: m.HView, say: Say, ...words: string[]) => Explanation | null;

const item = (say: Say, name: string) =>
  say((m.GOODS as readonly string[]).includes(name) ? `name-good-${name}` : `name-item-${name}`);
const type = (say: Say, name: string) => say(`name-type-${m.id(name)}`);
const official = (say: Say, name: string) => say(`name-official-${m.id(name)}`);
const effect = (say: Say, name: string) =>
  say(`official-${m.id(m.office(name))}`, { money: m.OFFICIAL[m.office(name)]!.money });
const place = (say: Say, name: string) => (isChurch(name) ? say(`name-church-${name}`) : name);
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const list = (say: Say, words: string[]) => (words.length ? words.join(", ") : say("tell-nobody"));

const space: Teller = (view, say, name) => {
  const here = name as m.Space;
  const seat = view.actor ?? m.eyes(view);
  const player = view.players[seat]!;
  const lines = [say(`tell-space-${m.id(name!.replace(/_\d$/, ""))}`)];
  const good = m.GOODS.find((one) => one === here);
  if (good) lines.push(say("tell-output", { name: view.names[seat]!, amount: 1 + m.owned(view, seat, m.MAKER[good]), good: item(say, good) }));
  if (here === "church") lines.push(say("tell-unscored-now", { name: view.names[seat]!, count: player.tokens.filter((one) => !one.scored).length }));
  if (here === "dockyard") lines.push(say("tell-ships-now", { name: view.names[seat]!, timber: player.stock.timber, supply: player.supply }));
  if (here === "guildhall") {
    const count = Math.min(player.stock.timber, player.stock.brick);
    const open = Object.keys(view.sites).filter((site) => reach(view, seat, site).ok).length;
    lines.push(say("tell-guildhall-now", { name: view.names[seat]!, count, open }));
  }
  if (here.startsWith("trade")) lines.push(say("tell-trade-now", { name: view.names[seat]!, goods: m.countFor(view, seat, "own_goods"), units: m.affordable(player.money) }));
  if (view.actor !== null) lines.push(say("tell-cost", { name: view.names[seat]!, cost: player.move_costs[here], prestige: player.prestige }));
  const pieces = view.players.flatMap((one, k) => (one.space === here ? [view.names[k]!] : []));
  if (pieces.length) lines.push(say("tell-pieces", { names: pieces.join(", ") }));
  const rule = { sugar: "HB-5.1", beer: "HB-5.1", cloth: "HB-5.1", church: "HB-9.1", guildhall: "HB-12.1", dockyard: "HB-8.1", trade_1: "HB-6.1", trade_2: "HB-6.1" };
  return { title: say(`name-space-${m.id(name!)}`), lines, rule: `HB-4.6, ${rule[here]}` };
};

const piece: Teller = (view, say, seat) => {
  const player = view.players[Number(seat)]!;
  const where = player.space ? say("tell-piece-at", { space: say(`name-space-${m.id(player.space)}`) }) : say("tell-piece-start");
  return { title: say("title-piece", { name: view.names[Number(seat)]! }), lines: [where, say("tell-piece")], rule: "HB-4.4, HB-4.5" };
};

const good: Teller = (view, say, name) => {
  const which = name as m.Good;
  const maker = m.MAKER[which];
  const seat = m.eyes(view);
  return {
    title: say("title-good", { good: capital(item(say, which)), price: view.prices[which] }),
    lines: [
      say("tell-price", { price: view.prices[which], count: m.built(view, maker), type: type(say, maker), home: m.HOME_PRICE }),
      say("tell-output", { name: view.names[seat]!, amount: 1 + m.owned(view, seat, maker), good: item(say, which) }),
      say("tell-held", { name: view.names[seat]!, amount: view.players[seat]!.stock[which] }),
    ],
    rule: "HB-6.2",
  };
};

const material: Teller = (view, say, name) => {
  const seat = m.eyes(view);
  return {
    title: capital(item(say, name!)),
    lines: [say(`tell-material-${name}`), say("tell-held", { name: view.names[seat]!, amount: view.players[seat]!.stock[name as m.Material] })],
    rule: name === "bell" ? "HB-7.5" : "HB-7.1",
  };
};

const sale: Teller = (view, say) => {
  const seat = m.eyes(view);
  const ships = view.players[seat]!.ships;
  const room = 3 * ships.berth_3 + 2 * ships.berth_2 + ships.berth_1;
  return {
    title: say("title-sale"),
    lines: [say("tell-sale"), say("tell-carry", { name: view.names[seat]!, count: m.shipsOut(view.players[seat]!), room }), say("tell-home", { price: m.HOME_PRICE })],
    rule: "HB-6.3 – 6.9",
  };
};

const depot: Teller = (view, say, units) => {
  const seat = m.eyes(view);
  const { money } = view.players[seat]!;
  const lines = units
    ? [say("tell-depot-units", { units: Number(units), price: m.DEPOT[Number(units) - 1]!, each: Math.round(m.DEPOT[Number(units) - 1]! / Number(units)) })]
    : [say("tell-depot")];
  lines.push(say("tell-depot-most", { name: view.names[seat]!, money, units: m.affordable(money) }));
  return { title: say("title-depot"), lines, rule: "HB-7.1" };
};

const berth: Teller = (view, say, number) => {
  const shown = view.harbour[Number(number) - 1]!;
  const lying = shown.ships.flatMap((amount, seat) => (amount ? [say("tell-ships-of", { name: view.names[seat]!, amount })] : []));
  if (shown.dutchmen) lying.push(say("tell-dutchmen", { amount: shown.dutchmen }));
  const room = view.players.length - shown.ships.reduce((sum, one) => sum + one, shown.dutchmen);
  const lines = [say("tell-berth", { units: shown.capacity }), say("tell-lying", { ships: list(say, lying) })];
  if (number === "3") lines.push(room > 0 ? say("tell-berth-room", { room }) : say("tell-berth-full"));
  return { title: say("title-berth", { berth: Number(number) }), lines, rule: number === "3" ? "HB-8.2 – 8.4" : "HB-6.4, HB-8.4" };
};

const dutchman: Teller = (view, say) => ({
  title: say("title-dutchman"),
  lines: [say("tell-dutchman"), say("tell-dutchmen-left", { count: view.dutchmen_left })],
  rule: "HB-8.8, HB-13.3",
});

const church: Teller = (view, say, name) => {
  const which = name as m.Church;
  const shown = view.churches[which];
  const done = shown.donors.length;
  const seat = view.actor ?? m.eyes(view);
  const lines = [say("tell-parts", { parts: done })];
  if (shown.donors.length) lines.push(say("tell-donors", { names: shown.donors.map((donor) => view.names[donor]!).join(", ") }));
  if (!shown.completed) {
    const cost = m.PART_COST[done]!;
    const money = done === 4 ? 10 * m.citizens(view, seat) : cost.money;
    lines.push(say("tell-next-part", { part: done + 1, brick: cost.brick, timber: cost.timber, bell: cost.bell, money, name: view.names[seat]! }));
    if (done === 4) lines.push(say("tell-last-part", { bonus: m.BONUS[m.completed(view)]! }));
    lines.push(say("tell-tokens-left", { tokens: shown.tokens.map((kind) => say(`name-kind-${kind}`)).join(", ") }));
  } else lines.push(say("tell-completed"));
  return { title: capital(say(`name-church-${name}`)), lines, rule: shown.completed ? "HB-10.1, HB-12.5" : "HB-9.3, HB-9.4" };
};

const RULE_OF: Record<m.Kind, string> = { points: "HB-11.3", tokens: "HB-11.4", ships: "HB-11.5", building: "HB-11.6", citizens: "HB-11.7" };

const token: Teller = (view, say, name) => {
  const [which, kind] = m.split(name!);
  const values = m.TOKEN[which];
  const counted: Record<string, string | number> =
    kind === "building" ? { value: values.building, type: type(say, values.type) } : { value: values.citizens };
  const message = kind === "citizens" && values.everywhere ? "tell-token-citizens-everywhere" : `tell-token-${kind}`;
  const lines = [say(message, { ...counted, church: say(`name-church-${which}`) })];
  const owner = view.players.findIndex((player) => player.tokens.some((one) => one.id === name));
  if (owner >= 0) {
    const held = view.players[owner]!.tokens.find((one) => one.id === name)!;
    lines.push(say(held.scored ? "tell-token-scored" : "tell-token-unscored", { name: view.names[owner]!, value: held.value }));
  } else {
    const seat = m.eyes(view);
    lines.push(say("tell-token-free", { name: view.names[seat]!, value: m.worth(view, seat, which, kind) }));
    if (kind === "building") lines.push(say("tell-token-scope", { inside: m.owned(view, seat, values.type, which) }));
  }
  return { title: capital(tokenName(which, kind, say)), lines, rule: RULE_OF[kind] };
};

const take: Teller = (_view, say, kind) => ({
  title: capital(tokenName(null, kind as m.Kind, say)),
  lines: [say(`tell-kind-${kind}`)],
  rule: RULE_OF[kind as m.Kind],
});

const site: Teller = (view, say, name) => {
  const shown = view.sites[name!]!;
  const seat = m.eyes(view);
  const lines = [say(`tell-type-${m.id(shown.type)}`, { money: m.MERCHANT_MONEY })];
  const maker = m.GOODS.find((one) => m.MAKER[one] === shown.type);
  if (shown.owner !== null) lines.unshift(say("tell-site-owner", { name: view.names[shown.owner]! }));
  else {
    if (maker) lines.push(say("tell-site-maker", { good: item(say, maker), price: view.prices[maker], after: view.prices[maker] - 10 }));
    const top = view.officials.visible[0];
    if (shown.type === "official" && top && view.officials.mode !== "advanced_choice")
      lines.push(say("tell-site-official", { official: official(say, top), effect: effect(say, top) }));
    const joined = reach(view, seat, name!);
    lines.push(say(`tell-reach-${joined.why}`, { name: view.names[seat]!, through: joined.through ? place(say, joined.through) : "" }));
  }
  if (shown.official) lines.push(say("tell-official-here", { official: official(say, shown.official), effect: effect(say, shown.official) }));
  return {
    title: say("title-site", { site: name!, type: type(say, shown.type), church: say(`short-church-${shown.parish}`) }),
    lines,
    rule: maker ? "HB-12.4, HB-13.1" : shown.type === "merchant" ? "HB-12.4, HB-13.2" : shown.type === "captain" ? "HB-12.4, HB-13.3" : "HB-12.4, HB-12.9",
  };
};

const officialTile: Teller = (view, say, name) => {
  const which = m.OFFICIAL[m.office(name!)]!;
  const seat = m.eyes(view);
  const now = which.money * m.countFor(view, seat, which.per);
  const lines = [say("tell-official", { effect: effect(say, name!) })];
  if (which.money) lines.push(say("tell-official-now", { name: view.names[seat]!, money: now }));
  return { title: official(say, name!), lines, rule: view.officials.mode === "numbered" ? "HB-14" : "HB-15" };
};

const officials: Teller = (view, say) => {
  const { mode, visible, hidden } = view.officials;
  const lines = [say(`tell-officials-${m.id(mode)}`), say("tell-officials-left", { count: visible.length + hidden.length })];
  if (hidden.length) lines.push(say("tell-officials-hidden", { names: hidden.map((one) => official(say, one)).join(", ") }));
  return { title: say("title-officials"), lines, rule: mode === "numbered" ? "HB-14.1" : "HB-15.1" };
};

const bonus: Teller = (view, say) => {
  const done = m.completed(view);
  const lines = [say("tell-bonus"), done < 6 ? say("tell-bonus-next", { done, bonus: m.BONUS[done]! }) : say("tell-bonus-done")];
  return { title: say("title-bonus"), lines, rule: "HB-10.1, HB-16.1" };
};

const player: Teller = (view, say, seat) => {
  const k = Number(seat);
  const shown = view.players[k]!;
  const stock = view.scores[k]! - shown.prestige - shown.final.tokens;
  return {
    title: view.names[k]!,
    lines: [say("tell-standing", { place: m.places(view)[k]!, total: view.scores[k]!, prestige: shown.prestige, tokens: shown.final.tokens, stock, money: shown.final.money })],
    rule: "HB-16.3 – 16.6",
  };
};

const of = (title: string, rule: string, lines: (view: m.HView, say: Say, seat: number) => string[]): Teller => {
  return (view, say, seat) => ({ title: say(title, { name: view.names[Number(seat)]! }), lines: lines(view, say, Number(seat)), rule });
};

const TELLERS: Record<string, Teller> = {
  space,
  piece,
  good,
  material,
  sale,
  depot,
  berth,
  dutchman,
  church,
  token,
  take,
  site,
  official: officialTile,
  officials,
  bonus,
  player,
  standing: player,
  home: (_view, say) => ({ title: say("title-home"), lines: [say("tell-home", { price: m.HOME_PRICE })], rule: "HB-6.9" }),
  prestige: of("title-prestige", "HB-4.6, HB-4.11", (view, say, k) => [say("tell-prestige", { prestige: view.players[k]!.prestige })]),
  money: of("title-money", "HB-7.4, HB-16.5", (view, say, k) => [
    say("tell-money", { money: view.players[k]!.money, units: m.affordable(view.players[k]!.money) }),
  ]),
  builder: of("title-builder", "HB-10.4, HB-12.8", (view, say, k) => [
    say(view.players[k]!.church_builder ? "tell-builder" : "tell-no-builder"),
  ]),
  ships: of("title-ships", "HB-6.4, HB-8.9", (view, say, k) => {
    const { ships, supply } = view.players[k]!;
    return [say("tell-fleet", { three: ships.berth_3, two: ships.berth_2, one: ships.berth_1, supply })];
  }),
  stock: (view, say, seat, name) => {
    const amount = view.players[Number(seat)]!.stock[name as m.Good];
    const isGood = (m.GOODS as readonly string[]).includes(name!);
    const lines = [say(isGood ? "tell-stock-good" : `tell-material-${name}`, { price: isGood ? view.prices[name as m.Good] : 0, home: m.HOME_PRICE })];
    lines.push(say("tell-stock-end", { money: m.UNIT_AT_END }));
    return { title: say("title-stock", { name: view.names[Number(seat)]!, amount, item: item(say, name!) }), lines, rule: isGood ? "HB-6.2, HB-16.4" : "HB-9.4, HB-16.4" };
  },
  buildings: (view, say, seat, name) => {
    const sites = view.players[Number(seat)]!.sites.filter((one) => view.sites[one]!.type === name);
    return {
      title: say("title-buildings", { name: view.names[Number(seat)]!, count: sites.length, type: type(say, name!) }),
      lines: [say("tell-buildings", { sites: sites.join(", ") }), say(`tell-type-${m.id(name!)}`, { money: m.MERCHANT_MONEY })],
      rule: "HB-13",
    };
  },
};

export function explain(thing: Thing, view: View, say: Say): Explanation | null {
  const [kind = "", ...words] = thing.split(":");
  const teller = TELLERS[kind];
  return teller ? teller(view as m.HView, say, ...words) : null;
}

/** Only the name of a thing, for screen readers: the sentences are left out, they are many. */
export const titleOf = (thing: Thing, view: View, say: Say): string | undefined =>
  explain(thing, view, (id, args) => (id.startsWith("tell-") ? "" : say(id, args)))?.title;
