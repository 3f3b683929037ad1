"""What Hamburgum asks, with the numbers that the answer depends on."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from wharfinger.kernel import pending
from wharfinger.kernel.texts import Several, catalogue

from .. import data as t
from ..rules.church import EACH_CHURCH, limit_kept, unscored
from ..rules.trade import depot_price, price, proceeds
from ..state import ARG, BUY_ORDER, D


def question(s: Any) -> tuple[str, dict[str, Any]] | None:
    """The message of the pending decision with its numbers, where it has any."""
    kind, seat = int(pending.kind(s)), int(pending.actor(s))
    if kind == D.sell:
        return _sell(s, seat)
    if kind == D.buy:
        return _buy(s, seat)
    if kind in (D.token, D.canon_token):
        return "ask-token", {"church": t.CHURCHES[int(pending.arg(s, ARG.token.church))]}
    if kind == D.ships:
        return "ask-ships", {"timber": int(s.stock[seat, t.ITEM.timber])}
    if kind == D.score and not limit_kept(s, seat):
        held = int(unscored(s, seat)) >> t.KIND.building & EACH_CHURCH
        return "ask-score-more", {"buildings": max(0, held.bit_count() - 1)}
    return None


def _sell(s: Any, seat: int) -> tuple[str, dict[str, Any]]:
    good = int(pending.arg(s, ARG.sell.good))
    chosen = [int(pending.arg(s, ARG.sell.beer + number)) for number in range(len(t.GOODS))]
    return "ask-sell", {
        "good": t.GOODS[good],
        "held": int(s.stock[seat, good]) - chosen[good],
        "price": int(price(s, good)),
        "home": int(t.HOME_PRICE),
        "chosen": _listed(dict(zip(t.GOODS, chosen, strict=True))),
        "total": int(proceeds(s, seat, *chosen)),
    }


def _buy(s: Any, seat: int) -> tuple[str, dict[str, Any]]:
    chosen = {item: int(pending.arg(s, getattr(ARG.buy, item))) for item in reversed(BUY_ORDER)}
    return "ask-buy", {
        "item": BUY_ORDER[int(pending.arg(s, ARG.buy.item))],
        "money": int(s.money[seat]),
        "chosen": _listed(chosen),
        "total": int(depot_price(s, sum(chosen.values()))),
    }


def _listed(amounts: dict[str, int]) -> str:
    """Amounts in words, or "none"."""
    say = catalogue(Path(__file__).parents[1] / "texts")
    return Several(say.worded(f"count-{item}", count=amount) for item, amount in amounts.items() if amount) or "none"
