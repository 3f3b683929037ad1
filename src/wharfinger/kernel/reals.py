"""Arithmetic of real numbers that gives the same bits everywhere.

Adding, multiplying, dividing and square roots are exact by the standard. The exponential of a mathematical library is
not: each platform, and each browser, rounds it in its own way, and a search would find something else there.
"""

import math

import numpy as np

from .jit import rule

LOG2E = 1.4426950408889634
LN2_HIGH, LN2_LOW = 0.693147180369123816490, 1.90821492927058770002e-10
"""The natural logarithm of 2 in two parts; a multiple of the first below 2**20 is exact."""
LEAST = -700.0
"""Below this, exp is nothing."""

TAYLOR = np.array([1.0 / math.factorial(n) for n in range(14)])
"""Enough terms for numbers below half of ln 2."""


@rule
def exp(x):
    """e to the power of x, for x up to 700."""
    if x < LEAST:
        return 0.0
    k = int(x * LOG2E - 0.5) if x < 0.0 else int(x * LOG2E + 0.5)
    r = x - k * LN2_HIGH - k * LN2_LOW
    total = 0.0
    for n in range(TAYLOR.shape[0] - 1, -1, -1):
        total = total * r + TAYLOR[n]
    power = 2.0 if k > 0 else 0.5
    k = abs(k)
    while k > 0:
        if k & 1:
            total *= power
        power *= power
        k >>= 1
    return total
