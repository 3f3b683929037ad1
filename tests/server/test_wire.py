"""What is generated from messages and views is up to date. That they are sent so, every test of a connection checks."""

from __future__ import annotations

import importlib.util
import json
from functools import cache
from pathlib import Path
from types import ModuleType

import jsonschema_rs
import msgspec
import pytest

import wharfinger as wf
from wharfinger.kernel.view import Heading
from wharfinger.server.messages import outgoing

ROOT = Path(__file__).parents[2]


@cache
def generator() -> ModuleType:
    spec = importlib.util.spec_from_file_location("wire_files", ROOT / "scripts" / "wire.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.mark.parametrize("name", generator().FILES)
def test_generated_files_are_up_to_date(name: str) -> None:
    made = generator().FILES[name]()
    assert (ROOT / name).read_text(encoding="utf-8") == made, "run python scripts/wire.py"


def test_every_message_is_in_every_file() -> None:
    files = {name: made() for name, made in generator().FILES.items()}
    schema = json.loads(files["docs/wire.schema.json"])
    for union, label in ((outgoing.TableMessage, "table"), (outgoing.AnalysisMessage, "analysis")):
        for struct in union.__args__:
            fields = {field.encode_name for field in msgspec.structs.fields(struct)}
            assert fields <= set(schema["$defs"][label][struct.__name__]["properties"])
            assert f"export type {struct.__name__} = {{" in files["web/src/lib/wire.ts"]
            assert f"### {struct.__name__}\n" in files["docs/wire.md"]


def test_every_struct_of_a_view_is_in_every_file() -> None:
    made = generator()
    files = {name: write() for name, write in made.FILES.items()}
    schema = json.loads(files["docs/wire.schema.json"])
    for name in ("hamburgum", "le-havre", "shipyard"):
        board = wf.game(name).definition.board
        text = files[f"web/src/games/{name}/view.ts"]
        assert f"export type GameView = View & {board.__name__};" in text
        heading = {field.encode_name for field in msgspec.structs.fields(Heading)}
        fields = {field.encode_name for field in msgspec.structs.fields(board)}
        assert set(schema["$defs"][name]["View"]["properties"]) == fields | heading
        assert len(made.structs(board)) > 5
        for struct in made.structs(board):
            assert f"export type {struct.__name__} = {{" in text
            assert f"### {struct.__name__}\n" in files["docs/views.md"]
            assert struct is board or struct.__name__ in schema["$defs"][name]


@pytest.mark.parametrize("name", ["hamburgum", "le-havre", "shipyard"])
def test_the_schema_tells_the_views_of_games_apart(name: str) -> None:
    schema = json.loads(generator().schema())
    views = jsonschema_rs.validator_for({**schema, "oneOf": [{"$ref": "#/$defs/table/View"}]})
    shown = wf.new(name, 2, 1).view(0)
    assert views.is_valid(shown)
    assert not views.is_valid({**shown, "round": "first", "stage": "first"})
    assert not views.is_valid({**shown, "players": [{**shown["players"][0], "more": 1}]})
    assert views.is_valid({**shown, "game": "one of your own"})


def test_lists_of_ids_are_types_of_the_client() -> None:
    text = generator().view_typescript("hamburgum")
    assert 'export type Good = "beer" | "sugar" | "cloth";' in text
    assert "  prices: Record<Good, number>;" in text
    card = generator().view_typescript("le-havre").partition("export type CardView = {")[2].partition("};")[0]
    assert "  bonus?: number;" in card and "  price: number | null;" in card
    assert card.count("?:") == 3


def test_what_may_be_missing_is_optional_and_nothing_else_is() -> None:
    text = generator().typescript()
    table = text[text.index("export type Table = {") :]
    table = table[: table.index("};")]
    assert "  deadline?: number;" in table
    assert "  reread?: Record<string, LogTurn>;" in table
    assert table.count("?:") == 2
    move = text[text.index("export type Move = {") :]
    assert "  stamp?: number | null;" in move[: move.index("};")]
