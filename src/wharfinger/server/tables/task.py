"""A task at a table: what the learner has to reach from a stored position, in how many turns, and how it stands.

Goals are conditions on the view of the learner's seat, so they are checked by the rules and by nothing else. A puzzle
is a task without goals: it is over when the turn is, and what the turn was worth is judged elsewhere.
"""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from wharfinger.kernel.position import Position

Verdict = Literal["won", "lost", "played"]


class Condition(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A number of the view (`of`, a path in which `me` is the learner's seat) within limits."""

    id: str
    of: str
    least: int | None = None
    most: int | None = None
    gain: bool = False
    """Counted from the start of the task."""


class Reached(msgspec.Struct, frozen=True):
    """How a condition stands."""

    id: str
    have: int
    want: int
    met: bool
    keep: bool


class Task(msgspec.Struct, frozen=True):
    """A task as the header of its table keeps it."""

    lesson: str
    id: str
    seat: int
    turns: int
    goal: list[Condition] = []
    """What is to be reached, all at once."""
    keep: list[Condition] = []
    """What must hold all the time."""
    show: list[str] = []
    """Things on the board that the text speaks of."""
    hint: list[str] = []
    """Things that the hint speaks of."""
    wait: bool = False
    """Whether the end of the round still counts: the verdict falls when the learner's next turn would begin."""

    @property
    def puzzle(self) -> bool:
        return not self.goal


def value(view: Any, path: str, seat: int) -> int:
    """A number of a view: what is at the end of the path, or how many things are there."""
    at = view
    for name in path.split("."):
        if isinstance(at, dict):
            at = at.get(name, 0)
        elif isinstance(at, list):
            at = at[seat if name == "me" else int(name)] if name == "me" or name.isdigit() else _total(at, name)
        else:
            return 0
    return len(at) if isinstance(at, list | dict) else int(at or 0)


def _total(rows: list[Any], name: str) -> Any:
    """A field of all things in a list, summed; `last` is the last of them."""
    if name == "last":
        return rows[-1] if rows else {}
    return sum(int(row.get(name, 0)) for row in rows if isinstance(row, dict))


class Quest:
    """A task under way."""

    def __init__(self, task: Task, start: Position) -> None:
        self.task = task
        view = start.view(task.seat)
        self._before = {one.of: value(view, one.of, task.seat) for one in (*task.goal, *task.keep) if one.gain}

    def reached(self, position: Position) -> list[Reached]:
        """How each condition stands."""
        view, task = position.view(self.task.seat), self.task
        return [
            *(self._one(view, one, False) for one in task.goal),
            *(self._one(view, one, True) for one in task.keep),
        ]

    def _one(self, view: Any, one: Condition, keep: bool) -> Reached:
        have = value(view, one.of, self.task.seat) - self._before.get(one.of, 0)
        met = (one.least is None or have >= one.least) and (one.most is None or have <= one.most)
        return Reached(one.id, have, one.least if one.least is not None else (one.most or 0), met, keep)

    def used(self, position: Position, places: list[tuple[int, int]]) -> int:
        """How many of the learner's turns are over."""
        mine = {place for place in places if place[1] == self.task.seat}
        return len(mine - {(position.turn, position.actor)})

    def verdict(self, position: Position, places: list[tuple[int, int]]) -> Verdict | None:
        """Whether it is won or lost; None while it goes on."""
        used = self.used(position, places)
        if self.task.puzzle:
            return "played" if used >= self.task.turns else None
        reached = self.reached(position)
        if any(one.keep and not one.met for one in reached):
            return "lost"
        due = position.over or position.actor == self.task.seat
        waits = self.task.wait and not due
        if all(one.met for one in reached) and not (self.task.wait and (waits or used < self.task.turns)):
            return "won"
        return "lost" if position.over or (used >= self.task.turns and not waits) else None
