"""SHA-256 of a number's digits, as a rule: compiled code deals the same games from a seed as `chance.words_of`."""

import numpy as np

from .chance import WORD
from .jit import rule

BLOCK = 16
"""Words of one block."""
LONGEST = 10**18
"""A seed here is a number below this."""


def _primes(count: int) -> list[int]:
    found: list[int] = []
    number = 2
    while len(found) < count:
        if all(number % known for known in found):
            found.append(number)
        number += 1
    return found


def _root(number: int, degree: int) -> int:
    """The whole part of a root."""
    low, high = 0, number
    while low < high:
        middle = (low + high + 1) // 2
        low, high = (middle, high) if middle**degree <= number else (low, middle - 1)
    return low


ROUNDS = np.array([_root(prime << 96, 3) & WORD for prime in _primes(64)], np.int64)
"""The first 32 bits of the fractions of the cube roots of the first 64 primes."""
START = np.array([_root(prime << 64, 2) & WORD for prime in _primes(8)], np.int64)
"""The same of the square roots of the first 8."""


@rule
def turned(word, by):
    """32 bits, turned to the right."""
    return ((word >> by) | (word << (32 - by))) & WORD


@rule
def lay_out(seed, block):
    """The decimal digits of a seed as a padded message of one block."""
    digits = 1
    rest = seed // 10
    while rest > 0:
        digits += 1
        rest //= 10
    for k in range(BLOCK):
        block[k] = 0
    block[digits >> 2] |= 0x80 << (24 - 8 * (digits & 3))
    rest = seed
    for k in range(digits - 1, -1, -1):
        block[k >> 2] |= (48 + rest % 10) << (24 - 8 * (k & 3))
        rest //= 10
    block[15] = 8 * digits


@rule
def reversed_bytes(word):
    """The other way to write 32 bits."""
    return ((word & 0xFF) << 24) | ((word & 0xFF00) << 8) | ((word >> 8) & 0xFF00) | (word >> 24)


@rule
def words_into(seed, block, words):
    """The four words that a seed from 0 to LONGEST - 1 deals from; `block` is room to work in."""
    lay_out(seed, block)
    a, b, c, d = START[0], START[1], START[2], START[3]
    e, f, g, h = START[4], START[5], START[6], START[7]
    for k in range(64):
        if k >= BLOCK:
            early, late = block[(k + 1) & 15], block[(k + 14) & 15]
            low = turned(early, 7) ^ turned(early, 18) ^ (early >> 3)
            high = turned(late, 17) ^ turned(late, 19) ^ (late >> 10)
            block[k & 15] = (block[k & 15] + low + block[(k + 9) & 15] + high) & WORD
        chosen = (e & f) ^ ((e ^ WORD) & g)
        first = h + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + chosen + ROUNDS[k] + block[k & 15]
        most = (a & b) ^ (a & c) ^ (b & c)
        second = (turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + most
        h, g, f, e = g, f, e, (d + first) & WORD
        d, c, b, a = c, b, a, (first + second) & WORD
    words[0] = reversed_bytes((START[0] + a) & WORD)
    words[1] = reversed_bytes((START[1] + b) & WORD)
    words[2] = reversed_bytes((START[2] + c) & WORD)
    words[3] = reversed_bytes((START[3] + d) & WORD)
