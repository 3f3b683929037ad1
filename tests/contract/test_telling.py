"""Every game tells all that happens in words of its catalogue, whoever looks."""

from __future__ import annotations

import random

import pytest

from wharfinger.cli import log
from wharfinger.kernel.telling import By, Clause

from ..cases import Case, cases

PLAYED = 600
"""Decisions: a few rounds of the longest game, with every kind of turn."""


@pytest.mark.parametrize("case", [case for case in cases() if case.game != "tiny"], ids=lambda case: case.name)
def test_everything_that_happens_is_told(case: Case) -> None:
    position = case.new(seed=3)
    history, rng = log.History(position), random.Random(3)
    while not position.over and position.version < PLAYED:
        history.play(position, rng.choice(position.legal_codes()))
    texts, words = position.texts(), log.teller(position)
    assert texts is not None

    def check(clause: Clause, by: By = None) -> None:
        """A sentence, or what somebody did; a player's own turn can be summed up while it goes on."""
        assert texts.has(clause.id), clause
        for plan in (False, True):
            said = words.clause(clause, plan)
            assert said
            assert "_" not in said, said
            assert "{" not in said, said
        assert words.clause(clause)[0].islower() == (by is not None), clause.id
        assert isinstance(by, str) or not words.clause(clause, plan=True)[0].islower(), clause.id
        for name, value in clause.args.items():
            for one in value if isinstance(value, dict) else ():
                assert texts.has(f"count-{name}-{one}") or texts.has(f"count-{one}"), (clause.id, one)

    for viewer in (None, 0):
        for stretch in history.stretches:
            for entry in log.entries(position, stretch, viewer, over=True):
                assert entry.title is not None or entry.lines
                if entry.title is not None:
                    check(entry.title)
                for line in entry.lines:
                    assert line.clauses
                    for clause in line.clauses:
                        check(clause, line.by)
                        if isinstance(line.by, str):
                            assert texts.has(f"name-by-{line.by}")
