"""Golden files of every game: a registered game or mode without one fails."""

from __future__ import annotations

import pytest

import wharfinger as wf
from tests import goldens
from tests.cases import Case, cases

NAMES = sorted({case.game for case in cases()})


@pytest.mark.parametrize("case", cases(), ids=lambda case: case.name)
def test_playthrough(case: Case) -> None:
    path = goldens.playthrough_file(case)
    assert path.exists(), f"{case.name} has no playthrough; write it with `python -m tests.goldens {case.game}`"
    assert goldens.playthrough(case) == path.read_text(encoding="utf-8")


@pytest.mark.parametrize("game", NAMES)
def test_perft_counts(game: str) -> None:
    counted = {
        name: [wf.perft(position, depth + 1) for depth in range(len(_known(game)[name]))]
        for name, position in goldens.perft_positions(game)
    }
    assert counted == _known(game)


def _known(game: str) -> dict[str, list[int]]:
    rows = goldens.perft_file(game).read_text(encoding="utf-8").splitlines()
    return {row.partition(":")[0]: [int(n) for n in row.partition(":")[2].split()] for row in rows}


@pytest.mark.parametrize("game", NAMES)
def test_perft_agrees_with_counting_by_hand(game: str) -> None:
    """The compiled count against one that only copies positions and plays legal actions."""

    def leaves(position: wf.Position, depth: int) -> int:
        if depth == 0:
            return 1
        total = 0
        for code in position.legal_codes():
            after = position.copy()
            after.play(code)
            total += leaves(after, depth - 1)
        return total

    for _, position in list(goldens.perft_positions(game))[::7]:
        assert wf.perft(position, 0) == 1
        assert wf.perft(position, 2) == leaves(position, 2)


@pytest.mark.parametrize("game", NAMES)
def test_a_finished_record_for_every_ending(game: str) -> None:
    for ending in wf.game(game).definition.endings[1:]:
        path = goldens.ending_file(game, ending)
        assert path.exists(), f"{game} has no finished record that ends by: {ending}"
        end = wf.Record.load(path).replay()
        assert end.ending == ending
        assert end.record().dumps() == path.read_text(encoding="utf-8")
