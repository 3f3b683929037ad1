"""A table in memory with the company around it."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .client import Client
    from .table import Table


@dataclass(eq=False)
class Live:
    """A table in memory, with who is connected to it."""

    table: Table
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    clients: set[Client] = field(default_factory=set)
    elsewhere: set[int] = field(default_factory=set)
    """The chairs whose players are connected to other workers."""
    stale: bool = False
    """The table in memory is not what is on disk, which could not be read at once."""
    thinking: tuple[int, float] | None = None
    speed: float | None = None
    """How much of the game is compiled, while it is not all."""
    driving: asyncio.Task[None] | None = None
    told: int = -1
    """The stamp for which turn notices were sent."""

    @property
    def chairs(self) -> set[int]:
        """The chairs somebody is connected to this worker for."""
        return {chair for client in self.clients for chair in client.chairs}

    @property
    def online(self) -> set[int]:
        """The seats somebody is connected for."""
        return {self.table.seat_of(chair) for chair in self.chairs | self.elsewhere}
