"""Tree search guided by a learned network: its settings, its trees, and the bot `network[simulations=N]:FILE`."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np

from wharfinger.kernel.errors import BadOption
from wharfinger.kernel.events import NO_EVENTS
from wharfinger.kernel.game import Game, Progress
from wharfinger.kernel.position import Position

from .. import digest
from ..networks import Network, load, new_mind, own
from ..words import message
from .forest import Forest, _Growing
from .player import LEVELS, Budget, Search
from .settings import evaluation

GUIDED = Path(__file__).parents[1] / "templates" / "guided.py"
SETTINGS = {
    "exploration": 1.0,
    "fpu_reduction": 0.2,
    "score_weight": 0.2,
    "temperature": 1.0,
    "even": 0.05,
    "trust": 1.0,
    "tries": 4,
    "rounds": 1.0,
}
"""`temperature`: of the network's policy as priors. `even`: the part of the root's exploration that goes to all answers
alike. `trust`: the part of a leaf's value that is the network's; the rest is a playout's, with `tries` and `rounds`.
The others are as in `settings.py`."""
PLAYOUTS = ("score_weight", "tries", "rounds")
"""What a game sets for its playouts holds here too."""
ROOM = 40
"""Nodes that a simulation may add, on average: all the answers of a position are added at once."""
BY_TIME, MOST = 20_000, 50_000
"""A search by time alone has room for so many simulations, and no search for more than the second number."""
LEAST_ROOM = 4
"""The table has at least room for the answers of so many decisions."""


def settings(game: Game, seats: int, **changes: float) -> np.ndarray[Any, np.dtype[np.float64]]:
    """How the tree explores: the usual numbers, how the game's playouts are, and what the caller changes."""
    found = evaluation(game)
    own = {name: value for name, value in (found.search if found else {}).items() if name in PLAYOUTS}
    chosen = {**SETTINGS, **own, **changes}
    numbers = np.array([chosen[name] for name in SETTINGS], np.float64)
    numbers[-1] = 1 + np.ceil(chosen["rounds"] * seats)
    return numbers


class Guided(Forest):
    """The search of one seat from one position, with a network."""

    template = GUIDED

    def __init__(
        self,
        position: Position,
        net: Network,
        seed: int,
        trees: int,
        simulations: int,
        progress: Progress | None = None,
        **changes: float,
    ) -> None:
        """Make empty trees with room for some simulations."""
        game = position.game
        room = max(ROOM * min(MOST, simulations), LEAST_ROOM * trees * (game.actions + 1))
        super().__init__(position, seed, trees, room, progress, None, **changes)
        self.net = net
        self._minds = {id(growing): new_mind(game, net) for growing in self.trees}

    def settings(self, position: Position, **changes: float) -> np.ndarray[Any, np.dtype[np.float64]]:
        """How the trees explore."""
        return settings(self.game, position.seats, **changes)

    def _simulate(self, growing: _Growing, times: int) -> None:
        given = (growing.tree, self.known, self.net, self._minds[id(growing)], growing.scratch, growing.dice, NO_EVENTS)
        self.driver.grow_at(self.position.batch, 0, self.seat, times, *given)


class GuidedSearch(Search):
    """Plays the move that guided search prefers."""

    template = GUIDED

    def __init__(self, path: Path | None, seed: int, budget: Budget, name: str | None = None) -> None:
        """`path`: the weights; None: those of the game."""
        super().__init__(name or f"network:{path}", seed, budget)
        self.path = path
        self._found: tuple[Game, Network] | None = None

    def ready(self, game: Game, progress: Progress | None = None) -> None:
        """Read the weights, and compile the search for this game."""
        self._network(game)
        super().ready(game, progress)

    def _network(self, game: Game) -> Network:
        if self._found is None or self._found[0] is not game:
            path = self.path or own(game)
            if path is None:
                raise BadOption(message("no-master", game=game.definition.title))
            self._found = game, load(path, game)
        return self._found[1]

    def _effort(self, game: Game) -> float:
        return 1.0

    def _plant(self, position: Position, seen: bytes, budget: Budget, simulations: int | None) -> Guided:
        return Guided(
            position, self._network(position.game), digest(self.seed, seen), budget.trees,
            simulations or BY_TIME, None, **budget.changes,
        )  # fmt: skip


def master(seed: int) -> GuidedSearch:
    """The level that searches with the network of a game."""
    return GuidedSearch(None, seed, LEVELS["master"], "master")
