"""The random generator of a position: Small Fast Counter on 32-bit words (sfc32).

It needs additions, shifts and exclusive-or only, so 64-bit integers never overflow and compiled code, plain Python
and every platform draw the same numbers. The state is the field `rng` of the record: a copy of a position goes on
with the same chance, and `seed_chance` on a copy gives it another.

A game is dealt from four words, the whole of the state, which `words_of` makes from a seed of any size; the dice of a
search need no secret and are started from one number.

Every rule takes the four words of a generator: `s.rng`, or an array of a player's own dice.
"""

import hashlib
from typing import Any

import numpy as np

from .jit import rule
from .rows import sort

WORD = 0xFFFFFFFF
SEEDS = 2**256
"""A seed is a number below this."""


def words_of(seed: int) -> np.ndarray[Any, np.dtype[np.int64]]:
    """The four words that a seed deals from: the first half of the SHA-256 of its decimal digits."""
    return np.frombuffer(hashlib.sha256(str(seed).encode()).digest()[:16], "<u4").astype(np.int64)


@rule
def draw(rng):
    """The next 32 random bits."""
    t = (rng[0] + rng[1] + rng[3]) & WORD
    rng[3] = (rng[3] + 1) & WORD
    rng[0] = rng[1] ^ (rng[1] >> 9)
    rng[1] = (rng[2] + (rng[2] << 3)) & WORD
    rng[2] = (((rng[2] << 21) | (rng[2] >> 11)) + t) & WORD
    return t


@rule
def start_chance(rng, words):
    """Start the generator from four words of 32 bits."""
    for k in range(4):
        rng[k] = words[k]
    for _ in range(15):
        draw(rng)


@rule
def seed_chance(rng, seed):
    """Start the generator from a seed of 0 to 2**63 - 1."""
    rng[0] = seed & WORD
    rng[1] = (seed >> 32) & WORD
    rng[2] = 0x9E3779B9
    rng[3] = 1
    for _ in range(15):
        draw(rng)


@rule
def below(rng, n):
    """A number from 0 to n - 1, each equally likely (n below 2**31).

    The high half of a product with n, as Lemire showed; the few low halves that would favour some numbers are drawn
    again.
    """
    product = draw(rng) * n
    if (product & WORD) < n:
        unfair = (WORD + 1 - n) % n
        while (product & WORD) < unfair:
            product = draw(rng) * n
    return product >> 32


@rule
def shuffle(rng, row, start, stop):
    """Bring row[start:stop] into a random order."""
    for i in range(stop - 1, start, -1):
        j = start + below(rng, i - start + 1)
        kept = row[i]
        row[i] = row[j]
        row[j] = kept


@rule
def shuffle_hidden(rng, row, start, stop):
    """Bring row[start:stop] into a random order that tells nothing of the real one.

    A shuffle alone would not do: whoever knows its seed could trace it back to where things really lay.
    """
    sort(row, start, stop)
    shuffle(rng, row, start, stop)
