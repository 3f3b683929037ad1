"""Statistics against numbers worked out by hand."""

from __future__ import annotations

import random

import pytest

from wharfinger.arena import Outcome, Result, Setup
from wharfinger.arena.standings import share_interval, student, wilson

SETUP = Setup("tiny", "1", "x", 3, {}, ["a", "b", "c"], 1, "0")


def outcome(game: int, bots: list[int], points: list[int], places: list[int], **more: int) -> Outcome:
    return Outcome(game, 1 + game // 3, bots, points, places, [2, 4, 6], [0.1, 0.2, 0.6], **more)


GAMES = [
    outcome(0, [0, 1, 2], [30, 20, 10], [1, 2, 3]),
    outcome(1, [1, 2, 0], [25, 10, 25], [1, 3, 1]),
    outcome(2, [2, 0, 1], [11, 40, 39], [3, 1, 2]),
    outcome(3, [0, 2, 1], [99, 98, 1], [2, 1, 3], forfeit=2),
]


def test_one_bot_by_hand() -> None:
    a, b, c = Result(SETUP, GAMES).standings
    assert (a.bot, a.games, a.seats, a.wins, a.forfeits) == ("a", 4, 4, 2.5, 0)
    assert a.win_share == pytest.approx(2.5 / 4)
    assert a.mean_points == pytest.approx(95 / 3)  # the forfeited game has no points
    assert a.sd_points == pytest.approx(7.637626, abs=1e-6)
    assert a.mean_place == pytest.approx(5 / 4)
    assert a.mean_margin == pytest.approx((10 + 0 + 1) / 3)
    assert a.decisions_per_game == pytest.approx((2 + 6 + 4 + 2) / 4)
    assert a.seconds_per_decision == pytest.approx((0.1 + 0.6 + 0.2 + 0.1) / 14)
    assert b.forfeits == 1
    assert (b.wins, c.wins) == (0.5, 1.0)
    assert a.rating is not None and b.rating is not None and a.rating > b.rating


def test_pairs_by_hand() -> None:
    pairs = Result(SETUP, GAMES).pairs
    assert pairs[0] == [None, pytest.approx(3.5 / 4), pytest.approx(3 / 4)]
    assert pairs[1] == [pytest.approx(0.5 / 4), None, pytest.approx(3 / 4)]
    assert pairs[2] == [pytest.approx(1 / 4), pytest.approx(1 / 4), None]


def test_a_bot_on_several_seats_counts_each() -> None:
    setup = Setup("tiny", "1", "x", 3, {}, ["a", "b"], 1, "0")
    games = [
        Outcome(0, 1, [0, 0, 1], [5, 4, 3], [1, 2, 3], [1] * 3, [0.0] * 3),
        Outcome(1, 1, [1, 1, 0], [5, 4, 3], [1, 2, 3], [1] * 3, [0.0] * 3),
    ]
    a, b = Result(setup, games).standings
    assert (a.games, a.seats, a.wins, a.mean_place) == (2, 3, 1.0, 2.0)
    assert (b.games, b.seats, b.wins, b.mean_place) == (2, 3, 1.0, 2.0)
    assert Result(setup, games).pairs == [[None, 0.5], [0.5, None]]


def test_a_bot_that_has_not_played_yet() -> None:
    b = Result(SETUP, []).standings[1]
    assert (b.games, b.win_share, b.interval, b.mean_points, b.rating) == (0, None, None, None, None)


def test_wilson() -> None:
    """The textbook's 10 of 20, and 0 of 10."""
    assert wilson(0.5, 20) == (pytest.approx(0.29930, abs=1e-5), pytest.approx(0.70070, abs=1e-5))
    assert wilson(0.0, 10) == (0.0, pytest.approx(0.27754, abs=1e-5))


@pytest.mark.parametrize(("freedom", "factor"), [(1, 12.706), (2, 4.303), (3, 3.182), (5, 2.571), (30, 2.042)])
def test_student(freedom: int, factor: float) -> None:
    assert student(freedom) == pytest.approx(factor, abs=0.005)


def test_the_interval_counts_deals() -> None:
    """20 deals of 4 games: if a deal decides all of its games, there are 20 independent results, not 80."""
    tied = share_interval([(4.0, 4)] * 10 + [(0.0, 4)] * 10)
    assert tied == pytest.approx(wilson(0.5, 20 * 19 / 20, student(19)), abs=1e-9)
    even = share_interval([(2.0, 4)] * 20)  # the less deals differ the better, but never better than all games
    assert even == pytest.approx(wilson(0.5, 80, student(19)))
    assert share_interval([(4.0, 4)] * 20) == pytest.approx(wilson(1.0, 20, student(19)))
    assert share_interval([(3.0, 4)]) == (0.0, 1.0)


def test_the_interval_holds_what_it_promises() -> None:
    """Deals that favour one side: about 95 of 100 intervals cover the true share."""
    dice = random.Random(4)
    covered = 0
    for _ in range(400):
        groups = []
        for _ in range(30):
            luck = dice.choice((0.1, 0.5, 0.9))
            groups.append((float(sum(dice.random() < luck for _ in range(3))), 3))
        low, high = share_interval(groups)
        covered += low <= 0.5 <= high
    assert 370 <= covered <= 396


def test_ratings_follow_strength() -> None:
    dice = random.Random(1)
    games = []
    for number in range(300):
        bots = [(seat + number) % 3 for seat in range(3)]
        power = [bot + 1.5 * dice.gauss(0, 1) for bot in bots]
        games.append(outcome(number, bots, [0] * 3, [1 + sum(other > mine for other in power) for mine in power]))
    a, b, c = Result(SETUP, games).standings
    assert a.rating is not None and b.rating is not None and c.rating is not None
    assert a.rating < b.rating < c.rating
    assert all(one.uncertainty is not None and 0 < one.uncertainty < 4 for one in (a, b, c))
    assert Result(SETUP, games).ranking == [2, 1, 0]
