"""What an operator can do from the command line, each in one transaction with its line in the log.

Running servers read the log (see `moderation`) and obey within seconds.
"""

from __future__ import annotations

import ipaddress
from collections.abc import Callable
from typing import Any

import msgspec
from argon2 import PasswordHasher
from sqlalchemy import Connection, update

from wharfinger.kernel import registry

from .errors import Refused
from .http.creating import LONGEST_TITLE, clean_line, clean_name, own_name
from .keys import new_id
from .names import deleted_name
from .store import admin as adm
from .store import operations as ops
from .store.admin import Operator, Sanction
from .store.operations import EventRow, TableChange, TableRows
from .store.schema import events
from .tables.folded import Header
from .tables.table import Table
from .words import unusable

USUAL = tuple(kind for kind in adm.KINDS if kind != "running")
"""What is pruned unless somebody says what: games that people may come back to are not."""


def one_user(db: Connection, name: str) -> str:
    """The person that a word means, if it means one."""
    found = adm.named(db, name)
    if not found:
        raise unusable("deed-no-user", name=name)
    if len(found) > 1:
        raise unusable("deed-several-users", name=name)
    return found[0]


def network(address: str) -> str:
    """An address or network, as it is kept."""
    try:
        return str(ipaddress.ip_network(address.strip(), strict=False))
    except ValueError:
        raise unusable("deed-address", address=address) from None


# -- people ------------------------------------------------------------------------------------------------------


def impose(db: Connection, by: Operator, what: str, kind: str, subject: str, seconds: float | None) -> None:
    """Ban or mute."""
    until = None if seconds is None else by.at + seconds
    adm.impose(db, by, Sanction(what, kind, subject, until))
    adm.enter(db, by, what, subject, until=until)


def lift(db: Connection, by: Operator, what: str, kind: str, subject: str) -> None:
    """Undo a ban or a mute."""
    if not adm.lift(db, Sanction(what, kind, subject, None)):
        raise unusable("deed-not-banned", name=subject) if what == "ban" else unusable("deed-not-muted", name=subject)
    adm.enter(db, by, f"un{what}", subject)


def log_out(db: Connection, by: Operator, visitor: str) -> int:
    """End all sessions of somebody; how many there were."""
    count = adm.end_sessions(db, visitor)
    adm.enter(db, by, "logout", visitor, sessions=count)
    return count


def reset(db: Connection, by: Operator, visitor: str) -> str:
    """Give an account a new password, which is returned; nothing else lets anybody in any more."""
    password = "-".join(new_id(4) for _ in range(5))
    if not adm.set_password(db, visitor, PasswordHasher().hash(password)):
        raise unusable("deed-no-account", name=visitor)
    adm.enter(db, by, "reset", visitor, sessions=adm.end_credentials(db, visitor))
    return password


def rename(db: Connection, by: Operator, visitor: str, name: str) -> int:
    """Give somebody another name, now and at every table where they sit; at how many."""
    cleaned = _said(lambda: clean_name(name))
    adm.set_name(db, visitor, cleaned)
    count = _rename_seats(db, visitor, lambda others: own_name(cleaned, others))
    adm.enter(db, by, "rename", visitor, name=cleaned, tables=count)
    return count


def delete_user(db: Connection, by: Operator, visitor: str) -> int:
    """Delete somebody's account and name; the games stay. At how many tables they sat."""
    count = _rename_seats(db, visitor, deleted_name)
    adm.give_up_seats(db, visitor)
    adm.forget_account(db, visitor)
    adm.enter(db, by, "delete-user", visitor, tables=count)
    return count


def _rename_seats(db: Connection, visitor: str, named: Callable[[list[str]], str]) -> int:
    found = adm.tables_of(db, visitor)
    for name in found:
        rows = ops.load_table(db, name)
        assert rows is not None
        mine = {row.chair for row in rows.chairs if row.visitor == visitor}
        _rewrite(db, rows, mine, named)
    return len(found)


def _rewrite(db: Connection, rows: TableRows, mine: set[int], named: Callable[[list[str]], str]) -> None:
    """Write other names into the events of a table, where they were written when somebody sat down or spoke."""
    taken: dict[int, str] = {}
    written = []
    for row in rows.events:
        now = row
        if row.kind in ("sat", "chat") and (data := _decoded(row)) is not None:
            chair = data.get("chair")
            if isinstance(chair, int) and row.kind == "sat" and chair not in mine:
                taken[chair] = data.get("name", "")
            elif chair in mine and data.get("kind") != "open":
                others = [name for other, name in taken.items() if other != chair]
                data["name"] = taken[chair] = named(others)
                now = row._replace(data=msgspec.json.encode(data).decode())
                here = (events.c.table_id == rows.id) & (events.c.seq == row.seq)
                db.execute(update(events).where(here).values(data=now.data))
        written.append(now)
    _refresh(db, rows._replace(events=written))


def _decoded(row: EventRow) -> dict[str, Any] | None:
    try:
        return msgspec.json.decode(row.data, type=dict[str, Any])
    except msgspec.MsgspecError:
        return None


def _refresh(db: Connection, rows: TableRows, header: str | None = None) -> None:
    """Write what the lists show of a table anew."""
    try:
        face = _folded(rows).face()
    except msgspec.MsgspecError:
        return  # damaged: there is nothing to show
    adm.put_face(db, rows.id, face, header)


def _folded(rows: TableRows) -> Table:
    with registry.compiling_nothing():
        return Table(rows)


def _said(clean: Callable[[], str]) -> str:
    try:
        return clean()
    except Refused as refused:
        raise unusable(refused.id, **refused.args_) from None


# -- tables ------------------------------------------------------------------------------------------------------


def _table(db: Connection, name: str) -> TableRows:
    rows = ops.load_table(db, name)
    if rows is None:
        raise unusable("deed-no-table", table=name)
    return rows


def retitle(db: Connection, by: Operator, table: str, title: str) -> None:
    """Give a table another title."""
    rows = _table(db, table)
    title = clean_line(title)
    if not title or len(title) > LONGEST_TITLE:
        raise unusable("refused-title", most=LONGEST_TITLE)
    try:
        header = msgspec.json.decode(rows.header, type=Header)
    except msgspec.MsgspecError:
        raise unusable("deed-damaged", table=table) from None
    changed = msgspec.json.encode(msgspec.structs.replace(header, title=title)).decode()
    _refresh(db, rows._replace(header=changed), changed)
    adm.enter(db, by, "retitle", table, title=title, before=header.title)


def close(db: Connection, by: Operator, table: str) -> None:
    """End a game where it stands; it can still be looked at."""
    rows = _table(db, table)
    try:
        folded = _folded(rows)
    except msgspec.MsgspecError:
        raise unusable("deed-damaged", table=table) from None
    if folded.status != "running":
        raise unusable("deed-not-running", table=table)
    row = EventRow(folded.seq, "closed", "{}", by.at)
    folded.apply(row.kind, {}, row.at)
    try:
        ops.append(db, [TableChange(table, [row], folded.face())])
    except ops.Conflict:
        raise unusable("deed-moved-on", table=table) from None
    adm.enter(db, by, "close", table)


def delete_table(db: Connection, by: Operator, table: str) -> None:
    """Delete a table with everything that happened at it."""
    rows = _table(db, table)
    adm.delete_tables(db, [table])
    adm.enter(db, by, "delete-table", table, events=len(rows.events), creator=rows.creator)


def prune(db: Connection, by: Operator, kinds: tuple[str, ...], seconds: float, dry: bool) -> dict[str, int]:
    """Delete what nobody has touched for a while; how much of each kind. A dry run does the same and takes it back."""
    if unknown := [kind for kind in kinds if kind not in adm.KINDS]:
        raise unusable("deed-kind", kind=unknown[0], kinds=", ".join(adm.KINDS))
    done: dict[str, int] = {}
    trial = db.begin_nested()
    for kind in adm.KINDS:
        if kind in kinds:
            keys = adm.old_rows(db, kind, by.at - seconds, by.at)
            adm.delete_old(db, kind, keys)
            done[kind] = len(keys)
    if dry:
        trial.rollback()
        return done
    trial.commit()
    adm.enter(db, by, "prune", older_than=seconds, deleted=done)
    return done
