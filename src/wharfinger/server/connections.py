"""How many are here at a time: in all, and from one address."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager

from .errors import Refused
from .keys import hashed


class Crowd:
    """Counts those who are inside."""

    def __init__(self, most: int, most_each: int, limited: bool = True) -> None:
        self.most, self.most_each, self.limited = most, most_each, limited
        self.by_address: Counter[str] = Counter()
        self.count = 0
        self.elsewhere: dict[str, int] = {}
        """Those who are at other servers, by hashed address, where they are many."""

    def problem(self, address: str) -> Refused | None:
        """Why nobody else is let in from an address; None if somebody is."""
        if not self.limited:
            return None
        others = self.elsewhere.get(hashed(address), 0) if self.elsewhere else 0
        if self.by_address.get(address, 0) + others >= self.most_each:
            return Refused("too-many", 429)
        return Refused("busy", 503) if self.count >= self.most else None

    def enter(self, address: str) -> None:
        """Somebody has come."""
        self.count += 1
        self.by_address[address] += 1

    def leave(self, address: str) -> None:
        """Somebody has gone."""
        self.count -= 1
        self.by_address[address] -= 1
        if not self.by_address[address]:
            del self.by_address[address]

    @contextmanager
    def inside(self, address: str) -> Iterator[None]:
        """Be here for a while, or be refused."""
        if (problem := self.problem(address)) is not None:
            raise problem
        self.enter(address)
        try:
            yield
        finally:
            self.leave(address)
