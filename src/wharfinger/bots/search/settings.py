"""What the search is told about a game: the weights of its strategy, its outlook, and how to explore."""

from __future__ import annotations

from typing import Any

import numpy as np

from wharfinger.kernel.game import Game
from wharfinger.kernel.guide import Guide, plain_outlook
from wharfinger.kernel.position import Position

NAMES = ("explore", "doubt", "appetite", "tries", "peeks", "temper", "rounds")
USUAL = {"explore": 0.7, "doubt": 0.2, "appetite": 0.2, "tries": 4, "peeks": 4, "temper": 1.5, "rounds": 1.0}


def guide(game: Game) -> Guide | None:
    """The game's guide, if it has a strategy."""
    return getattr(game.rules, "GUIDE", None)


def weights(position: Position) -> np.ndarray[Any, np.dtype[np.float64]]:
    """The weights of the strategy for a game like this one."""
    found = guide(position.game)
    return np.zeros(0) if found is None else found.weights(position.options)


def hand_weights(game: Game) -> np.ndarray[Any, np.dtype[np.float64]]:
    """The weights as they were set by hand."""
    found = guide(game)
    return np.zeros(0) if found is None else found.hand


def outlook(position: Position) -> np.ndarray[Any, np.dtype[np.float64]]:
    """How the game's value foretells final points in a game like this one."""
    found = guide(position.game)
    return plain_outlook() if found is None else found.outlook(position.seats, position.options)


def effort(game: Game) -> float:
    """How many simulations are run where the levels say one: more in a game whose simulations cost little."""
    found = guide(game)
    return 1.0 if found is None else found.search.get("effort", 1.0)


def patience(game: Game) -> dict[str, float]:
    """What a search with much time changes: a longer look ahead, better play on the way, more curiosity."""
    found = guide(game)
    return {} if found is None else found.patient


def settings(game: Game, seats: int, **changes: float) -> np.ndarray[Any, np.dtype[np.float64]]:
    """How the tree explores: the usual numbers, the game's own, and what the caller changes.

    Rounds become turns: the one under way, then so many of everybody's.
    """
    found = guide(game)
    chosen = {**USUAL, **(found.search if found else {}), **changes}
    numbers = np.array([chosen[name] for name in NAMES], np.float64)
    numbers[-1] = 1 + np.ceil(chosen["rounds"] * seats)
    return numbers
