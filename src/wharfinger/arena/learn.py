"""`wharfinger learn`: weights that predict better how the search's own games end.

The search plays against itself with the present weights; on some seats they are shaken, so that different plans meet.
After every turn the value of each seat, less the table's mean, should be what its final points came to. A ridge
regression moves the weights towards that, as strongly as games that were left out say is right. New games are played
with the new weights, and so on.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from itertools import repeat
from multiprocessing import get_context
from pathlib import Path
from typing import Any

import numpy as np

from wharfinger.bots import ask
from wharfinger.bots.search.forest import TREE
from wharfinger.bots.search.player import Budget, Search
from wharfinger.kernel import registry
from wharfinger.kernel.errors import BadOption
from wharfinger.kernel.evaluation import STAGES
from wharfinger.kernel.position import Position, new

from .fitting import (
    DUEL,
    add_shared_arguments,
    calibrations,
    evaluation_of,
    options_given,
    players_given,
    put,
    rows_of,
    switches,
    written,
)
from .workers import available

SLOPES = Path(__file__).with_name("slopes.py")
SHAKEN = 0.6
"""The share of seats whose weights are shaken."""
FOLDS = 5
STRENGTHS = (300.0, 1000.0, 3000.0, 10_000.0, 30_000.0, 100_000.0, 300_000.0)
"""How strongly the regression is held back, tried from weak to strong."""
TRIES = 16
"""Tries for each turn of a playout, where calibrations are fitted to them."""
MEMORY = 2
"""Games of so many rounds are learnt from."""


@dataclass(frozen=True)
class Job:
    """A game to be played."""

    game: str
    seats: int
    options: dict[str, Any]
    seed: int
    simulations: int
    weights: list[Any]
    """By seat."""


@dataclass(frozen=True)
class Sample:
    """A game that was played: its decisions and final points by seat."""

    job: Job
    codes: list[int]
    points: list[int]
    won: list[float]


@dataclass
class Rows:
    """What games show, a row for each seat after each turn."""

    games: Any
    slopes: Any
    values: Any
    points: Any


def play(job: Job) -> Sample:
    """The search against itself."""
    position = new(job.game, job.seats, job.seed, **job.options)
    budget = Budget(job.simulations, None, 1)
    bots = [Search("", 16 * job.seed + seat, budget, None, job.weights[seat]) for seat in range(job.seats)]
    codes = []
    while position.actor is not None:
        codes.append(ask(bots[position.actor], position))
        position.play(codes[-1])
    places = position.places()
    return Sample(job, codes, list(position.scores()), [(place == 1) / places.count(1) for place in places])


def replayed(sample: Sample) -> Iterator[Position]:
    """A game again: its position after every turn."""
    job = sample.job
    position = new(job.game, job.seats, job.seed, **job.options)
    turn = position.turn
    for code in sample.codes:
        position.play(code)
        if position.turn != turn and not position.over:
            turn = position.turn
            yield position


def seen_in(sample: Sample, weights: Any) -> tuple[list[int], Any]:
    """Turns of a game, and a row for each seat after each: value, final points, what a unit of each weight would add.

    All less the table's mean, since what all have in common cannot be told from the deal.
    """
    game = registry.game(sample.job.game)
    driver = registry.prepare(game, SLOPES)
    scratch, moved = np.zeros(game.seats[1], np.int64), weights.copy()
    seats = sample.job.seats
    turns: list[int] = []
    tables = []
    for position in replayed(sample):
        table = np.zeros((seats, len(weights) + 2))
        for seat in range(seats):
            table[seat, 0] = driver.slopes_at(position.batch, 0, seat, weights, moved, scratch, table[seat, 2:])
            table[seat, 1] = sample.points[seat]
        tables.append((table if seats == 1 else table - table.mean(axis=0)).astype(np.float32))
        turns += [position.turn] * seats
    return turns, np.concatenate(tables)


def rows(samples: list[Sample], seen: Iterable[tuple[list[int], Any]]) -> Rows:
    """The rows of many games; those of solo games less the mean of all solo games at that turn."""
    numbers, whens, tables = [], [], []
    for number, (turns, table) in enumerate(seen):
        numbers += [number] * len(turns)
        whens += turns if samples[number].job.seats == 1 else [-1] * len(turns)
        tables.append(table)
    every, when = np.concatenate(tables).astype(float), np.array(whens)
    for turn in set(whens) - {-1}:
        every[when == turn] -= every[when == turn].mean(axis=0)
    return Rows(np.array(numbers), every[:, 2:], every[:, 0], every[:, 1])


def better(weights: Any, seen: Rows) -> tuple[Any, float, float]:
    """Better weights; what share of the points' variance the value explained, and now does in games left out."""
    size = seen.slopes.std(axis=0, dtype=float)
    told = np.flatnonzero(size > 1e-3)
    inputs = seen.slopes[:, told] / size[told]
    rest = seen.points - seen.values
    total = float((seen.points**2).sum())
    parts = []
    for fold in range(FOLDS):
        mine = seen.games % FOLDS == fold
        parts.append((inputs[mine], rest[mine], inputs[mine].T @ inputs[mine], inputs[mine].T @ rest[mine]))
    square, along = sum(part[2] for part in parts), sum(part[3] for part in parts)
    held_back = np.eye(len(told))

    def left(strength: float) -> float:
        """What is left unexplained of games that were left out."""
        error = 0.0
        for apart, result, mine, own in parts:
            guess = apart @ np.linalg.solve(square - mine + strength * held_back, along - own)
            error += float(((result - guess) ** 2).sum())
        return error

    strength = min(STRENGTHS, key=left)
    found = weights.copy()
    found[told] += np.linalg.solve(square + strength * held_back, along) / size[told]
    return found, 1 - float((rest**2).sum()) / total, 1 - left(strength) / total


def calibration(samples: list[Sample], weights: Any) -> list[list[float]]:
    """The rows of a calibration from games of one number of players."""
    game = registry.game(samples[0].job.game)
    driver = registry.prepare(game, SLOPES)
    scratch, moved, slopes = np.zeros(game.seats[1], np.int64), weights.copy(), np.zeros(len(weights))
    rests: list[list[float]] = [[] for _ in range(STAGES)]
    for sample in samples:
        stage = -1
        for position in replayed(sample):
            now = min(STAGES - 1, int(game.rules.progress(position.state) * STAGES))
            if now > stage:
                stage = now
                for seat in range(sample.job.seats):
                    here = driver.slopes_at(position.batch, 0, seat, weights, moved, scratch, slopes)
                    rests[stage].append(sample.points[seat] - here)
    return rows_of([np.array(rest) for rest in rests], np.array([sample.points for sample in samples], float))


# -- the command -------------------------------------------------------------------------------------------------


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments of `wharfinger learn`."""
    add_shared_arguments(parser, "2", "calibrations for other numbers of players", "processes")
    parser.add_argument("--rounds", type=int, default=3, help="how often to play and learn (default: 3)")
    parser.add_argument("--games", type=int, default=600, help="games in each round (default: 600)")
    parser.add_argument("--simulations", type=int, default=100, help="simulations a decision (default: 100)")
    parser.add_argument("--shake", type=float, default=0.3, help="how much weights are shaken (default: 0.3)")
    parser.add_argument(
        "--check", type=int, default=120, help="games against the old weights at the end (default: 120)"
    )
    parser.add_argument("--blend", type=float, default=1.0, help="how far to go towards what games say (default: 1)")


def run(args: argparse.Namespace) -> int:
    """Play, learn, and so on; check; fit; and write what came of it."""
    game = registry.game(args.game)
    evaluation = evaluation_of(game)
    seats = players_given(game, args.players)
    given = options_given(args.option)
    chosen = switches(game, given)[1]
    for name, least in (("rounds", 1), ("games", FOLDS), ("simulations", 1), ("check", 0), ("fit", 1)):
        if getattr(args, name) < least:
            raise BadOption(f"--{name} must be at least {least}, not {getattr(args, name)}.")
    if 0 < args.check < 2 * len(seats):
        raise BadOption(f"--check must be 0 or at least {2 * len(seats)}, not {args.check}.")
    if not 0.0 < args.blend <= 1.0:
        raise BadOption(f"--blend must be more than 0 and at most 1, not {args.blend:g}.")
    if args.shake < 0.0:
        raise BadOption(f"--shake must not be negative, but {args.shake:g} is.")
    for driver in (TREE, SLOPES, DUEL):
        registry.prepare(game, driver)
    kind = evaluation.kind(chosen)
    old = evaluation.tuned[kind]
    workers = args.workers or available()
    with ProcessPoolExecutor(workers, get_context("spawn")) as pool:
        kept: list[list[Sample]] = []
        weights = old
        for number in range(args.rounds):
            jobs = _jobs(args, seats, given, weights, args.seed + 1_000_000 * number)
            kept = [*kept[1 - MEMORY :], list(_told(pool.map(play, jobs), len(jobs), f"round {number + 1}"))]
            samples = [sample for each in kept for sample in each]
            seen = pool.map(seen_in, samples, repeat(weights), chunksize=8)
            found, before, after = better(weights, rows(samples, seen))
            weights = weights + args.blend * (found - weights)
            mean = np.mean([point for sample in kept[-1] for point in sample.points])
            text = f"round {number + 1}: {mean:.1f} points a seat; the value explains {before:.3f}, now {after:.3f}"
            print(text, file=sys.stderr, flush=True)
        checks = _checks(args, seats, given, old, weights)
        results = list(_told(pool.map(play, checks), len(checks), "check"))
    if results:
        stronger, by_how_much = _compared(results, weights)
        print(f"check: {by_how_much}", file=sys.stderr, flush=True)
        weights = weights if stronger else old
    evaluation.tuned[kind] = weights
    known = {
        key: rows
        for key, rows in evaluation.data.get("calibration", {}).items()
        if evaluation.by and not key.endswith(kind)
    }
    for count in seats:
        mine = [sample for sample in kept[-1] if sample.job.seats == count]
        known[evaluation.key(count, chosen)] = calibration(mine, weights)
    known |= calibrations(game, evaluation, given, args.fit, TRIES, args.seed + 55_000_000, workers, set(known))
    put(written(evaluation, dict(sorted(known.items()))), args.write)
    return 0


def _jobs(args: argparse.Namespace, seats: list[int], given: dict[str, Any], weights: Any, seed: int) -> list[Job]:
    jobs = []
    for number in range(args.games):
        count = seats[number % len(seats)]
        chance = np.random.default_rng(seed + number)
        table = []
        for _ in range(count):
            shaken = np.exp(args.shake * chance.standard_normal(len(weights)))
            table.append(weights * shaken if chance.random() < SHAKEN else weights)
        jobs.append(Job(args.game, count, given, seed + number, args.simulations, table))
    return jobs


def _checks(args: argparse.Namespace, seats: list[int], given: dict[str, Any], old: Any, found: Any) -> list[Job]:
    """One seat with the new weights, the others with the old ones; alone, both on each deal."""
    jobs = []
    for number in range(args.check):
        count = seats[number % len(seats)]
        deal, mine = divmod(number // len(seats), max(2, count))
        table = [found if seat == mine else old for seat in range(count)]
        jobs.append(Job(args.game, count, given, args.seed + 77_000_000 + deal, args.simulations, table))
    return jobs


def _compared(results: list[Sample], weights: Any) -> tuple[bool, str]:
    """Whether the new weights are better, and by how much."""
    gains, shares, texts = [], [], []
    for count in sorted({sample.job.seats for sample in results}):
        mine: list[int] = []
        others: list[int] = []
        won: list[float] = []
        for sample in results:
            if sample.job.seats == count:
                for seat in range(count):
                    is_new = np.array_equal(sample.job.weights[seat], weights)
                    (mine if is_new else others).append(sample.points[seat])
                    won += [sample.won[seat]] if is_new else []
        gains.append(float(np.mean(mine) - np.mean(others)))
        shares.append(float(np.mean(won)) * count)
        texts.append(
            f"{count} players: {np.mean(mine):.1f} against {np.mean(others):.1f} points, wins {np.mean(won):.3f}"
        )
    return sum(gains) > 0 and sum(shares) >= len(shares), "; ".join(texts)


def _told(games: Iterator[Sample], total: int, what: str) -> Iterator[Sample]:
    """Games as they are finished, with progress for who waits."""
    began = time.monotonic()
    for number, sample in enumerate(games, 1):
        print(f"\r\033[K{what}: {number} of {total} games, {time.monotonic() - began:.0f} s", end="", file=sys.stderr)
        yield sample
    print("\r\033[K", end="", file=sys.stderr, flush=True)
