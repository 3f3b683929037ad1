"""What is generated from the messages is up to date. That they are sent so, every test of a connection checks."""

from __future__ import annotations

import importlib.util
import json
from pathlib import Path
from types import ModuleType

import msgspec
import pytest

from wharfinger.server.messages import outgoing

ROOT = Path(__file__).parents[2]


def generator() -> ModuleType:
    spec = importlib.util.spec_from_file_location("wire_files", ROOT / "scripts" / "wire.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.mark.parametrize("name", ["docs/wire.md", "docs/wire.schema.json", "web/src/lib/wire.ts"])
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


def test_what_may_be_missing_is_optional_and_nothing_else_is() -> None:
    text = generator().typescript()
    table = text[text.index("export type Table = {") :]
    table = table[: table.index("};")]
    assert "  deadline?: number;" in table
    assert table.count("?:") == 1
    move = text[text.index("export type Move = {") :]
    assert "  stamp?: number | null;" in move[: move.index("};")]
