"""Building the search that browsers run, in the background: last of all, when everything else is compiled.

Where Numba is missing nothing is built, and this server computes every analysis itself.
"""

from __future__ import annotations

import asyncio
import logging
from pathlib import Path

from wharfinger.bots.search import device
from wharfinger.kernel import jit, registry
from wharfinger.kernel.aot.build import order
from wharfinger.kernel.aot.targets import target
from wharfinger.kernel.compiler import Compiler
from wharfinger.kernel.game import Game

log = logging.getLogger("wharfinger.engines")
PATIENCE = 5.0
"""Seconds between two looks whether the compiler is done."""


async def build_missing(compiler: Compiler) -> None:
    """The search of every game that has none, one after the other."""
    if not jit.JIT:
        return
    while compiler.shares:
        await asyncio.sleep(PATIENCE)
    for name in registry.names():
        game = registry.game(name)
        if await asyncio.to_thread(device.built, game) is None:
            await _build(game)


async def _build(game: Game) -> None:
    out = device.cached(game).parent
    out.mkdir(parents=True, exist_ok=True)
    with Alone(out / "engine.lock") as alone:
        if not alone:  # another worker builds it
            return
        command, environment = order(game.name, device.files(game), target("wasm"), out)
        process = await asyncio.create_subprocess_exec(
            *command, env=environment, stdin=asyncio.subprocess.DEVNULL, stderr=asyncio.subprocess.PIPE
        )
        try:
            _, said = await process.communicate()
        finally:
            if process.returncode is None:
                process.kill()
        if process.returncode:
            log.warning("the search of %s could not be built for browsers: %s", game.name, said.decode()[-500:])


class Alone:
    """One process at a time; the others are told that they are not alone, and do not wait."""

    def __init__(self, path: Path) -> None:
        self.file = path.open("w")

    def __enter__(self) -> bool:
        """Whether nobody else is at it."""
        try:
            import fcntl
        except ImportError:  # Windows: two processes may do the same work
            return True
        try:
            fcntl.flock(self.file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            return False
        return True

    def __exit__(self, *_: object) -> None:
        self.file.close()
