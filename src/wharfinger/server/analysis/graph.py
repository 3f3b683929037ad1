"""How a finished game stood at the start of each turn, and what each turn lost: computed once, beside everything else.

A first look at every turn takes as many processes as there are, so that a report is there soon; it ends when nobody
watches any more, and goes on where it was when somebody comes back. A deeper one at the turns that may have lost
something follows in the background, the worst first. Both are kept.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from itertools import takewhile
from typing import TYPE_CHECKING

import msgspec
from msgspec import UNSET

from ..errors import Refused
from ..messages.outgoing import Graph, Point, Verdict
from ..store import operations as ops
from ..tables.table import Table
from ..workers.fair_queue import Turns, asking
from ..workers.places import Place, place_of
from ..workers.reading import Brief
from ..workers.thinker import Effort
from .pool import Analysts, Reviewed, reviewed
from .positions import Spot, Stand
from .statistics import turn_starts

if TYPE_CHECKING:
    from ..tables.hub import Hub

log = logging.getLogger("wharfinger.analysis")
FIRST, DEEPER = 1, 2
EFFORTS = {FIRST: Effort(seconds=0.7, simulations=600), DEEPER: Effort(seconds=6.0, simulations=4000)}
"""For each turn; the seconds count however busy the machine is."""
VERDICT = Effort(seconds=3.0, simulations=3000)
DOUBTFUL = 0.025
"""The share of a win that a turn must have lost at first sight to be looked at more deeply."""
MOST_WAITING, MOST_EACH = 8, 2
"""Games whose graphs are being computed or wait for it, in all and for one person."""
MOST_DEEPENED = 4
"""Games that are or will be looked at more deeply; the others wait until somebody opens them again."""
TRIES = 3
"""A busy machine may fail to answer in time; a search or a reading that failed so often ends the graph."""
Listener = Callable[[Graph], None]


class Graphs:
    """The graphs of this worker's tables."""

    def __init__(self, hub: Hub, analysts: Analysts) -> None:
        self.hub, self.analysts = hub, analysts
        self.working: dict[str, str] = {}
        """The tables whose graphs are wanted, and by whom."""
        self.waiting: dict[str, Table] = {}
        """Those of them that have not begun, in the order in which they were wanted."""
        self.deepening: set[str] = set()
        self.one, self.deep = Turns(1), Turns(1)
        self.listeners: dict[str, set[Listener]] = {}

    def listen(self, table: str, listener: Listener) -> Callable[[], None]:
        """Tell somebody of new points; returns how to stop."""
        self.listeners.setdefault(table, set()).add(listener)

        def stop() -> None:
            here = self.listeners.get(table, set())
            here.discard(listener)
            if not here:
                self.listeners.pop(table, None)

        return stop

    async def kept(self, table: Table) -> Graph:
        """What is known already."""
        points = await self._points(table)
        made = self.message(table, list(points.values()))
        made.complete = len(points) == made.total and not any(map(doubtful, points.values()))
        return made

    async def _points(self, table: Table) -> dict[int, Point]:
        rows = await self.hub.store.read(ops.evaluations_of, table.id)
        wanted = turn_starts(table)
        points = (msgspec.json.decode(row, type=Point) for version, row in rows if version in wanted)
        return {point.version: point for point in points if point.depth >= FIRST}

    def message(self, table: Table, points: list[Point], error: Refused | None = None) -> Graph:
        """Points as they are sent."""
        working = table.id in self.working and error is None
        deepening = table.id in self.deepening and error is None
        refusal = UNSET if error is None else error.error
        ahead = self._ahead(table.id) if working else 0
        return Graph(len(turn_starts(table)), points, working, ahead, deepening, error=refusal)

    def _ahead(self, table: str) -> int:
        """How many reports come before one that waits: whose watchers have left waits longer."""
        if table not in self.waiting:
            return 0
        earlier = takewhile(lambda other: other != table, self.waiting)
        return len(self.working) - len(self.waiting) + sum(map(self._watched, earlier))

    def want(self, table: Table, person: str) -> None:
        """See to it that the graph of a finished game gets computed."""
        if table.status != "finished":
            raise Refused("analysis-running", 409)
        if table.id in self.working or table.id in self.deepening:
            return
        if len(self.working) >= MOST_WAITING:
            raise Refused("analysis-full", 503)
        if sum(self._watched(other) for other, by in self.working.items() if by == person) >= MOST_EACH:
            raise Refused("analysis-yours", 503)
        self.working[table.id], self.waiting[table.id] = person, table
        self._tell(table, [])
        self.hub.spawn(self._work(table, person))

    async def judge(self, table: Table, version: int, line: list[int]) -> Verdict:
        """What a turn that somebody found at the start of a turn loses to the best one."""
        if table.status != "finished":
            raise Refused("analysis-running", 409)
        point = (await self._points(table)).get(version)
        if point is None or not point.moves:
            raise Refused("analysis-unknown", 409)
        best = list(point.moves)
        if line[: len(best)] == best:
            return Verdict(loss=0.0, win=point.win, points=point.points, same=True)
        then = await self._stand(table, version)
        assert then.known is not None
        effort = msgspec.structs.replace(VERDICT, played=line, best=best)
        found = reviewed(await self.analysts.glance(table.id, then.known, effort, lambda: True))
        return Verdict(loss=found.loss, win=found.played.win, points=found.played.points, same=False)

    # -- working ---------------------------------------------------------------------------------------------------

    def _watched(self, table: str) -> bool:
        return bool(self.listeners.get(table))

    async def _work(self, table: Table, person: str) -> None:
        error = await self._carefully(table, self._first(table, person))
        self.working.pop(table.id, None)
        self._move_up(table)
        room = table.id not in self.deepening and len(self.deepening) < MOST_DEEPENED
        if error is None and room and self._watched(table.id):
            self.deepening.add(table.id)
            self._tell(table, [])
            error = await self._carefully(table, self._deeper(table))
            self.deepening.discard(table.id)
        self._tell(table, [], error)

    async def _carefully(self, table: Table, work: Awaitable[None]) -> Refused | None:
        """Do something; why it could not be done."""
        try:
            await work
        except Refused as refused:
            return refused
        except Exception:
            log.exception("table %s: the graph failed", table.id)
            return Refused("internal", 500)
        return None

    async def _first(self, table: Table, person: str) -> None:
        """Every turn that has not been looked at, while somebody watches."""
        async with self._turn(table, person):
            self._move_up(table)
            self._tell(table, [])
            while (unseen := await self._unseen(table)) and self._watched(table.id):
                await self._all(table, FIRST, unseen, lambda: self._watched(table.id))

    def _move_up(self, table: Table) -> None:
        """A report waits no more: the others hear how many still come before theirs."""
        self.waiting.pop(table.id, None)
        for other in self.waiting.values():
            self._tell(other, [])

    async def _unseen(self, table: Table) -> list[int]:
        there = await self._points(table)
        return [version for version in turn_starts(table) if version not in there]

    async def _deeper(self, table: Table) -> None:
        """The turns that may have lost something, the worst first."""
        async with self.deep:
            points = sorted((await self._points(table)).values(), key=lambda point: -point.loss)
            await self._all(table, DEEPER, [point.version for point in points if doubtful(point)], lambda: True)

    async def _all(self, table: Table, depth: int, versions: list[int], wanted: Callable[[], bool]) -> None:
        """Look at some turns, as many at a time as there are processes, while that is wanted."""
        left = iter(versions)

        async def work() -> None:
            for version in left:
                if not wanted():
                    return
                point = await self._surely(table, version, depth)
                row = msgspec.json.encode(point).decode()
                await self.hub.store.write(ops.keep_evaluation, table.id, version, row)
                self._tell(table, [point])

        try:
            async with asyncio.TaskGroup() as group:
                for _ in range(self.analysts.most):
                    group.create_task(work())
        except ExceptionGroup as failed:
            raise failed.exceptions[0] from None

    @asynccontextmanager
    async def _turn(self, table: Table, person: str) -> AsyncIterator[None]:
        """One graph after the other, in turn by person."""
        with asking(person, table.id, lambda: self._watched(table.id)):
            async with self.one:
                yield

    def _tell(self, table: Table, points: list[Point], error: Refused | None = None) -> None:
        for listener in list(self.listeners.get(table.id, ())):
            listener(self.message(table, points, error))

    async def _stand(self, table: Table, version: int) -> Stand:
        assert table.position is not None
        spot = Spot(place_of(table.position, version), version, [], True)
        return msgspec.convert(await self.hub.readers.ask(Brief(spot), "", table.id, table.header), Stand)

    async def _surely(self, table: Table, version: int, depth: int) -> Point:
        """What is known of a turn; a failure is not the last word at once."""
        for _ in range(TRIES - 1):
            try:
                return await self._point(table, version, depth)
            except Refused as refused:
                log.warning("table %s: turn %s is looked at again: %s", table.id, version, refused)
        return await self._point(table, version, depth)

    async def _point(self, table: Table, version: int, depth: int) -> Point:
        then = await self._stand(table, version)
        if then.known is None:
            return outcome(version, then)
        found = await self._review(table, version, then.known, depth)
        best, judged = found.best, (found.same, found.only, found.loss, depth)
        return Point(version, best.win, best.win_error, best.points, best.spread, best.told, best.moves, *judged)

    async def _review(self, table: Table, version: int, known: Place, depth: int) -> Reviewed:
        turn = next(turn for turn in table.turns if turn.seat >= 0 and not turn.forced and turn.first == version)
        assert table.position is not None
        played = list(table.position.moves[turn.first : turn.last])
        effort = msgspec.structs.replace(EFFORTS[depth], played=played)
        first = depth == FIRST
        return reviewed(await self.analysts.glance(table.id, known, effort, lambda: first and self._watched(table.id)))


def doubtful(point: Point) -> bool:
    """Whether a turn may have lost something and deserves a deeper look."""
    return point.depth < DEEPER and point.loss >= DOUBTFUL


def outcome(version: int, then: Stand) -> Point:
    """The end: who has won, and with how many points."""
    nothing, winners = [0.0] * len(then.places), then.places.count(1)
    win = [1 / winners if place == 1 else 0.0 for place in then.places]
    return Point(version, win, nothing, [float(points) for points in then.scores], nothing, depth=DEEPER)
