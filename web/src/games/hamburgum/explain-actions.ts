/** The rondel, the market and the harbour, explained. */
import type { Explainer } from "../../lib/board/explain";
import { dashed } from "../../lib/i18n/catalogue";
import { reach } from "./board/reach";
import * as m from "./model";
import { amount, item, space as named, titled, type } from "./words";

type Explain = Explainer<m.GameView>;

const space: Explain = ([name], view, say) => {
  const here = name as m.Space;
  const seat = view.actor ?? m.eyes(view);
  const player = view.players[seat]!;
  const lines = [say(`tell-space-${dashed(name!.replace(/_\d$/, ""))}`)];
  const good = m.GOODS.find((one) => one === here);
  if (good)
    lines.push(
      say("tell-output", { ...m.who(view, seat), goods: amount(good, 1 + m.owned(view, seat, m.MAKER[good])) }),
    );
  if (here === "church")
    lines.push(
      say("tell-unscored-now", { ...m.who(view, seat), count: player.tokens.filter((one) => !one.scored).length }),
    );
  if (here === "dockyard")
    lines.push(say("tell-ships-now", { ...m.who(view, seat), timber: player.stock.timber, supply: player.supply }));
  if (here === "guildhall") {
    const count = Math.min(player.stock.timber, player.stock.brick);
    const open = Object.keys(view.sites).filter((site) => reach(view, seat, site).ok).length;
    lines.push(say("tell-guildhall-now", { ...m.who(view, seat), count, open }));
  }
  if (here.startsWith("trade"))
    lines.push(
      say("tell-trade-now", {
        ...m.who(view, seat),
        goods: m.countFor(view, seat, "own_goods"),
        units: m.affordable(player.money),
      }),
    );
  if (view.actor !== null)
    lines.push(say("tell-cost", { ...m.who(view, seat), cost: player.move_costs[here], prestige: player.prestige }));
  const pieces = view.players.flatMap((one, k) => (one.space === here ? [view.names[k]!] : []));
  if (pieces.length) lines.push(say("tell-pieces", { names: pieces }));
  const rule = {
    sugar: "HB-5.1",
    beer: "HB-5.1",
    cloth: "HB-5.1",
    church: "HB-9.1",
    guildhall: "HB-12.1",
    dockyard: "HB-8.1",
    trade_1: "HB-6.1",
    trade_2: "HB-6.1",
  };
  return { title: titled(named(name!), say), lines, rule: `HB-4.6, ${rule[here]}` };
};

const piece: Explain = ([seat], view, say) => {
  const player = view.players[Number(seat)]!;
  const where = player.space
    ? say("tell-piece-at", { space: named(player.space) })
    : say("tell-piece-start");
  return {
    title: say("title-piece", { name: view.names[Number(seat)]! }),
    lines: [where, say("tell-piece")],
    rule: "HB-4.4, HB-4.5",
  };
};

const good: Explain = ([name], view, say) => {
  const which = name as m.Good;
  const maker = m.MAKER[which];
  const seat = m.eyes(view);
  return {
    title: say("title-good", { good: titled(item(which), say), price: view.prices[which] }),
    lines: [
      say("tell-price", {
        price: view.prices[which],
        count: m.built(view, maker),
        type: type(maker),
        home: m.HOME_PRICE,
      }),
      say("tell-output", { ...m.who(view, seat), goods: amount(which, 1 + m.owned(view, seat, maker)) }),
      say("tell-held", { ...m.who(view, seat), goods: amount(which, view.players[seat]!.stock[which]) }),
    ],
    rule: "HB-6.2",
  };
};

const material: Explain = ([name], view, say) => {
  const seat = m.eyes(view);
  return {
    title: titled(item(name!), say),
    lines: [
      say(`tell-material-${name}`),
      say("tell-held", { ...m.who(view, seat), goods: amount(name!, view.players[seat]!.stock[name as m.Material]) }),
    ],
    rule: name === "bell" ? "HB-7.5" : "HB-7.1",
  };
};

const sale: Explain = (_, view, say) => {
  const seat = m.eyes(view);
  const ships = view.players[seat]!.ships;
  const room = 3 * ships.berth_3 + 2 * ships.berth_2 + ships.berth_1;
  return {
    title: say("title-sale"),
    lines: [
      say("tell-sale"),
      say("tell-carry", { ...m.who(view, seat), count: m.shipsOut(view.players[seat]!), room }),
      say("tell-home", { price: m.HOME_PRICE }),
    ],
    rule: "HB-6.3 – 6.9",
  };
};

const depot: Explain = ([units], view, say) => {
  const seat = m.eyes(view);
  const { money } = view.players[seat]!;
  const lines = units
    ? [
        say("tell-depot-units", {
          units: Number(units),
          price: m.DEPOT[Number(units) - 1]!,
          each: Math.round(m.DEPOT[Number(units) - 1]! / Number(units)),
        }),
      ]
    : [say("tell-depot")];
  const title = units
    ? say("title-depot-units", { units: Number(units), price: m.DEPOT[Number(units) - 1]! })
    : say("title-depot");
  lines.push(say("tell-depot-most", { ...m.who(view, seat), money, units: m.affordable(money) }));
  return { title, lines, rule: "HB-7.1" };
};

const berth: Explain = ([number], view, say) => {
  const shown = view.harbour[Number(number) - 1]!;
  const lying = shown.ships.flatMap((count, seat) => (count ? [say("tell-ships-of", { name: view.names[seat]!, amount: count })] : []));
  if (shown.dutchmen) lying.push(say("tell-dutchmen", { amount: shown.dutchmen }));
  const room = view.players.length - shown.ships.reduce((sum, one) => sum + one, shown.dutchmen);
  const lines = [say("tell-berth", { units: shown.capacity }), lying.length ? say("tell-lying", { ships: lying }) : say("tell-lying-none")];
  if (number === "3") lines.push(room > 0 ? say("tell-berth-room", { room }) : say("tell-berth-full"));
  return {
    title: say("title-berth", { berth: Number(number) }),
    lines,
    rule: number === "3" ? "HB-8.2 – 8.4" : "HB-6.4, HB-8.4",
  };
};

const dutchman: Explain = (_, view, say) => ({
  title: say("title-dutchman"),
  lines: [say("tell-dutchman"), say("tell-dutchmen-left", { count: view.dutchmen_left })],
  rule: "HB-8.8, HB-13.3",
});

const home: Explain = (_, __, say) => ({
  title: say("title-home"),
  lines: [say("tell-home", { price: m.HOME_PRICE })],
  rule: "HB-6.9",
});

export const actions: Record<string, Explain> = { space, piece, good, material, sale, depot, berth, dutchman, home };
