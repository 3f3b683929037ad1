"""`wharfinger learn`: evaluation weights that predict better how the search's own games end."""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Iterator
from typing import TYPE_CHECKING

from . import common, fitting
from .arguments import real, whole
from .language import decimal, texts

if TYPE_CHECKING:
    from wharfinger.arena.learn import Comparison, Sample


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments of `learn`."""
    say = texts()
    fitting.add_arguments(parser, "2")
    parser.add_argument("--rounds", type=whole, default=3, metavar="N", help=say("arg-learn-rounds"))
    parser.add_argument("--games", type=whole, default=600, metavar="N", help=say("arg-learn-games"))
    parser.add_argument("--simulations", type=whole, default=100, metavar="N", help=say("arg-learn-simulations"))
    parser.add_argument("--shake", type=real, default=0.3, metavar="X", help=say("arg-learn-shake"))
    parser.add_argument("--check", type=whole, default=120, metavar="N", help=say("arg-learn-check"))
    parser.add_argument("--blend", type=real, default=1.0, metavar="X", help=say("arg-learn-blend"))


def run(args: argparse.Namespace) -> None:
    """Play, learn, and so on; check; fit; and write what came of it."""
    from wharfinger.arena import crews
    from wharfinger.arena.fitting import evaluation_of
    from wharfinger.arena.learn import FOLDS, Plan, learn
    from wharfinger.kernel import registry

    game = registry.game(args.game)
    evaluation_of(game)
    players, given = fitting.players_given(game, args.players), game.bounded(common.options(args.option))
    game.encode_options(given)
    fitting.check_least(args, rounds=1, games=FOLDS, simulations=1, check=0, fit=1)
    if 0 < args.check < 2 * len(players):
        raise common.wrong("wrong-check", least=2 * len(players), value=args.check)
    if not 0.0 < args.blend <= 1.0:
        raise common.wrong("wrong-part", option="--blend", value=args.blend)
    if args.shake < 0.0:
        raise common.wrong("wrong-least", option="--shake", least=0, value=args.shake)
    plan = Plan(
        players, given, args.rounds, args.games, args.simulations, args.shake, args.check, args.blend, args.fit,
        args.seed,
    )  # fmt: skip
    with crews.processes(args.workers, args.ray) as crew, fitting.journal(args, game, plan) as journal:
        found = learn(game, plan, crew, journal, _played, _round, _compared)
    fitting.put(found, args.write)


def _played(games: Iterator[Sample], total: int, number: int) -> Iterator[Sample]:
    """Games as they are finished, with progress on standard error."""
    say, began = texts(), time.monotonic()
    what = say("learn-round", number=number) if number else say("learn-check")
    for done, sample in enumerate(games, 1):
        seconds = decimal(time.monotonic() - began)
        line = say("learn-progress", what=what, done=done, total=total, seconds=seconds)
        print(f"\r\033[K{line}", end="", file=sys.stderr)
        yield sample
    print("\r\033[K", end="", file=sys.stderr, flush=True)


def _round(number: int, points: float, before: float, after: float) -> None:
    numbers = {"points": decimal(points, 1), "before": decimal(before, 3), "after": decimal(after, 3)}
    print(texts()("learn-round-done", number=number, **numbers), file=sys.stderr, flush=True)


def _compared(found: Comparison) -> None:
    numbers = {"new": decimal(found.new_points, 1), "old": decimal(found.old_points, 1), "wins": decimal(found.wins, 3)}
    print(texts()("learn-compared", players=found.players, **numbers), file=sys.stderr, flush=True)
