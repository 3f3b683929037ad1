"""A game's `evaluation.toml`: fitting its calibration to games, and writing it."""

from __future__ import annotations

from collections.abc import Container
from pathlib import Path
from typing import Any

import numpy as np

from wharfinger.bots.search.settings import evaluation
from wharfinger.kernel import registry
from wharfinger.kernel.errors import BadOption
from wharfinger.kernel.evaluation import STAGES, Evaluation
from wharfinger.kernel.game import Game

from .crews import Crew
from .words import message

DUEL = Path(__file__).parent / "templates" / "duel.py"
FITTED_ON, CHECKS = 55_000_000, 77_000_000
"""The first seeds of the training deals for calibrations and of the validation deals."""
MANY = 4
"""The fewest games that calibrate a stage; a stage with fewer reuses the previous one's rows."""


def evaluation_of(game: Game) -> Evaluation:
    """The evaluation of a game; it must have a strategy."""
    found = evaluation(game)
    if found is None:
        raise BadOption(message("no-strategy", game=game.name))
    return found


def switches(game: Game, given: dict[str, Any]) -> tuple[Any, dict[str, Any]]:
    """All options of a game that ends, encoded for the record and by name."""
    numbers, texts = game.encode_options(game.bounded(given))
    return numbers, game.decode_options(numbers, texts)


def fit(name: str, weights: Any, seats: int, options: Any, games: int, tries: int, seed: int) -> list[list[float]]:
    """Bias and standard deviation of the value as a predictor of final points by stage, then mean and deviation of all.

    A point of value counts as a point: a slope fitted to games is next to nothing early on, where chance decides most,
    and a search that believes it sees no difference between its moves.
    """
    game = registry.game(name)
    driver = registry.prepare(game, DUEL)
    who = np.zeros((games, seats), np.int64)
    points, _, trace = driver.play(game, seats, options, seed, tries, weights[None, :], who)
    rests = [points - trace[:, stage] for stage in range(STAGES)]
    return rows_of([rest[~np.isnan(rest)] for rest in rests], points)


def rows_of(rests: list[Any], points: Any) -> list[list[float]]:
    """The rows of a calibration: the value's residuals at each stage, and the final points."""
    rows: list[list[float]] = []
    for rest in rests:
        if len(rest) < MANY:
            rows.append(list(rows[-1]) if rows else [0.0, float(points.std())])
        else:
            rows.append([float(rest.mean()), float(rest.std())])
    rows.append([float(points.mean()), float(points.std())])
    return [[round(number, 3) for number in row] for row in rows]


def calibrations(
    game: Game,
    evaluation: Evaluation,
    given: dict[str, str],
    games: int,
    tries: int,
    seed: int,
    crew: Crew,
    known: Container[str] = (),
) -> dict[str, list[list[float]]]:
    """Calibrate from playouts for every player count and value of the option that matters, except those in `known`."""
    by = evaluation.by
    values = next((option.values for option in game.definition.options if option.name == by), ("",))
    jobs = {}
    for seats in range(game.seats[0], game.seats[1] + 1):
        for value in values:
            options, chosen = switches(game, {**given, **({by: value} if by else {})})
            if (key := evaluation.key(seats, chosen)) not in known:
                jobs[key] = (game.name, evaluation.weights(chosen), seats, options, games, tries, seed)
    return dict(zip(jobs, crew.map(fit, list(jobs.values())), strict=True))


def written(evaluation: Evaluation, calibrations: dict[str, list[list[float]]]) -> str:
    """The text of an evaluation file with its current numbers, keeping the comments at the top."""
    top = [line for line in evaluation.path.read_text(encoding="utf-8").splitlines() if line.startswith("#")]
    lines = [*top, ""]
    if evaluation.by:
        lines += [f'by = "{evaluation.by}"', ""]
    tuned = {f"weights.{kind}" if kind else "weights": numbers for kind, numbers in evaluation.tuned.items()}
    for table, numbers in {"hand": evaluation.hand, **tuned}.items():
        lines += [f"[{table}]"]
        for name, size in evaluation.sizes.items():
            row = [_short(number) for number in numbers[evaluation[name] : evaluation[name] + size]]
            lines.append(f"{name} = {row[0] if size == 1 else '[' + ', '.join(row) + ']'}")
        lines.append("")
    for table, settings in (("search", evaluation.search), ("deep", evaluation.deep)):
        if settings:
            lines += [f"[{table}]", *(f"{name} = {number}" for name, number in settings.items()), ""]
    lines += ["[calibration]"]
    for key, rows in calibrations.items():
        lines += [f'"{key}" = [', *(f"  {row}," for row in rows), "]"]
    return "\n".join(lines) + "\n"


def _short(number: float) -> str:
    return repr(float(f"{number:.3g}"))
