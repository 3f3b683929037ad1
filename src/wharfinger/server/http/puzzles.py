"""Puzzles: positions of the search's own games in which one turn is clearly best, each played at a table of its own."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime
from functools import cache

import msgspec
from litestar import Response, get, post

from wharfinger.arena.puzzle_file import Puzzle, file_of, read, unpack
from wharfinger.bots.search.judging import Worth
from wharfinger.kernel import registry

from ..errors import Refused, texts
from ..messages import wire
from ..messages.outgoing import Judged, Searches
from ..store.operations import VisitorRow
from ..tables import games
from ..tables.task import Task
from ..workers.reading import Judge, PrepareJudge
from .creating import Plan
from .lessons import taught
from .people import REFUSALS, AnyRequest, known_visitor, server

LESSON = "puzzles"


@cache
def book(game: str) -> dict[str, Puzzle]:
    """The puzzles of a game by their ids, in their order."""
    known = games.known(game)
    found = {} if registry.corrected(known) else {one.id: one for one in read(file_of(known.name))}
    if not found:
        raise Refused("no-puzzles", 404)
    return found


def puzzle_of(game: str, name: str) -> Puzzle:
    """A puzzle by its id."""
    found = book(game).get(name)
    if found is None:
        raise Refused("no-puzzle", 404)
    return found


def daily(game: str, day: int) -> str:
    """The puzzle of a day."""
    names = list(book(game))
    return names[day % len(names)]


def new_puzzle(game: str, puzzle: Puzzle, visitor: VisitorRow) -> Plan:
    """The table of a puzzle."""
    start = unpack(game, puzzle.position)
    seat = start["pending"][-1]["seat"]
    title = texts(visitor.language)("puzzle-title", game=games.known(game).definition.title)
    return taught(game, start, seat, visitor, title, task=Task(LESSON, puzzle.id, seat, 1))


@get("/api/puzzles/{game:str}", tags=["puzzles"], responses=REFUSALS)
async def list_puzzles(game: str) -> wire.Puzzles:
    """The puzzles of a game, and the one of the day."""
    found = await asyncio.to_thread(book, game)
    day = datetime.now(UTC).toordinal()
    return wire.Puzzles(daily(game, day), [wire.PuzzleInfo(one.id, one.rating) for one in found.values()])


@post("/api/puzzles/{game:str}/{puzzle:str}", tags=["puzzles"], responses=REFUSALS)
async def begin_puzzle(request: AnyRequest, game: str, puzzle: str) -> Response[wire.Seated]:
    """A puzzle for this visitor."""
    found = await asyncio.to_thread(puzzle_of, game, puzzle)
    await server(request).hub.ready(game)
    visitor, cookies = await known_visitor(request)
    plan = new_puzzle(game, found, visitor)
    return Response(await plan.carry_out(server(request)), cookies=cookies)


@post("/api/puzzles/{game:str}/{puzzle:str}/answer", tags=["puzzles"], responses=REFUSALS, status_code=200)
async def judge_answer(request: AnyRequest, game: str, puzzle: str, data: wire.PuzzleAnswer) -> Judged:
    """What a turn is worth beside the best one."""
    state = server(request)
    found = await asyncio.to_thread(puzzle_of, game, puzzle)
    address = state.address(request)
    await state.limits.analyse.check(address)
    worth = None if data.worth is None else Worth(data.worth.win, data.worth.points)
    told = await state.readers.ask(Judge(game, found, data.line, worth), address)
    return msgspec.convert(told, Judged)


@post("/api/puzzles/{game:str}/{puzzle:str}/searches", tags=["puzzles"], responses=REFUSALS, status_code=200)
async def prepare_answer(request: AnyRequest, game: str, puzzle: str, data: wire.PuzzleAnswer) -> Searches:
    """What the asker's own device has to search to judge a turn."""
    state = server(request)
    found = await asyncio.to_thread(puzzle_of, game, puzzle)
    address = state.address(request)
    await state.limits.analyse.check(address)
    return msgspec.convert(await state.readers.ask(PrepareJudge(game, found, data.line), address), Searches)


PUZZLES = [list_puzzles, begin_puzzle, judge_answer, prepare_answer]
