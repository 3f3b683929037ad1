"""The arrays of a batch, as its compiled step takes them.

One class for all games: Numba would take classes that look alike, one for each game, for each other, and from the
second game on it would find out anew at every call what it is called with, which takes longer than the step.
"""

from __future__ import annotations

from typing import Any, NamedTuple


class Given(NamedTuple):
    """What the games are played with, and room to work in."""

    setting: Any
    """For each game the number of seats, whether rewards are points, then the options."""
    scale: Any
    dice: Any
    events: Any
    out: Any


class Made(NamedTuple):
    """What a step tells of each game: rows of arrays."""

    raw: Any
    scaled: Any
    mask: Any
    actor: Any
    sampled: Any
    rewards: Any
    done: Any
    points: Any
    places: Any
