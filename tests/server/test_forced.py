"""Turns in which there was nothing to decide: lines of their own in a table's log."""

from __future__ import annotations

import msgspec
import pytest

import tests.cases  # noqa: F401  (registers the tiny game)
import wharfinger as wf
from wharfinger.server.messages import wire
from wharfinger.server.store.operations import TableRows
from wharfinger.server.tables.folded import Folded, Header
from wharfinger.server.tables.sight import Sight

TAKE_2, TAKE_3 = 1, 2


@pytest.fixture
def table() -> Folded:
    """Twelve crates of which the last one is taken without asking."""
    mark = wf.game("tiny").definition.components.mark
    header = Header("tiny", "1", mark, {"short": "no"}, 2, 7, wire.Live())
    made = Folded(TableRows("t", msgspec.json.encode(header).decode(), "anna", 0.0, [], []))
    for chair, name in enumerate(("Ann", "Bob")):
        made.apply("sat", {"chair": chair, "name": name, "kind": "person"}, 0.0)
    made.apply("begin", {}, 0.0)
    for number, code in enumerate((TAKE_3, TAKE_3, TAKE_3, TAKE_2)):
        made.apply("move", {"seat": number % 2, "code": code}, 1.0)
    assert made.stuck is None
    return made


def lines(table: Folded) -> list[tuple[int, int, list[str], int, int, int]]:
    made = []
    for sent in map(msgspec.json.decode, Sight(table, None).log()):
        crates = sum(event["args"]["crates"] for event in sent["events"])
        made.append((sent["turn"], sent["seat"], sent["moves"], sent["from"], sent["to"], crates))
    return made


def test_a_forced_turn_has_a_line_of_its_own(table: Folded) -> None:
    assert lines(table) == [
        (0, 0, ["take 3"], 0, 1, 3),
        (1, 1, ["take 3"], 1, 2, 3),
        (2, 0, ["take 3"], 2, 3, 3),
        (3, 1, ["take 2"], 3, 4, 2),
        (4, 0, ["take 1"], 4, 4, 1),
    ]
    assert [event.arguments["crates"] for event in table.fresh] == [2, 1]


def test_taking_back_takes_the_forced_turn_along(table: Folded) -> None:
    table.apply("back", {"seat": 1, "to": 3}, 2.0)
    assert [moves for _, _, moves, *_ in lines(table)] == [["take 3"]] * 3
    table.apply("move", {"seat": 1, "code": TAKE_2}, 3.0)
    assert lines(table)[-1] == (4, 0, ["take 1"], 4, 4, 1)
    table.apply("back", {"seat": 1, "to": 4}, 4.0)  # nothing came after it
    assert len(table.turns) == 5
