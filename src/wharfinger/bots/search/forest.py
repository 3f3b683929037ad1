"""Root parallelisation: independent trees for one position, grown without locks, then summed.

The number of trees, not of cores, decides the result: with a seed and a number of simulations it is the same anywhere.
"""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Iterator
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
from .arrays import (
    CODE,
    COUNT,
    FIRST,
    NEXT,
    PRIOR,
    ROOT,
    SQUARES,
    SUM,
    USED,
    UTILITY,
    VISITS,
    Knowledge,
    new_scratch,
    new_tree,
)
from .settings import calibration, settings, weights

TREE = Path(__file__).parent / "templates" / "tree.py"
SLICE, PLAIN_SLICE = 64, 2
"""Simulations between two clock checks, compiled and in plain Python."""
ROOM = 12
"""Nodes that a simulation may add, on average; a full table is searched on, but grows no more."""
Watch = Callable[[int, float], None]
"""Told (simulations so far, seconds so far)."""


@cache
def _threads() -> ThreadPoolExecutor:
    return ThreadPoolExecutor(thread_name_prefix="search")


@dataclass
class Branch:
    """Statistics of one move."""

    code: int
    visits: int
    utility: np.ndarray[Any, Any]
    wins: np.ndarray[Any, Any]
    points: np.ndarray[Any, Any]
    spread: np.ndarray[Any, Any]
    """Per seat: mean utility, share of the win, mean final points and how far they scatter."""


class _Growing:
    """One tree with its scratch arrays."""

    def __init__(self, game: Game, room: int, seed: int) -> None:
        self.tree = new_tree(game, room)
        self.scratch = new_scratch(game)
        self.dice = np.zeros(4, np.int64)
        game.driver.seed_dice(self.dice, seed)

    def visits(self, node: int) -> int:
        """Simulations that came through a node."""
        return int(self.tree.nodes[node, VISITS])

    def children(self, node: int) -> Iterator[tuple[int, int]]:
        """The visited moves at a node, and their nodes."""
        child = int(self.tree.nodes[node, FIRST])
        while child >= 0:
            yield int(self.tree.nodes[child, CODE]), child
            child = int(self.tree.nodes[child, NEXT])

    @property
    def root(self) -> int:
        return int(self.tree.head[ROOT])

    @property
    def half_full(self) -> bool:
        """Whether half the capacity is used."""
        return int(self.tree.head[USED]) >= len(self.tree.nodes) // 2

    def after(self, path: tuple[int, ...]) -> int:
        """The node after a path of moves, or -1."""
        node = self.root
        for code in path:
            node = next((child for answer, child in self.children(node) if answer == code), -1)
            if node < 0:
                break
        return node


class Forest:
    """The search of one seat from one position, kept for the rest of its turn."""

    template = TREE
    """The file of the compiled search."""

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
        """Whose knowledge counts."""
        self.driver = prepare(self.game, self.template, progress)
        self.position = position
        chosen = weights(position) if strategy is None else strategy
        self.known = Knowledge(chosen, calibration(position), self.settings(position, **changes))
        mixed = [digest(seed, number.to_bytes(4, "little")) for number in range(trees)]
        self.trees = [_Growing(self.game, max(64, room // trees), number) for number in mixed]

    def settings(self, position: Position, **changes: float) -> np.ndarray[Any, np.dtype[np.float64]]:
        """How the trees explore."""
        return settings(self.game, position.seats, **changes)

    # -- growing -------------------------------------------------------------------------------------------------

    @property
    def visits(self) -> int:
        """Visits of the root."""
        return sum(growing.visits(growing.root) for growing in self.trees)

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
            share = shares[number]
            while share is None or done[number] < share:
                if seconds is not None and time.monotonic() - began >= seconds:
                    return
                size = SLICE if is_fast(self.game, self.template) else PLAIN_SLICE
                size = size if share is None else min(size, share - done[number])
                self._simulate(self.trees[number], size)
                done[number] += size
                if watch is not None and number == 0:
                    watch(sum(done), time.monotonic() - began)

        if len(self.trees) == 1 or workers == 1 or not is_fast(self.game, self.template):
            for number in range(len(self.trees)):
                run(number)
        else:
            list(_threads().map(run, range(len(self.trees))))
        return sum(done)

    def _simulate(self, growing: _Growing, times: int) -> None:
        given = (growing.tree, self.known, growing.scratch, growing.dice, NO_EVENTS)
        self.driver.grow_at(self.position.batch, 0, self.seat, times, *given)

    # -- asking --------------------------------------------------------------------------------------------------

    def branches(self, path: tuple[int, ...] = ()) -> list[Branch]:
        """The moves after a path, most visited first; unvisited ones are left out.

        Among equally visited moves the one with the higher prior comes first: few simulations say less than it does.
        """
        seats = self.position.seats
        found: dict[int, list[Any]] = {}
        likely: dict[int, float] = {}
        for growing in self.trees:
            node, tree = growing.after(path), growing.tree
            for code, child in growing.children(node) if node >= 0 else ():
                if visits := growing.visits(child):
                    row = found.setdefault(code, [0, np.zeros(seats), np.zeros((seats, 3))])
                    likely[code] = likely.get(code, 0.0) + float(tree.worth[child, PRIOR])
                    row[0] += visits
                    row[1] += tree.worth[child, UTILITY : UTILITY + seats]
                    row[2] += tree.tally[child, : 3 * seats].reshape(seats, 3)
        made = [_branch(code, *row) for code, row in found.items()]
        return sorted(made, key=lambda branch: (-branch.visits, -likely[branch.code], branch.code))

    def root(self) -> Branch:
        """What the simulations say of the position itself."""
        seats, visits = self.position.seats, self.visits
        utility, tally = np.zeros(seats), np.zeros((seats, 3))
        for growing in self.trees:
            utility += growing.tree.worth[growing.root, UTILITY : UTILITY + seats]
            tally += growing.tree.tally[growing.root, : 3 * seats].reshape(seats, 3)
        return _branch(-1, visits, utility, tally)

    def deviation(self) -> float:
        """Standard deviation of the searching seat's results over all simulations."""
        results = sum(growing.tree.results[:, self.seat] for growing in self.trees)
        count = sum(float(growing.tree.results[COUNT, 0]) for growing in self.trees)
        mean = float(results[SUM]) / count
        return math.sqrt(max(1e-9, float(results[SQUARES]) / count - mean * mean))

    def advance(self, code: int, position: Position) -> bool:
        """Move the root to a child and keep its subtree; False if no tree has it."""
        if any(growing.half_full for growing in self.trees):
            return False
        nodes = [growing.after((code,)) for growing in self.trees]
        if min(nodes) < 0:
            return False
        for growing, node in zip(self.trees, nodes, strict=True):
            growing.tree.head[ROOT] = node
        self.position = position
        return True


def _share(total: int | None, parts: int, number: int) -> int | None:
    return None if total is None else total // parts + (number < total % parts)


def _branch(code: int, visits: int, utility: Any, tally: Any) -> Branch:
    wins, points, squares = (tally / visits).T
    spread = np.sqrt(np.maximum(0.0, squares - points * points))
    return Branch(code, visits, utility / visits, wins, points, spread)
