"""What the rules of every game share."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

from wharfinger.kernel import pending
from wharfinger.kernel.chance import words_of
from wharfinger.kernel.common import observe_options, observe_pending, one_hot, ranking, start_deal


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


def test_features_of_what_is_asked() -> None:
    s, out = record(), np.full(8, 9.0)
    s.options[:] = (3, 1)
    assert one_hot(out, 1, 0, 2) == 3 and out.tolist() == [9, 1, 0, 9, 9, 9, 9, 9]
    assert observe_pending(s, out, 0, 3, 2) == 5 and out[:5].tolist() == [0, 0, 0, 0, 0]
    pending.push(s, 2, 0)
    pending.set_arg(s, 1, 5)
    assert observe_pending(s, out, 0, 3, 2) == 5 and out[:5].tolist() == [0, 0, 1, 0, 0.5]
    assert observe_options(s, out, 5) == 7 and out[5:].tolist() == [3, 1, 9]
