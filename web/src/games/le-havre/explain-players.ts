/** What a player has, explained: `kind:seat` or `kind:seat:what`. */
import type { Explainer } from "../../lib/board/explain";
import type { Explanation, Say } from "../../lib/game/module";
import { explainTile, goodLines } from "./explain-harbour";
import { GOODS, wealthOf, type GameView, type PlayerView } from "./model";
import { amountOf, cardNamed, goodName } from "./words";

type Own = { seat: number; name: string; player: PlayerView; what: string; view: GameView; say: Say };

const own =
  (explain: (own: Own) => Explanation | null): Explainer<GameView> =>
  ([word, what = ""], view, say) => {
    const seat = Number(word);
    const player = view.players[seat];
    return player ? explain({ seat, name: view.names[seat] ?? "", player, what, view, say }) : null;
  };

export const players: Record<string, Explainer<GameView>> = {
  good: own(({ name, player, what, view, say }) => {
    if (!GOODS.includes(what) && what !== "francs") return null;
    return {
      title: goodName(what, say),
      lines: [
        say("lh-explain-good-have", { player: name, goods: amountOf(what, player.stock[what] ?? 0) }),
        ...goodLines(what, view, say),
        ...(what in view.offer ? [say("lh-explain-good-offered", { amount: view.offer[what] ?? 0 })] : []),
      ],
      rule: "LH-1.16",
    };
  }),
  loan: own(({ name, player, say }) => ({
    title: say("lh-explain-loan-title", { player: name }),
    lines: [say("lh-explain-loan-count", { count: player.loans }), say("lh-explain-loan")],
    rule: "LH-17.2",
  })),
  disc: own(({ name, player, view, say }) => ({
    title: say("lh-explain-disc-title", { player: name }),
    lines: [
      player.disc
        ? say("lh-explain-disc-in", { card: cardNamed(view, player.disc) })
        : say("lh-explain-disc-home"),
    ],
    rule: "LH-8.13",
  })),
  marker: own(({ seat, name, view, say }) => {
    const place = view.tiles.findIndex((tile) => tile.markers.includes(seat));
    return place < 0 ? { title: name, lines: [] } : { ...explainTile(place, view, say)!, title: name };
  }),
  food: own(({ name, player, say }) => ({
    title: say("label-food"),
    lines: [say("lh-explain-food", { player: name, amount: player.food, francs: player.stock.francs ?? 0 })],
    rule: "LH-9.1",
  })),
  energy: own(({ name, player, say }) => ({
    title: say("label-energy"),
    lines: [say("lh-explain-energy", { player: name, amount: player.energy })],
    rule: "LH-9.6",
  })),
  feeding: own(({ name, player, say }) => {
    const title = say("lh-explain-feeding-title", { player: name });
    const due = player.feeding;
    if (!due) return { title, lines: [say("lh-explain-feeding-over")], rule: "LH-18.3" };
    if (due.fed) return { title, lines: [say("lh-explain-fed")], rule: "LH-16.6" };
    return {
      title,
      lines: [
        say("lh-explain-feeding", { food: due.food }),
        ...(due.ships ? [say("lh-explain-feeding-ships", { food: due.ships })] : []),
        say("lh-explain-feeding-need", { need: due.need }),
        ...(due.missing ? [say("lh-explain-feeding-missing", { missing: due.missing })] : []),
      ],
      rule: "LH-16.6",
    };
  }),
  count: own(({ player, what, say }) => ({
    title: say(`count-${what}`, { count: player.counts[what] ?? 0 }),
    lines: [say(`lh-symbol-${what}`)],
    rule: "LH-1.15",
  })),
  player: own(({ name, player, say }) => {
    const counts = ["craftsman", "economic", "industrial", "public", "hammer", "fisherman"]
      .filter((one) => player.counts[one])
      .map((one) => amountOf(one, player.counts[one] ?? 0));
    return {
      title: say("lh-explain-wealth", { player: name, amount: wealthOf(player) }),
      lines: [
        say("lh-explain-wealth-buildings", { amount: player.wealth.buildings }),
        say("lh-explain-wealth-ships", { amount: player.wealth.ships }),
        say("lh-explain-wealth-francs", { amount: player.wealth.francs_and_loans }),
        say("lh-goods-count", { count: player.goods }),
        ...(counts.length ? [say("lh-explain-player-counts", { counts })] : []),
      ],
      rule: "LH-19.1",
    };
  }),
};
