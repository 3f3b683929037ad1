"""Garbage: the collector stops everybody, so all of it is looked through only when nobody is waiting."""

from __future__ import annotations

import gc
import sys

YOUNG, MIDDLE = 2_000, 10
"""New things that are looked through at once, and how often that is done before those that stayed are: milliseconds."""
OLD = 5_000
"""After so many of the latter everything is looked through even if it is never quiet: some hours of a full house."""
HAND_OVER = 0.001
"""Seconds after which a busy thread lets the event loop go on."""


def freeze() -> None:
    """What a worker has loaded by now stays for ever: the collector need not look at it again."""
    gc.set_threshold(YOUNG, MIDDLE, OLD)
    gc.freeze()
    sys.setswitchinterval(HAND_OVER)


class Tidying:
    """Collects in quiet moments."""

    def __init__(self) -> None:
        self.changes = self.seen = self.collected = 0

    def changed(self) -> None:
        """Something has happened: it is not quiet."""
        self.changes += 1

    def look(self) -> None:
        """Called now and then: collect if nothing happened since the last time, unless that has been done."""
        if self.changes == self.seen != self.collected:
            gc.collect()
            self.collected = self.changes
        self.seen = self.changes
