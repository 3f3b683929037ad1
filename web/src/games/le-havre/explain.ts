/** What a thing on the table is, and what it does now, in numbers. */
import type { Explanation, Thing } from "../../lib/game/module";
import type { View } from "../../lib/types";
import {
  BASIC, ENERGY, FOOD, GOODS, UPGRADED, WORTH, amountsText, cardName, feeText, findCard, findShip, goodName, key, openCards,
  ownerOf, ownerOfShip, wealthOf, type CardView, type HarbourView, type Has, type Say,
} from "./model"; // prettier-ignore

/** The clause of the rules that a printed number belongs to. */
function clause(card: CardView): string {
  const number = Number(card.card);
  const standard = /^B\d$/.test(card.card) || (/^\d\d$/.test(card.card) && number > 0 && number < 31);
  const special = card.card === "31" || (/^\d{3}$/.test(card.card) && number <= 35);
  return `LH-${standard ? 12 : special ? 13 : 14}.${card.card}`;
}

function explainCard(id: string, view: HarbourView, say: Say, has: Has): Explanation | null {
  const card = findCard(view, id);
  if (!card && !has(`name-card-${key(id)}`)) return null;
  const title = cardName(card, id, say);
  const effect = card?.text ?? say(`card-${key(id)}`);
  if (!card) return { title, lines: [effect] };
  const owner = ownerOf(view, id);
  const stack = view.proposals.find((cards) => cards.some((one) => one.id === id));
  const fee = feeText(card.fee, say);
  const place = stack
    ? say("lh-explain-owner-plan")
    : view.waiting.includes(card)
      ? say("lh-explain-waiting")
      : owner === null
        ? say("lh-explain-owner-town")
        : say("lh-explain-owner", { player: view.names[owner] ?? "" });
  const lines = [
    effect,
    say("lh-explain-type", { type: say(`name-type-${card.type}`) }),
    card.bonus
      ? say("lh-explain-value-bonus", { value: card.value, bonus: card.bonus })
      : say("lh-explain-value", { value: card.value }),
    fee === null ? say("lh-no-action") : say("lh-explain-fee", { fee }),
    place,
  ];
  if (card.discs.length) {
    lines.push(say("lh-explain-inside", { players: card.discs.map((seat) => view.names[seat] ?? "").join(", ") }));
  }
  if (owner === null) {
    lines.push(card.price === null ? say("lh-explain-not-sold") : say("lh-explain-price", { francs: card.price }));
  } else {
    lines.push(say("lh-explain-sell", { francs: Math.floor(card.value / 2) }));
  }
  if (stack) {
    lines.push(card.cost ? say("lh-explain-cost", { cost: amountsText(card.cost, say) }) : say("lh-explain-no-cost"));
    if (stack[0]?.id !== id) lines.push(say("lh-explain-covered"));
  }
  if (id === "wharf_1" || id === "wharf_2") {
    lines.push(say(view.modernised.includes(id) ? "lh-explain-modern" : "lh-explain-not-modern"));
  }
  if (card.hammers) lines.push(say("lh-explain-hammers", { count: card.hammers }));
  if (card.fishermen) lines.push(say("lh-explain-fishermen", { count: card.fishermen }));
  return { title: `${card.card} ${title}`, lines, rule: clause(card) };
}

function goodLines(good: string, view: HarbourView, say: Say): string[] {
  if (good === "francs") return [say("lh-explain-francs")];
  const lines: string[] = [];
  if (FOOD[good]) lines.push(say("lh-explain-good-food", { amount: FOOD[good] }));
  if (ENERGY[good]) lines.push(say("lh-explain-good-energy", { amount: ENERGY[good] }));
  lines.push(say("lh-explain-good-ship", { francs: WORTH[good] ?? 0 }));
  const basic = BASIC.indexOf(good);
  const upgraded = UPGRADED.indexOf(good);
  if (basic >= 0) lines.push(say("lh-explain-good-becomes", { good: goodName(UPGRADED[basic]!, say) }));
  if (upgraded >= 0) lines.push(say("lh-explain-good-from", { good: goodName(BASIC[upgraded]!, say) }));
  return lines;
}

function explainOffer(good: string, view: HarbourView, say: Say): Explanation {
  const tiles = view.tiles.filter((tile) => tile.tokens.includes(good)).length;
  return {
    title: goodName(good, say),
    lines: [
      say("lh-explain-offer", { amount: view.offer[good] ?? 0 }),
      ...(tiles ? [say("lh-explain-tiles", { count: tiles })] : []),
      ...goodLines(good, view, say),
    ],
    rule: "LH-7.1",
  };
}

function explainTile(place: number, view: HarbourView, say: Say): Explanation | null {
  const tile = view.tiles[place];
  if (!tile) return null;
  const title = `${say("label-tiles")} ${place + 1}`;
  if (!tile.id) return { title, lines: [say("lh-explain-down")], rule: "LH-3.5" };
  const [first = "", second = ""] = tile.tokens.map((good) => goodName(good, say));
  return {
    title,
    lines: [
      say("lh-explain-tile", { first, second }),
      ...(tile.interest ? [say("lh-explain-interest")] : []),
      ...tile.markers.map((seat) => say("lh-explain-marker", { player: view.names[seat] ?? "" })),
    ],
    rule: "LH-6.2",
  };
}

function explainShips(type: string, view: HarbourView, say: Say): Explanation | null {
  const stack = view.ship_stacks[type];
  if (!stack) return null;
  const top = stack.ships[0];
  return {
    title: say(`name-ship-${type}`),
    lines: [
      say("lh-explain-ship-stack", { count: stack.ships.length }),
      ...(top ? [say("lh-explain-ship-top", { name: top.name, value: top.value })] : []),
      stack.price === null ? say("lh-explain-not-sold") : say("lh-explain-price", { francs: stack.price }),
      say("lh-explain-ship-build", { cost: amountsText(stack.cost, say), energy: stack.energy }),
      say("lh-explain-ship-use", { food: stack.food, places: stack.cargo_places }),
    ],
    rule: "LH-15.3",
  };
}

function explainShip(id: string, view: HarbourView, say: Say): Explanation | null {
  const ship = findShip(view, id);
  const stack = ship && view.ship_stacks[ship.type];
  if (!ship || !stack) return null;
  const owner = ownerOfShip(view, id);
  return {
    title: say("ship-named", { kind: say(`name-ship-${ship.type}`), name: ship.name, value: ship.value }),
    lines: [
      ...(owner === null ? [] : [say("lh-explain-owner", { player: view.names[owner] ?? "" })]),
      say("lh-explain-ship-use", { food: stack.food, places: stack.cargo_places }),
      say("lh-explain-sell", { francs: Math.floor(ship.value / 2) }),
    ],
    rule: "LH-15.10",
  };
}

function explainRound(number: number, view: HarbourView, say: Say): Explanation | null {
  const card = view.round_cards.find((one) => one.round === number);
  if (!card) return null;
  const lines = [
    say("lh-explain-round-food", { food: card.food }),
    say(card.harvest ? "lh-explain-round-harvest" : "lh-explain-round-no-harvest"),
  ];
  if (card.town !== "none") lines.push(say(`lh-explain-round-${card.town}`));
  const ship = say(`name-ship-${card.ship.type}`);
  lines.push(say("lh-explain-round-ship", { ship, name: card.ship.name, value: card.ship.value }));
  return { title: say("lh-explain-round-title", { round: number }), lines, rule: "LH-16.1" };
}

function explainDeck(view: HarbourView, say: Say): Explanation {
  const { left, revealed, unseen, known } = view.specials;
  const named = (id: string): string => cardName(openCards(view).find((card) => card.id === id), id, say);
  const lines = [say("label-deck", { count: left })];
  if (left) lines.push(say("lh-explain-deck-unseen", { count: unseen.length }));
  if (revealed.length) lines.push(say("label-revealed", { cards: revealed.map(named).join(", ") }));
  for (const { card, places } of known) {
    lines.push(
      places.length > 1
        ? say("label-known-either", { card: named(card) })
        : say("label-known", { card: named(card), place: places[0] ?? 1 }),
    );
  }
  return { title: say("lh-explain-deck-title"), lines, rule: "LH-22.4" };
}

/** Things of one player: `kind:seat` or `kind:seat:what`. */
function explainOwn(kind: string, seat: number, what: string, view: HarbourView, say: Say): Explanation | null {
  const player = view.players[seat];
  if (!player) return null;
  const name = view.names[seat] ?? "";
  switch (kind) {
    case "good":
      return {
        title: goodName(what, say),
        lines: [
          say("lh-explain-good-have", { player: name, amount: player.stock[what] ?? 0 }),
          ...goodLines(what, view, say),
          ...(what in view.offer ? [say("lh-explain-good-offered", { amount: view.offer[what] ?? 0 })] : []),
        ],
        rule: "LH-1.16",
      };
    case "loan":
      return {
        title: say("lh-explain-loan-title", { player: name }),
        lines: [say("lh-explain-loan-count", { count: player.loans }), say("lh-explain-loan")],
        rule: "LH-17.2",
      };
    case "disc":
      return {
        title: say("lh-explain-disc-title", { player: name }),
        lines: [
          player.disc
            ? say("lh-explain-disc-in", { card: cardName(findCard(view, player.disc), player.disc, say) })
            : say("lh-explain-disc-home"),
        ],
        rule: "LH-8.13",
      };
    case "marker": {
      const place = view.tiles.findIndex((tile) => tile.markers.includes(seat));
      return place < 0 ? { title: name, lines: [] } : { ...explainTile(place, view, say)!, title: name };
    }
    case "food":
      return {
        title: say("label-food"),
        lines: [say("lh-explain-food", { player: name, amount: player.food, francs: player.stock.francs ?? 0 })],
        rule: "LH-9.1",
      };
    case "energy":
      return {
        title: say("label-energy"),
        lines: [say("lh-explain-energy", { player: name, amount: player.energy })],
        rule: "LH-9.6",
      };
    case "feeding": {
      const title = say("lh-explain-feeding-title", { player: name });
      const due = player.feeding;
      if (!due) return { title, lines: [say("lh-explain-feeding-over")], rule: "LH-18.3" };
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
    }
    case "count":
      return {
        title: say(`count-${what}`, { count: player.counts[what] ?? 0 }),
        lines: [say(`lh-symbol-${what}`)],
        rule: "LH-1.15",
      };
    case "player": {
      const counts = ["craftsman", "economic", "industrial", "public", "hammer", "fisherman"]
        .filter((one) => player.counts[one])
        .map((one) => say(`count-${one}`, { count: player.counts[one] ?? 0 }));
      return {
        title: `${name}: ${wealthOf(player)}`,
        lines: [
          say("lh-explain-wealth-buildings", { amount: player.wealth.buildings }),
          say("lh-explain-wealth-ships", { amount: player.wealth.ships }),
          say("lh-explain-wealth-francs", { amount: player.wealth.francs_and_loans }),
          say("lh-goods-count", { count: player.goods }),
          ...(counts.length ? [say("lh-explain-player-counts", { counts: counts.join(", ") })] : []),
        ],
        rule: "LH-19.1",
      };
    }
  }
  return null;
}

export function explain(thing: Thing, plain: View, say: Say, has: Has): Explanation | null {
  const view = plain as HarbourView;
  const [kind = "", id = "", what = ""] = thing.split(":");
  switch (kind) {
    case "card":
      return explainCard(id, view, say, has);
    case "offer":
      return id in view.offer ? explainOffer(id, view, say) : null;
    case "tile":
      return explainTile(Number(id), view, say);
    case "ships":
      return explainShips(id, view, say);
    case "ship":
      return explainShip(id, view, say);
    case "round":
      return explainRound(Number(id), view, say);
    case "deck":
      return explainDeck(view, say);
    case "stack":
      return {
        title: say("lh-explain-stack-title", { number: Number(id) + 1 }),
        lines: [say("lh-explain-stack", { count: view.proposals[Number(id)]?.length ?? 0 })],
        rule: "LH-1.6",
      };
    case "good":
      if (!GOODS.includes(what) && what !== "francs") return null;
  }
  return explainOwn(kind, Number(id), what, view, say);
}
