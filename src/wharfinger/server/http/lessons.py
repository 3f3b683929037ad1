"""The lessons: a fixed start with its steps in `first_game/` of each game, played as an ordinary table.

`first_game/start.json` is the position it starts from, less the versions it is read by, which are always the present
ones; `steps.toml` says who learns and, in the notation, what is played in each step. A step's words are `step-ID-title`
and `step-ID` of the catalogues beside them.
"""

from __future__ import annotations

import asyncio
import tomllib
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
from litestar import Response, get, post

from wharfinger.kernel import registry

from ..errors import Refused, texts
from ..messages import wire
from ..store.operations import VisitorRow
from ..tables import games
from ..tables.lesson import Step
from .creating import Plan, check_options, clean_name, header_of
from .people import REFUSALS, AnyRequest, known_visitor, server

BOT = "easy"
TEXT = "text/plain; charset=utf-8"


class Script(msgspec.Struct, forbid_unknown_fields=True):
    """A lesson as it is written down; `learner` is a seat."""

    learner: int
    step: list[Step]


def folder(game: str) -> Path:
    """Where the lesson of a game lies."""
    known = games.known(game)
    found = registry.folder(known.name) / "first_game"
    if registry.corrected(known) or not found.is_dir():  # what is taught was written for the game's own components
        raise Refused("no-lesson", 404)
    return found


@cache
def script(game: str) -> Script:
    """The lesson of a game."""
    with (folder(game) / "steps.toml").open("rb") as file:
        return msgspec.convert(tomllib.load(file), Script)


@cache
def start(game: str) -> dict[str, Any]:
    """The position that the lesson of a game starts from."""
    definition = games.known(game).definition
    written = msgspec.json.decode((folder(game) / "start.json").read_bytes())
    return {**written, "rules": definition.version, "components": definition.components.mark}


def new_lesson(name: str, visitor: VisitorRow) -> Plan:
    """The table of a lesson."""
    game, written, begun = games.known(name), script(name), start(name)
    players = begun["names"]
    header = header_of(
        game,
        len(players),
        check_options(game, len(players), begun["options"]),
        None,
        pace=wire.Live(),
        title=texts()("lesson-title", game=game.definition.title),
        start=begun,
        lesson=written.step,
    )
    plan = Plan(header, visitor.id, False)
    learner = clean_name(visitor.name or texts()("name-learner"))
    plan.names += [other for chair, other in enumerate(players) if chair != written.learner]
    for chair, other in enumerate(players):
        if chair == written.learner:
            plan.sit(chair, learner, "person")
            plan.give(chair, visitor.id)
        else:
            plan.names.remove(other)
            plan.sit(chair, other, "bot", BOT)
    return plan


@post("/api/lessons/{game:str}", tags=["lessons"], responses=REFUSALS)
async def begin_lesson(request: AnyRequest, game: str) -> Response[wire.Seated]:
    """A lesson of this visitor's own."""
    folder(game)
    visitor, cookies = await known_visitor(request)
    state = server(request)
    return Response(await new_lesson(game, visitor).carry_out(state), cookies=cookies)


@get("/api/lessons/{game:str}/{language:str}", tags=["lessons"], responses=REFUSALS, media_type=TEXT)
async def lesson_texts(game: str, language: str) -> str:
    """The words of a lesson, in Fluent's format."""
    place = folder(game)
    if language not in {path.stem for path in place.glob("*.ftl")}:
        raise Refused("no-texts", 404)
    return await asyncio.to_thread((place / f"{language}.ftl").read_text, "utf-8")


LESSONS = [begin_lesson, lesson_texts]
