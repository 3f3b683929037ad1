"""Position files that somebody has changed: what lies on the table must fit how far the game is."""

from __future__ import annotations

import pytest

import wharfinger as wf


@pytest.mark.parametrize(("chair", "cubes"), [(0, {"canal": 2}), (1, {"canal": 2}), (1, {"canal": 2, "goods": 1})])
def test_with_two_players_no_cubes_lie_on_tiles_before_the_first_choice(chair: int, cubes: dict[str, int]) -> None:
    data = wf.new("shipyard", 2, seed=1).dump()
    data["table"]["cubes"][chair] |= cubes
    with pytest.raises(wf.BadFile) as refused:
        wf.load(data)
    assert str(refused.value) == f"The position: cubes[{chair}] must be one of [] (SY-3.18, SY-4.10)."


def test_with_two_players_every_position_of_the_first_turns_loads() -> None:
    pos = wf.new("shipyard", 2, seed=1)
    while pos.turn < 8:
        assert wf.load(pos.dump()).legal() == pos.legal()
        pos.play(pos.legal_codes()[0])
