"""What happened and what a choice does, as message ids with arguments: the client names them in its own language."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from wharfinger.kernel import parts, pending
from wharfinger.kernel.texts import Several, Worded

from . import outgoing
from .wire import Given, Text

if TYPE_CHECKING:
    from wharfinger.kernel.events import Event
    from wharfinger.kernel.game import Game
    from wharfinger.kernel.telling import Argument, Clause, Telling


def plain(value: Any) -> Given:
    """An argument as it travels: a number (a seat, an amount), an id or messages; nothing is an empty text."""
    if value is None:
        return ""
    if isinstance(value, Several):
        return [text(part) for part in value.parts]
    return text(value) if isinstance(value, str) else int(value)


def text(value: str) -> str | Text:
    """A text as it travels: its message where it knows it, so that everybody reads it in their own language."""
    return (
        Text(value.id, {name: plain(one) for name, one in value.args.items()}) if isinstance(value, Worded) else value
    )


def told(event: Event) -> outgoing.Event:
    """An event as it is sent."""
    args = {
        name: value if value is None or isinstance(value, str) else int(value)
        for name, value in event.arguments.items()
    }
    return outgoing.Event(event.name, args)


def entry(telling: Telling) -> outgoing.Telling:
    """An entry of the log as it is sent."""
    lines = [outgoing.Said(line.by, [clause(one) for one in line.clauses]) for line in telling.lines]
    return outgoing.Telling(None if telling.title is None else clause(telling.title), lines)


def clause(made: Clause) -> outgoing.Clause:
    """A message of the log as it is sent."""
    return outgoing.Clause(made.id.replace("_", "-"), {name: argument(value) for name, value in made.args.items()})


def argument(value: Argument) -> str | int | list[str] | dict[str, int]:
    """Numbers of the rules are NumPy's; those that travel are plain."""
    if isinstance(value, dict):
        return {name: int(amount) for name, amount in value.items()}
    return value if isinstance(value, (str, list)) else int(value)


def question(game: Game, state: Any) -> Text:
    """What is asked, with the numbers that the answer depends on where the game says them."""
    asked = parts.question(game, state)
    if asked is None:
        decision = game.definition.decisions[int(pending.kind(state))]
        return Text(f"decision-{decision.name}".replace("_", "-"), {})
    key, args = asked
    return Text(key, {name: plain(value) for name, value in args.items()})


def reason(game: Game, state: Any, words: str) -> Text | None:
    """Why some words are not legal now, if the game says."""
    key, args = game.definition.why(state, words)
    given = {"player": int(pending.actor(state)), **args}
    return Text(key, {name: plain(value) for name, value in given.items()}) if key else None


def hint(game: Game, state: Any, code: int) -> Text | None:
    """What a choice does now."""
    made = game.definition.hint
    if made is None:
        return None
    key, args = made(state, code)
    return Text(key.replace("_", "-"), {name: plain(value) for name, value in args.items()}) if key else None
