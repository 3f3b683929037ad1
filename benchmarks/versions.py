"""The rules of this version beside those of an earlier one: decisions a second of random games, in turns on one core.

python -m benchmarks.versions REVISION [--rounds 40] [--game GAME]

Both versions play in processes of their own and take turns, so that whatever else the machine does slows both. Every
round is one ratio (now / before) of the decisions a second of processor time; printed are the median and the quartiles.
"""

from __future__ import annotations

import argparse
import io
import os
import statistics
import subprocess
import sys
import tarfile
import tempfile
from pathlib import Path

ROOT = Path(__file__).parents[1]
WORKER = """
import sys, time
import numpy as np
import wharfinger as wf
from wharfinger.arena.bench import STOPWATCH
from wharfinger.kernel import registry
from wharfinger.kernel.events import NO_EVENTS
from wharfinger.kernel.jit import records
game = wf.game(sys.argv[1])
players = max(game.seats[0], min(4, game.seats[1]))
watch = registry.prepare(game, STOPWATCH)
numbers, out = game.encode_options({})[0], np.zeros(game.actions, np.int64)
batch, words = records(game.state, 1), np.zeros(4, np.int64)
def play(seed, games):
    dice, part = np.zeros(4, np.int64), np.zeros(3, np.int64)
    game.driver.seed_dice(dice, seed)
    began = time.process_time()
    watch.playouts(batch, players, numbers, words, games, dice, part, NO_EVENTS, out)
    return part[0] / (time.process_time() - began)
play(1, 1)
print("ready", flush=True)
for line in sys.stdin:
    print(play(*map(int, line.split())), flush=True)
"""
GAMES = {"hamburgum": 2000, "le-havre": 400, "shipyard": 1000}
"""Games a round."""


class Version:
    """One version at work on one game."""

    def __init__(self, source: Path, game: str) -> None:
        environment = {**os.environ, "PYTHONPATH": str(source)}
        pipe = subprocess.PIPE
        command = [sys.executable, "-c", WORKER, game]
        self.process = subprocess.Popen(command, stdin=pipe, stdout=pipe, text=True, env=environment)
        assert self._line() == "ready"

    def _line(self) -> str:
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if not line:
            raise SystemExit("One of the two versions stopped: its message stands above.")
        return line.strip()

    def speed(self, seed: int, games: int) -> float:
        """Decisions a second of so many random games."""
        assert self.process.stdin is not None
        print(seed, games, file=self.process.stdin, flush=True)
        return float(self._line())

    def stop(self) -> None:
        """End the process."""
        assert self.process.stdin is not None
        self.process.stdin.close()
        self.process.wait()


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("revision", help="a Git revision of this repository")
    parser.add_argument("--rounds", type=int, default=40)
    parser.add_argument("--game", choices=sorted(GAMES))
    args = parser.parse_args()
    archive = subprocess.run(["git", "archive", args.revision, "src"], check=False, cwd=ROOT, capture_output=True)
    if archive.returncode:
        raise SystemExit(f"No such revision: {args.revision}.")
    os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
    print(f"{'now / before':14}{'median':>8}{'quartiles':>16}")
    with tempfile.TemporaryDirectory() as place:
        with tarfile.open(fileobj=io.BytesIO(archive.stdout)) as files:
            files.extractall(place, filter="data")
        for game in [args.game] if args.game else sorted(GAMES):
            now, before = Version(ROOT / "src", game), Version(Path(place) / "src", game)
            ratios = []
            for seed in range(args.rounds):
                first, second = (now, before) if seed % 2 else (before, now)
                speeds = {first: first.speed(seed, GAMES[game])}
                speeds[second] = second.speed(seed, GAMES[game])
                ratios.append(speeds[now] / speeds[before])
            low, middle, high = statistics.quantiles(ratios, n=4)
            print(f"{game:14}{middle:8.3f}{low:8.3f}{high:8.3f}", flush=True)
            now.stop()
            before.stop()


if __name__ == "__main__":
    main()
