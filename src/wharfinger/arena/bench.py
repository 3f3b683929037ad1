"""The speed benchmark of a game."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np

from wharfinger.kernel import jit, registry
from wharfinger.kernel.events import NO_EVENTS
from wharfinger.kernel.game import Game
from wharfinger.kernel.jit import records
from wharfinger.kernel.position import Position, new

STOPWATCH = Path(__file__).parent / "templates" / "stopwatch.py"
SAMPLE = 1500
REPEATS = 400
ROUNDS = 5
"""Every measurement is the best of this many rounds: other programs can only slow it down."""


@dataclass
class Result:
    """The results of one run; times in microseconds unless the name says otherwise."""

    game: str
    players: int
    mode: str
    decisions_per_second: float
    plain_decisions_per_second: float | None
    compiled_to_plain: float | None
    decisions_per_game: float
    legal_mean: float
    legal_max: int
    record_bytes: int
    copy_us: float
    legal_us: dict[str, float]
    apply_us: dict[str, float]
    from_python_us: dict[str, float]
    first_compilation_s: float | None
    later_start_s: float | None


def measure(game: Game, players: int, options: dict[str, Any], seconds: float) -> Result:
    """Benchmark a game in this process, compiled or plain."""
    watch = registry.prepare(game, STOPWATCH)
    numbers = game.encode_options(options)[0]
    out = np.zeros(game.actions, np.int64)
    speed, per_game, mean, most = _playouts(game, watch, players, numbers, seconds, out)
    mode = _mode(game)
    sample = SAMPLE // 20 if mode == "plain" else SAMPLE
    repeats = 1 if mode == "plain" else REPEATS
    batch = records(game.state, sample + 1)
    actions = np.zeros(sample + 1, np.int64)
    dice, words = np.zeros(4, np.int64), np.zeros(4, np.int64)
    game.driver.seed_dice(dice, 5)
    watch.gather(batch, actions, players, numbers, words, 29, dice, NO_EVENTS, out)
    legal = _per_row(sample, repeats, lambda row: watch.repeat_legal(batch, row, repeats, out))
    copied = float(np.mean(_per_row(sample, repeats, lambda row: watch.repeat_copy(batch, row, repeats))))
    applied = _per_row(
        sample, repeats, lambda row: watch.repeat_apply(batch, row, int(actions[row]), repeats, NO_EVENTS)
    )
    applied = np.maximum(applied - copied, 0.0)
    return Result(
        game=game.name,
        players=players,
        mode=mode,
        decisions_per_second=speed,
        plain_decisions_per_second=None,
        compiled_to_plain=None,
        decisions_per_game=per_game,
        legal_mean=mean,
        legal_max=most,
        record_bytes=game.state.itemsize,
        copy_us=_batch_copy(game, watch, batch),
        legal_us=_spread(legal),
        apply_us=_spread(applied),
        from_python_us=_from_python(game, players, options),
        first_compilation_s=None,
        later_start_s=None,
    )


def _mode(game: Game) -> str:
    """How the benchmark runs: from a library, compiled (with checks or not), or as plain Python."""
    if game.stages[STOPWATCH].library:
        return "library"
    return "checked" if jit.CHECKED else "compiled" if jit.JIT else "plain"


def _playouts(
    game: Game, watch: Any, players: int, numbers: Any, seconds: float, out: Any
) -> tuple[float, float, float, int]:
    batch = records(game.state, 1)
    dice, words = np.zeros(4, np.int64), np.zeros(4, np.int64)
    game.driver.seed_dice(dice, 7)
    best, games, total = 0.0, 1, np.zeros(3, np.int64)
    played = 0
    for number in range(1_000_000):
        part = np.zeros(3, np.int64)
        began = time.perf_counter()
        watch.playouts(batch, players, numbers, words, games, dice, part, NO_EVENTS, out)
        spent = time.perf_counter() - began
        best = max(best, part[0] / spent)
        played += games
        total[:2] += part[:2]
        total[2] = max(total[2], part[2])
        if spent < seconds / 10:
            games *= 2
        seconds -= spent
        if seconds <= 0 and number >= ROUNDS - 1:
            break
    return float(best), float(total[0] / played), float(total[1] / total[0]), int(total[2])


def _per_row(sample: int, repeats: int, call: Callable[[int], Any]) -> Any:
    """Microseconds per repetition for each sampled position, best of some rounds."""
    best = np.full(sample, np.inf)
    for _ in range(ROUNDS):
        for row in range(sample):
            began = time.perf_counter()
            call(row)
            best[row] = min(best[row], time.perf_counter() - began)
    return best / repeats * 1e6


def _spread(values: Any) -> dict[str, float]:
    mean = float(np.mean(values))
    top = float(np.max(values))
    return {
        "mean": mean,
        "p99": float(np.percentile(values, 99)),
        "max": top,
        "max_to_mean": top / mean if mean else 0.0,
    }


def _batch_copy(game: Game, watch: Any, batch: Any) -> float:
    target = records(game.state, len(batch))
    best = np.inf
    for _ in range(ROUNDS * 4):
        began = time.perf_counter()
        watch.copy_batch(batch, target)
        best = min(best, time.perf_counter() - began)
    return float(best / len(batch) * 1e6)


def _from_python(game: Game, players: int, options: dict[str, Any]) -> dict[str, float]:
    """Time the public API over one random game."""
    position = new(game.name, players, 1, components=game.definition.components.folder, **options)
    dice = np.random.default_rng(3)
    spent = {"legal_codes": 0.0, "legal": 0.0, "play": 0.0, "copy": 0.0, "view": 0.0}
    calls = dict.fromkeys(spent, 0)

    def timed(name: str, call: Callable[[], Any]) -> Any:
        began = time.perf_counter()
        result = call()
        spent[name] += time.perf_counter() - began
        calls[name] += 1
        return result

    def viewed(at: Position) -> None:
        timed("view", lambda: at.view(0))
        timed("copy", at.copy)
        timed("legal", at.legal)

    for number in range(400):
        codes = timed("legal_codes", position.legal_codes)
        if not codes:
            break
        if number % 10 == 0:
            viewed(position)
        timed("play", partial(position.play, codes[int(dice.integers(len(codes)))]))
    return {name: spent[name] / max(calls[name], 1) * 1e6 for name in spent}


# -- other processes ---------------------------------------------------------------------------------------------


def plain_speed(game: Game, players: int, options: dict[str, Any], components: str | None, seconds: float) -> float:
    """Decisions per second in plain mode, measured in a process of its own."""
    command = [sys.executable, "-m", "wharfinger", "bench", game.name, "--players", str(players)]
    command += ["--seconds", str(seconds), "--only", "--json"]
    command += [word for name, value in options.items() for word in ("--option", f"{name}={value}")]
    command += ["--components", components] if components else []
    done = subprocess.run(
        command, env={**os.environ, "WHARFINGER_JIT": "0"}, capture_output=True, text=True, check=True
    )
    return float(json.loads(done.stdout)["decisions_per_second"])


def starts(game: Game, players: int, components: str | None) -> tuple[float, float]:
    """Seconds until a new process has dealt a game, with a cold cache and with a warm one."""
    program = (
        "import sys, wharfinger as wf; wf.new(sys.argv[1], int(sys.argv[2]), 1, components=sys.argv[3] or None).legal()"
    )
    command = [sys.executable, "-c", program, game.name, str(players), components or ""]
    spent = []
    with tempfile.TemporaryDirectory() as folder:
        for _ in range(2):
            began = time.perf_counter()
            environment = {**os.environ, "WHARFINGER_CACHE": folder}
            subprocess.run(command, env=environment, check=True, capture_output=True)
            spent.append(time.perf_counter() - began)
    return spent[0], spent[1]
