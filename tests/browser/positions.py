"""Positions in which something is asked, found by playing at random: no bot and no clock has a say in it."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import wharfinger as wf

GAMES = 400
"""So many deals are played through before the search is given up."""


def found(game: str, players: int | list[str], wanted: Callable[[wf.Position], bool], **options: Any) -> wf.Position:
    """The first position of some random games that is as wanted; the same one every time."""
    for seed in range(GAMES):
        position, dice = wf.new(game, players, seed=seed, **options), random.Random(seed)
        while not position.over:
            if wanted(position):
                return position
            position.play(dice.choice(position.legal_codes()))
    raise AssertionError(f"{GAMES} random games of {game} have no such position")


def asks(phase: str, least: int = 2) -> Callable[[wf.Position], bool]:
    """Whether a decision is pending, with at least so many answers."""
    return lambda position: position.phase == phase and len(position.legal_codes()) >= least
