"""The decisions of a game so far, with a copy of the record every few decisions.

Going back to any decision costs at most that many steps, and copying a history costs no more however long it is: what
is old is shared and never changes.
"""

from __future__ import annotations

from typing import NamedTuple

EVERY = 32
"""After so many decisions the record is kept."""


class _Chunk(NamedTuple):
    """`EVERY` decisions, and the record before the first of them."""

    before: _Chunk | None
    first: int
    record: bytes
    codes: tuple[int, ...]


class History:
    """What was played since a record."""

    def __init__(self, record: bytes) -> None:
        self._past: _Chunk | None = None
        self._first = 0
        self._record = record
        """The record before the decisions of `_recent`."""
        self._recent: list[int] = []

    def __len__(self) -> int:
        return self._first + len(self._recent)

    def add(self, code: int, record: bytes | None) -> None:
        """One more decision; every so many (see `full`) with the record after it."""
        self._recent.append(code)
        if record is not None:
            self._past = _Chunk(self._past, self._first, self._record, tuple(self._recent))
            self._first += len(self._recent)
            self._record, self._recent = record, []

    @property
    def full(self) -> bool:
        """Whether the next decision is one whose record is kept."""
        return len(self._recent) == EVERY - 1

    @property
    def last(self) -> int:
        """The last decision; only where there is one."""
        return self._recent[-1] if self._recent or self._past is None else self._past.codes[-1]

    @property
    def codes(self) -> tuple[int, ...]:
        """All decisions."""
        return self.since(0)

    def since(self, version: int) -> tuple[int, ...]:
        """The decisions after some number of them."""
        parts = [tuple(self._recent)]
        chunk, first = self._past, self._first
        while chunk is not None and first > version:
            parts.append(chunk.codes)
            first = chunk.first
            chunk = chunk.before
        return tuple(code for part in reversed(parts) for code in part)[max(0, version - first) :]

    def copy(self) -> History:
        """An independent copy."""
        other = History(self._record)
        other._past, other._first, other._recent = self._past, self._first, list(self._recent)
        return other

    def until(self, version: int) -> History:
        """The first so many decisions."""
        past, first, record, recent = self._past, self._first, self._record, self._recent
        while past is not None and first > version:
            first, record, recent = past.first, past.record, list(past.codes)
            past = past.before
        other = History(record)
        other._past, other._first, other._recent = past, first, recent[: version - first]
        return other

    def replay(self) -> tuple[bytes, tuple[int, ...]]:
        """A record of the game, and the few decisions that lead from it to the end of this history."""
        return self._record, tuple(self._recent)
