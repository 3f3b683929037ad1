"""`import wharfinger`: what it refuses, and with which sentence."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import tests.cases  # noqa: F401  (registers the tiny game)
import wharfinger as wf


def sentence(error: pytest.ExceptionInfo[BaseException]) -> str:
    """The message, checked to be one sentence."""
    text = str(error.value)
    assert text.endswith((".", "`"))
    assert "\n" not in text
    return text


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        ({"game": "chess"}, ['"chess"', "hamburgum"]),
        ({"game": "tiny", "players": 4}, ["1 to 3 players", "4"]),
        ({"game": "tiny", "players": 0}, ["1 to 3 players"]),
        ({"game": "tiny", "players": ["Ann", "Ann"]}, ["name of their own"]),
        ({"game": "tiny", "players": ["Ann", " "]}, ["1 to 60 characters"]),
        ({"game": "tiny", "players": ["Ann, Bob"]}, ["no commas"]),
        ({"game": "tiny", "seed": -1}, ["seed", "-1"]),
        ({"game": "tiny", "seed": 2**256}, ["seed"]),
        ({"game": "tiny", "seed": "seven"}, ["seed", '"seven"']),
        ({"game": "tiny", "long": "yes"}, ['no option "long"', "short, quay_name"]),
        ({"game": "tiny", "short": "perhaps"}, ["short must be one of no, yes", '"perhaps"']),
        ({"game": "tiny", "quay_name": ""}, ["quay_name must be a text"]),
        ({"game": "hamburgum", "turn_limit": -1}, ["turn_limit must be a number from 0"]),
        ({"game": "tiny", "components": "/no/such/folder"}, ["/no/such/folder", "no such folder"]),
    ],
)
def test_new_refuses(arguments: dict[str, Any], words: list[str]) -> None:
    with pytest.raises(wf.WharfingerError) as error:
        wf.new(**arguments)
    for word in words:
        assert word in sentence(error)


def test_new_without_a_seed_draws_one() -> None:
    first, second = wf.new("tiny", 2), wf.new("tiny", 2)
    assert first.seed != second.seed
    assert wf.new("tiny", 2, first.seed).batch.tobytes() == first.batch.tobytes()


def test_play_by_notation_action_and_code() -> None:
    position = wf.new("tiny", 2, 1)
    position.play("take 2")
    position.play(position.legal()[0])
    position.play(position.legal()[1].code)
    assert position.view()["taken"] == [4, 1]
    position.play("TAKE 3; take 1")
    assert position.view()["taken"] == [5, 4]


@pytest.mark.parametrize("move", ["take 4", "take", "", "take 1; take 9", 7, -1, None, 1.0, True])
def test_illegal_moves_change_nothing(move: Any) -> None:
    position = wf.new("tiny", 2, 1)
    before = position.batch.tobytes()
    with pytest.raises(wf.IllegalMove) as error:
        position.play(move)
    sentence(error)
    assert position.batch.tobytes() == before
    assert position.moves == ()


def test_an_illegal_move_names_what_would_be_legal() -> None:
    with pytest.raises(wf.IllegalMove, match=r'^Ann cannot play "take 4"\. Legal: take 1, take 2, take 3\.$'):
        wf.new("tiny", ["Ann", "Bob"], 1).play("take 4")


def test_a_finished_game_takes_no_move() -> None:
    position = wf.new("tiny", 1, 1)
    position.play("take 3; take 3; take 3; take 3")
    assert position.over
    assert position.actor is None
    assert position.phase == "over"
    assert position.ending == "quay empty"
    with pytest.raises(wf.IllegalMove, match="the game is over"):
        position.play("take 1")


def test_events_tell_what_happened() -> None:
    (event,) = wf.new("tiny", 2, 1).play("take 3")
    assert (event.name, event.arguments, event.seat) == ("took", {"player": 0, "crates": 3}, None)


def test_an_event_for_one_seat_is_hidden_from_the_others() -> None:
    event = wf.Event("looked", {}, seat=1)
    assert [event.visible_to(seat) for seat in (None, 0, 1)] == [False, False, True]
    assert wf.Event("took", {}).visible_to(None)


def test_views_show_only_what_a_seat_may_know() -> None:
    position = wf.new("tiny", 2, 1)
    assert position.view()["bonuses"] == {}
    assert list(position.view(1)["bonuses"]) == ["1"]
    with pytest.raises(wf.BadOption, match="seats 0 to 1"):
        position.view(2)


def test_names_follow_the_lot() -> None:
    """The listed players sit clockwise; the lot decides who is first."""
    seen = set()
    for seed in range(30):
        position = wf.new("hamburgum", ["Ann", "Bob", "Cy"], seed)
        seen.add(tuple(position.names))
    assert seen == {("Ann", "Bob", "Cy"), ("Bob", "Cy", "Ann"), ("Cy", "Ann", "Bob")}


def test_display_options_travel_with_the_game() -> None:
    position = wf.new("hamburgum", 2, 1, money_name="Mark")
    assert position.options["money_name"] == "Mark"
    assert wf.Record.loads(position.record().dumps()).replay().options["money_name"] == "Mark"
    assert wf.load(position.dump()).options["money_name"] == "Mark"
    assert position.copy().options == position.options


# -- positions in files --------------------------------------------------------------------------------------------


def edited(**changes: Any) -> dict[str, Any]:
    data: dict[str, Any] = wf.new("tiny", 2, 1).dump()
    for path, value in changes.items():
        node: Any = data
        *steps, last = path.split("__")
        for step in steps:
            node = node[int(step) if step.isdigit() else step]
        if value is KeyError:
            del node[last]
        else:
            node[int(last) if last.isdigit() else last] = value
    return data


@pytest.mark.parametrize(
    ("changes", "words"),
    [
        ({"wharfinger": "position 9"}, "not a Wharfinger position"),
        ({"game": "chess"}, 'no game "chess"'),
        ({"table": KeyError}, "table is missing"),
        ({"extra": 1}, "extra: there is no such field"),
        ({"names": "Ann"}, "names must be a list"),
        ({"names": ["Ann"]}, "players: expected a list of 1 player"),
        ({"options": {"short": "maybe"}}, "short must be one of"),
        ({"turn": -1}, "turn: expected a number from 0"),
        ({"turn": "3"}, "turn: expected a number"),
        ({"lot": 2}, "lot: expected a number from 0 to 1"),
        ({"chance": [1, 2, 3]}, "chance: expected a list of 4"),
        ({"chance": [1, 2, 3, 2**40]}, "chance: expected a number"),
        ({"table": []}, "table: expected an object"),
        ({"table__pile": -1}, "pile: expected a number from 0 to 12, got -1"),
        ({"table__pile": 3.5}, "pile: expected a number"),
        ({"table__pile": True}, "pile: expected a number"),
        ({"table__pile": KeyError}, "pile is missing"),
        ({"table__boats": 1}, "boats: there is no such field"),
        ({"table__players__0": 3}, r"players\[0\]: expected an object"),
        ({"table__players__1__taken": 99}, r"players\[1\]\.taken: expected a number from 0 to 12"),
        ({"table__players__1__hats": 99}, r"players\[1\]\.hats: there is no such field"),
        ({"table__deck": [0, 1]}, "deck: expected a list of 4 values"),
        ({"table__deck": [0, 1, 2, 2]}, "deck must hold each bonus once"),
        ({"table__pile": 5}, "must add up to 12"),
        ({"pending": [{"decision": "sing", "seat": 0}]}, r"pending\[0\]\.decision: expected one of take"),
        ({"pending": [{"decision": "take"}]}, r"pending\[0\]: expected exactly the fields decision, seat"),
        ({"pending__0__seat": 2}, r"pending\[0\]\.seat: expected a number from 0 to 1"),
        ({"pending": [{"decision": "take", "seat": 0}] * 3}, "at most 2 decisions"),
        ({"pending": []}, "ending: with nothing pending it must be one of quay empty"),
        ({"ending": "quay empty"}, "must be null while decisions are pending"),
    ],
)
def test_a_broken_position_says_what_is_wrong_and_where(changes: dict[str, Any], words: str) -> None:
    with pytest.raises(wf.WharfingerError, match=words) as error:
        wf.load(edited(**changes))
    sentence(error)


def test_an_edited_position_plays() -> None:
    position = wf.load(edited(table__pile=7, table__players__0__taken=5))
    position.play("take 3")
    assert position.view()["taken"] == [8, 0]


def test_positions_from_text_and_file(tmp_path: Path) -> None:
    position = wf.new("tiny", 2, 1)
    path = tmp_path / "here.json"
    path.write_text(json.dumps(position.dump()))
    assert wf.load(path).batch.tobytes() == wf.load(path.read_text()).batch.tobytes() == position.batch.tobytes()
    path.write_text("{")
    with pytest.raises(wf.BadFile, match=r"here.json is not valid JSON"):
        wf.load(path)
    with pytest.raises(wf.BadFile, match="cannot be read"):
        wf.load(tmp_path / "nowhere.json")


@pytest.mark.parametrize(("key", "words"), [("rules", "version 0 of the rules"), ("components", "components 0")])
def test_positions_of_another_version_are_refused(key: str, words: str) -> None:
    with pytest.raises(wf.WrongVersion, match=words):
        wf.load(edited(**{key: "0"}))


def test_perft_of_the_tiny_game_by_hand() -> None:
    """Twelve crates, one to three each time; the last crate is taken without asking."""

    def ways(pile: int, depth: int) -> int:
        if depth == 0:
            return 1
        return 0 if pile <= 1 else sum(ways(pile - crates, depth - 1) for crates in range(1, min(pile, 3) + 1))

    position = wf.new("tiny", 2, 1)
    assert [wf.perft(position, depth) for depth in range(9)] == [ways(12, depth) for depth in range(9)]
    assert ways(12, 6) < 3**6
    with pytest.raises(wf.BadOption, match="depth"):
        wf.perft(position, -1)
