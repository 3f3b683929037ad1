"""`wharfinger serve`: play in the browser."""

from __future__ import annotations

import argparse

from .language import texts
from .setting_flags import add_settings, from_arguments


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments of `serve`: every setting."""
    add_settings(parser)


def run(args: argparse.Namespace) -> None:
    """Serve until stopped."""
    from wharfinger.server.config import static_folder
    from wharfinger.server.run import serve

    settings = from_arguments(args).settings
    built = static_folder() is not None
    line = texts()("serving" if built else "serving-unbuilt", address=settings.address)
    serve(settings, built and settings.open, lambda: print(line, flush=True))
