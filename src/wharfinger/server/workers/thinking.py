"""`wharfinger think`: a process that serves the queue, with so many processes that think.

All of them but one take whatever is next; the last one only bots that somebody waits for, so that neither analyses nor
abandoned tables hold up a game.
"""

from __future__ import annotations

import asyncio
import logging
import signal
import time
from collections.abc import Callable

import msgspec
from procrastinate import JobContext

from wharfinger.kernel import registry
from wharfinger.kernel.compiler import Compiler
from wharfinger.kernel.errors import WharfingerError

from ..config import Settings
from ..logs import set_logging
from ..tables import games
from ..words import unusable
from . import queue
from .pool import PATIENCE, Thinkers, WorkerFailed
from .thinker import Reply

log = logging.getLogger("wharfinger.queue")
RETRY = 2.0
FAREWELL = 5.0
"""Seconds that jobs have to end in when a thinker is told to stop; then others do them."""
OLD = 600.0
"""Seconds after which nobody waits for an answer."""
SPARE = 3
"""Connections beside those of the jobs."""


class Thinking:
    """Serves the queue of one database."""

    def __init__(self, url: str, processes: int, patience: float = PATIENCE) -> None:
        self.processes = processes
        self.app = queue.opened_by(url, processes + SPARE)
        self.thinkers = Thinkers(processes, patience)
        self.stopping = asyncio.Event()
        self.app.task(name=queue.TASK, pass_context=True, retry=queue.TRIES)(self.think)

    async def run(self, announce: Callable[[], None]) -> None:
        """Think until told to stop."""
        queue.be_discreet()
        await self._open()
        await self.thinkers.wake()
        announce()
        every = [queue.BOTS, queue.ANALYSES, queue.LATER]
        most = max(1, self.processes - 1)
        tasks = [asyncio.create_task(self._serve("all", every, most)), asyncio.create_task(self._tend())]
        if self.processes > 1:
            tasks.append(asyncio.create_task(self._serve("bots", [queue.BOTS], 1)))
        await self.stopping.wait()
        for task in tasks:
            task.cancel()
        await asyncio.wait(tasks, timeout=2 * FAREWELL)
        self.thinkers.stop()
        await queue.shut(self.app)

    async def _open(self) -> None:
        try:
            await self.app.open_async()
            there = await self.app.check_connection_async()
        except queue.TROUBLE as error:
            raise unusable("start-database", error=type(error).__name__) from None
        if not there:
            raise unusable("start-think-queue")

    async def _serve(self, name: str, queues: list[str], most: int) -> None:
        """One of Procrastinate's workers; another when the database was away."""
        while not self.stopping.is_set():
            try:
                await self.app.run_worker_async(
                    name=name,
                    queues=queues,
                    concurrency=most,
                    delete_jobs="always",
                    install_signal_handlers=False,
                    fetch_job_polling_interval=RETRY,
                    update_heartbeat_interval=queue.HEARTBEAT,
                    stalled_worker_timeout=queue.SILENT,
                    shutdown_graceful_timeout=FAREWELL,
                )
            except queue.TROUBLE as error:
                log.warning("the queue does not answer: %s", type(error).__name__)
            await asyncio.sleep(RETRY)

    async def _tend(self) -> None:
        while True:
            await asyncio.sleep(queue.SILENT / 2)
            try:
                await queue.give_on(self.app)
            except queue.TROUBLE as error:
                log.warning("the queue does not answer: %s", type(error).__name__)

    async def think(self, context: JobContext, /, **given: object) -> None:
        """One job: think and answer. It never fails: that would be written down with all it carries."""
        try:
            work = msgspec.convert(given, queue.Work)
            answer = await self._answer(context, work)
        except msgspec.MsgspecError:  # a server of another version asks
            log.warning("a job could not be read")
            return
        if answer is not None:
            await self._send(work, answer)

    async def _answer(self, context: JobContext, work: queue.Work) -> Reply | None:
        if time.time() - work.made > OLD:
            return None
        try:
            request = queue.unpacked(work.body)
            if queue.mark_of(request.game) != work.mark:
                return Reply(error=queue.OTHER_RULES, end=True)
        except (msgspec.MsgspecError, WharfingerError):
            return Reply(error=queue.OTHER_RULES, end=True)
        latest: list[Reply] = []
        stop = asyncio.Event()
        thinking = asyncio.create_task(self.thinkers.consult(request, latest.append, stop))
        try:
            while not thinking.done():
                try:
                    await asyncio.wait({thinking}, timeout=0.2 if request.effort is not None else None)
                    if latest and not thinking.done():
                        await self._send(work, latest.pop())
                        latest.clear()
                except asyncio.CancelledError:
                    current = asyncio.current_task()
                    if self.stopping.is_set() or stop.is_set() or request.effort is None or current is None:
                        raise
                    current.uncancel()  # the asker has seen enough: what is found is the answer
                    stop.set()
            return thinking.result()
        except WorkerFailed as error:
            return Reply(error=str(error), end=True)
        finally:
            thinking.cancel()

    async def _send(self, work: queue.Work, reply: Reply) -> None:
        for piece in queue.parts(work.ticket, reply):
            await self.app.connector.execute_query_async(
                "SELECT pg_notify(%(channel)s, %(piece)s)", channel=work.channel, piece=piece
            )


def think(settings: Settings, processes: int, announce: Callable[[], None]) -> None:
    """Serve the queue until stopped."""
    set_logging(settings)
    compiler = Compiler(games.compiled)
    compiler.start([registry.game(name) for name in registry.names()])

    async def main() -> None:
        thinking, loop = Thinking(settings.database, processes, settings.thinking_seconds), asyncio.get_running_loop()
        for name in (signal.SIGTERM, signal.SIGINT):
            loop.add_signal_handler(name, thinking.stopping.set)
        await thinking.run(announce)

    try:
        asyncio.run(main())
    finally:
        compiler.stop()
