"""Whole games as checksums of every position, for comparing the compiled and the plain mode.

Run as a program it prints a line per case; the test runs it in a process of the other mode.
"""

from __future__ import annotations

import hashlib
import sys

import numpy as np

from tests.cases import Case, cases, random_game
from wharfinger.bots.networks import Network, blank, shapes
from wharfinger.bots.search.arrays import USED
from wharfinger.bots.search.forest import Forest
from wharfinger.bots.search.guided import Guided
from wharfinger.kernel.game import Game

SIMULATIONS = 64


def digest(case: Case, seed: int) -> str:
    """A checksum over every position, legal list, score, view, observation and event of one random game."""
    mark = hashlib.sha256()
    for number, position in enumerate(random_game(case.new(seed), seed + 1)):
        mark.update(position.batch.tobytes())
        mark.update(repr((position.legal_codes(), position.events)).encode())
        if number % 10 == 0 or position.over:
            mark.update(repr((position.scores(), position.places())).encode())
            for seat in range(position.seats):
                mark.update(position.observe(seat).tobytes())
                mark.update(position.concealed(seat, number).batch.tobytes())
    return mark.hexdigest()


def search_digest(case: Case, seed: int) -> str:
    """A checksum over a tree that was grown for the start of a game."""
    position = case.new(seed)
    return _grown(Forest(position, seed, 1, 4000))


def guided_digest(case: Case, seed: int) -> str:
    """The same with a network that knows nothing, but says something; half of what it expects is a playout's."""
    position = case.new(seed)
    return _grown(Guided(position, drawn(position.game, seed), seed, 1, SIMULATIONS, trust=0.5))


def drawn(game: Game, seed: int, width: int = 12, blocks: int = 2) -> Network:
    """A network of random weights."""
    rng = np.random.default_rng(seed)
    made = (rng.normal(0.0, 0.3, shape).astype(np.float32) for shape in shapes(game, width, blocks))
    return Network(*made)._replace(scale=blank(game, width, blocks).scale)


def _grown(forest: Forest) -> str:
    forest.grow(SIMULATIONS, None, workers=1)
    tree = forest.trees[0].tree
    used = int(tree.head[USED])
    return hashlib.sha256(tree.nodes[:used].tobytes() + tree.worth[:used].tobytes()).hexdigest()


def guided_cases() -> list[Case]:
    """Where a network guides the search in tests of all platforms: in the tiny game, which compiles fast."""
    return [case for case in cases() if case.game == "tiny"]


if __name__ == "__main__":
    for case in cases():
        if case.game in sys.argv[1:]:
            print(case.name, digest(case, 31), flush=True)
    for case in guided_cases():
        if case.game in sys.argv[1:]:
            print(f"{case.name}+network", guided_digest(case, 31), flush=True)
