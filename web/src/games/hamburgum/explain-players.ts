/** What lies before a player, explained. */
import type { Explainer } from "../../lib/board/explain";
import type { Say } from "../../lib/game/module";
import { dashed } from "../../lib/i18n/catalogue";
import * as m from "./model";
import { amount, tokenName, type } from "./words";

type Explain = Explainer<m.GameView>;

const player: Explain = ([seat], view, say) => {
  const k = Number(seat);
  const shown = view.players[k]!;
  const stock = view.scores[k]! - shown.prestige - shown.final.tokens;
  return {
    title: view.names[k]!,
    lines: [
      say("tell-standing", {
        place: m.places(view)[k]!,
        total: view.scores[k]!,
        prestige: shown.prestige,
        tokens: shown.final.tokens,
        stock,
        money: shown.final.money,
      }),
    ],
    rule: "HB-16.3 – 16.6",
  };
};

const of = (title: string, rule: string, lines: (view: m.GameView, say: Say, seat: number) => string[]): Explain => {
  return ([seat], view, say) => ({
    title: say(title, { name: view.names[Number(seat)]! }),
    lines: lines(view, say, Number(seat)),
    rule,
  });
};

export const players: Record<string, Explain> = {
  player,
  standing: player,
  prestige: of("title-prestige", "HB-4.6, HB-4.11", (view, say, k) => [
    say("tell-prestige", { prestige: view.players[k]!.prestige }),
  ]),
  money: of("title-money", "HB-7.4, HB-16.5", (view, say, k) => [
    say("tell-money", { money: view.players[k]!.money, units: m.affordable(view.players[k]!.money) }),
  ]),
  builder: of("title-builder", "HB-10.4, HB-12.8", (view, say, k) => [
    say(view.players[k]!.church_builder ? "tell-builder" : "tell-no-builder"),
  ]),
  scored: of("title-scored", "HB-11.2", (view, say, k) => [
    ...view.players[k]!.tokens.filter((token) => token.scored).map((token) => tokenName(...m.split(token.id), say)),
    say("tell-scored"),
  ]),
  ships: of("title-ships", "HB-6.4, HB-8.9", (view, say, k) => {
    const { ships, supply } = view.players[k]!;
    return [say("tell-fleet", { three: ships.berth_3, two: ships.berth_2, one: ships.berth_1, supply })];
  }),
  stock: ([seat, name], view, say) => {
    const held = view.players[Number(seat)]!.stock[name as m.Good];
    const isGood = (m.GOODS as readonly string[]).includes(name!);
    const lines = [
      say(isGood ? "tell-stock-good" : `tell-material-${name}`, {
        price: isGood ? view.prices[name as m.Good] : 0,
        home: m.HOME_PRICE,
      }),
    ];
    lines.push(say("tell-stock-end", { money: m.UNIT_AT_END }));
    return {
      title: say("title-stock", { name: view.names[Number(seat)]!, goods: amount(name!, held) }),
      lines,
      rule: isGood ? "HB-6.2, HB-16.4" : "HB-9.4, HB-16.4",
    };
  },
  buildings: ([seat, name], view, say) => {
    const sites = view.players[Number(seat)]!.sites.filter((one) => view.sites[one]!.type === name);
    return {
      title: say("title-buildings", { name: view.names[Number(seat)]!, count: sites.length, type: type(name!) }),
      lines: [
        say("tell-buildings", { sites }),
        say(`tell-type-${dashed(name!)}`, { money: m.MERCHANT_MONEY }),
      ],
      rule: "HB-13",
    };
  },
};
