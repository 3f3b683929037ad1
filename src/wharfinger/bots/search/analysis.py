"""What would be best? The turns that tree search likes most, in notation, what they lead to and how sure that is."""

from __future__ import annotations

import heapq
import math
import time
from collections.abc import Callable
from dataclasses import asdict, dataclass
from typing import Any

from wharfinger.kernel import notation
from wharfinger.kernel.errors import BadOption
from wharfinger.kernel.game import Progress
from wharfinger.kernel.position import Position

from .. import digest
from .forest import ROOM, Branch, Forest
from .settings import deep_settings

TREES = 2
FEWEST = 8
"""A turn is followed as far as so many simulations went on with it."""
SURE = 1.96
"""Standard errors to either side of a 95 % interval."""
LIVELY = 0.5
"""Seconds between two interim results."""
ROOM_BY_TIME = 1_500_000
"""Nodes for a search by the clock."""


@dataclass(frozen=True)
class Line:
    """A turn that could be played."""

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
    """How likely the first line is really better than each other, as far as the simulations can tell (0.5 to 1)."""
    lines: list[Line]

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
        raise BadOption("The game is over: there is nothing to analyse.")
    if seconds is None and simulations is None:
        seconds = 10.0
    for name, number in (("seconds", seconds), ("simulations", simulations), ("lines", lines), ("trees", trees)):
        if number is not None and not number > 0:
            raise BadOption(f"{name} must be more than 0, not {number!r}.")
    known = position.concealed(position.actor, seed=0)
    room = ROOM * simulations if simulations is not None and simulations * ROOM < ROOM_BY_TIME else ROOM_BY_TIME
    mixed = digest(seed, known.batch.tobytes())
    forest = Forest(known, mixed, trees, room, progress, None, **deep_settings(known.game))
    began = time.monotonic()
    shown = [0.0]

    def look(done: int, spent: float) -> None:
        if watch is not None and spent - shown[0] >= LIVELY:
            shown[0] = spent
            watch(_summary(forest, done, spent, lines))

    done = forest.grow(simulations, seconds, look if watch else None)
    return _summary(forest, done, time.monotonic() - began, lines)


def _summary(forest: Forest, done: int, spent: float, lines: int) -> Analysis:
    found = _turns(forest, max(2, lines))
    sure = _sureness(forest, [branch for _, branch in found])
    return Analysis(forest.seat, done, spent, sure, [line for line, _ in found[:lines]])


def _turns(forest: Forest, wanted: int) -> list[tuple[Line, Branch]]:
    """The most visited turns: the tree is followed from the most visited beginnings on."""
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
    """The position after some answers, if this deal allows them."""
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
    """How likely the first turn beats the one that comes closest, by the scatter of the simulations' results."""
    deviation, least = forest.deviation(), 1.0
    for other in turns[1:]:
        error = deviation * math.sqrt(1 / turns[0].visits + 1 / other.visits)
        lead = float(turns[0].utility[forest.seat] - other.utility[forest.seat])
        least = min(least, 0.5 * (1 + math.erf(lead / error / math.sqrt(2))))
    return max(0.5, least)
