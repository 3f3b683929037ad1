"""`wharfinger COMMAND ...`: reads the arguments and hands over; each command imports what it needs when it runs."""

from __future__ import annotations

import importlib
import os
import sys
from collections.abc import Sequence
from typing import Any

from wharfinger.kernel.errors import WharfingerError

from . import language
from .arguments import WRONG, Parser, fail, translated

COMMANDS = {
    "play": "wharfinger.cli.play",
    "serve": "wharfinger.cli.serve",
    "config": "wharfinger.cli.config",
    "admin": "wharfinger.cli.admin",
    "backup": "wharfinger.cli.backup",
    "restore": "wharfinger.cli.restore",
    "check": "wharfinger.cli.check",
    "move-database": "wharfinger.cli.move_database",
    "think": "wharfinger.cli.think",
    "replay": "wharfinger.cli.replay",
    "analyse": "wharfinger.cli.analyse",
    "arena": "wharfinger.cli.arena",
    "components": "wharfinger.cli.components",
    "features": "wharfinger.cli.features",
    "actions": "wharfinger.cli.actions",
    "perft": "wharfinger.cli.perft",
    "bench": "wharfinger.cli.bench",
    "build": "wharfinger.cli.build",
    "tune": "wharfinger.cli.tune",
    "learn": "wharfinger.cli.learn",
    "selfplay": "wharfinger.cli.selfplay",
    "puzzles": "wharfinger.cli.puzzles",
    "protocol": "wharfinger.cli.protocol",
    "games": "wharfinger.cli.games",
    "texts": "wharfinger.cli.catalogues",
}
"""Each module has `add_arguments(parser)` and `run(args)`, which may return an exit code."""
STOPPED = 130


def parser(chosen: str | None = None) -> Parser:
    """The parser; only the chosen command's module is loaded."""
    from wharfinger import __version__

    from .language import texts

    say = texts()
    made = Parser(prog="wharfinger", description=say("about"), allow_abbrev=False)
    version = f"wharfinger {__version__}"
    made.add_argument("--version", action="version", version=version, help=say("argparse-version"))
    made.add_argument("--language", metavar="CODE", help=say("arg-language", languages=", ".join(language.offered())))
    commands = made.add_subparsers(dest="command", metavar=say("metavar-command"), parser_class=Parser)
    for name, module in COMMANDS.items():
        about = say(f"about-{name}")
        under = commands.add_parser(name, help=about, description=about, allow_abbrev=False)
        if name == chosen:
            importlib.import_module(module).add_arguments(under)
    return made


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command; the exit code is 0, 2 for what was asked wrongly, 130 for Ctrl-C."""
    from wharfinger.kernel.texts import speaking

    words = list(sys.argv[1:] if arguments is None else arguments)
    with speaking(language.system()):  # so that a wrong --language is refused in words that the reader knows
        try:
            words, wanted = language.asked(words)
        except WharfingerError as error:
            fail(str(error))
    with speaking(wanted):
        return _run(words)


def _run(words: list[str]) -> int:
    from wharfinger.kernel.jit import check_mode

    chosen = next((word for word in words if word in COMMANDS), None)
    try:
        with translated():
            made = parser(chosen)
            args: Any = made.parse_args(words)
            if args.command is None:
                made.print_help()
                return 0
        check_mode()
        return int(importlib.import_module(COMMANDS[args.command]).run(args) or 0)
    except WharfingerError as error:
        print(f"wharfinger: {error}", file=sys.stderr)
        return WRONG
    except KeyboardInterrupt:
        return STOPPED
    except BrokenPipeError:  # the reader of a pipe has gone; nothing is left to say
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0


if __name__ == "__main__":
    sys.exit(main())
