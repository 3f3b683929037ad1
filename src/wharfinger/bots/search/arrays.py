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
START, LOOSE, KEPT, STOPS = range(1, 5)
"""Rows of `Tree.work` behind the position of the simulation: where tries start, one that is not written down, the best
such one, and then the positions of the stops of `Scratch.tries`."""
STOPS_MOST, ANSWERS_MOST = 48, 1024
"""So much is written down of the tries of a turn."""
MOST_SEATS = 5
DEEPEST = 400
"""The greatest depth of a tree."""


class Tree(NamedTuple):
    """A table of nodes. The children of a node are a list in ascending order of their codes."""

    work: Any
    """Positions to play on: the one of the simulation, and those of the tries of a turn."""
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
    tries: Any
    """One record, see `tries_dtype`."""


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
        new_work(game),
        nodes,
        np.zeros((room, UTILITY + MOST_SEATS), np.float64),
        np.zeros((room, 3 * MOST_SEATS), np.float32),
        np.array([1, 0], np.int64),
        np.zeros((3, MOST_SEATS), np.float64),
    )


def new_work(game: Game) -> Any:
    """Positions for a simulation and the tries of its turns."""
    return records(game.state, STOPS + STOPS_MOST)


def tries_dtype(game: Game) -> np.dtype[Any]:
    """What the tries of a turn are written down in, as far as they may have something in common.

    A stop is where the turn asks for a choice or ends; an answer leads from a stop to another. A record is one address
    to the functions that pass it on; a tuple of arrays would be copied each time.
    """
    answers = game.actions + ANSWERS_MOST
    return np.dtype(
        [
            ("stops", np.int64),
            ("answers", np.int64),
            ("first", np.int64, (STOPS_MOST,)),  # of a stop: where its answers begin
            ("options", np.int64, (STOPS_MOST,)),  # how many there are; none where the turn ends
            ("worth", np.float64, (STOPS_MOST,)),  # the sum of their priors, or what a turn is worth that ends here
            ("codes", np.int64, (answers,)),
            ("priors", np.float64, (answers,)),
            ("leads", np.int64, (answers,)),  # the stop that an answer leads to, or -1
        ]
    )


def new_tries(game: Game) -> Any:
    """Nothing written down yet."""
    return records(tries_dtype(game), 1)


def new_scratch(game: Game) -> Scratch:
    """Scratch rows for one thread."""
    kids, out, rest = (np.zeros(game.actions, np.int64) for _ in range(3))
    path, result = np.zeros(DEEPEST, np.int64), np.zeros((4, MOST_SEATS))
    return Scratch(path, kids, out, rest, result, np.zeros(game.seats[1], np.int64), new_tries(game))
