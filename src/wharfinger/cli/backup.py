"""`wharfinger backup`: the whole database in one file, while the server runs."""

from __future__ import annotations

import argparse
from pathlib import Path

from .language import decimal, texts
from .operating import add_database, database_of


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Where to."""
    say = texts()
    parser.add_argument("file", type=Path, help=say("arg-backup-file"))
    add_database(parser)
    parser.add_argument("--replace", action="store_true", help=say("arg-backup-replace"))


def run(args: argparse.Namespace) -> None:
    """Take a backup."""
    from wharfinger.server.store.backup import back_up

    made = back_up(database_of(args), args.file, args.replace)
    size = decimal(args.file.stat().st_size / 1e6, 1)
    rows = made.rows
    print(texts()("backup-done", file=str(args.file), size=size, tables=rows["tables"], people=rows["visitors"]))
