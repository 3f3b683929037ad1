"""The glossaries name every component of the games, as the English catalogues do, in all languages."""

from __future__ import annotations

import re
from itertools import pairwise
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, FluentSerializer, ast

ROOT = Path(__file__).parents[2]
GAMES = {"hamburgum": "hamburgum", "le-havre": "le_havre", "shipyard": "shipyard"}
LANGUAGES = ["English", "Czech", "Polish", "Russian", "German"]
NOTES = "Source and notes"


def catalogue(game: str) -> dict[str, str]:
    """The English messages of a game, as they are written."""
    text = (ROOT / "src" / "wharfinger" / "games" / GAMES[game] / "texts" / "en.ftl").read_text(encoding="utf-8")
    write = FluentSerializer().serialize_entry
    messages = [entry for entry in FluentParser().parse(text).body if isinstance(entry, ast.Message)]
    return {message.id.name: write(message).partition("=")[2].strip() for message in messages}


def tables(game: str) -> list[list[dict[str, str]]]:
    """The tables of a glossary: a cell for each heading."""
    lines = (ROOT / "docs" / "glossary" / f"{game}.md").read_text(encoding="utf-8").splitlines()
    found: list[list[dict[str, str]]] = []
    heads: list[str] = []
    for before, line in pairwise(["", *lines]):
        if not line.startswith("|"):
            continue
        cells = [cell.strip() for cell in line.strip().strip("|").split("|")]
        if not before.startswith("|"):
            heads = cells
            found.append([])
        elif set(line) - set("|- "):
            assert len(cells) == len(heads), line
            found[-1].append(dict(zip(heads, cells, strict=True)))
    return found


def rows(game: str) -> list[dict[str, str]]:
    return [row for table in tables(game) for row in table]


def named(game: str) -> dict[str, dict[str, str]]:
    """The row of each id; an id stands once."""
    ids = [(key, row) for row in rows(game) for key in re.findall(r"`([^`]+)`", row.get("Id", ""))]
    assert len(dict(ids)) == len(ids)
    return dict(ids)


@pytest.mark.parametrize("game", GAMES)
def test_every_name_stands_in_the_glossary(game: str) -> None:
    names = {key for key in catalogue(game) if key.startswith("name-")}
    cards = {f"name-{key}" for key in catalogue(game) if key.startswith("card-") and key != "card-own"}
    assert sorted((names | cards) - named(game).keys()) == []


@pytest.mark.parametrize("game", GAMES)
def test_the_glossary_says_what_the_catalogue_says(game: str) -> None:
    english = catalogue(game)
    stale = {
        key: (row["English"], english.get(key))
        for key, row in named(game).items()
        if key not in english or (key.startswith("name-") and row["English"] != english[key].partition("\n    .")[0])
    }
    assert stale == {}


@pytest.mark.parametrize("game", GAMES)
def test_no_cell_is_empty(game: str) -> None:
    for table in tables(game):
        assert table
        for row in table:
            assert [*row] in (["Id", *LANGUAGES, NOTES], [*LANGUAGES, NOTES])
            assert all(row.values()), row
            assert re.match(r"\([re]\)", row[NOTES]), row
