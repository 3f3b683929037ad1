"""Where a lesson stands: its steps, what each plays for the others, and what it wants the learner to play.

The steps are kept in the table's header as they were written when it was opened, so a table that was begun keeps them
whatever later versions teach.
"""

from __future__ import annotations

from itertools import accumulate
from operator import add
from typing import TYPE_CHECKING, Any

import msgspec

from wharfinger.kernel.position import Position

from ..errors import Refused

if TYPE_CHECKING:
    from .table import Table

Change = tuple[str, dict[str, Any]]


class Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One step: the others' decisions on entering it and those that it wants, in the notation."""

    id: str
    show: list[str] = []
    """Things on the board that the text speaks of."""
    play: list[str] = []
    wanted: list[str] = []


class Lesson:
    """The steps of a table and the one it is at; behind the last the game is free."""

    def __init__(self, steps: list[Step], start: Position) -> None:
        self.steps = steps
        self.at = 0
        position = start.copy()
        self._play = []
        """Seat and code of each decision that is played on entering a step."""
        self._wanted = []
        for step in steps:
            self._play.append([decision for line in step.play for decision in turn_played(position, line)])
            self._wanted.append([code for line in step.wanted for _, code in played(position, line)])
        self._ends = [0, *accumulate(map(len, map(add, self._play, self._wanted)))]

    @property
    def over(self) -> bool:
        return self.at >= len(self.steps)

    def start(self, step: int) -> int:
        """The version of the table when a step has been entered."""
        return self._ends[step] + len(self._play[step])

    def wanted(self, version: int) -> int | None:
        """The code that the step wants now; None if it wants nothing (more)."""
        left = self._wanted[self.at]
        done = version - self.start(self.at)
        return left[done] if 0 <= done < len(left) else None

    def entering(self, step: int) -> list[tuple[int, int]]:
        """Seat and code of what the others play when a step is entered."""
        return self._play[step] if step < len(self.steps) else []


def played(position: Position, line: str) -> list[tuple[int, int]]:
    """Play a line of the notation; the seat and code of each decision in it."""
    tried, before = position.copy(), len(position.moves)
    position.play(line)
    made = []
    for code in position.moves[before:]:
        assert tried.actor is not None
        made.append((tried.actor, code))
        tried.play(code)
    return made


def turn_played(position: Position, line: str) -> list[tuple[int, int]]:
    """Play a whole turn, which like one in a record may leave out what is implied at its end."""
    turn, seat = position.turn, position.actor
    made = played(position, line)
    while (position.turn, position.actor) == (turn, seat) and seat is not None:
        code = position.game.definition.implied(position.state)
        made.append((seat, code))
        position.play(code)
    return made


def enter(lesson: Lesson, step: int) -> list[Change]:
    """Into the next step, with what the others play in it."""
    return [
        ("lesson", {"step": step}),
        *(("move", {"seat": seat, "code": code}) for seat, code in lesson.entering(step)),
    ]


def after_move(table: Table) -> list[Change]:
    """What follows the learner's decision: the next step, if this one wants no more."""
    lesson = table.lesson
    assert lesson is not None
    return enter(lesson, lesson.at + 1) if lesson.wanted(table.version + 1) is None else []


def to_step(table: Table, step: int) -> list[Change]:
    """To the next step, back to an earlier one, or out of the lesson."""
    lesson = table.lesson
    assert lesson is not None
    if step == len(lesson.steps):
        return [("lesson", {"step": step})]
    if step == lesson.at + 1 and lesson.wanted(table.version) is None:
        return enter(lesson, step)
    if step < lesson.at:
        return [("lesson", {"step": step, "to": lesson.start(step)})]
    raise Refused("lesson-step", 409)


def given_up(table: Table) -> list[Change]:
    """A bot takes the learner's seat: the lesson is over."""
    return [("lesson", {"step": len(table.lesson.steps)})] if table.lesson is not None and table.in_lesson else []
