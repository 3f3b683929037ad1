"""`wharfinger tune`: better weights for a game's strategy by self-play (CMA-ES), and its calibration fitted to games.

A candidate plays one seat against the present weights on the other seats, by playouts alone: each turn is the best
of some tries. It is scored by its share of the wins and by its lead. All candidates of a generation play the same
deals.
"""

from __future__ import annotations

import argparse
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import numpy as np

from wharfinger.kernel import registry
from wharfinger.kernel.errors import BadOption
from wharfinger.kernel.evaluation import Evaluation
from wharfinger.kernel.game import Game

from .fitting import (
    DUEL,
    add_shared_arguments,
    calibrations,
    evaluation_of,
    options_given,
    players_given,
    put,
    switches,
    written,
)

SMALLEST = 0.15
"""The least step in which a weight is varied, however small it is now."""


def floor(weights: np.ndarray[Any, Any]) -> np.ndarray[Any, Any]:
    """The least that each weight may become: one that is positive stays so."""
    return np.asarray(np.where(weights > 0.0, 0.03 * weights, -np.inf))


def scales(weights: np.ndarray[Any, Any]) -> np.ndarray[Any, Any]:
    """The size of a step for each weight."""
    return np.asarray(np.maximum(np.abs(weights), SMALLEST))


def merit(
    game: Game, seats: int, options: Any, seed: int, games: int, tries: int, candidate: Any, present: Any
) -> tuple[float, float, float]:
    """How a candidate does against the present weights: merit, share of wins, lead in points (solo: points)."""
    driver = registry.prepare(game, DUEL)
    weights = np.stack([present, candidate])
    who = np.zeros((max(seats, games // seats * seats), seats), np.int64)
    who[np.arange(len(who)), np.arange(len(who)) % seats] = 1
    points, places, _ = driver.play(game, seats, options, seed, tries, weights, who)
    mine = points[who == 1].astype(float)
    if seats == 1:
        return float(mine.mean()) / 10.0, 1.0, float(mine.mean())
    won = ((places == 1) / (places == 1).sum(axis=1, keepdims=True))[who == 1]
    others = (points.sum(axis=1) - mine) / (seats - 1)
    lead = float((mine - others).mean())
    usual = max(1.0, float(points.std()))
    share = float(won.mean())
    return share * seats / 2 + lead / usual, share, lead


def tune(args: argparse.Namespace, game: Game, evaluation: Evaluation, tell: Any) -> np.ndarray[Any, Any]:
    """The weights that CMA-ES arrives at; the mean of its distribution, which is steadier than its best candidate."""
    try:
        import cma  # type: ignore[import-untyped]  # the package has no types
    except ImportError:
        raise BadOption("Tuning needs the package cma: install wharfinger[tune].") from None
    options, given = switches(game, options_given(args.option))
    present = evaluation.weights(given).copy()
    step = scales(present)
    seats = players_given(game, args.players)
    search = cma.CMAEvolutionStrategy(
        np.zeros(len(present)), args.step, {"popsize": args.population, "seed": args.seed + 1, "verbose": -9}
    )
    began = time.monotonic()

    def mutant(x: Any) -> Any:
        return np.maximum(present + step * x, floor(present))

    with ThreadPoolExecutor(args.workers) as pool:
        for generation in range(args.generations):
            asked = search.ask()
            deal = args.seed + 100_000 * (generation + 1)
            players = seats[generation % len(seats)]

            def run(x: Any, players: int = players, deal: int = deal) -> tuple[float, float, float]:
                return merit(game, players, options, deal, args.games, args.tries, mutant(x), present)

            found = list(pool.map(run, asked))
            search.tell(asked, [-merits[0] for merits in found])
            tell(generation + 1, np.mean(found, axis=0), time.monotonic() - began)
            if args.seconds and time.monotonic() - began > args.seconds:
                break
    return np.asarray(mutant(search.result.xfavorite))


# -- the command -------------------------------------------------------------------------------------------------


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments of `wharfinger tune`."""
    add_shared_arguments(parser, "3", "each calibration", "threads")
    parser.add_argument(
        "--generations", type=int, default=40, help="generations of CMA-ES; 0: fit the calibration only"
    )
    parser.add_argument("--population", type=int, default=16, help="candidates in a generation (default: 16)")
    parser.add_argument("--games", type=int, default=120, help="games for each candidate (default: 120)")
    parser.add_argument("--tries", type=int, default=8, help="tries for each turn (default: 8)")
    parser.add_argument("--step", type=float, default=0.25, help="first step, as a part of each weight (default: 0.25)")
    parser.add_argument("--seconds", type=float, default=0.0, help="stop after the generation that passes this time")
    parser.add_argument(
        "--blend", type=float, default=1.0, help="how far to go from the hand-set weights to those found (default: 1)"
    )
    parser.add_argument("--check", type=int, default=600, help="games to check the result with (default: 600)")


def run(args: argparse.Namespace) -> int:
    """Tune, check, fit, and write what came of it."""
    game = registry.game(args.game)
    evaluation = evaluation_of(game)
    players_given(game, args.players)
    game.encode_options(options_given(args.option))
    for name in ("population", "games", "tries", "check", "fit"):
        if getattr(args, name) < 1:
            raise BadOption(f"--{name} must be at least 1, not {getattr(args, name)}.")
    if not 0.0 <= args.blend <= 1.0:
        raise BadOption(f"--blend must be between 0 and 1, not {args.blend:g}.")
    registry.prepare(game)
    registry.prepare(game, DUEL)

    def tell(generation: int, means: Any, seconds: float) -> None:
        text = (
            f"generation {generation}: merit {means[0]:.3f}, wins {means[1]:.3f}, lead {means[2]:.2f} ({seconds:.0f} s)"
        )
        print(text, file=sys.stderr, flush=True)

    kind = evaluation.kind(switches(game, options_given(args.option))[1])
    if args.generations > 0:
        evaluation.tuned[kind] = _checked(args, game, evaluation, tune(args, game, evaluation, tell))
    evaluation.tuned[kind] = evaluation.hand + args.blend * (evaluation.tuned[kind] - evaluation.hand)
    given = options_given(args.option)
    fitted = calibrations(game, evaluation, given, args.fit, args.tries, args.seed + 55_000_000, args.workers)
    put(written(evaluation, fitted), args.write)
    return 0


def _checked(args: argparse.Namespace, game: Game, evaluation: Evaluation, found: Any) -> Any:
    """The new weights if fresh deals say that they are better, else the old ones."""
    options, given = switches(game, options_given(args.option))
    present = evaluation.weights(given)
    gain = 0.0
    for seats in players_given(game, args.players):
        new = merit(game, seats, options, args.seed + 77_000_000, args.check, args.tries, found, present)
        old = merit(game, seats, options, args.seed + 77_000_000, args.check, args.tries, present, present)
        print(f"check, {seats} players: {new} against {old}", file=sys.stderr, flush=True)
        gain += new[0] - old[0]
    return found if gain > 0 else present
