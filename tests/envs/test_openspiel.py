"""OpenSpiel: its own checks, chance of both kinds, information states that tell no secrets."""

from __future__ import annotations

import pickle
import random
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python import rl_environment
from open_spiel.python.algorithms import generate_playthrough
from open_spiel.python.observation import make_observation

import wharfinger as wf
import wharfinger.envs.openspiel
from tests.cases import Case, cases

SHORT = {"le-havre": ",options=length:short", "hamburgum": ",options=turn_limit:4"}
USUAL = [case for case in cases() if case.mode == 0]
assert wharfinger.envs.openspiel.NAME in pyspiel.registered_names()


def load(case: Case, more: str = "") -> Any:
    short = SHORT.get(case.game, "")
    return pyspiel.load_game(f"python_wharfinger(game={case.game},players={case.players}{short}{more})")


@pytest.mark.parametrize("case", USUAL, ids=lambda case: case.name)
@pytest.mark.parametrize("chance", ["sampled", "explicit"])
def test_openspiel_finds_nothing_wrong(case: Case, chance: str) -> None:
    game = load(case, f",chance={chance},deals=5,rng_seed=1")
    assert game.num_players() == case.players
    pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False)


@pytest.mark.parametrize("game", ["tiny", "hamburgum"])
def test_states_are_stored_and_copied(game: str) -> None:
    table = load(Case(game, 2, 0), ",chance=explicit,deals=5")
    pyspiel.random_sim_test(table, num_sims=1, serialize=True, verbose=False)
    state, draw = table.new_initial_state(), random.Random(3)
    for _ in range(6):
        state.apply_action(draw.choice(state.legal_actions()))
    copied = pickle.loads(pickle.dumps(state))
    assert str(copied) == str(state) and copied.history() == state.history()
    assert copied.information_state_string(0) == state.information_state_string(0)


@pytest.mark.parametrize("case", USUAL, ids=lambda case: case.name)
def test_a_state_is_the_ordinary_position(case: Case) -> None:
    options = {key: value for key, _, value in [SHORT.get(case.game, "=:")[9:].partition(":")] if key}
    state, draw = load(case, ",chance=explicit,deals=9").new_initial_state(), random.Random(4)
    assert state.is_chance_node() and len(state.chance_outcomes()) == 9
    state.apply_action(7)
    position = wf.new(case.game, case.players, 7, **options)
    while not position.over:
        assert state.current_player() == position.actor
        assert state.legal_actions() == position.legal_codes()
        action = draw.choice(state.legal_actions())
        assert state.action_to_string(action) == position.game.definition.phrase(position.state, action)
        state.apply_action(action)
        position.play(action)
    assert state.is_terminal()
    if case.players > 1:
        assert sum(state.returns()) == pytest.approx(0)
        assert np.argmax(state.returns()) == np.argmin(position.places())
    else:
        assert state.returns() == position.scores()


def test_sampled_deals_follow_their_seed() -> None:
    def deals(seed: int) -> list[str]:
        game = pyspiel.load_game(f"python_wharfinger(game=tiny,players=2,rng_seed={seed})")
        found = []
        for _ in range(8):
            state = game.new_initial_state()
            assert state.chance_outcomes() == [(0, 1.0)]
            state.apply_action(0)
            found.append(str(state))
        return found

    assert deals(3) == deals(3) != deals(4)
    assert len(set(deals(3))) > 4


def test_information_states_tell_histories_apart_and_no_secrets() -> None:
    """In the tiny game seats differ in secret bonuses alone: who has the same bonus cannot tell two deals apart."""
    game = pyspiel.load_game("python_wharfinger(game=tiny,players=2,chance=explicit,deals=40)")
    start = [game.new_initial_state().child(deal) for deal in range(40)]
    bonus = [wf.new("tiny", 2, deal).state.deck[:2].tolist() for deal in range(40)]
    for seat in (0, 1):
        for one in range(40):
            for other in range(one):
                same = bonus[one][seat] == bonus[other][seat]
                told = [start[k].information_state_string(seat) for k in (one, other)]
                assert (told[0] == told[1]) == same
    both = [start[0].child(first).child(second) for first, second in ((0, 1), (1, 0))]
    assert both[0].information_state_string(1) != both[1].information_state_string(1)  # the same crates are left
    secret = next(k for k in range(40) if bonus[k][0] == bonus[0][0] and bonus[k][1] != bonus[0][1])
    spectator = pyspiel.IIGObservationType(perfect_recall=False, private_info=pyspiel.PrivateInfoType.NONE)
    public = make_observation(game, spectator)
    assert public.string_from(start[0], 0) == public.string_from(start[secret], 0)


def test_tensors_are_the_features() -> None:
    for case in USUAL:
        game = load(case, ",chance=explicit,deals=3")
        state = game.new_initial_state().child(2)
        position = state.match.game
        options = {key: value for key, _, value in [SHORT.get(case.game, "=:")[9:].partition(":")] if key}
        expected = wf.new(case.game, case.players, 2, **options)
        for seat in range(case.players):
            assert np.array(state.observation_tensor(seat), np.float32).tolist() == expected.observe(seat).tolist()
        seen = make_observation(game)
        seen.set_from(state, 0)
        assert set(seen.dict) == set(position.definition.features.places)


@pytest.mark.parametrize("game", wf.names())
def test_playthroughs_can_be_written_and_repeated(game: str) -> None:
    named = f"python_wharfinger(game={game},players=2{SHORT.get(game, '')},chance=explicit,deals=4)"
    text = generate_playthrough.playthrough(named, [], seed=5)
    assert "IsTerminal() = True" in text and text == generate_playthrough.playthrough(named, [], seed=5)
    assert 'InformationStateString(0) = "seat 0' in text


def test_learners_environment_runs() -> None:
    env = rl_environment.Environment(load(Case("hamburgum", 2, 0), ",rng_seed=2"))
    step, draw = env.reset(), random.Random(1)
    while not step.last():
        player = step.observations["current_player"]
        step = env.step([draw.choice(step.observations["legal_actions"][player])])
    assert sum(step.rewards) == pytest.approx(0)


def test_unknown_chance_is_refused() -> None:
    with pytest.raises(wf.BadOption, match="sampled or explicit"):
        wharfinger.envs.openspiel.WharfingerGame({"chance": "fate"})
