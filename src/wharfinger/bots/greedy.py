"""The bot `greedy`: tries each answer with many ways to finish its own turn and keeps the one that can end best."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np

from wharfinger.kernel.errors import BadOption, shown
from wharfinger.kernel.events import NO_EVENTS
from wharfinger.kernel.game import Game, Progress
from wharfinger.kernel.jit import records
from wharfinger.kernel.position import Position
from wharfinger.kernel.registry import is_fast, prepare

from . import digest
from .search.settings import hand_weights
from .words import message

LOOKAHEAD = Path(__file__).parent / "search" / "templates" / "lookahead.py"
BUDGET, PLAIN_BUDGET = 2000, 40
"""Completions tried per decision; plain Python is some hundred times slower and has to do with fewer."""
WORLDS = 4
"""How many deals of the hidden things are looked at, where there are any."""


class Greedy:
    """Looks to the end of its own turn and no further, with weights set by hand: a fixed mark to measure others by."""

    name = "greedy"

    def __init__(self, seed: int = 0, budget: int | None = None) -> None:
        if budget is not None and budget < 1:
            raise BadOption(message("budget", value=shown(budget)))
        self.seed = seed
        self.budget = budget

    def ready(self, game: Game, progress: Progress | None = None) -> None:
        """Compile the look-ahead for this game."""
        prepare(game, LOOKAHEAD, progress)

    def choose(self, position: Position) -> int:
        """The code with the best end of turn; equal ones are drawn by the seed."""
        self.ready(position.game)
        seed = digest(self.seed, position.batch.tobytes())
        worlds = self._worlds(position, seed)
        budget = self.budget or (BUDGET if is_fast(position.game, LOOKAHEAD) else PLAIN_BUDGET)
        codes, values = self._look(worlds[0], budget // len(worlds), seed)
        for number, world in enumerate(worlds[1:], 1):
            values += self._look(world, budget // len(worlds), seed ^ number)[1]
        best = [code for code, value in zip(codes.tolist(), values.tolist(), strict=True) if value == values.max()]
        return int(best[seed % len(best)])

    def _worlds(self, position: Position, seed: int) -> list[Position]:
        """Different deals of what is hidden from the seat; one, if nothing is."""
        worlds = [position.concealed(position.actor, seed ^ number) for number in range(WORLDS)]
        for world in worlds:
            world.state.rng[:] = position.state.rng
        seen = {world.batch.tobytes() for world in worlds}
        return worlds if len(seen) > 1 else worlds[:1]

    def _look(self, position: Position, budget: int, seed: int) -> tuple[np.ndarray[Any, Any], np.ndarray[Any, Any]]:
        game = position.game
        driver = prepare(game, LOOKAHEAD)
        dice = np.zeros(4, np.int64)
        game.driver.seed_dice(dice, seed)
        rows = driver.scratch(game)
        n = driver.look_at(
            position.batch, 0, records(game.state, 1), budget, dice, *rows, hand_weights(game), NO_EVENTS
        )
        return rows[0][:n], rows[1][:n].copy()
