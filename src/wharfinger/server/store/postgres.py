"""PostgreSQL: several workers, which hear of each other's writes by NOTIFY."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import Any

import asyncpg
import msgspec
from sqlalchemy import Connection
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from .base import Heard, R, Store
from .migrate import engine_url
from .operations import CHANNEL, News

log = logging.getLogger("wharfinger.store")
RETRY = 2.0
Told = Callable[[str], None]
"""Hears what was said on a channel."""
PATIENCE = 10.0
"""Seconds that a database may take to answer."""
LISTENS = 15.0
"""Seconds after which a line on which nothing is heard is tried: its other end may have vanished without a word."""


def plain_url(url: str) -> str:
    """The address as everything but SQLAlchemy reads it."""
    parsed = engine_url(url).set(drivername="postgresql")
    query = {("sslmode" if key == "ssl" else key): value for key, value in parsed.query.items()}
    return parsed.set(query=query).render_as_string(hide_password=False)


class PostgresStore(Store):
    """A store that several workers share."""

    shared = True
    trouble = (*Store.trouble, asyncpg.PostgresError, asyncpg.InterfaceError)

    def __init__(self, url: str) -> None:
        super().__init__()
        self.address = url
        self.url = engine_url(url).set(drivername="postgresql+asyncpg")
        self.engine: AsyncEngine = create_async_engine(
            self.url,
            hide_parameters=True,
            pool_size=8,
            max_overflow=4,
            pool_pre_ping=True,
            pool_timeout=PATIENCE,
            connect_args={"timeout": PATIENCE, "command_timeout": 3 * PATIENCE},
        )
        self.listener: asyncio.Task[None] | None = None
        self.channels: dict[str, tuple[Told, Callable[[], None]]] = {}

    def hear(self, channel: str, told: Told, missed: Callable[[], None]) -> None:
        """Listen to one more channel, from the start on; `missed` is called when something may not have been heard."""
        self.channels[channel] = (told, missed)

    async def start(self, heard: Heard) -> None:
        ready = asyncio.Event()
        self.listener = asyncio.create_task(self._listen(heard, ready))
        await asyncio.wait_for(ready.wait(), 30)

    async def stop(self) -> None:
        await self.appended()
        if self.listener is not None:
            self.listener.cancel()
        await self.engine.dispose()

    async def writing(self, operation: Callable[[Connection], R]) -> R:
        async with self.engine.begin() as db:
            return await db.run_sync(operation)

    async def reading(self, operation: Callable[[Connection], R]) -> R:
        async with self.engine.connect() as db:
            return await db.run_sync(operation)

    async def _listen(self, heard: Heard, ready: asyncio.Event) -> None:
        """A connection of its own; when it breaks, another is made and every table is looked at again."""
        plain = plain_url(self.address)

        def told(connection: Any, pid: int, channel: str, payload: str) -> None:
            heard(msgspec.json.decode(payload, type=News))

        while True:
            try:
                connection = await asyncpg.connect(plain)
                broken = asyncio.Event()
                connection.add_termination_listener(lambda _, broken=broken: broken.set())
                await connection.add_listener(CHANNEL, told)
                for channel, (other, missed) in self.channels.items():
                    await connection.add_listener(channel, lambda *said, other=other: other(said[-1]))
                    missed()
                heard(News())
                ready.set()
                try:
                    while not broken.is_set():
                        await asyncio.wait({asyncio.ensure_future(broken.wait())}, timeout=LISTENS)
                        if not broken.is_set():
                            await connection.execute("SELECT 1", timeout=PATIENCE)
                finally:
                    connection.terminate()
            except (OSError, TimeoutError, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
                log.warning("the database does not answer: %s", type(error).__name__)
            await asyncio.sleep(RETRY)
