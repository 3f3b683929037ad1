"""What `tune` and `learn` have in common: arguments, and where the result goes."""

from __future__ import annotations

import argparse
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING, Any

from wharfinger.kernel.errors import shown, unwritable

from . import common
from .arguments import positive, whole
from .language import texts

if TYPE_CHECKING:
    from wharfinger.arena.journal import Journal
    from wharfinger.kernel.game import Game


def add_arguments(parser: argparse.ArgumentParser, players: str) -> None:
    """The game, for how many players, on which deals, and where to write."""
    say = texts()
    parser.add_argument("game", help=say("arg-game"))
    parser.add_argument("--players", default=players, metavar="LIST", help=say("arg-fit-players", players=players))
    common.add_options(parser)
    parser.add_argument("--fit", type=whole, default=400, metavar="N", help=say("arg-fit"))
    parser.add_argument("--seed", type=whole, default=0, metavar="N", help=say("arg-fit-seed"))
    parser.add_argument("--workers", type=positive, metavar="N", help=say("arg-fit-workers"))
    common.add_ray(parser)
    parser.add_argument("--journal", metavar="FILE", help=say("arg-journal"))
    parser.add_argument("--write", metavar="FILE", help=say("arg-fit-write"))


def players_given(game: Game, given: str) -> list[int]:
    """Numbers of players from a word like 2,3."""
    words = given.split(",")
    if not all(word.strip().isdecimal() for word in words):
        raise common.wrong("wrong-numbers", option="--players", value=shown(given))
    return [game.check_seats(int(word)) for word in words]


def check_least(args: argparse.Namespace, **least: int) -> None:
    """Refuse numbers that are too small."""
    for name, number in least.items():
        if getattr(args, name) < number:
            raise common.wrong("wrong-least", option=f"--{name}", least=number, value=getattr(args, name))


def journal(args: argparse.Namespace, game: Game, plan: Any) -> Journal:
    """The journal that was asked for, of this plan for this game."""
    from wharfinger import __version__
    from wharfinger.arena.journal import Journal

    rules, components = game.definition.version, game.definition.components.mark
    asked = {"command": args.command, "game": game.name, "rules": rules, "components": components}
    path = None if args.journal is None else Path(args.journal)
    return Journal(path, {**asked, "version": __version__, **asdict(plan)})


def put(text: str, file: str | None) -> None:
    """Write an evaluation file where it was asked for."""
    if file:
        try:
            Path(file).write_text(text, encoding="utf-8")
        except OSError as error:
            raise unwritable(file, error) from None
    else:
        print(text, end="")
