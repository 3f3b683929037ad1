"""SY-24: what a seat may know, and what is conserved in random games of every player count and set-up."""

import json
import random

import numpy as np
import pytest

import wharfinger as wf
from wharfinger.games.shipyard import data as t

from .build import MODES

CASES = [(players, mode) for players in (1, 2, 3, 4) for mode in range(len(MODES))]


def random_game(players, mode, seed=0):
    """Every position of a random game."""
    pos = wf.new("shipyard", players, seed, **MODES[mode])
    dice = random.Random(seed)
    yield pos
    while not pos.over:
        pos.play(dice.choice(pos.legal_codes()))
        yield pos


@pytest.mark.clause(
    "SY-24.8", "SY-24.9", "SY-24.10", "SY-24.11", "SY-24.12", "SY-24.13", "SY-24.14", "SY-24.15", "SY-24.16",
    "SY-24.17", "SY-4.2", "SY-20.1",
)  # fmt: skip
@pytest.mark.parametrize(("players", "mode"), CASES)
def test_invariants_of_random_games(players, mode):
    before = None
    chairs = 3 if players == 1 else players
    skipped = 2 if players == 2 else 1
    turns = 0
    for pos in random_game(players, mode, 10 * mode + players):
        s = pos.state
        assert pos.game.definition.check(s) == []
        assert pos.legal_codes() == sorted(set(pos.legal_codes()))
        now = (list(s.points), list(s.used))
        assert (s.money >= 0).all()
        if before is not None:
            assert all(a >= b for new, old in zip(now, before, strict=True) for a, b in zip(new, old, strict=True))
        before = now
        if pos.phase == "tile":
            turns = pos.turn
            assert s.gear == max(0, pos.turn + 1 - skipped * chairs)
            for chair in range(chairs):
                cubes = sorted(int(number) for number in s.cubes[chair] if number)
                if pos.turn >= skipped * chairs and chair != pos.actor:
                    assert cubes == ([1, 2] if players == 2 else [1])
    assert (turns + 1) % chairs == (1 if players == 1 else 0)
    assert pos.ending in ("final drop", "early end")
    for seat in range(players):
        assert int(s.contracts[seat]).bit_count() == 2


@pytest.mark.clause("SY-24.1", "SY-24.2", "SY-24.3", "SY-24.4", "SY-24.5", "SY-3.23")
@pytest.mark.parametrize(("players", "mode"), [(1, 0), (2, 1), (3, 0), (4, 1), (4, 2)])
def test_concealing_changes_nothing_that_a_seat_sees(players, mode):
    for number, pos in enumerate(random_game(players, mode, 40 + mode)):
        if number % 17 and not pos.over:
            continue
        for seat in [*range(players), None]:
            seen = json.dumps(pos.view(seat))
            for seed in (1, 2):
                other = pos.concealed(seat, seed)
                assert other.concealed(seat, 3).batch.tobytes() == pos.concealed(seat, 3).batch.tobytes()
                assert json.dumps(other.view(seat)) == seen
                assert other.game.definition.check(other.state) == []
                if seat is not None:
                    assert np.array_equal(other.observe(seat), pos.observe(seat))


@pytest.mark.clause("SY-24.4")
def test_concealing_deals_contracts_of_others_anew():
    pos = wf.new("shipyard", 3, 8)
    seen = {int(pos.concealed(0, seed).state.contracts[1]) for seed in range(30)}
    assert len(seen) > 20
    assert all(mask & int(pos.state.contracts[0]) == 0 for mask in seen)
    sets = wf.new("shipyard", 3, 8, contracts_deal="sets")
    held = {int(sets.concealed(0, seed).state.contracts[1]) for seed in range(60)}
    assert held == {int(mask) for mask in t.CONTRACT_SET} - {int(sets.state.contracts[0])}


@pytest.mark.clause("SY-24.2", "SY-22.3")
def test_the_number_of_the_top_solo_tile_stays():
    pos = wf.new("shipyard", 1, 9)
    numbers, faces = set(), set()
    for seed in range(60):
        other = pos.concealed(0, seed)
        top = int(other.state.solo_stack[int(other.state.solo_left) - 1])
        numbers.add(int(t.SOLO_NUMBER[top]))
        faces.add(top)
    assert len(numbers) == 1
    assert len(faces) > 1


@pytest.mark.clause("SY-21.6", "SY-27.53")
def test_kept_contracts_are_shown_at_the_end_and_discards_are_not():
    *_, pos = random_game(2, 0, 3)
    for player in pos.view(None)["players"]:
        assert len(player["contracts"]["held"]) == 2
        assert player["contracts"]["discarded"] is None
    assert len(pos.view(1)["players"][1]["contracts"]["discarded"]) == 4


@pytest.mark.clause("SY-24.6", "SY-24.7")
def test_the_same_seed_deals_the_same_game():
    first, second = wf.new("shipyard", 4, 21), wf.new("shipyard", 4, 21)
    assert first.batch.tobytes() == second.batch.tobytes()
    assert first.batch.tobytes() != wf.new("shipyard", 4, 22).batch.tobytes()


@pytest.mark.clause("SY-25.1", "SY-25.28")
@pytest.mark.parametrize(("players", "mode"), [(1, 0), (2, 3), (3, 4), (4, 5)])
def test_records_and_positions_come_back(players, mode):
    *_, pos = random_game(players, mode, 77)
    again = wf.Record.loads(pos.record().dumps()).replay()
    assert again.batch.tobytes() == pos.batch.tobytes()
    for number, middle in enumerate(random_game(players, mode, 78)):
        if number % 40 == 0:
            assert wf.load(json.loads(json.dumps(middle.dump()))).batch.tobytes() == middle.batch.tobytes()
