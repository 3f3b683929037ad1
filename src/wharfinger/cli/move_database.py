"""`wharfinger move-database`: everything from SQLite to PostgreSQL, or back."""

from __future__ import annotations

import argparse

from .language import texts
from .operating import progress


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """From where to where."""
    say = texts()
    parser.add_argument("source", metavar="FROM", help=say("arg-move-from"))
    parser.add_argument("target", metavar="TO", help=say("arg-move-to"))


def run(args: argparse.Namespace) -> None:
    """Move it."""
    from wharfinger.server.store.moving import move

    with progress("moving") as tell:
        rows = move(args.source, args.target, tell)
    print(texts()("move-done", tables=rows["tables"], people=rows["visitors"], rows=sum(rows.values())))
