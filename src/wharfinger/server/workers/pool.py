"""The thinkers: a few processes, started when they are first needed, each doing one thing at a time."""

from __future__ import annotations

import asyncio
import logging
import os
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Callable

import msgspec

from .. import metrics
from .fair_queue import Turns
from .thinker import HEAD, Reply, Request

log = logging.getLogger("wharfinger.bots")
Heard = Callable[[Reply], None]
PATIENCE = 120.0
"""Seconds without any word from a thinker after which it is given up."""
STARTS = 120.0
"""Seconds in which a new one must have said its first word: they are not those of the first request."""
OBEYS = 10.0
"""Seconds in which an analysis that is told to stop does so, or is killed."""


Make = Callable[[str, "int | None", float], "Thinkers"]
"""Makes thinkers for a purpose: how many there are here at most, and their patience."""


class WorkerFailed(Exception):
    """A thinker died, was too slow, or said that it could not."""


class OutOfTime(WorkerFailed):
    """A thinker said nothing for too long."""


class Full(Exception):
    """Others are waiting already, and whoever asks does not want to."""


class Thinkers:
    """Whoever asks waits until a process is free."""

    elsewhere = False
    """Whether other machines think."""

    def __init__(self, most: int | None = None, patience: float = PATIENCE, hello: Request | None = None) -> None:
        self.most = most or max(2, os.cpu_count() or 2)
        self.hello = hello or Request()
        """What a new one is asked first."""
        self.patience = patience
        self.free = Turns(self.most)
        self.idle: list[Process] = []
        self.all: set[Process] = set()

    async def ask(self, request: Request) -> int | None:
        """The answer to a request; WorkerFailed if there is none."""
        return (await self.consult(request, lambda reply: None)).code

    async def wake(self) -> None:
        """Have a process that can answer at once."""
        if not self.alive:
            self.stop()
            await self.ask(self.hello)

    @property
    def alive(self) -> bool:
        """Whether there is a process that can answer."""
        return any(process.returncode is None for process in self.all)

    async def consult(
        self, request: Request, heard: Heard, stop: asyncio.Event | None = None, room: bool = False
    ) -> Reply:
        """The last word to a request, after whatever comes before it; an analysis can be stopped before its time.

        `room`: Full where other machines think and others wait for them already.
        """
        async with self.free:
            process = self.idle.pop() if self.idle else await self._start()
            stopping = None if stop is None else asyncio.create_task(self._stop_at(process, stop))
            try:
                with metrics.working(request.game, request.bot, "upload" if request.job else "analysis"):
                    reply = await self._converse(process, request, heard, self.patience)
            except BaseException:
                self._end(process)
                raise
            finally:
                if stopping is not None:
                    stopping.cancel()
            self.idle.append(process)
            if reply.error is not None:
                raise WorkerFailed(reply.error)
            return reply

    async def _start(self) -> Process:
        process = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "wharfinger.server.workers.thinker", stdin=PIPE, stdout=PIPE, limit=2**20
        )
        self.all.add(process)
        try:
            await self._converse(process, self.hello, lambda reply: None, STARTS)
        except BaseException:
            self._end(process)
            raise
        return process

    async def _stop_at(self, process: Process, stop: asyncio.Event) -> None:
        await stop.wait()
        assert process.stdin is not None
        process.stdin.write(bytes(HEAD))
        await asyncio.sleep(OBEYS)
        self._end(process)

    async def _converse(self, process: Process, request: Request, heard: Heard, patience: float) -> Reply:
        assert process.stdin is not None and process.stdout is not None
        body = msgspec.msgpack.encode(request)
        try:
            process.stdin.write(len(body).to_bytes(HEAD, "little") + body)
            while True:
                async with asyncio.timeout(patience):
                    size = int.from_bytes(await process.stdout.readexactly(HEAD), "little")
                    reply = msgspec.msgpack.decode(await process.stdout.readexactly(size), type=Reply)
                if reply.end:
                    return reply
                heard(reply)
        except TimeoutError:
            raise OutOfTime(f"no word for {patience:g} seconds") from None
        except (OSError, EOFError) as error:
            raise WorkerFailed(type(error).__name__) from None

    def _end(self, process: Process) -> None:
        self.all.discard(process)
        if process.returncode is None:
            process.kill()

    def stop(self) -> None:
        """End all of them."""
        for process in list(self.all):
            self._end(process)
        self.idle.clear()


def alone(purpose: str, most: int | None, patience: float) -> Thinkers:
    """Thinkers where no other machine helps."""
    return Thinkers(most, patience)
