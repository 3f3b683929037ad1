"""A server's side of the queue: questions go to thinkers on any machine, and stay here where there are none."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
import uuid
from weakref import WeakValueDictionary

import msgspec
import procrastinate

from ..keys import hashed
from ..store.postgres import PostgresStore
from . import queue
from .fair_queue import ASKER, SOMEBODY, Asker
from .pool import PATIENCE, Full, Heard, Thinkers, WorkerFailed
from .thinker import Reply, Request

log = logging.getLogger("wharfinger.queue")
LOOK = 1.0
"""Seconds between two looks at who thinks and what has become of our jobs."""
TEND = 5.0
"""Seconds between two looks at jobs of thinkers that died."""
COST = 2.0
"""Seconds that a bot is taken to think, for whose turn it is."""
LATER_BY = 30.0
"""Seconds by which those come later for whom nobody waits."""
MOST_EACH = 2
"""Analyses of one address at a time."""
SETTLES = 3.0
"""Seconds after which a job that is gone has been answered, or never will be."""


class Unserved(Exception):
    """Nobody thinks for others now."""


class Lost(Exception):
    """A job has gone without an answer, or should be somewhere else."""


class Question:
    """One that waits for its answer."""

    def __init__(self, name: str, request: Request, asker: Asker, heard: Heard) -> None:
        self.name, self.request, self.asker, self.heard = name, request, asker, heard
        self.ticket = uuid.uuid4().hex
        self.person = hashed(asker.person)[:16] + "/"  # addresses are not written down
        effort = request.effort
        self.cost = COST if effort is None else effort.seconds or COST
        self.job: int | None = None
        self.queue = ""
        self.asked = 0.0
        self.pieces: dict[int, str] = {}
        self.done: asyncio.Future[Reply] = asyncio.get_running_loop().create_future()

    def hear(self, number: int, count: int, piece: str) -> None:
        """A piece of an answer."""
        self.pieces[number] = piece
        if len(self.pieces) < count:
            return
        reply = queue.whole([self.pieces[one] for one in sorted(self.pieces)])
        self.pieces.clear()
        if reply.end:
            self.end(reply)
        elif not self.done.done():
            self.heard(reply)

    def end(self, outcome: Reply | Exception) -> None:
        """It is over: with an answer, or why not."""
        if self.done.done():
            return
        if isinstance(outcome, Exception):
            self.done.set_exception(outcome)
        else:
            self.done.set_result(outcome)


class Queue:
    """What one server asks thinkers on any machine."""

    def __init__(self, url: str, store: PostgresStore, server: str) -> None:
        self.app: procrastinate.App = queue.opened_by(url, 4)
        self.channel = f"answers_{server}"
        self.questions: dict[str, Question] = {}
        self.served = False
        """Whether somebody thinks."""
        self.ahead = 0.0
        """How far the database's clock is ahead of this machine's."""
        self.putting: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        """One question of a person after the other is put in, so that each gets its own turn."""
        self.watching: asyncio.Task[None] | None = None
        store.hear(self.channel, self.told, self.missed)

    def start(self) -> None:
        """Begin to look for thinkers."""
        queue.be_discreet()
        self.watching = asyncio.create_task(self._watch())

    async def stop(self) -> None:
        """Nothing is asked any more."""
        if self.watching is not None:
            self.watching.cancel()
            await asyncio.wait({self.watching})
        await queue.shut(self.app)

    # -- asking ----------------------------------------------------------------------------------------------------

    async def ask(
        self, name: str, request: Request, heard: Heard, stop: asyncio.Event | None, room: bool = False
    ) -> Reply:
        """The answer of a thinker; `room` refuses where others wait already."""
        question = Question(name, request, ASKER.get() or SOMEBODY, heard)
        self.questions[question.ticket] = question
        stopping = None if stop is None else asyncio.create_task(self._stop_at(question, stop))
        try:
            for _ in range(queue.TRIES):
                try:
                    async with self.putting.setdefault(question.person, asyncio.Lock()):
                        await self._put(question, room)
                    reply = await question.done
                except Lost:
                    await self._withdraw(question)
                    question.done, room = asyncio.get_running_loop().create_future(), False
                    continue
                if reply.error == queue.OTHER_RULES:
                    raise Unserved
                if reply.error is not None:
                    raise WorkerFailed(reply.error)
                return reply
            raise WorkerFailed("the thinkers died of it")
        except queue.TROUBLE:
            raise Unserved from None
        except (asyncio.CancelledError, Unserved):
            await self._withdraw(question)
            raise
        finally:
            del self.questions[question.ticket]
            if stopping is not None:
                stopping.cancel()

    async def _put(self, question: Question, room: bool) -> None:
        now, last = time.time() + self.ahead, None
        if room or any(one.person == question.person and one.job is not None for one in self.questions.values()):
            now, last, waiting, theirs = await queue.turn_of(self.app, question.person)
            if room and (waiting or theirs >= MOST_EACH):
                raise Full
        watched = question.asker.watched()
        turn = now if last is None else max(now, last + question.cost)
        question.queue = question.name if watched else queue.LATER
        question.asked = asyncio.get_running_loop().time()
        # Bots of one table decide one after the other; analyses do not wait for each other.
        about = question.asker.table if question.name == queue.BOTS else ""
        work = queue.Work(
            self.channel,
            question.ticket,
            queue.packed(question.request),
            queue.mark_of(question.request.game),
            now,
        )
        question.job = await self.app.configure_task(
            queue.TASK,
            queue=question.queue,
            lock=question.person + (about or question.ticket),
            priority=queue.priority(turn if watched else turn + LATER_BY),
        ).defer_async(**msgspec.to_builtins(work))

    async def _withdraw(self, question: Question) -> bool:
        """Nobody wants to know any more; whether it had not been begun."""
        if question.job is None:
            return False
        with contextlib.suppress(TimeoutError, *queue.TROUBLE):
            async with asyncio.timeout(LOOK):
                return await self.app.job_manager.cancel_job_by_id_async(question.job, delete_job=True)
        return False

    async def _stop_at(self, question: Question, stop: asyncio.Event) -> None:
        await stop.wait()
        if await self._withdraw(question):
            question.end(Full())  # and did not begin
        elif question.job is not None:
            with contextlib.suppress(*queue.TROUBLE):
                await self.app.job_manager.cancel_job_by_id_async(question.job, abort=True)

    # -- hearing ---------------------------------------------------------------------------------------------------

    def told(self, said: str) -> None:
        """A piece of an answer has come."""
        ticket, number, count, piece = said.split(" ", 3)
        if (question := self.questions.get(ticket)) is not None:
            question.hear(int(number), int(count), piece)

    def missed(self) -> None:
        """Answers may have gone by: whatever waits is asked again."""
        for question in self.questions.values():
            if question.job is not None:
                question.end(Lost())

    # -- looking after it ------------------------------------------------------------------------------------------

    async def _watch(self) -> None:
        opened, tended = False, 0.0
        loop = asyncio.get_running_loop()
        while True:
            try:
                if not opened:
                    await self.app.open_async()
                    opened = True
                await self._look()
                if loop.time() - tended > TEND:
                    tended = loop.time()
                    await queue.give_on(self.app)
            except queue.TROUBLE as error:
                log.warning("the queue does not answer: %s", type(error).__name__)
                self._unserved()
            except Exception:
                log.exception("the look at the queue failed")
                self._unserved()
            await asyncio.sleep(LOOK)

    async def _look(self) -> None:
        old = asyncio.get_running_loop().time() - SETTLES
        ours = [one for one in self.questions.values() if one.job is not None and one.asked < old]
        workers, there, now = await queue.alive(self.app, [one.job for one in ours if one.job is not None])
        self.ahead = now - time.time()
        if not workers:
            self._unserved()
            return
        if not self.served:
            log.info("thinkers serve the queue")
            self.served = True
        for question in ours:
            if question.job not in there:
                question.end(Lost())
            elif question.queue == queue.LATER and question.asker.watched() and await self._withdraw(question):
                question.end(Lost())  # somebody waits for it now

    def _unserved(self) -> None:
        if self.served:
            log.warning("no thinker serves the queue: this server thinks itself")
        self.served = False
        for question in self.questions.values():
            question.end(Unserved())

    async def lengths(self) -> dict[str, dict[str, int]]:
        """How many questions of all servers wait and are thought about, by queue; nothing while it does not answer."""
        try:
            return await queue.lengths(self.app)
        except queue.TROUBLE:
            return {}


class SharedThinkers(Thinkers):
    """Thinkers of all machines while there are some, and otherwise those of this one."""

    def __init__(self, shared: Queue, name: str, most: int | None = None, patience: float = PATIENCE) -> None:
        super().__init__(most, patience)
        self.shared, self.name = shared, name

    @property
    def elsewhere(self) -> bool:  # type: ignore[override]
        return self.shared.served

    async def consult(
        self, request: Request, heard: Heard, stop: asyncio.Event | None = None, room: bool = False
    ) -> Reply:
        """The last word to a request."""
        if self.shared.served and request.game:
            try:
                return await self.shared.ask(self.name, request, heard, stop, room)
            except Unserved:
                pass
        return await super().consult(request, heard, stop)
