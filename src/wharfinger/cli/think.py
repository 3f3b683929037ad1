"""`wharfinger think`: think for the bots and analyses of servers that share a PostgreSQL database."""

from __future__ import annotations

import argparse
import os

from . import common
from .arguments import positive
from .language import texts
from .setting_flags import add_settings, from_arguments

SETTINGS = {"database", "components", "thinking_seconds", "log", "log_format"}
"""Those of a server that a thinker has too."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments of `think`."""
    each = max(1, os.cpu_count() or 1)
    parser.add_argument("--processes", type=positive, default=each, metavar="N", help=texts()("arg-processes"))
    add_settings(parser, SETTINGS)


def run(args: argparse.Namespace) -> None:
    """Think until stopped."""
    from wharfinger.server.run import check
    from wharfinger.server.workers.thinking import think

    settings = from_arguments(args).settings
    if not settings.postgres:
        raise common.wrong("wrong-think-database")
    check(settings)
    line = texts()("serving-queue", processes=args.processes)
    think(settings, args.processes, lambda: print(line, flush=True))
