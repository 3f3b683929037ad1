"""`wharfinger analyse`: the best turns in a position, thought about for as long as one likes."""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import TYPE_CHECKING

from . import common
from .arguments import positive, seconds, whole
from .language import percent, texts

if TYPE_CHECKING:
    from rich.table import Table

    from wharfinger.bots.search.analysis import Analysis
    from wharfinger.kernel.position import Position


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments of `analyse`."""
    say = texts()
    parser.add_argument("file", nargs="?", help=say("arg-analyse-file"))
    parser.add_argument("--position", metavar="FILE", help=say("arg-analyse-position"))
    parser.add_argument("--to", type=whole, metavar="N", help=say("arg-analyse-to"))
    parser.add_argument("--time", type=seconds, default=None, metavar="S", help=say("arg-analyse-time"))
    parser.add_argument("--simulations", type=positive, metavar="N", help=say("arg-analyse-simulations"))
    parser.add_argument("--lines", type=positive, default=5, metavar="N", help=say("arg-analyse-lines"))
    parser.add_argument("--workers", type=positive, default=2, metavar="N", help=say("arg-analyse-workers"))
    common.add_seed(parser, 0)
    parser.add_argument("--components", metavar="DIR", help=say("arg-components"))
    parser.add_argument("--json", action="store_true", help=say("arg-json"))


def run(args: argparse.Namespace) -> None:
    """Search, with a table that improves while it runs."""
    from wharfinger.bots.search.analysis import analyse

    position = _position(args)
    given = {"seconds": args.time, "simulations": args.simulations, "lines": args.lines, "seed": args.seed}
    if args.time is None and args.simulations is None:
        given["seconds"] = 10.0
    with common.compiling() as progress:
        from wharfinger.bots.search.planting import templates
        from wharfinger.kernel.registry import prepare

        prepare(position.game, templates(position.game)[-1], progress)
    if args.json:
        print(json.dumps(analyse(position, trees=args.workers, **given).as_dict()))
        return
    console = common.console()
    say = texts()
    assert position.actor is not None
    asks = say("analyse-asks", player=position.names[position.actor], turn=position.turn + 1)
    console.print(f"{asks} {position.prompt}")
    if not console.is_terminal:
        console.print(_table(position, analyse(position, trees=args.workers, **given)))
        return
    from rich.live import Live

    with Live(console=console, auto_refresh=False) as live:

        def show(found: Analysis) -> None:
            live.update(_table(position, found), refresh=True)

        show(analyse(position, trees=args.workers, watch=show, **given))


def _position(args: argparse.Namespace) -> Position:
    """The position that is asked about: of a position file, or of a record, at its end or after a line."""
    from wharfinger.kernel.position import load
    from wharfinger.kernel.record import Record

    if (args.file is None) == (args.position is None):
        raise common.wrong("wrong-analyse-file")
    with common.compiling() as progress:
        if args.position is not None:
            if args.to is not None:
                raise common.wrong("wrong-analyse-to")
            return load(Path(args.position), components=args.components, progress=progress)
        record = Record.load(args.file, components=args.components)
        if args.to is not None and args.to > len(record.moves):
            raise common.wrong("wrong-line", file=args.file, last=str(len(record.moves)), line=str(args.to))
        return record.replay_to(args.to, progress)


def _table(position: Position, found: Analysis) -> Table:
    from rich.table import Table

    say = texts()
    sure = say("analyse-sure", share=round(100 * found.sure))
    title = say("analyse-title", simulations=found.simulations, seconds=round(found.seconds, 1))
    made = Table(title=title, caption=sure, title_justify="left", caption_justify="left", expand=True)
    made.add_column(say("analyse-turn"), ratio=1)
    made.add_column(say("analyse-share"), justify="right", no_wrap=True)
    for name in position.names:
        made.add_column(name, justify="right", no_wrap=True)
    for line in found.lines:
        text = line.text if line.whole else f"{line.text} …"
        cells = [
            say(
                "analyse-promise" if position.seats > 1 else "analyse-points",
                win=round(100 * line.win[seat]),
                error=round(100 * line.win_error[seat]),
                points=round(line.points[seat]),
                spread=round(line.spread[seat]),
            )
            for seat in range(position.seats)
        ]
        made.add_row(text, percent(line.visits / max(1, found.simulations)), *cells)
    return made
