"""What the bot would have done where a learner missed the goal of a task: a short search of the learner's turns."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from wharfinger.bots.search.analysis import Line, Review, analyse, review
from wharfinger.bots.search.judging import played, turn_over
from wharfinger.kernel.position import Position, load

from ..errors import Refused
from ..messages.outgoing import Coached, Goal
from ..tables.task import Quest, Task
from .telling import Lines

SIMULATIONS, SECONDS = 600, 3.0
"""For all turns of an attempt, looking for the best turn; comparing it with the learner's takes as much again."""
LINES = 8
"""Turns that the bot thinks of: the best that reaches the goal is the one a learner can learn from."""


class Turn(NamedTuple):
    """A turn of the learner."""

    start: Position
    codes: tuple[int, ...]


class Advice(NamedTuple):
    """What the bot would have played instead."""

    turn: Turn
    line: Line
    review: Review


def coach(start: dict[str, Any], task: Task, line: list[int]) -> Coached:
    """What the bot thinks of the turn that lost most."""
    position = load(start)
    quest = Quest(task, position)
    turns = turns_of(position, task.seat, line)
    if not turns:
        raise Refused("task-illegal", 409)
    last = len(turns) >= task.turns and not task.wait
    found = [_advice(turn, quest if last and turn is turns[-1] else None, len(turns)) for turn in turns]
    worst = max(found, key=lambda one: one.review.loss)
    end = played(worst.turn.start, worst.line.moves)
    reached = quest.reached(end) if last and worst.turn is turns[-1] and end is not None else []
    seat, best, own = task.seat, worst.review.best, worst.review.played
    return Coached(
        number=found.index(worst) + 1,
        same=worst.review.same or worst.review.only,
        told=Lines(worst.turn.start, seat).turn_told(worst.line.moves),
        text=worst.line.text,
        points=round(max(0.0, best.points[seat] - own.points[seat]), 1),
        goals=[Goal(one.id, one.have, one.want, one.met, one.keep) for one in reached],
    )


def turns_of(position: Position, seat: int, line: Sequence[int]) -> list[Turn]:
    """The learner's turns in what was played; the position is played on."""
    made: list[Turn] = []
    for code in line:
        if position.actor is None or code not in position.legal_codes():
            raise Refused("task-illegal", 409)
        if position.actor == seat:
            if not made or turn_over(made[-1].start, position):
                made.append(Turn(position.copy(), ()))
            made[-1] = made[-1]._replace(codes=(*made[-1].codes, code))
        position.play(code)
    return made


def _advice(turn: Turn, quest: Quest | None, among: int) -> Advice:
    effort: dict[str, Any] = {"simulations": SIMULATIONS // among, "seconds": SECONDS / among}
    lines = [line for line in analyse(turn.start, lines=LINES, trees=1, **effort).lines if line.moves]
    chosen = next((line for line in lines if quest is not None and _reaches(turn.start, line, quest)), lines[0])
    return Advice(turn, chosen, review(turn.start, turn.codes, best=chosen.moves, **effort))


def _reaches(start: Position, line: Line, quest: Quest) -> bool:
    end = played(start, line.moves)
    return end is not None and turn_over(start, end) and all(one.met for one in quest.reached(end))
