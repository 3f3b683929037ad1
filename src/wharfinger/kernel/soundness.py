"""Pending decisions of a position that somebody set up: what each of them lies on, and whether it can lie there.

A file may hold anything that it can say, but the rules trust what is pending. So a game says for each kind of frame
what it lies on and what must be so for it to be asked.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from .errors import Message, message
from .pending import ARGS, KIND, SEAT
from .schema import Decision

On = TypeVar("On")
BOTTOM = -1
"""What the first frame lies on."""


@dataclass(frozen=True)
class Frame:
    """One pending decision or job, and what lies under it."""

    kind: int
    seat: int
    args: tuple[int, ...]
    below: Frame | None

    @property
    def under(self) -> int:
        """The kind of what it lies on."""
        return BOTTOM if self.below is None else self.below.kind

    def of_below(self, place: int) -> int:
        """An argument of the frame below."""
        return -1 if self.below is None else self.below.args[place]

    def misplaced(self, decisions: Sequence[Decision]) -> Message:
        """That it cannot lie where it does."""
        name = decisions[self.kind].name
        if self.below is None:
            return message("never-first", decision=name)
        return message("never-on", decision=name, under=decisions[self.under].name)

    def belongs_to(self, seat: int, decisions: Sequence[Decision]) -> Message:
        """That it is asked of another seat."""
        return message("pending-seat", decision=decisions[self.kind].name, seat=str(seat), found=str(self.seat))


@dataclass(frozen=True)
class Rule(Generic[On]):
    """What a kind of frame may lie on, and what must be so (`needs` says it) for it to be pending."""

    on: On
    fits: Callable[[Any, Frame], Any] = lambda s, frame: True
    needs: Message | None = None

    def problem(self, s: Any, frame: Frame, decisions: Sequence[Decision]) -> Message | None:
        """What is not as it must be."""
        if self.fits(s, frame):
            return None
        return message("pending-needs", decision=decisions[frame.kind].name, needs=self.needs)


def frames_of(s: Any) -> list[Frame]:
    """All that is pending, from the bottom."""
    frames: list[Frame] = []
    for row in s.stack[: int(s.depth)].tolist():
        frames.append(Frame(row[KIND], row[SEAT], tuple(row[ARGS:]), frames[-1] if frames else None))
    return frames


def first_problem(frames: Sequence[Frame], problem: Callable[[Frame], Message | None]) -> list[Message]:
    """The sentence about the lowest frame that has a problem, if any has."""
    for row, frame in enumerate(frames):
        if said := problem(frame):
            return [message("pending-wrong", row=str(row), problem=said)]
    return []
