"""`wharfinger perft`: leaves of the tree of decisions, the measure that pins a move generator."""

from __future__ import annotations

import argparse
import time
from pathlib import Path

from wharfinger.kernel.errors import BadOption, message

from . import common
from .arguments import positive, whole
from .language import decimal, texts

DEEPEST = 64


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments of `perft`."""
    say = texts()
    common.add_game(parser, optional=True)
    parser.add_argument("--players", type=positive, metavar="N", help=say("arg-players"))
    parser.add_argument("--depth", type=whole, default=4, metavar="D", help=say("arg-depth"))
    common.add_seed(parser, default=1)
    common.add_options(parser)
    parser.add_argument("--position", metavar="FILE", help=say("arg-position"))
    parser.add_argument("--divide", action="store_true", help=say("arg-divide"))


def run(args: argparse.Namespace) -> None:
    """A table by depth, or by first move."""
    from rich import box
    from rich.table import Table

    from wharfinger.kernel.position import load, new, perft

    say, console = texts(), common.console()
    if args.depth > DEEPEST:
        raise BadOption(message("depth-range", most=DEEPEST, value=args.depth))
    with common.compiling() as progress:
        if args.position:
            position = load(Path(args.position), components=args.components, progress=progress)
            if args.game not in (None, position.game.name):
                given = {"has": position.game.name, "game": args.game}
                raise common.wrong("wrong-position-game", file=args.position, **given)
        elif args.game is None:
            raise common.wrong("wrong-perft-game")
        else:
            given = common.options(args.option)
            players = args.players or 2
            position = new(args.game, players, args.seed, components=args.components, progress=progress, **given)
    console.print(say("perft-title", game=position.game.name, players=position.seats), style="bold")
    table = Table(box=box.SIMPLE_HEAD)
    if args.divide:
        if args.depth < 1:
            raise common.wrong("wrong-divide")
        table.add_column(say("col-move"))
        table.add_column(say("col-leaves"), justify="right")
        total = 0
        for action in position.legal():
            after = position.copy()
            after.play(action)
            leaves = perft(after, args.depth - 1)
            total += leaves
            table.add_row(action.text, str(leaves))
        table.add_section()
        table.add_row(say("total"), str(total))
    else:
        for key in ("col-depth", "col-leaves", "col-seconds", "col-rate"):
            table.add_column(say(key), justify="right")
        for depth in range(args.depth + 1):
            began = time.perf_counter()
            leaves = perft(position, depth)
            took = time.perf_counter() - began
            table.add_row(str(depth), str(leaves), decimal(took, 3), decimal(leaves / max(took, 1e-9)))
    console.print(table)
