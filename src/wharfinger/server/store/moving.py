"""Moving everything from one database to another, of either kind: all of it, or nothing."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterator
from typing import Any

from sqlalchemy import Connection, Table, delete, func, insert, select, text

from ..words import unusable
from .migrate import migrate
from .offline import PASSING, Database, counts, file_of, full, in_use, is_postgres, opened
from .schema import metadata

AT_ONCE = 1000
Told = Callable[[int, int], None]


def move(source: str, target: str, tell: Told = lambda done, total: None) -> dict[str, int]:
    """Copy every row and compare; how many rows each table has. The source stays as it is."""
    if _same(source, target):
        raise unusable("move-same")
    if in_use(source):
        raise unusable("move-in-use")
    with opened(source) as old:
        _prepare(target)
        with opened(target) as new, old.reading() as read, new.writing() as write:
            if full(write):
                raise unusable("move-full")
            for table in metadata.sorted_tables:
                if table.name in PASSING:
                    write.execute(delete(table))
            return _copy(read, write, tell)


def _same(source: str, target: str) -> bool:
    if is_postgres(source) or is_postgres(target):
        return source == target
    return file_of(source).absolute() == file_of(target).absolute()


def _prepare(target: str) -> None:
    """An empty database gets its tables; one that has rows is left alone."""
    if is_postgres(target) or file_of(target).exists():
        made = Database(target)
        try:
            with made.reading() as db:
                if full(db):
                    raise unusable("move-full")
        finally:
            made.close()
    migrate(target)


def _copy(read: Connection, write: Connection, tell: Told) -> dict[str, int]:
    wanted = counts(read)
    total, done = sum(wanted.values()), 0
    for table in metadata.sorted_tables:
        for rows in _batches(read, table):
            write.execute(insert(table), rows)
            done += len(rows)
            tell(done, total)
        _count_on(write, table)
        if digest(read, table) != digest(write, table):
            raise unusable("move-differs", table=table.name)
    return wanted


def _ordered(table: Table) -> Any:
    return select(table).order_by(*table.primary_key.columns).execution_options(yield_per=AT_ONCE)


def _batches(db: Connection, table: Table) -> Iterator[list[dict[str, Any]]]:
    found = db.execute(_ordered(table)).mappings()
    for some in found.partitions(AT_ONCE):
        yield [dict(row) for row in some]


def _count_on(db: Connection, table: Table) -> None:
    """PostgreSQL numbers new rows after those that were brought."""
    (first, *more) = table.primary_key.columns
    if db.dialect.name != "postgresql" or more or first.autoincrement is False or first.type.python_type is not int:
        return
    sequence = db.scalar(select(func.pg_get_serial_sequence(table.name, first.name)))
    highest = db.scalar(select(func.max(first)))
    if sequence and highest:
        db.execute(text("SELECT setval(:sequence, :highest)"), {"sequence": sequence, "highest": highest})


def digest(db: Connection, table: Table) -> str:
    """A checksum over all rows of a table; it does not depend on the kind of database, nor on its order of texts."""
    total = 0
    for rows in _batches(db, table):
        for row in rows:
            total ^= int.from_bytes(hashlib.sha256(repr(tuple(row.values())).encode()).digest()[:16], "big")
    return f"{total:032x}"
