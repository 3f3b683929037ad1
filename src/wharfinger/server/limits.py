"""How often somebody may ask: a bucket of tokens for each, refilled steadily."""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from collections.abc import Callable

from .clock import Clock
from .errors import Refused
from .keys import hashed
from .store import Store
from .store import operations as ops

MOST_KEPT = 10_000


class Limiter:
    """`burst` at once, `rate` per second in the long run, for each key; the longest unseen keys are forgotten."""

    def __init__(
        self, rate: float, burst: float, factor: float = 1.0, now: Callable[[], float] = time.monotonic
    ) -> None:
        self.rate, self.burst = rate * factor, burst * factor
        self.off = factor == 0
        self.now = now
        self.buckets: OrderedDict[str, tuple[float, float]] = OrderedDict()
        self.spent: dict[str, float] | None = None
        """Tokens taken here since the last report to other servers, where there are any."""
        self.debts: dict[str, float] = {}
        """Tokens taken at other servers, by hashed key, which are not in the buckets yet."""

    def allows(self, key: str, cost: float = 1.0) -> bool:
        """Take tokens if they are there."""
        if self.off:
            return True
        now = self.now()
        left, at = self.buckets.pop(key, (self.burst, now))
        if self.debts:
            left = max(-self.burst, left - self.debts.pop(hashed(key), 0.0))
        granted, left = ops.tokens(left, now - at, self.rate, self.burst, cost)
        self.buckets[key] = (left, now)
        if granted and self.spent is not None:
            self.spent[key] = self.spent.get(key, 0.0) + cost
        if len(self.buckets) > MOST_KEPT:
            self.buckets.popitem(last=False)
        return granted

    def report(self) -> dict[str, float]:
        """What was taken since the last report."""
        spent, self.spent = self.spent, {}
        return spent or {}

    def owe(self, spent: dict[str, float]) -> None:
        """Others have taken something, by hashed key."""
        if len(self.debts) > MOST_KEPT:
            self.debts.clear()
        for key, cost in spent.items():
            self.debts[key] = self.debts.get(key, 0.0) + cost

    async def pace(self, key: str) -> None:
        """Wait until the next may come."""
        while not self.allows(key):
            await asyncio.sleep(1 / self.rate)

    def check(self, key: str, cost: float = 1.0) -> None:
        """Refuse what comes too often."""
        if not self.allows(key, cost):
            raise Refused("too-often", 429)


class SharedLimiter:
    """The same where several workers have one database: they share the buckets of each name."""

    def __init__(self, name: str, alone: Limiter, store: Store, clock: Clock) -> None:
        self.name, self.alone, self.store, self.clock = name, alone, store, clock

    async def allows(self, key: str) -> bool:
        """Take a token if there is one."""
        if self.alone.off or not self.store.shared:
            return self.alone.allows(key)
        kept = hashed(f"{self.name} {key}")  # what strangers type in is not written down
        return await self.store.write(ops.take_token, kept, self.alone.rate, self.alone.burst, self.clock())

    async def check(self, key: str) -> None:
        """Refuse what comes too often."""
        if not await self.allows(key):
            raise Refused("too-often", 429)
