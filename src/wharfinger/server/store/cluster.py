"""What servers on one PostgreSQL ask the database about each other: plain functions of a connection."""

from __future__ import annotations

from typing import NamedTuple

from sqlalchemy import Connection, delete, select, text, update

from .schema import servers, tables

FORGOTTEN = 3600.0
"""Seconds after which a server that is gone is forgotten."""
MOST_TAKEN = 200
"""Tables that one server takes over at a time."""

_report = text(
    "INSERT INTO servers (id, seen, load) VALUES (:id, :seen, :load)"
    " ON CONFLICT (id) DO UPDATE SET seen = :seen, load = :load"
)
_seen = text(
    "UPDATE chairs SET seen = :at FROM unnest(CAST(:tables AS text[]), CAST(:chairs AS int[])) AS here (name, number)"
    " WHERE chairs.table_id = here.name AND chairs.chair = here.number"
)
_seen_at = text("SELECT table_id, chair, seen FROM chairs WHERE table_id = ANY(CAST(:tables AS text[]))")


class ServerRow(NamedTuple):
    id: str
    seen: float
    load: str


def time_there(db: Connection) -> float:
    """The database's clock, which all servers go by."""
    return float(db.scalar(text("SELECT extract(epoch FROM clock_timestamp())")) or 0.0)


def report(db: Connection, server: str, now: float, load: str) -> list[ServerRow]:
    """Say that a server is there, and see who else is."""
    db.execute(_report, {"id": server, "seen": now, "load": load})
    db.execute(delete(servers).where(servers.c.seen < now - FORGOTTEN))
    return [ServerRow(*row) for row in db.execute(select(servers.c.id, servers.c.seen, servers.c.load))]


def sign_off(db: Connection, server: str) -> None:
    """A server ends: the others need not wait until they miss it."""
    db.execute(delete(servers).where(servers.c.id == server))


def take_over(
    db: Connection, server: str, others: list[str], mine: list[str], before: float, only: str | None = None
) -> list[str]:
    """Running tables that wait for a bot and for none of the other servers; they are this server's from now on."""
    wanted = select(tables.c.id).where(
        tables.c.status == "running",
        tables.c.bot_turn,
        tables.c.driver.not_in(others),
        tables.c.updated < before,
        tables.c.id.not_in(mine),
    )
    if only is not None:
        wanted = wanted.where(tables.c.id == only)
    found = list(db.scalars(wanted.limit(MOST_TAKEN).with_for_update(skip_locked=True)))
    if found:
        db.execute(update(tables).where(tables.c.id.in_(found)).values(driver=server))
    return found


def driver_of(db: Connection, table: str) -> str:
    """The server that lets the bots of a table play."""
    return db.scalar(select(tables.c.driver).where(tables.c.id == table)) or ""


def touch(db: Connection, here: list[tuple[str, int]], at: float) -> None:
    """Note that the players of some chairs are connected, by table."""
    if here:
        ids, numbers = [table for table, _ in here], [chair for _, chair in here]
        db.execute(_seen, {"at": at, "tables": ids, "chairs": numbers})


def seen_at(db: Connection, some: list[str]) -> dict[str, dict[int, float | None]]:
    """When the players of the chairs of some tables were last connected."""
    found: dict[str, dict[int, float | None]] = {name: {} for name in some}
    for table, chair, at in db.execute(_seen_at, {"tables": some}) if some else ():
        found[table][chair] = at
    return found
