"""What operators ask of the database: lists, bans and mutes, deleting, and the log of what they did."""

from __future__ import annotations

from typing import Any, NamedTuple

import msgspec
from sqlalchemy import Connection, Select, Table, case, delete, exists, func, insert, or_, select, text, update

from .accounts import ended
from .operations import PRACTICE, Face, News, tell_workers
from .schema import accounts, admin_log, chairs, metadata, sanctions, sessions, tables, visitors

LOCK = text("SELECT pg_advisory_xact_lock(7238462)")
"""One operator at a time, so that the log's numbers are in the order in which its lines can be read."""
MOST_AT_ONCE = 200


class Deed(NamedTuple):
    """A line of the log."""

    id: int
    at: float
    who: str
    what: str
    subject: str
    details: str
    reason: str


class Sanction(NamedTuple):
    """A ban or a mute."""

    what: str
    kind: str
    subject: str
    until: float | None


class Found(NamedTuple):
    """A page of a list."""

    total: int
    rows: list[dict[str, Any]]


class Operator(NamedTuple):
    """Who does something, when and why."""

    name: str
    at: float
    reason: str = ""


# -- the log -----------------------------------------------------------------------------------------------------


def enter(db: Connection, by: Operator, what: str, subject: str = "", **details: Any) -> None:
    """Write down what is being done, and tell the servers; part of the transaction in which it is done."""
    if db.dialect.name == "postgresql":
        db.execute(LOCK)
    line = {"at": by.at, "who": by.name[:64], "what": what, "subject": subject, "reason": by.reason}
    db.execute(insert(admin_log), {**line, "details": msgspec.json.encode(details).decode()})
    tell_workers(db, News(admin=True))


def deeds(db: Connection, page: int, size: int, subject: str = "") -> Found:
    """The log, newest first."""
    wanted = select(admin_log)
    if subject:
        wanted = wanted.where(admin_log.c.subject == subject)
    return _page(db, wanted.order_by(admin_log.c.id.desc()), page, size)


def deeds_since(db: Connection, last: int | None) -> tuple[int, list[Deed], list[Sanction] | None]:
    """The last number of the log, its lines after one, and what holds now if there are any; None: from the start."""
    if last is None:
        newest = int(db.scalar(select(func.max(admin_log.c.id))) or 0)
        return newest, [], _sanctions(db)
    rows = [Deed(*row) for row in db.execute(select(admin_log).where(admin_log.c.id > last).order_by(admin_log.c.id))]
    return (rows[-1].id, rows, _sanctions(db)) if rows else (last, [], None)


def _sanctions(db: Connection) -> list[Sanction]:
    columns = (sanctions.c.what, sanctions.c.kind, sanctions.c.subject, sanctions.c.until)
    return [Sanction(*row) for row in db.execute(select(*columns))]


# -- lists -------------------------------------------------------------------------------------------------------


def _page(db: Connection, wanted: Select[Any], page: int, size: int) -> Found:
    total = int(db.scalar(select(func.count()).select_from(wanted.order_by(None).subquery())) or 0)
    rows = db.execute(wanted.limit(size).offset((page - 1) * size)).mappings()
    return Found(total, [dict(row) for row in rows])


def _like(words: str) -> str:
    escaped = words.replace("\\", "\\\\").replace("%", "\\%").replace("_", "\\_")
    return f"%{escaped}%"


def _held(what: str, now: float) -> Any:
    here = (sanctions.c.what == what) & (sanctions.c.kind == "visitor") & (sanctions.c.subject == visitors.c.id)
    holds = sanctions.c.until.is_(None) | (sanctions.c.until > now)
    return case((exists().where(here, holds), 1), else_=0)


def users(db: Connection, words: str, only: str, now: float, page: int, size: int) -> Found:
    """People, newest first: those with words in their name or id, and perhaps only the banned or muted ones."""
    seats = select(func.count(chairs.c.table_id.distinct())).where(chairs.c.visitor == visitors.c.id).scalar_subquery()
    wanted = (
        select(
            visitors.c.id,
            visitors.c.name,
            accounts.c.name.label("account"),
            visitors.c.created,
            seats.label("tables"),
            _held("ban", now).label("banned"),
            _held("mute", now).label("muted"),
        )
        .select_from(visitors.outerjoin(accounts, accounts.c.visitor == visitors.c.id))
        .order_by(visitors.c.created.desc(), visitors.c.id)
    )
    if words:
        like = _like(words)
        names = (visitors.c.name.ilike(like, escape="\\"), accounts.c.name.ilike(like, escape="\\"))
        wanted = wanted.where(or_(visitors.c.id == words, *names))
    if only:
        wanted = wanted.where(_held(only, now) == 1)
    found = _page(db, wanted, page, size)
    for row in found.rows:
        row |= {"banned": bool(row["banned"]), "muted": bool(row["muted"])}
    return found


class Titled(msgspec.Struct):
    """What lists need of a table's header."""

    game: str = ""
    title: str = ""


def list_tables(db: Connection, words: str, status: str, user: str, page: int, size: int) -> Found:
    """Tables, those that were changed last first."""
    columns = (tables.c.id, tables.c.status, tables.c.public, tables.c.created, tables.c.updated)
    wanted = select(*columns, tables.c.header, tables.c.summary).order_by(tables.c.updated.desc(), tables.c.id)
    if words:
        like = _like(words)
        places = (tables.c.header.ilike(like, escape="\\"), tables.c.summary.ilike(like, escape="\\"))
        wanted = wanted.where(or_(tables.c.id == words, *places))
    if status:
        wanted = wanted.where(tables.c.status == status)
    if user:
        wanted = wanted.where(tables.c.id.in_(select(chairs.c.table_id).where(chairs.c.visitor == user)))
    found = _page(db, wanted, page, size)
    for row in found.rows:
        row |= {"game": "", "title": "", "players": []}
        try:
            header = msgspec.json.decode(row.pop("header"), type=Titled)
            row |= {"game": header.game, "title": header.title}
            row["players"] = [chair[0] for chair in msgspec.json.decode(row.pop("summary"))["chairs"]]
        except (msgspec.MsgspecError, LookupError, TypeError):  # a damaged row is listed too: `check` names it
            row.pop("summary", None)
    return found


def list_sessions(db: Connection, user: str, page: int, size: int) -> Found:
    """The browsers that are remembered, newest first; what is kept of their cookies stays where it is."""
    joined = sessions.join(visitors, visitors.c.id == sessions.c.visitor)
    joined = joined.outerjoin(accounts, accounts.c.visitor == visitors.c.id)
    columns = (sessions.c.visitor.label("id"), visitors.c.name, accounts.c.name.label("account"), sessions.c.created)
    wanted = select(*columns).select_from(joined).order_by(sessions.c.created.desc(), sessions.c.secret_hash)
    return _page(db, wanted.where(sessions.c.visitor == user) if user else wanted, page, size)


def named(db: Connection, name: str) -> list[str]:
    """The people that a word may mean: an id, else the name of an account, else the name that others see."""
    for wanted in (
        select(visitors.c.id).where(visitors.c.id == name),
        select(accounts.c.visitor).where(accounts.c.folded == name.casefold()),
        select(visitors.c.id).where(visitors.c.name == name).limit(2),
    ):
        if found := list(db.scalars(wanted)):
            return found
    return []


def tables_of(db: Connection, visitor: str) -> list[str]:
    """The tables where somebody has a seat."""
    wanted = select(chairs.c.table_id).where(chairs.c.visitor == visitor).distinct().order_by(chairs.c.table_id)
    return list(db.scalars(wanted))


# -- changes -----------------------------------------------------------------------------------------------------


def impose(db: Connection, by: Operator, new: Sanction) -> None:
    """A ban or a mute, in place of one that there was."""
    lift(db, new)
    db.execute(insert(sanctions), {**new._asdict(), "at": by.at, "reason": by.reason})


def lift(db: Connection, old: Sanction) -> bool:
    """End a ban or a mute; whether there was one."""
    here = (sanctions.c.what == old.what) & (sanctions.c.kind == old.kind) & (sanctions.c.subject == old.subject)
    return bool(db.execute(delete(sanctions).where(here)).rowcount)


def end_sessions(db: Connection, visitor: str) -> int:
    """Forget all cookies of somebody; how many there were."""
    return int(db.execute(delete(sessions).where(sessions.c.visitor == visitor)).rowcount)


def set_password(db: Connection, visitor: str, password: str) -> bool:
    """Keep another password's hash; whether there is an account."""
    return bool(db.execute(update(accounts).where(accounts.c.visitor == visitor).values(password=password)).rowcount)


def set_name(db: Connection, visitor: str, name: str) -> None:
    """The name that somebody sits down with from now on."""
    db.execute(update(visitors).where(visitors.c.id == visitor).values(name=name))


def put_face(db: Connection, table: str, face: Face, header: str | None = None) -> None:
    """What lists show of a table, and perhaps another header."""
    values: dict[str, Any] = dict(face._asdict())
    db.execute(
        update(tables).where(tables.c.id == table).values(values if header is None else {**values, "header": header})
    )


def give_up_seats(db: Connection, visitor: str) -> None:
    """Nobody plays on at somebody's seats."""
    db.execute(update(chairs).where(chairs.c.visitor == visitor).values(visitor=None, key_hash=None))


def end_credentials(db: Connection, visitor: str) -> int:
    """Forget everything that lets somebody in but the password; how many sessions there were."""
    count = end_sessions(db, visitor)
    _delete_pointing(db, visitors, [visitor], but=accounts)
    return count


def forget_account(db: Connection, visitor: str) -> None:
    """Delete an account with all that hangs on it; who had it is nobody in particular."""
    folded = list(db.scalars(select(accounts.c.folded).where(accounts.c.visitor == visitor)))
    _delete(db, accounts, folded)
    _delete_pointing(db, visitors, [visitor])
    db.execute(update(visitors).where(visitors.c.id == visitor).values(name="", notices="[]"))


def delete_tables(db: Connection, which: list[str]) -> None:
    """Delete tables with everything that belongs to them."""
    _delete(db, tables, which)


def missing_tables(db: Connection, which: list[str]) -> list[str]:
    """Those of some tables that there are no more."""
    here: set[str] = set()
    for first in range(0, len(which), MOST_AT_ONCE):
        here |= set(db.scalars(select(tables.c.id).where(tables.c.id.in_(which[first : first + MOST_AT_ONCE]))))
    return [table for table in which if table not in here]


def _delete(db: Connection, parent: Table, keys: list[Any]) -> None:
    """Delete rows by their keys, and before them the rows of other tables that point to them."""
    (key,) = parent.primary_key.columns
    for first in range(0, len(keys), MOST_AT_ONCE):
        some = keys[first : first + MOST_AT_ONCE]
        _delete_pointing(db, parent, some)
        db.execute(delete(parent).where(key.in_(some)))


def _delete_pointing(db: Connection, parent: Table, keys: list[Any], but: Table | None = None) -> None:
    (key,) = parent.primary_key.columns
    for child in metadata.tables.values():
        for foreign in child.foreign_keys:
            if foreign.column is key and child is not but:
                db.execute(delete(child).where(foreign.parent.in_(keys)))


# -- retention ---------------------------------------------------------------------------------------------------

KINDS = ("sessions", "finished", "open", "practice", "running", "visitors")
"""What can be pruned; visitors last, whose tables may be gone by then."""
LESSONS = '%"lesson":[%'


def old_rows(db: Connection, kind: str, before: float, now: float) -> list[str]:
    """The keys of what has not been touched since a time; of sessions, those that count no more."""
    practice = tables.c.header.like(PRACTICE) | tables.c.header.like(LESSONS)
    old = tables.c.updated < before
    if kind == "finished":
        wanted = select(tables.c.id).where(tables.c.status.in_(("finished", "stuck", "closed")), old)
    elif kind == "open":
        wanted = select(tables.c.id).where(tables.c.status == "waiting", old)
    elif kind == "practice":
        wanted = select(tables.c.id).where(tables.c.status == "running", practice, old)
    elif kind == "running":
        wanted = select(tables.c.id).where(tables.c.status == "running", ~practice, old)
    elif kind == "sessions":
        wanted = select(sessions.c.secret_hash).where(ended(now))
    else:
        wanted = select(visitors.c.id).where(
            visitors.c.created < before,
            ~exists().where(accounts.c.visitor == visitors.c.id),
            ~exists().where(chairs.c.visitor == visitors.c.id),
            ~exists().where(tables.c.creator == visitors.c.id),
            ~exists().where(sessions.c.visitor == visitors.c.id, sessions.c.used >= before),
            ~exists().where(sanctions.c.kind == "visitor", sanctions.c.subject == visitors.c.id),
        )
    return list(db.scalars(wanted))


def delete_old(db: Connection, kind: str, keys: list[str]) -> None:
    """Delete what `old_rows` found."""
    _delete(db, {"visitors": visitors, "sessions": sessions}.get(kind, tables), keys)
