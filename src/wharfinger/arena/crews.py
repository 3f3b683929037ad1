"""Where jobs are done: in threads or processes of this machine, or on a Ray cluster. The results are the same.

A job is a tuple of arguments. Jobs know nothing of each other, so whoever does them, and in whatever order, `map` gives
their results in the order of the jobs.
"""

from __future__ import annotations

import logging
import os
import socket
from collections.abc import Callable, Generator, Iterable, Iterator, Sequence
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from typing import Any, Protocol, Self

from wharfinger.kernel.errors import BadOption, WharfingerError, shown

from .words import message

LOCAL = "local"
"""The address of a cluster that is started on this machine and stopped afterwards."""
SETTINGS = {
    "RAY_USAGE_STATS_ENABLED": "0",
    "RAY_raylet_start_wait_time_s": "180",
    "RAY_agent_register_timeout_ms": "180000",
}
"""Ray reports nothing, and may start slowly on a busy machine."""
RETRIES = 3
"""How often Ray does a job again whose worker has died."""
PATIENCE = 10.0
"""Seconds for a cluster to answer."""
Job = tuple[Any, ...]


def available() -> int:
    """The CPU cores available to this process."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


class Crew(Protocol):
    """Does jobs."""

    def map(self, call: Callable[..., Any], jobs: Sequence[Job]) -> Iterator[Any]:
        """The results of the jobs, in their order."""

    def __enter__(self) -> Self: ...

    def __exit__(self, *_: object) -> None: ...


def threads(workers: int | None = None, ray: str | None = None) -> Crew:
    """A crew for jobs that spend their time in compiled code: threads, or the cluster at an address."""
    return Pool(ThreadPoolExecutor(workers or available())) if ray is None else Cluster(ray, workers)


def processes(workers: int | None = None, ray: str | None = None) -> Crew:
    """A crew for jobs that run Python: processes, or the cluster at an address."""
    if ray is not None:
        return Cluster(ray, workers)
    return Pool(ProcessPoolExecutor(workers or available(), get_context("spawn")))


class Pool:
    """Threads or processes of this machine."""

    def __init__(self, pool: Executor) -> None:
        self._pool = pool

    def map(self, call: Callable[..., Any], jobs: Sequence[Job]) -> Iterator[Any]:
        """The results of the jobs, in their order."""
        try:
            yield from self._pool.map(call, *zip(*jobs, strict=True)) if jobs else ()
        except BrokenProcessPool:
            raise WharfingerError(message("worker-died")) from None

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *raised: object) -> None:
        self._pool.shutdown(wait=raised[0] is None, cancel_futures=True)


def _reach(address: str) -> None:
    """Refuse an address where nobody answers; Ray would try for minutes."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if host and port.isdecimal():
        try:
            socket.create_connection((host, int(port)), PATIENCE).close()
        except (OSError, OverflowError):
            raise BadOption(message("ray-address", address=shown(address))) from None


class Cluster:
    """The workers of a Ray cluster. A job whose worker or machine dies is done again by another one."""

    def __init__(self, address: str, workers: int | None = None) -> None:
        """`workers`: how many jobs run at once; by default as many as the cluster has cores."""
        for name, value in SETTINGS.items():
            os.environ.setdefault(name, value)
        try:
            import ray
        except ImportError:
            raise BadOption(message("ray-library")) from None
        self._ray = ray
        self._begun = not ray.is_initialized()
        if self._begun:
            _reach(address)
            self._begin(address, workers)
        self.workers = workers or max(1, int(ray.cluster_resources().get("CPU", 1)))

    def _begin(self, address: str, workers: int | None) -> None:
        where: dict[str, Any] = {"address": address}
        if address == LOCAL:  # Ray knows this word too; without it, it would join any cluster it finds
            where |= {"num_cpus": workers or available(), "include_dashboard": False}
        try:
            self._ray.init(**where, log_to_driver=False, logging_level=logging.CRITICAL)
        except Exception:  # Ray has no class of its own for what goes wrong here
            raise BadOption(message("ray-address", address=shown(address))) from None

    def map(self, call: Callable[..., Any], jobs: Sequence[Job]) -> Iterator[Any]:
        """The results of the jobs, in their order."""
        early: dict[int, Any] = {}
        following = 0
        for number, result in self.finished(call, jobs):
            early[number] = result
            while following in early:
                yield early.pop(following)
                following += 1

    def finished(self, call: Callable[..., Any], jobs: Iterable[Job]) -> Generator[tuple[int, Any], None, None]:
        """The number and the result of each job, as they are done."""
        task = self._ray.remote(max_retries=RETRIES)(call)
        waiting = enumerate(jobs)
        running: dict[Any, int] = {}
        try:
            while True:
                while len(running) < self.workers and (following := next(waiting, None)) is not None:
                    running[task.remote(*following[1])] = following[0]
                if not running:
                    return
                done, _ = self._ray.wait(list(running))
                for one in done:
                    yield running.pop(one), self._result(one)
        finally:
            for one in running:
                self._ray.cancel(one, force=True)

    def _result(self, one: Any) -> Any:
        try:
            return self._ray.get(one)
        except self._ray.exceptions.RayTaskError as error:
            raise error.cause from None
        except self._ray.exceptions.RayError:
            raise WharfingerError(message("worker-died")) from None

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        if self._begun:
            self._ray.shutdown()
