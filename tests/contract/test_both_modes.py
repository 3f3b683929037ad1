"""Compiled and plain Python give the same games, bit for bit."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from tests.cases import cases
from tests.contract.digest import digest, guided_cases, guided_digest
from wharfinger.kernel.jit import JIT


@pytest.mark.parametrize("game", sorted({case.game for case in cases()}))
def test_the_other_mode_plays_the_same_games(game: str) -> None:
    environment = {**os.environ, "WHARFINGER_JIT": "0" if JIT else "1"}
    command = [sys.executable, "-m", "tests.contract.digest", game]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    other = dict(line.split() for line in done.stdout.splitlines())
    here = {case.name: digest(case, 31) for case in cases() if case.game == game}
    here |= {f"{case.name}+network": guided_digest(case, 31) for case in guided_cases() if case.game == game}
    assert other == here
