"""Catalogues: read message by message, as Fluent's own parser reads them whole."""

from __future__ import annotations

import pickle
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast, serialize

import wharfinger
from wharfinger.kernel.texts import Several, Texts, Worded, catalogue
from wharfinger.server.messages import wire, words

FILES = sorted(Path(wharfinger.__file__).parent.rglob("*.ftl"))


def write(entry: ast.EntryType) -> str:
    return serialize(ast.Resource([entry]))


@pytest.mark.parametrize("file", FILES, ids=lambda file: "-".join(file.parts[-3:]))
def test_every_message_is_the_one_that_the_whole_file_has(file: Path) -> None:
    whole = FluentBundle([file.stem])
    whole.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    texts = Texts(file.parent, file.stem)
    wanted = {**whole._messages, **{f"-{name}": term for name, term in whole._terms.items()}}
    assert set(texts._bundle.entries) == set(wanted)
    for name, message in wanted.items():
        found = FluentResource(f"{texts._bundle.entries[name]}\n").body
        message.comment = None
        assert [write(entry) for entry in found] == [write(message)], name


def test_messages_find_each_other(tmp_path: Path) -> None:
    (tmp_path / "en.ftl").write_text(
        "-ship = boat\nfirst = a { -ship } and { second }\n\n# a remark\nsecond =\n    { $count ->\n"
        "        [one] one\n\n       *[other] many\n    }\n\nthird = 3\n"
    )
    texts = Texts(tmp_path)
    assert texts("first", count=2) == "a boat and many"
    assert (texts("third"), texts("no_such"), texts.has("-ship"), texts.has("fourth")) == ("3", "no such", True, False)


def test_a_catalogue_is_read_once_however_it_is_asked_for() -> None:
    folder = FILES[0].parent
    assert catalogue(folder) is catalogue(folder, "en") is catalogue(folder, language="en")


def test_a_list_in_a_list_is_sent_as_its_parts() -> None:
    wood = Worded("5 wood", "count-wood", {"count": 5})
    cost = Several((Several((wood, "")), "3 energy", Several(())))
    assert cost.parts == (wood, "3 energy") and cost == "5 wood, 3 energy"
    assert words.plain(cost) == [wire.Text("count-wood", {"count": 5}), "3 energy"]
    copy = pickle.loads(pickle.dumps(cost))
    assert (copy, copy.parts) == (cost, cost.parts)
