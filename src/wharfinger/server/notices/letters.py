"""E-mails about an account: a code, a link for a new password, and word of what has changed."""

from __future__ import annotations

import logging

from ..errors import Refused, texts
from ..limits import SharedLimiter
from .mail import Mailer
from .outbound import Closed

log = logging.getLogger("wharfinger.notices")
MINUTES = 60
"""For which a link or a code counts."""


class Letters:
    """Writes to the owners of accounts, in their language."""

    def __init__(self, mailer: Mailer, limit: SharedLimiter, server: str) -> None:
        self.mailer, self.limit, self.server = mailer, limit, server

    @property
    def possible(self) -> bool:
        """Whether there is a mail server."""
        return self.mailer.post is not None

    async def code(self, address: str, code: str, language: str) -> None:
        """A code by which somebody shows that an address is theirs; refused if it cannot be sent."""
        await self.limit.check(address.casefold())
        say = texts(language)
        body = say("email-code-body", code=code, server=self.server)
        try:
            await self.mailer.send(address, say("code-title"), body)
        except Closed as error:
            log.warning("a code could not be sent: %s", error)
            raise Refused("notice-unsent", 503) from None

    async def reset(self, address: str, name: str, token: str, language: str) -> None:
        """A link for a new password."""
        link = f"{self.server}/reset#{token}"
        await self._send(address, language, "reset", name=name, link=link, server=self.server, minutes=MINUTES)

    async def changed(self, address: str | None, what: str, name: str, language: str) -> None:
        """Word of a change, so that an owner hears of one that was not theirs."""
        if address is not None:
            await self._send(address, language, what, name=name, server=self.server)

    async def _send(self, address: str, language: str, what: str, **args: str | int) -> None:
        if not self.possible:
            return
        say = texts(language)
        try:
            await self.mailer.send(address, say(f"{what}-title"), say(f"{what}-body", **args))
        except Closed as error:
            log.warning("an e-mail about an account could not be sent: %s", error)
