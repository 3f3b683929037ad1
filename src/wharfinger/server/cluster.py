"""This server among all that share its database: who is there, and what they must know of each other for common limits.

Every server reports every few seconds. What is counted for an address in one of them counts in all, a few seconds
late; only what is much is reported, and addresses only as hashes.
"""

from __future__ import annotations

import uuid
from collections.abc import Callable

import msgspec

from .clock import Clock
from .connections import Crowd
from .keys import hashed
from .limits import Limiter
from .store import Store
from .store import cluster as ops

REPORT = 3.0
"""Seconds between two reports."""
DEAD = 10.0
"""Seconds without a report after which a server is taken to be gone."""
NOTABLE = 8
"""What is less than this part of a limit is not reported."""


class Load(msgspec.Struct):
    """What the other servers must know of one."""

    crowds: dict[str, dict[str, int]] = {}
    """Connections by kind and hashed address."""
    spent: dict[str, dict[str, float]] = {}
    """Tokens taken since the last report, by limit and hashed key."""
    watchers: dict[str, int] = {}
    """Those who watch a table."""


class Cluster:
    """Reports of this server and the others."""

    def __init__(self, store: Store, clock: Clock) -> None:
        self.id = uuid.uuid4().hex
        self.store, self.clock = store, clock
        self.crowds: dict[str, Crowd] = {}
        self.limiters: dict[str, Limiter] = {}
        self.watched: Callable[[], dict[str, int]] = dict
        """How many watch each table here."""
        self.most_watchers = 1
        self.alive: set[str] = {self.id}
        self.heard: dict[str, float] = {}
        """The last report of each other server."""
        self.elsewhere: dict[str, int] = {}
        """Watchers of tables at other servers."""

    def share(self, name: str, crowd: Crowd) -> None:
        """Those who are in a crowd here count at the other servers too."""
        self.crowds[name] = crowd

    def limit(self, name: str, limiter: Limiter) -> None:
        """What is taken from a limit here is taken at the other servers too."""
        self.limiters[name], limiter.spent = limiter, {}

    async def report(self) -> bool:
        """Say what is here and hear what is elsewhere; whether a server is missing that was there before."""
        before = self.clock.wall()
        there = await self.store.read(ops.time_there)
        self.clock.follow(there + (self.clock.wall() - before) / 2)
        load = msgspec.json.encode(self._load()).decode()
        rows = await self.store.write(ops.report, self.id, there, load)
        alive = {row.id for row in rows if there - row.seen < DEAD} | {self.id}
        others = [row for row in rows if row.id in alive and row.id != self.id]
        loads = [msgspec.json.decode(row.load, type=Load) for row in others]
        for name, crowd in self.crowds.items():
            crowd.elsewhere = _sum([load.crowds.get(name, {}) for load in loads])
        self.elsewhere = _sum([load.watchers for load in loads])
        for row, one in zip(others, loads, strict=True):
            if self.heard.get(row.id) != row.seen:
                for name, spent in one.spent.items():
                    if name in self.limiters:
                        self.limiters[name].owe(spent)
        self.heard = {row.id: row.seen for row in others}
        missing, self.alive = self.alive - alive, alive
        return bool(missing)

    async def sign_off(self) -> None:
        """This server ends."""
        await self.store.write(ops.sign_off, self.id)

    def _load(self) -> Load:
        crowds = {
            name: {hashed(who): count for who, count in crowd.by_address.items() if count * NOTABLE >= crowd.most_each}
            for name, crowd in self.crowds.items()
        }
        spent = {name: _much(limiter) for name, limiter in self.limiters.items()}
        watchers = {name: count for name, count in self.watched().items() if count * NOTABLE >= self.most_watchers}
        return Load(crowds, spent, watchers)


def _much(limiter: Limiter) -> dict[str, float]:
    """What was taken since the last report, where that is worth telling."""
    least = limiter.rate * REPORT / NOTABLE
    return {hashed(who): count for who, count in limiter.report().items() if count >= least}


def _sum(counts: list[dict[str, int]]) -> dict[str, int]:
    found: dict[str, int] = {}
    for one in counts:
        for key, count in one.items():
            found[key] = found.get(key, 0) + count
    return found
