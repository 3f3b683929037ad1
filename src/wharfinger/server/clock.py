"""The time, in seconds since 1970; tests move it."""

from __future__ import annotations

import time


class Clock:
    """The machine's clock, shifted by some seconds."""

    def __init__(self, shift: float = 0.0) -> None:
        self.shift = shift

    def __call__(self) -> float:
        return round(time.time() + self.shift, 3)
