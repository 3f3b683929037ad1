"""What Hamburgum asks, with the numbers that the answer depends on."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from wharfinger.kernel import pending
from wharfinger.kernel.texts import catalogue

from .. import data as t
from ..rules.trade import depot_price, price, proceeds
from ..state import D_BUY, D_CANON_TOKEN, D_SELL, D_SHIPS, D_TOKEN
from .notation import BUY_ORDER

MATERIALS = ("timber", "brick", "bell")
"""The order of the arguments of a purchase."""


def question(s: Any) -> tuple[str, dict[str, Any]] | None:
    """The message of the pending decision with its numbers, where it has any."""
    kind, seat = int(pending.kind(s)), int(pending.actor(s))
    if kind == D_SELL:
        return _sell(s, seat)
    if kind == D_BUY:
        return _buy(s, seat)
    if kind in (D_TOKEN, D_CANON_TOKEN):
        return "ask-token", {"church": t.CHURCHES[int(pending.arg(s, 0))]}
    if kind == D_SHIPS:
        return "ask-ships", {"timber": int(s.stock[seat, t.TIMBER])}
    return None


def _sell(s: Any, seat: int) -> tuple[str, dict[str, Any]]:
    good = int(pending.arg(s, 0))
    chosen = [int(pending.arg(s, 1 + number)) for number in range(len(t.GOODS))]
    return "ask-sell", {
        "good": t.GOODS[good],
        "held": int(s.stock[seat, good]) - chosen[good],
        "price": int(price(s, good)),
        "home": int(t.HOME_PRICE),
        "chosen": _listed(dict(zip(t.GOODS, chosen, strict=True))),
        "total": int(proceeds(s, seat, *chosen)),
    }


def _buy(s: Any, seat: int) -> tuple[str, dict[str, Any]]:
    chosen = {item: int(pending.arg(s, 1 + number)) for number, item in enumerate(MATERIALS)}
    return "ask-buy", {
        "item": BUY_ORDER[int(pending.arg(s, 0))],
        "money": int(s.money[seat]),
        "chosen": _listed(chosen),
        "total": int(depot_price(s, sum(chosen.values()))),
    }


def _listed(amounts: dict[str, int]) -> str:
    """Amounts in words, or "none"."""
    say = catalogue(Path(__file__).parents[1] / "texts")
    return ", ".join(say(f"count-{item}", count=amount) for item, amount in amounts.items() if amount) or "none"
