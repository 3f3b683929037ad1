"""What Le Havre asks, with the numbers that the answer depends on."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from wharfinger.kernel import pending
from wharfinger.kernel.texts import Several

from .. import cards as c
from .. import data as t
from ..rules import legal
from ..rules.buildings.construct import legal_targets
from ..rules.buildings.hand_in import good_asked
from ..rules.buildings.patterns import trade_energy, trade_food
from ..rules.payments import ANY_FRANCS
from ..rules.stock import energy_of, food_from, is_final, ship_food
from ..state import A_BUY, A_REPAY, A_SELL, ACTIONS, ARG, DEBTS, FOR, NO_CARD, SPACES, D
from .amounts import amounts_in_words, in_words, say

Asked = tuple[str, dict[str, Any]]
WINDOWS = {D.before_supply: "before-supply", D.after_action: "after-action", D.gap: "gap"}
"""Decisions in which one may only buy, sell and repay."""
FOR_CARD = {int(D.job_built): int(ARG.job_built.card), int(D.job_take): int(ARG.job_take.card)}
"""What materials are paid for, and where its frame names the card."""


def question(s: Any) -> Asked | None:
    """The message of the pending decision with its numbers, where it has any."""
    if int(pending.kind(s)) == D.turn:
        return ("ask-last-turn" if is_final(s) else "ask-turn"), {}
    if int(pending.kind(s)) == D.second_construction and not _builds(s, int(pending.actor(s))):
        return _window(s, int(pending.actor(s)), "after-action")
    kinds: dict[int, Callable[[Any, int], Asked | None]] = {
        D.before_supply: _window,
        D.after_action: _window,
        D.gap: _window,
        D.forced: _forced,
        D.food: _food,
        D.energy: _energy,
        D.amount: _amount,
        D.substitute: _substitute,
        D.pick: _pick,
        D.cargo: _cargo,
        D.hand_in: _hand_in,
        D.receive: _receive,
    }
    made = kinds.get(int(pending.kind(s)))
    return made(s, int(pending.actor(s))) if made is not None else None


def _builds(s: Any, seat: int) -> bool:
    """Whether a proposal can be paid for."""
    return bool(legal_targets(s, seat, 0, np.zeros(SPACES, np.int64), 0))


def _window(s: Any, seat: int, name: str = "") -> Asked | None:
    """Buying, selling and repaying, as far as they are possible."""
    out = np.zeros(ACTIONS, np.int64)
    codes = out[: int(legal(s, out))]
    spans = {"buy": (A_BUY, A_SELL), "sell": (A_SELL, A_REPAY), "repay": (A_REPAY, A_REPAY + 1)}
    can = [deed for deed, (first, end) in spans.items() if ((codes >= first) & (codes < end)).any()]
    name = name or WINDOWS[int(pending.kind(s))]
    return (f"ask-{name}", {"business": say(f"business-{'-'.join(can)}")}) if can else (f"decision-{name}", {})


def _arg(s: Any, place: int) -> int:
    return int(pending.arg(s, place))


def debt(s: Any, seat: int) -> dict[str, Any]:
    """What a forced payment is for, what is due and what is missing; it waits in the frame below."""
    due, why = int(pending.under(s, ARG.job_owe.due)), int(pending.under(s, ARG.job_owe.why))
    if why == FOR.feeding:
        need = max(0, due - int(ship_food(s, seat)))
        return {"why": DEBTS[why], "need": need, "missing": need - int(food_from(s, seat, 0, ANY_FRANCS))}
    return {"why": DEBTS[why], "need": due, "missing": due - int(s.stock[seat, t.FRANCS])}


def _forced(s: Any, seat: int) -> Asked:
    owed = debt(s, seat)
    return f"ask-forced-{owed.pop('why')}", {**owed, "loan": int(t.LOAN_BRINGS)}


def feeds(s: Any) -> bool:
    """Whether workers are being fed."""
    return any(int(frame[pending.KIND]) == D.job_feed for frame in s.stack[: int(s.depth)])


def _food(s: Any, seat: int) -> Asked:
    kind, card = int(t.FOOD_ORDER[_arg(s, ARG.food.step)]), _arg(s, ARG.food.card)
    given = {"need": _arg(s, ARG.food.need), "good": t.STOCK[kind]}
    given |= {"each": int(t.FOOD[kind]), "held": int(s.stock[seat, kind])}
    if card != NO_CARD:
        return "ask-food-fee", {"card": c.CARDS[card], **given}
    return "ask-food-feeding" if feeds(s) else "ask-food", given


def _energy(s: Any, seat: int) -> Asked:
    kind, need = int(t.ENERGY_ORDER[_arg(s, ARG.energy.step)]), _arg(s, ARG.energy.need)
    each = int(energy_of(kind, _arg(s, ARG.energy.grain)))
    return "ask-energy", {"need": need, "good": t.GOODS[kind], "each": each, "held": int(s.stock[seat, kind])}


def _amount(s: Any, seat: int) -> Asked:
    """How many of the one good that goes, or how many times."""
    card = _arg(s, ARG.amount.card)
    row = int(c.TRADE_FIRST[card]) + _arg(s, ARG.amount.part)
    if c.OPTIONAL[card]:
        return _extra(s, seat, card, row)
    kinds = [int(kind) for kind in c.GIVE_KIND[row] if kind >= 0]
    if len(kinds) != 1 or int(c.GIVE_COUNT[row][0]) != 1:
        return "ask-times", {"card": c.CARDS[card]}
    held = int(s.stock[seat, kinds[0]])
    return "ask-amount", {"card": c.CARDS[card], "good": t.STOCK[kinds[0]], "held": held}


def _extra(s: Any, seat: int, card: int, row: int) -> Asked:
    """What comes anyway, and what may be paid for more of it."""
    cost = [amounts_in_words(_listed(c.GIVE_KIND[row], c.GIVE_COUNT[row]))]
    cost += [in_words("food", int(trade_food(card, 1, 0))), in_words("energy", int(trade_energy(s, seat, card, 1, 0)))]
    free = amounts_in_words(_listed(c.TAKE_KIND[card], c.TAKE_COUNT[card]))
    more = amounts_in_words(_listed(c.GET_KIND[row], c.GET_COUNT[row]))
    return "ask-extra", {"card": c.CARDS[card], "free": free, "cost": Several(cost), "more": more}


def _listed(kinds: Any, counts: Any) -> dict[str, int]:
    return {t.STOCK[kind]: int(count) for kind, count in zip(kinds, counts, strict=True) if kind >= 0}


def _substitute(s: Any, seat: int) -> Asked:
    """What it is paid for waits below: a building put up, or one that takes goods; a ship goes without saying."""
    good = _arg(s, ARG.substitute.good)
    other = good + t.BASIC_COUNT
    given: dict[str, Any] = {"need": _arg(s, ARG.substitute.need), "held": int(s.stock[seat, other])}
    given |= {"good": t.GOODS[good], "instead": t.GOODS[other]}
    for frame in reversed(s.stack[: int(s.depth)]):
        place = FOR_CARD.get(int(frame[pending.KIND]))
        if place is not None:
            return "ask-substitute-for", {"card": c.CARDS[int(frame[pending.ARGS + place])], **given}
    return "ask-substitute", given


def _pick(s: Any, seat: int) -> Asked | None:
    card, left = _arg(s, ARG.pick.card), _arg(s, ARG.pick.left)
    if left < 1:
        return None
    return "ask-pick", {"card": c.CARDS[card], "left": left}


def _cargo(s: Any, seat: int) -> Asked:
    """The worth of what is aboard waits in the frame below."""
    good, room = _arg(s, ARG.cargo.next), _arg(s, ARG.cargo.high) - _arg(s, ARG.cargo.total)
    francs = int(pending.under(s, ARG.job_sailed.francs))
    given = {"each": int(t.SHIPPING[good]), "held": int(s.stock[seat, good])}
    return "ask-cargo", {"good": t.GOODS[good], **given, "room": room, "francs": francs}


def _hand_in(s: Any, seat: int) -> Asked:
    good = int(good_asked(s))
    return "ask-hand-in", {
        "card": c.CARDS[_arg(s, ARG.hand_in.card)],
        "good": t.GOODS[good],
        "held": int(s.stock[seat, good]),
    }


def _receive(s: Any, seat: int) -> Asked:
    return "ask-receive", {"card": c.CARDS[_arg(s, ARG.receive.card)], "good": t.GOODS[_arg(s, ARG.receive.next)]}
