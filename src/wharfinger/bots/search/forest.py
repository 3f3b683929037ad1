"""Several trees grown side by side for one position: independent, so that threads need no locks, then added up.

The number of trees, not of cores, decides the result: with a seed and a number of simulations it is the same anywhere.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np

from wharfinger.kernel.events import NO_EVENTS
from wharfinger.kernel.game import Game, Progress
from wharfinger.kernel.position import Position
from wharfinger.kernel.registry import is_fast, prepare

from .. import digest
from .settings import calibration, settings, weights

TREE = Path(__file__).with_name("tree.py")
SLICE, PLAIN_SLICE = 64, 2
"""Simulations between two looks at the clock, in compiled code and in plain Python."""
ROOM = 12
"""Nodes that a simulation may add, on average; a full table is searched on, but grows no more."""
Watch = Callable[[int, float], None]
"""Told (simulations so far, seconds so far)."""


@cache
def _threads() -> ThreadPoolExecutor:
    return ThreadPoolExecutor(thread_name_prefix="search")


@dataclass
class Branch:
    """What the simulations through one answer showed."""

    code: int
    visits: int
    utility: np.ndarray[Any, Any]
    wins: np.ndarray[Any, Any]
    points: np.ndarray[Any, Any]
    spread: np.ndarray[Any, Any]
    """Per seat: mean utility, share of the win, mean final points and how far they scatter."""


class _Tree:
    """One tree with everything its simulations write into."""

    def __init__(self, game: Game, driver: Any, room: int, seed: int) -> None:
        self.tables = driver.tree(game, room)
        self.rows = driver.scratch(game)
        self.dice = np.zeros(4, np.int64)
        game.driver.seed_dice(self.dice, seed)
        self.result = np.zeros((4, driver.MOST_SEATS))
        self.points = np.zeros(game.seats[1], np.int64)

    @property
    def nodes(self) -> Any:
        return self.tables[1]

    @property
    def worth(self) -> Any:
        return self.tables[2]

    @property
    def tally(self) -> Any:
        return self.tables[3]

    @property
    def head(self) -> Any:
        return self.tables[4]


class Forest:
    """The search for one seat from one position on, kept while that seat's turn goes on."""

    def __init__(
        self,
        position: Position,
        seed: int,
        trees: int,
        room: int,
        progress: Progress | None = None,
        strategy: np.ndarray[Any, Any] | None = None,
        **changes: float,
    ) -> None:
        """`strategy`: weights other than the game's own."""
        assert position.actor is not None
        self.game = position.game
        self.seat = position.actor
        self.driver = prepare(self.game, TREE, progress)
        self.position = position
        self.weights = weights(position) if strategy is None else strategy
        self.calibration = calibration(position)
        self.settings = settings(self.game, position.seats, **changes)
        mixed = [digest(seed, number.to_bytes(4, "little")) for number in range(trees)]
        self.trees = [_Tree(self.game, self.driver, max(64, room // trees), number) for number in mixed]

    # -- growing -------------------------------------------------------------------------------------------------

    @property
    def visits(self) -> int:
        """Simulations that came through the position."""
        return sum(int(tree.nodes[tree.head[1], 3]) for tree in self.trees)

    def grow(
        self, simulations: int | None, seconds: float | None, watch: Watch | None = None, workers: int | None = None
    ) -> int:
        """Run simulations until their number or the time is spent; how many there were.

        Each tree gets its share of them; `workers` of them run at once (by default all).
        """
        began = time.monotonic()
        shares = [_share(simulations, len(self.trees), number) for number in range(len(self.trees))]
        done = [0] * len(self.trees)

        def run(number: int) -> None:
            tree, share = self.trees[number], shares[number]
            while share is None or done[number] < share:
                if seconds is not None and time.monotonic() - began >= seconds:
                    return
                size = SLICE if is_fast(self.game, TREE) else PLAIN_SLICE
                size = size if share is None else min(size, share - done[number])
                self._simulate(tree, size)
                done[number] += size
                if watch is not None and number == 0:
                    watch(sum(done), time.monotonic() - began)

        if len(self.trees) == 1 or workers == 1 or not is_fast(self.game, TREE):
            for number in range(len(self.trees)):
                run(number)
        else:
            list(_threads().map(run, range(len(self.trees))))
        return sum(done)

    def _simulate(self, tree: _Tree, times: int) -> None:
        given = (self.weights, self.calibration, self.settings, tree.dice, tree.result, tree.points, NO_EVENTS)
        self.driver.grow_at(self.position.batch, 0, self.seat, times, *tree.tables, *tree.rows, *given)

    # -- asking --------------------------------------------------------------------------------------------------

    def branches(self, path: tuple[int, ...] = ()) -> list[Branch]:
        """The answers after a path of answers, most visited first; those never tried are left out."""
        seats = self.position.seats
        found: dict[int, list[Any]] = {}
        for tree in self.trees:
            node = _descend(tree, path)
            child = int(tree.nodes[node, 2]) if node >= 0 else -1
            while child >= 0:
                code, visits = int(tree.nodes[child, 0]), int(tree.nodes[child, 3])
                if visits:
                    row = found.setdefault(code, [0, np.zeros(seats), np.zeros((seats, 3))])
                    row[0] += visits
                    row[1] += tree.worth[child, 1 : 1 + seats]
                    row[2] += tree.tally[child, : 3 * seats].reshape(seats, 3)
                child = int(tree.nodes[child, 1])
        made = [_branch(code, *row) for code, row in found.items()]
        return sorted(made, key=lambda branch: (-branch.visits, -branch.utility[self.seat], branch.code))

    def advance(self, code: int, position: Position) -> bool:
        """Go on from the position that an answer led to, keeping what is known of it; False if no tree knows it."""
        if not all(int(tree.head[0]) < len(tree.nodes) // 2 for tree in self.trees):
            return False
        nodes = [_descend(tree, (code,)) for tree in self.trees]
        if min(nodes) < 0:
            return False
        for tree, node in zip(self.trees, nodes, strict=True):
            tree.head[1] = node
        self.position = position
        return True


def _share(total: int | None, parts: int, number: int) -> int | None:
    return None if total is None else total // parts + (number < total % parts)


def _descend(tree: _Tree, path: tuple[int, ...]) -> int:
    node = int(tree.head[1])
    for code in path:
        child = int(tree.nodes[node, 2])
        while child >= 0 and int(tree.nodes[child, 0]) != code:
            child = int(tree.nodes[child, 1])
        if child < 0:
            return -1
        node = child
    return node


def _branch(code: int, visits: int, utility: Any, tally: Any) -> Branch:
    wins, points, squares = (tally / visits).T
    spread = np.sqrt(np.maximum(0.0, squares - points * points))
    return Branch(code, visits, utility / visits, wins, points, spread)
