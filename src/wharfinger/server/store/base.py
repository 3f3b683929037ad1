"""The interface of a store: operations (see `operations`) run in a transaction, and news of other workers' writes."""

from __future__ import annotations

import asyncio
import logging
from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import Concatenate, ParamSpec, TypeVar

from sqlalchemy import Connection
from sqlalchemy.exc import DataError, DBAPIError, InterfaceError, OperationalError, SQLAlchemyError
from sqlalchemy.exc import TimeoutError as TimedOut

from ..errors import Refused
from .operations import Conflict, News, TableChange, append

log = logging.getLogger("wharfinger.store")
P = ParamSpec("P")
R = TypeVar("R")
Heard = Callable[[News], None]
"""Told what another worker (or this one) has written."""
MOST_AT_ONCE = 200
GATHER = 0.005
"""Seconds that a write waits for others to share its commit."""


class Store(ABC):
    """Runs operations on the database. What `write` has returned from is on disk."""

    trouble: tuple[type[Exception], ...] = (SQLAlchemyError, OSError)
    """What is raised when the database cannot do what it is asked."""
    shared = False
    """Whether other workers may use the same database."""

    def __init__(self) -> None:
        self._waiting: list[tuple[TableChange, asyncio.Future[None]]] = []
        self._appending: asyncio.Task[None] | None = None

    @property
    def waiting(self) -> int:
        """How many changes of tables wait to be written."""
        return len(self._waiting)

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

    def append(self, change: TableChange) -> asyncio.Future[None]:
        """Write what happened at a table; what comes while the last is being written is written together."""
        done = asyncio.get_running_loop().create_future()
        self._waiting.append((change, done))
        if self._appending is None:
            self._appending = asyncio.create_task(self._append_all())
        return done

    async def appended(self) -> None:
        """Everything that was to be appended is written, or known to have failed."""
        if self._appending is not None:
            await asyncio.shield(self._appending)

    async def _append_all(self) -> None:
        try:
            while self._waiting:
                await asyncio.sleep(GATHER)
                batch = self._waiting[:MOST_AT_ONCE]
                del self._waiting[:MOST_AT_ONCE]
                await self._append(batch)
        finally:
            self._appending = None

    async def _append(self, batch: list[tuple[TableChange, asyncio.Future[None]]]) -> None:
        changes = [change for change, _ in batch]
        try:
            await self.writing(lambda db: append(db, changes))
        except (Conflict, DataError, ValueError) as error:
            if len(batch) == 1:
                _answer(batch, error if isinstance(error, Conflict) else away(error))
            else:  # one that cannot be written does not keep the others from it
                for one in batch:
                    await self._append([one])
        except Exception as error:
            _answer(batch, away(error))
        else:
            _answer(batch, None)

    @abstractmethod
    async def writing(self, operation: Callable[[Connection], R]) -> R:
        """Run an operation and wait until it is durable."""

    @abstractmethod
    async def reading(self, operation: Callable[[Connection], R]) -> R:
        """Run an operation that changes nothing."""


def _answer(batch: list[tuple[TableChange, asyncio.Future[None]]], error: Exception | None) -> None:
    for _, done in batch:
        if done.cancelled():
            continue
        if error is None:
            done.set_result(None)
        else:
            done.set_exception(error)


def away(error: Exception) -> Refused:
    """What is said when the database is away, full or broken; why, is written down."""
    cause = getattr(error, "orig", None) or error
    lost = isinstance(error, DBAPIError) and (error.connection_invalidated or "connection was closed" in str(cause))
    expected = lost or isinstance(error, OSError | OperationalError | InterfaceError | TimedOut)
    log.error("the database failed: %s", type(cause).__name__, exc_info=None if expected else error)
    return Refused("database", 503)
