"""What happened and what a choice does, as message ids with arguments: the client names them in its own language."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from wharfinger.kernel.events import Event
    from wharfinger.kernel.game import Game


def plain(value: Any) -> str | int:
    """An argument as it travels: a number (a seat, an amount) or an id; nothing is an empty text."""
    if value is None:
        return ""
    return value if isinstance(value, str) else int(value)


def line(game: Game, event: Event) -> dict[str, Any]:
    """The sentence of an event: a `player` is a seat; a text is an id that the catalogue may name."""
    given = {**event.arguments, **game.definition.details(event)}
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
