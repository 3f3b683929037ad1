"""What operators decided, as this worker knows it: who is banned or muted, and what is done at once about it."""

from __future__ import annotations

import asyncio
import ipaddress
import logging
from collections.abc import Iterator
from contextlib import contextmanager

from .clock import Clock
from .errors import Refused
from .messages.client import CLOSE_POLICY, Client
from .proxies import parsed
from .store import Store
from .store import admin as adm
from .store.admin import Deed, Sanction
from .store.operations import News
from .tables.hub import Hub
from .tables.open_table import OpenTable

log = logging.getLogger("wharfinger.moderation")
LOOK = 2.0
"""Seconds after which the operators' log is looked at even if nobody tells of it."""
EVERYTHING = 1 << 60
Network = ipaddress.IPv4Network | ipaddress.IPv6Network


class Moderation:
    """Follows the operators' log. Everything it is asked at a request is answered from memory."""

    def __init__(self, store: Store, clock: Clock, hub: Hub) -> None:
        self.store, self.clock, self.hub = store, clock, hub
        self.last: int | None = None
        """The last line of the log that was obeyed."""
        self.until: dict[str, dict[str, float]] = {"ban": {}, "mute": {}}
        """Until when visitors are banned or muted."""
        self.networks: list[tuple[Network, float]] = []
        self.clients: set[Client] = set()
        self.news = asyncio.Event()
        hub.told_of_deeds = self.news.set

    async def start(self) -> None:
        """Know what holds, and follow what comes."""
        await self.look()
        self.hub.spawn(self._watch())

    async def _watch(self) -> None:
        while True:
            try:
                async with asyncio.timeout(LOOK):
                    await self.news.wait()
            except TimeoutError:
                pass
            self.news.clear()
            try:
                await self.look()
            except Refused as error:
                log.warning("the operators' log could not be read: %s", error.id)
            except Exception:
                log.exception("the operators' log could not be obeyed")

    async def look(self) -> None:
        """Read what operators have done since the last look, and obey."""
        last, deeds, holds = await self.store.read(adm.deeds_since, self.last)
        if holds is not None:
            self._hold(holds)
        self.last = last
        for deed in deeds:
            log.info("%s %s, by %s", deed.what, deed.subject, deed.who)
            await self._obey(deed)
        for client in list(self.clients):
            self._enforce(client)

    def _hold(self, holds: list[Sanction]) -> None:
        self.until = {"ban": {}, "mute": {}}
        self.networks = []
        for what, kind, subject, until in holds:
            end = float("inf") if until is None else until
            if kind == "address":
                self.networks.append((ipaddress.ip_network(subject), end))
            else:
                self.until[what][subject] = end

    async def _obey(self, deed: Deed) -> None:
        if deed.what in ("reset", "logout", "delete-user"):
            for client in list(self.clients):
                if client.visitor == deed.subject:
                    client.end(Refused("logged-out", 403), CLOSE_POLICY)
        if deed.what in ("delete-table", "prune"):
            for table in await self.store.read(adm.missing_tables, list(self.hub.live)):
                self.hub.forget(table)
        if deed.what in ("rename", "delete-user"):
            for live in list(self.hub.live.values()):
                if any(chair.visitor == deed.subject for chair in live.table.chairs):
                    await self._renew(live)
        if deed.what == "retitle" and (titled := self.hub.live.get(deed.subject)) is not None:
            await self._renew(titled)
        if deed.what == "close":
            self.hub.heard(News(deed.subject, count=EVERYTHING))

    async def _renew(self, live: OpenTable) -> None:
        try:
            await self.hub.renew(live)
        except Refused as error:
            log.warning("table %s could not be read again: %s", live.table.id, error.id)

    # -- asking --------------------------------------------------------------------------------------------------

    def holds(self, what: str, visitor: str | None) -> bool:
        """Whether a visitor is banned, or muted."""
        return visitor is not None and self.until[what].get(visitor, 0.0) > self.clock()

    def check(self, visitor: str | None) -> None:
        """Refuse a banned visitor."""
        if self.holds("ban", visitor):
            raise Refused("banned", 403)

    def check_address(self, address: str) -> None:
        """Refuse who asks from a banned address."""
        if self.networks and self._banned(address):
            raise Refused("banned-address", 403)

    def _banned(self, address: str) -> bool:
        here, now = parsed(address), self.clock()
        return here is not None and any(here in network and end > now for network, end in self.networks)

    def check_words(self, visitor: str, *words: str | None) -> None:
        """Refuse words of their own from a muted visitor."""
        if any(words) and self.holds("mute", visitor):
            raise Refused("muted", 403)

    # -- connections ---------------------------------------------------------------------------------------------

    @contextmanager
    def connected(self, client: Client) -> Iterator[None]:
        """A connection, which ends when its visitor or its address is banned."""
        self.check_address(client.address)
        for one in (client.visitor, *client.holders):
            self.check(one)
        self.clients.add(client)
        self._enforce(client)
        try:
            yield
        finally:
            self.clients.discard(client)

    def _enforce(self, client: Client) -> None:
        client.muted = any(self.holds("mute", one) for one in (client.visitor, *client.holders))
        if any(self.holds("ban", one) for one in (client.visitor, *client.holders)):
            client.end(Refused("banned", 403), CLOSE_POLICY)
        elif self.networks and self._banned(client.address):
            client.end(Refused("banned-address", 403), CLOSE_POLICY)
