"""The processes that analyse: few, apart from those that play, so that no bot waits for an analysis."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable
from typing import Any, NamedTuple

import msgspec

from ..errors import Refused
from ..messages.outgoing import Found, Line
from ..workers.fair_queue import asking
from ..workers.places import Place
from ..workers.pool import Full, Heard, Make, WorkerFailed, alone
from ..workers.thinker import Effort, Request


def request_of(known: Place, effort: Effort) -> Request:
    """An analysis of what the seat to decide may know."""
    return Request(known.game, names=known.names, display=known.display, state=known.state, effort=effort)


class Search(NamedTuple):
    """A search under way: who asked, and what ends it."""

    person: str
    stop: asyncio.Event


class Analysts:
    """Answers a few at a time and refuses the rest; the graphs' small searches wait in between."""

    def __init__(self, most: int, patience: float, make: Make = alone) -> None:
        self.most = max(1, most)
        self.thinkers = make("analyses", self.most, patience)
        self.searches: list[Search] = []

    def stop(self) -> None:
        """End all of them."""
        self.thinkers.stop()

    async def think(
        self, person: str, known: Place, seconds: float, heard: Heard, stop: asyncio.Event
    ) -> dict[str, Any]:
        """What somebody asked for, improving until its time is over or it is stopped."""
        if len(self.searches) >= self.most and not self.thinkers.elsewhere:
            self._make_room(person)
        search = Search(person, stop)
        self.searches.append(search)
        try:
            with asking(person, "", lambda: True):
                return await self._found(request_of(known, Effort(seconds=seconds)), heard, stop, room=True)
        finally:
            self.searches.remove(search)

    def _make_room(self, person: str) -> None:
        """End the oldest search of somebody who has more of them than this one would; refused if there is nobody."""
        count = Counter(search.person for search in self.searches if not search.stop.is_set())
        greedy = next((search for search in self.searches if count[search.person] > count[person] + 1), None)
        if greedy is None:
            raise Refused("analysis-full", 503)
        greedy.stop.set()

    async def glance(self, table: str, known: Place, effort: Effort, watched: Callable[[], bool]) -> dict[str, Any]:
        """A small search; `watched` says whether somebody waits for it."""
        with asking("", table, watched):
            return await self._found(request_of(known, effort), lambda reply: None, None)

    async def _found(
        self, request: Request, heard: Heard, stop: asyncio.Event | None, room: bool = False
    ) -> dict[str, Any]:
        try:
            reply = await self.thinkers.consult(request, heard, stop, room)
        except Full:
            raise Refused("analysis-full", 503) from None
        except WorkerFailed:
            raise Refused("analysis-failed", 503) from None
        assert reply.found is not None
        return reply.found


def told(found: dict[str, Any]) -> Found:
    """A finding as it is sent: without digits that mean nothing."""
    finding = msgspec.convert(found, Found)
    finding.seconds, finding.sure = round(finding.seconds, 1), round(finding.sure, 3)
    for line in finding.lines:
        line.win, line.win_error = _rounded(line.win, 3), _rounded(line.win_error, 3)
        line.points, line.spread = _rounded(line.points, 1), _rounded(line.spread, 1)
    return finding


class Reviewed(msgspec.Struct):
    """A turn that was played beside the best one."""

    best: Line
    played: Line
    loss: float
    same: bool
    only: bool


def reviewed(found: dict[str, Any]) -> Reviewed:
    """A review as it is sent: without digits that mean nothing."""
    made = msgspec.convert(found, Reviewed)
    made.loss = round(made.loss, 3)
    for line in (made.best, made.played):
        line.win, line.win_error = _rounded(line.win, 3), _rounded(line.win_error, 3)
        line.points, line.spread = _rounded(line.points, 1), _rounded(line.spread, 1)
    return made


def _rounded(numbers: list[float], digits: int) -> list[float]:
    return [round(number, digits) for number in numbers]
