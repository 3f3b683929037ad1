"""No compiled rule reads or writes outside its record: not in random games, nor on any position file that loads."""

from __future__ import annotations

import json
import os
import subprocess
import sys

import pytest

from tests.cases import cases

FILES = 2000
PLAIN_FILES = 60
"""Without Numba there is nothing to check but that the files are refused or play."""


@pytest.mark.minutes
@pytest.mark.parametrize("game", sorted({case.game for case in cases()}))
def test_games_and_changed_files_stay_inside_their_records(game: str) -> None:
    plain = os.environ.get("WHARFINGER_JIT") == "0"
    environment = {**os.environ, "WHARFINGER_JIT": "0" if plain else "check"}
    command = [sys.executable, "-m", "tests.contract.checked", game, str(PLAIN_FILES if plain else FILES)]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr[-3000:]
    seen = json.loads(done.stdout)
    assert set(seen) == {"ways", "loaded", "refused in a sentence"}
    assert seen["ways"] == len([case for case in cases() if case.game == game])
    assert min(seen.values()) > 0
