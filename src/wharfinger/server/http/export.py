"""Everything that the server keeps about a visitor, as one file: `/api/account/data`."""

from __future__ import annotations

import time
from collections.abc import AsyncIterator
from datetime import UTC, datetime
from typing import Any

import msgspec
from litestar import get
from litestar.response import Stream

from ..errors import Refused
from ..keys import hashed
from ..notices.notify import entries_of
from ..notices.notify import shown as shown_notice
from ..state import COOKIE, State
from ..store import accounts
from ..store import operations as ops
from ..store.accounts import Held
from ..store.operations import VisitorRow
from ..tables.folded import Header
from ..workers.reading import Write
from .lobby import readable
from .people import REFUSALS, AnyRequest, server

FORMAT = "wharfinger data 1"
SECONDS = 60.0
"""For writing records, which are played through for it; those that are left can be fetched one by one."""


@get("/api/account/data", tags=["account"], responses=REFUSALS)
async def get_data(request: AnyRequest) -> Stream:
    """Account, settings, notifications, and games with the records of finished ones."""
    state = server(request)
    visitor = await state.visitor(request)
    if visitor is None:
        raise Refused("no-data", 404)
    await state.limits.export.check(visitor.id)
    about = await about_visitor(state, visitor, hashed(request.cookies[COOKIE]))
    return Stream(
        written(state, visitor, about, state.address(request)),
        media_type="application/json",
        headers={"content-disposition": 'attachment; filename="wharfinger-data.json"'},
    )


async def about_visitor(state: State, visitor: VisitorRow, session: str) -> dict[str, Any]:
    """Everything but the games. Secrets, which are kept as hashes or were entered for a service, stay here."""
    account = await state.store.read(accounts.account_of, visitor.id)
    return {
        "format": FORMAT,
        "server": state.settings.address,
        "exported": _date(state.clock()),
        "name": visitor.name,
        "language": visitor.language,
        "first_seen": _date(await state.store.read(accounts.created, visitor.id)),
        "account": account
        and {
            "name": account.name,
            "created": _date(account.created),
            "email": account.email,
            "recovery_codes_left": await state.store.read(accounts.codes_left, visitor.id),
        },
        "sessions": [
            {"created": _date(created), "last_used": _date(used)[:10], "this_browser": ident == session}
            for ident, created, used in await state.store.read(accounts.sessions_of, visitor.id)
        ],
        "notifications": [
            {"service": entry.service, "about": entry.about, "confirmed": entry.confirmed}
            for entry in map(shown_notice, entries_of(visitor.notices))
        ],
    }


async def written(state: State, visitor: VisitorRow, about: dict[str, Any], person: str) -> AsyncIterator[bytes]:
    """The file, game by game."""
    head = msgspec.json.format(msgspec.json.encode(about), indent=1)
    yield head.rstrip(b"\n}") + b',\n "games": ['
    until = time.monotonic() + SECONDS
    between = b"\n"
    for held in await state.store.read(accounts.tables_of, visitor.id):
        if (game := await _game(state, held, visitor.id, person, until)) is not None:
            yield between + msgspec.json.encode(game)
            between = b",\n"
    yield b"\n ]\n}\n"


async def _game(state: State, held: Held, visitor: str, person: str, until: float) -> dict[str, Any] | None:
    row = await state.store.read(ops.one_table, held.id, visitor)
    rows = await state.store.read(ops.load_table, held.id)
    told = None if row is None else readable(row, visitor)
    if rows is None or told is None:
        return None
    said = [
        {"at": _date(event.at), "text": line["text"]}
        for event in rows.events
        if event.kind == "chat" and (line := msgspec.json.decode(event.data)).get("chair") in held.chairs
    ]
    record = None
    if told.status == "finished" and time.monotonic() < until:
        header = msgspec.json.decode(rows.header, type=Header)
        try:
            record = await state.readers.ask(Write(rows), person, held.id, header)
        except Refused:
            record = None
    return {
        "table": held.id,
        "address": f"{state.settings.address}/table/{held.id}",
        "game": told.game,
        "title": told.title,
        "status": told.status,
        "created": _date(told.created),
        "updated": _date(told.updated),
        "players": [{"name": seat.name, "bot": seat.bot, "you": seat.yours} for seat in told.seats],
        "result": told.result,
        "chat": said,
        "record": record,
    }


def _date(at: float) -> str:
    return datetime.fromtimestamp(at, UTC).isoformat(timespec="seconds")


EXPORT = [get_data]
