"""This version beside an earlier one, in turns on one core: decisions a second of random games, or the tree search.

python -m benchmarks.versions REVISION [--rounds 40] [--game GAME] [--search]

With `--search` it is the simulations a second in one tree, and whether both versions grew the same trees.
Both versions play in processes of their own and take turns, so that whatever else the machine does slows both. Every
round is one ratio (now / before) of what was done in a second of processor time; printed are the median and the
quartiles.
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
SEARCHER = """
import random, sys, time, zlib
import wharfinger as wf
from wharfinger.bots.search.forest import Forest
game = wf.game(sys.argv[1])
players = max(game.seats[0], min(3, game.seats[1]))
def grow(seed, simulations):
    position, dice = wf.new(game.name, players, seed=seed), random.Random(seed)
    for _ in range(120):
        position.play(dice.choice(position.legal_codes()))
    forest = Forest(position.concealed(position.actor, 0), 1, 1, 40 * simulations)
    began = time.process_time()
    forest.grow(simulations, None)
    spent = time.process_time() - began
    tree = forest.trees[0].tree
    return simulations / spent, zlib.crc32(tree.nodes.tobytes() + tree.worth.tobytes())
grow(1, 1)
print("ready", flush=True)
for line in sys.stdin:
    print(*grow(*map(int, line.split())), flush=True)
"""
GAMES = {"hamburgum": 2000, "le-havre": 400, "shipyard": 1000}
"""Games a round."""
SIMULATIONS = 1000
"""Simulations a round."""


class Version:
    """One version at work on one game."""

    def __init__(self, source: Path, game: str, worker: str) -> None:
        environment = {**os.environ, "PYTHONPATH": str(source)}
        pipe = subprocess.PIPE
        command = [sys.executable, "-c", worker, game]
        self.process = subprocess.Popen(command, stdin=pipe, stdout=pipe, text=True, env=environment)
        assert self._line() == "ready"

    def _line(self) -> str:
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if not line:
            raise SystemExit("One of the two versions stopped: its message stands above.")
        return line.strip()

    def speed(self, seed: int, times: int) -> tuple[float, str]:
        """What was done in a second of so many random games or simulations, and a mark of what came out."""
        assert self.process.stdin is not None
        print(seed, times, file=self.process.stdin, flush=True)
        speed, _, mark = self._line().partition(" ")
        return float(speed), mark

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
    parser.add_argument("--search", action="store_true", help="measure the tree search")
    args = parser.parse_args()
    worker = SEARCHER if args.search else WORKER
    archive = subprocess.run(["git", "archive", args.revision, "src"], check=False, cwd=ROOT, capture_output=True)
    if archive.returncode:
        raise SystemExit(f"No such revision: {args.revision}.")
    os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
    print(f"{'now / before':14}{'median':>8}{'quartiles':>16}{'now, best':>14}{'before, best':>14}")
    with tempfile.TemporaryDirectory() as place:
        with tarfile.open(fileobj=io.BytesIO(archive.stdout)) as files:
            files.extractall(place, filter="data")
        for game in [args.game] if args.game else sorted(GAMES):
            now, before = Version(ROOT / "src", game, worker), Version(Path(place) / "src", game, worker)
            times = SIMULATIONS if args.search else GAMES[game]
            ratios, most, same = [], {now: 0.0, before: 0.0}, True
            for seed in range(args.rounds):
                first, second = (now, before) if seed % 2 else (before, now)
                found = {first: first.speed(seed, times)}
                found[second] = second.speed(seed, times)
                ratios.append(found[now][0] / found[before][0])
                most = {one: max(most[one], found[one][0]) for one in most}
                same = same and found[now][1] == found[before][1]
            low, middle, high = statistics.quantiles(ratios, n=4)
            line = f"{game:14}{middle:8.3f}{low:8.3f}{high:8.3f}{most[now]:14,.0f}{most[before]:14,.0f}"
            print(line + (("  same trees" if same else "  other trees") if args.search else ""), flush=True)
            now.stop()
            before.stop()


if __name__ == "__main__":
    main()
