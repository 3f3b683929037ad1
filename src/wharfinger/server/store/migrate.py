"""Bringing a database to the present schema, once, before any worker starts."""

from __future__ import annotations

from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING

from sqlalchemy import URL, Connection, create_engine, delete, insert, make_url
from sqlalchemy.exc import DBAPIError

from ..words import unusable
from .schema import limits

if TYPE_CHECKING:
    from alembic.config import Config

FOLDER = Path(__file__).with_name("migrations")
DRIVERS = ("asyncpg", "psycopg", "procrastinate")
"""The packages that PostgreSQL needs, of the extra `postgres`."""


def engine_url(url: str) -> URL:
    """The address of a database, checked."""
    try:
        parsed = make_url(url.replace("postgres://", "postgresql://", 1) if url.startswith("postgres://") else url)
        known = parsed.get_backend_name() in ("sqlite", "postgresql")
    except Exception:
        known = False
    if not known:
        raise unusable("start-database-address")
    if parsed.get_backend_name() == "postgresql" and not all(map(find_spec, DRIVERS)):
        raise unusable("start-database-packages")
    return parsed


def try_writing(connection: Connection) -> None:
    """Say so at once if the database can only be read."""
    try:
        connection.execute(insert(limits), {"key": "trial", "left": 0.0, "at": 0.0})
        connection.execute(delete(limits).where(limits.c.key == "trial"))
    except DBAPIError:
        raise unusable("start-database-read-only") from None


def scripts() -> Config:
    """Where the migrations are."""
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(FOLDER).replace("%", "%%"))
    return config


def newest() -> str | None:
    """The version that a database of this program has."""
    from alembic.script import ScriptDirectory

    return ScriptDirectory.from_config(scripts()).get_current_head()


def migrate(url: str, revision: str = "head") -> None:
    """Run the migrations that are missing."""
    import asyncio

    from alembic import command

    config = scripts()

    def upgrade(connection: Connection) -> None:
        config.attributes["connection"] = connection
        command.upgrade(config, revision)
        if revision == "head":
            try_writing(connection)

    parsed = engine_url(url)
    if parsed.get_backend_name() == "sqlite":
        if parsed.database and not parsed.database.startswith((":", "file:")):
            Path(parsed.database).parent.mkdir(parents=True, exist_ok=True)
        engine = create_engine(parsed)
        with engine.begin() as connection:
            upgrade(connection)
        engine.dispose()
        return

    async def remote() -> None:
        from sqlalchemy.ext.asyncio import create_async_engine

        engine = create_async_engine(parsed.set(drivername="postgresql+asyncpg"))
        async with engine.begin() as connection:
            await connection.exec_driver_sql("SELECT pg_advisory_xact_lock(7238461)")  # one migration at a time
            await connection.run_sync(upgrade)
        await engine.dispose()

    asyncio.run(remote())
