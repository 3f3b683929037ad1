"""The names of Le Havre's action codes (LH-23)."""

from __future__ import annotations

from . import cards as c
from . import data as t
from .state import ACTIONS, MOST_COUNT

_SEATS = range(1, t.MAX_SEATS + 1)
ACTION_NAMES = (
    *(f"offer {good}" for good in t.OFFER),
    *(f"enter {card}" for card in c.CARDS),
    *(f"number {number}" for number in c.NUMBER_IDS),
    *(f"ship {kind}" for kind in t.SHIP_TYPES),
    "yacht",
    "dagmar",
    *(f"seat {seat}" for seat in _SEATS),
    *(f"buy {card}" for card in c.CARDS),
    *(f"buy_ship {kind}" for kind in t.SHIP_TYPES),
    *(f"sell {card}" for card in c.CARDS),
    *(f"sell_ship {ship}" for ship in t.SHIPS),
    "repay",
    *(f"redeem {good}" for good in t.GOODS),
    *(f"send_home {seat}" for seat in _SEATS),
    "loan",
    "pass",
    "done",
    *(f"count {number}" for number in range(MOST_COUNT + 1)),
    *(f"good {good}" for good in t.GOODS),
    *(f"option {number}" for number in range(1, 6)),
)
assert len(ACTION_NAMES) == ACTIONS
