"""`wharfinger bench`: how fast a game runs on this machine."""

from __future__ import annotations

import argparse
import json
import sys
from dataclasses import asdict
from typing import TYPE_CHECKING

from . import common
from .arguments import positive, real
from .language import decimal, texts

if TYPE_CHECKING:
    from wharfinger.arena.bench import Result

USUAL_PLAYERS = 4


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments of `bench`."""
    say = texts()
    common.add_game(parser)
    parser.add_argument("--players", type=positive, metavar="N", help=say("arg-bench-players"))
    common.add_options(parser)
    parser.add_argument("--seconds", type=real, default=2.0, metavar="N", help=say("arg-bench-seconds"))
    parser.add_argument("--only", action="store_true", help=say("arg-bench-only"))
    parser.add_argument("--json", action="store_true", help=say("arg-json"))


def run(args: argparse.Namespace) -> None:
    """Measure and print."""
    from wharfinger.arena.bench import measure, plain_speed, starts
    from wharfinger.kernel import registry

    say = texts()
    game = registry.game(args.game, args.components)
    low, high = game.seats
    players = game.check_seats(max(low, min(USUAL_PLAYERS, high)) if args.players is None else args.players)
    if args.seconds <= 0:
        raise common.wrong("wrong-above", option="--seconds", low=0, value=args.seconds)
    options = common.options(args.option)
    registry.prepare(game)
    quiet = args.json or not sys.stderr.isatty()

    def tell(key: str) -> None:
        if not quiet:
            print(f"\r\x1b[K{say(key)}", end="", file=sys.stderr, flush=True)

    tell("bench-compiled")
    result = measure(game, players, options, args.seconds)
    if result.mode != "plain" and not args.only:
        tell("bench-plain")
        result.plain_decisions_per_second = plain_speed(game, players, options, args.components, args.seconds)
        result.compiled_to_plain = result.decisions_per_second / result.plain_decisions_per_second
    if result.mode not in ("plain", "library") and not args.only:
        tell("bench-starts")
        result.first_compilation_s, result.later_start_s = starts(game, players, args.components)
    if not quiet:
        print("\r\x1b[K", end="", file=sys.stderr)
    if args.json:
        print(json.dumps(asdict(result)))
    else:
        show(result)


def show(result: Result) -> None:
    """The result as a table."""
    from rich.table import Table

    say = texts()
    mode = say(f"bench-mode-{result.mode}")
    title = say("bench-title", game=result.game, players=result.players, mode=mode)
    table = Table(title=title, show_header=False)
    table.add_column(style="bold")
    table.add_column(justify="right")
    table.add_row(say("bench-speed"), decimal(result.decisions_per_second))
    if result.compiled_to_plain is not None:
        table.add_row(say("bench-plain-speed"), decimal(result.plain_decisions_per_second or 0.0))
        table.add_row(say("bench-ratio"), say("bench-times", times=decimal(result.compiled_to_plain)))
    table.add_row(say("bench-length"), decimal(result.decisions_per_game))
    table.add_row(say("bench-legal"), say("bench-legal-is", mean=decimal(result.legal_mean, 1), most=result.legal_max))
    table.add_row(say("bench-record"), say("bench-bytes", count=decimal(result.record_bytes)))
    table.add_row(say("bench-copy"), f"{decimal(result.copy_us, 3)} µs")
    for name, spread in (("legal", result.legal_us), ("apply", result.apply_us)):
        numbers = {key: decimal(spread[key], 3) for key in ("mean", "p99", "max")}
        table.add_row(name, say("bench-spread", times=decimal(spread["max_to_mean"]), **numbers))
    table.add_row(say("bench-python"), ", ".join(f"{k} {decimal(v, 1)} µs" for k, v in result.from_python_us.items()))
    if result.first_compilation_s is not None and result.later_start_s is not None:
        first, later = result.first_compilation_s, result.later_start_s
        numbers = {"first": decimal(first, 1), "later": decimal(later, 1), "times": decimal(first / later)}
        table.add_row(say("bench-start"), say("bench-start-is", **numbers))
    common.console().print(table)
