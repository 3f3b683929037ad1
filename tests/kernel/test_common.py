"""What the rules of every game share."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

from wharfinger.kernel import pending
from wharfinger.kernel.bits import codes
from wharfinger.kernel.chance import words_of
from wharfinger.kernel.common import (
    counting,
    ranking,
    scoring,
    start_deal,
)
from wharfinger.kernel.rows import close_up, filled, sort


def record(seats: int = 3) -> Any:
    fields = {"rng": np.zeros(4, np.int64), "options": np.zeros(2, np.int32), "stack": np.zeros((3, 4), np.int32)}
    return SimpleNamespace(seats=seats, lot=2, turn=9, over=1, depth=0, **fields)


def test_a_deal_starts_from_nothing_that_was_there() -> None:
    s, fresh = record(), record()
    pending.push(s, 1, 2)
    for one in (s, fresh):
        start_deal(one, 2, np.array([4, 5, 6]), words_of(7))
    assert (s.seats, s.lot, s.turn, s.over, s.depth) == (2, 0, 0, 0, 0)
    assert s.options.tolist() == [4, 5] and not s.stack.any()
    assert s.rng.tolist() == fresh.rng.tolist()


@pytest.mark.parametrize(
    ("standings", "expected"),
    [
        ((7, 9, 9), [3, 1, 1]),
        (((7, 1), (9, 2), (9, 3)), [3, 2, 1]),
        (((9, 2), (9, 2), (8, 5)), [1, 1, 3]),
        (((1, 2, 3), (1, 2, 4), (0, 9, 9)), [2, 1, 3]),
    ],
)
def test_the_first_key_that_differs_decides_and_equals_share_a_place(standings: Any, expected: list[int]) -> None:
    out = np.zeros(3, np.int64)
    ranking(lambda s, seat: standings[seat])(record(), out)
    assert out.tolist() == expected


def test_points_of_every_seat() -> None:
    out = np.full(4, 9)
    scoring(lambda s, seat: 10 * seat)(record(3), out)
    assert out.tolist() == [0, 10, 20, 9]


@pytest.mark.parametrize(
    ("low", "high", "listed"),
    [(0, 2, [50, 51, 52]), (2, 9, [52, 53, 54]), (7, 9, [54]), (1, 0, []), (0, -1, [])],
)
def test_amounts_up_to_the_largest_code(low: int, high: int, listed: list[int]) -> None:
    counts, and_more = counting(50, 4)
    out = np.zeros(9, np.int64)
    assert out[: counts(out, low, high)].tolist() == listed
    assert and_more(4, 5) and not and_more(4, 4) and not and_more(3, 9)


def test_members_of_a_set_follow_the_codes_that_are_there() -> None:
    out = np.array([3, 4, 0, 0, 0, 0])
    assert codes(0b1011, 20, out, 2) == 5
    assert out.tolist() == [3, 4, 20, 21, 23, 0]
    assert codes(0, 20, out, 1) == 1


def test_rows() -> None:
    row = np.array([4, 2, 7, 1, -1, -1])
    assert (filled(row, 0), filled(row, 3), filled(row, 4), filled(row, 6), filled(row[:2], 0)) == (4, 1, 0, 0, 2)
    close_up(row, 1)
    assert row.tolist() == [4, 7, 1, -1, -1, -1]
    row = np.array([9, 5, 3, 8, 3, 0])
    sort(row, 1, 5)
    assert row.tolist() == [9, 3, 3, 5, 8, 0]
