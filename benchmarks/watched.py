"""A server with stop watches, for `benchmarks/server.py`: python benchmarks/watched.py FIGURES serve ...

When it is told (SIGUSR1) it begins to count anew; when it ends it writes to FIGURES, as JSON, the milliseconds of each
step of a move, the pauses of the event loop and of the garbage collector, and the CPU time of its threads together.
"""

from __future__ import annotations

import asyncio
import gc
import json
import signal
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from wharfinger.cli.main import main
from wharfinger.server.messages.client import Client
from wharfinger.server.store.sqlite import SqliteStore
from wharfinger.server.tables import hub, telling
from wharfinger.server.tables.table import Table
from wharfinger.server.ws import table_socket as live

TICK = 0.005
spent: dict[str, list[float]] = {}
since = {"wall": time.perf_counter(), "cpu": time.process_time()}


def note(step: str, began: float) -> None:
    """Add one duration."""
    spent.setdefault(step, []).append((time.perf_counter() - began) * 1000)


def watch(owner: Any, name: str, step: str) -> None:
    """Put a stop watch around a function."""
    inner: Callable[..., Any] = getattr(owner, name)
    if asyncio.iscoroutinefunction(inner):

        async def timed_later(*args: Any, **kwargs: Any) -> Any:
            began = time.perf_counter()
            try:
                return await inner(*args, **kwargs)
            finally:
                note(step, began)

        setattr(owner, name, timed_later)
        return

    def timed(*args: Any, **kwargs: Any) -> Any:
        began = time.perf_counter()
        try:
            return inner(*args, **kwargs)
        finally:
            note(step, began)

    setattr(owner, name, timed)


async def pulse() -> None:
    """How late the event loop wakes up."""
    while True:
        began = time.perf_counter()
        await asyncio.sleep(TICK)
        spent.setdefault("event loop late", []).append((time.perf_counter() - began - TICK) * 1000)


def collected(phase: str, info: dict[str, int]) -> None:
    """How long garbage collection stops everything, in CPU time: what else runs on the machine does not count."""
    if phase == "start":
        since["gc"] = time.thread_time()
    else:
        took = (time.thread_time() - since["gc"]) * 1000
        spent.setdefault(f"collector, generation {info['generation']}", []).append(took)


def anew(*_: Any) -> None:
    """Forget what was before."""
    spent.clear()
    since.update(wall=time.perf_counter(), cpu=time.process_time())


def finish(path: Path) -> None:
    """Write the figures."""
    wall = time.perf_counter() - since["wall"]
    path.write_text(json.dumps({"steps": spent, "cpu": (time.process_time() - since["cpu"]) / wall}))


if __name__ == "__main__":
    figures = Path(sys.argv[1])
    watch(live, "obey", "a move, all of it")
    watch(Table, "apply", "the rules")
    watch(Table, "prepare", "choices and undo (thread)")
    watch(SqliteStore, "write", "until it is on disk")
    watch(SqliteStore, "_write", "one commit (thread)")
    watch(hub, "tell_all", "messages")
    watch(telling, "table_message", "one message")
    watch(Client, "send", "queueing")
    gc.callbacks.append(collected)
    signal.signal(signal.SIGUSR1, anew)
    starting, stopping = hub.Hub.start, hub.Hub.stop

    async def start(self: hub.Hub) -> None:
        self.spawn(pulse())
        await starting(self)

    async def stop(self: hub.Hub) -> None:
        finish(figures)
        await stopping(self)

    hub.Hub.start, hub.Hub.stop = start, stop  # type: ignore[method-assign]
    raise SystemExit(main(sys.argv[2:]))
