"""The rules to read: the clauses of docs/rules and the component lists, as the rules page shows them."""

from __future__ import annotations

import asyncio
from functools import cache
from itertools import groupby
from pathlib import Path
from typing import Any, cast

from litestar import get

import wharfinger as wf
from wharfinger.kernel.components import Entry

from ..errors import Refused
from ..messages.wire import ComponentCell, ComponentList, ComponentRow, RulesText
from ..tables import games
from .people import REFUSALS

PACKAGE = Path(wf.__file__).parent
FOLDERS = (PACKAGE / "rules", PACKAGE.parents[1] / "docs" / "rules")
"""In an installed package the clauses lie inside it, in a checkout among the documents."""


def clauses(game: str) -> str:
    """The numbered clauses of a game, in Markdown."""
    games.known(game)
    for folder in FOLDERS:
        if (found := folder / f"{game}.md").is_file():
            return found.read_text(encoding="utf-8")
    raise Refused("no-rules", 404)


def rows(game: str) -> list[ComponentRow]:
    """The components of a game."""
    made = []
    entries = games.known(game).definition.components.entries()
    for (file, table, row), group in groupby(entries, lambda entry: (entry.file, entry.table, _row(entry))):
        several = list(group)
        cells = [ComponentCell(_key(entry), entry.value, cast(Any, entry.provenance)) for entry in several]
        made.append(ComponentRow(file, table, row, cells, several[0].note))
    return made


def _row(entry: Entry) -> str:
    return entry.name.partition(".")[0]


def _key(entry: Entry) -> str:
    return entry.name.partition(".")[2]


@cache
def component_list(game: str) -> ComponentList:
    """The components, read once."""
    return ComponentList(rows(game))


@cache
def rules_text(game: str) -> RulesText:
    """The whole page, read once."""
    return RulesText(clauses(game), component_list(game).components)


@get("/api/rules/{game:str}", tags=["games"], responses=REFUSALS)
async def get_rules(game: str) -> RulesText:
    """The rules of a game: its clauses in Markdown and its component lists."""
    return await asyncio.to_thread(rules_text, game)


@get("/api/components/{game:str}", tags=["games"], responses=REFUSALS)
async def get_components(game: str) -> ComponentList:
    """The components of a game as this server plays it, each value with where it comes from."""
    return await asyncio.to_thread(component_list, game)


RULES = [get_rules, get_components]
