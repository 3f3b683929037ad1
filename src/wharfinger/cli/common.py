"""What the commands share: console, catalogue, progress, arguments that several of them take, drawing a table."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Collection, Iterator
from contextlib import contextmanager
from types import ModuleType
from typing import TYPE_CHECKING, Any

from wharfinger.kernel import parts
from wharfinger.kernel.errors import BadOption, shown
from wharfinger.kernel.texts import name_of

from .arguments import whole
from .language import texts

if TYPE_CHECKING:
    from rich.console import Console, RenderableType

    from wharfinger.kernel.game import Game, Progress
    from wharfinger.kernel.position import Position

NARROWEST, PIPE = 80, 100
FULL = 40
"""Lines from which on it is worth while to try whether the whole table fits."""
Rows = list["tuple[range, RenderableType]"]
"""Parts of a table with the levels of detail on which they are shown; 0 is the least."""


def wrong(key: str, **arguments: Any) -> BadOption:
    """That something was asked wrongly, as a message of the command line."""
    return BadOption(texts()(key, **arguments))


def console(stderr: bool = False) -> Console:
    """A console: at least 80 columns, 100 where nobody knows (a pipe), colours as the terminal and NO_COLOR say."""
    from rich.console import Console

    stream = sys.stderr if stderr else sys.stdout
    if hasattr(stream, "reconfigure"):  # a terminal that cannot show a character shows something else, never an error
        stream.reconfigure(errors="replace")
    made = Console(stderr=stderr, highlight=False, emoji=False, markup=False)
    width = made.width if made.is_terminal or "COLUMNS" in os.environ else PIPE
    made.width = max(NARROWEST, width)
    return made


def unicode(made: Console) -> bool:
    """Whether the terminal can show more than ASCII."""
    return made.encoding.lower().startswith("utf")


def read(prompt: str) -> str | None:
    """A line from the player, or None when there are no more (Ctrl-D)."""
    try:
        return input(prompt).strip()
    except EOFError:
        print()
        return None


@contextmanager
def compiling() -> Iterator[Progress]:
    """A progress bar on standard error that appears with the first thing to compile."""
    from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn

    say = texts()
    bar = Progress(TextColumn("{task.description}"), BarColumn(), TimeElapsedColumn(), console=console(stderr=True))
    tasks: list[Any] = []

    def tell(what: str, done: int, total: int) -> None:
        if not tasks:
            bar.start()
            tasks.append(bar.add_task(""))
        bar.update(tasks[0], description=say("compiling", what=what), completed=done, total=total)

    try:
        yield tell
    finally:
        if tasks:
            bar.stop()


# -- arguments ---------------------------------------------------------------------------------------------------


def add_game(parser: argparse.ArgumentParser, optional: bool = False) -> None:
    """The name of the game, and the components it is played on."""
    say = texts()
    parser.add_argument("game", nargs="?" if optional else None, help=say("arg-game"))
    parser.add_argument("--components", metavar="DIR", help=say("arg-components"))


def add_options(parser: argparse.ArgumentParser) -> None:
    """The game's switches."""
    say = texts()
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help=say("arg-option"))


def add_seed(parser: argparse.ArgumentParser, default: int | None = None) -> None:
    """The seed, checked."""
    parser.add_argument("--seed", type=whole, default=default, metavar="N", help=texts()("arg-seed"))


def add_ray(parser: argparse.ArgumentParser) -> None:
    """Where to run, if not on this machine alone."""
    parser.add_argument("--ray", metavar="ADDRESS", help=texts()("arg-ray"))


def options(given: list[str]) -> dict[str, str]:
    """`name=value` as a dictionary."""
    made: dict[str, str] = {}
    for item in given:
        name, equals, value = item.partition("=")
        if not equals or not name.strip():
            raise wrong("wrong-option", value=shown(item))
        if name.strip() in made:
            raise wrong("wrong-option-twice", option=shown(name.strip()))
        made[name.strip()] = value.strip()
    return made


def words(text: str) -> list[str]:
    """`a,b,c` as a list."""
    return [word.strip() for word in text.split(",")]


# -- showing a game ----------------------------------------------------------------------------------------------


part = parts.part


def table_module(game: Game) -> ModuleType | None:
    """The game's own way to draw itself, if it has one."""
    return part(game, "terminal")


def extras(game: Game) -> Collection[str]:
    """Decisions on what may be done beside what a turn is about."""
    return getattr(table_module(game), "EXTRAS", ())


def table(position: Position, seat: int | None, made: Console) -> RenderableType:
    """The table as a seat sees it."""
    module = table_module(position.game)
    view = position.view(seat)
    if module is None:
        from .generic import draw

        return draw(view)
    drawn: RenderableType = module.draw(view, made.width, unicode(made), position.options)
    return drawn


def tables(position: Position, seat: int | None, made: Console, room: int) -> Iterator[RenderableType | Rows]:
    """The table for so many lines, from its fullest form to its shortest; the last one gives way row by row."""
    module = part(position.game, "terminal_short")
    if module is None or room >= FULL:
        yield table(position, seat, made)
    if module is not None:
        view, options = position.view(seat), position.options
        yield from module.forms(view, made.width, room, unicode(made), options)
        yield module.rows(view, made.width, unicode(made), options)


def pages(position: Position, seat: int | None, made: Console, room: int) -> list[RenderableType]:
    """The whole table in parts, none of them higher than the room if the game can help it."""
    module = table_module(position.game)
    if module is None or not hasattr(module, "pages"):
        return [table(position, seat, made)]
    drawn: list[RenderableType] = module.pages(position.view(seat), made.width, room, unicode(made), position.options)
    return drawn


def standings(position: Position, seat: int | None, made: Console) -> RenderableType:
    """Points and places."""
    module = table_module(position.game)
    if module is None or not hasattr(module, "scores"):
        from .generic import scores

        return scores(position.names, position.view(seat)["scores"], position.places() if position.over else None)
    drawn: RenderableType = module.scores(position.view(seat), position.places(), unicode(made))
    return drawn


def result(position: Position) -> str:
    """Who won; or in a solo game the points, and what they are worth if the rules say so."""
    say, names = texts(), position.names
    if position.seats == 1:
        points, own = position.scores()[0], position.texts()
        level = parts.level(position.game, points)
        worth = own(level[0], **level[1]) if own is not None and level is not None else ""
        return " ".join(filter(None, (say("solo-result", name=names[0], points=points), worth)))
    winners = [name for name, place in zip(names, position.places(), strict=True) if place == 1]
    key = "winners" if len(winners) > 1 else "winner-you" if winners[0] == say("name-you") else "winner"
    return " ".join([say(key, names=say.listed(winners), ending=_ending(position)), *_ties(position)])


def _ties(position: Position) -> list[str]:
    """Why one of two players with equal points is ahead, or both share the place."""
    own, scores = position.texts(), position.scores()
    if own is None:
        return []
    made = []
    for seats, rule, amounts in parts.ties(position.game, position.state, scores, position.places()):
        names = [position.names[seat] for seat in seats]
        told = [f"{name} {amount}" for name, amount in zip(names, amounts, strict=True)] if amounts else names
        made.append(own(rule, points=scores[seats[0]], standing=own.listed(told)))
    return made


def _ending(position: Position) -> str:
    """How a game ended, in words."""
    own, ending = position.texts(), str(position.ending)
    key = f"ending-{ending.replace(' ', '-')}"
    return own(key) if own is not None and own.has(key) else ending


def question(position: Position) -> str:
    """What is asked, with its numbers where the game says them; about extras, whether there are to be any."""
    own, asked = position.texts(), parts.question(position.game, position.state)
    if asked is None or own is None or position.phase in extras(position.game):
        return position.prompt
    key, arguments = asked
    return own(key, **named(position, arguments))


def named(position: Position, given: dict[str, Any]) -> dict[str, Any]:
    """Arguments of a message with seats and ids named."""
    say = position.texts()
    arguments = dict(given)
    for name, value in given.items():
        if name in ("player", "seat") and isinstance(value, int):
            arguments[name] = position.names[value]
        elif isinstance(value, str) and say is not None:
            arguments[name] = name_of(say, name, value)
    return arguments
