"""How much is open and waiting in this worker, noted now and then and whenever somebody asks."""

from __future__ import annotations

import asyncio
from collections import Counter

from . import metrics
from .http.protocols import house
from .state import State

EVERY = 5.0


class Sampler:
    """Looks at the parts of a worker."""

    def __init__(self, state: State) -> None:
        self.state = state

    async def run(self) -> None:
        """Look again and again: another worker may be the one that is asked."""
        while True:
            self.look()
            if self.state.queue is not None and self.state.queue.served:
                for name, count in (await self.state.queue.lengths()).items():
                    metrics.SHARED_QUEUE.labels(name).set(count["waiting"])
            await asyncio.sleep(EVERY)

    def look(self) -> None:
        """Note everything."""
        state = self.state
        tables = list(state.hub.live.values())
        by_status = Counter(live.table.status for live in tables)
        for status in ("waiting", "running", "finished"):
            metrics.TABLES.labels(status).set(by_status[status])
        metrics.PLAYERS.set(sum(len(live.chairs) for live in tables))
        metrics.SPECTATORS.set(sum(not client.chairs for live in tables for client in live.clients))
        metrics.SOCKETS.set(state.sockets.count)
        metrics.CONNECTIONS.set(house().seated.count)
        pools = {"bots": state.hub.thinkers, "analyses": state.analysts.thinkers, "uploads": state.readers.processes}
        for name, pool in pools.items():
            metrics.PROCESSES.labels(name).set(len(pool.all))
            metrics.QUEUE.labels(name).set(pool.free.length)
        metrics.QUEUE.labels("uploads").inc(state.readers.free.length)
        metrics.QUEUE.labels("passwords").set(state.passwords.waiting)
        metrics.QUEUE.labels("writes").set(state.store.waiting)
