"""Games on a GPU: are they the games of the processor, decision for decision, and how fast are they?

python -m benchmarks.gpu                     # both, every game
python -m benchmarks.gpu --only compare      # needs the processor's compiled code as well
python -m benchmarks.gpu --only speed le-havre --players 4
"""

from __future__ import annotations

import argparse
import sys
import time
from typing import Any

import numpy as np

import wharfinger as wf
from wharfinger.envs import vector
from wharfinger.envs.cuda import CudaVector, compiled
from wharfinger.kernel import cuda

SIZES = (1 << 14, 1 << 16, 1 << 18)
PARTS = ("observation", "mask", "actor", "reward", "done", "sampled", "points", "places")


def told(env: Any) -> list[np.ndarray[Any, Any]]:
    """Everything that a step tells, on the host."""
    return [np.array(part) for part in (*env.step_made, env.sampled, env.points, env.places)]


def compare(game: str, players: int, batch: int, steps: int, **options: Any) -> str:
    """Play the same games on both; what they tell must be equal after every step, and every position at the end."""
    ours = vector(game, players, batch, device="cuda", **options)
    theirs = vector(game, players, batch, **options)
    ours.reset(7)
    theirs.reset(7)
    ended = 0
    for step in range(steps + 1):
        for name, mine, other in zip(PARTS, told(ours), told(theirs), strict=True):
            if mine.dtype != other.dtype or not np.array_equal(mine, other):
                return f"{name} differs after {step} decisions"
        actions = theirs.sampled.copy()
        ours.step(actions)
        ended += int(theirs.step(actions).done.sum())
    if any(ours.position(row).batch.tobytes() != theirs.position(row).batch.tobytes() for row in range(batch)):
        return "positions differ"
    return f"equal: {batch} games side by side, {batch * steps:,} decisions, {ended:,} games to the end"


def rate(env: CudaVector, steps: int, play: Any) -> float:
    """Decisions a second, the best of three."""
    best = 0.0
    for _ in range(3):
        env.device.synchronize()
        began = time.perf_counter()
        play()
        env.device.synchronize()
        best = max(best, env.batch * steps / (time.perf_counter() - began))
    return best


def speed(game: str, players: int, batch: int, compact: bool) -> tuple[float, float]:
    """Millions of decisions a second: random playouts, and steps with observation and mask."""
    env = vector(game, players, batch, device="cuda", compact=compact)
    assert isinstance(env, CudaVector)
    env.reset(1)
    env.play_randomly(100)  # games that are not all at their beginning
    steps = 50

    def look() -> None:
        for _ in range(steps):
            env.step(env.sampled)

    found = rate(env, steps, lambda: env.play_randomly(steps)) / 1e6, rate(env, steps, look) / 1e6
    env.check()
    return found


def main() -> None:
    """Print a table."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", nargs="*", default=[])
    parser.add_argument("--only", choices=("compare", "speed"))
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--batch", type=int, default=512)
    parser.add_argument("--steps", type=int, default=1500)
    args = parser.parse_args()
    names = args.game or wf.names()
    print(f"{cuda.device().name}, {args.players} players")
    for name in names:
        began = time.perf_counter()
        compiled(wf.game(name))
        print(f"{name}: kernels compiled or found in {time.perf_counter() - began:.1f} s", flush=True)
    failed = False
    if args.only != "speed":
        for name in names:
            for compact in (False, True):
                said = compare(name, args.players, args.batch, args.steps, compact=compact)
                failed |= "equal" not in said
                print(f"{name}{', compact' if compact else ''}: {said}", flush=True)
    if args.only != "compare":
        print("game | games | observation | random playouts, M/s | steps with observation and mask, M/s")
        for name in names:
            for batch in SIZES:
                for compact in (False, True):
                    played, stepped = speed(name, args.players, batch, compact)
                    kind = "int16" if compact else "float32"
                    print(f"{name} | {batch:,} | {kind} | {played:.0f} | {stepped:.0f}", flush=True)
    sys.exit(failed)


if __name__ == "__main__":
    main()
