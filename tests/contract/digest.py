"""Whole games as checksums of every position, for comparing the compiled and the plain mode.

Run as a program it prints a line per case; the test runs it in a process of the other mode.
"""

from __future__ import annotations

import hashlib
import sys

from tests.cases import Case, cases, random_game
from wharfinger.bots.search.arrays import USED
from wharfinger.bots.search.forest import Forest

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
    forest = Forest(position, seed, 1, 4000)
    forest.grow(SIMULATIONS, None, workers=1)
    tree = forest.trees[0].tree
    used = int(tree.head[USED])
    return hashlib.sha256(tree.nodes[:used].tobytes() + tree.worth[:used].tobytes()).hexdigest()


if __name__ == "__main__":
    for case in cases():
        if case.game in sys.argv[1:]:
            print(case.name, digest(case, 31), flush=True)
