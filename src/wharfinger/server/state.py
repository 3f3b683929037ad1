"""What all requests of a worker share: settings, store, tables, limits; and who is asking."""

from __future__ import annotations

from typing import Any

from litestar.connection import ASGIConnection

from wharfinger.kernel.compiler import Compiler

from .analysis_graph import Graphs
from .analysis_pool import Analysts
from .clock import Clock
from .config import Settings
from .crowd import Crowd
from .games import COMPILED
from .hub import Hub
from .keys import LONGEST, hashed
from .limits import Limiter
from .notify import Notifier
from .proxies import person
from .store import open_store
from .store import operations as ops
from .store.operations import VisitorRow
from .thinking import Thinkers

COOKIE = "wharfinger"


class Limits:
    """How often an address may do what."""

    def __init__(self, factor: float) -> None:
        self.ask = Limiter(30, 120, factor)
        self.change = Limiter(3, 60, factor)
        self.connect = Limiter(5, 60, factor)
        self.login = Limiter(1 / 20, 8, factor)
        self.analyse = Limiter(1 / 4, 15, factor)
        self.notice = Limiter(1 / 20, 10, factor)


class State:
    """One worker's world."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.clock = Clock(settings.clock_shift)
        self.store = open_store(settings.database)
        self.limits = Limits(settings.rate)
        self.sockets = Crowd(settings.connections, settings.sockets_each, settings.rate > 0)
        self.notifier = Notifier(self.store, settings)
        self.compiler = Compiler(COMPILED)
        self.hub = Hub(self.store, self.clock, Thinkers(), self.notifier, self.compiler, settings.grace)
        self.analysts = Analysts(settings.analyses)
        self.graphs = Graphs(self.hub, self.analysts)

    def address(self, connection: ASGIConnection[Any, Any, Any, Any]) -> str:
        """The address somebody asks from, as limits count it."""
        return person(connection.client.host) if connection.client is not None else "?"

    async def visitor(self, connection: ASGIConnection[Any, Any, Any, Any]) -> VisitorRow | None:
        """Who is asking, by the cookie."""
        secret = connection.cookies.get(COOKIE)
        if not secret or len(secret) > LONGEST:
            return None
        return await self.store.read(ops.visitor_of, hashed(secret))

    async def visitor_id(self, connection: ASGIConnection[Any, Any, Any, Any]) -> str | None:
        """The id of who is asking."""
        visitor = await self.visitor(connection)
        return None if visitor is None else visitor.id
