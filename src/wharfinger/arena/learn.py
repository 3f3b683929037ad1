"""Learn evaluation weights from self-play.

The search plays against itself; some seats use perturbed weights, for variety. After every turn, the value of each
seat relative to the table's mean should predict its final points. A ridge regression moves the weights towards that,
with its regularisation chosen on held-out games. Then new games are played with the new weights, and so on.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from wharfinger.bots import ask
from wharfinger.bots.search.forest import TREE
from wharfinger.bots.search.player import Budget, Search
from wharfinger.kernel import registry
from wharfinger.kernel.evaluation import STAGES
from wharfinger.kernel.game import Game
from wharfinger.kernel.position import Position, new

from .crews import Crew
from .fitting import CHECKS, DUEL, FITTED_ON, calibrations, evaluation_of, rows_of, switches, written
from .journal import Journal

SLOPES = Path(__file__).parent / "templates" / "slopes.py"
SHAKEN = 0.6
"""The share of seats that play with perturbed weights."""
FOLDS = 5
STRENGTHS = (300.0, 1000.0, 3000.0, 10_000.0, 30_000.0, 100_000.0, 300_000.0)
"""Regularisation strengths to try, weakest first."""
TRIES = 16
"""Tries per turn in the playouts that calibrations are fitted on."""
MEMORY = 2
"""Training uses the games of this many rounds."""


@dataclass(frozen=True)
class Plan:
    """The training plan."""

    players: list[int]
    """Player counts, in rotation."""
    options: dict[str, str]
    rounds: int
    """Rounds of self-play and regression."""
    games: int
    """Games per round."""
    simulations: int
    """Simulations per decision."""
    shake: float
    """Standard deviation of the perturbation."""
    check: int
    """Validation games against the old weights."""
    blend: float
    """The learning rate: how far to move towards the fitted weights."""
    fit: int
    """Games per calibration for the other player counts."""
    seed: int


@dataclass(frozen=True)
class Comparison:
    """New weights against old ones for one player count."""

    players: int
    new_points: float
    old_points: float
    wins: float


@dataclass(frozen=True)
class Job:
    """A game to play."""

    game: str
    seats: int
    options: dict[str, Any]
    seed: int
    simulations: int
    weights: list[Any]
    """By seat."""


@dataclass(frozen=True)
class Sample:
    """A finished game: its decisions and final points by seat."""

    job: Job
    codes: list[int]
    points: list[int]
    won: list[float]

    def line(self) -> dict[str, Any]:
        """The game as a journal keeps it: all but its job."""
        return {"codes": self.codes, "points": self.points, "won": self.won}


@dataclass
class Rows:
    """Training data: one row per seat and turn."""

    games: Any
    slopes: Any
    values: Any
    points: Any


def play(job: Job) -> Sample:
    """Play one self-play game."""
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
    """Replay a game: its position after every turn."""
    job = sample.job
    position = new(job.game, job.seats, job.seed, **job.options)
    turn = position.turn
    for code in sample.codes:
        position.play(code)
        if position.turn != turn and not position.over:
            turn = position.turn
            yield position


def seen_in(sample: Sample, weights: Any) -> tuple[list[int], Any]:
    """The turns of a game and a row per seat after each: value, final points, and the gradient by weight.

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
    """The rows of many games; solo rows are centred on the mean of all solo games at that turn."""
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
    """Fitted weights, and R² of the value before and after, on held-out games."""
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
        """The residual variance on held-out games."""
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
    """Calibration rows from games with one player count."""
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


# -- rounds ------------------------------------------------------------------------------------------------------

Played = Callable[[Iterator[Sample], int, int], Iterator[Sample]]
"""Wraps an iterator of games to report progress: (games, count, round; 0: the validation)."""


def learn(
    game: Game,
    plan: Plan,
    crew: Crew,
    journal: Journal,
    played: Played,
    tell: Callable[[int, float, float, float], None],
    compared: Callable[[Comparison], None],
) -> str:
    """Play, learn, and so on; check; fit: the text of the evaluation file that came of it.

    `tell` hears of each round: its number, points a seat, the share of the points' variance that the value explained
    before and explains now.
    """
    evaluation = evaluation_of(game)
    chosen = switches(game, plan.options)[1]
    for driver in (TREE, SLOPES, DUEL):
        registry.prepare(game, driver)
    kind = evaluation.kind(chosen)
    old = weights = evaluation.tuned[kind]
    kept: list[list[Sample]] = []

    def games(jobs: list[Job], number: int) -> list[Sample]:
        found = journal.map(crew, play, [(job,) for job in jobs], Sample.line, lambda job, line: Sample(job[0], **line))
        return list(played(found, len(jobs), number))

    for number in range(1, plan.rounds + 1):
        jobs = _jobs(game, plan, weights, plan.seed + 1_000_000 * (number - 1))
        kept = [*kept[1 - MEMORY :], games(jobs, number)]
        samples = [sample for each in kept for sample in each]
        seen = crew.map(seen_in, [(sample, weights) for sample in samples])
        found, before, after = better(weights, rows(samples, seen))
        weights = weights + plan.blend * (found - weights)
        tell(number, float(np.mean([point for sample in kept[-1] for point in sample.points])), before, after)
    results = games(_checks(game, plan, old, weights), 0)
    if results:
        weights = weights if stronger(results, weights, compared) else old
    evaluation.tuned[kind] = weights
    known = evaluation.data.get("calibration", {}).items()
    rest = {key: rows for key, rows in known if evaluation.by and not key.endswith(kind)}
    for count in plan.players:
        mine = [sample for sample in kept[-1] if sample.job.seats == count]
        rest[evaluation.key(count, chosen)] = calibration(mine, weights)
    rest |= calibrations(game, evaluation, plan.options, plan.fit, TRIES, plan.seed + FITTED_ON, crew, set(rest))
    return written(evaluation, dict(sorted(rest.items())))


def _jobs(game: Game, plan: Plan, weights: Any, seed: int) -> list[Job]:
    jobs = []
    for number in range(plan.games):
        count = plan.players[number % len(plan.players)]
        chance = np.random.default_rng(seed + number)
        table = []
        for _ in range(count):
            shaken = np.exp(plan.shake * chance.standard_normal(len(weights)))
            table.append(weights * shaken if chance.random() < SHAKEN else weights)
        jobs.append(Job(game.name, count, plan.options, seed + number, plan.simulations, table))
    return jobs


def _checks(game: Game, plan: Plan, old: Any, found: Any) -> list[Job]:
    """Validation games: one seat has the new weights, the others the old ones; solo deals are played with each."""
    jobs = []
    for number in range(plan.check):
        count = plan.players[number % len(plan.players)]
        deal, mine = divmod(number // len(plan.players), max(2, count))
        table = [found if seat == mine else old for seat in range(count)]
        jobs.append(Job(game.name, count, plan.options, plan.seed + CHECKS + deal, plan.simulations, table))
    return jobs


def stronger(results: list[Sample], weights: Any, compared: Callable[[Comparison], None]) -> bool:
    """Whether the new weights are better; `compared` receives the comparison."""
    gain, shares = 0.0, 0.0
    counts = sorted({sample.job.seats for sample in results})
    for count in counts:
        mine: list[int] = []
        others: list[int] = []
        won: list[float] = []
        for sample in results:
            if sample.job.seats == count:
                for seat in range(count):
                    is_new = np.array_equal(sample.job.weights[seat], weights)
                    (mine if is_new else others).append(sample.points[seat])
                    won += [sample.won[seat]] if is_new else []
        found = Comparison(count, float(np.mean(mine)), float(np.mean(others)), float(np.mean(won)))
        compared(found)
        gain += found.new_points - found.old_points
        shares += found.wins * count
    return gain > 0 and shares >= len(counts)
