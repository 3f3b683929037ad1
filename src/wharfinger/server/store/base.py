"""The interface of a store: operations (see `operations`) run in a transaction, and news of other workers' writes."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import Concatenate, ParamSpec, TypeVar

from sqlalchemy import Connection

P = ParamSpec("P")
R = TypeVar("R")
Heard = Callable[[str, int], None]
"""Told (table, number of its events) when another worker has written; `PRESENCE` instead: who is there has changed."""


class Conflict(Exception):
    """Somebody else has written that event of the table, or taken that name."""


class Store(ABC):
    """Runs operations on the database. What `write` has returned from is on disk."""

    shared = False
    """Whether other workers may use the same database."""

    @abstractmethod
    async def start(self, heard: Heard) -> None:
        """Open the database."""

    @abstractmethod
    async def stop(self) -> None:
        """Finish what is under way and close."""

    @abstractmethod
    async def write(self, operation: Callable[Concatenate[Connection, P], R], *args: P.args, **kwargs: P.kwargs) -> R:
        """Run an operation and wait until it is durable."""

    @abstractmethod
    async def read(self, operation: Callable[Concatenate[Connection, P], R], *args: P.args, **kwargs: P.kwargs) -> R:
        """Run an operation that changes nothing."""
