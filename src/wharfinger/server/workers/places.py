"""A point of a game on its way to another process."""

from __future__ import annotations

import msgspec

from wharfinger.kernel import registry
from wharfinger.kernel.position import Position


class Place(msgspec.Struct, frozen=True):
    """A record of the game, and the few decisions that lead from it to the position."""

    game: str
    names: list[str]
    display: dict[str, str]
    state: bytes
    codes: list[int] = []


def place_of(position: Position, version: int, *codes: int) -> Place:
    """A game after so many of its decisions, and then some more; nothing is played here."""
    state, played = position.kept(version)
    return Place(position.game.name, position.names, position.display, state, [*played, *codes])


def position_at(place: Place) -> Position:
    """The position itself."""
    game = registry.game(place.game)
    registry.prepare(game)
    position = Position(game, place.names, None)
    position.display = place.display
    position.batch.view("V1")[:] = memoryview(place.state).cast("B")
    position.start_here()
    for code in place.codes:
        position.play(code)
    return position
