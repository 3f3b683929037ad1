"""What every game owes the kernel, checked on random games of every player count and mode."""

from __future__ import annotations

import json

import msgspec
import numpy as np
import pytest

import wharfinger as wf
from tests.cases import Case, random_game, some_cases
from tests.views import check_view
from wharfinger.kernel import registry
from wharfinger.kernel.events import NO_EVENTS
from wharfinger.kernel.game import WALKS
from wharfinger.kernel.jit import records
from wharfinger.kernel.view import joined

pytestmark = pytest.mark.parametrize("case", some_cases(), ids=lambda case: case.name)
EVERY = 23
"""Slow questions are asked at every so-many-th decision."""


def sampled(case: Case, seed: int, limit: int = 12) -> list[wf.Position]:
    """Copies of positions from all over a random game, the last one included."""
    steps = [position.copy() for number, position in enumerate(random_game(case.new(seed), seed)) if number % 7 == 0]
    stride = max(1, len(steps) // limit)
    return [*steps[::stride][:limit], steps[-1]]


def test_legal_actions_are_ascending_codes_for_one_seat(case: Case) -> None:
    last = None
    for position in random_game(case.new(3), 4):
        codes = position.legal_codes()
        assert codes == sorted(set(codes))
        assert all(0 <= code < position.game.actions for code in codes)
        assert position.over == (not codes) == (position.actor is None) == (position.phase == "over")
        if not position.over:
            assert position.actor is not None
            assert 0 <= position.actor < case.players
            assert len(codes) > 1, "a forced answer was not played by itself"
            assert int(position.state.depth) <= position.game.state["stack"].shape[0]
        last = position
    assert last is not None
    assert last.ending in last.game.definition.endings[1:]
    assert min(last.places()) == 1
    assert len(last.scores()) == case.players


def test_a_position_has_no_undefined_bytes(case: Case) -> None:
    state = case.new(1).batch.dtype
    assert sum(state[name].itemsize for name in state.names or ()) == state.itemsize


def test_guessing_the_value_changes_nothing(case: Case) -> None:
    rules = case.new(1).game.rules
    if not hasattr(rules, "value"):
        assert case.game == "tiny"
        return
    for position in sampled(case, 8):
        before = position.batch.tobytes()
        for seat in range(case.players):
            assert np.isfinite(rules.value(position.state, seat, rules.EVALUATION.weights(position.options)))
        assert position.batch.tobytes() == before


def test_every_legal_action_leads_to_a_sound_position(case: Case) -> None:
    for number, position in enumerate(random_game(case.new(5), 6)):
        if number % EVERY:
            continue
        for code in position.legal_codes():
            after = position.copy()
            after.play(code)
            assert list(after.game.definition.check(after.state)) == []
        assert list(position.game.definition.check(position.state)) == []


def test_notation_round_trips_for_every_legal_action(case: Case) -> None:
    for number, position in enumerate(random_game(case.new(7), 8)):
        actions = position.legal()
        assert len({action.text.lower() for action in actions}) == len(actions)
        if number % EVERY:
            continue
        for action in actions:
            by_text, by_code = position.copy(), position.copy()
            by_text.play(action.text)
            by_code.play(action.code)
            assert by_text.moves == by_code.moves
            assert by_text.batch.tobytes() == by_code.batch.tobytes()


def test_records_replay_bit_for_bit(case: Case) -> None:
    for position in sampled(case, 9, limit=3):
        text = position.record().dumps()
        replayed = wf.Record.loads(text).replay()
        assert replayed.batch.tobytes() == position.batch.tobytes()
        assert replayed.record().dumps() == text
        assert replayed.names == position.names


def test_dumps_load_bit_for_bit_and_play_on(case: Case) -> None:
    for position in sampled(case, 10, limit=5):
        text = json.dumps(position.dump())
        loaded = wf.load(text)
        assert loaded.batch.tobytes() == position.batch.tobytes()
        assert json.dumps(loaded.dump()) == text
        if not loaded.over:
            loaded.play(loaded.legal()[0])
            again = wf.Record.loads(loaded.record().dumps()).replay()
            assert again.batch.tobytes() == loaded.batch.tobytes()


def test_copies_are_independent(case: Case) -> None:
    """Copy at every decision, play on, and check all older copies."""
    kept = [(position.copy(), position.batch.tobytes()) for position in random_game(case.new(11), 12)]
    for copy, before in kept:
        assert copy.batch.tobytes() == before
    for copy, before in kept[:: len(kept) // 20 + 1]:
        if not copy.over:
            second = copy.copy()
            second.play(second.legal()[-1])
            assert copy.batch.tobytes() == before


def test_undo_takes_back_exactly_one_decision(case: Case) -> None:
    position = case.new(13)
    trail = []
    for number, at in enumerate(random_game(position, 14)):
        if number == 40 or at.over:
            break
        trail.append(at.batch.tobytes())
    while trail:
        position.undo()
        assert position.batch.tobytes() == trail.pop()
    with pytest.raises(wf.IllegalMove, match="nothing to take back"):
        position.undo()


def test_same_seed_same_game(case: Case) -> None:
    assert case.new(15).batch.tobytes() == case.new(15).batch.tobytes()


def test_concealing_changes_nothing_a_seat_may_know(case: Case) -> None:
    for position in sampled(case, 16, limit=6):
        for seat in [None, *range(case.players)]:
            for seed in (1, 2, 3):
                hidden = position.concealed(seat, seed)
                assert hidden.view(seat) == position.view(seat)
                assert list(hidden.game.definition.check(hidden.state)) == []
                if seat is not None:
                    assert hidden.observe(seat).tobytes() == position.observe(seat).tobytes()
                    if position.actor == seat:
                        assert hidden.legal_codes() == position.legal_codes()
                assert hidden.batch.tobytes() == position.concealed(seat, seed).batch.tobytes()


def test_concealed_positions_do_not_know_the_future(case: Case) -> None:
    """What a concealed position holds comes from the seat's knowledge and the seed, never from the real one."""
    for position in sampled(case, 17, limit=3):
        other = position.copy()
        other.state.rng[:] = [1, 2, 3, 4]
        assert position.concealed(0, 5).batch.tobytes() == other.concealed(0, 5).batch.tobytes()
        for seat in [None, *range(case.players)]:
            redealt = position.concealed(seat, 9).concealed(seat, 5)
            assert redealt.batch.tobytes() == position.concealed(seat, 5).batch.tobytes()
        assert position.concealed(0, 5).state.rng.tolist() != position.concealed(0, 6).state.rng.tolist()


def test_views_are_plain_json_and_as_declared(case: Case) -> None:
    for position in sampled(case, 19, limit=4):
        for seat in [None, *range(case.players)]:
            shown = position.view(seat)
            assert json.loads(json.dumps(shown)) == shown
            check_view(shown)
            board = position.board(seat)
            assert type(board) is position.game.definition.board
            assert json.loads(joined(position.heading(seat), type(board), msgspec.json.encode(board))) == shown
            if not position.game.definition.private:
                assert {**shown, "seat": None} == position.view(None)


def test_observations_are_finite_and_deterministic(case: Case) -> None:
    for position in sampled(case, 20, limit=4):
        for seat in range(case.players):
            features = position.observe(seat)
            assert features.shape == (position.game.features,)
            assert np.isfinite(features).all()
            assert (features == position.observe(seat)).all()


def test_illegal_codes_are_refused_and_change_nothing(case: Case) -> None:
    for position in sampled(case, 21, limit=4):
        before = position.batch.tobytes()
        legal = set(position.legal_codes())
        for code in [-1, position.game.actions, *(c for c in range(position.game.actions) if c not in legal)][:40]:
            with pytest.raises(wf.IllegalMove):
                position.play(code)
        with pytest.raises(wf.IllegalMove, match='"sing a shanty"'):
            position.play("sing a shanty")
        assert position.batch.tobytes() == before


def test_compiled_playouts_end_and_match_the_face(case: Case) -> None:
    """The driver's playout and the same choices made one by one lead to the same end."""
    start = case.new(22)
    game = start.game
    batch = records(game.state, 1)
    batch[:] = start.batch
    dice = np.zeros(4, np.int64)
    game.driver.seed_dice(dice, 23)
    out = np.zeros(game.actions, np.int64)
    played = registry.prepare(game, WALKS).playout_at(batch, 0, dice, 10**7, NO_EVENTS, out)
    *_, end = random_game(start, 23)
    assert len(end.moves) == played
    assert end.batch.tobytes() == batch.tobytes()


def test_events_speak_of_known_kinds_only(case: Case) -> None:
    names = {kind.name for kind in wf.game(case.game).definition.events}
    seen = set()
    for position in random_game(case.new(24), 25):
        for event in position.events:
            assert event.name in names
            assert event.seat is None or 0 <= event.seat < case.players
            seen.add(event.name)
    assert seen
