"""`wharfinger serve`: play in the browser."""

from __future__ import annotations

import argparse
import os

from wharfinger.kernel.errors import shown

from . import common
from .arguments import positive
from .language import texts


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments of `serve`."""
    say = texts()
    parser.add_argument("--host", default="127.0.0.1", help=say("arg-host"))
    parser.add_argument("--port", type=positive, default=8000, metavar="N", help=say("arg-port"))
    parser.add_argument("--database", metavar="URL", help=say("arg-database"))
    parser.add_argument("--workers", type=positive, default=1, metavar="N", help=say("arg-serve-workers"))
    parser.add_argument("--analyses", type=positive, default=2, metavar="N", help=say("arg-analyses"))
    files = say("arg-serve-components")
    parser.add_argument("--components", action="append", default=[], metavar="GAME=DIR", help=files)
    parser.add_argument("--url", default="", help=say("arg-url"))
    parser.add_argument("--origin", action="append", default=[], metavar="URL", help=say("arg-origin"))
    parser.add_argument("--behind-proxy", default="", metavar="ADDRESSES", help=say("arg-behind-proxy"))
    parser.add_argument("--connections", type=positive, default=2000, metavar="N", help=say("arg-connections"))
    parser.add_argument("--connections-each", type=positive, default=100, metavar="N", help=say("arg-connections-each"))
    parser.add_argument("--grace", type=positive, default=120, metavar="SECONDS", help=say("arg-grace"))
    parser.add_argument("--smtp", metavar="URL", help=say("arg-smtp"))
    parser.add_argument("--mail-from", default="", metavar="ADDRESS", help=say("arg-mail-from"))
    parser.add_argument("--no-open", action="store_true", help=say("arg-no-open"))


def run(args: argparse.Namespace) -> None:
    """Serve until stopped."""
    from wharfinger.server.config import Settings, default_database, static_folder
    from wharfinger.server.run import serve

    say = texts()
    settings = Settings(
        host=args.host,
        port=args.port,
        database=args.database or default_database(),
        workers=args.workers,
        engines=os.environ.get("WHARFINGER_ENGINES", "1") != "0",
        analyses=args.analyses,
        origins=tuple(origin.rstrip("/") for origin in args.origin),
        url=args.url.rstrip("/"),
        components=chosen_components(args.components),
        proxies=tuple(filter(None, args.behind_proxy.split(","))),
        connections=args.connections,
        connections_each=args.connections_each,
        grace=args.grace,
        smtp=args.smtp or os.environ.get("WHARFINGER_SMTP", ""),
        mail_from=args.mail_from or os.environ.get("WHARFINGER_MAIL_FROM", ""),
        rate=float(os.environ.get("WHARFINGER_RATE", "1")),
        clock_shift=float(os.environ.get("WHARFINGER_CLOCK_SHIFT", "0")),
    )
    built = static_folder() is not None
    line = say("serving" if built else "serving-unbuilt", address=settings.address)
    serve(settings, built and not args.no_open, lambda: print(line, flush=True))


def chosen_components(given: list[str]) -> dict[str, str]:
    """Folders of component files by game, from words such as hamburgum=DIR."""
    found: dict[str, str] = {}
    for item in given:
        game, _, folder = item.partition("=")
        if not folder or game in found:
            raise common.wrong("wrong-serve-components", value=shown(item))
        found[game] = folder
    return found
