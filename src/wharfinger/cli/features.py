"""`wharfinger features`: what an observation of a game is made of."""

from __future__ import annotations

import argparse
import json

from . import common
from .language import texts


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments of `features`."""
    common.add_game(parser)
    parser.add_argument("--json", action="store_true", help=texts()("arg-json"))


def run(args: argparse.Namespace) -> None:
    """A table for each section, or every feature as JSON."""
    from wharfinger.kernel import registry

    game = registry.game(args.game, args.components)
    table = game.definition.features
    if args.json:
        listed = [
            {"name": one.name, "low": one.low, "high": one.high, "unit": one.unit, "meaning": one.meaning}
            for one in table.features
        ]
        print(json.dumps({"game": game.name, "features": listed}, indent=1))
        return
    from rich import box
    from rich.table import Table

    say, console = texts(), common.console()
    console.print(say("features-title", game=game.definition.title, count=len(table)), style="bold")
    for name, place in table.places.items():
        title = say("features-section", section=name, first=place.start, rows=place.rows, width=place.width)
        grid = Table(title=title, title_justify="left", box=box.SIMPLE_HEAD)
        for column in ("name", "range", "unit"):
            grid.add_column(say(f"col-{column}"), no_wrap=True)
        grid.add_column(say("col-meaning"), overflow="fold", ratio=1)
        for one in table.described(name):
            grid.add_row(one.name, f"{one.low} … {one.high}", f"{one.unit:g}", one.meaning)
        console.print(grid)
