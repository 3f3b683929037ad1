"""What a player tries before deciding: the table as it would be, why something is impossible, the turn begun anew."""

from __future__ import annotations

import pytest

import wharfinger as wf
from tests.cases import Case, Dice, random_game
from wharfinger.kernel.secrecy import showed_something
from wharfinger.server.tables.choices import choices

from .player import Seat, Visitor
from .test_play import pair
from .test_refusals import refused
from .test_undo import choose, mover

HIDING = [Case("hamburgum", 3, 3), Case("le-havre", 3, 2), Case("shipyard", 3, 2)]


def code(seat: Seat, text: str) -> int:
    return int(next(choice["code"] for choice in seat.table["ask"]["choices"] if choice["text"] == text))


def at(seat: Seat) -> dict[str, int]:
    return {"seat": seat.table["ask"]["seat"], "version": seat.table["version"]}


def test_a_choice_is_shown_before_it_is_made(anna: Visitor, ben: Visitor) -> None:
    table, one, two = pair(anna, ben, game="hamburgum")
    seat = mover(one, two)
    other = two if seat is one else one
    before, wanted = seat.table, code(seat, "move beer")
    tried = seat.ask("try", code=wanted, **at(seat))
    assert (tried["type"], tried["shown"]) == ("tried", True)
    assert tried["view"]["players"] != before["view"]["players"]
    assert seat.table == before and other.table["version"] == 0
    with Visitor(anna.address).sit(table) as watcher:
        assert refused(watcher.ask("try", code=wanted, **at(seat))) == "not-yours"
    assert refused(other.ask("try", code=wanted, **at(seat))) == "not-yours"
    assert refused(other.ask("try", code=wanted, **{**at(seat), "seat": 1 - at(seat)["seat"]})) == "not-your-turn"
    assert refused(seat.ask("try", code=999_999, **at(seat))) == "illegal"
    assert refused(seat.ask("try", code=wanted, **{**at(seat), "version": 7})) == "stale"
    choose(seat, "move beer")
    assert seat.table["fresh"] == tried["fresh"]
    assert seat.table["view"]["players"] == tried["view"]["players"]
    one.close()
    two.close()


def test_what_cannot_be_played_has_a_reason(anna: Visitor, ben: Visitor) -> None:
    _, one, two = pair(anna, ben, game="hamburgum")
    seat = mover(one, two)
    other = two if seat is one else one
    told = seat.ask("why", words="Move  nowhere", **at(seat))
    assert (told["type"], told["reason"]) == ("because", {"id": "why-space", "args": {"player": at(seat)["seat"]}})
    assert seat.ask("why", words="what is this", **at(seat))["reason"] is None
    assert refused(other.ask("why", words="move nowhere", **at(seat))) == "not-yours"
    assert refused(seat.ask("why", words="x" * 201, **at(seat))) == "malformed"
    one.close()
    two.close()


def test_a_turn_begins_anew(anna: Visitor, ben: Visitor) -> None:
    _, one, two = pair(anna, ben, game="hamburgum")
    seat = mover(one, two)
    other = two if seat is one else one
    start = seat.table["view"]
    assert seat.table["undo"]["turn"] is False
    choose(seat, "move church")
    assert seat.table["undo"] == {"free": True, "turn": False, "asked_by": None, "answers": {}}
    choose(seat, "donate dom")
    assert seat.table["undo"]["turn"] is True
    other.until_version(2)
    assert other.table["undo"]["turn"] is False
    assert refused(other.ask("undo", version=2, turn=True)) == "nothing-to-undo"
    assert seat.ask("undo", version=2, turn=True)["type"] == "done"
    assert (seat.table["version"], seat.table["view"], seat.log) == (0, start, [])
    choose(seat, "move beer")
    other.until_version(1)
    assert refused(seat.ask("undo", version=1, turn=True)) == "undo-turn"
    one.close()
    two.close()


def test_questions_come_with_their_numbers(anna: Visitor, ben: Visitor) -> None:
    table, one, two = pair(anna, ben, game="hamburgum")
    seat = mover(one, two)
    other = two if seat is one else one
    assert seat.table["ask"]["question"] == {"id": "decision-move", "args": {}}
    assert "question" not in other.table["ask"]
    with Visitor(anna.address).sit(table) as watcher:
        assert "question" not in watcher.table["ask"]
    one.close()
    two.close()


@pytest.mark.parametrize("case", HIDING, ids=lambda case: case.name)
def test_what_reveals_something_says_so(case: Case) -> None:
    """What is said to reveal something cannot be taken back freely, and what asks chance always says so."""
    dice, told = Dice(2), 0
    for position in random_game(wf.new(case.game, case.players, 2, **case.options), 2):
        if dice.choose(6):
            continue
        for choice in choices(position):
            after = position.copy()
            after.play(choice.code)
            if bytes(after.state.rng) != bytes(position.state.rng):
                assert choice.reveals is True, choice.text
            if choice.reveals is True:
                told += 1
                assert showed_something(position, choice.code, after), choice.text
    assert told > 0
