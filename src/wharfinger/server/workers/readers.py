"""The processes that read: what strangers bring is played there, under a deadline, and never in the server itself.

A game that was dealt here and played by the rules is trusted. One that starts from a position which somebody brought
is not: whatever is asked of it is worked out there, and a move is tried there before it is made here.
"""

from __future__ import annotations

import logging
import time
from typing import Any

import msgspec

from ..errors import Refused, received
from ..tables.folded import Header
from .fair_queue import Turns, asking
from .pool import OutOfTime, Thinkers, WorkerFailed
from .reading import Job, Wake
from .thinker import Request

log = logging.getLogger("wharfinger.readers")
MOST = 3
"""Processes: one person has one of them at a time, and strangers' games never have the last that is free."""
REST = 60.0
"""Seconds for which a table is not worked on after it took too long."""


def _request(job: Job) -> Request:
    return Request(job=msgspec.msgpack.encode(job))


class Readers:
    """Answers jobs in turn by person."""

    def __init__(self, seconds: float) -> None:
        self.processes = Thinkers(MOST, seconds, _request(Wake()))
        self.free = Turns(MOST, each=1)
        self.resting: dict[str, float] = {}
        """Tables that took too long, and until when they rest."""

    async def ask(self, job: Job, person: str, table: str = "", header: Header | None = None) -> Any:
        """What comes of a job; refused if the job says so, or if it takes too long or ends its process."""
        trusted = header is not None and not header.foreign
        with asking(person, table, lambda: trusted):
            async with self.free:
                if self.resting.get(table, 0.0) > time.monotonic():
                    raise Refused("unworkable", 409)
                try:
                    reply = await self.processes.consult(_request(job), lambda reply: None)
                except WorkerFailed as error:
                    log.warning("table %s: a job (%s) failed: %s", table or "-", type(job).__name__, error)
                    if table and not trusted and isinstance(error, OutOfTime):
                        self._rest(table)
                    raise Refused("unworkable", 409) from None
        if reply.refused is not None:
            key, status, args = reply.refused
            raise Refused(key, status, **{name: received(value) for name, value in args.items()})
        return reply.done

    def _rest(self, table: str) -> None:
        now = time.monotonic()
        self.resting = {name: until for name, until in self.resting.items() if until > now}
        self.resting[table] = now + REST

    def stop(self) -> None:
        """End all of them."""
        self.processes.stop()
