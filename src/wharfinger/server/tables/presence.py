"""Who is at a table: connected to this worker or, where several share a database, to another."""

from __future__ import annotations

import contextlib
import logging
from typing import TYPE_CHECKING

from ..clock import Clock
from ..errors import Refused
from ..store import Store, cluster
from ..store import operations as ops
from .telling import tell_presence

if TYPE_CHECKING:
    from .open_table import OpenTable

log = logging.getLogger("wharfinger.server")
GONE = 20.0
"""Seconds without a word from any worker after which a player counts as away."""
TOUCH = 8.0
"""Seconds after which a worker says again who is connected."""


class Presence:
    """Keeps `OpenTable.elsewhere` and `OpenTable.left` right.

    The database says when each chair's player was last connected to any worker; one that leaves is `GONE` at once.
    """

    def __init__(self, store: Store, clock: Clock) -> None:
        self.store, self.clock = store, clock
        self.touched = 0.0

    async def announce(self, live: OpenTable, chairs: set[int]) -> None:
        """Somebody is connecting: every worker may know before they are shown the table."""
        if self.store.shared and chairs:
            await self.store.write(ops.set_seen, live.table.id, sorted(chairs), self.clock(), True)

    async def come(self, live: OpenTable) -> None:
        """Somebody has connected."""
        for chair in live.chairs:
            live.left.pop(chair, None)
        tell_presence(live)
        with contextlib.suppress(Refused):  # the database is away; it is looked at again soon
            await self.look(live)

    async def leave(self, live: OpenTable, chairs: set[int]) -> None:
        """Somebody has hung up; chairs that are connected otherwise are still here."""
        left = chairs - live.chairs
        now = self.clock()
        if self.store.shared and left:
            try:
                await self.store.write(ops.set_seen, live.table.id, sorted(left), now - GONE, True)
            except Refused as error:  # the database is away; the others will miss them soon enough
                log.warning("table %s: a leave could not be written: %s", live.table.id, error.id)
        live.elsewhere -= left
        live.left |= dict.fromkeys(left, now)
        tell_presence(live)

    async def look(self, live: OpenTable, always: bool = False) -> None:
        """See who is at the other workers, and say again who is here if another worker thinks they left."""
        if self.store.shared and (live.clients or always):
            await self._compare(live, await self.store.read(ops.seen, live.table.id))

    async def _compare(self, live: OpenTable, seen: dict[int, float | None]) -> None:
        now = self.clock()
        here = {chair for chair, at in seen.items() if at is not None and now - at < GONE}
        elsewhere = here - live.chairs
        if missed := live.chairs - here:
            await self.store.write(ops.set_seen, live.table.id, sorted(missed), now, True)
        live.left = {chair: at + GONE for chair, at in seen.items() if at is not None and chair not in here}
        if elsewhere != live.elsewhere:
            live.elsewhere = elsewhere
            tell_presence(live)

    async def refresh(self, tables: list[OpenTable]) -> None:
        """Called now and then for all tables at once, so that a worker that died is found out."""
        if not self.store.shared:
            return
        here = [live for live in tables if live.clients]
        if self.clock() - self.touched >= TOUCH:
            self.touched = self.clock()
            sitting = sorted((live.table.id, chair) for live in here for chair in live.chairs)
            await self.store.write(cluster.touch, sitting, self.touched)
        seen = await self.store.read(cluster.seen_at, [live.table.id for live in here])
        for live in here:
            await self._compare(live, seen[live.table.id])

    async def wait(self, live: OpenTable, seat: int) -> int | None:
        """How long the others have to wait for the player of a seat; None if somebody is connected for it."""
        await self.look(live)
        return live.waits.get(seat)
