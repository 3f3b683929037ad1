"""Where a player's points came from."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from wharfinger.kernel.events import Event

from ..data import COLOUR, COLOUR_CONTRACTS
from ..rules.contracts import held_points
from ..rules.scoring import merchant_points

CRUISE = {"crew": "crew", "guns": "guns", "speed": "speed", "officials": "result", "riband": "riband"}
"""What a cruise scores for, and what its event calls that."""


def sources(s: Any, seat: int, events: Iterable[Event]) -> dict[str, int]:
    """Points by source: the cruises, the merchants, and at the end the contracts."""
    cruises = [event.arguments for event in events if event.name == "scored" and event.arguments["player"] == seat]
    made = {name: sum(cruise[called] for cruise in cruises) for name, called in CRUISE.items()}
    made["merchants"] = int(merchant_points(s, seat))
    if s.over > 0:
        made["red_contract"] = int(held_points(s, seat, COLOUR_CONTRACTS[COLOUR.red]))
        made["blue_contract"] = int(held_points(s, seat, COLOUR_CONTRACTS[COLOUR.blue]))
    return made
