"""Everything that is asked of the database: plain functions of a connection, the same for both databases."""

from __future__ import annotations

from collections.abc import Callable
from hashlib import blake2b
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import Connection, bindparam, case, delete, func, insert, or_, select, text, update
from sqlalchemy.exc import IntegrityError

from .schema import accounts, chairs, evaluations, events, limits, sessions, tables, visitors

MOST_LISTED = 100
"""Tables on a page of a list."""
MOST_ASKED = 500
"""Values in one question."""
CHANNEL = "wharfinger"
MOST_TOLD = 7999
"""Bytes that fit into a notification."""
_bucket = text('INSERT INTO limits (key, "left", at) VALUES (:key, :left, :at) ON CONFLICT (key) DO NOTHING')
_notify = text(f"SELECT pg_notify('{CHANNEL}', :payload)")


class Conflict(Exception):
    """Somebody else has written that event of the table, or taken that name."""


class EventRow(NamedTuple):
    seq: int
    kind: str
    data: str
    at: float


class News(msgspec.Struct):
    """What a worker tells the others over the database."""

    table: str = ""
    """Empty: anything may have happened."""
    presence: bool = False
    """Somebody has come or gone; otherwise the table has so many events."""
    count: int = 0
    events: list[EventRow] = []
    """The newest of them, unless they are long."""
    admin: bool = False
    """An operator has done something: see the log of that."""
    again: bool = False
    """The table was rewritten, and has to be read again."""
    visitor: str = ""
    """Some of this visitor's sessions or keys have ended."""
    driver: str = ""
    """The server that lets the bots play."""
    seats: bool = False
    """Chairs, or the table itself, belong to somebody else now."""


class ChairRow(NamedTuple):
    chair: int
    key_hash: str | None
    visitor: str | None


class TableRows(NamedTuple):
    """A table as it is kept."""

    id: str
    header: str
    creator: str
    created: float
    events: list[EventRow]
    chairs: list[ChairRow]
    driver: str = ""


class Face(NamedTuple):
    """What the lists show of a table."""

    status: str
    updated: float
    deadline: float | None
    bot_turn: bool
    summary: str
    likeness: str = ""
    """What everybody sees of it, as a hash, while nobody may analyse a copy; see `likeness`."""
    driver: str = ""
    """The server that lets the bots play; see `cluster`."""


class TableChange(NamedTuple):
    """What is added to a table."""

    table: str
    events: list[EventRow]
    face: Face
    taken: ChairRow | None = None
    """A chair that somebody sits down on."""
    creator: str | None = None
    """Who may start the table from now on."""


class Listed(NamedTuple):
    id: str
    header: str
    creator: str
    created: float
    public: bool
    face: Face
    mine: list[int]
    """The chairs of the visitor who asks."""


# -- tables --------------------------------------------------------------------------------------------------------

_append = insert(events)
_face = (
    update(tables)
    .where(tables.c.id == bindparam("table"))
    .values({name: bindparam(f"new_{name}") for name in Face._fields})
)


def create_table(db: Connection, rows: TableRows, public: bool, face: Face) -> None:
    """A table with what happened at it so far."""
    fixed = {"id": rows.id, "header": rows.header, "creator": rows.creator, "public": public, "created": rows.created}
    db.execute(insert(tables), {**fixed, **face._asdict()})
    for row in rows.chairs:
        db.execute(insert(chairs), {"table_id": rows.id, **row._asdict()})
    if rows.events:
        db.execute(_append, [{"table_id": rows.id, **row._asdict()} for row in rows.events])


def append(db: Connection, changes: list[TableChange]) -> None:
    """Add events of several tables at the numbers they expect; Conflict if somebody was faster at one of them.

    The order is the same for every worker, so none waits for another that waits for it.
    """
    changes = sorted(changes, key=lambda change: change.table)
    try:
        db.execute(_append, [{"table_id": new.table, **row._asdict()} for new in changes for row in new.events])
    except IntegrityError:
        raise Conflict(*(change.table for change in changes)) from None
    faces = [(new.table, new.face._asdict()) for new in changes]
    db.execute(_face, [{"table": table, **{f"new_{key}": of[key] for key in of}} for table, of in faces])
    for new in changes:
        if new.taken is not None:
            here = (chairs.c.table_id == new.table) & (chairs.c.chair == new.taken.chair)
            db.execute(update(chairs).where(here).values(key_hash=new.taken.key_hash, visitor=new.taken.visitor))
        if new.creator is not None:
            db.execute(update(tables).where(tables.c.id == new.table).values(creator=new.creator))
    if db.dialect.name == "postgresql":
        news = [
            News(new.table, count=new.events[-1].seq + 1, events=new.events, driver=new.face.driver) for new in changes
        ]
        db.execute(_notify, [{"payload": _payload(one)} for one in news])


def digested(before: str, kind: str, data: dict[str, Any], at: float) -> str:
    """The digest of a table's events, from that of all but the last."""
    return blake2b(msgspec.json.encode([before, kind, data, at]), digest_size=8).hexdigest()


def _payload(news: News) -> str:
    body = msgspec.json.encode(news)
    return (body if len(body) <= MOST_TOLD else msgspec.json.encode(msgspec.structs.replace(news, events=[]))).decode()


def tell_workers(db: Connection, news: News) -> None:
    """Let the other workers know, where there may be any."""
    if db.dialect.name == "postgresql":
        db.execute(_notify, {"payload": _payload(news)})


def load_table(db: Connection, table: str) -> TableRows | None:
    """Everything about a table."""
    row = db.execute(select(tables).where(tables.c.id == table)).one_or_none()
    if row is None:
        return None
    sitting = chair_rows(db, table)
    found = events_since(db, table, 0)
    return TableRows(row.id, row.header, row.creator, row.created, found, sitting, row.driver)


def events_since(db: Connection, table: str, seq: int) -> list[EventRow]:
    """The events from a number on."""
    wanted = (events.c.table_id == table) & (events.c.seq >= seq)
    found = select(events.c.seq, events.c.kind, events.c.data, events.c.at).where(wanted).order_by(events.c.seq)
    return [EventRow(*row) for row in db.execute(found)]


def chair_rows(db: Connection, table: str) -> list[ChairRow]:
    """Who holds the chairs."""
    found = select(chairs.c.chair, chairs.c.key_hash, chairs.c.visitor).where(chairs.c.table_id == table)
    return [ChairRow(*row) for row in db.execute(found.order_by(chairs.c.chair))]


def creator_of(db: Connection, table: str) -> str:
    """Whose table it is."""
    return db.scalar(select(tables.c.creator).where(tables.c.id == table)) or ""


def set_seen(db: Connection, table: str, which: list[int], at: float, tell: bool = False) -> None:
    """Note when the players of some chairs were last connected, and tell other workers."""
    if which:
        db.execute(update(chairs).where(chairs.c.table_id == table, chairs.c.chair.in_(which)).values(seen=at))
    if tell:
        db.execute(_notify, {"payload": _payload(News(table, presence=True))})


def seen(db: Connection, table: str) -> dict[int, float | None]:
    """When the players of the chairs were last connected."""
    found = select(chairs.c.chair, chairs.c.seen).where(chairs.c.table_id == table)
    return {row.chair: row.seen for row in db.execute(found)}


PRACTICE = '%"task":{%'
"""Tables of tasks and puzzles, which are nobody's games."""


class Place(NamedTuple):
    """Where a page of a list ends: behind this table the next one begins."""

    over: int
    """Whether its game is over: one's own games that go on come first, however old they are."""
    updated: float
    id: str


_over = case((tables.c.status.in_(("waiting", "running")), 0), else_=1)


def list_tables(db: Connection, scope: str, visitor: str | None, behind: Place | None = None) -> list[Listed]:
    """The newest tables of a list, or those behind the end of a page of it."""
    if scope == "mine":
        if visitor is None:
            return []
        held = select(chairs.c.table_id).where(chairs.c.visitor == visitor)
        wanted = select(tables).where(tables.c.id.in_(held), tables.c.header.not_like(PRACTICE)).order_by(_over)
    else:
        wanted = select(tables).where(tables.c.status == scope, tables.c.public)
    if behind is not None:
        older = or_(tables.c.updated < behind.updated, (tables.c.updated == behind.updated) & (tables.c.id > behind.id))
        wanted = wanted.where(or_(_over > behind.over, (_over == behind.over) & older) if scope == "mine" else older)
    return _listed(db, wanted.order_by(tables.c.updated.desc(), tables.c.id).limit(MOST_LISTED), visitor)


def place_of(row: Listed) -> Place:
    """Where a table is in a list."""
    return Place(int(row.face.status not in ("waiting", "running")), row.face.updated, row.id)


def one_table(db: Connection, table: str, visitor: str | None) -> Listed | None:
    """One table as a list would show it."""
    found = _listed(db, select(tables).where(tables.c.id == table), visitor)
    return found[0] if found else None


def _listed(db: Connection, wanted: Any, visitor: str | None) -> list[Listed]:
    rows = db.execute(wanted).all()
    mine: dict[str, list[int]] = {}
    if visitor is not None and rows:
        own = (chairs.c.visitor == visitor) & chairs.c.table_id.in_([row.id for row in rows])
        for table, chair in db.execute(select(chairs.c.table_id, chairs.c.chair).where(own)):
            mine.setdefault(table, []).append(chair)
    return [
        Listed(
            row.id,
            row.header,
            row.creator,
            row.created,
            row.public,
            Face(row.status, row.updated, row.deadline, row.bot_turn, row.summary, row.likeness),
            sorted(mine.get(row.id, [])),
        )
        for row in rows
    ]


def unfinished(db: Connection, now: float, everything: bool) -> list[str]:
    """Running tables that wait for the server: past their deadline or, at a start, for a bot."""
    late = tables.c.deadline < now
    wanted = late | tables.c.bot_turn if everything else late
    return list(db.scalars(select(tables.c.id).where(tables.c.status == "running", wanted).limit(1000)))


def being_played(db: Connection, likenesses: list[str]) -> bool:
    """Whether a game that nobody may analyse yet looks like one of these."""
    for first in range(0, len(likenesses), MOST_ASKED):
        some = tables.c.likeness.in_(likenesses[first : first + MOST_ASKED])
        if db.scalar(select(tables.c.id).where(some).limit(1)) is not None:
            return True
    return False


def evaluations_of(db: Connection, table: str) -> list[tuple[int, str]]:
    """How a game stood, as far as that was worked out."""
    found = select(evaluations.c.version, evaluations.c.data).where(evaluations.c.table_id == table)
    return [(row[0], row[1]) for row in db.execute(found.order_by(evaluations.c.version))]


def keep_evaluation(db: Connection, table: str, version: int, data: str) -> None:
    """Keep how a game stood; another worker may have been faster, and said the same."""
    here = (evaluations.c.table_id == table) & (evaluations.c.version == version)
    db.execute(delete(evaluations).where(here))
    db.execute(insert(evaluations), {"table_id": table, "version": version, "data": data})


# -- people --------------------------------------------------------------------------------------------------------


class VisitorRow(NamedTuple):
    id: str
    name: str
    notices: str
    account: str | None
    language: str = ""
    """The one that the visitor reads; empty as long as nobody has said."""


def add_visitor(db: Connection, visitor: str, name: str, secret_hash: str, at: float, language: str = "") -> None:
    """A browser that was not here before."""
    db.execute(insert(visitors), {"id": visitor, "name": name, "notices": "[]", "language": language, "created": at})
    add_session(db, visitor, secret_hash, at)


def add_session(db: Connection, visitor: str, secret_hash: str, at: float) -> None:
    """Another cookie of a visitor."""
    db.execute(insert(sessions), {"secret_hash": secret_hash, "visitor": visitor, "created": at, "used": at})


def end_session(db: Connection, secret_hash: str) -> None:
    """Forget a cookie."""
    db.execute(delete(sessions).where(sessions.c.secret_hash == secret_hash))


def visitor_by_id(db: Connection, visitor: str) -> VisitorRow | None:
    """A visitor."""
    joined = visitors.outerjoin(accounts, accounts.c.visitor == visitors.c.id)
    found = (
        select(visitors.c.id, visitors.c.name, visitors.c.notices, accounts.c.name, visitors.c.language)
        .select_from(joined)
        .where(visitors.c.id == visitor)
    )
    row = db.execute(found).one_or_none()
    return None if row is None else VisitorRow(*row)


def change_visitor(db: Connection, visitor: str, values: dict[str, str]) -> None:
    """A new name or language."""
    db.execute(update(visitors).where(visitors.c.id == visitor).values(values))


def edit_notices(db: Connection, visitor: str, edit: Callable[[str], str]) -> None:
    """Change where a visitor is told of turns; nobody else changes it meanwhile."""
    kept = db.scalar(select(visitors.c.notices).where(visitors.c.id == visitor).with_for_update())
    if kept is not None:
        db.execute(update(visitors).where(visitors.c.id == visitor).values(notices=edit(kept)))


def add_account(db: Connection, folded: str, name: str, password: str, visitor: str, at: float) -> None:
    """An account for a visitor; Conflict if there is one of that name."""
    try:
        db.execute(
            insert(accounts),
            {"folded": folded, "name": name, "password": password, "visitor": visitor, "created": at},
        )
    except IntegrityError:
        raise Conflict(name) from None


def account(db: Connection, folded: str) -> tuple[str, str] | None:
    """The password's hash and the visitor of an account."""
    row = db.execute(select(accounts.c.password, accounts.c.visitor).where(accounts.c.folded == folded)).one_or_none()
    return None if row is None else (row[0], row[1])


def move_seats(db: Connection, old: str, new: str) -> None:
    """What a browser sat at before it logged in belongs to the account from then on."""
    moved = update(chairs).where(chairs.c.visitor == old).values(visitor=new).returning(chairs.c.table_id)
    given = update(tables).where(tables.c.creator == old).values(creator=new).returning(tables.c.id)
    found = {*db.scalars(moved), *db.scalars(given)}
    if db.dialect.name == "postgresql" and found:
        db.execute(_notify, [{"payload": _payload(News(table, seats=True))} for table in sorted(found)])


# -- limits --------------------------------------------------------------------------------------------------------


def tokens(left: float, passed: float, rate: float, burst: float, cost: float = 1.0) -> tuple[bool, float]:
    """Whether a bucket has tokens after some seconds, and what is left in it then."""
    left = min(burst, left + max(0.0, passed) * rate)
    return (True, left - cost) if left >= cost else (False, left)


def take_token(db: Connection, key: str, rate: float, burst: float, now: float) -> bool:
    """Take a token from a bucket that all workers share."""
    db.execute(_bucket, {"key": key, "left": burst, "at": now})
    row = db.execute(select(limits.c.left, limits.c.at).where(limits.c.key == key).with_for_update()).one()
    granted, left = tokens(row.left, now - row.at, rate, burst)
    db.execute(update(limits).where(limits.c.key == key).values(left=left, at=max(now, row.at)))
    return granted


def forget_limits(db: Connection, before: float) -> None:
    """Forget buckets that have long been full again."""
    db.execute(delete(limits).where(limits.c.at < before))


def count_events(db: Connection) -> int:
    """How many events there are, for tests and measurements."""
    return int(db.scalar(select(func.count()).select_from(events)) or 0)
