"""Search parameters of a game: evaluation weights, calibration and tree settings."""

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
    """The game's evaluation, if it has a strategy."""
    return getattr(game.rules, "EVALUATION", None)


def weights(position: Position) -> np.ndarray[Any, np.dtype[np.float64]]:
    """The evaluation weights for this kind of game."""
    found = evaluation(position.game)
    return np.zeros(0) if found is None else found.weights(position.options)


def hand_weights(game: Game) -> np.ndarray[Any, np.dtype[np.float64]]:
    """The hand-tuned weights."""
    found = evaluation(game)
    return np.zeros(0) if found is None else found.hand


def calibration(position: Position) -> np.ndarray[Any, np.dtype[np.float64]]:
    """The calibration of the value for this kind of game."""
    found = evaluation(position.game)
    return default_calibration() if found is None else found.calibration(position.seats, position.options)


def effort(game: Game) -> float:
    """The simulation multiplier: higher for games with cheap simulations."""
    found = evaluation(game)
    return 1.0 if found is None else found.search.get("effort", 1.0)


def deep_settings(game: Game) -> dict[str, float]:
    """Settings for long searches: a longer horizon, better playouts, more exploration."""
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
