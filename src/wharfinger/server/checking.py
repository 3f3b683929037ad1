"""Whether every stored game is what its events make of it: each is replayed, and compared with what lists show."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import Connection, select

from wharfinger.kernel import registry
from wharfinger.kernel.errors import Message, WharfingerError

from .errors import Refused
from .store import operations as ops
from .store.offline import Database
from .store.operations import Face, TableRows
from .store.schema import tables
from .tables.folded import Header
from .tables.table import Table
from .words import FOLDER
from .workers.readers import Readers
from .workers.reading import Fold

READING = 60.0
"""Seconds for a game that starts from a position which somebody brought."""
SHOWN = ("version", "turned", "actor", "result", "chairs")
"""What every version of the program has kept for the lists."""


class Fault(NamedTuple):
    """What is wrong with a table."""

    table: str
    kind: str
    """`header`, `stuck`, `summary`, `digest`, `status` or `chairs`."""
    reason: str


def all_tables(database: Database) -> list[str]:
    """The tables that there are."""
    with database.reading() as db:
        return list(db.scalars(select(tables.c.id).order_by(tables.c.created, tables.c.id)))


def check(database: Database, names: list[str], tell: Callable[[int, int], None]) -> Iterator[Fault]:
    """Check tables one after the other, each as it is at one moment."""
    with registry.compiling_nothing(), asyncio.Runner() as runner:
        readers = Readers(READING)
        try:
            for number, name in enumerate(names):
                with database.reading() as db:
                    found = _load(db, name)
                if found is not None:
                    yield from _check(*found, runner, readers)
                tell(number + 1, len(names))
        finally:
            readers.stop()


def _load(db: Connection, name: str) -> tuple[TableRows, Face] | None:
    rows = ops.load_table(db, name)
    if rows is None:  # deleted meanwhile
        return None
    kept = db.execute(select(*(tables.c[field] for field in Face._fields)).where(tables.c.id == name)).one()
    return rows, Face(*kept)


def _check(rows: TableRows, kept: Face, runner: asyncio.Runner, readers: Readers) -> Iterator[Fault]:
    try:
        header = msgspec.json.decode(rows.header, type=Header)
        if header.foreign:
            runner.run(readers.ask(Fold(rows), rows.id, rows.id, header))
        table = Table(rows)
    except (msgspec.MsgspecError, WharfingerError, Refused, LookupError, TypeError, ValueError) as error:
        yield Fault(rows.id, "header", _why(error))
        return
    if [row.chair for row in rows.chairs] != list(range(header.players)):
        yield Fault(rows.id, "chairs", _say("check-chairs"))
    if table.stuck is not None:
        yield Fault(rows.id, "stuck", str(table.stuck))
    elif (difference := _difference(table.face(), kept)) is not None:
        yield Fault(rows.id, *difference)


def _difference(made: Face, kept: Face) -> tuple[str, str] | None:
    """What lists show of a table that its events do not say."""
    try:
        shown: dict[str, Any] = msgspec.json.decode(kept.summary, type=dict[str, Any])
    except msgspec.MsgspecError:
        return "summary", _say("check-summary-unreadable")
    wanted: dict[str, Any] = msgspec.json.decode(made.summary)
    for key in SHOWN:
        if key not in shown or shown[key] != wanted[key]:
            return "summary", _say("check-summary", field=key)
    if shown.get("digest", wanted["digest"]) != wanted["digest"]:
        return "digest", _say("check-digest")
    for field in ("status", "updated", "deadline", "bot_turn"):
        if getattr(made, field) != getattr(kept, field):
            return "status", _say("check-summary", field=field)
    return None


def _say(key: str, **args: Any) -> str:
    return str(Message(FOLDER, key, args))


def _why(error: Exception) -> str:
    return _say("check-header") if isinstance(error, msgspec.MsgspecError) else str(error) or type(error).__name__
