"""What a seat observes: complete, nothing hidden in it, within the ranges of the table."""

from __future__ import annotations

import numpy as np
import pytest
from msgspec import to_builtins

from tests.cases import Case, random_game, some_cases
from tests.envs.decoding import decoded
from wharfinger.kernel.features import MOST
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
            assert np.allclose(position.observe(seat), observed * table.scale)
            assert np.abs(position.observe(seat)).max() < MOST / 100
