"""`wharfinger puzzles`: finds positions in which one turn is clearly best and adds them to a file."""

from __future__ import annotations

import argparse
import sys
import time
from pathlib import Path

from . import common, fitting
from .arguments import positive, whole
from .language import decimal, texts


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments of `puzzles`."""
    say = texts()
    parser.add_argument("game", help=say("arg-game"))
    parser.add_argument("--count", type=positive, default=50, metavar="N", help=say("arg-puzzles-count"))
    parser.add_argument("--players", default="2,3", metavar="N,...", help=say("arg-puzzles-players"))
    parser.add_argument("--simulations", type=positive, default=200, metavar="N", help=say("arg-puzzles-games"))
    parser.add_argument("--judging", type=positive, default=800, metavar="N", help=say("arg-puzzles-judging"))
    parser.add_argument("--again", action="store_true", help=say("arg-puzzles-again"))
    parser.add_argument("--after", type=whole, default=12, metavar="N", help=say("arg-puzzles-after"))
    parser.add_argument("--write", metavar="FILE", help=say("arg-puzzles-write"))
    common.add_options(parser)
    common.add_seed(parser, 1)


def run(args: argparse.Namespace) -> None:
    """Look for puzzles until there are enough."""
    from wharfinger.arena.puzzle_file import file_of
    from wharfinger.arena.puzzles import Plan, collect, judge_again
    from wharfinger.kernel import registry

    game = registry.game(args.game)
    players, given = fitting.players_given(game, args.players), game.bounded(common.options(args.option))
    game.encode_options(given)
    if args.judging < 2:
        raise common.wrong("wrong-least", option="--judging", least=2, value=args.judging)
    path = file_of(game.name) if args.write is None else Path(args.write)
    plan = Plan(game.name, players, given, args.simulations, args.judging, args.seed, args.after)
    say, began = texts(), time.monotonic()
    if args.again:
        for number, total, dropped in judge_again(path, game.name, args.judging):
            seconds = decimal(time.monotonic() - began)
            line = say("puzzles-again", number=number, total=total, dropped=dropped, seconds=seconds)
            print(line, file=sys.stderr, flush=True)
    for number, there in collect(plan, path, args.count):
        seconds = decimal(time.monotonic() - began)
        line = say("puzzles-progress", number=number, there=there, total=args.count, seconds=seconds)
        print(line, file=sys.stderr, flush=True)
    print(say("puzzles-done", count=args.count, file=str(path)))
