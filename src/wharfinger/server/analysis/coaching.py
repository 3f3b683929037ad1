"""What the bot would have done where a learner missed the goal of a task: a short search of the learner's turns."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from wharfinger.bots.search import device
from wharfinger.bots.search.analysis import Review, analyse, possible, review
from wharfinger.bots.search.judging import played, shared, turn_over
from wharfinger.kernel.notation import Walker, lines
from wharfinger.kernel.position import Position, load

from ..errors import Refused
from ..messages.outgoing import Advice, Advised, Coached, Goal, Knowledge, Search, Searches
from ..tables.task import Quest, Task
from .positions import packed
from .telling import Lines

SIMULATIONS, SECONDS = 600, 3.0
"""For all turns of an attempt, looking for the best turn; comparing it with the learner's takes as much again."""
LINES = 24
"""Turns that the bot thinks of: the best that reaches the goal is the one a learner can learn from."""


class Turn(NamedTuple):
    """A turn of the learner."""

    start: Position
    codes: tuple[int, ...]
    quest: Quest | None = None
    """What its end must reach."""


def coach(start: dict[str, Any], task: Task, line: list[int]) -> Coached:
    """What the bot thinks of the turn that lost most."""
    turns, seat = _attempt(start, task, line), task.seat
    found = [_reviewed(turn, _effort(len(turns))) for turn in turns]
    worst = max(range(len(turns)), key=lambda at: found[at].loss)
    best, own = found[worst].best, found[worst].played
    advised = _advised(turns[worst], best.moves)
    return Coached(
        number=worst + 1,
        same=found[worst].same or found[worst].only,
        told=advised.told,
        text=advised.text,
        points=round(max(0.0, best.points[seat] - own.points[seat]), 1),
        goals=advised.goals,
    )


def searches(start: dict[str, Any], task: Task, line: list[int]) -> Searches:
    """The turns of an attempt, for searches on the learner's own device."""
    turns = _attempt(start, task, line)
    effort = _effort(len(turns))
    made = list[Search]()
    for turn in turns:
        known = turn.start.concealed(task.seat)
        made.append(Search(packed(known), task.seat, str(device.seed_of(known)), played=list(turn.codes), **effort))
    return Searches(Knowledge(**device.knowledge(turns[0].start)._asdict()), made)


def advise(start: dict[str, Any], task: Task, line: list[int], found: list[list[list[int]]]) -> Advice:
    """For each turn of an attempt what a learner can learn from, of the turns that a device found."""
    turns = _attempt(start, task, line)
    if len(turns) != len(found):
        raise Refused("task-illegal", 409)
    chosen = []
    for turn, some in zip(turns, found, strict=True):
        known = turn.start.concealed(task.seat)
        legal = [codes for codes in some if played(known, codes) is not None]
        if not legal:
            raise Refused("task-illegal", 409)
        chosen.append(_advised(turn, _chosen(turn, legal)))
    return Advice(chosen)


def _attempt(start: dict[str, Any], task: Task, line: list[int]) -> list[Turn]:
    """The learner's turns; the last that decides has the goals with it."""
    position = load(start)
    quest = Quest(task, position)
    turns = turns_of(position, task.seat, line)
    if not turns:
        raise Refused("task-illegal", 409)
    if len(turns) >= task.turns and not task.wait:
        turns[-1] = turns[-1]._replace(quest=quest)
    return turns


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


def _effort(among: int) -> dict[str, Any]:
    simulations, seconds = shared(among, SIMULATIONS, SECONDS)
    return {"simulations": simulations, "seconds": seconds}


def _reviewed(turn: Turn, effort: dict[str, Any]) -> Review:
    """What the bot would have played instead, beside what was played."""
    lines = [line.moves for line in analyse(turn.start, lines=LINES, trees=1, **effort).lines if line.moves]
    return review(turn.start, turn.codes, best=_chosen(turn, lines), **effort)


def _chosen(turn: Turn, lines: Sequence[Sequence[int]]) -> Sequence[int]:
    """The best turn that reaches the goal; the best of all where none does."""
    return next((codes for codes in lines if _reaches(turn, codes)), lines[0])


def _reaches(turn: Turn, codes: Sequence[int]) -> bool:
    end = played(turn.start, codes)
    if turn.quest is None or end is None:
        return False
    return turn_over(turn.start, end) and all(one.met for one in turn.quest.reached(end))


def _advised(turn: Turn, codes: Sequence[int]) -> Advised:
    """A turn in words, and how the goals would stand after it."""
    start = turn.start
    end = played(start, codes)
    reached = turn.quest.reached(end) if turn.quest is not None and end is not None else []
    written = lines(Walker(start.game, start.batch.copy()), list(possible(start, codes)))
    return Advised(
        moves=list(codes),
        told=Lines(start, start.actor).turn_told(codes),
        text="; ".join(text for _, _, text in written),
        goals=[Goal(one.id, one.have, one.want, one.met, one.keep) for one in reached],
    )
