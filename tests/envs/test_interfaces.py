"""PettingZoo and Gymnasium: their own checks, rewards, and the games behind them."""

from __future__ import annotations

import random
import warnings
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, seed_test

import wharfinger as wf
from tests.cases import Case, cases, some_cases
from wharfinger.envs import aec, single
from wharfinger.envs.gymnasium_env import IDS

USUAL = [case for case in cases() if case.mode == 0]
OTHER = [case for case in some_cases() if case.mode]
QUICK = 120
"""Cycles of PettingZoo's test: enough for each agent to act many times."""


def shorter(case: Case) -> dict[str, Any]:
    """Options with which a game is over soon."""
    return {"le-havre": {"length": "short"}, "hamburgum": {"turn_limit": 5}, "tiny": {}}.get(case.game, {})


def choose(draw: random.Random, seen: dict[str, Any]) -> int:
    return draw.choice(np.flatnonzero(seen["action_mask"]).tolist())


@pytest.mark.parametrize("case", USUAL, ids=lambda case: case.name)
def test_pettingzoo_finds_nothing_wrong(case: Case) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        warnings.filterwarnings("ignore", message=".*(Observation is not|observation space|negative infinity).*")
        api_test(aec(case.game, case.players), num_cycles=QUICK)
    seed_test(lambda: aec(case.game, case.players), num_cycles=QUICK)


@pytest.mark.parametrize("case", USUAL, ids=lambda case: case.name)
@pytest.mark.parametrize("reward", ["result", "points"])
def test_agents_are_paid_once_at_the_end(case: Case, reward: str) -> None:
    if case.players == 1 and reward == "result":
        with pytest.raises(wf.BadOption, match="solo"):
            aec(case.game, 1, reward=reward)
        return
    env, draw = aec(case.game, case.players, reward=reward, **shorter(case)), random.Random(5)
    env.reset(seed=8)
    position = wf.new(case.game, case.players, 8, **shorter(case))
    paid = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        seen, earned, over, cut, info = env.last()
        paid[agent] += earned
        assert env.observation_space(agent).contains(seen) and not cut
        if over:
            seat = env.possible_agents.index(agent)
            assert info == {"points": position.scores()[seat], "place": position.places()[seat]}
            env.step(None)
        else:
            assert earned == 0 and agent == env.possible_agents[position.actor or 0]
            action = choose(draw, seen)
            position.play(action)
            env.step(action)
    assert position.over and not env.agents
    if reward == "points":
        assert list(paid.values()) == position.scores()
    else:
        assert sum(paid.values()) == pytest.approx(0)
        ranked = sorted(paid, key=lambda agent: position.places()[env.possible_agents.index(agent)])
        assert [paid[agent] for agent in ranked] == sorted(paid.values(), reverse=True)


def test_agents_may_not_break_the_rules() -> None:
    env = aec("tiny", 2)
    env.reset(seed=1)
    with pytest.raises(wf.IllegalMove, match="Action 9"):
        env.step(9)
    assert env.agent_selection == "player_0"


def test_structured_observations_are_the_same_numbers() -> None:
    for case in USUAL:
        flat, structured = aec(case.game, case.players), aec(case.game, case.players, structured=True)
        for env in (flat, structured):
            env.reset(seed=3)
        whole, parts = flat.last()[0]["observation"], structured.last()[0]["observation"]
        assert (np.concatenate([part.ravel() for part in parts.values()]) == whole).all()
        assert parts["players"].shape[0] == wf.game(case.game).seats[1]
        assert structured.observation_space("player_0").contains(structured.last()[0])


@pytest.mark.parametrize("case", USUAL, ids=lambda case: case.name)
def test_gymnasium_finds_nothing_wrong(case: Case) -> None:
    env = single(case.game, case.players, opponents=["random"])
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        warnings.filterwarnings("ignore", message=".*(render|not be able to test).*")
        check_env(env, skip_render_check=True)


@pytest.mark.parametrize("case", USUAL, ids=lambda case: case.name)
def test_a_seat_plays_against_bots_to_the_end(case: Case) -> None:
    env, draw = single(case.game, case.players, ["random"], case.players - 1, **shorter(case)), random.Random(6)
    seen, _ = env.reset(seed=4)
    over, earned, info = False, 0.0, {}
    while not over:
        assert env.match.actor == case.players - 1
        seen, earned, over, cut, info = env.step(choose(draw, seen))
        assert not cut and (over or earned == 0)
    mine = info["places"][-1]
    if case.players == 1:
        assert earned == info["points"][0]
    else:
        beaten = sum(place > mine for place in info["places"]) - sum(place < mine for place in info["places"])
        assert earned == pytest.approx(beaten / (case.players - 1))


def test_an_illegal_action_loses() -> None:
    env = single("tiny", 3, ["random", "random"], 1)
    env.reset(seed=2)
    _, earned, over, cut, info = env.step(99)
    assert (earned, over, cut, info) == (-1.0, True, False, {"illegal": True})
    with pytest.raises(wf.WharfingerError, match="reset"):
        env.step(0)


def test_opponents_and_seats_must_fit() -> None:
    with pytest.raises(wf.BadOption, match="needs 1 opponent, or 2; 3 were given"):
        single("tiny", 3, ["random"] * 3)
    with pytest.raises(wf.BadOption, match="A solo game has no opponents; 2 were given"):
        single("tiny", 1, ["random"] * 2)
    with pytest.raises(wf.BadOption, match="0 to 2"):
        single("tiny", 3, ["random"], seat=3)
    with pytest.raises(wf.BadOption, match="no bot"):
        single("tiny", 2, ["nobody"])


def test_games_are_registered() -> None:
    for game, name in IDS.items():
        env = gymnasium.make(name, players=2, opponents=["random"])
        assert env.unwrapped.match.game.name == game
        seen, _ = env.reset(seed=1)
        assert env.observation_space.contains(seen)


@pytest.mark.parametrize("case", OTHER, ids=lambda case: case.name)
def test_options_are_played(case: Case) -> None:
    """Expansions, short games, solo games and house rules: the environment is the ordinary game with these options."""
    env, draw = aec(case.game, case.players, **case.options), random.Random(6)
    env.reset(seed=9)
    position = case.bounded(9)
    for _ in range(150):
        agent, seen = env.agent_selection, env.observe(env.agent_selection)
        assert env.possible_agents.index(agent) == position.actor
        assert np.flatnonzero(seen["action_mask"]).tolist() == position.legal_codes()
        assert (seen["observation"] == position.observe(position.actor)).all()
        assert env.observation_space(agent).contains(seen)
        action = choose(draw, seen)
        env.step(action)
        position.play(action)
        if position.over:
            break
    assert env.match.position().batch.tobytes() == position.batch.tobytes()


def test_pictures() -> None:
    env = single("hamburgum", 2, ["random"], render_mode="svg")
    env.reset(seed=1)
    assert env.render().startswith("<svg")
    table = aec("hamburgum", 2, render_mode="svg")
    table.reset(seed=1)
    assert str(table.render()).startswith("<svg")
    for make in (aec, single):
        with pytest.raises(wf.BadOption, match=r'svg, not "human"'):
            make("hamburgum", 2, render_mode="human")
