"""How long a browser is remembered, and closing the connections of those who are not any more.

Somebody with an account is logged out of a browser after 60 days without using it there, and after a year in any case;
their games wait for the next login. A visitor without an account has nothing to log in with, so their browser is
remembered for a year after they last used it, and as long as they sit at a table that is not finished.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Iterator
from typing import TYPE_CHECKING

from .clock import Clock
from .errors import Refused
from .keys import hashed, new_key
from .messages.client import CLOSE_POLICY
from .store import Store, accounts
from .store import operations as ops
from .store.accounts import DAY, LONGEST, UNUSED, VISITOR_UNUSED, SessionRow
from .store.operations import News
from .tables.open_table import chairs_of

if TYPE_CHECKING:
    from .messages.client import Client
    from .tables.hub import Hub
    from .tables.open_table import OpenTable

log = logging.getLogger("wharfinger.sessions")
NOTED = DAY
"""How exactly it is kept when a session was last used: nobody's visits are written down one by one."""
TIDY = 3600.0


class Sessions:
    """The cookies that count, and who is connected by them."""

    def __init__(self, store: Store, clock: Clock, hub: Hub) -> None:
        self.store, self.clock, self.hub = store, clock, hub
        self.clients: dict[Client, OpenTable] = {}

    async def of(self, secret_hash: str) -> SessionRow | None:
        """The session of a cookie, unless it has ended. `used` is when it was used before."""
        found = await self.store.read(accounts.session, secret_hash)
        if found is None or await self._over(found):
            return None
        if self.stale(found):
            await self.store.write(accounts.use_session, secret_hash, self.clock())
        return found

    def stale(self, session: SessionRow) -> bool:
        """Whether it should be noted that a session is used; its browser is then given the cookie again."""
        return self.clock() - session.used > NOTED

    async def _over(self, session: SessionRow) -> bool:
        unused, age = self.clock() - session.used, self.clock() - session.created
        if session.visitor.account is not None:
            return unused > UNUSED or age > LONGEST
        return unused > VISITOR_UNUSED and not await self.store.read(accounts.sits, session.visitor.id)

    async def begin(self, visitor: str, instead: str | None = None) -> str:
        """A new session of a visitor, in place of the one of a browser's cookie; returns its secret."""
        secret = new_key()
        old = None if instead is None else hashed(instead)
        if old is not None:
            await self.store.write(ops.end_session, old)
        await self.store.write(ops.add_session, visitor, hashed(secret), self.clock())
        for client in self.clients:
            if client.session is not None and client.session == old and client.visitor == visitor:
                client.session = hashed(secret)  # the same person in the same browser
        return secret

    async def end_others(self, visitor: str, keep: str) -> None:
        """Only one session of a visitor goes on; seat keys that others may know are worth nothing."""
        await self.store.write(accounts.end_sessions, visitor, hashed(keep), hashed(new_key()))
        await self.told(visitor)

    async def told(self, visitor: str) -> None:
        """Sessions of a visitor have ended: close their connections, here and at other workers."""
        await self.store.write(ops.tell_workers, News(visitor=visitor))
        await self.cut_off(visitor)

    async def cut_off(self, visitor: str) -> None:
        """Close the connections that a visitor's ended sessions and keys had opened."""
        valid = {row[0] for row in await self.store.read(accounts.sessions_of, visitor)}
        for client, live in list(self.clients.items()):
            own = client.visitor == visitor
            if not own and not any(live.table.chairs[chair].visitor == visitor for chair in client.chairs):
                continue
            async with self.hub.lock(live):
                live.table.seat_rows(await self.store.read(ops.chair_rows, live.table.id))
            gone = own and client.session not in valid
            if gone or chairs_of(live, client.keys, client.visitor) != client.chairs:
                client.end(Refused("logged-out", 403), CLOSE_POLICY)

    @contextlib.contextmanager
    def connected(self, client: Client, live: OpenTable) -> Iterator[None]:
        """Know a connection to a table while it lasts."""
        self.clients[client] = live
        try:
            yield
        finally:
            del self.clients[client]

    async def tidy(self) -> None:
        """Forget what has ended, now and then."""
        while True:
            try:
                await self.store.write(accounts.forget_expired, self.clock())
            except Refused as error:
                log.warning("sessions could not be tidied: %s", error.id)
            await asyncio.sleep(TIDY)
