/** What a thing on the table is, and what it does now, in numbers. */
import { explainBy } from "../../lib/board/explain";
import type { Explanation, Say, Has } from "../../lib/game/module";
import { dashed } from "../../lib/i18n/catalogue";
import { capital } from "../../lib/i18n/sentences";
import { explainOffer, explainTile } from "./explain-harbour";
import { players } from "./explain-players";
import { findCard, findShip, ownerOf, ownerOfShip, type CardView, type GameView } from "./model";
import { amountsOf, cardName, cardNamed, feeOf, shipNamed } from "./words";

/** The clause of the rules that a printed number belongs to. */
function clause(card: CardView): string {
  const number = Number(card.card);
  const standard = /^B\d$/.test(card.card) || (/^\d\d$/.test(card.card) && number > 0 && number < 31);
  const special = card.card === "31" || (/^\d{3}$/.test(card.card) && number <= 35);
  return `LH-${standard ? 12 : special ? 13 : 14}.${card.card}`;
}

function explainCard(id: string, view: GameView, say: Say, has: Has): Explanation | null {
  const card = findCard(view, id);
  if (!card && !has(`name-card-${dashed(id)}`)) return null;
  const title = cardName(card, id, say);
  // The short game has no special cards to look at.
  const short = id === "marketplace" && view.length === "short";
  const effect = short ? say("lh-explain-marketplace-short") : capital(card?.text ?? say(`card-${dashed(id)}`));
  if (!card) return { title, lines: [effect] };
  const owner = ownerOf(view, id);
  const stack = view.proposals.find((cards) => cards.some((one) => one.id === id));
  const fee = feeOf(card.fee);
  const place = stack
    ? say("lh-explain-owner-plan")
    : view.waiting.includes(card)
      ? say("lh-explain-waiting")
      : owner === null
        ? say("lh-explain-owner-town")
        : say("lh-explain-owner", { player: view.names[owner] ?? "" });
  const lines = [
    effect,
    say("lh-explain-type", { type: { id: `name-type-${card.type}`, args: {} } }),
    card.bonus
      ? say("lh-explain-value-bonus", { value: card.value, bonus: card.bonus })
      : say("lh-explain-value", { value: card.value }),
    fee === null ? say("lh-no-action") : say("lh-explain-fee", { fee }),
    place,
  ];
  if (card.discs.length) {
    lines.push(say("lh-explain-inside", { players: card.discs.map((seat) => view.names[seat] ?? "") }));
  }
  if (owner === null) {
    lines.push(card.price === null ? say("lh-explain-not-sold") : say("lh-explain-price", { francs: card.price }));
  } else {
    lines.push(say("lh-explain-sell", { francs: Math.floor(card.value / 2) }));
  }
  if (stack) {
    lines.push(card.cost ? say("lh-explain-cost", { cost: amountsOf(card.cost) }) : say("lh-explain-no-cost"));
    if (stack[0]?.id !== id) lines.push(say("lh-explain-covered"));
  }
  if (view.modernised.includes(id)) lines.push(say("lh-explain-modern"));
  if (card.hammers) lines.push(say("lh-explain-hammers", { count: card.hammers }));
  if (card.fishermen) lines.push(say("lh-explain-fishermen", { count: card.fishermen }));
  return { title: say("lh-explain-card-title", { number: card.card, card: title }), lines, rule: clause(card) };
}

function explainShips(type: string, view: GameView, say: Say): Explanation | null {
  const stack = view.ship_stacks[type];
  if (!stack) return null;
  const top = stack.ships[0];
  return {
    title: say(`name-ship-${type}`),
    lines: [
      say("lh-explain-ship-stack", { count: stack.ships.length }),
      ...(top ? [say("lh-explain-ship-top", { name: top.name, value: top.value })] : []),
      stack.price === null ? say("lh-explain-not-sold") : say("lh-explain-price", { francs: stack.price }),
      say("lh-explain-ship-build", { cost: amountsOf(stack.cost), energy: stack.energy }),
      say("lh-explain-ship-use", { food: stack.food, places: stack.cargo_places }),
    ],
    rule: "LH-15.3",
  };
}

function explainShip(id: string, view: GameView, say: Say): Explanation | null {
  const ship = findShip(view, id);
  const stack = ship && view.ship_stacks[ship.type];
  if (!ship || !stack) return null;
  const owner = ownerOfShip(view, id);
  return {
    title: say("ship-named", { kind: shipNamed(ship.type), name: ship.name, value: ship.value }),
    lines: [
      ...(owner === null ? [] : [say("lh-explain-owner", { player: view.names[owner] ?? "" })]),
      say("lh-explain-ship-use", { food: stack.food, places: stack.cargo_places }),
      say("lh-explain-sell", { francs: Math.floor(ship.value / 2) }),
    ],
    rule: "LH-15.10",
  };
}

function explainRound(number: number, view: GameView, say: Say): Explanation | null {
  const card = view.round_cards.find((one) => one.round === number);
  if (!card) return null;
  const lines = [
    say("lh-explain-round-food", { food: card.food }),
    say(card.harvest ? "lh-explain-round-harvest" : "lh-explain-round-no-harvest"),
  ];
  if (card.town !== "none") lines.push(say(`lh-explain-round-${card.town}`));
  lines.push(say("lh-explain-round-ship", { ship: shipNamed(card.ship.type), name: card.ship.name, value: card.ship.value }));
  return { title: say("lh-explain-round-title", { round: number }), lines, rule: "LH-16.1" };
}

function explainDeck(view: GameView, say: Say): Explanation {
  const { left, revealed, unseen, known } = view.specials;
  const lines = [say("label-deck", { count: left })];
  if (left) lines.push(say("lh-explain-deck-unseen", { count: unseen.length }));
  if (revealed.length) lines.push(say("label-revealed", { cards: revealed.map((id) => cardNamed(view, id)) }));
  for (const { card, places } of known) {
    lines.push(
      places.length > 1
        ? say("label-known-either", { card: cardNamed(view, card) })
        : say("label-known", { card: cardNamed(view, card), place: places[0] ?? 1 }),
    );
  }
  return { title: say("lh-explain-deck-title"), lines, rule: "LH-22.4" };
}

export const explain = explainBy<GameView>({
  ...players,
  card: ([id = ""], view, say, _, has) => explainCard(id, view, say, has),
  offer: ([good = ""], view, say) => (good in view.offer ? explainOffer(good, view, say) : null),
  tile: ([place], view, say) => explainTile(Number(place), view, say),
  ships: ([type = ""], view, say) => explainShips(type, view, say),
  ship: ([id = ""], view, say) => explainShip(id, view, say),
  round: ([number], view, say) => explainRound(Number(number), view, say),
  deck: (_, view, say) => explainDeck(view, say),
  stack: ([number], view, say) => ({
    title: say("lh-explain-stack-title", { number: Number(number) + 1 }),
    lines: [say("lh-explain-stack", { count: view.proposals[Number(number)]?.length ?? 0 })],
    rule: "LH-1.6",
  }),
});
