"""Le Havre in words (LH-23)."""

from __future__ import annotations

from typing import Any

from wharfinger.kernel import pending

from . import cards as c
from . import tables as t
from .buildings.hand_in import STEEL_COSTS, good_at
from .buildings.wharf import top_ship
from .state import (
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
    D_CARGO,
    D_ENERGY,
    D_FLEET,
    D_FOOD,
    D_HAND_IN,
    D_LAY,
    D_OFFICE_GIVE,
    D_OFFICE_GOOD,
    D_OFFICE_HAND_IN,
    D_OLD_SHIP,
    D_RECEIVE,
    D_SPACE,
    D_SUBSTITUTE,
    DECISIONS,
)
from .windows import price_of

JOINED = frozenset({
    "food", "energy", "amount", "substitute", "cargo", "hand_in", "receive", "pick", "office_hand_in", "office_give",
})  # fmt: skip
"""Decisions written in the same clause as the one before."""
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
        if kind == D_OFFICE_HAND_IN:  # equal goods may follow each other, so each pick is numbered
            return f"{STEEL_COSTS + 1 - pending.arg(s, 1)}:{word}"
        return {D_OFFICE_GOOD: f"get {word}", D_OFFICE_GIVE: f"for {word}"}.get(kind, word)
    if action >= A_COUNT:
        return _count(s, kind, action - A_COUNT)
    if action >= A_LOAN:
        return {A_LOAN: "loan", A_PASS: "pass", A_DONE: "done"}[action]
    if action >= A_SEND_HOME:
        return f"send home seat_{action - A_SEND_HOME + 1}"
    if action >= A_REDEEM:
        return f"redeem {t.GOODS[action - A_REDEEM]}"
    if action == A_REPAY:
        return "repay"
    if action >= A_SELL_SHIP:
        return f"{'exchange' if kind == D_OLD_SHIP else 'sell'} {ship_name(action - A_SELL_SHIP)}"
    if action >= A_SELL:
        return f"sell {c.CARDS[action - A_SELL]}"
    if action >= A_BUY_SHIP:
        return f"buy {t.SHIP_TYPES[action - A_BUY_SHIP]}_ship"
    if action >= A_BUY:
        return f"buy {c.CARDS[action - A_BUY]}"
    if action >= A_SEAT:
        return f"evict seat_{action - A_SEAT + 1}"
    if action >= A_YACHT:
        return f"exchange_for {c.CARDS[c.LUXURY_YACHT if action == A_YACHT else c.MS_DAGMAR]}"
    if action >= A_SHIP:
        return f"build {t.SHIP_TYPES[action - A_SHIP]}_ship"
    if action >= A_NUMBER:
        return f"construct {c.NUMBER_IDS[action - A_NUMBER]}"
    if action >= A_ENTER:
        return f"{'lay' if kind == D_LAY else 'enter'} {c.CARDS[action - A_ENTER]}"
    return f"take {_space(s, kind, action - A_OFFER)}"


def _space(s: Any, kind: int, space: int) -> str:
    """An offer; at the Haulage Firm two neighbouring ones."""
    if kind == D_SPACE and c.EFFECT[pending.arg(s, 0)] == c.HAULAGE_FIRM:
        return f"{t.OFFER[space]}+{t.OFFER[space + 1]}"
    return t.OFFER[space]


def _count(s: Any, kind: int, amount: int) -> str:
    """An amount, with the good it counts where there is one."""
    if kind == D_FOOD:
        return f"{t.STOCK[t.FOOD_ORDER[pending.arg(s, 0)]]}={amount}"
    if kind == D_ENERGY:
        return f"{t.GOODS[t.ENERGY_ORDER[pending.arg(s, 0)]]}={amount}"
    if kind == D_SUBSTITUTE:
        return f"{t.GOODS[pending.arg(s, 0) + t.BASIC_COUNT]}={amount}"
    if kind == D_CARGO:
        return f"{t.GOODS[pending.arg(s, 0)]}={amount}"
    if kind == D_HAND_IN:
        return f"{t.GOODS[good_at(pending.arg(s, 0), pending.arg(s, 1))]}={amount}"
    if kind == D_RECEIVE:
        return f"take {t.GOODS[pending.arg(s, 1)]}={amount}"
    if kind == D_FLEET:
        return f"ships={amount}"
    one_of_two = c.ONE_OF_TWO[pending.arg(s, 0)] == 1
    return f"x{amount}" if one_of_two or pending.arg(s, 1) == 0 else f"and x{amount}"


def implied(s: Any) -> int:
    """The answer a written turn may leave out: nothing more of this."""
    name = DECISIONS[int(pending.kind(s))].name
    if name in ("food", "energy", "substitute", "cargo", "hand_in", "receive"):
        return A_COUNT
    return {"look": A_OPTION, "order": A_OPTION, "crane": A_OPTION, "office_good": A_OPTION}.get(name, A_DONE)


def hint(s: Any, action: int) -> tuple[str, dict[str, Any]]:
    """The message that tells a person what an answer does now, with its numbers."""
    if A_OFFER <= action < A_ENTER:
        return "hint-offer", {"amount": int(s.offer[action - A_OFFER])}
    if A_ENTER <= action < A_NUMBER:
        name = c.CARDS[action - A_ENTER]
        return ("card-own", {"text": c.OWN_TEXTS[name]}) if name in c.OWN_TEXTS else (f"card-{name}", {})
    if A_NUMBER <= action < A_SHIP:
        return "hint-construct", {"value": int(c.VALUE[c.NUMBER_CARD[action - A_NUMBER]])}
    if A_SHIP <= action < A_YACHT:
        return "hint-ship", {"value": int(t.SHIP_VALUE[top_ship(s, action - A_SHIP)])}
    if A_YACHT <= action <= A_DAGMAR:
        return "hint-exchange", {"value": int(c.VALUE[c.LUXURY_YACHT if action == A_YACHT else c.MS_DAGMAR])}
    if A_BUY <= action < A_BUY_SHIP:
        card = action - A_BUY
        return "hint-buy", {"francs": int(price_of(s, card)), "value": int(c.VALUE[card])}
    if A_BUY_SHIP <= action < A_SELL:
        kind = action - A_BUY_SHIP
        return "hint-buy", {"francs": int(t.SHIP_PRICE[kind]), "value": int(t.SHIP_VALUE[top_ship(s, kind)])}
    if A_SELL <= action < A_REPAY and pending.kind(s) != D_OLD_SHIP:
        value = t.SHIP_VALUE[action - A_SELL_SHIP] if action >= A_SELL_SHIP else c.VALUE[action - A_SELL]
        return "hint-sell", {"francs": int(value) // 2}
    names = {A_REPAY: "hint-repay", A_LOAN: "hint-loan", A_PASS: "hint-pass"}
    if action == A_DONE:
        return f"hint-done-{DECISIONS[int(pending.kind(s))].name}", {}
    return names.get(action, ""), {}


