"""What happened and what a choice does, as message ids with arguments: the client names them in its own language."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from . import outgoing
from .wire import Text

if TYPE_CHECKING:
    from wharfinger.kernel.events import Event
    from wharfinger.kernel.game import Game


def plain(value: Any) -> str | int:
    """An argument as it travels: a number (a seat, an amount) or an id; nothing is an empty text."""
    if value is None:
        return ""
    return value if isinstance(value, str) else int(value)


def line(game: Game, event: Event) -> Text:
    """The sentence of an event: a `player` is a seat; a text is an id that the catalogue may name."""
    given = {**event.arguments, **game.definition.details(event)}
    return Text(
        f"event-{event.name}".replace("_", "-"),
        {name: plain(value) for name, value in given.items()},
    )


def told(game: Game, event: Event) -> outgoing.Event:
    """An event as it is sent."""
    args = {name: None if value is None else plain(value) for name, value in event.arguments.items()}
    return outgoing.Event(event.name, args, line(game, event))


def hint(game: Game, state: Any, code: int) -> Text | None:
    """What a choice does now."""
    made = game.definition.hint
    if made is None:
        return None
    key, args = made(state, code)
    return Text(key.replace("_", "-"), {name: plain(value) for name, value in args.items()}) if key else None
