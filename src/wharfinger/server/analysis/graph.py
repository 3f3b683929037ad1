"""How a finished game stood at the start of each turn: computed once, beside everything else, and kept."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING

import msgspec
from msgspec import UNSET

from ..errors import Refused
from ..messages.outgoing import Graph, Point
from ..store import operations as ops
from ..tables.table import Table
from ..workers.fair_queue import Turns, asking
from ..workers.places import place_of
from ..workers.reading import Brief
from ..workers.thinker import Effort
from .pool import Analysts, told
from .positions import Spot, Stand

if TYPE_CHECKING:
    from ..tables.hub import Hub

log = logging.getLogger("wharfinger.analysis")
EFFORT = Effort(seconds=0.6, simulations=800, lines=1)
"""For each turn: a few tenths of a second, however busy the machine is."""
MOST_WAITING, MOST_EACH = 8, 2
"""Games whose graphs are being computed or wait for it, in all and for one person."""
Listener = Callable[[Graph], None]


def versions(table: Table) -> list[int]:
    """Where the graph has points: before each turn of a seat, and at the end."""
    return [*(turn.first for turn in table.turns if turn.seat >= 0 and not turn.forced), table.version]


class Graphs:
    """The graphs of this worker's tables."""

    def __init__(self, hub: Hub, analysts: Analysts) -> None:
        self.hub, self.analysts = hub, analysts
        self.working: dict[str, str] = {}
        """The tables whose graphs are wanted, and by whom."""
        self.one = Turns(1)
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
        rows = await self.hub.store.read(ops.evaluations_of, table.id)
        wanted = versions(table)
        points = [msgspec.json.decode(row, type=Point) for version, row in rows if version in wanted]
        return self.message(table, points)

    def message(self, table: Table, points: list[Point], error: Refused | None = None) -> Graph:
        """Points as they are sent."""
        working = table.id in self.working and error is None
        return Graph(len(versions(table)), points, working, UNSET if error is None else error.error)

    def want(self, table: Table, person: str) -> None:
        """See to it that the graph of a finished game gets computed."""
        if table.status != "finished":
            raise Refused("analysis-running", 409)
        if table.id in self.working:
            return
        if len(self.working) >= MOST_WAITING:
            raise Refused("analysis-full", 503)
        if list(self.working.values()).count(person) >= MOST_EACH:
            raise Refused("analysis-yours", 503)
        self.working[table.id] = person
        self.hub.spawn(self._work(table, person))

    async def _work(self, table: Table, person: str) -> None:
        error: Refused | None = None
        try:
            async with self._turn(table, person):
                there = {version for version, _ in await self.hub.store.read(ops.evaluations_of, table.id)}
                for version in versions(table):
                    if version not in there:
                        point = await self._point(table, version)
                        row = msgspec.json.encode(point).decode()
                        await self.hub.store.write(ops.keep_evaluation, table.id, version, row)
                        self._tell(table, [point])
        except Refused as refused:
            error = refused
        except Exception:
            log.exception("table %s: the graph failed", table.id)
            error = Refused("internal", 500)
        finally:
            self.working.pop(table.id, None)
            self._tell(table, [], error)

    @asynccontextmanager
    async def _turn(self, table: Table, person: str) -> AsyncIterator[None]:
        """One graph after the other, in turn by person."""
        with asking(person, table.id, lambda: bool(self.listeners.get(table.id))):
            async with self.one:
                yield

    def _tell(self, table: Table, points: list[Point], error: Refused | None = None) -> None:
        for listener in list(self.listeners.get(table.id, ())):
            listener(self.message(table, points, error))

    async def _point(self, table: Table, version: int) -> Point:
        assert table.position is not None
        spot = Spot(place_of(table.position, version), version, [], True)
        then = msgspec.convert(await self.hub.readers.ask(Brief(spot), "", table.id, table.header), Stand)
        if then.known is None:
            return outcome(version, then)
        finding = told(await self.analysts.glance(table.id, then.known, EFFORT))
        best = finding.lines[0]
        moves = best.moves
        same = tuple(moves) == table.position.moves[version : version + len(moves)]
        return Point(version, best.win, best.win_error, best.points, best.spread, best.text, moves, same)


def outcome(version: int, then: Stand) -> Point:
    """The end: who has won, and with how many points."""
    nothing, winners = [0.0] * len(then.places), then.places.count(1)
    win = [1 / winners if place == 1 else 0.0 for place in then.places]
    return Point(version, win, nothing, [float(points) for points in then.scores], nothing)
