"""The interface of a store: operations (see `operations`) run in a transaction, and news of other workers' writes."""

from __future__ import annotations

import logging
from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import Concatenate, ParamSpec, TypeVar

from sqlalchemy import Connection
from sqlalchemy.exc import DBAPIError, InterfaceError, OperationalError, SQLAlchemyError
from sqlalchemy.exc import TimeoutError as TimedOut

from ..refusal import Refused

log = logging.getLogger("wharfinger.store")
P = ParamSpec("P")
R = TypeVar("R")
Heard = Callable[[str, int], None]
"""Told (table, number of its events) when another worker has written; `PRESENCE` instead: who is there has changed."""


class Conflict(Exception):
    """Somebody else has written that event of the table, or taken that name."""


class Store(ABC):
    """Runs operations on the database. What `write` has returned from is on disk."""

    trouble: tuple[type[Exception], ...] = (SQLAlchemyError, OSError)
    """What is raised when the database cannot do what it is asked."""
    shared = False
    """Whether other workers may use the same database."""

    @abstractmethod
    async def start(self, heard: Heard) -> None:
        """Open the database."""

    @abstractmethod
    async def stop(self) -> None:
        """Finish what is under way and close."""

    async def write(self, operation: Callable[Concatenate[Connection, P], R], *args: P.args, **kwargs: P.kwargs) -> R:
        """Run an operation and wait until it is durable; refused when the database cannot do it now."""
        try:
            return await self.writing(lambda db: operation(db, *args, **kwargs))
        except self.trouble as error:
            raise away(error) from None

    async def read(self, operation: Callable[Concatenate[Connection, P], R], *args: P.args, **kwargs: P.kwargs) -> R:
        """Run an operation that changes nothing; refused when the database cannot do it now."""
        try:
            return await self.reading(lambda db: operation(db, *args, **kwargs))
        except self.trouble as error:
            raise away(error) from None

    @abstractmethod
    async def writing(self, operation: Callable[[Connection], R]) -> R:
        """Run an operation and wait until it is durable."""

    @abstractmethod
    async def reading(self, operation: Callable[[Connection], R]) -> R:
        """Run an operation that changes nothing."""


def away(error: Exception) -> Refused:
    """What is said when the database is away, full or broken; why, is written down."""
    cause = getattr(error, "orig", None) or error
    lost = isinstance(error, DBAPIError) and (error.connection_invalidated or "connection was closed" in str(cause))
    expected = lost or isinstance(error, OSError | OperationalError | InterfaceError | TimedOut)
    log.error("the database failed: %s", type(cause).__name__, exc_info=None if expected else error)
    return Refused("database", 503)
