"""`wharfinger restore`: a backup into a database."""

from __future__ import annotations

import argparse
from pathlib import Path

from .language import texts
from .operating import add_database, database_of, moment


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Where from, and where to."""
    say = texts()
    parser.add_argument("file", type=Path, help=say("arg-restore-file"))
    add_database(parser)
    parser.add_argument("--replace", action="store_true", help=say("arg-restore-replace"))


def run(args: argparse.Namespace) -> None:
    """Bring it back."""
    from wharfinger.server.store.backup import restore

    made = restore(args.file, database_of(args), args.replace)
    rows = made.rows
    print(texts()("restore-done", made=moment(made.made), tables=rows["tables"], people=rows["visitors"]))
