"""What all requests of a worker share: settings, store, tables, limits; and who is asking."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from litestar.connection import ASGIConnection

from wharfinger.kernel.compiler import Compiler
from wharfinger.kernel.texts import closest, languages

from .analysis.graph import Graphs
from .analysis.pool import Analysts
from .analysis.statistics import Counts
from .clock import Clock
from .cluster import Cluster
from .config import Settings
from .connections import Crowd
from .keys import LONGEST, hashed
from .limits import Limiter, SharedLimiter
from .moderation import Moderation
from .notices.letters import Letters
from .notices.notify import Notifier
from .passwords import Passwords
from .proxies import person
from .sessions import Sessions
from .store import Store, open_store
from .store.accounts import SessionRow
from .store.operations import VisitorRow
from .tables.games import compiled
from .tables.hub import Hub
from .words import FOLDER
from .workers.pool import Make, Thinkers, alone
from .workers.readers import Readers

if TYPE_CHECKING:
    from .workers.asking import Queue

COOKIE = "wharfinger"
OFFERED = languages(FOLDER)
"""The languages that the server speaks."""


class Limits:
    """How often somebody may do what; what costs little is counted by each worker for itself."""

    def __init__(self, factor: float, store: Store, clock: Clock) -> None:
        def shared(name: str, rate: float, burst: float) -> SharedLimiter:
            return SharedLimiter(name, Limiter(rate, burst, factor), store, clock)

        self.ask = Limiter(30, 120, factor)
        self.change = Limiter(3, 60, factor)
        self.connect = Limiter(5, 60, factor)
        self.account = shared("account", 1 / 60, 8)
        self.login = shared("login", 1 / 20, 8)
        """By account and address."""
        self.logins = shared("logins", 1 / 5, 30)
        """By address, whichever account is tried."""
        self.name = shared("name", 1 / 20, 8)
        """By account: beyond this nobody is refused, but everybody is slowed down."""
        self.join = shared("join", 1 / 10, 15)
        self.analyse = shared("analyse", 1 / 4, 15)
        self.judge = shared("judge", 1 / 2, 30)
        self.upload = shared("upload", 1 / 6, 20)
        self.notice = shared("notice", 1 / 20, 10)
        self.letter = shared("letter", 1 / 3600, 3)
        """Codes and links sent to one e-mail address, whoever asks for them."""
        self.reset = shared("reset", 1 / 120, 5)
        self.export = shared("export", 1 / 300, 3)


def preferred(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """The language that a browser asks for first and there is; empty if none is."""
    asked = [part.partition(";q=") for part in connection.headers.get("accept-language", "")[:LONGEST].split(",")]
    for tag, _, _ in sorted(asked, key=lambda part: -(_number(part[2]) if part[1] else 1.0)):
        if (found := closest(tag.strip(), OFFERED)) is not None:
            return found
    return ""


def _number(text: str) -> float:
    try:
        return float(text)
    except ValueError:
        return 0.0


class State:
    """One worker's world."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.clock = Clock(settings.clock_shift)
        self.store = open_store(settings.database)
        self.limits = Limits(settings.rate, self.store, self.clock)
        self.sockets = Crowd(settings.connections, settings.sockets_each, settings.rate > 0)
        self.passwords = Passwords()
        self.notifier = Notifier(self.store, settings, self.limits.letter)
        self.cluster = self._cluster()
        self.compiler = Compiler(compiled)
        self.readers = Readers(settings.reading_seconds)
        self.queue, make = self._queue()
        thinkers = make("bots", None, settings.thinking_seconds)
        self.hub = Hub(
            self.store,
            self.clock,
            thinkers,
            self.readers,
            self.notifier,
            self.compiler,
            settings.grace,
            self.cluster,
            self.queue,
        )
        self.cluster.watched = lambda: {name: live.watchers for name, live in self.hub.live.items()}
        self.moderation = Moderation(self.store, self.clock, self.hub)
        self.sessions = Sessions(self.store, self.clock, self.hub)
        self.hub.logged_out = self.sessions.cut_off
        self.letters = Letters(self.notifier.mailer, self.limits.letter, settings.address)
        self.analysts = Analysts(settings.analyses, settings.thinking_seconds, make)
        self.graphs = Graphs(self.hub, self.analysts)
        self.counts = Counts(self.readers)

    def _cluster(self) -> Cluster:
        """This server among others on the same database, and what is counted for all of them together."""
        made = Cluster(self.store, self.clock)
        if self.store.shared:
            limits, notifier = self.limits, self.notifier
            made.share("sockets", self.sockets)
            for name, limiter in (("ask", limits.ask), ("change", limits.change), ("connect", limits.connect)):
                made.limit(name, limiter)
            made.limit("turns", notifier.turns)
            made.limit("sends", notifier.sends)
            made.most_watchers = self.settings.watchers
        return made

    def _queue(self) -> tuple[Queue | None, Make]:
        """The queue that thinkers on other machines serve, where there can be some; and who thinks for whom."""
        if not self.store.shared:
            return None, alone
        from .store.postgres import PostgresStore
        from .workers.asking import Queue, SharedThinkers

        assert isinstance(self.store, PostgresStore)
        queue = Queue(self.settings.database, self.store, self.cluster.id)

        def make(purpose: str, most: int | None, patience: float) -> Thinkers:
            return SharedThinkers(queue, purpose, most, patience)

        return queue, make

    def address(self, connection: ASGIConnection[Any, Any, Any, Any]) -> str:
        """The address somebody asks from, as limits count it."""
        return person(connection.client.host) if connection.client is not None else "?"

    async def session(self, connection: ASGIConnection[Any, Any, Any, Any]) -> SessionRow | None:
        """The session of who is asking, by the cookie."""
        secret = connection.cookies.get(COOKIE)
        if not secret or len(secret) > LONGEST:
            return None
        found = await self.sessions.of(hashed(secret))
        if found is not None:
            self.moderation.check(found.visitor.id)
        if found is None or found.visitor.language:
            return found
        return found._replace(visitor=found.visitor._replace(language=preferred(connection)))

    async def visitor(self, connection: ASGIConnection[Any, Any, Any, Any]) -> VisitorRow | None:
        """Who is asking, by the cookie; refused if they are banned."""
        session = await self.session(connection)
        return None if session is None else session.visitor

    async def visitor_id(self, connection: ASGIConnection[Any, Any, Any, Any]) -> str | None:
        """The id of who is asking."""
        visitor = await self.visitor(connection)
        return None if visitor is None else visitor.id
