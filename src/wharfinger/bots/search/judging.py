"""What a whole turn is worth: the search looks on from its end, knowing what the seat that played it may know."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from wharfinger.kernel.position import Position
from wharfinger.kernel.secrecy import showed_something

from .. import digest
from .planting import plant

WORLDS = 4
"""Deals over which a turn that shows something is judged."""


class Worth(NamedTuple):
    """What a seat can expect: its share of the win and its final points."""

    win: float
    points: float


def turn_over(start: Position, now: Position) -> bool:
    """Whether the turn that a position begins has ended."""
    return (now.turn, now.actor) != (start.turn, start.actor)


def played(start: Position, codes: Sequence[int]) -> Position | None:
    """The position after some decisions, if they are legal one after the other."""
    after = start.copy()
    for code in codes:
        if code not in after.legal_codes():
            return None
        after.play(code)
    return after


def shows_something(start: Position, codes: Sequence[int]) -> bool:
    """Whether a turn shows something that was hidden, or asks chance."""
    before = start.copy()
    for code in codes:
        after = before.copy()
        after.play(code)
        if showed_something(before, code, after):
            return True
        before = after
    return False


def worth(after: Position, seat: int, simulations: int, seed: int = 0, seconds: float | None = None) -> Worth:
    """What a seat can expect of a position in which anybody may be to decide."""
    if after.actor is None:
        places = after.places()
        return Worth(1 / places.count(1) if places[seat] == 1 else 0.0, float(after.scores()[seat]))
    mixed = digest(seed, after.batch.tobytes())
    forest = plant(after, mixed, 1, simulations)
    forest.seat = seat
    forest.grow(simulations, seconds)
    best = forest.branches()[0]
    return Worth(float(best.wins[seat]), float(best.points[seat]))


def ends_of_turn(start: Position, codes: Sequence[int]) -> list[Position]:
    """Where a turn leads, from what its seat may know: in several deals if it shows something."""
    seat = start.actor
    known = start.concealed(seat, seed=0)
    first = played(known, codes)
    if first is None:
        return []
    others = range(1, WORLDS) if shows_something(known, codes) else ()
    ends = (played(start.concealed(seat, seed=world), codes) for world in others)
    return [first, *(end for end in ends if end is not None)]


def shared(searches: int, simulations: int, seconds: float | None) -> tuple[int, float | None]:
    """The simulations and the time of each of some searches."""
    return max(1, simulations // searches), None if seconds is None else seconds / searches


def worth_of_turn(
    start: Position, codes: Sequence[int], simulations: int, seed: int = 0, seconds: float | None = None
) -> Worth | None:
    """What a turn is worth to who plays it, on several deals if it shows something; None if it is not legal."""
    assert start.actor is not None
    ends = ends_of_turn(start, codes)
    if not ends:
        return None
    each, time = shared(len(ends), simulations, seconds)
    found = [worth(end, start.actor, each, seed, time) for end in ends]
    return Worth(sum(one.win for one in found) / len(found), sum(one.points for one in found) / len(found))
