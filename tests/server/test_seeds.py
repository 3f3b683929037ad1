"""Seeds: nobody knows one that was not chosen, everybody knows that one was; copies of running games are refused."""

from __future__ import annotations

import json
import sqlite3
from typing import Any

import msgspec
import pytest

import wharfinger as wf
from wharfinger.server.http.creating import header_of, new_table
from wharfinger.server.messages import wire
from wharfinger.server.store.operations import VisitorRow
from wharfinger.server.tables.folded import Header
from wharfinger.server.tables.likeness import OPENING, begin_alike, likeness
from wharfinger.server.workers.reading import walked

from .conftest import Launch
from .player import Seat, Visitor
from .servers import Server
from .test_analysis import Board
from .test_lobby import error
from .test_play import pair
from .test_refusals import refused

LONG = 2**127 + 12345
SHORT = {"length": "short"}


def header(seed: int | None) -> Header:
    game = wf.game("tiny")
    return header_of(game, 2, game.decode_options(*game.encode_options({})), seed, pace=wire.Live())


@pytest.mark.parametrize("seed", [0, LONG, 2**256 - 1, None])
def test_a_seed_of_any_size_is_kept(seed: int | None) -> None:
    kept = msgspec.json.decode(msgspec.json.encode(header(seed)), type=Header)
    assert kept == header(seed)
    assert kept.seed == (None if seed is None else str(seed))


def test_early_tables_had_numbers() -> None:
    early = {**msgspec.to_builtins(header(7)), "seed": 7}
    del early["chosen_seed"]
    read = msgspec.json.decode(msgspec.json.encode(early), type=Header)
    assert (read.seed, read.chosen_seed) == (7, False)


def test_nobody_chooses_128_bits() -> None:
    visitor = VisitorRow("v", "Anna", "[]", None)
    wish = wire.NewTable("tiny", [wire.SeatWish("me"), wire.SeatWish("open")])
    drawn = [int(new_table(wish, visitor).header.seed or 0) for _ in range(40)]
    assert len(set(drawn)) == 40
    assert 2**120 < max(drawn) < 2**128
    assert not new_table(wish, visitor).header.chosen_seed


# -- a chosen seed -------------------------------------------------------------------------------------------------


def finished(anna: Visitor, **more: Any) -> str:
    """A short game of one person, played to its end."""
    table: str = anna.create("me", "hotseat", options={"short": "yes"}, **more)["id"]
    with anna.sit(table, cookie=True) as seat:
        seat.until_version(0)
        while seat.table["status"] == "running":
            version = seat.table["version"]
            seat.move()
            seat.until_version(version + 1)
    return table


def record_seed(anna: Visitor, table: str) -> int:
    text = anna.get(f"tables/{table}/record").text
    return int(next(row for row in text.splitlines() if row.startswith("seed: ")).removeprefix("seed: "))


def test_a_long_seed_is_chosen_as_text_and_deals_that_game(anna: Visitor) -> None:
    table = anna.create("me", "hotseat", game="shipyard", seed=str(LONG))["id"]
    with anna.sit(table, cookie=True) as seat:
        seat.until_version(0)
        dealt = wf.new("shipyard", 2, LONG)
        mine = seat.table["pov"]
        assert {**seat.table["view"], "names": []} == {**dealt.view(mine), "names": []}


@pytest.mark.parametrize("seed", ["", "x", "-1", "1" * 78, "²", 2**60, 1.5])
def test_what_is_no_seed_is_refused(anna: Visitor, seed: Any) -> None:
    assert error(anna.post("tables", {"game": "tiny", "seats": [{"kind": "me"}], "seed": seed})) == "malformed"


def test_seeds_that_nobody_chose_are_long_and_shown_at_the_end(launch: Launch) -> None:
    server = launch()
    anna = server.visitor()
    table = finished(anna)
    drawn = record_seed(anna, table)
    assert drawn >= 2**64
    again = anna.made(f"tables/{table}/rematch")["id"]
    server.kill()
    with sqlite3.connect(server.settings.database.removeprefix("sqlite:///")) as db:
        kept = {row[0]: json.loads(row[1]) for row in db.execute("SELECT id, header FROM tables")}
    assert kept[table]["seed"] == str(drawn)
    assert int(kept[again]["seed"]) >= 2**64
    assert kept[again]["seed"] != kept[table]["seed"]
    server.start()
    text = anna.get(f"tables/{table}/record").text
    assert wf.Record.loads(text).replay().over, "read again from the database, and dealt the same"


def test_a_chosen_seed_is_told_to_everybody(anna: Visitor, ben: Visitor) -> None:
    for seed, chosen in (({"seed": 7}, True), ({"seed": "7"}, True), ({"seed": 0}, True), ({}, False)):
        made = anna.create("me", "open", **seed)
        table = made["id"]
        listed = {one["id"]: one for one in ben.get("tables?scope=open").json()["tables"]}
        assert listed[table]["chosen_seed"] is chosen
        assert ben.get(f"tables/{table}").json()["chosen_seed"] is chosen, "what one sees before joining"
        with ben.sit(table) as watcher, anna.sit(table, made["keys"][0]["key"]) as seat:
            assert watcher.table["chosen_seed"] is seat.table["chosen_seed"] is chosen
            assert "seed" not in watcher.table and "seed" not in listed[table]


def test_a_rematch_is_dealt_by_chance(anna: Visitor) -> None:
    table = finished(anna, seed=5)
    assert record_seed(anna, table) == 5
    assert anna.get(f"tables/{table}").json()["chosen_seed"]
    again = anna.made(f"tables/{table}/rematch")["id"]
    assert not anna.get(f"tables/{again}").json()["chosen_seed"]


def test_a_chosen_seed_is_not_analysed_while_the_game_goes_on(anna: Visitor, ben: Visitor) -> None:
    table, one, two = pair(anna, ben, analysis=True, seed=5, options={"short": "yes"})
    with Board(anna.address, table, [], anna.cookie) as board:
        assert board.heard[-1]["error"]["id"] == "refused-analysis-seed"
    while one.table["status"] == "running":
        version = one.table["version"]
        (one if one.table["ask"]["choices"] else two).move()
        one.until_version(version + 1)
        two.until_version(version + 1)
    with Board(anna.address, table, [], anna.cookie) as board:
        assert board.ask("look", version=0)["type"] == "look"
    one.close()
    two.close()


def test_a_table_that_cannot_go_on_keeps_its_seed(launch: Launch) -> None:
    """It may go on one day, on the right components or by better rules."""
    server = launch()
    anna = server.visitor()
    table = anna.create("me", "hotseat", seed=987654321987)["id"]
    with anna.sit(table, cookie=True) as seat:
        seat.until_version(0)
    server.kill()
    with sqlite3.connect(server.settings.database.removeprefix("sqlite:///")) as db:
        db.execute('UPDATE tables SET header = replace(header, \'"rules":"\', \'"rules":"0\')')
    server.start()
    kept = anna.get(f"tables/{table}/record")
    assert kept.status_code == 200
    assert "987654321987" not in kept.text


# -- copies of running games ---------------------------------------------------------------------------------------


def play_on(seat: Seat, turns: int) -> None:
    """Play at one screen until so many turns have ended."""
    while seat.table["view"]["turn"] < turns:
        version = seat.table["version"]
        assert seat.move()["type"] == "done"
        seat.until_version(version + 1)


def copied(seat: Seat, game: str, seed: int, **options: Any) -> wf.Position:
    """The game of a table, played once more."""
    position = wf.new(game, [one["name"] for one in seat.table["seats"]], seed, **options)
    for turn in seat.log:
        for text in turn["moves"] if turn["seat"] >= 0 and turn["from"] < turn["to"] else []:
            position.play(next(action.code for action in position.legal() if action.text == text))
    assert {**position.view(), "names": []} == {**seat.table["view"], "names": [], "seat": None, **hidden(position)}
    return position


def hidden(position: wf.Position) -> dict[str, Any]:
    """What a spectator sees of the parts of a view that differ by seat."""
    own, all_see = position.view(position.actor), position.view()
    return {name: value for name, value in all_see.items() if own[name] != value and name != "seat"}


def test_a_copy_of_a_running_game_is_refused_until_it_is_over(anna: Visitor, ben: Visitor) -> None:
    table = anna.create("me", "hotseat", game="le-havre", options=SHORT, seed=77)["id"]
    with anna.sit(table, cookie=True) as seat:
        seat.until_version(0)
        play_on(seat, 3)
        copy = copied(seat, "le-havre", 77, **SHORT)
        same = [
            ("records", {"record": copy.record().dumps()}),
            ("records", {"record": copy.record().dumps(), "go_on": True}),
        ]
        beyond = copy.copy()
        while beyond.turn < copy.turn + 2:
            beyond.play(beyond.legal_codes()[0])
        other_names = {**copy.dump(), "names": ["X", "Y"]}
        same += [
            ("records", {"record": beyond.record().dumps()}),
            ("positions", {"position": json.dumps(copy.dump())}),
            ("positions", {"position": json.dumps(other_names)}),
            ("positions", {"position": json.dumps(copy.concealed(None, 3).dump())}),
        ]
        for path, body in same:
            assert error(ben.post(path, body)) == "being-played", path
        before = copy.at(0)
        while before.turn < 1:
            before.play(copy.moves[len(before.moves)])
        another = wf.new("le-havre", 2, 78, **SHORT)
        for fine in (before, another):
            ben.made("records", {"record": fine.record().dumps()})
            ben.made("positions", {"position": json.dumps(fine.dump())})
        # The game goes on past the copy: then it is no secret any more what one could have done.
        play_on(seat, 4)
        ben.made("positions", {"position": json.dumps(copy.dump())})


def test_a_copy_may_be_brought_when_the_game_is_over(anna: Visitor) -> None:
    table = anna.create("me", "hotseat", game="hamburgum", options={"turn_limit": OPENING + 1}, seed=3)["id"]
    with anna.sit(table, cookie=True) as seat:
        seat.until_version(0)
        play_on(seat, 2 * OPENING)
        copy = copied(seat, "hamburgum", 3, turn_limit=OPENING + 1)
        body = {"position": json.dumps(copy.dump())}
        assert error(anna.post("positions", body)) == "being-played"
        while seat.table["status"] == "running":
            version = seat.table["version"]
            seat.move()
            seat.until_version(version + 1)
        anna.made("positions", body)


def test_where_analysis_is_allowed_a_copy_is_too_but_not_of_a_chosen_seed(anna: Visitor) -> None:
    made = [
        anna.create("me", "hotseat", game="le-havre", options=SHORT, analysis=True, **more)
        for more in ({}, {"seed": 79})
    ]
    for table in made:
        with anna.sit(table["id"], cookie=True) as seat:
            seat.until_version(0)
    with Board(anna.address, made[0]["id"], [], anna.cookie) as board:
        dumped = board.ask("dump", version=0)["position"]
    anna.made("positions", {"position": json.dumps(dumped)})
    chosen = wf.new("le-havre", 2, 79, **SHORT).dump()
    assert error(anna.post("positions", {"position": json.dumps(chosen)})) == "being-played"


def test_a_point_of_a_brought_game_may_become_one_that_is_played(server: Server, anna: Visitor, ben: Visitor) -> None:
    record = wf.new("le-havre", ["A", "B"], 80, **SHORT)
    while record.turn < 4:
        record.play(record.legal_codes()[0])
    brought = ben.made("records", {"record": record.record().dumps()})["id"]
    with Board(server.address, brought, []) as board:
        assert board.ask("look", version=0)["type"] == "look"
        table = anna.create("me", "hotseat", game="le-havre", options=SHORT, seed=80)["id"]
        with anna.sit(table, cookie=True) as seat:
            seat.until_version(0)
            assert refused(board.ask("look", version=0)) == "being-played"
            assert refused(board.ask("dump", version=0)) == "being-played"
            assert refused(board.ask("think", version=0, seconds=0.1)) == "being-played"
            first = record.moves[0]
            assert board.ask("look", version=1)["type"] == "look", "another point of it"
            seat.move(first)
            seat.until_version(1)
            assert board.ask("look", version=0)["type"] == "look"
            assert refused(board.ask("look", version=1)) == "being-played"
            assert refused(board.ask("look", version=0, line=[first])) == "being-played"
            play_on(seat, 2)
            assert refused(board.ask("evaluate")) == "being-played"


def test_openings_that_all_games_share_are_nobodys(anna: Visitor, ben: Visitor) -> None:
    table = anna.create("me", "hotseat", game="hamburgum", seed=3)["id"]
    with anna.sit(table, cookie=True) as seat:
        seat.until_version(0)
        play_on(seat, 1)
        copy = copied(seat, "hamburgum", 3)
        ben.made("records", {"record": copy.record().dumps()})
        play_on(seat, 2 * OPENING)
        copy = copied(seat, "hamburgum", 3)
        assert error(ben.post("records", {"record": copy.record().dumps()})) == "being-played"


def test_likenesses() -> None:
    one = wf.new("le-havre", ["A", "B"], 5, **SHORT)
    assert likeness(one) == likeness(wf.new("le-havre", ["C", "D"], 5, **SHORT))
    assert likeness(one) == likeness(one.concealed(None, 4))
    assert not begin_alike("le-havre", 2, one.options)
    assert likeness(one) != likeness(wf.new("le-havre", ["A", "B"], 6, **SHORT))
    seen = [likeness(one)]
    while one.turn < 3:
        before = one.turn
        one.play(one.legal_codes()[-1])
        if one.turn > before:
            seen.append(likeness(one))
    assert walked(one)[1] == [*seen[1:], seen[-1]]
    assert len(set(seen)) == 4
    assert begin_alike("hamburgum", 2, {})
    assert begin_alike("hamburgum", 3, {"officials": "advanced_random"})
