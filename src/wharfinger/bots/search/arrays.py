"""Named arrays of the compiled search, and their columns."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from wharfinger.kernel.game import Game
from wharfinger.kernel.jit import records

CODE, NEXT, FIRST, VISITS = range(4)
"""Columns of `Tree.nodes`: the answer, the next sibling, the first child, the simulations that came through."""
PRIOR, UTILITY = range(2)
"""Columns of `Tree.worth`: the prior, then the sum of utilities of each seat."""
USED, ROOT = range(2)
"""Cells of `Tree.head`: nodes in use, and the root."""
COUNT, SUM, SQUARES = range(3)
"""Rows of `Tree.results`: the number of simulations (once), then the sum and the squares of each seat's utility."""
WIN, POINTS, POINTS_SQUARED = range(3)
"""Columns of `Tree.tally`, three for each seat: sums of shares of the win, of final points and of their squares."""
MOST_SEATS = 5
DEEPEST = 400
"""The greatest depth of a tree."""


class Tree(NamedTuple):
    """A table of nodes. The children of a node are a list in ascending order of their codes."""

    work: Any
    """Positions to play on: the one of the simulation, and two of scratch room."""
    nodes: Any
    worth: Any
    tally: Any
    head: Any
    results: Any


class Scratch(NamedTuple):
    """Scratch rows of a simulation."""

    path: Any
    kids: Any
    out: Any
    rest: Any
    result: Any
    points: Any


class Knowledge(NamedTuple):
    """What the search knows about the game."""

    weights: Any
    calibration: Any
    settings: Any


def new_tree(game: Game, room: int) -> Tree:
    """An empty tree with a capacity in nodes."""
    nodes = np.zeros((room, 4), np.int32)
    nodes[0] = (-1, -1, -1, 0)
    return Tree(
        records(game.state, 3),
        nodes,
        np.zeros((room, UTILITY + MOST_SEATS), np.float64),
        np.zeros((room, 3 * MOST_SEATS), np.float32),
        np.array([1, 0], np.int64),
        np.zeros((3, MOST_SEATS), np.float64),
    )


def new_scratch(game: Game) -> Scratch:
    """Scratch rows for one thread."""
    kids, out, rest = (np.zeros(game.actions, np.int64) for _ in range(3))
    path, result = np.zeros(DEEPEST, np.int64), np.zeros((4, MOST_SEATS))
    return Scratch(path, kids, out, rest, result, np.zeros(game.seats[1], np.int64))
