"""What the search is told about a game: evaluation weights, calibration, and the settings of the tree."""

from __future__ import annotations

from typing import Any

import numpy as np

from wharfinger.kernel.evaluation import Evaluation, default_calibration
from wharfinger.kernel.game import Game
from wharfinger.kernel.position import Position

NAMES = ("exploration", "fpu_reduction", "score_weight", "tries", "peeks", "temperature", "rounds")
USUAL = {
    "exploration": 0.7,
    "fpu_reduction": 0.2,
    "score_weight": 0.2,
    "tries": 4,
    "peeks": 4,
    "temperature": 1.5,
    "rounds": 1.0,
}


def evaluation(game: Game) -> Evaluation | None:
    """The game's evaluation weights, if it has a strategy."""
    return getattr(game.rules, "EVALUATION", None)


def weights(position: Position) -> np.ndarray[Any, np.dtype[np.float64]]:
    """The weights of the strategy for a game like this one."""
    found = evaluation(position.game)
    return np.zeros(0) if found is None else found.weights(position.options)


def hand_weights(game: Game) -> np.ndarray[Any, np.dtype[np.float64]]:
    """The weights as they were set by hand."""
    found = evaluation(game)
    return np.zeros(0) if found is None else found.hand


def calibration(position: Position) -> np.ndarray[Any, np.dtype[np.float64]]:
    """How the game's value predicts final points in a game like this one."""
    found = evaluation(position.game)
    return default_calibration() if found is None else found.calibration(position.seats, position.options)


def effort(game: Game) -> float:
    """How many simulations are run where the levels say one: more in a game whose simulations cost little."""
    found = evaluation(game)
    return 1.0 if found is None else found.search.get("effort", 1.0)


def deep_settings(game: Game) -> dict[str, float]:
    """What a search with much time changes: a longer horizon, better playouts, more exploration."""
    found = evaluation(game)
    return {} if found is None else found.deep


def settings(game: Game, seats: int, **changes: float) -> np.ndarray[Any, np.dtype[np.float64]]:
    """How the tree explores: the usual numbers, the game's own, and what the caller changes.

    Rounds become turns: the one under way, then so many of everybody's.
    """
    found = evaluation(game)
    chosen = {**USUAL, **(found.search if found else {}), **changes}
    numbers = np.array([chosen[name] for name in NAMES], np.float64)
    numbers[-1] = 1 + np.ceil(chosen["rounds"] * seats)
    return numbers
