"""`wharfinger bench`: how fast a game runs on this machine."""

from __future__ import annotations

import argparse
import json
import sys
from dataclasses import asdict
from typing import TYPE_CHECKING

from wharfinger.kernel.errors import BadOption

from . import common
from .common import texts

if TYPE_CHECKING:
    from wharfinger.arena.bench import Result

USUAL_PLAYERS = 4


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments of `bench`."""
    say = texts()
    common.add_game(parser)
    parser.add_argument("--players", type=common.positive, metavar="N", help=say("arg-bench-players"))
    common.add_options(parser)
    parser.add_argument("--seconds", type=float, default=2.0, metavar="N", help=say("arg-bench-seconds"))
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
        raise BadOption(f"--seconds must be more than 0, not {args.seconds}.")
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
    table.add_row(say("bench-speed"), f"{result.decisions_per_second:,.0f}")
    if result.compiled_to_plain is not None:
        table.add_row(say("bench-plain-speed"), f"{result.plain_decisions_per_second:,.0f}")
        table.add_row(say("bench-ratio"), say("bench-times", times=f"{result.compiled_to_plain:,.0f}"))
    table.add_row(say("bench-length"), f"{result.decisions_per_game:,.0f}")
    table.add_row(say("bench-legal"), say("bench-legal-is", mean=f"{result.legal_mean:.1f}", most=result.legal_max))
    table.add_row(say("bench-record"), say("bench-bytes", count=f"{result.record_bytes:,}"))
    table.add_row(say("bench-copy"), f"{result.copy_us:.3f} µs")
    for name, spread in (("legal", result.legal_us), ("apply", result.apply_us)):
        numbers = {key: f"{spread[key]:.3f}" for key in ("mean", "p99", "max")}
        table.add_row(name, say("bench-spread", times=f"{spread['max_to_mean']:.0f}", **numbers))
    table.add_row(say("bench-python"), ", ".join(f"{k} {v:.1f} µs" for k, v in result.from_python_us.items()))
    if result.first_compilation_s is not None and result.later_start_s is not None:
        first, later = result.first_compilation_s, result.later_start_s
        numbers = {"first": f"{first:.1f}", "later": f"{later:.1f}", "times": f"{first / later:.0f}"}
        table.add_row(say("bench-start"), say("bench-start-is", **numbers))
    common.console().print(table)
