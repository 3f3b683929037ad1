"""Why words are not legal now: the message that says so, with its arguments."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from wharfinger.kernel import pending
from wharfinger.kernel.bits import has

from .. import cards as c
from .. import data as t
from ..rules import legal
from ..rules.buildings.construct import NO_SWAP, cost, tops
from ..rules.buildings.picks import may_pick
from ..rules.buildings.wharf import brick_needed, top_ship
from ..rules.discs import occupied
from ..rules.payments import ANY_FRANCS
from ..rules.stock import food_from, is_final, owns, slot_of
from ..rules.visit import possible
from ..rules.windows import for_sale, may_sell, price_of
from ..state import A_COUNT, ACTIONS, ARG, HOLDER, D
from .amounts import amounts_in_words
from .notation import fee_in_words, ship_cost, ship_name
from .why_idle import Why, missing

UNKNOWN: Why = ("", {})
FREE = (D.turn, D.before_supply, D.after_action, D.second_construction, D.second_visit)
"""Decisions in which one may buy, sell and repay."""
SELLING = (*FREE, D.gap, D.forced)
COUNTED = {
    D.food: [t.STOCK[kind] for kind in t.FOOD_ORDER],
    D.energy: [t.STOCK[kind] for kind in t.ENERGY_ORDER],
    D.substitute: ["brick", "steel"],
    D.cargo: t.GOODS,
    D.hand_in: t.GOODS,
}
"""What is counted, by decision."""


def why(s: Any, words: str) -> Why:
    """The message that says why some words are not legal at the pending decision; none if it takes longer to tell."""
    kind, seat = int(pending.kind(s)), int(pending.actor(s))
    verb, _, what = words.partition(" ")
    if kind == D.pick:
        return _picks(s, seat, words.split())
    if kind == D.office_hand_in:
        return _office(s, seat, words.split())
    if kind in COUNTED:
        return _counts(s, seat, kind, words.split())
    if kind == D.amount and verb in ("and", f"x{verb[1:]}"):
        return "why-most", {"most": _most(s)}
    ask = VERBS.get(verb)
    return ask(s, seat, kind, what) if ask is not None else UNKNOWN


# -- offers and buildings --------------------------------------------------------------------------------------------


def _take(s: Any, seat: int, kind: int, good: str) -> Why:
    if kind == D.after_action:
        return "why-action-over", {}
    if kind not in (D.turn, D.space) or good not in t.OFFER:
        return UNKNOWN
    return ("why-offer-empty", {}) if s.offer[t.OFFER.index(good)] == 0 else UNKNOWN


def _enter(s: Any, seat: int, kind: int, name: str) -> Why:
    if kind == D.after_action:
        return "why-action-over", {}
    if kind not in (D.turn, D.second_visit):
        return UNKNOWN
    card = _card(s, name)
    if card < 0:
        return "why-card", {}
    if s.holder[card] > HOLDER.town:
        return "why-not-built", {}
    if c.ENTERABLE[card] == 0:
        return "why-no-visit", {}
    if s.disc[seat] == card:
        return "why-there", {}
    if occupied(s, seat, card) and not is_final(s):
        return "why-occupied", {"owner": next(o for o in range(int(s.seats)) if o != seat and s.disc[o] == card)}
    if kind == D.turn and s.picket >= 0 and s.picket != seat:
        return "why-strike", {}
    if not possible(s, seat, card):
        return missing(s, seat, card)
    free = kind == D.second_visit or s.disc[seat] == c.CARD.main_station or owns(s, seat, card)
    if free:
        return UNKNOWN
    return "why-fee-only" if _can_pay(s, seat, card) else "why-fee", {"fee": fee_in_words(card)}


def _can_pay(s: Any, seat: int, card: int) -> bool:
    """Whether an entry fee can be paid, whatever is left then."""
    food, francs = int(c.FEE_FOOD[card]), int(c.FEE_FRANCS[card])
    in_food = food > 0 and food_from(s, seat, 0, ANY_FRANCS) >= food
    return bool(in_food or (francs > 0 and s.stock[seat, t.FRANCS] >= francs))


def _construct(s: Any, seat: int, kind: int, name: str) -> Why:
    if kind not in (D.construct, D.second_construction):
        return ("why-construct-where", {}) if kind == D.turn and name in c.NUMBER_IDS else UNKNOWN
    if name not in c.NUMBER_IDS:
        return "why-card", {}
    number = c.NUMBER_IDS.index(name)
    card = int(c.NUMBER_CARD[number])
    if s.holder[card] <= HOLDER.town:
        return "why-built", {}
    if not has(tops(s), number):
        return "why-not-top", {}
    with_wood = int(pending.arg(s, ARG.construct.with_wood)) if kind == D.construct else 0
    if c.CONSTRUCTIBLE[card] == 0 or (with_wood and c.COST[card, c.MATERIAL.wood] == 0):
        return "why-no-construction", {}
    due = cost(s, seat, card, with_wood, NO_SWAP)
    return "why-construct", {"cost": amounts_in_words(dict(zip(c.MATERIALS, map(int, due), strict=True)))}


def _build(s: Any, seat: int, kind: int, name: str) -> Why:
    ship = name.removesuffix("_ship")
    if ship not in t.SHIP_TYPES:
        return UNKNOWN
    if kind != D.ship:
        return "why-build-where", {}
    number = t.SHIP_TYPES.index(ship)
    if top_ship(s, number) < 0:
        return "why-no-such-ship", {}
    cost = ship_cost(number)
    if brick_needed(s, int(pending.arg(s, ARG.ship.wharf)), t.SHIP_MODERN[number]):
        return "why-needs-brick", {"cost": cost}
    return "why-needs", {"cost": cost}


# -- buying, selling, loans ------------------------------------------------------------------------------------------


def _buy(s: Any, seat: int, kind: int, name: str) -> Why:
    if kind not in FREE:
        return UNKNOWN
    if is_final(s):
        return "why-final", {}
    francs = int(s.stock[seat, t.FRANCS])
    if (ship := name.removesuffix("_ship")) in t.SHIP_TYPES and ship != name:
        number = t.SHIP_TYPES.index(ship)
        return _priced(int(t.SHIP_PRICE[number]) if top_ship(s, number) >= 0 else -1, francs)
    card = _card(s, name)
    if card < 0:
        return "why-card", {}
    if s.holder[card] < HOLDER.town:
        return ("why-own", {}) if owns(s, seat, card) else ("why-owned", {"owner": int(s.holder[card])})
    if not for_sale(s, card, tops(s)):
        return "why-not-top", {}
    return _priced(int(price_of(s, card)), francs)


def _priced(price: int, francs: int) -> Why:
    if price < 0:
        return "why-not-for-sale", {}
    return ("why-francs", {"cost": price, "held": francs}) if price > francs else ("why-sold", {})


def _sell(s: Any, seat: int, kind: int, name: str) -> Why:
    if kind not in SELLING:
        return UNKNOWN
    ships = [ship for ship in range(t.SHIP_COUNT) if ship_name(ship) == name]
    if ships:
        return ("why-not-now", {}) if any(has(s.fleet[seat], ship) for ship in ships) else ("why-not-owner", {})
    card = _card(s, name)
    if card < 0:
        return "why-card", {}
    if not owns(s, seat, card):
        return "why-not-owner", {}
    if card == c.CARD.rattletrap_car:
        return "why-never-sold", {}
    return ("why-not-now", {}) if may_sell(s, slot_of(s, card)) else ("why-bought", {})


def _repay(s: Any, seat: int, kind: int, _: str) -> Why:
    if kind not in (*FREE, D.gap, D.interest):
        return UNKNOWN
    if s.loans[seat] == 0:
        return "why-no-loan", {}
    return "why-repay", {"cost": int(t.LOAN_COSTS), "held": int(s.stock[seat, t.FRANCS])}


def _loan(s: Any, seat: int, kind: int, _: str) -> Why:
    return ("why-loan", {}) if kind in FREE else UNKNOWN


def _card(s: Any, name: str) -> int:
    """A card that everybody knows to be in this game, or -1: what lies hidden is not told."""
    card = c.CARDS.index(name) if name in c.CARDS else -1
    if card < 0 or s.holder[card] not in (*range(HOLDER.town + 1), HOLDER.proposal, HOLDER.waiting):
        return -1
    return card if card < c.STANDARD_COUNT or card in s.deck[: s.revealed] else -1


# -- goods -----------------------------------------------------------------------------------------------------------


def _picks(s: Any, seat: int, goods: list[str]) -> Why:
    card, left = int(pending.arg(s, ARG.pick.card)), int(pending.arg(s, ARG.pick.left))
    if not goods or any(good not in t.GOODS for good in goods):
        return UNKNOWN
    for good in goods:
        if not may_pick(s, seat, card, t.GOODS.index(good)):
            return "why-pick", {"good": good}
    if len(set(goods)) < len(goods):
        return "why-twice", {}
    return _number(len(goods), left)


def _office(s: Any, seat: int, goods: list[str]) -> Why:
    if not goods or any(good not in t.GOODS for good in goods):
        return UNKNOWN
    for good in goods:
        held = int(s.stock[seat, t.GOODS.index(good)])
        if goods.count(good) > held:
            return "why-stock", {"good": good, "held": held}
    return _number(len(goods), int(pending.arg(s, ARG.office_hand_in.left)))


def _number(named: int, wanted: int) -> Why:
    """Goods that are too few or too many."""
    if wanted == 0 or named == wanted:
        return UNKNOWN
    return ("why-more", {"more": wanted - named}) if named < wanted else ("why-fewer", {"wanted": wanted})


def _counts(s: Any, seat: int, kind: int, words: list[str]) -> Why:
    parts = [word.partition("=") for word in words]
    named = [good for good, _, _ in parts]
    for good, _, amount in parts:
        if good not in COUNTED[kind] or not amount.isdecimal():
            return UNKNOWN
        held = int(s.stock[seat, t.STOCK.index(good)])
        if int(amount) > held:
            return "why-stock", {"good": good, "held": held}
    if len(set(named)) < len(named):
        return "why-twice", {}
    if kind == D.food:
        return "why-food", {"need": int(pending.arg(s, ARG.food.need))}
    if kind == D.energy:
        return "why-energy", {"need": int(pending.arg(s, ARG.energy.need))}
    return UNKNOWN


def _most(s: Any) -> int:
    """The largest amount that is legal now."""
    out = np.zeros(ACTIONS, np.int64)
    return int(out[legal(s, out) - 1]) - A_COUNT


VERBS: dict[str, Callable[[Any, int, int, str], Why]] = {
    "take": _take, "enter": _enter, "construct": _construct, "buy": _buy, "sell": _sell, "repay": _repay,
    "loan": _loan, "build": _build,
}  # fmt: skip
