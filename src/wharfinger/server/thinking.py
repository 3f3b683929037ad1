"""The thinkers: a few processes, started when they are first needed, each doing one thing at a time."""

from __future__ import annotations

import asyncio
import logging
import os
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Callable

import msgspec

from .thinker import HEAD, Reply, Request

log = logging.getLogger("wharfinger.bots")
Progress = Callable[[int, int], None]
PATIENCE = 120.0
"""Seconds without any word from a thinker after which it is given up."""


class BotFailed(Exception):
    """A thinker died, was too slow, or said that it could not."""


class Thinkers:
    """Whoever asks waits until a process is free."""

    def __init__(self, most: int | None = None, patience: float = PATIENCE) -> None:
        self.most = most or max(2, os.cpu_count() or 2)  # one may be compiling for a minute
        self.patience = patience
        self.free = asyncio.Semaphore(self.most)
        self.idle: list[Process] = []
        self.all: set[Process] = set()

    async def ask(self, request: Request, progress: Progress | None = None) -> int | None:
        """The answer to a request; BotFailed if there is none."""
        async with self.free:
            process = self.idle.pop() if self.idle else await self._start()
            try:
                code = await self._converse(process, request, progress)
            except BaseException:
                self._end(process)
                raise
            self.idle.append(process)
            if isinstance(code, str):
                raise BotFailed(code)
            return code

    async def _start(self) -> Process:
        process = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "wharfinger.server.thinker", stdin=PIPE, stdout=PIPE, limit=2**20
        )
        self.all.add(process)
        return process

    async def _converse(self, process: Process, request: Request, progress: Progress | None) -> int | str | None:
        assert process.stdin is not None and process.stdout is not None
        body = msgspec.msgpack.encode(request)
        try:
            process.stdin.write(len(body).to_bytes(HEAD, "little") + body)
            while True:
                async with asyncio.timeout(self.patience):
                    size = int.from_bytes(await process.stdout.readexactly(HEAD), "little")
                    reply = msgspec.msgpack.decode(await process.stdout.readexactly(size), type=Reply)
                if reply.end:
                    return reply.error if reply.error is not None else reply.code
                if progress is not None:
                    progress(reply.done, reply.total)
        except (OSError, EOFError, TimeoutError) as error:
            raise BotFailed(type(error).__name__) from None

    def _end(self, process: Process) -> None:
        self.all.discard(process)
        if process.returncode is None:
            process.kill()

    def stop(self) -> None:
        """End all of them."""
        for process in list(self.all):
            self._end(process)
        self.idle.clear()
