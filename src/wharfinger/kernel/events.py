"""What happened while a decision was played: small rows of integers in a buffer that the caller gives.

Row 0 holds the number of events; the others hold a code, an audience and up to six arguments. The audience is a seat
or `EVERYBODY`. A search gives the empty buffer `NO_EVENTS` and nothing is written.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from .jit import rule

EVERYBODY = -1
WIDTH = 8
NO_EVENTS = np.zeros((0, WIDTH), np.int32)


def buffer(rows: int = 512) -> np.ndarray[Any, np.dtype[np.int32]]:
    """An empty event buffer."""
    return np.zeros((rows + 1, WIDTH), np.int32)


@rule
def emit(events, code, a=0, b=0, c=0, d=0, e=0, f=0):
    """Tell everybody. A full buffer takes no more events; the position does not depend on them."""
    whisper(events, -1, code, a, b, c, d, e, f)


@rule
def whisper(events, seat, code, a=0, b=0, c=0, d=0, e=0, f=0):
    """Tell one seat only."""
    if events.shape[0] == 0:
        return
    row = events[0, 0] + 1
    if row >= events.shape[0]:
        return
    events[0, 0] = row
    events[row, 0] = code
    events[row, 1] = seat
    events[row, 2] = a
    events[row, 3] = b
    events[row, 4] = c
    events[row, 5] = d
    events[row, 6] = e
    events[row, 7] = f


@dataclass(frozen=True)
class EventKind:
    """The name of an event code and of its arguments; `codes` turns an argument into an id."""

    name: str
    arguments: tuple[str, ...] = ()
    codes: Mapping[str, Sequence[str]] | None = None


@dataclass(frozen=True)
class Event:
    """One thing that happened, in names. `seat` is the only seat that may know of it, or None."""

    name: str
    arguments: dict[str, Any]
    seat: int | None = None

    def visible_to(self, seat: int | None) -> bool:
        """Whether a seat (None: a spectator) may see this event."""
        return self.seat is None or self.seat == seat


def decode(rows: np.ndarray[Any, Any], kinds: Sequence[EventKind]) -> list[Event]:
    """The events of a buffer."""
    found = []
    for row in rows[1 : int(rows[0, 0]) + 1].tolist() if len(rows) else []:
        known = kinds[row[0]]
        arguments: dict[str, Any] = {}
        for name, value in zip(known.arguments, row[2:], strict=False):
            ids = (known.codes or {}).get(name)
            arguments[name] = value if ids is None else ids[value] if value >= 0 else None
        found.append(Event(known.name, arguments, None if row[1] == EVERYBODY else row[1]))
    return found
