"""Whether a decision showed something hidden: the one test behind every undo and every warning."""

from __future__ import annotations

import random
from typing import Any

import pytest

import wharfinger as wf
from wharfinger.kernel.secrecy import hides_something, knows_no_more, showed_something


def shown(position: wf.Position, words: str) -> bool:
    """Whether the last decision of a line shows something."""
    *line, last = words.split("; ")
    for phrase in line:
        position.play(phrase)
    before = position.copy()
    position.play(last)
    return showed_something(before, position.moves[-1], position)


def official(**options: Any) -> bool:
    """Whether building on an official's site shows something."""
    position = wf.new("hamburgum", 2, seed=3, **options)
    position.play("move church; donate nikolai")
    while position.legal() and position.actor == 0:
        position.play(position.legal()[-1])
    position.play("move church")
    while position.actor == 1:
        position.play(position.legal()[-1])
    position.state.stock[0, :] = 9
    position.play("move guildhall")
    kinds = position.view(0)["sites"]
    sites = [
        action.text for action in position.legal() if kinds.get(action.text.split()[-1], {}).get("type") == "official"
    ]
    return shown(position, sites[0])


def test_open_information_shows_nothing() -> None:
    assert not shown(wf.new("hamburgum", 2, seed=1), "move church")
    assert not hides_something(wf.new("hamburgum", 2, seed=1))


def test_what_shows_something() -> None:
    shown = hidden = 0
    for seed in range(2):
        position = wf.new("le-havre", 2, seed)
        assert hides_something(position)
        for _ in range(40):
            before = position.copy()
            code = position.legal_codes()[seed % len(position.legal_codes())]
            position.play(code)
            told = showed_something(before, code, position)
            rng = bytes(before.state.rng) != bytes(position.state.rng)
            assert told or not rng
            if told:
                shown += 1
            else:
                hidden += 1
                assert all(event.name != "revealed" for event in position.events)
    assert shown
    assert hidden


@pytest.mark.parametrize("top", ["face_up", "face_down"])
def test_a_tile_from_a_hidden_stack_shows(top: str) -> None:
    assert official(officials="advanced_random", blue_top=top)


def test_a_tile_that_everybody_knew_shows_nothing() -> None:
    assert not official(officials="numbered")


@pytest.mark.parametrize("game", ["hamburgum", "le-havre", "shipyard"])
def test_who_knows_no_more_than_another(game: str) -> None:
    """Then what a seat may know says nothing to the other, however what the other cannot know is dealt."""
    position, rng, count = wf.new(game, 2, seed=5), random.Random(2), {True: 0, False: 0}
    while not position.over:
        for seat, other in ((0, 1), (1, 0)):
            same = knows_no_more(position, seat, other)
            count[same] += 1
            if same and rng.random() < 0.1:
                known = position.concealed(seat).batch.tobytes()
                for deal in range(1000, 1010):
                    assert position.concealed(other, deal).concealed(seat).batch.tobytes() == known
        position.play(rng.choice(position.legal_codes()))
    assert (count[True] > 0, count[False] > 0) == {
        "hamburgum": (True, False),
        "le-havre": (True, True),  # until somebody has looked at hidden buildings
        "shipyard": (False, True),  # everybody has secret contracts
    }[game]


def test_who_has_looked_knows_more() -> None:
    position, rng = wf.new("le-havre", 2, seed=2), random.Random(1)
    while position.phase != "look":
        position.play(rng.choice(position.legal_codes()))
    seat = position.actor
    assert seat is not None
    assert knows_no_more(position, seat, 1 - seat)
    position.play("look")
    assert not knows_no_more(position, seat, 1 - seat)
    assert knows_no_more(position, 1 - seat, seat)
