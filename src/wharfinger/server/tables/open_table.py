"""A table in memory with the company around it."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field
from math import ceil
from typing import TYPE_CHECKING

from ..keys import same
from ..messages import wire

if TYPE_CHECKING:
    from ..clock import Clock
    from ..messages.client import Client
    from .devices import Asked
    from .table import Table


@dataclass(eq=False)
class OpenTable:
    """A table in memory, with who is connected to it."""

    table: Table
    clock: Clock
    grace: float
    """Seconds that a player may be away from a live table before the others may give the seat to a bot."""
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    clients: set[Client] = field(default_factory=set)
    elsewhere: set[int] = field(default_factory=set)
    """The chairs whose players are connected to other workers."""
    left: dict[int, float] = field(default_factory=dict)
    """When the players of chairs that nobody is connected for left."""
    since: float = 0.0
    """Since when the table is in memory: whoever has not been here since is away from then on."""
    stale: bool = False
    """The table in memory is not what is on disk, which could not be read at once."""
    thinking: tuple[int, float] | None = None
    speed: float | None = None
    """How much of the game is compiled, while it is not all."""
    driving: asyncio.Task[None] | None = None
    asked: Asked | None = None
    """The decision that a player's own device thinks about for a bot."""
    foreseen: bytes = b""
    """What the bot expected to know after the last of them."""
    told: int = -1
    """The stamp for which turn notices were sent."""

    def __post_init__(self) -> None:
        self.since = self.clock()

    @property
    def chairs(self) -> set[int]:
        """The chairs somebody is connected to this worker for."""
        return {chair for client in self.clients for chair in client.chairs}

    @property
    def watchers(self) -> int:
        """How many are connected to this worker who do not play."""
        return sum(not client.chairs for client in self.clients)

    @property
    def online(self) -> set[int]:
        """The seats somebody is connected for."""
        return {self.table.seat_of(chair) for chair in self.chairs | self.elsewhere}

    def away_since(self, seat: int) -> float:
        """Since when nobody has been connected for a seat that nobody is connected for."""
        return max(self.left.get(self.table.chair_of(seat), self.since), self.since)

    @property
    def waits(self) -> dict[int, int]:
        """The seats whose players are away from a live game, and the seconds that the others have to wait for them."""
        if self.table.status != "running" or not isinstance(self.table.header.pace, wire.Live):
            return {}
        online, now = self.online, self.clock()
        away = (seat for seat in self.table.people if seat not in online)
        return {seat: max(0, ceil(self.away_since(seat) + self.grace - now)) for seat in away}


def let_go(live: OpenTable) -> None:
    """Nobody connected holds a chair that is free."""
    free = {number for number, chair in enumerate(live.table.chairs) if chair.kind == "open"}
    for client in live.clients:
        client.chairs -= free


def chairs_of(live: OpenTable, keys: list[str], visitor: str | None) -> set[int]:
    """The chairs somebody holds, by key or by cookie."""
    held = set()
    for number, chair in enumerate(live.table.chairs):
        kept = chair.key_hash
        by_key = kept is not None and any(same(key, kept) for key in keys)
        by_cookie = visitor is not None and chair.visitor == visitor
        if by_key or by_cookie:
            held.add(number)
    return held
