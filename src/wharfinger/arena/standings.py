"""Statistics of each bot in a match, with confidence intervals."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass
from math import inf, sqrt
from statistics import fmean, stdev

from .playing import Outcome, Setup

NORMAL = 1.959964
"""Half the width of a 95 % interval, in standard deviations."""


@dataclass(frozen=True)
class Standing:
    """The statistics of one bot; None where there is no data."""

    bot: str
    games: int
    seats: int
    """Seats taken: more than games, if it sat on several seats of one table."""
    wins: float
    """Seats that won; k seats that win together count 1/k each."""
    win_share: float | None
    """Wins per seat; a bot as good as the others has 1 / players."""
    interval: tuple[float, float] | None
    mean_points: float | None
    sd_points: float | None
    best_points: int | None
    worst_points: int | None
    mean_place: float | None
    mean_margin: float | None
    """Points ahead of the best other seat (negative: behind)."""
    forfeits: int
    decisions_per_game: float | None
    seconds_per_decision: float | None
    rating: float | None = None
    uncertainty: float | None = None


def standing(setup: Setup, bot: int, label: str, games: Iterable[Outcome]) -> Standing:
    """The statistics of one bot; points and margins come from games that were played to the end."""
    by_deal: dict[int, list[float]] = defaultdict(list)
    points: list[int] = []
    margins: list[int] = []
    places: list[int] = []
    sat = forfeits = decisions = 0
    seconds = 0.0
    for game in games:
        seats = [seat for seat, number in enumerate(game.bots) if number == bot]
        sat += bool(seats)
        for seat in seats:
            by_deal[game.deal].append(1 / game.places.count(1) if game.places[seat] == 1 else 0.0)
            places.append(game.places[seat])
            decisions += game.decisions[seat]
            seconds += game.seconds[seat]
            forfeits += game.forfeit == seat
            if game.forfeit is None:
                points.append(game.points[seat])
                others = game.points[:seat] + game.points[seat + 1 :]
                margins += [game.points[seat] - max(others)] if others else []
    contest = setup.contest and bool(places)
    wins = sum(map(sum, by_deal.values()))
    return Standing(
        bot=label,
        games=sat,
        seats=len(places),
        wins=wins,
        win_share=wins / len(places) if contest else None,
        interval=share_interval([(sum(won), len(won)) for won in by_deal.values()]) if contest else None,
        mean_points=fmean(points) if points else None,
        sd_points=stdev(points) if len(points) > 1 else None,
        best_points=max(points, default=None),
        worst_points=min(points, default=None),
        mean_place=fmean(places) if contest else None,
        mean_margin=fmean(margins) if margins and contest else None,
        forfeits=forfeits,
        decisions_per_game=decisions / len(places) if places else None,
        seconds_per_decision=seconds / decisions if decisions else None,
    )


def share_interval(groups: list[tuple[float, int]]) -> tuple[float, float]:
    """The 95 % interval of a share, from (wins, seats) of each deal.

    Games on one deal are not independent, deals are. So the variance of the share is taken between deals (the usual
    ratio estimator), turned into the number of independent games that would have it, never more than there were, and
    put into Wilson's interval, with Student's factor for the number of deals. A share of 0 or 1 shows no variance:
    then each deal counts as one game. One deal says nothing about deals, so it gives 0 to 1.
    """
    deals, seats = len(groups), sum(count for _, count in groups)
    if deals < 2:
        return 0.0, 1.0
    share = sum(won for won, _ in groups) / seats
    squares = sum((won - share * count) ** 2 for won, count in groups)
    variance = deals / (deals - 1) * squares / seats**2
    bare = share * (1 - share)
    independent = bare / variance if variance else inf
    number = deals if bare <= 1e-12 else min(seats, independent)
    return wilson(share, number, student(deals - 1))


def wilson(share: float, number: float, factor: float = NORMAL) -> tuple[float, float]:
    """Wilson's score interval for a share of a number of independent games."""
    square = factor**2
    middle = (share + square / (2 * number)) / (1 + square / number)
    half = factor / (1 + square / number) * sqrt(share * (1 - share) / number + square / (4 * number**2))
    return max(0.0, middle - half), min(1.0, middle + half)


def student(freedom: int) -> float:
    """Student's factor for 95 %, by the expansion around the normal one; exact for 1 and 2."""
    if freedom <= 2:
        return (12.706205, 4.302653)[freedom - 1]
    z, n = NORMAL, freedom
    return (
        z
        + (z**3 + z) / (4 * n)
        + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * n**2)
        + (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / (384 * n**3)
        + (79 * z**9 + 776 * z**7 + 1482 * z**5 - 1920 * z**3 - 945 * z) / (92160 * n**4)
    )


def pairs(bots: int, games: Iterable[Outcome]) -> list[list[float | None]]:
    """How often one bot (row) finishes ahead of another (column); ties count half."""
    before = [[0.0] * bots for _ in range(bots)]
    met = [[0] * bots for _ in range(bots)]
    for game in games:
        for seat, one in enumerate(game.bots):
            for other_seat, other in enumerate(game.bots):
                if one != other:
                    mine, theirs = game.places[seat], game.places[other_seat]
                    before[one][other] += 0.5 if mine == theirs else float(mine < theirs)
                    met[one][other] += 1
    return [
        [won / count if count else None for won, count in zip(row, counts, strict=True)]
        for row, counts in zip(before, met, strict=True)
    ]
