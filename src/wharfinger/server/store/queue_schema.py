"""The schema of the queue: Procrastinate's tables, in a schema of their own beside the server's tables.

Migrations call `bring_up`. A new version of Procrastinate that brings migrations of its own needs one more of ours that
calls it again; a test compares `NEWEST` with what the installed package has.
"""

from __future__ import annotations

from typing import Any

from sqlalchemy import Connection, text

SCHEMA = "queue"
NEWEST = "03.04.00_50_post_add_retry_failed_job_procedure.sql"
"""The last of Procrastinate's migrations that the queue is used with."""


def packaged() -> list[str]:
    """The migrations of the installed Procrastinate, in order."""
    from procrastinate.schema import migrations_path

    return sorted(path.name for path in migrations_path.glob("*.sql"))


def bring_up(db: Connection) -> None:
    """Make the queue, or bring it to the installed version; SQLite has none."""
    if db.dialect.name != "postgresql":
        return
    from procrastinate.schema import SchemaManager, migrations_path

    before = db.scalar(text("SHOW search_path"))
    there = db.scalar(text("SELECT to_regclass(:name)"), {"name": f"{SCHEMA}.procrastinate_jobs"}) is not None
    if not there:
        _run(db, f"CREATE SCHEMA IF NOT EXISTS {SCHEMA}; SET LOCAL search_path TO {SCHEMA}")
        _run(db, SchemaManager.get_schema())
        _run(db, "CREATE TABLE applied (name text PRIMARY KEY)")
    else:
        _run(db, f"SET LOCAL search_path TO {SCHEMA}")
    last = db.scalar(text("SELECT max(name) FROM applied")) or ""
    for name in packaged():
        if name > last and there:
            _run(db, (migrations_path / name).read_text(encoding="utf-8"))
    db.execute(text("INSERT INTO applied VALUES (:name) ON CONFLICT DO NOTHING"), {"name": packaged()[-1]})
    _run(db, f"SET LOCAL search_path TO {before}")


def _run(db: Connection, script: str) -> None:
    """Several statements at once, in the transaction that is open."""
    connection: Any = db.connection.dbapi_connection
    connection.run_async(lambda own: own.execute(script))
