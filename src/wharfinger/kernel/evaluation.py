"""What players that look ahead know of a game: evaluation weights, and how its `value` predicts the end.

A game that has a strategy keeps the numbers in `evaluation.toml` beside `strategy.py`: weights by name, handed to the
compiled functions (so that tuning compiles nothing), and its *calibration*, fitted on games that were played.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import numpy as np

STAGES = 10
"""A game's progress is looked up in so many steps."""
OFFSET, SPREAD = range(2)
"""Final points are predicted as value + offset, give or take the spread."""
USUAL = STAGES
"""The row after the stages: mean and spread of final points of whole games."""


class Evaluation:
    """The evaluation weights and the calibration of one game."""

    def __init__(self, path: Path, sizes: Mapping[str, int]) -> None:
        """`sizes` names every weight, in order, and how many numbers it has."""
        self.path = path
        self.sizes = dict(sizes)
        self.where: dict[str, int] = {}
        self.data = tomllib.loads(path.read_text(encoding="utf-8"))
        for name in sizes:
            self.where[name] = sum(list(sizes.values())[: len(self.where)])
        self.by: str = self.data.get("by", "")
        """The switch that changes how the game goes, if any; each of its values has its own numbers."""
        self.hand = self._numbers("hand", self.data["hand"])
        """The weights as they were set by hand, before any tuning."""
        tuned = self.data["weights"] if self.by else {"": self.data["weights"]}
        self.tuned = {kind: self._numbers(f"weights {kind}", given) for kind, given in tuned.items()}
        """The weights that tuning led to, by the value of that switch."""

    def kind(self, options: Mapping[str, Any]) -> str:
        """The value of the switch that changes how the game goes."""
        return str(options[self.by]) if self.by else ""

    def weights(self, options: Mapping[str, Any]) -> np.ndarray[Any, np.dtype[np.float64]]:
        """The weights for a game with these switches."""
        return self.tuned[self.kind(options)]

    def _numbers(self, table: str, given: Mapping[str, Any]) -> np.ndarray[Any, np.dtype[np.float64]]:
        if list(given) != list(self.sizes):
            raise ValueError(f"{self.path}: {table} must be {', '.join(self.sizes)}.")
        numbers: list[float] = []
        for name, size in self.sizes.items():
            row = given[name] if isinstance(given[name], list) else [given[name]]
            if len(row) != size:
                raise ValueError(f"{self.path}: {name} must have {size} numbers.")
            numbers += map(float, row)
        return np.array(numbers, np.float64)

    def __getitem__(self, name: str) -> int:
        """Where a weight (or its first number) stands."""
        return self.where[name]

    def key(self, seats: int, options: Mapping[str, Any]) -> str:
        """The name of the calibration for a number of players and these switches."""
        return f"{seats}-{self.kind(options)}" if self.by else str(seats)

    def calibration(self, seats: int, options: Mapping[str, Any]) -> np.ndarray[Any, np.dtype[np.float64]]:
        """The fitted rows for a number of players (and for the switch that changes how the game goes)."""
        rows = self.data.get("calibration", {}).get(self.key(seats, options))
        return default_calibration() if rows is None else np.array(rows, np.float64)

    @property
    def search(self) -> dict[str, float]:
        """Settings of the tree search for this game."""
        return dict(self.data.get("search", {}))

    @property
    def deep(self) -> dict[str, float]:
        """What a search with much time does otherwise: expert and analysis."""
        return dict(self.data.get("deep", {}))


def default_calibration() -> np.ndarray[Any, np.dtype[np.float64]]:
    """For a game whose calibration was never fitted: points are what `value` says, surer and surer towards the end."""
    rows = np.zeros((STAGES + 1, 2), np.float64)
    rows[:STAGES, SPREAD] = np.linspace(25.0, 4.0, STAGES)
    rows[USUAL] = (80.0, 25.0)
    return rows
