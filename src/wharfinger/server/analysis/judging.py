"""What somebody's answer to a puzzle loses: by what is kept with the puzzle, or else by a short search."""

from __future__ import annotations

from typing import Any

from wharfinger.arena.puzzle_file import Answer, Puzzle, position_of
from wharfinger.bots.search import device
from wharfinger.bots.search.judging import Worth, ends_of_turn, played, shared, turn_over, worth_of_turn
from wharfinger.kernel.position import Position
from wharfinger.kernel.telling import Stretch, tellings

from ..errors import Refused
from ..messages import words
from ..messages.outgoing import Grade, Judged, Knowledge, Search, Searches, Telling
from .positions import packed

SIMULATIONS, SECONDS = 600, 4.0
"""For a turn that is not kept with the puzzle."""
GRADES: tuple[tuple[float, Grade], ...] = ((0.01, "best"), (0.03, "good"), (0.06, "inaccuracy"), (0.12, "mistake"))
"""The most that a turn of each grade loses of the chance to win; the rest are blunders."""


def judge(game: str, puzzle: Puzzle, line: list[int], worth: Worth | None = None) -> Judged:
    """What a turn loses; `worth`: what the asker's own device found."""
    start = position_of(game, puzzle)
    kept, best = _kept(start, puzzle, line), puzzle.answers[0]
    found = Worth(kept.win, kept.points) if kept is not None else worth or _searched(start, line)
    lost = max(0.0, best.win - found.win)
    grade: Grade = next((name for most, name in GRADES if lost <= most), "blunder")
    if kept is not None and kept is not best and grade == "best" and line[0] != best.codes[0]:
        grade = "good"
    return Judged(
        grade,
        round(min(found.win, best.win), 3),
        round(found.points, 1),
        best.win,
        best.points,
        puzzle.margin,
        kept is not None,
        told(start, best.codes),
        best.text,
    )


def searches(game: str, puzzle: Puzzle, line: list[int]) -> Searches:
    """What has to be searched to judge a turn."""
    start = position_of(game, puzzle)
    seat = start.actor
    assert seat is not None
    knowledge = Knowledge(**device.knowledge(start)._asdict())
    ends = [] if _kept(start, puzzle, line) is not None else ends_of_turn(start, line)
    if not ends or any(end.over for end in ends):
        return Searches(knowledge, [])
    each, seconds = shared(len(ends), SIMULATIONS, SECONDS)
    assert seconds is not None
    return Searches(knowledge, [Search(packed(end), seat, str(device.seed_of(end)), each, seconds, []) for end in ends])


def _kept(start: Position, puzzle: Puzzle, line: list[int]) -> Answer | None:
    """What is kept with a puzzle of a turn."""
    seat = start.actor
    assert seat is not None
    end = start.copy()
    for code in line:
        if turn_over(start, end) or code not in end.legal_codes():
            raise Refused("puzzle-illegal", 409)
        end.play(code)
    if not turn_over(start, end):
        raise Refused("puzzle-unfinished", 409)
    seen = _seen(end, seat)
    return next((one for one in puzzle.answers if _ends(start, one.codes, seat) == seen), None)


def _searched(start: Position, line: list[int]) -> Worth:
    found = worth_of_turn(start, line, SIMULATIONS, seconds=SECONDS)
    assert found is not None
    return found


def _seen(position: Position, seat: int) -> Any:
    return position.view(seat)


def _ends(start: Position, codes: list[int], seat: int) -> Any:
    after = played(start, codes)
    return None if after is None else _seen(after, seat)


def told(start: Position, codes: list[int]) -> list[Telling]:
    """A turn as people tell it, to who plays it."""
    position, seat, steps = start.copy(), start.actor, []
    for code in codes:
        step = position.answered(code)
        position.play(code)
        own = [event for event in position.events if event.visible_to(seat)]
        steps.append((step.decision, own))
    stretch = Stretch(start.turn, seat if seat is not None else -1, steps, over=True)
    return [words.entry(telling) for telling in tellings(start.game, stretch)][:1]
