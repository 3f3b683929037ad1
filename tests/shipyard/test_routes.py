"""What a cruise brings, entry by entry and move by move: the hints against every voyage that the rules allow."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

import wharfinger as wf

CRUISES = 12
FAR = 7
"""Longer voyages have too many ways to try them all."""


def sailing(seed: int, players: int, **options: Any) -> Iterator[wf.Position]:
    """Random games up to where a ship starts or moves and has a choice."""
    position, dice = wf.new("shipyard", players, seed=seed, **options), random.Random(seed)
    while not position.over:
        if position.phase in ("start", "move") and position.view()["cruise"]["moves_left"] <= FAR:
            yield position
        position.play(dice.choice(position.legal_codes()))


def best(position: wf.Position, seat: int) -> int:
    """The most points of this cruise, found by sailing every way."""
    found = 0
    for code in position.legal_codes():
        after = position.copy()
        told = [event for event in after.play(code) if event.name == "scored"]
        if told:
            scored = told[0].arguments
            points = sum(int(scored[key]) for key in ("crew", "guns", "speed", "result", "riband"))
        else:
            points = best(after, seat)
        found = max(found, points)
    return found


@pytest.mark.clause("SY-19.5")
@pytest.mark.parametrize("options", [{}, {"canal_tiles": "all_chain7"}])
def test_the_hint_names_the_best_voyage(options: dict[str, Any]) -> None:
    seen = 0
    for seed in range(60):
        for position in sailing(seed, 2, **options):
            seat = int(position.actor or 0)
            for action in position.legal():
                key, told = position.game.definition.hint(position.state, action.code)
                assert key == "hint-voyage"
                after = position.copy()
                scored = [event for event in after.play(action.code) if event.name == "scored"]
                if scored:
                    given = scored[0].arguments
                    assert told["points"] == sum(int(given[k]) for k in ("crew", "guns", "speed", "result", "riband"))
                    continue
                assert told["points"] == best(after, seat)
                assert told["points"] == told["ship"] + told["officials"] + told["riband"]
            seen += 1
            if seen == CRUISES:
                return
    raise AssertionError("too few cruises")


def test_the_route_of_a_hint_can_be_sailed_and_brings_its_points() -> None:
    seen = 0
    for seed in range(60):
        for position in sailing(seed, 3):
            for action in position.legal():
                _, told = position.game.definition.hint(position.state, action.code)
                after = position.copy()
                events = list(after.play(action.code))
                # Moves without a choice are made by the game itself: their names stay in the route.
                for word in str(told["route"]).split():
                    if any(event.name == "scored" for event in events):
                        break
                    ahead = {one.text.split()[0]: one for one in after.legal()}
                    if after.phase == "move" and word in ahead:
                        events += after.play(ahead[word].code)
                scored = next(event.arguments for event in events if event.name == "scored")
                assert told["points"] == sum(int(scored[k]) for k in ("crew", "guns", "speed", "result", "riband"))
            seen += 1
            if seen == CRUISES:
                return
    raise AssertionError("too few cruises")
