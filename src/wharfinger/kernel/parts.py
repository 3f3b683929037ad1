"""The modules of a game's `ui` that a game may have or not."""

from __future__ import annotations

import importlib
from collections.abc import Sequence
from functools import cache
from types import ModuleType
from typing import TYPE_CHECKING, Any, NamedTuple

if TYPE_CHECKING:
    from .events import Event
    from .game import Game


@cache
def part(game: Game, name: str) -> ModuleType | None:
    """A module of a game's `ui` by name, if it has one."""
    package = f"{game.rules.__name__.removesuffix('.rules')}.ui"
    try:
        return importlib.import_module(f"{package}.{name}")
    except ModuleNotFoundError as error:
        if error.name not in (package, f"{package}.{name}"):
            raise
        return None


def question(game: Game, state: Any) -> tuple[str, dict[str, Any]] | None:
    """The message of the pending decision with its numbers, where the game has one beside the usual prompt."""
    module = part(game, "questions")
    return None if module is None else module.question(state)


def sources(game: Game, state: Any, seat: int, events: Sequence[Event]) -> dict[str, int]:
    """What a seat's points came from, by source (`source-ID`); their sum is its score. Empty if nobody says."""
    module = part(game, "sources")
    return {} if module is None else module.sources(state, seat, events)


class Tie(NamedTuple):
    """Seats with equal points, those ahead first, and the message that says what decides between them."""

    seats: list[int]
    rule: str
    amounts: list[int]
    """What decides, by these seats; empty if the rules have nothing that could."""


def ties(game: Game, state: Any, scores: Sequence[int], places: Sequence[int]) -> list[Tie]:
    """Who ended with equal points, and why one is ahead or the place is shared (`tie-…`)."""
    module = part(game, "results")
    broken = None if module is None else module.tie_break(state)
    made = []
    for points in sorted(set(scores), reverse=True):
        seats = sorted((seat for seat, one in enumerate(scores) if one == points), key=lambda seat: places[seat])
        if len(seats) < 2:
            continue
        if broken is None:
            made.append(Tie(seats, "tie-shared", []))
        else:
            rule, amounts = broken[0], [broken[1][seat] for seat in seats]
            equal = len(set(amounts)) == 1
            made.append(Tie(seats, "tie-equal", []) if equal else Tie(seats, rule, amounts))
    return made


def level(game: Game, points: int) -> tuple[str, dict[str, Any]] | None:
    """What the points of a solo game are worth, as a message of the game, where its rules say so."""
    module = part(game, "results")
    return None if module is None or not hasattr(module, "level") else module.level(points)
