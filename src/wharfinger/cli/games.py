"""`wharfinger games`: what can be played."""

from __future__ import annotations

import argparse

from .common import console
from .language import texts


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """None."""


def run(args: argparse.Namespace) -> None:
    """A line for each game."""
    from rich.table import Table

    from wharfinger.kernel import registry
    from wharfinger.kernel.texts import catalogue

    say = texts()
    grid = Table.grid(padding=(0, 2))
    for name in registry.names():
        definition = registry.game(name).definition
        own = catalogue(definition.texts) if definition.texts else None
        about = own("summary") if own is not None and own.has("summary") else ""
        low, high = definition.seats
        grid.add_row(name, definition.title, say("players", low=low, high=high), about)
    console().print(grid)
