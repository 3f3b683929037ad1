"""`wharfinger bench`: it runs for every game and player count, and leaves the positions it measures alone."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from typing import Any

import numpy as np
import pytest

import tests.cases  # noqa: F401  (registers the tiny game)
import wharfinger as wf
from wharfinger.arena.bench import STOPWATCH
from wharfinger.kernel import registry
from wharfinger.kernel.events import NO_EVENTS
from wharfinger.kernel.jit import records

SAMPLE = 40
TIMES = 3
TABLES = [
    (name, players) for name in wf.names() for players in range(wf.game(name).seats[0], wf.game(name).seats[1] + 1)
]
BENCH = """
import sys
import tests.cases
import wharfinger as wf
from wharfinger.arena import bench
from wharfinger.cli.main import main
bench.SAMPLE = 400
low, high = wf.game(sys.argv[1]).seats
for players in range(low, high + 1):
    assert main(["bench", sys.argv[1], "--players", str(players), "--only", "--seconds", "0.01", "--json"]) == 0
"""


def gathered(game: Any, watch: Any, players: int) -> tuple[Any, Any, Any]:
    """Positions of random games with a legal action for each, and room for the legal actions."""
    batch = records(game.state, SAMPLE + 1)
    actions, out, dice = np.zeros(SAMPLE + 1, np.int64), np.zeros(game.actions, np.int64), np.zeros(4, np.int64)
    game.driver.seed_dice(dice, 5)
    words = np.zeros(4, np.int64)
    watch.gather(batch, actions, players, game.default_options(), words, 29, dice, NO_EVENTS, out)
    return batch, actions, out


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_measuring_leaves_the_positions_as_they_are(name: str, players: int) -> None:
    game = wf.game(name)
    registry.prepare(game)
    watch = registry.prepare(game, STOPWATCH)
    batch, actions, out = gathered(game, watch, players)
    before = batch[:-1].tobytes()
    measured = {
        "legal": lambda row: watch.repeat_legal(batch, row, TIMES, out),
        "copy": lambda row: watch.repeat_copy(batch, row, TIMES),
        "apply": lambda row: watch.repeat_apply(batch, row, int(actions[row]), TIMES, NO_EVENTS),
    }
    for what, repeat in measured.items():
        for row in range(SAMPLE):
            repeat(row)
            assert batch[:-1].tobytes() == before, what


@pytest.mark.parametrize("name", wf.names())
def test_it_runs_for_every_player_count(name: str) -> None:
    environment = {**os.environ, "WHARFINGER_JIT": "0"}
    command = [sys.executable, "-c", BENCH, name]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    results = [json.loads(line) for line in done.stdout.splitlines()]
    assert [(result["game"], result["players"]) for result in results] == [
        table for table in TABLES if table[0] == name
    ]
    for result in results:
        assert result["mode"] == "plain"
        assert result["decisions_per_second"] > 0
        assert result["legal_us"]["mean"] > 0
