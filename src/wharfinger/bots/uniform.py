"""The bot `random`: every legal answer is equally likely."""

from __future__ import annotations

from wharfinger.kernel.game import Game, Progress
from wharfinger.kernel.position import Position

from . import digest


class Random:
    """Chooses blindly."""

    name = "random"

    def __init__(self, seed: int = 0) -> None:
        self.seed = seed

    def ready(self, game: Game, progress: Progress | None = None) -> None:
        """Nothing to do."""

    def choose(self, position: Position) -> int:
        """A legal code."""
        codes = position.legal_codes()
        return codes[digest(self.seed, position.batch.tobytes()) % len(codes)]
