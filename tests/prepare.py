"""Compiles every game before the tests start, so that parallel tests find it done; games side by side, in processes."""

from __future__ import annotations

import os
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

import tests.cases  # noqa: F401  (registers the tiny game)
import wharfinger as wf
from wharfinger.kernel import registry
from wharfinger.kernel.game import DRIVER, WALKS

PACKAGE = Path(wf.__file__).parent
SEARCH = PACKAGE / "bots" / "search" / "templates"
VECTOR = PACKAGE / "envs" / "templates" / "vector.py"
ARENA = PACKAGE / "arena" / "templates"
ARENAS = (ARENA / "stopwatch.py", ARENA / "duel.py")
NETWORK, GUIDED = (PACKAGE / "bots" / "templates" / f"{name}.py" for name in ("network", "guided"))
DRIVERS = (DRIVER, WALKS, VECTOR, NETWORK, SEARCH / "tree.py", SEARCH / "lookahead.py", *ARENAS)


def compile_game(name: str) -> str:
    game = wf.game(name)
    for driver in (*DRIVERS, GUIDED) if name == "tiny" else DRIVERS:
        registry.prepare(game, driver, progress=lambda *_: None)
    return name


if __name__ == "__main__":
    with ProcessPoolExecutor(os.cpu_count()) as pool:
        for name in pool.map(compile_game, wf.names()):
            print(f"  {name}", flush=True)
