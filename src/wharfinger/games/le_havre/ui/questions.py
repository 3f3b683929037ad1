"""What Le Havre asks, with the numbers that the answer depends on."""

from __future__ import annotations

from typing import Any

from wharfinger.kernel import pending

from .. import cards as c
from .. import data as t
from ..rules.buildings.hand_in import good_at
from ..rules.payments import ANY_FRANCS
from ..rules.stock import energy_of, food_from, is_final, ship_food
from ..state import (
    D_AMOUNT,
    D_CARGO,
    D_ENERGY,
    D_FOOD,
    D_FORCED,
    D_HAND_IN,
    D_PICK,
    D_RECEIVE,
    D_SUBSTITUTE,
    D_TURN,
    FOR_DIVE_BAR,
    FOR_FEEDING,
    J_FEED,
    NO_CARD,
)

Asked = tuple[str, dict[str, Any]]


def question(s: Any) -> Asked | None:
    """The message of the pending decision with its numbers, where it has any."""
    if int(pending.kind(s)) == D_TURN:
        return ("ask-last-turn" if is_final(s) else "ask-turn"), {}
    made = {
        D_FORCED: _forced,
        D_FOOD: _food,
        D_ENERGY: _energy,
        D_AMOUNT: _amount,
        D_SUBSTITUTE: _substitute,
        D_PICK: _pick,
        D_CARGO: _cargo,
        D_HAND_IN: _hand_in,
        D_RECEIVE: _receive,
    }.get(int(pending.kind(s)))
    return made(s, int(pending.actor(s))) if made is not None else None


def _arg(s: Any, place: int) -> int:
    return int(pending.arg(s, place))


def _forced(s: Any, seat: int) -> Asked:
    """What is due waits in the frame below."""
    due, why = (int(number) for number in s.stack[s.depth - 2, pending.ARGS : pending.ARGS + 2])
    loan = {"loan": int(t.LOAN_BRINGS)}
    if why == FOR_FEEDING:
        need = max(0, due - int(ship_food(s, seat)))
        missing = need - int(food_from(s, seat, 0, ANY_FRANCS))
        return "ask-forced-feeding", {"need": need, "missing": missing, **loan}
    key = "ask-forced-dive-bar" if why == FOR_DIVE_BAR else "ask-forced-interest"
    return key, {"need": due, "missing": due - int(s.stock[seat, t.FRANCS]), **loan}


def _food(s: Any, seat: int) -> Asked:
    kind, card = int(t.FOOD_ORDER[_arg(s, 0)]), _arg(s, 4)
    given = {"need": _arg(s, 1), "good": t.STOCK[kind], "each": int(t.FOOD[kind]), "held": int(s.stock[seat, kind])}
    if card != NO_CARD:
        return "ask-food-fee", {"card": c.CARDS[card], **given}
    feeding = any(int(frame[pending.KIND]) == J_FEED for frame in s.stack[: int(s.depth)])
    return "ask-food-feeding" if feeding else "ask-food", given


def _energy(s: Any, seat: int) -> Asked:
    kind = int(t.ENERGY_ORDER[_arg(s, 0)])
    each = int(energy_of(kind, _arg(s, 2)))
    return "ask-energy", {"need": _arg(s, 1), "good": t.GOODS[kind], "each": each, "held": int(s.stock[seat, kind])}


def _amount(s: Any, seat: int) -> Asked:
    """How many of the one good that goes, or how many times."""
    card, row = _arg(s, 0), int(c.TRADE_FIRST[_arg(s, 0)]) + _arg(s, 1)
    kinds = [int(kind) for kind in c.GIVE_KIND[row] if kind >= 0]
    if len(kinds) != 1 or int(c.GIVE_COUNT[row][0]) != 1:
        return "ask-times", {"card": c.CARDS[card]}
    held = int(s.stock[seat, kinds[0]])
    return "ask-amount", {"card": c.CARDS[card], "good": t.STOCK[kinds[0]], "held": held}


def _substitute(s: Any, seat: int) -> Asked:
    good = _arg(s, 0)
    other = good + t.BASIC_COUNT
    given = {"need": _arg(s, 1), "held": int(s.stock[seat, other])}
    return "ask-substitute", {"good": t.GOODS[good], "instead": t.GOODS[other], **given}


def _pick(s: Any, seat: int) -> Asked | None:
    card, left = _arg(s, 0), _arg(s, 2)
    if left < 1:
        return None
    return "ask-pick", {"card": c.CARDS[card], "left": left}


def _cargo(s: Any, seat: int) -> Asked:
    """The worth of what is aboard waits in the frame below."""
    good, aboard, most = _arg(s, 0), _arg(s, 1), _arg(s, 3)
    francs = int(s.stack[s.depth - 2, pending.ARGS])
    given = {"each": int(t.SHIPPING[good]), "held": int(s.stock[seat, good])}
    return "ask-cargo", {"good": t.GOODS[good], **given, "room": most - aboard, "francs": francs}


def _hand_in(s: Any, seat: int) -> Asked:
    card = _arg(s, 0)
    good = int(good_at(card, _arg(s, 1)))
    return "ask-hand-in", {"card": c.CARDS[card], "good": t.GOODS[good], "held": int(s.stock[seat, good])}


def _receive(s: Any, seat: int) -> Asked:
    return "ask-receive", {"card": c.CARDS[_arg(s, 0)], "good": t.GOODS[_arg(s, 1)]}
