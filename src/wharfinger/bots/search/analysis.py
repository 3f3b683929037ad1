"""Analysis: the best turns found by tree search, with expected results and confidence; what a played turn lost."""

from __future__ import annotations

import heapq
import math
import time
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from typing import Any

import numpy as np

from wharfinger.kernel import notation
from wharfinger.kernel.errors import BadOption, shown
from wharfinger.kernel.game import Progress
from wharfinger.kernel.position import Position

from .. import digest
from ..words import message
from .forest import Branch, Forest
from .planting import plant

TREES = 2
FEWEST = 8
"""The fewest visits with which a line is extended."""
SURE = 1.96
"""Half the width of a 95 % interval, in standard errors."""
LIVELY = 0.5
"""Seconds between interim results."""
GLANCE = 64
"""Simulations after which a review sees whether there is anything to decide."""
HOPELESS = 0.02
"""A chance to win of which nothing worth telling can be lost."""
DEALS = 16
"""Deals of what is hidden over which the end of a game is averaged."""


@dataclass(frozen=True)
class Line:
    """A candidate turn."""

    moves: tuple[int, ...]
    """The codes of its decisions."""
    text: str
    """The same in notation."""
    whole: bool
    """Whether it goes to the end of the turn; a turn that reveals something is only followed so far."""
    visits: int
    win: list[float]
    win_error: list[float]
    points: list[float]
    spread: list[float]
    """Per seat: chance to win (a shared win in part) with half its 95 % interval; final points and their scatter."""


@dataclass(frozen=True)
class Analysis:
    """The result; `lines` best first."""

    seat: int
    simulations: int
    seconds: float
    sure: float
    """Probability that the first line is the best, estimated from the simulations (0.5 to 1)."""
    lines: list[Line]

    def as_dict(self) -> dict[str, Any]:
        """For JSON."""
        return asdict(self)


@dataclass(frozen=True)
class Review:
    """A turn that was played beside the best one, both judged by what is expected after them."""

    seat: int
    simulations: int
    best: Line
    played: Line
    loss: float
    """The share of a win that the turn lost to the best one, from 0; alone the share of the points."""
    same: bool
    """Whether it is the best turn itself."""
    only: bool
    """Whether there was nothing else to do."""

    def as_dict(self) -> dict[str, Any]:
        """For JSON."""
        return asdict(self)


def analyse(
    position: Position,
    *,
    seconds: float | None = None,
    simulations: int | None = None,
    lines: int = 5,
    seed: int = 0,
    trees: int = TREES,
    watch: Callable[[Analysis], None] | None = None,
    progress: Progress | None = None,
) -> Analysis:
    """The best turns for whoever decides, from what that seat may know. `watch` is shown interim results."""
    if position.actor is None:
        raise BadOption(message("over-analysis"))
    if seconds is None and simulations is None:
        seconds = 10.0
    for name, number in (("seconds", seconds), ("simulations", simulations), ("lines", lines), ("trees", trees)):
        if number is not None and not number > 0:
            raise BadOption(message("analysis-above", name=name, value=shown(number)))
    known = position.concealed(position.actor, seed=0)
    forest = plant(known, digest(seed, known.batch.tobytes()), trees, simulations, progress)
    began = time.monotonic()
    told = [0.0]

    def look(done: int, spent: float) -> None:
        if watch is not None and spent - told[0] >= LIVELY:
            told[0] = spent
            watch(_summary(forest, done, spent, lines))

    done = forest.grow(simulations, seconds, look if watch else None)
    return _summary(forest, done, time.monotonic() - began, lines)


def review(
    position: Position,
    played: Sequence[int],
    *,
    simulations: int,
    seconds: float | None = None,
    best: Sequence[int] | None = None,
    seed: int = 0,
) -> Review:
    """What a turn loses to the best one, from what its seat may know. `best`: the best turn, where it is known.

    Half of the effort looks for the best turn, the other half compares what follows on it with what follows on the
    turn that was played: the same number of simulations, from the end of each turn.
    """
    if position.actor is None:
        raise BadOption(message("over-analysis"))
    seat, known = position.actor, position.concealed(position.actor, seed=0)
    mixed = digest(seed, known.batch.tobytes())
    began, part = time.monotonic(), None if seconds is None else seconds / 2
    spent, only = 0, False
    if best is None:
        forest = plant(known, mixed, 1, simulations)
        spent = forest.grow(min(GLANCE, simulations), part)
        only = _no_choice(forest)
        if not only and simulations > GLANCE:
            spent += forest.grow(simulations - GLANCE, part and max(0.0, part - (time.monotonic() - began)))
        line, _ = _turns(forest, 1)[0]
        best = line.moves
        if not only and known.seats > 1 and line.win[seat] < HOPELESS:
            return Review(seat, spent, line, line, 0.0, _begins(played, best), False)
    line_best, line_played = possible(known, best), possible(known, played)
    share = part and part / 2
    grown, after_best = _after(known, line_best, seat, simulations // 2, share, mixed)
    spent += grown
    if only or _begins(played, best):
        return Review(seat, spent, after_best, after_best, 0.0, True, only)
    grown, after_played = _after(known, line_played, seat, simulations // 2, share, mixed)
    return Review(seat, spent + grown, after_best, after_played, _loss(after_best, after_played, seat), False, False)


def _begins(played: Sequence[int], best: Sequence[int]) -> bool:
    """Whether a turn is the best one, as far as that could be followed."""
    return tuple(played[: len(best)]) == tuple(best)


def _loss(best: Line, played: Line, seat: int) -> float:
    if len(best.win) > 1:
        return max(0.0, best.win[seat] - played.win[seat])
    return min(1.0, max(0.0, best.points[seat] - played.points[seat]) / max(1.0, best.points[seat]))


def _no_choice(forest: Forest) -> bool:
    """Whether nothing else than one turn is sensible."""
    codes: tuple[int, ...] = ()
    while (after := _played(forest.position, codes)) is not None:
        if codes and (after.actor != forest.seat or after.turn != forest.position.turn):
            return True
        branches = forest.branches(codes)
        if len(branches) != 1:
            return False
        codes = (*codes, branches[0].code)
    return False


def possible(start: Position, codes: Sequence[int]) -> tuple[int, ...]:
    """The decisions of a turn up to the first that this deal does not allow."""
    after, made = start.copy(), list[int]()
    for code in codes:
        if after.actor is None or code not in after.legal_codes():
            break
        after.play(code)
        made.append(code)
    return tuple(made)


def _after(
    start: Position, codes: tuple[int, ...], seat: int, simulations: int, seconds: float | None, seed: int
) -> tuple[int, Line]:
    """What is expected after a turn, from what its seat knows; and the simulations it took."""
    after = _played(start, codes)
    assert after is not None
    over = after.actor != seat or after.turn != start.turn
    if after.over:
        return 0, _line(start, codes, _outcome(start, codes, seat), over)
    forest = plant(after, seed, 1, simulations)
    forest.seat = seat
    grown = forest.grow(simulations, seconds)
    return grown, _line(start, codes, forest.root(), over)


def _outcome(start: Position, codes: tuple[int, ...], seat: int) -> Branch:
    """How a game ends with a turn, over some deals of what the seat cannot know."""
    deals = [start, *(start.concealed(seat, seed=deal) for deal in range(1, DEALS))]
    wins, points = [], []
    for end in (_played(deal, codes) for deal in deals):
        if end is None or not end.over:
            continue
        places = end.places()
        wins.append([(place == 1) / places.count(1) for place in places])
        points.append(end.scores())
    shares, means, spread = np.mean(wins, axis=0), np.mean(points, axis=0), np.std(points, axis=0)
    return Branch(-1, len(wins), shares, shares, means, spread)


def _summary(forest: Forest, done: int, spent: float, lines: int) -> Analysis:
    found = _turns(forest, max(2, lines))
    sure = _sureness(forest, [branch for _, branch in found])
    return Analysis(forest.seat, done, spent, sure, [line for line, _ in found[:lines]])


def _turns(forest: Forest, wanted: int) -> list[tuple[Line, Branch]]:
    """The most visited turns: principal variations from the most visited first moves."""
    start = forest.position
    found: list[tuple[Line, Branch]] = []
    # a heap of beginnings, most visited first: (-visits, codes, what was seen of the last answer)
    heap: list[tuple[int, tuple[int, ...], Branch]] = []
    for branch in forest.branches():
        heapq.heappush(heap, (-branch.visits, (branch.code,), branch))
    while heap and len(found) < wanted:
        _, codes, branch = heapq.heappop(heap)
        after = _played(start, codes)
        if after is None:
            continue
        over = after.actor != forest.seat or after.turn != start.turn
        following = [] if over else [b for b in forest.branches(codes) if b.visits >= FEWEST]
        if over or not following:
            found.append((_line(start, codes, branch, over), branch))
        for step in following:
            heapq.heappush(heap, (-step.visits, (*codes, step.code), step))
    return found


def _played(start: Position, codes: tuple[int, ...]) -> Position | None:
    """The position after some moves, if they are legal in this deal."""
    after = start.copy()
    for code in codes:
        if code not in after.legal_codes():
            return None
        after.play(code)
    return after


def _line(start: Position, codes: tuple[int, ...], branch: Branch, whole: bool) -> Line:
    walker = notation.Walker(start.game, start.batch.copy())
    text = "; ".join(text for _, _, text in notation.lines(walker, list(codes)))
    win = [float(share) for share in branch.wins]
    error = [SURE * math.sqrt(max(share * (1 - share), 0.0) / branch.visits) for share in win]
    points, spread = [float(p) for p in branch.points], [float(p) for p in branch.spread]
    return Line(codes, text, whole, branch.visits, win, error, points, spread)


def _sureness(forest: Forest, turns: list[Branch]) -> float:
    """Probability that the first turn beats the runner-up, from the variance of the simulations."""
    deviation, least = forest.deviation(), 1.0
    for other in turns[1:]:
        error = deviation * math.sqrt(1 / turns[0].visits + 1 / other.visits)
        lead = float(turns[0].utility[forest.seat] - other.utility[forest.seat])
        least = min(least, 0.5 * (1 + math.erf(lead / error / math.sqrt(2))))
    return max(0.5, least)
