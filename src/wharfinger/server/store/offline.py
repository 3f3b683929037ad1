"""A database as commands use it, beside the servers: without waiting loops, one transaction at a time."""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path

from sqlalchemy import URL, Connection, Engine, create_engine, event, func, inspect, select, text
from sqlalchemy.exc import SQLAlchemyError

from ..words import unusable
from . import sqlite
from .migrate import engine_url, scripts
from .schema import metadata

PASSING = ("limits", "servers")
"""Tables of what is over in a moment anyway."""
PATIENCE = 5


@cache
def revisions() -> tuple[str, ...]:
    """The schemas from the first to the present one."""
    from alembic.script import ScriptDirectory

    return tuple(script.revision for script in ScriptDirectory.from_config(scripts()).walk_revisions())[::-1]


def head() -> str:
    """The present schema."""
    return revisions()[-1]


def is_postgres(url: str) -> bool:
    """Whether an address is that of PostgreSQL."""
    return engine_url(url).get_backend_name() == "postgresql"


def file_of(url: str) -> Path:
    """The file of an SQLite database."""
    name = engine_url(url).database
    if not name or name.startswith((":", "file:")):
        raise unusable("database-file")
    return Path(name)


class Database:
    """One database. What goes wrong with it is said in one sentence."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.postgres = is_postgres(url)
        if self.postgres:
            self.engine = create_engine(driver_url(url), hide_parameters=True, connect_args={"connect_timeout": 10})
        else:
            if not file_of(url).exists():
                raise unusable("database-absent", file=str(file_of(url)))
            self.engine = sqlite.engine(url)
            event.listen(self.engine, "begin", _begin)

    def close(self) -> None:
        """Let go of it."""
        self.engine.dispose()

    @contextmanager
    def reading(self) -> Iterator[Connection]:
        """The database as it is at one moment."""
        level = {"isolation_level": "REPEATABLE READ"} if self.postgres else {"read": True}
        with told(), self.engine.connect().execution_options(**level) as db, db.begin():
            yield db

    @contextmanager
    def writing(self) -> Iterator[Connection]:
        """Changes that happen together, or not at all."""
        with told(), self.engine.begin() as db:
            yield db


@contextmanager
def opened(url: str) -> Iterator[Database]:
    """A database of the present schema; it is closed in the end."""
    made = Database(url)
    try:
        with made.reading() as db:
            found = revision(db)
        if found is not None and found not in revisions():
            raise unusable("database-newer")
        if found != head():
            raise unusable("database-older")
        yield made
    finally:
        made.close()


@contextmanager
def told() -> Iterator[None]:
    """Say what the database says in one sentence."""
    try:
        yield
    except (SQLAlchemyError, sqlite3.Error, OSError) as error:
        cause = getattr(error, "orig", None) or error
        said = " ".join(str(cause).split())[:200]
        raise unusable("database-failed", error=said or type(cause).__name__) from error


def driver_url(url: str) -> URL:
    """The address of PostgreSQL for a driver that needs no event loop."""
    return engine_url(url).set(drivername="postgresql+psycopg")


def _begin(db: Connection) -> None:
    reading = db.get_execution_options().get("read", False)
    db.exec_driver_sql("BEGIN" if reading else "BEGIN IMMEDIATE")


def revision(db: Connection) -> str | None:
    """The schema that a database has; None if it is empty."""
    if not inspect(db).has_table("alembic_version"):
        return None
    found: str | None = db.scalar(text("SELECT version_num FROM alembic_version"))
    return found


def counts(db: Connection) -> dict[str, int]:
    """The number of rows of each table that there is."""
    here = set(inspect(db).get_table_names())
    kept = [table for table in metadata.sorted_tables if table.name in here]
    return {table.name: int(db.scalar(select(func.count()).select_from(table)) or 0) for table in kept}


def full(db: Connection) -> int:
    """How many rows a database has that would be missed."""
    return sum(rows for table, rows in counts(db).items() if table not in PASSING)


def in_use(url: str) -> bool:
    """Whether a server, or anybody else, has the database open."""
    if is_postgres(url):
        for _ in range(PATIENCE):
            if not _sessions(url):
                return False
            time.sleep(0.2)  # one of our own may be on its way out
        return True
    file = file_of(url)
    if not file.exists():
        return False
    with told():
        db = sqlite3.connect(file, timeout=1)
        try:
            db.execute("PRAGMA journal_mode=DELETE").fetchone()  # only who is alone may
        except sqlite3.OperationalError as error:
            if "locked" in str(error):
                return True
            raise
        finally:
            db.close()
    return False


def _sessions(url: str) -> int:
    others = text(
        "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database()"
        " AND pid <> pg_backend_pid() AND backend_type = 'client backend'"
    )
    made: Engine = create_engine(driver_url(url), connect_args={"connect_timeout": 10})
    try:
        with told(), made.connect() as db:
            return int(db.scalar(others) or 0)
    finally:
        made.dispose()
