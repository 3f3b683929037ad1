"""Who comes next where only a few can be served at a time: in turn by person, then by table.

Those for whom somebody waits come first; the others get a place now and then, and never the last one that is free.
Where `each` is given, one person has so many places at a time at most.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from types import TracebackType
from typing import Any, NamedTuple

PATIENCE = 8
"""After so many others one comes in for whom nobody waits."""
AGAIN = 1.0
"""Seconds after which it is looked again whether somebody waits."""


class Asker(NamedTuple):
    """On whose behalf something is asked."""

    person: str
    table: str
    watched: Callable[[], bool]
    """Whether somebody waits for the answer."""


ASKER: ContextVar[Asker | None] = ContextVar("asker", default=None)
SOMEBODY = Asker("", "", lambda: True)


@contextmanager
def asking(person: str, table: str, watched: Callable[[], bool]) -> Iterator[None]:
    """What is asked in here is asked on somebody's behalf."""
    token = ASKER.set(Asker(person, table, watched))
    try:
        yield
    finally:
        ASKER.reset(token)


class Place(NamedTuple):
    """A place in the queue."""

    asker: Asker
    task: asyncio.Task[Any] | None
    ready: asyncio.Future[None]


class Turns:
    """Used as `async with turns:`; so many are inside at a time."""

    def __init__(self, most: int, each: int | None = None) -> None:
        self.most, self.each = most, each or most
        self.waiting: OrderedDict[str, OrderedDict[str, deque[Place]]] = OrderedDict()
        """By person and table; whoever was served goes to the end."""
        self.inside: dict[asyncio.Task[Any] | None, tuple[str, bool]] = {}
        """For whom they are who are inside, and whether somebody waited for them."""
        self.passed = 0
        """How many have come in past somebody whom nobody waits for."""

    @property
    def length(self) -> int:
        """How many wait."""
        return sum(len(places) for tables in self.waiting.values() for places in tables.values())

    async def __aenter__(self) -> None:
        place = Place(ASKER.get() or SOMEBODY, asyncio.current_task(), asyncio.get_running_loop().create_future())
        tables = self.waiting.setdefault(place.asker.person, OrderedDict())
        tables.setdefault(place.asker.table, deque()).append(place)
        self._admit()
        try:
            while not place.ready.done():
                await asyncio.wait({place.ready}, timeout=AGAIN)
                self._admit()
        except asyncio.CancelledError:
            if place.ready.done():
                del self.inside[place.task]
            else:
                self._take(place)
            self._admit()
            raise

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        del self.inside[asyncio.current_task()]
        self._admit()

    def _admit(self) -> None:
        """Let in whoever is next, as long as there is room."""
        while len(self.inside) < self.most:
            watched, other = self._first(True), self._first(False)
            if sum(not somebody for _, somebody in self.inside.values()) >= max(1, self.most - 1):
                other = None
            if watched is None and other is None:
                return
            if watched is not None and (other is None or self.passed < PATIENCE):
                self.passed += other is not None
                chosen = watched
            else:
                assert other is not None
                self.passed, chosen = 0, other
            self._take(chosen)
            self.inside[chosen.task] = (chosen.asker.person, chosen is watched)
            chosen.ready.set_result(None)

    def _first(self, watched: bool) -> Place | None:
        for person, tables in self.waiting.items():
            if sum(other == person for other, _ in self.inside.values()) >= self.each:
                continue
            for places in tables.values():
                if places[0].asker.watched() == watched:
                    return places[0]
        return None

    def _take(self, place: Place) -> None:
        """Out of the queue; the other tables and persons come before these next time."""
        person, table, _ = place.asker
        tables = self.waiting[person]
        tables[table].remove(place)
        self.waiting.move_to_end(person)
        tables.move_to_end(table)
        if not tables[table]:
            del tables[table]
        if not tables:
            del self.waiting[person]
