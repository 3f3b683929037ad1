"""The generator of positions."""

from __future__ import annotations

import numpy as np
import pytest

from wharfinger.kernel.chance import below, draw, seed_chance, shuffle

WORD = 2**32 - 1


def reference(seed: int) -> tuple[int, int, int, int]:
    """sfc32 written once more, in unbounded integers, after fifteen rounds."""
    a, b, c, counter = seed & WORD, seed >> 32, 0x9E3779B9, 1
    for _ in range(15):
        a, b, c, counter, _ = step(a, b, c, counter)
    return a, b, c, counter


def step(a: int, b: int, c: int, counter: int) -> tuple[int, int, int, int, int]:
    total = (a + b + counter) % 2**32
    rotated = ((c << 21) | (c >> 11)) % 2**32
    return b ^ (b >> 9), (c * 9) % 2**32, (rotated + total) % 2**32, (counter + 1) % 2**32, total


@pytest.mark.parametrize("seed", [0, 1, 7, 2**32, 2**63 - 1])
def test_it_is_sfc32(seed: int) -> None:
    rng = np.zeros(4, np.int64)
    seed_chance(rng, seed)
    a, b, c, counter = reference(seed)
    for _ in range(50):
        a, b, c, counter, total = step(a, b, c, counter)
        assert draw(rng) == total


def test_below_is_even() -> None:
    rng = np.zeros(4, np.int64)
    seed_chance(rng, 5)
    counts = np.bincount([int(below(rng, 7)) for _ in range(14_000)], minlength=7)
    assert len(counts) == 7
    assert float(((counts - 2000.0) ** 2 / 2000.0).sum()) < 22.5  # chi-square, 6 degrees of freedom, 0.1 %


def test_below_draws_again_where_numbers_would_be_favoured() -> None:
    """With n just above half the range every product with a low half under the threshold is thrown away."""
    rng = np.zeros(4, np.int64)
    seed_chance(rng, 9)
    n = 2**31 - 1
    values = [int(below(rng, n)) for _ in range(2000)]
    assert min(values) >= 0 and max(values) < n
    assert 0.45 < np.mean(values) / n < 0.55


def test_shuffles_reach_every_order_evenly() -> None:
    rng = np.zeros(4, np.int64)
    seed_chance(rng, 11)
    seen: dict[tuple[int, ...], int] = {}
    for _ in range(6000):
        row = np.arange(5)
        shuffle(rng, row, 1, 4)
        assert (row[0], row[4]) == (0, 4)
        seen[tuple(row[1:4].tolist())] = seen.get(tuple(row[1:4].tolist()), 0) + 1
    assert len(seen) == 6
    assert sum((n - 1000.0) ** 2 / 1000.0 for n in seen.values()) < 20.5
