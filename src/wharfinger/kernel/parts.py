"""The modules of a game's `ui` that a game may have or not."""

from __future__ import annotations

import importlib
from collections.abc import Sequence
from functools import cache
from types import ModuleType
from typing import TYPE_CHECKING, Any

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
