"""`wharfinger play`: a game at the terminal, people and bots at one table."""

from __future__ import annotations

import argparse
import datetime
import secrets
from pathlib import Path
from typing import TYPE_CHECKING, Any

from wharfinger.bots.specs import split
from wharfinger.kernel.errors import BadFile, shown
from wharfinger.kernel.folders import data_folder

from . import common
from .arguments import positive
from .common import read
from .keeping import sidecar
from .language import texts
from .session import Session

if TYPE_CHECKING:
    from rich.console import Console

    from wharfinger.bots import Bot
    from wharfinger.kernel.compiler import Compiler
    from wharfinger.kernel.game import Game
    from wharfinger.kernel.position import Position

HUMAN, PROGRAM = "human", "program"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments of `play`."""
    say = texts()
    common.add_game(parser, optional=True)
    parser.add_argument("--players", type=positive, metavar="N", help=say("arg-players"))
    parser.add_argument("--seats", metavar="LIST", help=say("arg-seats"))
    parser.add_argument("--names", metavar="LIST", help=say("arg-names"))
    common.add_seed(parser)
    common.add_options(parser)
    parser.add_argument("--list-options", action="store_true", help=say("arg-list-options"))
    parser.add_argument("--save", metavar="FILE", help=say("arg-save"))
    parser.add_argument("--resume", metavar="FILE", help=say("arg-resume"))
    parser.add_argument("--no-confirm", action="store_true", help=say("arg-no-confirm"))


def run(args: argparse.Namespace) -> int:
    """Play, until the game or the patience ends."""
    console = common.console()
    if args.list_options:
        list_options(args, console)
        return 0
    session = resumed(args, console) if args.resume else begun(args, console)
    session.confirms = not args.no_confirm
    return session.run()


# -- beginning ---------------------------------------------------------------------------------------------------


def list_options(args: argparse.Namespace, console: Console) -> None:
    """The switches of a game with what they mean."""
    from rich.table import Table

    from wharfinger.kernel import registry
    from wharfinger.kernel.texts import catalogue

    say = texts()
    if args.game is None:
        raise common.wrong("wrong-options-game")
    definition = registry.game(args.game, args.components).definition
    own = catalogue(definition.texts) if definition.texts else None
    table = Table(title=say("options-title", game=definition.title), show_lines=True)
    for key in ("col-option", "col-values", "col-meaning", "col-clause"):
        table.add_column(say(key), no_wrap=key == "col-option")
    for option in definition.options:
        key = f"option-{option.name}".replace("_", "-")
        meaning = own(key) if own is not None and own.has(key) else ""
        values = [_value_text(own, option.name, value) for value in option.values]
        if option.text is not None:
            values = [say("any-text", default=option.text)]
        elif not option.values:
            values = [say("number-range", low=option.low, high=option.high, default=option.initial)]
        table.add_row(option.name, "\n".join(values), meaning, option.clause)
    console.print(table)


def _value_text(own: Any, name: str, value: str) -> str:
    key = f"value-{name}-{value}".replace("_", "-")
    return f"{value}: {own(key)}" if own is not None and own.has(key) else value


def begun(args: argparse.Namespace, console: Console) -> Session:
    """A new game."""
    from wharfinger.kernel import registry

    given = common.options(args.option)
    name = args.game or choose_game(console)
    game = registry.game(name, args.components)
    kinds = seat_kinds(args, game)
    names = common.words(args.names) if args.names else default_names(kinds)
    if len(names) != len(kinds):
        raise common.wrong("wrong-names", seats=len(kinds), names=len(names))
    seed = secrets.randbits(31) if args.seed is None else args.seed
    from wharfinger.kernel.position import new

    players = dict(zip(names, kinds, strict=True))
    compiler = background(game, players)
    position = new(name, names, seed, components=args.components, progress=None, **given)
    bots = make_bots(players, position)
    path = Path(args.save) if args.save else default_file(name, seed)
    return Session(position, players, bots, path, console, compiler)


def resumed(args: argparse.Namespace, console: Console) -> Session:
    """A game from its file, with the players it was saved with unless others are given."""
    from wharfinger.kernel.record import Record

    for flag, value in (("--option", args.option), ("--seed", args.seed), ("--players", args.players)):
        if value not in (None, []):
            raise common.wrong("wrong-resumed", option=flag)
    path = Path(args.resume)
    record = Record.load(path, components=args.components)
    if args.game is not None and args.game != record.game.name:
        raise common.wrong("wrong-record-game", file=str(path), has=record.game.name, game=args.game)
    kinds = seat_kinds(args, record.game, len(record.names)) if args.seats else remembered(path, len(record.names))
    if args.names:
        raise common.wrong("wrong-resumed", option="--names")
    players = dict(zip(record.names, kinds, strict=True))
    compiler = background(record.game, players)
    position = record.replay()
    bots = make_bots(players, position)
    return Session(position, players, bots, Path(args.save) if args.save else path, console, compiler)


def background(game: Game, players: dict[str, str]) -> Compiler:
    """What compiles the rules, and what the bots at this table need, while the game goes on."""
    from wharfinger.bots import LEVELS
    from wharfinger.bots.greedy import LOOKAHEAD
    from wharfinger.bots.search.planting import templates
    from wharfinger.kernel.compiler import Compiler
    from wharfinger.kernel.game import DRIVER

    kinds = set(players.values())
    searches = templates(game) if kinds & set(LEVELS) else ()
    files = [DRIVER, *searches, *([LOOKAHEAD] if "greedy" in kinds else [])]
    made = Compiler(lambda game: files)
    made.want(game)
    return made


def choose_game(console: Console) -> str:
    """Ask which game, if there are several."""
    from wharfinger.kernel import registry

    names = registry.names()
    if len(names) == 1:
        return names[0]
    say = texts()
    console.print(say("which-game"))
    for number, name in enumerate(names, 1):
        console.print(f"  {number}  {registry.game(name).definition.title} ({name})")
    while True:
        line = read(say("prompt-mark"))
        if line is None:
            raise common.wrong("wrong-game", games=", ".join(names))
        if line.isdecimal() and 1 <= int(line) <= len(names):
            return names[int(line) - 1]
        if line in names:
            return line
        console.print(say("which-game-again", count=len(names)))


def seat_kinds(args: argparse.Namespace, game: Game, count: int | None = None) -> list[str]:
    """Who sits where, by the arguments."""
    from wharfinger.bots import NAMES
    from wharfinger.bots.program import is_program

    players = count or args.players
    if args.seats:
        kinds = split(args.seats)
        for kind in kinds:
            if kind != HUMAN and kind not in NAMES and not is_program(kind):
                raise common.wrong("wrong-seat", kinds=", ".join((HUMAN, *NAMES)), value=shown(kind))
        if players is not None and len(kinds) != players:
            raise common.wrong("wrong-seats", players=players, seats=len(kinds), value=shown(args.seats))
    else:
        low, high = game.seats
        players = players or max(low, min(3, high))
        kinds = [HUMAN] + ["greedy"] * (players - 1)
    game.check_seats(len(kinds))
    return kinds


def default_names(kinds: list[str]) -> list[str]:
    """You, or Player 1 and 2 where several people play; bots by kind and number."""
    from wharfinger.bots.program import is_program
    from wharfinger.bots.words import player_name

    say = texts()
    people = kinds.count(HUMAN)
    numbers: dict[str, int] = {}
    names = []
    for kind in kinds:
        numbers[kind] = numbers.get(kind, 0) + 1
        if is_program(kind):
            numbers[PROGRAM] = numbers.get(PROGRAM, 0) + 1
            names.append(say("name-program", number=numbers[PROGRAM]))
        elif kind == HUMAN:
            names.append(say("name-you") if people == 1 else say("name-player", number=numbers[kind]))
        else:
            names.append(player_name(kind, numbers[kind]))
    return names


def make_bots(players: dict[str, str], position: Position) -> dict[str, Bot]:
    """A bot for each seat that has one; their seed is the game's, so a resumed game goes on as it would have."""
    from wharfinger.bots import make

    made: dict[str, Bot] = {}
    for number, (name, kind) in enumerate(players.items()):
        if kind != HUMAN:
            made[name] = make(kind, (position.seed or 0) + number)
            made[name].ready(position.game)
    return made


# -- the file ----------------------------------------------------------------------------------------------------


def default_file(game: str, seed: int) -> Path:
    """`<game>-<date>-<seed>.wharf`, with a number where that exists already."""
    folder = data_folder()
    stem = f"{game}-{datetime.date.today().isoformat()}-{seed}"
    path, number = folder / f"{stem}.wharf", 2
    while path.exists():
        path, number = folder / f"{stem}-{number}.wharf", number + 1
    return path


def remembered(path: Path, count: int) -> list[str]:
    """The seats a game was saved with; what a file says is never run as a program."""
    from wharfinger.bots import NAMES
    from wharfinger.bots.program import is_program

    beside = sidecar(path)
    try:
        kinds = split(beside.read_text(encoding="utf-8").strip())
    except (OSError, UnicodeDecodeError):
        raise BadFile(texts()("wrong-seats-unknown", file=str(path), missing=beside.name)) from None
    if any(map(is_program, kinds)):
        raise BadFile(texts()("wrong-seats-program", file=str(beside)))
    if len(kinds) != count or any(kind != HUMAN and kind not in NAMES for kind in kinds):
        given = {"count": count, "kinds": ", ".join((HUMAN, *NAMES))}
        raise BadFile(texts()("wrong-seats-file", file=str(beside), **given))
    return kinds
