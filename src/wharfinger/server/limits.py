"""How often somebody may ask: a bucket of tokens for each, refilled steadily."""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from collections.abc import Callable

from .refusal import Refused

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

    def allows(self, key: str, cost: float = 1.0) -> bool:
        """Take tokens if they are there."""
        if self.off:
            return True
        now = self.now()
        left, at = self.buckets.pop(key, (self.burst, now))
        left = min(self.burst, left + (now - at) * self.rate)
        granted = left >= cost
        self.buckets[key] = (left - cost if granted else left, now)
        if len(self.buckets) > MOST_KEPT:
            self.buckets.popitem(last=False)
        return granted

    async def pace(self, key: str) -> None:
        """Wait until the next may come."""
        while not self.allows(key):
            await asyncio.sleep(1 / self.rate)

    def check(self, key: str, cost: float = 1.0) -> None:
        """Refuse what comes too often."""
        if not self.allows(key, cost):
            raise Refused("too-often", 429)
