"""What the rules of every game need: the start of a deal, amounts as answers, points and places, shared features."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from . import pending
from .bits import has
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


# -- features ------------------------------------------------------------------------------------------------------


@rule
def one_hot(out, at, chosen, size):
    """`size` features, 1 for the chosen one (none: -1); where the next ones begin."""
    for k in range(size):
        out[at + k] = 1.0 if k == chosen else 0.0
    return at + size


@rule
def many_hot(out, at, mask, size):
    """`size` features, 1 for each member of a set; where the next ones begin."""
    for k in range(size):
        out[at + k] = 1.0 if has(mask, k) else 0.0
    return at + size


def observing(observe_player: Callable[..., Any], features: int, most: int) -> Callable[..., Any]:
    """The rule `observe_players(s, seat, out)`: the features of a seat, then of the others clockwise.

    `observe_player(s, seat, out, at)` writes those of one player. An empty seat, of at most `most`, has zeros. Returns
    where the next features begin.
    """

    @rule
    def observe_players(s, seat, out):
        at = 0
        for k in range(most):
            if k < s.seats:
                observe_player(s, (seat + k) % s.seats, out, at)
            else:
                for i in range(at, at + features):
                    out[i] = 0.0
            at += features
        return at

    return observe_players


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
