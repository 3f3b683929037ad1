"""What is asked of the database about people's accounts, their sessions and the ways back into them."""

from __future__ import annotations

from typing import Any, NamedTuple

import msgspec
from sqlalchemy import ColumnElement, Connection, and_, delete, exists, func, insert, or_, select, update

from .operations import News, VisitorRow, digested, events_since, tell_workers
from .schema import (
    accounts,
    chairs,
    email_codes,
    events,
    password_resets,
    recovery_codes,
    sessions,
    tables,
    visitors,
)

UNFINISHED = ("waiting", "running")

DAY = 86400.0
UNUSED = 60 * DAY
"""Somebody with an account is logged out of a browser that they have not used for so long."""
LONGEST = 365 * DAY
"""And in any case after so long."""
VISITOR_UNUSED = 365 * DAY
"""Somebody without an account, unless they sit at a table that is not finished."""


class SessionRow(NamedTuple):
    """A cookie, and whose it is."""

    visitor: VisitorRow
    created: float
    used: float


class AccountRow(NamedTuple):
    """An account."""

    name: str
    password: str
    visitor: str
    created: float
    email: str | None


class Held(NamedTuple):
    """A table at which somebody has chairs."""

    id: str
    status: str
    header: str
    chairs: list[int]


# -- sessions ------------------------------------------------------------------------------------------------------


def _sits(visitor: Any) -> ColumnElement[bool]:
    unfinished = (chairs.c.table_id == tables.c.id) & tables.c.status.in_(UNFINISHED)
    return exists(select(1).where(chairs.c.visitor == visitor, unfinished))


def session(db: Connection, secret_hash: str) -> SessionRow | None:
    """The session of a cookie."""
    joined = sessions.join(visitors, visitors.c.id == sessions.c.visitor)
    found = (
        select(
            visitors.c.id,
            visitors.c.name,
            visitors.c.notices,
            accounts.c.name,
            visitors.c.language,
            sessions.c.created,
            sessions.c.used,
        )
        .select_from(joined.outerjoin(accounts, accounts.c.visitor == visitors.c.id))
        .where(sessions.c.secret_hash == secret_hash)
    )
    row = db.execute(found).one_or_none()
    return None if row is None else SessionRow(VisitorRow(*row[:5]), row[5], row[6])


def sits(db: Connection, visitor: str) -> bool:
    """Whether a visitor has a seat at a table that is not finished."""
    return bool(db.scalar(select(_sits(visitor))))


def use_session(db: Connection, secret_hash: str, at: float) -> None:
    """Note that a session is in use."""
    db.execute(update(sessions).where(sessions.c.secret_hash == secret_hash).values(used=at))


def sessions_of(db: Connection, visitor: str) -> list[tuple[str, float, float]]:
    """The hash of each cookie of a visitor, when it was made and last used."""
    found = select(sessions.c.secret_hash, sessions.c.created, sessions.c.used).where(sessions.c.visitor == visitor)
    return [(row[0], row[1], row[2]) for row in db.execute(found.order_by(sessions.c.created))]


def end_sessions(db: Connection, visitor: str, keep: str, no_key: str) -> None:
    """End all sessions of a visitor but one; the keys of their seats, which others may know, are worth nothing now."""
    db.execute(delete(sessions).where(sessions.c.visitor == visitor, sessions.c.secret_hash != keep))
    db.execute(
        update(chairs).where(chairs.c.visitor == visitor, chairs.c.key_hash.is_not(None)).values(key_hash=no_key)
    )


def ended(now: float) -> ColumnElement[bool]:
    """Sessions that count no more."""
    member = exists(select(1).where(accounts.c.visitor == sessions.c.visitor))
    return or_(
        and_(member, or_(sessions.c.used < now - UNUSED, sessions.c.created < now - LONGEST)),
        and_(~member, sessions.c.used < now - VISITOR_UNUSED, ~_sits(sessions.c.visitor)),
    )


def forget_expired(db: Connection, now: float) -> None:
    """Forget sessions that have ended, visitors who can never come back and hold no seat, and what was to confirm."""
    over = ended(now)
    gone = list(db.scalars(select(sessions.c.visitor).where(over).distinct()))
    db.execute(delete(sessions).where(over))
    db.execute(delete(password_resets).where(password_resets.c.expires < now))
    db.execute(delete(email_codes).where(email_codes.c.expires < now))
    for visitor in gone:
        kept = (
            exists(select(1).where(sessions.c.visitor == visitor))
            | exists(select(1).where(accounts.c.visitor == visitor))
            | exists(select(1).where(chairs.c.visitor == visitor))
        )
        db.execute(delete(visitors).where(visitors.c.id == visitor, ~kept))


# -- accounts ------------------------------------------------------------------------------------------------------


def account_of(db: Connection, visitor: str) -> AccountRow | None:
    """The account of a visitor."""
    return _account(db, accounts.c.visitor == visitor)


def account_named(db: Connection, folded: str) -> AccountRow | None:
    """The account of a name."""
    return _account(db, accounts.c.folded == folded)


def _account(db: Connection, wanted: ColumnElement[bool]) -> AccountRow | None:
    shown = (accounts.c.name, accounts.c.password, accounts.c.visitor, accounts.c.created, accounts.c.email)
    row = db.execute(select(*shown).where(wanted)).one_or_none()
    return None if row is None else AccountRow(*row)


def reachable(db: Connection, folded: str, most: int) -> list[tuple[AccountRow, str]]:
    """The accounts that have this name or e-mail address and can be written to, with the languages of their owners."""
    shown = (accounts.c.name, accounts.c.password, accounts.c.visitor, accounts.c.created, accounts.c.email)
    found = (
        select(*shown, visitors.c.language)
        .select_from(accounts.join(visitors, visitors.c.id == accounts.c.visitor))
        .where(or_(accounts.c.folded == folded, accounts.c.email_folded == folded), accounts.c.email.is_not(None))
        .order_by(accounts.c.created)
        .limit(most)
    )
    return [(AccountRow(*row[:5]), row[5]) for row in db.execute(found)]


def set_password(db: Connection, visitor: str, password: str) -> None:
    """A new password; links that were sent out for another are worth nothing now."""
    db.execute(update(accounts).where(accounts.c.visitor == visitor).values(password=password))
    db.execute(delete(password_resets).where(password_resets.c.visitor == visitor))


def set_email(db: Connection, visitor: str, address: str | None) -> None:
    """Where a new password can be asked for from now on; nowhere if there is none."""
    db.execute(
        update(accounts)
        .where(accounts.c.visitor == visitor)
        .values(email=address, email_folded=None if address is None else address.casefold())
    )
    db.execute(delete(email_codes).where(email_codes.c.visitor == visitor))
    db.execute(delete(password_resets).where(password_resets.c.visitor == visitor))


def ask_email(db: Connection, visitor: str, address: str, code_hash: str, expires: float) -> None:
    """An address that counts once its code has come back."""
    db.execute(delete(email_codes).where(email_codes.c.visitor == visitor))
    values = {"visitor": visitor, "address": address, "code_hash": code_hash, "wrong": 0, "expires": expires}
    db.execute(insert(email_codes), values)


def asked_email(db: Connection, visitor: str, now: float) -> str | None:
    """The address that waits for its code."""
    wanted = (email_codes.c.visitor == visitor) & (email_codes.c.expires > now)
    return db.scalar(select(email_codes.c.address).where(wanted))


def confirm_email(db: Connection, visitor: str, code_hash: str, now: float, most_wrong: int) -> bool:
    """Whether a code is the one that was sent; then its address counts. After some wrong ones it is forgotten."""
    wanted = email_codes.c.visitor == visitor
    row = db.execute(select(email_codes).where(wanted).with_for_update()).one_or_none()
    if row is None or row.expires < now:
        return False
    if row.code_hash == code_hash:
        set_email(db, visitor, row.address)
        return True
    if row.wrong + 1 >= most_wrong:
        db.execute(delete(email_codes).where(wanted))
    else:
        db.execute(update(email_codes).where(wanted).values(wrong=row.wrong + 1))
    return False


# -- ways back -----------------------------------------------------------------------------------------------------


def set_codes(db: Connection, visitor: str, hashes: list[str]) -> None:
    """A new set of recovery codes instead of all earlier ones."""
    db.execute(delete(recovery_codes).where(recovery_codes.c.visitor == visitor))
    db.execute(insert(recovery_codes), [{"code_hash": code, "visitor": visitor} for code in hashes])


def codes_left(db: Connection, visitor: str) -> int:
    """How many recovery codes have not been used."""
    wanted = recovery_codes.c.visitor == visitor
    return int(db.scalar(select(func.count()).select_from(recovery_codes).where(wanted)) or 0)


def code_owner(db: Connection, folded: str, code_hash: str) -> str | None:
    """The visitor of the account of a name, if this is one of its recovery codes."""
    joined = recovery_codes.join(accounts, accounts.c.visitor == recovery_codes.c.visitor)
    wanted = (recovery_codes.c.code_hash == code_hash) & (accounts.c.folded == folded)
    return db.scalar(select(accounts.c.visitor).select_from(joined).where(wanted))


def use_code(db: Connection, visitor: str, code_hash: str, password: str) -> bool:
    """Set a password by a recovery code, which is used up; not if somebody was faster."""
    wanted = (recovery_codes.c.code_hash == code_hash) & (recovery_codes.c.visitor == visitor)
    if db.execute(delete(recovery_codes).where(wanted)).rowcount != 1:
        return False
    set_password(db, visitor, password)
    return True


def add_reset(db: Connection, visitor: str, token_hash: str, expires: float) -> None:
    """A link by which a new password can be set."""
    db.execute(insert(password_resets), {"token_hash": token_hash, "visitor": visitor, "expires": expires})


def reset_owner(db: Connection, token_hash: str, now: float) -> AccountRow | None:
    """The account that a link is for, while it counts."""
    wanted = (password_resets.c.token_hash == token_hash) & (password_resets.c.expires > now)
    visitor = db.scalar(select(password_resets.c.visitor).where(wanted))
    return None if visitor is None else account_of(db, visitor)


def use_reset(db: Connection, visitor: str, token_hash: str, password: str) -> bool:
    """Set a password by a link, which is used up; not if somebody was faster."""
    wanted = (password_resets.c.token_hash == token_hash) & (password_resets.c.visitor == visitor)
    if db.execute(delete(password_resets).where(wanted)).rowcount != 1:
        return False
    set_password(db, visitor, password)
    return True


# -- going away ----------------------------------------------------------------------------------------------------


def tables_of(db: Connection, visitor: str) -> list[Held]:
    """Every table at which a visitor has chairs, the newest first."""
    found = (
        select(tables.c.id, tables.c.status, tables.c.header, chairs.c.chair)
        .select_from(chairs.join(tables, tables.c.id == chairs.c.table_id))
        .where(chairs.c.visitor == visitor)
        .order_by(tables.c.updated.desc(), tables.c.id, chairs.c.chair)
    )
    held: dict[str, Held] = {}
    for ident, status, header, chair in db.execute(found):
        held.setdefault(ident, Held(ident, status, header, [])).chairs.append(chair)
    return list(held.values())


def rename(db: Connection, table: str, names: dict[int, str], kinds: tuple[str, ...] = ("sat", "chat")) -> None:
    """Write other names into the events of a table, and into what lists show of it."""
    digest = ""
    for event in events_since(db, table, 0):
        said = msgspec.json.decode(event.data)
        if event.kind in kinds and said.get("name") and said.get("chair") in names:
            said["name"] = names[said["chair"]]
            here = (events.c.table_id == table) & (events.c.seq == event.seq)
            db.execute(update(events).where(here).values(data=msgspec.json.encode(said).decode()))
        digest = digested(digest, event.kind, said, event.at)
    summary = msgspec.json.decode(db.scalars(select(tables.c.summary).where(tables.c.id == table)).one())
    for chair, name in names.items():
        if chair < len(summary.get("chairs", [])):
            summary["chairs"][chair][0] = name
    if "digest" in summary:
        summary["digest"] = digest
    written = msgspec.json.encode(summary).decode()
    db.execute(update(tables).where(tables.c.id == table).values(summary=written))
    tell_workers(db, News(table, again=True))


def unname(db: Connection, table: str, visitor: str, names: dict[int, str]) -> None:
    """Take somebody's name out of a table; their chairs are nobody's from then on."""
    row = db.execute(select(tables.c.creator, tables.c.header).where(tables.c.id == table)).one()
    values: dict[str, Any] = {"creator": "" if row.creator == visitor else row.creator}
    header = msgspec.json.decode(row.header)
    started = (header.get("start") or {}).get("names")
    if isinstance(started, list) and names:
        header["start"]["names"] = [names.get(chair, name) for chair, name in enumerate(started)]
        values["header"] = msgspec.json.encode(header).decode()
    db.execute(update(tables).where(tables.c.id == table).values(values))
    mine = (chairs.c.table_id == table) & (chairs.c.visitor == visitor)
    db.execute(update(chairs).where(mine).values(visitor=None, key_hash=None))
    rename(db, table, names)


def delete_account(db: Connection, visitor: str) -> None:
    """Forget an account and everything about its owner."""
    db.execute(update(tables).where(tables.c.creator == visitor).values(creator=""))
    for table in (sessions, recovery_codes, password_resets, email_codes, accounts):
        db.execute(delete(table).where(table.c.visitor == visitor))
    db.execute(delete(visitors).where(visitors.c.id == visitor))
    tell_workers(db, News(visitor=visitor))


def created(db: Connection, visitor: str) -> float:
    """When a visitor first came."""
    return float(db.scalar(select(visitors.c.created).where(visitors.c.id == visitor)) or 0.0)
