"""The time, in seconds since 1970, which never goes back; tests move it."""

from __future__ import annotations

import time
from collections.abc import Callable

SLOWLY = 0.5
"""How fast the time goes, of how fast it should, while it is ahead of a machine's clock that was set back."""


class Clock:
    """The machine's clock, shifted by some seconds. Where that was set back, time goes slowly until the two agree."""

    def __init__(
        self,
        shift: float = 0.0,
        wall: Callable[[], float] = time.time,
        steady: Callable[[], float] = time.monotonic,
    ) -> None:
        self.shift, self.wall, self.steady = shift, wall, steady
        self.ahead = 0.0
        """How far the clock that several machines go by is ahead of this machine's."""
        self.now, self.at = wall(), steady()

    def follow(self, there: float) -> None:
        """Go by another clock from now on; time does not go back for it either."""
        self.ahead = there - self.wall()

    def __call__(self) -> float:
        at = self.steady()
        self.now = max(self.wall() + self.ahead, self.now + (at - self.at) * SLOWLY)
        self.at = at
        return round(self.now + self.shift, 3)
