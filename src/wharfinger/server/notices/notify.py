"""Turn notices: to the services a player chose, beside everything else, so that nobody waits for them."""

from __future__ import annotations

import asyncio
import logging
from typing import Any

import msgspec

from ..config import Settings
from ..errors import Refused, texts
from ..keys import hashed, new_id, same
from ..limits import Limiter, SharedLimiter
from ..messages import wire
from ..names import shown_name
from ..store import Store
from ..store import operations as ops
from ..store.operations import VisitorRow
from .mail import Mailer, post_of
from .outbound import Closed, Door
from .services import EMAIL, SERVICES, Fields, Note, checked

log = logging.getLogger("wharfinger.notices")
MOST = 5
"""Entries of a visitor."""
MOST_AT_ONCE, MOST_WAITING = 16, 500
MOST_WRONG = 5
"""Wrong codes after which an e-mail address has to be entered anew."""


class Entry(msgspec.Struct):
    """Where a visitor is told that it is their turn."""

    id: str
    service: str
    """One of `SERVICES`; any other is from an earlier version and could not be taken over."""
    fields: Fields = {}
    failed: bool = False
    code: str = ""
    """The hash of the code that an e-mail address is confirmed with; empty when there is nothing to confirm."""
    wrong: int = 0

    @property
    def ready(self) -> bool:
        return not self.code and self.service in SERVICES


def entries_of(kept: str) -> list[Entry]:
    """The entries of a visitor."""
    return msgspec.json.decode(kept, type=list[Entry])


def shown(entry: Entry) -> wire.Notice:
    """An entry as its owner sees it: nothing of it is secret."""
    service = SERVICES.get(entry.service)
    problem = None
    if service is None:
        problem = wire.Text("notice-gone", {})
    elif entry.failed:
        problem = wire.Text("notice-failed", {})
    return wire.Notice(entry.id, entry.service, service.about(entry.fields) if service else "", not entry.code, problem)


class Notifier:
    """Keeps the entries, sends notices and writes down which failed."""

    def __init__(self, store: Store, settings: Settings, letters: SharedLimiter) -> None:
        self.store, self.settings, self.letters = store, settings, letters
        self.door = Door()
        self.mailer = Mailer(post_of(settings.smtp, settings.mail_from))
        self.room = asyncio.Semaphore(MOST_AT_ONCE)
        self.waiting = 0
        self.turns = Limiter(1 / 30, 3, settings.rate)
        self.sends = Limiter(1 / 10, 10, settings.rate)

    @property
    def services(self) -> list[wire.Service]:
        """What can be chosen here."""
        return [
            wire.Service(name, list(service.fields))
            for name, service in SERVICES.items()
            if name != EMAIL or self.mailer.post is not None
        ]

    def stop(self) -> None:
        """Send nothing more."""
        self.door.stop()
        self.mailer.stop()

    # -- the entries -----------------------------------------------------------------------------------------------

    async def add(self, visitor: VisitorRow, name: str, given: Fields) -> None:
        """A new entry; an e-mail address counts when the code that is sent to it has come back."""
        if name not in {service.name for service in self.services}:
            raise Refused("notice-service")
        entry = Entry(new_id(), name, checked(name, given))
        if len(entries_of(visitor.notices)) >= MOST:
            raise Refused("notice-many", 409, most=MOST)
        if name == EMAIL:
            await self._send_code(entry, visitor.language)
        await self._edit(visitor.id, lambda entries: [*entries[: MOST - 1], entry])

    async def _send_code(self, entry: Entry, language: str) -> None:
        address = entry.fields["address"]
        await self.letters.check(address.casefold())
        say, code = texts(language), new_id(8)
        entry.code = hashed(code)
        body = say("code-body", code=code, server=self.settings.address)
        try:
            await self.mailer.send(address, say("code-title"), body)
        except Closed as error:
            log.warning("a code could not be sent: %s", error)
            raise Refused("notice-unsent", 503) from None

    async def confirm(self, visitor: VisitorRow, ident: str, code: str) -> None:
        """The code of an e-mail address has come back."""
        entry = self._entry(visitor, ident)
        good = bool(entry.code) and same(code.strip().lower(), entry.code)

        def edit(entries: list[Entry]) -> list[Entry]:
            for one in entries:
                if one.id == ident:
                    one.code, one.wrong = ("", 0) if good else (one.code, one.wrong + 1)
            return [one for one in entries if one.wrong < MOST_WRONG]

        await self._edit(visitor.id, edit)
        if not good:
            raise Refused("notice-code", 403)

    async def remove(self, visitor: VisitorRow, ident: str) -> None:
        """Forget an entry."""
        self._entry(visitor, ident)
        await self._edit(visitor.id, lambda entries: [one for one in entries if one.id != ident])

    def _entry(self, visitor: VisitorRow, ident: str) -> Entry:
        found = next((one for one in entries_of(visitor.notices) if one.id == ident), None)
        if found is None:
            raise Refused("notice-unknown", 404)
        return found

    async def _edit(self, visitor: str, edit: Any) -> None:
        def change(kept: str) -> str:
            return msgspec.json.encode(edit(entries_of(kept))).decode()

        await self.store.write(ops.edit_notices, visitor, change)

    # -- sending ---------------------------------------------------------------------------------------------------

    async def test(self, visitor: VisitorRow, ident: str) -> bool:
        """Whether a notice that says nothing of a table could be sent."""
        entry = self._entry(visitor, ident)
        if not entry.ready:
            raise Refused("notice-unconfirmed", 409)
        say = texts(visitor.language)
        link = self.settings.address
        return await self._tell(visitor.id, [entry], Note(say("test-title"), say("test-body", link=link), link))

    async def turn(self, visitor: str, title: str, table: str, name: str) -> None:
        """It is somebody's turn."""
        row = await self.store.read(ops.visitor_by_id, visitor)
        entries = [] if row is None else [entry for entry in entries_of(row.notices) if entry.ready]
        if row is None or not entries or self.waiting >= MOST_WAITING or not self.turns.allows(f"{visitor} {table}"):
            return
        if not self.sends.allows(visitor):
            return
        say = texts(row.language)
        link = f"{self.settings.address}/table/{table}"
        body = say("turn-body", name=shown_name(name, row.language), title=title, link=link)
        note = Note(say("turn-title", title=title), body, link)
        await self._tell(visitor, entries, note)

    async def _tell(self, visitor: str, entries: list[Entry], note: Note) -> bool:
        """Send a note to all entries and write down which failed; whether none did."""
        self.waiting += 1
        try:
            async with self.room:
                failed = {entry.id: not await self._sent(entry, note) for entry in entries}
        finally:
            self.waiting -= 1

        def edit(kept: list[Entry]) -> list[Entry]:
            for one in kept:
                one.failed = failed.get(one.id, one.failed)
            return kept

        if any(failed[entry.id] != entry.failed for entry in entries):
            await self._edit(visitor, edit)
        return not any(failed.values())

    async def _sent(self, entry: Entry, note: Note) -> bool:
        letter = SERVICES[entry.service].letter
        try:
            if letter is None:
                await self.mailer.send(entry.fields["address"], note.title, note.text)
            else:
                made = letter(entry.fields, note)
                await self.door.send(made.target, made.body, made.headers, made.method)
        except Closed as error:
            log.info("a notice by %s could not be sent: %s", entry.service, error)
            return False
        return True
