"""Games in batches are the ordinary games, whatever the threads."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

import wharfinger as wf
from tests.cases import CAP, Case, cases, some_cases
from wharfinger.envs import Vector, vector
from wharfinger.envs.rewards import rewards

STEPS = 400
CASES = [case for case in some_cases() if case.mode < 2]


@pytest.fixture(params=CASES, ids=lambda case: case.name)
def case(request: pytest.FixtureRequest) -> Any:
    return request.param


def played(env: Vector, steps: int, seed: int = 3) -> Iterator[tuple[Any, ...]]:
    """Copies of everything that each step of random players tells."""
    env.reset(seed)
    for _ in range(steps):
        yield tuple(part.copy() for part in (*env.step_made, env.sampled, env.points, env.places))
        env.step(env.sampled)


def test_a_batch_is_the_ordinary_games_in_order(case: Any) -> None:
    """Row i plays the games of the seeds seed + i, seed + i + batch, and so on; points and rewards are theirs."""
    batch, seed = 3, 11
    env = vector(case.game, case.players, batch, **case.options)
    games = [0] * batch
    positions = [case.bounded(seed + row) for row in range(batch)]
    step = env.reset(seed)
    for _ in range(STEPS):
        for row, position in enumerate(positions):
            assert env.position(row).batch.tobytes() == position.batch.tobytes()
            assert step.actor[row] == position.actor
            assert np.flatnonzero(step.mask[row]).tolist() == position.legal_codes()
            assert (step.observation[row] == position.observe(position.actor)).all()
        actions = env.sampled.copy()
        step = env.step(actions)
        for row, position in enumerate(positions):
            position.play(int(actions[row]))
            assert step.done[row] == position.over
            if position.over:
                assert env.points[row].tolist() == position.scores()
                assert env.places[row].tolist() == position.places()
                assert case.players == 1 or abs(step.reward[row].sum()) < 1e-6
                assert (step.reward[row].argmax() == np.argmin(position.places())) or case.players == 1
                games[row] += 1
                positions[row] = case.bounded(seed + row + batch * games[row])
            else:
                assert not step.reward[row].any()
    assert sum(games) > 0 or case.game != "tiny"


def test_threads_change_nothing(case: Any) -> None:
    with_one = played(vector(case.game, case.players, 5), 60)
    with_three = played(vector(case.game, case.players, 5, threads=3), 60)
    for one, other in zip(with_one, with_three, strict=True):
        assert all((mine == theirs).all() for mine, theirs in zip(one, other, strict=True))


@pytest.mark.parametrize("case", cases(), ids=lambda case: case.name)
def test_every_step_of_whole_games_tells_what_is_seen_from_scratch(case: Case) -> None:
    """Every row plays a game to its end and on into the next one; nothing is left over from before."""
    rows, beyond = 3, 40
    small = vector(case.game, case.players, rows, compact=True, **case.options)
    large = vector(case.game, case.players, rows, threads=2, **case.options)
    driver, fresh = small.game.driver, np.zeros(small.game.features, np.int16)
    legal, ended = np.zeros(small.actions, np.int64), np.zeros(rows, np.int64)
    for env in (small, large):
        env.reset(13)
    for _ in range(CAP):
        for row in range(rows):
            fresh[:] = -1
            driver.observe_at(small._games, row, int(small.step_made.actor[row]), fresh)
            assert (small.step_made.observation[row] == fresh).all()
            assert (large.step_made.observation[row] == small.features.scaled(fresh)).all()
            found = driver.legal_at(small._games, row, legal)
            for env in (small, large):
                assert (np.flatnonzero(env.step_made.mask[row]) == legal[:found]).all()
        if ended.all():
            beyond -= 1
            if not beyond:
                break
        ended += small.step(small.sampled).done
        large.step(large.sampled)
    assert ended.all()


def test_no_call_asks_anew_what_it_is_called_with(monkeypatch: pytest.MonkeyPatch) -> None:
    """After the first step, compiled code is called directly, also where several games are played side by side."""
    envs = [vector(game, 2, 2, compact=compact) for game in ("tiny", "hamburgum") for compact in (False, True)]
    for env in envs:
        env.reset(1)
        env.step(env.sampled)

    def refuse(*args: Any, **kwargs: Any) -> None:
        raise AssertionError("the types of the arguments are found out again")

    for env in envs:
        if hasattr(env._driver.advance, "_compile_for_args"):  # compiled by Numba
            monkeypatch.setattr(env._driver.advance, "_compile_for_args", refuse)
    for env in envs:
        env.step(env.sampled)


def test_compact_observations_are_the_numbers_before_scaling() -> None:
    for game in wf.names():
        small, scaled = vector(game, 2, 4, compact=True), vector(game, 2, 4)
        assert small.reset(5).observation.dtype == np.int16
        scaled.reset(5)
        for _ in range(50):
            observed = small.step(small.sampled).observation
            assert (small.features.scaled(observed) == scaled.step(scaled.sampled).observation).all()
            assert (small.features.low <= observed).all() and (observed <= small.features.high).all()


def test_seeds_decide_everything() -> None:
    env = vector("tiny", 2, 6)
    first, again, other = (list(played(env, 30, seed)) for seed in (3, 3, 4))
    same = [all((a == b).all() for a, b in zip(one, two, strict=True)) for one, two in zip(first, again, strict=True)]
    assert all(same)
    assert any((one[0] != two[0]).any() for one, two in zip(first, other, strict=True))


def test_nothing_is_copied() -> None:
    env = vector("tiny", 2, 6)
    step = env.reset(1)
    parts = env.parts()
    after = env.step(env.sampled)
    assert all(before is now for before, now in zip(step, after, strict=True))
    assert all(np.shares_memory(part, step.observation) for part in parts.values())
    assert parts["players"].shape == (6, 3, 3) and parts["quay"].shape == (6, 1)
    assert parts["players"][:, 0, 1].tolist() == [0.0] * 6  # the next player to act has taken nothing


def test_an_illegal_action_is_refused_and_its_game_stays() -> None:
    env = vector("tiny", 2, 3)
    env.reset(1)
    before = env.position(1).batch.tobytes()
    with pytest.raises(wf.IllegalMove, match="1 action is not legal"):
        env.step([0, 99, 0])
    assert env.position(1).batch.tobytes() == before
    assert env.position(0).turn == env.position(2).turn == 1
    env.step(env.sampled)
    with pytest.raises(wf.IllegalMove, match="2 actions"):
        env.step([-1, 7, 0])


def test_rewards_can_be_points() -> None:
    env = vector("tiny", 3, 4, reward="points")
    env.reset(2)
    ended = 0
    for _ in range(60):
        step = env.step(env.sampled)
        for row in np.flatnonzero(step.done):
            assert step.reward[row].tolist() == env.points[row].tolist()
            ended += 1
    assert ended > 4


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        ({"batch": 0}, "at least 1 game"),
        ({"threads": 0}, "at least 1 thread"),
        ({"device": "abacus"}, "cpu"),
        ({"reward": "glory"}, "result / points"),
        ({"players": 1, "reward": "result"}, "solo"),
        ({"players": 9}, "players"),
        ({"wind": "west"}, "wind"),
    ],
)
def test_what_cannot_be_made_is_refused(wrong: dict[str, Any], said: str) -> None:
    with pytest.raises(wf.WharfingerError, match=said):
        vector("tiny", **wrong)


def test_a_step_comes_after_a_reset() -> None:
    env = vector("tiny", 2, 2)
    with pytest.raises(wf.WharfingerError, match="reset"):
        env.step([0, 0])
    env.reset()
    with pytest.raises(wf.BadOption, match="2 actions"):
        env.step([0])


def test_points_as_they_stand_are_those_of_the_positions(case: Any) -> None:
    env = vector(case.game, case.players, 3, **case.options)
    env.reset(6)
    for _ in range(80):
        for row in range(3):
            assert env.standing[row].tolist() == env.position(row).scores()
        env.step(env.sampled)


def test_rows_of_a_mix_are_games_of_their_kind() -> None:
    env = vector("le-havre", batch=6, mix=[{"players": 2, "length": "short"}, {"players": 4}], length="full")
    alone = [vector("le-havre", 2, 6, length="short"), vector("le-havre", 4, 6, length="full")]
    for one in (env, *alone):
        one.reset(8)
    assert env.seats.tolist() == [2, 4, 2, 4, 2, 4] and env.players == 4
    for _ in range(60):
        actions = env.sampled.copy()
        for row in range(6):
            same = alone[row % 2]
            assert actions[row] == same.sampled[row]
            assert (env.step_made.observation[row] == same.step_made.observation[row]).all()
            assert env.position(row).batch.tobytes() == same.position(row).batch.tobytes()
        for one in (env, *alone):
            one.step(one.sampled)


def test_a_mix_pays_every_row_by_its_own_seats() -> None:
    env = vector("tiny", batch=4, mix=[{"players": 2}, {"players": 3}])
    env.reset(2)
    ended = set()
    for _ in range(80):
        step = env.step(env.sampled)
        for row in np.flatnonzero(step.done):
            seats = int(env.seats[row])
            points, places = (part[row, :seats].tolist() for part in (env.points, env.places))
            assert step.reward[row].tolist() == [*rewards("result", points, places), 0.0][:3]
            ended.add(seats)
    assert ended == {2, 3}
    with pytest.raises(wf.BadOption):
        vector("tiny", batch=4, mix=[{"players": 99}])
