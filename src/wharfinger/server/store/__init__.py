"""Where tables are kept: one interface, SQLite by default, PostgreSQL where several workers serve the same tables."""

from __future__ import annotations

from .base import Store
from .operations import Conflict

__all__ = ["Conflict", "Store", "open_store"]


def open_store(url: str) -> Store:
    """The store of a database address; its tables must exist (see `migrate`)."""
    from .migrate import engine_url

    if engine_url(url).get_backend_name() == "postgresql":
        from .postgres import PostgresStore

        return PostgresStore(url)
    from .sqlite import SqliteStore

    return SqliteStore(url)
