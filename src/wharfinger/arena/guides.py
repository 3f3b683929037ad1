"""The guide file of a game: what `wharfinger tune` and `wharfinger learn` ask for, fit and write."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import numpy as np

from wharfinger.kernel import registry
from wharfinger.kernel.errors import BadOption
from wharfinger.kernel.game import Game
from wharfinger.kernel.guide import STAGES, Guide

DUEL = Path(__file__).with_name("duel.py")
MANY = 4
"""Games that say something about a stage; the rows of a stage that fewer came to are those of the one before."""


def options_given(given: list[str]) -> dict[str, str]:
    """Switches from words like length=short."""
    for word in given:
        if "=" not in word:
            raise BadOption(f"An option is given as NAME=VALUE, not {word!r}.")
    return dict(word.split("=", 1) for word in given)


def switches(game: Game, given: dict[str, Any]) -> tuple[Any, dict[str, Any]]:
    """All switches of a game, as the numbers of the record and by name."""
    numbers, texts = game.encode_options(given)
    return numbers, game.decode_options(numbers, texts)


def players_given(game: Game, given: str) -> list[int]:
    """Numbers of players from a word like 2,3."""
    words = given.split(",")
    if not all(word.strip().isdecimal() for word in words):
        raise BadOption(f"--players takes numbers separated by commas, not {given!r}.")
    return [game.check_seats(int(word)) for word in words]


def fit(game: Game, weights: Any, seats: int, options: Any, games: int, tries: int, seed: int) -> list[list[float]]:
    """By how much final points exceed the value, and their spread, for each stage; then mean and spread of all.

    A point of value counts as a point: a slope fitted to games is next to nothing early on, where chance decides most,
    and a search that believes it sees no difference between its moves.
    """
    driver = registry.prepare(game, DUEL)
    who = np.zeros((games, seats), np.int64)
    points, _, trace = driver.play(game, seats, options, seed, tries, weights[None, :], who)
    rests = [points - trace[:, stage] for stage in range(STAGES)]
    return rows_of([rest[~np.isnan(rest)] for rest in rests], points)


def rows_of(rests: list[Any], points: Any) -> list[list[float]]:
    """The rows of an outlook from what final points exceeded the values by at each stage, and from the final points."""
    rows: list[list[float]] = []
    for rest in rests:
        if len(rest) < MANY:
            rows.append(list(rows[-1]) if rows else [0.0, float(points.std())])
        else:
            rows.append([float(rest.mean()), float(rest.std())])
    rows.append([float(points.mean()), float(points.std())])
    return [[round(number, 3) for number in row] for row in rows]


def outlooks(
    game: Game, guide: Guide, given: dict[str, str], games: int, tries: int, seed: int, workers: int | None
) -> dict[str, list[list[float]]]:
    """An outlook for every number of players, and for every value of the switch that changes it, by guided play."""
    by = guide.by
    values = next((option.values for option in game.definition.options if option.name == by), ("",))
    found = {}
    jobs = [(seats, value) for seats in range(game.seats[0], game.seats[1] + 1) for value in values]

    def one(job: tuple[int, str]) -> tuple[str, list[list[float]]]:
        seats, value = job
        options, chosen = switches(game, {**given, **({by: value} if by else {})})
        rows = fit(game, guide.weights(chosen), seats, options, games, tries, seed)
        return guide.key(seats, chosen), rows

    with ThreadPoolExecutor(workers) as pool:
        for key, rows in pool.map(one, jobs):
            found[key] = rows
    return found


def written(guide: Guide, outlooks: dict[str, list[list[float]]]) -> str:
    """The text of a guide file with its present numbers; its comments at the top stay."""
    top = [line for line in guide.path.read_text(encoding="utf-8").splitlines() if line.startswith("#")]
    lines = [*top, ""]
    if guide.by:
        lines += [f'by = "{guide.by}"', ""]
    tuned = {f"weights.{kind}" if kind else "weights": numbers for kind, numbers in guide.tuned.items()}
    for table, numbers in {"hand": guide.hand, **tuned}.items():
        lines += [f"[{table}]"]
        for name, size in guide.sizes.items():
            row = [_short(number) for number in numbers[guide[name] : guide[name] + size]]
            lines.append(f"{name} = {row[0] if size == 1 else '[' + ', '.join(row) + ']'}")
        lines.append("")
    lines += ["[search]", *(f"{name} = {number}" for name, number in guide.search.items())]
    lines += ["", "[outlook]"]
    for key, rows in outlooks.items():
        lines += [f'"{key}" = [', *(f"  {row}," for row in rows), "]"]
    return "\n".join(lines) + "\n"


def _short(number: float) -> str:
    return repr(float(f"{number:.3g}"))
