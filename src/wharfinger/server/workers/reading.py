"""What is worked out of the games of strangers: only in a process that can be killed, never in the server's own.

A record or position that somebody brings may be made so that reading it, or a decision some moves later, never ends.
`readers` sends jobs here and gives up those that take too long.
"""

from __future__ import annotations

from typing import Any

import msgspec

import wharfinger as wf
from wharfinger.arena.puzzle_file import Puzzle
from wharfinger.bots.search.judging import Worth
from wharfinger.kernel.position import Position
from wharfinger.kernel.secrecy import hides_something, showed_something
from wharfinger.kernel.texts import ENGLISH, speaking

from ..analysis import coaching, judging, statistics
from ..analysis import positions as analysis
from ..analysis.positions import Spot
from ..errors import Refused, texts
from ..store.operations import TableRows
from ..tables.choices import choices
from ..tables.likeness import likeness
from ..tables.table import Table
from ..tables.task import Task
from .places import Place, position_at

MOST_LINES = 10_000
"""Lines and decisions of a record; long games have one or two thousand."""


class Wake(msgspec.Struct, frozen=True, tag="wake"):
    """Nothing: whoever answers it has loaded all that jobs need, except their game."""


class ReadRecord(msgspec.Struct, frozen=True, tag="record"):
    """What a record holds; if it cannot be used, why in a language."""

    text: str
    language: str = ""


class ReadPosition(msgspec.Struct, frozen=True, tag="position"):
    """What a position holds; if it cannot be used, why in a language."""

    text: str
    language: str = ""


class Brought(msgspec.Struct, frozen=True):
    """A game that somebody brought, read and found legal."""

    game: str
    names: list[str]
    options: dict[str, Any]
    seed: str | None = None
    """As text, since it may be longer than the numbers that travel between processes."""
    start: dict[str, Any] | None = None
    moves: list[tuple[int, int]] = []
    """The seat and code of each decision."""
    likenesses: list[str] = []
    """What a game that is played here would be known by."""


class Rehearse(msgspec.Struct, frozen=True, tag="rehearse"):
    """Do once what a server does of itself at a point of a game."""

    place: Place


class Fold(msgspec.Struct, frozen=True, tag="fold"):
    """The same for a whole table."""

    rows: TableRows


class Write(msgspec.Struct, frozen=True, tag="write"):
    """The record of a table."""

    rows: TableRows


class View(msgspec.Struct, frozen=True, tag="view"):
    """The view of a seat."""

    place: Place
    eyes: int | None


class Look(msgspec.Struct, frozen=True, tag="look"):
    """What the analysis board draws."""

    spot: Spot
    eyes: int | None = None
    since: int | None = None


class Dump(msgspec.Struct, frozen=True, tag="dump"):
    """A position of the analysis board as a file."""

    spot: Spot


class Liken(msgspec.Struct, frozen=True, tag="liken"):
    """What a position of the analysis board is known by."""

    spot: Spot


class LikenAll(msgspec.Struct, frozen=True, tag="liken-all"):
    """What the turns of a table are known by."""

    rows: TableRows


class Brief(msgspec.Struct, frozen=True, tag="brief"):
    """A position of the analysis board for a bot."""

    spot: Spot


class Hand(msgspec.Struct, frozen=True, tag="hand"):
    """A position of the analysis board for its asker's own device."""

    spot: Spot


class Replay(msgspec.Struct, frozen=True, tag="replay"):
    """A whole game for the same."""

    place: Place


class Tell(msgspec.Struct, frozen=True, tag="tell"):
    """Turns at positions of the analysis board in words."""

    spots: list[Spot]
    turns: list[list[list[int]]]


class Count(msgspec.Struct, frozen=True, tag="count"):
    """Where the points of a game came from, and when."""

    place: Place
    versions: list[int]


class Judge(msgspec.Struct, frozen=True, tag="judge"):
    """What an answer to a puzzle loses."""

    game: str
    puzzle: Puzzle
    line: list[int]
    worth: Worth | None = None
    """What the asker's own device found."""


class PrepareJudge(msgspec.Struct, frozen=True, tag="prepare-judge"):
    """What a device has to search for that."""

    game: str
    puzzle: Puzzle
    line: list[int]


class PrepareCoach(msgspec.Struct, frozen=True, tag="prepare-coach"):
    """What a device has to search for a bot's advice."""

    start: dict[str, Any]
    task: Task
    line: list[int]


class Advise(msgspec.Struct, frozen=True, tag="advise"):
    """Which of the turns that a device found are a learner's best."""

    start: dict[str, Any]
    task: Task
    line: list[int]
    found: list[list[list[int]]]


class Coach(msgspec.Struct, frozen=True, tag="coach"):
    """What a bot thinks of a task that was failed."""

    start: dict[str, Any]
    task: Task
    line: list[int]


Job = (
    Wake | ReadRecord | ReadPosition | Rehearse | Fold | Write | View | Look | Dump | Liken | LikenAll | Brief | Hand
    | Replay | Tell | Count | Judge | Coach | PrepareJudge | PrepareCoach | Advise
)  # fmt: skip
JOB: msgspec.msgpack.Decoder[Job] = msgspec.msgpack.Decoder(Job)


def carry_out(body: bytes) -> Any:
    """What comes of a job."""
    match JOB.decode(body):
        case Wake():
            return None
        case ReadRecord(text, language):
            return _read(text, language)
        case ReadPosition(text, language):
            return _read(text, language, position=True)
        case Rehearse(place):
            return rehearse(position_at(place))
        case Fold(rows):
            table = Table(rows)
            return None if table.position is None else rehearse(table.position)
        case Write(rows):
            position = Table(rows).position
            return None if position is None else position.record().dumps()
        case View(place, eyes):
            return position_at(place).view(eyes)
        case Look(spot, eyes, since):
            return analysis.look(spot, eyes, since)
        case Count(place, versions):
            return statistics.counted(place, versions)
        case Dump(spot):
            return analysis.dump(spot)
        case Brief(spot):
            return analysis.stand(spot)
        case Hand(spot):
            return analysis.known(spot)
        case Replay(place):
            return analysis.replay(place)
        case Tell(spots, turns):
            return [worded for spot, some in zip(spots, turns, strict=True) for worded in analysis.worded(spot, some)]
        case Judge(game, puzzle, line, worth):
            return judging.judge(game, puzzle, line, worth)
        case PrepareJudge(game, puzzle, line):
            return judging.searches(game, puzzle, line)
        case PrepareCoach(start, task, line):
            return coaching.searches(start, task, line)
        case Advise(start, task, line, found):
            return coaching.advise(start, task, line, found)
        case Coach(start, task, line):
            return coaching.coach(start, task, line)
        case Liken(spot):
            return [likeness(analysis.position_of(spot))]
        case LikenAll(rows):
            played = Table(rows).position
            return [] if played is None else walked(played)[1]


def _read(text: str, language: str, position: bool = False) -> Brought:
    with speaking(language or ENGLISH):
        try:
            return _position(text) if position else _record(text)
        except Refused:
            raise
        except Exception as error:
            reason = str(error) if isinstance(error, wf.WharfingerError) else texts().worded("notice-unreadable")
            raise Refused("position" if position else "record", reason=reason) from None


def _record(text: str) -> Brought:
    record = wf.Record.loads(text)
    _check_length(len(record.moves))
    played = record.replay()
    _check_length(played.version)
    seed = None if record.seed is None else str(record.seed)
    return Brought(record.game.name, record.names, record.options, seed, record.start, *walked(played))


def walked(played: Position) -> tuple[list[tuple[int, int]], list[str]]:
    """The seat and code of each decision of a game, and what it was known by after each turn and at its end."""
    position, moves, likenesses = played.at(0), list[tuple[int, int]](), list[str]()
    for code in played.moves:
        turn = position.turn
        assert position.actor is not None
        moves.append((position.actor, code))
        position.play(code)
        if position.turn > turn:
            likenesses.append(likeness(position))
    return moves, [*likenesses, likeness(position)]


def _check_length(count: int) -> None:
    if count > MOST_LINES:
        raise Refused("record", reason=texts().worded("notice-long", most=MOST_LINES))


def _position(text: str) -> Brought:
    given = msgspec.json.decode(text)
    position = wf.load(given)
    return Brought(position.game.name, position.names, position.options, start=given, likenesses=[likeness(position)])


def rehearse(position: Position) -> None:
    """What a table works out of a position without being asked: what comes back here comes back in the server."""
    for eyes in (None, *range(position.seats)):
        position.view(eyes)
        position.concealed(eyes)
    hides_something(position)
    position.scores()
    if not position.over:
        choices(position)
    if position.version:
        before = position.at(position.version - 1)
        position.forced_turns()
        showed_something(before, position.moves[-1], position)
