"""Tune evaluation weights by self-play with CMA-ES.

A candidate plays one seat against the current weights on the others, with playouts alone: each turn is the best of
some tries. Its fitness combines win rate and lead. All candidates of a generation play the same deals.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np

from wharfinger.kernel import registry
from wharfinger.kernel.errors import BadOption
from wharfinger.kernel.evaluation import Evaluation
from wharfinger.kernel.game import Game

from .crews import Crew
from .fitting import CHECKS, DUEL, switches
from .journal import Journal
from .words import message

SMALLEST = 0.15
"""The smallest step for a weight, however small the weight is."""
Merits = tuple[float, float, float]
"""Merit, share of wins, lead in points (solo: points)."""


@dataclass(frozen=True)
class Plan:
    """The tuning plan."""

    players: list[int]
    """Player counts, in rotation."""
    options: dict[str, str]
    generations: int
    population: int
    games: int
    """Games per candidate."""
    tries: int
    """Tries per turn."""
    step: float
    """The initial step size, relative to each weight."""
    seconds: float
    """Stop after the generation that passes this time; 0: never."""
    check: int
    """Validation games."""
    seed: int


def floor(weights: np.ndarray[Any, Any]) -> np.ndarray[Any, Any]:
    """Lower bounds: a positive weight stays positive."""
    return np.asarray(np.where(weights > 0.0, 0.03 * weights, -np.inf))


def scales(weights: np.ndarray[Any, Any]) -> np.ndarray[Any, Any]:
    """The step size of each weight."""
    return np.asarray(np.maximum(np.abs(weights), SMALLEST))


def merit(
    name: str, seats: int, options: Any, seed: int, games: int, tries: int, candidate: Any, present: Any
) -> Merits:
    """Score a candidate against the current weights."""
    game = registry.game(name)
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


def tune(
    game: Game,
    evaluation: Evaluation,
    plan: Plan,
    crew: Crew,
    journal: Journal,
    tell: Callable[[int, Merits, float], None],
) -> np.ndarray[Any, Any]:
    """The weights that CMA-ES arrives at; the mean of its distribution, which is steadier than its best candidate.

    `tell` hears of each generation: its number, the mean merits, the seconds so far.
    """
    try:
        import cma  # type: ignore[import-untyped]  # the package has no types
    except ImportError:
        raise BadOption(message("tune-library")) from None
    options, given = switches(game, plan.options)
    present = evaluation.weights(given).copy()
    step = scales(present)
    search = cma.CMAEvolutionStrategy(
        np.zeros(len(present)), plan.step, {"popsize": plan.population, "seed": plan.seed + 1, "verbose": -9}
    )
    began = time.monotonic()

    def mutant(x: Any) -> Any:
        return np.maximum(present + step * x, floor(present))

    for generation in range(plan.generations):
        asked = search.ask()
        deal = plan.seed + 100_000 * (generation + 1)
        players = plan.players[generation % len(plan.players)]
        jobs = [
            (game.name, players, options, deal, plan.games, plan.tries, mutant(candidate), present)
            for candidate in asked
        ]
        found = list(journal.map(crew, merit, jobs, list, lambda _, kept: _merits(kept)))
        search.tell(asked, [-merits[0] for merits in found])
        tell(generation + 1, _merits(np.mean(found, axis=0)), time.monotonic() - began)
        if plan.seconds and time.monotonic() - began > plan.seconds:
            break
    return np.asarray(mutant(search.result.xfavorite))


def _merits(numbers: Any) -> Merits:
    merit, wins, lead = numbers
    return float(merit), float(wins), float(lead)


def checked(
    game: Game,
    evaluation: Evaluation,
    plan: Plan,
    crew: Crew,
    journal: Journal,
    found: Any,
    tell: Callable[[int, Merits, Merits], None],
) -> Any:
    """The new weights if fresh deals say that they are better, else the old ones.

    `tell` hears, for each number of players, how the new and how the old ones did.
    """
    options, given = switches(game, plan.options)
    present = evaluation.weights(given)
    gain = 0.0
    jobs = [
        (game.name, players, options, plan.seed + CHECKS, plan.check, plan.tries, weights, present)
        for players in plan.players
        for weights in (found, present)
    ]
    merits = journal.map(crew, merit, jobs, list, lambda _, kept: _merits(kept))
    for players, new, old in zip(plan.players, merits, merits, strict=True):
        tell(players, new, old)
        gain += new[0] - old[0]
    return found if gain > 0 else present
