"""What a seat observes: complete, nothing hidden in it, within the ranges of the table."""

from __future__ import annotations

import numpy as np
import pytest
from msgspec import to_builtins

import wharfinger as wf
from tests.cases import Case, random_game, some_cases
from tests.envs.decoding import decoded
from wharfinger.kernel.jit import named

EVERY = 29
"""Positions are looked at at every so-many-th decision."""


@pytest.mark.parametrize("case", some_cases(), ids=lambda case: case.name)
def test_features_tell_all_that_a_seat_sees(case: Case) -> None:
    """A position laid out from the features alone looks the same, and the same answers are legal in it."""
    for number, position in enumerate(random_game(case.new(41), 42)):
        if number % EVERY and not position.over:
            continue
        definition, legal = position.game.definition, np.zeros(position.game.actions, np.int64)
        for seat in range(case.players):
            batch = decoded(position, seat)
            assert to_builtins(definition.view(named(batch), seat)) == to_builtins(
                definition.view(position.state, seat)
            )
            if position.actor == seat:
                found = position.game.driver.legal_at(batch, 0, legal)
                assert legal[:found].tolist() == position.legal_codes()


@pytest.mark.parametrize("case", some_cases(), ids=lambda case: case.name)
def test_features_stay_within_their_ranges(case: Case) -> None:
    for number, position in enumerate(random_game(case.new(43), 44)):
        if number % EVERY and not position.over:
            continue
        table, observed = position.game.definition.features, np.zeros(position.game.features, np.int16)
        for seat in range(case.players):
            position.game.driver.observe_at(position.batch, 0, seat, observed)
            assert (table.low <= observed).all() and (observed <= table.high).all()
            scaled = position.observe(seat)
            assert np.allclose(scaled, observed * table.scale)
            assert np.abs(scaled).max() < 328  # 32,767 in units of 100: nothing drowns the other features


@pytest.mark.parametrize("game", wf.names())
def test_features_and_actions_have_names_of_their_own(game: str) -> None:
    definition = wf.game(game).definition
    table = definition.features
    names = [one.name for one in table.features]
    assert len(set(names)) == len(names) == len(table) == wf.game(game).features
    assert all(one.meaning and one.unit > 0 and one.low < one.high for one in table.features)
    assert sum(place.rows * place.width for place in table.places.values()) == len(table)
    assert len(set(definition.action_names)) == len(definition.action_names) == definition.actions


def test_features_begin_with_who_looks_and_say_who_acts() -> None:
    position = wf.new("hamburgum", 3, seed=7)
    position.play("move beer")
    names = [one.name for one in position.game.definition.features.features]
    seen = [dict(zip(names, position.observe(seat).tolist(), strict=True)) for seat in range(3)]
    assert [one["players[you].space=beer"] for one in seen] == [1, 0, 0]
    assert [one["players[second_left].space=beer"] for one in seen] == [0, 1, 0]
    assert [one["game.actor=you"] for one in seen] == [0, 1, 0]
    assert [one["game.turn"] for one in seen] == [pytest.approx(0.01)] * 3


def test_actions_are_named_after_what_they_say() -> None:
    """What an answer is called in notation ends with the name of its code, where both name one thing."""
    for game, group in (
        ("hamburgum", "space "),
        ("hamburgum", "church "),
        ("le-havre", "enter "),
        ("shipyard", "tile "),
    ):
        names, found = wf.game(game).definition.action_names, 0
        for position in random_game(wf.new(game, 2, seed=3), 4):
            for code in position.legal_codes():
                if names[code].startswith(group):
                    assert names[code].removeprefix(group) in position.game.definition.phrase(position.state, code)
                    found += 1
            if found > 40:
                break
        assert found
