"""What the rules of every game need: the start of a deal, amounts as answers, points and places."""

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


def counting(base: int, most: int) -> tuple[Callable[..., Any], Callable[..., Any]]:
    """The rules `counts` and `and_more` of a game in which the codes from `base` on name the amounts 0 to `most`.

    `counts(out, low, high)` lists the amounts from low to high and returns their number. Where more than `most` are
    possible, the last code means "so many and more": `and_more(amount, high)` says so, and the rest is asked next.
    """

    @rule
    def counts(out, low, high):
        n = 0
        for amount in range(min(low, most), min(high, most) + 1):
            out[n] = base + amount
            n += 1
        return n

    @rule
    def and_more(amount, high):
        return amount == most and high > most

    return counts, and_more


def scoring(points: Callable[..., Any]) -> Callable[..., Any]:
    """The rule `scores` of a game, from the rule `points(s, seat)`."""

    @rule
    def scores(s, out):
        for seat in range(s.seats):
            out[seat] = points(s, seat)

    return scores


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
