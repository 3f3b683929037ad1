"""Nothing hidden leaves the server: what a viewer cannot know changes nothing that the viewer is sent.

`benchmarks/secrecy.py` does the same over hundreds of games.
"""

from __future__ import annotations

import pytest

import wharfinger as wf
from tests.cases import Case, Dice, some_cases

from .servers import Server
from .twins import Network, before_secret, in_memory, side_by_side, somewhere, twins

CASES = some_cases()
SECRETIVE = [Case("le-havre", 3, 2), Case("shipyard", 1, 0), Case("shipyard", 2, 1), Case("shipyard", 4, 2)]
"""Games in which somebody decides in secret."""
OVER_SOCKETS = [Case("hamburgum", 2, 3), Case("le-havre", 2, 2), Case("shipyard", 2, 0)]
MOST_TRIED = 60


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_what_cannot_be_known_changes_nothing_that_is_sent(case: Case) -> None:
    dice = Dice(CASES.index(case))
    start = somewhere(case, 5, dice.choose(100) / 100)
    assert sum(in_memory(start, dice, most=8)) > 0


def secret(case: Case) -> wf.Position:
    found = (before_secret(case, seed) for seed in range(MOST_TRIED))
    return next(start for start in found if start is not None)


@pytest.mark.clause("LH-22.6", "LH-22.11", "SY-5.12", "SY-24.5")
@pytest.mark.parametrize("case", SECRETIVE, ids=lambda case: case.name)
def test_secret_decisions_stay_secret(case: Case) -> None:
    start = secret(case)
    assert sum(in_memory(start, Dice(1), each=2, most=12)) > 0


@pytest.mark.parametrize("case", OVER_SOCKETS, ids=lambda case: case.name)
@pytest.mark.parametrize("eyes", [None, 1])
def test_the_same_over_the_network(server: Server, case: Case, eyes: int | None) -> None:
    dice = Dice(3)
    start = secret(case) if case.game != "hamburgum" else somewhere(case, 1, 0.2)
    other = twins(start, eyes, dice, 1)[0]
    worlds = (Network(start, eyes, server.address), Network(other, eyes, server.address))
    side_by_side(start.copy(), other.copy(), worlds, eyes, dice, most=10)
    for world in worlds:
        world.close()
