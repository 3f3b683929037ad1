"""Le Havre in words (LH-23)."""

from __future__ import annotations

from typing import Any

import numpy as np

from wharfinger.kernel import pending
from wharfinger.kernel.texts import Several, catalogue

from .. import cards as c
from .. import data as t
from ..rules.buildings.construct import NO_SWAP, cost, legal_targets
from ..rules.buildings.hand_in import good_asked, hand_in_most
from ..rules.buildings.patterns import amount_fits, trade_energy, trade_food
from ..rules.buildings.picks import SOLO_LIMIT, deck_left
from ..rules.buildings.shipping import ENERGY_PER_SHIP, places
from ..rules.buildings.wharf import can_build, can_exchange, top_ship
from ..rules.payments import and_more, energy_most, food_most, substitute_most
from ..rules.stock import energy_bill, energy_of
from ..rules.windows import price_of
from ..state import (
    A_BUY,
    A_BUY_SHIP,
    A_COUNT,
    A_DAGMAR,
    A_DONE,
    A_ENTER,
    A_GOOD,
    A_LOAN,
    A_NUMBER,
    A_OFFER,
    A_OPTION,
    A_PASS,
    A_REDEEM,
    A_REPAY,
    A_SEAT,
    A_SELL,
    A_SELL_SHIP,
    A_SEND_HOME,
    A_SHIP,
    A_YACHT,
    ARG,
    CHOICE,
    DECISIONS,
    MOST_COUNT,
    NO_CARD,
    OPT,
    SPACES,
    D,
)
from .amounts import TEXTS, amounts_in_words, in_words, say
from .questions import debt, feeds

JOINED = frozenset({
    "food", "energy", "amount", "substitute", "cargo", "hand_in", "receive", "pick", "office_hand_in", "office_give",
})  # fmt: skip
"""Decisions written in the same clause as the one before."""
UNORDERED = tuple(
    frozenset(group.split())
    for group in ("pick", "cargo", "hand_in", "receive", "office_hand_in", "food energy substitute")
)
"""Goods may be named in any order, and so may what one bill is paid with."""
OPTION_WORDS = {
    "fee": ("food", "francs"),
    "look": ("do_not_look", "look"),
    "order": ("keep_order", "swap"),
    "court": ("two_loans", "one_loan"),
    "part": ("first_part", "second_part"),
    "crane": ("no_swap", *(f"wood_for_{material}" for material in c.MATERIALS[1:])),
    "office_steel": ("no_steel", "steel"),
    "office_good": ("no_good",),
}
"""Answers by number, in words."""


def ship_name(ship: int) -> str:
    """Ships of equal type and value are the same to everybody (LH-23.1)."""
    return f"{t.SHIP_TYPES[t.SHIP_TYPE[ship]]}_ship_{t.SHIP_VALUE[ship]}"


def phrase(s: Any, action: int) -> str:
    """The notation of one legal answer."""
    kind = int(pending.kind(s))
    name = DECISIONS[kind].name
    if action >= A_OPTION:
        return OPTION_WORDS[name][action - A_OPTION]
    if action >= A_GOOD:
        word = t.GOODS[action - A_GOOD]
        return {D.office_good: f"get {word}", D.office_give: f"for {word}"}.get(kind, word)
    if action >= A_COUNT:
        return _count(s, kind, _amount(s, kind, action - A_COUNT))
    if action >= A_LOAN:
        return {A_LOAN: "loan", A_PASS: "pass", A_DONE: "done"}[action]
    if action >= A_SEND_HOME:
        return f"send home seat_{action - A_SEND_HOME + 1}"
    if action >= A_REDEEM:
        return f"redeem {t.GOODS[action - A_REDEEM]}"
    if action == A_REPAY:
        return "repay"
    if action >= A_SELL_SHIP:
        return f"{'exchange' if kind == D.old_ship else 'sell'} {ship_name(action - A_SELL_SHIP)}"
    if action >= A_SELL:
        return f"sell {c.CARDS[action - A_SELL]}"
    if action >= A_BUY_SHIP:
        return f"buy {t.SHIP_TYPES[action - A_BUY_SHIP]}_ship"
    if action >= A_BUY:
        return f"buy {c.CARDS[action - A_BUY]}"
    if action >= A_SEAT:
        return f"evict seat_{action - A_SEAT + 1}"
    if action >= A_YACHT:
        return f"exchange_for {c.CARDS[c.CARD.luxury_yacht if action == A_YACHT else c.CARD.ms_dagmar]}"
    if action >= A_SHIP:
        return f"build {t.SHIP_TYPES[action - A_SHIP]}_ship"
    if action >= A_NUMBER:
        return f"construct {c.NUMBER_IDS[action - A_NUMBER]}"
    if action >= A_ENTER:
        return f"{'lay' if kind == D.lay else 'enter'} {c.CARDS[action - A_ENTER]}"
    return f"take {_space(s, kind, action - A_OFFER)}"


def _space(s: Any, kind: int, space: int) -> str:
    """An offer; at the Haulage Firm two neighbouring ones."""
    if kind == D.space and c.EFFECT_OF[_arg(s, ARG.space.card)] == c.EFFECT.haulage_firm:
        return f"{t.OFFER[space]}+{t.OFFER[space + 1]}"
    return t.OFFER[space]


def _amount(s: Any, kind: int, amount: int) -> str:
    """An amount; where more is possible than a code can name, the largest one is written with a plus (LH-23.13)."""
    if amount < MOST_COUNT:
        return str(amount)
    seat = _seat(s)
    if kind == D.amount:
        return f"{amount}+" if amount_fits(s, seat, amount + 1) else str(amount)
    most = {D.food: food_most, D.energy: energy_most, D.substitute: substitute_most, D.hand_in: hand_in_most}.get(kind)
    return f"{amount}+" if most and and_more(amount, most(s, seat)) else str(amount)


def _count(s: Any, kind: int, amount: str) -> str:
    """An amount, with the good it counts where there is one."""
    if kind == D.food:
        return f"{t.STOCK[t.FOOD_ORDER[_arg(s, ARG.food.step)]]}={amount}"
    if kind == D.energy:
        return f"{t.GOODS[t.ENERGY_ORDER[_arg(s, ARG.energy.step)]]}={amount}"
    if kind == D.substitute:
        return f"{t.GOODS[_arg(s, ARG.substitute.good) + t.BASIC_COUNT]}={amount}"
    if kind == D.cargo:
        return f"{t.GOODS[_arg(s, ARG.cargo.next)]}={amount}"
    if kind == D.hand_in:
        return f"{t.GOODS[good_asked(s)]}={amount}"
    if kind == D.receive:
        return f"take {t.GOODS[_arg(s, ARG.receive.next)]}={amount}"
    if kind == D.fleet:
        return f"ships={amount}"
    one_of_two = c.ONE_OF_TWO[_arg(s, ARG.amount.card)] == 1
    return f"x{amount}" if one_of_two or _arg(s, ARG.amount.part) == 0 else f"and x{amount}"


def implied(s: Any) -> int:
    """The answer a written turn may leave out: nothing more of this."""
    name = DECISIONS[int(pending.kind(s))].name
    if name in ("food", "energy", "substitute", "cargo", "hand_in", "receive"):
        return A_COUNT
    return {"look": A_OPTION, "order": A_OPTION, "crane": A_OPTION, "office_good": A_OPTION}.get(name, A_DONE)


# -- hints ---------------------------------------------------------------------------------------------------------


def hint(s: Any, action: int) -> tuple[str, dict[str, Any]]:
    """The message that tells a person what an answer does now, with its numbers."""
    kind = int(pending.kind(s))
    if action >= A_OPTION:
        return _option_hint(s, kind, action - A_OPTION)
    if A_COUNT <= action < A_GOOD:
        return _count_hint(s, kind, action - A_COUNT)
    if A_OFFER <= action < A_ENTER:
        return ("hint-offer", {"amount": int(s.offer[action - A_OFFER])}) if kind == D.turn else ("", {})
    if A_ENTER <= action < A_NUMBER:
        return _enter_hint(s, kind, action - A_ENTER)
    if A_NUMBER <= action < A_SHIP:
        return _construct_hint(s, kind, int(c.NUMBER_CARD[action - A_NUMBER]))
    if A_SHIP <= action < A_YACHT:
        ship = action - A_SHIP
        return "hint-ship", {"cost": ship_cost(ship), "value": int(t.SHIP_VALUE[top_ship(s, ship)])}
    if A_YACHT <= action <= A_DAGMAR:
        return "hint-exchange", {"value": int(c.VALUE[c.CARD.luxury_yacht if action == A_YACHT else c.CARD.ms_dagmar])}
    if A_BUY <= action < A_BUY_SHIP:
        card = action - A_BUY
        return "hint-buy", {"francs": int(price_of(s, card)), "value": int(c.VALUE[card]), "what": brief(card, s)}
    if A_BUY_SHIP <= action < A_SELL:
        ship = action - A_BUY_SHIP
        return "hint-buy-ship", {"francs": int(t.SHIP_PRICE[ship]), "value": int(t.SHIP_VALUE[top_ship(s, ship)])}
    owed = debt(s, _seat(s)) if kind == D.forced else {}
    if A_SELL <= action < A_REPAY and kind != D.old_ship:
        value = int(t.SHIP_VALUE[action - A_SELL_SHIP] if action >= A_SELL_SHIP else c.VALUE[action - A_SELL])
        return "hint-sell", {"francs": value // 2, "value": value, **owed}
    if action == A_LOAN:
        return "hint-loan", {"francs": int(t.LOAN_BRINGS), "repay": int(t.LOAN_COSTS), **owed}
    names = {A_REPAY: "hint-repay", A_PASS: "hint-pass"}
    if action == A_DONE:
        return f"hint-done-{DECISIONS[kind].name}", {}
    return names.get(action, ""), {}


def _arg(s: Any, place: int) -> int:
    return int(pending.arg(s, place))


def _seat(s: Any) -> int:
    return int(pending.actor(s))


def brief(card: int, s: Any = None) -> str:
    """What a card does, in a few words; with a position what it does there."""
    name = c.CARDS[card]
    if s is not None and c.EFFECT_OF[card] == c.EFFECT.marketplace:
        return _market(s)
    if name in c.OWN_TEXTS:
        return str(c.OWN_TEXTS[name])
    short = f"brief-{name}".replace("_", "-")
    return say(short if catalogue(TEXTS).has(short) else f"card-{name}")


def _market(s: Any) -> str:
    """LH-12.01: the limit of the solo game, and how many special cards there are to look at."""
    limited = s.seats == 1 and s.options[OPT.marketplace_solo_limit] == CHOICE.marketplace_solo_limit._4
    goods = say("market-goods", most=SOLO_LIMIT if limited else 0)
    cards = min(2, int(deck_left(s)))
    return say("market-look", goods=goods, cards=cards) if cards else goods


def fee_in_words(card: int) -> str:
    """What entering a building costs; empty if nothing."""
    food, francs = int(c.FEE_FOOD[card]), int(c.FEE_FRANCS[card])
    either = [words for words in (in_words("food", food), amounts_in_words({"francs": francs})) if words]
    return say("amount-either", first=either[0], second=either[1]) if len(either) > 1 else either[0] if either else ""


def _enter_hint(s: Any, kind: int, card: int) -> tuple[str, dict[str, Any]]:
    """The fee, if there is one, and the effect; what is built, where only one thing could be."""
    seat = _seat(s)
    fee = "" if kind != D.turn or s.holder[card] == seat else fee_in_words(card)
    build = _only_build(s, seat, card)
    if build is not None:
        return ("hint-enter-build-fee", {"fee": fee, **build}) if fee else ("hint-enter-build", build)
    return ("hint-enter-fee", {"fee": fee, "what": brief(card, s)}) if fee else ("hint-enter", {"what": brief(card, s)})


def _only_build(s: Any, seat: int, card: int) -> dict[str, str] | None:
    """The one building or ship that a visit would make, which is made without a further question."""
    effect = int(c.EFFECT_OF[card])
    if effect == c.EFFECT.wharf:
        kinds = [kind for kind in range(len(t.SHIP_TYPES)) if can_build(s, seat, card, kind)]
        if len(kinds) != 1 or any(can_exchange(s, seat, card, one) for one in (c.CARD.luxury_yacht, c.CARD.ms_dagmar)):
            return None
        return {"what": say(f"name-ship-{t.SHIP_TYPES[kinds[0]]}"), "cost": ship_cost(kinds[0])}
    if effect not in (c.EFFECT.construct, c.EFFECT.construct_twice, c.EFFECT.construct_with_wood):
        return None
    with_wood = int(effect == c.EFFECT.construct_with_wood)
    out = np.zeros(SPACES, np.int64)
    if legal_targets(s, seat, with_wood, out, 0) != 1:
        return None
    built = int(c.NUMBER_CARD[int(out[0]) - A_NUMBER])
    due = cost(s, seat, built, with_wood, NO_SWAP)
    words = amounts_in_words({material: int(amount) for material, amount in zip(c.MATERIALS, due, strict=True)})
    return {"what": card_name(built), "cost": words}


def card_name(card: int) -> str:
    """What a card is called."""
    name = c.CARDS[card]
    return c.OWN_NAMES.get(name) or say(f"name-card-{name}")


def ship_cost(kind: int) -> str:
    """What building a ship takes, in words."""
    goods = {t.GOODS[t.SHIP_GOOD[kind]]: int(t.SHIP_GOODS[kind])}
    return Several((amounts_in_words(goods), in_words("energy", int(t.SHIP_ENERGY[kind]))))


def _construct_hint(s: Any, kind: int, card: int) -> tuple[str, dict[str, Any]]:
    """What is to be paid, with all discounts, and the effect."""
    with_wood = _arg(s, ARG.construct.with_wood) if kind == D.construct else 0
    due = cost(s, _seat(s), card, with_wood, NO_SWAP)
    words = amounts_in_words({material: int(amount) for material, amount in zip(c.MATERIALS, due, strict=True)})
    facts = {"value": int(c.VALUE[card]), "what": brief(card, s)}
    return ("hint-construct", {"cost": words, **facts}) if words else ("hint-construct-free", facts)


def _option_hint(s: Any, kind: int, option: int) -> tuple[str, dict[str, Any]]:
    if kind == D.fee:
        card = _arg(s, ARG.fee.card)
        words = (
            in_words("food", int(c.FEE_FOOD[card]))
            if option == 0
            else amounts_in_words({"francs": int(c.FEE_FRANCS[card])})
        )
        fee = {"food": int(c.FEE_FOOD[card]), "francs": int(c.FEE_FRANCS[card])}
        return "hint-pay", {"cost": words, "card": c.CARDS[card], **fee}
    if kind == D.part:
        return _trade_hint(s, _arg(s, ARG.part.card), 1 - option, option, option)
    if kind == D.court:
        return ("hint-two-loans", "hint-one-loan")[option], {}
    return ("hint-look" if kind == D.look and option == 1 else ""), {}


def _count_hint(s: Any, kind: int, amount: int) -> tuple[str, dict[str, Any]]:
    """What an amount pays or brings."""
    if kind == D.food:
        each = int(t.FOOD[t.FOOD_ORDER[_arg(s, ARG.food.step)]])
        card = _arg(s, ARG.food.card)
        given = {"card": c.CARDS[card]} if card != NO_CARD else {"feeding": 1} if feeds(s) else {}
        return "hint-food", {"paid": amount * each, "need": _arg(s, ARG.food.need), **given}
    if kind == D.energy:
        each = int(energy_of(t.ENERGY_ORDER[_arg(s, ARG.energy.step)], _arg(s, ARG.energy.grain)))
        return "hint-energy", {"paid": amount * each, "need": _arg(s, ARG.energy.need)}
    if kind == D.substitute:
        rest = amounts_in_words({t.GOODS[_arg(s, ARG.substitute.good)]: _arg(s, ARG.substitute.need) - amount})
        return ("hint-rest", {"cost": rest}) if rest else ("", {})
    if kind == D.amount:
        card, part = _arg(s, ARG.amount.card), _arg(s, ARG.amount.part)
        amount += _arg(s, ARG.amount.so_far)
        return _trade_hint(s, card, _arg(s, ARG.amount.first) if part else amount, amount if part else 0, part)
    if kind == D.cargo:
        return "hint-cargo", {"francs": amount * int(t.SHIPPING[_arg(s, ARG.cargo.next)])}
    if kind == D.fleet:
        seat = _seat(s)
        return "hint-fleet", {
            "energy": int(energy_bill(s, seat, ENERGY_PER_SHIP * amount)),
            "places": int(places(s, seat, amount)),
        }
    return "", {}


def _trade_hint(s: Any, card: int, first: int, second: int, part: int) -> tuple[str, dict[str, Any]]:
    """What goes and what comes for so many units of a part; energy and food are those of the whole visit."""
    units = second if part else first
    if units == 0:
        return "hint-nothing", {}
    row = int(c.TRADE_FIRST[card]) + part
    give = {t.STOCK[k]: units * int(n) for k, n in zip(c.GIVE_KIND[row], c.GIVE_COUNT[row], strict=True) if k >= 0}
    get: dict[str, int] = {}
    gains = [(k, units * n) for k, n in zip(c.GET_KIND[row], c.GET_COUNT[row], strict=True)]
    gains += [(c.HALF_KIND[row, 0], units * c.HALF_COUNT[row, 0] // 2), (c.ONCE_KIND[row, 0], c.ONCE_COUNT[row, 0])]
    for kind, gained in gains:
        if kind >= 0:
            get[t.STOCK[kind]] = get.get(t.STOCK[kind], 0) + int(gained)
    food, energy = int(trade_food(card, first, second)), int(trade_energy(s, _seat(s), card, first, second))
    gone = [amounts_in_words(give), in_words("food", food), in_words("energy", energy)]
    words = {"give": Several(gone), "get": amounts_in_words(get)}
    return "hint-trade", {**words, "energy": energy, "food": food}
