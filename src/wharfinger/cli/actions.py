"""`wharfinger actions`: the codes of all actions of a game and their names."""

from __future__ import annotations

import argparse
import json

from . import common
from .language import texts


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments of `actions`."""
    common.add_game(parser)
    parser.add_argument("--json", action="store_true", help=texts()("arg-json"))


def run(args: argparse.Namespace) -> None:
    """A line for each code, or JSON."""
    from wharfinger.kernel import registry

    game = registry.game(args.game, args.components)
    names = game.definition.action_names
    if args.json:
        print(json.dumps({"game": game.name, "actions": list(names)}, indent=1))
        return
    width = len(str(len(names) - 1))
    for code, name in enumerate(names):
        print(f"{code:{width}}  {name}")
