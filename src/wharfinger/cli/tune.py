"""`wharfinger tune`: better evaluation weights by self-play, and a calibration fitted to games."""

from __future__ import annotations

import argparse
import sys
from typing import TYPE_CHECKING

from . import common, fitting
from .arguments import real, whole
from .language import decimal, texts

if TYPE_CHECKING:
    from wharfinger.arena.tune import Merits


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments of `tune`."""
    say = texts()
    fitting.add_arguments(parser, "3")
    parser.add_argument("--generations", type=whole, default=40, metavar="N", help=say("arg-tune-generations"))
    parser.add_argument("--population", type=whole, default=16, metavar="N", help=say("arg-tune-population"))
    parser.add_argument("--games", type=whole, default=120, metavar="N", help=say("arg-tune-games"))
    parser.add_argument("--tries", type=whole, default=8, metavar="N", help=say("arg-tune-tries"))
    parser.add_argument("--step", type=real, default=0.25, metavar="X", help=say("arg-tune-step"))
    parser.add_argument("--seconds", type=real, default=0.0, metavar="N", help=say("arg-tune-seconds"))
    parser.add_argument("--blend", type=real, default=1.0, metavar="X", help=say("arg-tune-blend"))
    parser.add_argument("--check", type=whole, default=600, metavar="N", help=say("arg-tune-check"))


def run(args: argparse.Namespace) -> None:
    """Tune, check, fit, and write what came of it."""
    from wharfinger.arena import crews
    from wharfinger.arena.fitting import DUEL, FITTED_ON, calibrations, evaluation_of, switches, written
    from wharfinger.arena.tune import Plan, checked, tune
    from wharfinger.kernel import registry

    say = texts()
    game = registry.game(args.game)
    evaluation = evaluation_of(game)
    players, given = fitting.players_given(game, args.players), common.options(args.option)
    kind = evaluation.kind(switches(game, given)[1])
    fitting.check_least(args, population=1, games=1, tries=1, check=1, fit=1)
    if not 0.0 <= args.blend <= 1.0:
        raise common.wrong("wrong-between", option="--blend", value=args.blend)
    plan = Plan(
        players, given, args.generations, args.population, args.games, args.tries, args.step, args.seconds,
        args.check, args.seed,
    )  # fmt: skip
    registry.prepare(game)
    registry.prepare(game, DUEL)

    def tell(generation: int, merits: Merits, seconds: float) -> None:
        merit, wins, lead = merits
        numbers = {
            "merit": decimal(merit, 3),
            "wins": decimal(wins, 3),
            "lead": decimal(lead, 2),
            "seconds": decimal(seconds),
        }
        print(say("tune-generation", number=generation, **numbers), file=sys.stderr, flush=True)

    def compared(players: int, new: Merits, old: Merits) -> None:
        numbers = {"new": decimal(new[1], 3), "old": decimal(old[1], 3), "lead": decimal(new[2], 2)}
        print(say("tune-check", players=players, **numbers), file=sys.stderr, flush=True)

    with crews.threads(args.workers, args.ray) as crew, fitting.journal(args, game, plan) as journal:
        if args.generations > 0:
            found = tune(game, evaluation, plan, crew, journal, tell)
            evaluation.tuned[kind] = checked(game, evaluation, plan, crew, journal, found, compared)
        evaluation.tuned[kind] = evaluation.hand + args.blend * (evaluation.tuned[kind] - evaluation.hand)
        fitted = calibrations(game, evaluation, given, args.fit, args.tries, args.seed + FITTED_ON, crew)
    fitting.put(written(evaluation, fitted), args.write)
