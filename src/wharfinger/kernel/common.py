"""What the rules of every game need: the start of a deal, places, and the features that all records have."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from . import pending
from .chance import start_chance
from .jit import rule


@rule
def start_deal(s, seats, options, words):
    """The fields that every record has: chance, seats and switches; no turn is over and nothing is pending.

    The first listed player sits on seat 0. Where that is drawn, the game sets `lot` when its draw comes.
    """
    start_chance(s.rng, words)
    s.seats = seats
    s.lot = 0
    s.turn = 0
    s.over = 0
    for k in range(s.options.shape[0]):
        s.options[k] = options[k]
    pending.clear(s)


def ranking(standing: Callable[..., Any]) -> Callable[..., Any]:
    """The rule `places` of a game: the higher standing is ahead, equal ones share the place.

    `standing(s, seat)` is a rule that returns a row of keys, the points first and then what breaks ties, or one number.
    """

    @rule
    def places(s, out):
        for seat in range(s.seats):
            mine = standing(s, seat)
            place = 1
            for other in range(s.seats):
                if standing(s, other) > mine:
                    place += 1
            out[seat] = place

    return places


# -- features ------------------------------------------------------------------------------------------------------


@rule
def one_hot(out, at, chosen, size):
    """`size` features, 1 for the chosen one (none: -1); where the next ones begin."""
    for k in range(size):
        out[at + k] = 1.0 if k == chosen else 0.0
    return at + size


@rule
def observe_pending(s, out, at, kinds, arguments):
    """The decision that is asked, one of so many kinds, and its first arguments; where the next features begin."""
    at = one_hot(out, at, pending.kind(s) if s.depth > 0 else -1, kinds)
    for k in range(arguments):
        out[at + k] = pending.arg(s, k) / 10.0 if s.depth > 0 else 0.0
    return at + arguments


@rule
def observe_options(s, out, at):
    """The switches as they stand in the record; where the next features begin."""
    for k in range(s.options.shape[0]):
        out[at + k] = s.options[k]
    return at + s.options.shape[0]
