"""What each game is learned with: the kinds of game, in equal shares, and what differs from the ordinary plan."""

from __future__ import annotations

from typing import Any

ROUNDS = 50
"""Hamburgum may never end by itself; games that are learned from end after so many rounds."""
RECIPES: dict[str, dict[str, Any]] = {
    "hamburgum": {
        "mix": [{"players": players, "turn_limit": ROUNDS} for players in (2, 3, 2, 4, 2, 5, 3, 4)],
        "unseen": ("options.turn_limit",),
    },
    "shipyard": {"mix": [{"players": players} for players in (2, 3, 2, 4, 1, 3, 2, 4)]},
    "le-havre": {
        "mix": [
            *({"players": players, "length": "full"} for players in (2, 3, 4, 1, 2, 5)),
            *({"players": players, "length": "short"} for players in (2, 3)),
        ]
    },
}
