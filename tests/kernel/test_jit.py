"""How compiled rules index their arrays."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

pytest.importorskip("numba")
PROGRAM = """
import numba, numpy as np
from wharfinger.kernel.jit import OPTIONS, rule

@rule
def at(row, place):
    return row[place]

@numba.njit(**OPTIONS)
def checked(row, place):
    return at(row, place)

@numba.njit
def elsewhere(row, place):
    return row[place]

row = np.array([5, 6, 7])
assert elsewhere(row, -1) == 7
for place, expected in ((0, 5), (2, 7), (3, None), (-1, None)):
    try:
        found = checked(row, place)
    except IndexError:
        found = None
    assert found == expected, (place, found)
"""


def test_a_rule_that_counts_from_the_end_is_caught_and_other_code_may() -> None:
    environment = {**os.environ, "WHARFINGER_JIT": "check"}
    done = subprocess.run([sys.executable, "-c", PROGRAM], env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr[-2000:]
