"""`wharfinger think`: think for the bots and analyses of servers that share a PostgreSQL database."""

from __future__ import annotations

import argparse
import os

from wharfinger.kernel import registry

from . import common
from .arguments import positive
from .language import texts
from .serve import chosen_components


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments of `think`."""
    say = texts()
    parser.add_argument("--database", metavar="URL", help=say("arg-think-database"))
    parser.add_argument(
        "--processes", type=positive, default=max(1, os.cpu_count() or 1), metavar="N", help=say("arg-processes")
    )
    files = say("arg-serve-components")
    parser.add_argument("--components", action="append", default=[], metavar="GAME=DIR", help=files)


def run(args: argparse.Namespace) -> None:
    """Think until stopped."""
    from wharfinger.server.store.migrate import engine_url

    url = args.database or os.environ.get("WHARFINGER_DATABASE", "")
    if not url or engine_url(url).get_backend_name() != "postgresql":
        raise common.wrong("wrong-think-database")
    for name, folder in chosen_components(args.components).items():
        registry.use(name, folder)
    from wharfinger.server.run import set_logging
    from wharfinger.server.workers.thinking import think

    set_logging()
    line = texts()("serving-queue", processes=args.processes)
    think(url, args.processes, lambda: print(line, flush=True))
