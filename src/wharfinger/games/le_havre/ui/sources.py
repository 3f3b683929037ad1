"""Where a player's wealth came from."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from wharfinger.kernel.events import Event

from ..cards import VALUE
from ..data import FRANCS
from ..rules.scoring import building_values, francs_and_loans, ship_values
from ..rules.stock import card_in, cards_in_play


def sources(s: Any, seat: int, events: Iterable[Event]) -> dict[str, int]:
    """Wealth by source: francs, what loans take of it, buildings with their bonuses, ships."""
    cards = (int(card_in(s, slot)) for slot in range(int(cards_in_play(s))))
    values = sum(int(VALUE[card]) for card in cards if s.holder[card] == seat)
    francs = int(s.stock[seat, FRANCS])
    return {
        "buildings": values,
        "bonuses": int(building_values(s, seat)) - values,
        "ships": int(ship_values(s, seat)),
        "francs": francs,
        "loans": int(francs_and_loans(s, seat)) - francs,
    }
