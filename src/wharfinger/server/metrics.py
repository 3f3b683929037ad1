"""What is counted while the server runs, for Prometheus.

With several workers each of them writes its numbers into a file of its own in a folder they share; whichever is asked
adds them up. Counters of a worker that has died stay, what it had open does not.
"""

from __future__ import annotations

import os
import platform
import re
import shutil
import tempfile
import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, PlatformCollector, ProcessCollector
from prometheus_client.exposition import CONTENT_TYPE_PLAIN_0_0_4, generate_latest
from prometheus_client.multiprocess import MultiProcessCollector, mark_process_dead

from wharfinger import __version__

SHARED = "PROMETHEUS_MULTIPROC_DIR"
"""The folder that workers share; the library looks for it when it is imported."""
CONTENT_TYPE = CONTENT_TYPE_PLAIN_0_0_4
STEPS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
METHODS = {"GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"}

REGISTRY = CollectorRegistry()
if SHARED not in os.environ:
    ProcessCollector(registry=REGISTRY)
    PlatformCollector(registry=REGISTRY)


def _counter(name: str, about: str, *labels: str) -> Counter:
    return Counter(f"wharfinger_{name}", about, labels, registry=REGISTRY)


def _histogram(name: str, about: str, *labels: str) -> Histogram:
    return Histogram(f"wharfinger_{name}", about, labels, registry=REGISTRY, buckets=STEPS)


def _gauge(name: str, about: str, *labels: str) -> Gauge:
    return Gauge(f"wharfinger_{name}", about, labels, registry=REGISTRY, multiprocess_mode="livesum")


BUILD = Gauge(
    "wharfinger_build_info",
    "The version of the server and of Python; always 1.",
    ("version", "python"),
    registry=REGISTRY,
    multiprocess_mode="max",
)
MOVES = _counter("moves", "Moves written to the database.", "game", "by")
MOVE_SECONDS = _histogram("move_seconds", "From a player's move to its confirmation, when it is on disk.", "game")
REQUESTS = _counter("http_requests", "Answered requests.", "method", "route", "status")
REQUEST_SECONDS = _histogram("http_request_seconds", "From a request to the end of its answer.", "method", "route")
REFUSALS = _counter("refusals", "Requests and messages that were refused, by reason.", "reason")
ERRORS = _counter("errors", "Warnings and errors in the log, by the part of the server.", "kind", "level")
THINKING = _counter("bot_seconds", "Seconds that processes thought for bots.", "game", "bot")
JOBS = _counter("job_seconds", "Seconds that processes worked for analyses and uploads.", "kind")
TABLES = _gauge("open_tables", "Tables in memory.", "status")
PLAYERS = _gauge("players_connected", "Seats whose players are connected.")
SPECTATORS = _gauge("spectators_connected", "Connections to tables that hold no seat.")
SOCKETS = _gauge("sockets", "Open WebSockets.")
CONNECTIONS = _gauge("connections", "Open connections of every kind.")
QUEUE = _gauge("queue_length", "What waits for its turn.", "queue")
SHARED_QUEUE = Gauge(
    "wharfinger_shared_queue_length",
    "What waits for thinkers, of all servers on the same database.",
    ("queue",),
    registry=REGISTRY,
    multiprocess_mode="mostrecent",
)
PROCESSES = _gauge("processes", "Processes that think, analyse or read uploads.", "pool")

BUILD.labels(__version__, platform.python_version()).set(1)


def written(game: str, changes: Iterable[tuple[str, dict[str, Any]]], automatic: Callable[[int], bool]) -> None:
    """Events of a table are on disk; `automatic` says for which seats a bot decides."""
    for kind, data in changes:
        if kind == "move":
            MOVES.labels(game, "bot" if automatic(data["seat"]) else "person").inc()


def refused(reason: str) -> None:
    """Something was refused."""
    REFUSALS.labels(reason).inc()


def requested(method: str, route: str, status: int, seconds: float) -> None:
    """A request was answered."""
    known = method if method in METHODS else "OTHER"
    REQUESTS.labels(known, route, str(status)).inc()
    REQUEST_SECONDS.labels(known, route).observe(seconds)


@contextmanager
def moving(game: str) -> Iterator[None]:
    """A player's move is being made, if a game is named; one that is refused does not count."""
    began = time.perf_counter()
    yield
    if game:
        MOVE_SECONDS.labels(game).observe(time.perf_counter() - began)


@contextmanager
def working(game: str, bot: str, kind: str) -> Iterator[None]:
    """A process thinks for a bot, or does another job."""
    began = time.perf_counter()
    try:
        yield
    finally:
        counter = THINKING.labels(game, bot.partition(":")[0]) if bot else JOBS.labels(kind)
        counter.inc(time.perf_counter() - began)


def exposition() -> bytes:
    """Everything, as Prometheus reads it."""
    folder = os.environ.get(SHARED)
    if folder is None:
        return generate_latest(REGISTRY)
    forget_dead(Path(folder))
    together = CollectorRegistry()
    MultiProcessCollector(together)  # type: ignore[no-untyped-call]
    return generate_latest(together)


def forget_dead(folder: Path) -> None:
    """What workers had open that have died."""
    for pid in {int(found[1]) for file in folder.glob("*.db") if (found := re.search(r"_(\d+)\.db$", file.name))}:
        try:
            os.kill(pid, 0)
        except ProcessLookupError:
            mark_process_dead(pid, str(folder))  # type: ignore[no-untyped-call]
        except PermissionError:  # it is alive, and not ours
            pass


@contextmanager
def shared(workers: int) -> Iterator[None]:
    """While several workers run, they share a folder; before any of them has imported this."""
    os.environ.pop(SHARED, None)
    if workers == 1:
        yield
        return
    folder = tempfile.mkdtemp(prefix="wharfinger-metrics-")
    os.environ[SHARED] = folder
    try:
        yield
    finally:
        del os.environ[SHARED]
        shutil.rmtree(folder, ignore_errors=True)
