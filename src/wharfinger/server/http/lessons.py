"""The lessons: guided games and tasks, in `lessons/` of each game, played as ordinary tables.

`start.json` is the position the guided game starts from, less the versions it is read by, which are always the present
ones; `guide.toml` says who learns and, in the notation, what is played in each step. `tasks.toml` holds the tasks:
where each begins, what it asks for, and how it can be done. The words are in the catalogues beside them:
`step-ID-title` and `step-ID`; `lesson-ID-title` and `lesson-ID`; `task-ID-title`, `task-ID`, `task-ID-hint` and
`task-ID-solution`; `goal-ID` and `goal-ID-missed`.
"""

from __future__ import annotations

import asyncio
import tomllib
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
from litestar import Response, get, post

from wharfinger.kernel import registry
from wharfinger.kernel.position import Position, load, new

from ..errors import Refused, texts
from ..limits import SharedLimiter
from ..messages import wire
from ..messages.outgoing import Advice, Coached, Searches
from ..store.operations import VisitorRow
from ..tables import games
from ..tables.lesson import Lesson, Step, turn_played
from ..tables.task import Condition, Task
from ..workers.reading import Advise, Coach, PrepareCoach
from .creating import Plan, check_options, clean_name, header_of
from .people import REFUSALS, AnyRequest, known_visitor, server

BOT = "easy"
TEXT = "text/plain; charset=utf-8"
NEXT = "."
"""What a path in a position is written with."""


class Script(msgspec.Struct, forbid_unknown_fields=True):
    """A guided game as it is written down; `learner` is a seat."""

    learner: int
    step: list[Step]


class Deal(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A fresh deal to begin from."""

    players: int
    seed: int
    options: dict[str, Any] = {}


class Exercise(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A task as it is written down.

    It begins where the guided game does, or when one of its steps has been entered (`step`), or with a deal; then some
    turns are played, and some values of the position are replaced.
    """

    id: str
    seat: int
    goal: list[Condition]
    solution: list[str]
    """The learner's turns of a way to do it, in the notation."""
    failing: list[str]
    """And of a way not to."""
    keep: list[Condition] = []
    turns: int = 1
    wait: bool = False
    step: str = ""
    deal: Deal | None = None
    play: list[str] = []
    set: dict[str, Any] = {}
    begin: str = ""
    """What of the learner's turn has been played already."""
    show: list[str] = []
    hint: list[str] = []


class Course(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A lesson: tasks in order, after the guided game if it has one."""

    id: str
    task: list[Exercise]
    guided: bool = False


class Courses(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The lessons of a game."""

    lesson: list[Course]


def folder(game: str) -> Path:
    """Where the lessons of a game lie."""
    known = games.known(game)
    found = registry.folder(known.name) / "lessons"
    if registry.corrected(known) or not found.is_dir():  # what is taught was written for the game's own components
        raise Refused("no-lesson", 404)
    return found


@cache
def script(game: str) -> Script:
    """The guided game of a game."""
    with (folder(game) / "guide.toml").open("rb") as file:
        return msgspec.convert(tomllib.load(file), Script)


@cache
def courses(game: str) -> list[Course]:
    """The lessons of a game."""
    with (folder(game) / "tasks.toml").open("rb") as file:
        return msgspec.convert(tomllib.load(file), Courses).lesson


@cache
def start(game: str) -> dict[str, Any]:
    """The position that the guided game of a game starts from."""
    definition = games.known(game).definition
    written = msgspec.json.decode((folder(game) / "start.json").read_bytes())
    return {**written, "rules": definition.version, "components": definition.components.mark}


def exercise(game: str, task: str) -> tuple[Course, Exercise]:
    """A task by its id."""
    for course in courses(game):
        for one in course.task:
            if one.id == task:
                return course, one
    raise Refused("no-task", 404)


def at_step(game: str, step: str) -> Position:
    """The position when a step of the guided game has been entered."""
    position = load(start(game))
    guide = Lesson(script(game).step, position)
    for number, one in enumerate(guide.steps):
        guide.at = number
        for _, code in guide.entering(number):
            position.play(code)
        if one.id == step:
            return position
        while (wanted := guide.wanted(position.version)) is not None:
            position.play(wanted)
    raise LookupError(step)


@cache
def begins(game: str, task: str) -> dict[str, Any]:
    """The position that a task begins with."""
    one = exercise(game, task)[1]
    if one.deal is not None:
        position = new(game, one.deal.players, one.deal.seed, **one.deal.options)
        position.names[:] = _names(game, one.deal.players, one.seat)
    else:
        position = at_step(game, one.step) if one.step else load(start(game))
    for line in one.play:
        turn_played(position, line)
    dump = position.dump()
    for path, value in one.set.items():
        at: Any = dump["table"] if path.partition(NEXT)[0] in dump["table"] else dump
        *way, last = path.split(NEXT)
        for name in way:
            at = at[int(name) if isinstance(at, list) else name]
        at[int(last) if isinstance(at, list) else last] = value
    position = load(dump)
    if one.begin:
        position.play(one.begin)
    return position.dump()


def _names(game: str, players: int, learner: int) -> list[str]:
    """The names of the guided game's players, with the learner's on another seat."""
    others = [name for seat, name in enumerate(start(game)["names"]) if seat != script(game).learner]
    others = [*others, "Cleo", "Dora"][: players - 1]
    return [*others[:learner], "You", *others[learner:]]


def _title(name: str, visitor: VisitorRow) -> str:
    return texts(visitor.language)("lesson-title", game=games.known(name).definition.title)


def new_lesson(name: str, visitor: VisitorRow) -> Plan:
    """The table of a guided game."""
    return taught(name, start(name), script(name).learner, visitor, _title(name, visitor), lesson=script(name).step)


def new_task(name: str, task: str, visitor: VisitorRow) -> Plan:
    """The table of a task."""
    made = task_of(name, task)
    return taught(name, begins(name, task), made.seat, visitor, _title(name, visitor), task=made)


def task_of(name: str, task: str) -> Task:
    """A task as its table keeps it."""
    course, one = exercise(name, task)
    return Task(course.id, one.id, one.seat, one.turns, one.goal, one.keep, one.show, one.hint, one.wait)


def taught(name: str, begun: dict[str, Any], learner: int, visitor: VisitorRow, title: str, **more: Any) -> Plan:
    """A table that starts from a position and has one learner, among bots."""
    game = games.known(name)
    players = begun["names"]
    header = header_of(
        game,
        len(players),
        check_options(game, len(players), begun["options"]),
        None,
        pace=wire.Live(),
        title=title,
        start=begun,
        **more,
    )
    plan = Plan(header, visitor.id, False)
    called = clean_name(visitor.name or texts(visitor.language)("name-learner"))
    plan.names += [other for chair, other in enumerate(players) if chair != learner]
    for chair, other in enumerate(players):
        if chair == learner:
            plan.sit(chair, called, "person")
            plan.give(chair, visitor.id)
        else:
            plan.names.remove(other)
            plan.sit(chair, other, "bot", BOT)
    return plan


@get("/api/lessons/{game:str}", tags=["lessons"], responses=REFUSALS, sync_to_thread=False)
def list_lessons(game: str) -> wire.Lessons:
    """The lessons of a game, with their tasks."""
    folder(game)
    told = [wire.LessonInfo(one.id, one.guided, [task.id for task in one.task]) for one in courses(game)]
    return wire.Lessons(told, len(script(game).step))


@post("/api/lessons/{game:str}", tags=["lessons"], responses=REFUSALS)
async def begin_lesson(request: AnyRequest, game: str) -> Response[wire.Seated]:
    """A guided game of this visitor's own."""
    folder(game)
    visitor, cookies = await known_visitor(request)
    state = server(request)
    return Response(await new_lesson(game, visitor).carry_out(state), cookies=cookies)


@post("/api/lessons/{game:str}/tasks/{task:str}", tags=["lessons"], responses=REFUSALS)
async def begin_task(request: AnyRequest, game: str, task: str) -> Response[wire.Seated]:
    """A task for this visitor."""
    folder(game)
    exercise(game, task)
    await server(request).hub.ready(game)
    visitor, cookies = await known_visitor(request)
    plan = await asyncio.to_thread(new_task, game, task, visitor)
    return Response(await plan.carry_out(server(request)), cookies=cookies)


async def _worked_out(
    request: AnyRequest, game: str, task: str, limit: SharedLimiter, job: Callable[[dict[str, Any], Task], Any]
) -> Any:
    """The answer to a question about an attempt at a task, made from the task's first position."""
    folder(game)
    state, wanted = server(request), task_of(game, task)
    address = state.address(request)
    await limit.check(address)
    start = await asyncio.to_thread(begins, game, task)
    return await state.readers.ask(job(start, wanted), address)


@post("/api/lessons/{game:str}/tasks/{task:str}/answer", tags=["lessons"], responses=REFUSALS, status_code=200)
async def judge_attempt(request: AnyRequest, game: str, task: str, data: wire.TaskAnswer) -> Coached:
    """What the bot would have played instead."""
    limit = server(request).limits.analyse
    told = await _worked_out(request, game, task, limit, lambda start, wanted: Coach(start, wanted, data.line))
    return msgspec.convert(told, Coached)


@post("/api/lessons/{game:str}/tasks/{task:str}/searches", tags=["lessons"], responses=REFUSALS, status_code=200)
async def prepare_attempt(request: AnyRequest, game: str, task: str, data: wire.TaskAnswer) -> Searches:
    """What the asker's own device has to search for that."""
    limit = server(request).limits.analyse
    told = await _worked_out(request, game, task, limit, lambda start, wanted: PrepareCoach(start, wanted, data.line))
    return msgspec.convert(told, Searches)


@post("/api/lessons/{game:str}/tasks/{task:str}/advice", tags=["lessons"], responses=REFUSALS, status_code=200)
async def advise_attempt(request: AnyRequest, game: str, task: str, data: wire.TaskFound) -> Advice:
    """Which of the turns that the device found are the best for a learner."""
    limit = server(request).limits.judge
    told = await _worked_out(
        request, game, task, limit, lambda start, wanted: Advise(start, wanted, data.line, data.found)
    )
    return msgspec.convert(told, Advice)


@get("/api/lessons/{game:str}/{language:str}", tags=["lessons"], responses=REFUSALS, media_type=TEXT)
async def lesson_texts(game: str, language: str) -> str:
    """The words of the lessons, in Fluent's format."""
    place = folder(game)
    if language not in {path.stem for path in place.glob("*.ftl")}:
        raise Refused("no-texts", 404)
    return await asyncio.to_thread((place / f"{language}.ftl").read_text, "utf-8")


LESSONS = [list_lessons, begin_lesson, begin_task, judge_attempt, prepare_attempt, advise_attempt, lesson_texts]
