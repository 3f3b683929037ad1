"""The generator of positions."""

from __future__ import annotations

import hashlib
from itertools import permutations
from typing import Any

import numpy as np
import pytest

import tests.cases  # noqa: F401  (registers the tiny game)
import wharfinger as wf
from wharfinger.kernel.chance import SEEDS, below, draw, seed_chance, shuffle, shuffle_hidden, start_chance, words_of

WORD = 2**32 - 1


def reference(a: int, b: int, c: int, counter: int) -> tuple[int, int, int, int]:
    """sfc32 written once more, in unbounded integers, after fifteen rounds."""
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
    follow(rng, *reference(seed & WORD, seed >> 32, 0x9E3779B9, 1))


def follow(rng: np.ndarray[Any, Any], a: int, b: int, c: int, counter: int) -> None:
    for _ in range(50):
        a, b, c, counter, total = step(a, b, c, counter)
        assert draw(rng) == total


@pytest.mark.parametrize("seed", [0, 7, 2**64, SEEDS - 1])
def test_a_deal_starts_from_the_whole_state(seed: int) -> None:
    """All 128 bits come from the seed: the first half of the hash of its digits, in four words."""
    half = hashlib.sha256(str(seed).encode()).digest()[:16]
    words = [int.from_bytes(half[k : k + 4], "little") for k in range(0, 16, 4)]
    assert words_of(seed).tolist() == words
    rng = np.zeros(4, np.int64)
    start_chance(rng, words_of(seed))
    follow(rng, *reference(*words))


def test_every_bit_of_every_word_comes_from_the_seed() -> None:
    made = np.array([words_of(seed) for seed in range(200)])
    assert (made >= 0).all() and (made <= WORD).all()
    shares = (made[:, :, None] >> np.arange(32) & 1).mean(axis=0)
    assert shares.shape == (4, 32)
    assert shares.min() > 0.3 and shares.max() < 0.7


def test_no_word_is_lost_on_the_way_to_the_generator() -> None:
    states = set()
    for word in range(4):
        for bit in (0, 31):
            words = words_of(7)
            words[word] ^= 1 << bit
            rng = np.zeros(4, np.int64)
            start_chance(rng, words)
            states.add(tuple(rng.tolist()))
    assert len(states) == 8


@pytest.mark.parametrize("game", wf.names())
def test_every_part_of_a_seed_counts(game: str) -> None:
    for seed in (0, 7):
        far = [seed, seed + 2**32, seed + 2**63, seed + 2**64, seed + 2**100, seed + 2**200]
        dealt = [wf.new(game, 2, number).batch.tobytes() for number in far]
        assert len(set(dealt)) == len(far)
        assert dealt == [wf.new(game, 2, number).batch.tobytes() for number in far]


def test_a_seed_that_nobody_chose_has_128_bits() -> None:
    drawn = [wf.new("tiny", 2).seed or 0 for _ in range(40)]
    assert len(set(drawn)) == 40
    assert 2**120 < max(drawn) < 2**128


def test_what_is_no_seed_is_refused() -> None:
    bad: list[Any] = [-1, SEEDS, 10**5000, -(10**5000), True, 1.0]
    for seed in bad:
        with pytest.raises(wf.BadOption, match="The seed must be a number from 0 to"):
            wf.new("tiny", 2, seed)


def test_a_long_seed_is_written_and_read() -> None:
    played = wf.new("tiny", 2, SEEDS - 1)
    played.play(played.legal_codes()[0])
    text = played.record().dumps()
    assert f"\nseed: {SEEDS - 1}\n" in text
    assert wf.Record.loads(text).replay().batch.tobytes() == played.batch.tobytes()


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


@pytest.mark.parametrize("seed", [0, 1, 5])
def test_hidden_things_tell_nothing_of_how_they_really_lie(seed: int) -> None:
    """Whatever the real order, one seed deals one order; only the hidden part is dealt."""
    dealt = set()
    for order in permutations((3, 1, 8, 5)):
        row, rng = np.array([9, *order, 2]), np.zeros(4, np.int64)
        seed_chance(rng, seed)
        shuffle_hidden(rng, row, 1, 5)
        dealt.add(tuple(row.tolist()))
    assert len(dealt) == 1
    (row,) = dealt
    assert (row[0], row[-1], sorted(row[1:5])) == (9, 2, [1, 3, 5, 8])


def test_every_order_of_hidden_things_is_equally_likely() -> None:
    seen: dict[tuple[int, ...], int] = {}
    rng = np.zeros(4, np.int64)
    seed_chance(rng, 3)
    row = np.array([2, 0, 1])
    for _ in range(1200):
        shuffle_hidden(rng, row, 0, 3)
        seen[tuple(row.tolist())] = seen.get(tuple(row.tolist()), 0) + 1
    assert len(seen) == 6
    assert min(seen.values()) > 150 and max(seen.values()) < 250
