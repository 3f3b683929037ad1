"""What happened and what a choice does, as message ids with arguments: the client names them in its own language."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import TYPE_CHECKING, Any

from wharfinger.cli.common import table_module

if TYPE_CHECKING:
    from wharfinger.kernel.events import Event
    from wharfinger.kernel.game import Game


@cache
def details_of(game: Game) -> Callable[[Event], dict[str, Any]] | None:
    """What a game adds to its events' arguments, if it adds anything."""
    found: Callable[[Event], dict[str, Any]] | None = getattr(table_module(game), "details", None)
    return found


def plain(value: Any) -> str | int:
    """An argument as it travels: a number (a seat, an amount) or an id; nothing is an empty text."""
    if value is None:
        return ""
    return value if isinstance(value, str) else int(value)


def line(game: Game, event: Event) -> dict[str, Any]:
    """The sentence of an event: a `player` is a seat; a text is an id that the catalogue may name."""
    details = details_of(game)
    given: dict[str, Any] = dict(event.arguments)
    if details is not None:
        given |= details(event)
    return {
        "id": f"event-{event.name}".replace("_", "-"),
        "args": {name: plain(value) for name, value in given.items()},
    }


def told(game: Game, event: Event) -> dict[str, Any]:
    """An event as it is sent."""
    return {
        "name": event.name,
        "args": {name: None if value is None else plain(value) for name, value in event.arguments.items()},
        "line": line(game, event),
    }


def hint(game: Game, state: Any, code: int) -> dict[str, Any] | None:
    """What a choice does now."""
    made = game.definition.hint
    if made is None:
        return None
    key, args = made(state, code)
    return {"id": key.replace("_", "-"), "args": {name: plain(value) for name, value in args.items()}} if key else None
