"""Opening, joining, starting, lists, rematches, correspondence, records."""

from __future__ import annotations

import time
from typing import Any

import pytest
from sqlalchemy import insert, select

import wharfinger as wf
from wharfinger.server.store import schema
from wharfinger.server.store.offline import Database

from .conftest import STORES, Launch
from .player import Visitor
from .test_play import pair
from .test_refusals import refused

DAY = 86400


def error(answer: Any) -> str:
    assert 400 <= answer.status_code < 500, answer.text
    ident: str = answer.json()["error"]["id"]
    assert answer.json()["error"]["text"]
    return ident.removeprefix("refused-")


def test_games_and_their_texts(anna: Visitor) -> None:
    games = {game["name"]: game for game in anna.get("games").json()["games"]}
    assert set(games) >= {"hamburgum", "le-havre", "shipyard", "tiny"}
    hamburgum = games["hamburgum"]
    assert hamburgum["seats"] == [2, 5]
    officials = next(option for option in hamburgum["options"] if option["name"] == "officials")
    assert officials["initial"] == officials["values"][0] == "numbered"
    limit = next(option for option in hamburgum["options"] if option["name"] == "turn_limit")
    assert (limit["values"], limit["low"], limit["initial"]) == (None, 0, 100)
    assert set(hamburgum["bots"]) >= {"greedy", "random"}
    assert not any(":" in bot for bot in hamburgum["bots"])
    assert "decision-move =" in anna.get("texts/hamburgum/en").text
    assert "refused-stale =" in anna.get("texts/server/en").text
    for path in ("texts/hamburgum/xx", "texts/nothing/en", "texts/tiny/en", "texts/server/..%2fen", "texts/../en"):
        assert anna.get(path).status_code == 404


@pytest.mark.parametrize(
    ("body", "why"),
    [
        ({}, "malformed"),
        ({"game": "chess", "seats": [{"kind": "me"}]}, "no-game"),
        ({"game": "tiny", "seats": []}, "malformed"),
        ({"game": "tiny", "seats": [{"kind": "me"}] * 4}, "rules"),
        ({"game": "tiny", "seats": [{"kind": "me"}], "players": 2}, "seats"),
        ({"game": "tiny", "seats": [{"kind": "bot", "bot": "random"}]}, "no-person"),
        ({"game": "tiny", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "program:ls"}]}, "bot"),
        ({"game": "tiny", "seats": [{"kind": "me"}], "options": {"short": "maybe"}}, "rules"),
        ({"game": "tiny", "seats": [{"kind": "me"}], "options": {"long": "yes"}}, "rules"),
        ({"game": "tiny", "seats": [{"kind": "me"}], "seed": -1}, "malformed"),
        ({"game": "tiny", "seats": [{"kind": "me", "name": "a,b"}]}, "name"),
        ({"game": "tiny", "seats": [{"kind": "me"}], "pace": {"kind": "correspondence", "days": 999}}, "malformed"),
        ({"game": "hamburgum", "seats": [{"kind": "me"}]}, "rules"),
    ],
)
def test_wrong_tables(anna: Visitor, body: dict[str, Any], why: str) -> None:
    assert error(anna.post("tables", body)) == why


def test_from_open_to_finished(anna: Visitor, ben: Visitor) -> None:
    made = anna.create("me", "open", title="Our table")
    table = made["id"]

    def listed(visitor: Visitor, scope: str) -> dict[str, Any] | None:
        tables = visitor.get(f"tables?scope={scope}").json()["tables"]
        return next((entry for entry in tables if entry["id"] == table), None)

    waiting = listed(ben, "open")
    assert waiting is not None
    assert [seat["kind"] for seat in waiting["seats"]] == ["person", "open"]
    assert (waiting["title"], waiting["yours"], waiting["creator"]) == ("Our table", False, False)
    assert listed(anna, "mine")["creator"]  # type: ignore[index]
    with anna.sit(table, cookie=True) as seat:
        assert (seat.table["status"], seat.table["view"], seat.table["ask"]) == ("waiting", None, None)
        joined = ben.made(f"tables/{table}/join", {"name": "Player 1"})
        seat.until_version(0)
        assert error(ben.post(f"tables/{table}/join", {})) == "begun"
        names = {entry["name"] for entry in seat.table["seats"]}
        assert names == {"Player 1", "Player 1 2"}
    assert listed(ben, "open") is None
    running = listed(ben, "running")
    assert running is not None
    assert running["yours"]
    assert running["your_turn"] != listed(anna, "running")["your_turn"]  # type: ignore[index]
    with Visitor(anna.address).sit(table, made["keys"][0]["key"], joined["keys"][0]["key"]) as both:
        while both.table["status"] == "running":
            both.move()
            both.until_version(both.table["version"])
    finished = listed(ben, "finished")
    assert finished is not None
    assert finished["result"]["scores"]


@pytest.mark.parametrize("kind", STORES)
def test_lists_have_pages(launch: Launch, kind: str) -> None:
    server = launch(kind)
    anna, ben = server.visitor(), server.visitor()
    old = anna.create("me", "open")["id"]
    database = Database(server.settings.database)
    with database.writing() as db:
        table = dict(db.execute(select(schema.tables)).mappings().one())
        chair = dict(db.execute(select(schema.chairs).where(schema.chairs.c.visitor.is_not(None))).mappings().one())
        later = [{**table, "id": f"t{number}", "updated": table["updated"] + 1 + number // 5} for number in range(230)]
        for number, row in enumerate(later):
            row["status"] = "finished" if number % 10 else "running"
        db.execute(insert(schema.tables), later)
        db.execute(insert(schema.chairs), [{**chair, "table_id": row["id"], "key_hash": None} for row in later])
    database.close()

    def listed(visitor: Visitor, scope: str) -> tuple[list[int], list[str]]:
        """How long the pages are, and all that is on them."""
        sizes, found, behind = [], [], ""
        while behind is not None:
            page = visitor.get(f"tables?scope={scope}&behind={behind}").json()
            sizes.append(len(page["tables"]))
            found += [entry["id"] for entry in page["tables"]]
            behind = page["more"]
        return sizes, found

    newest = sorted(later, key=lambda row: (-row["updated"], row["id"]))
    over = [row["id"] for row in newest if row["status"] == "finished"]
    running = [row["id"] for row in newest if row["status"] == "running"]
    assert listed(anna, "mine") == ([100, 100, 31], [*running, old, *over])  # what goes on is never on a later page
    assert listed(ben, "finished") == ([100, 100, 7], over)
    assert listed(ben, "running") == ([23], running)
    assert listed(ben, "open") == ([1], [old])
    assert listed(ben, "mine") == ([0], [])
    for wrong in ("x", "0-1", "2-1-a", "0-1-a-b", "0-nan-a", "0--1-a", "0-1-%00", "0-1-a%0a"):
        assert error(ben.get(f"tables?behind={wrong}")) == "malformed"


def test_a_table_that_is_not_listed_is_found_by_its_link(anna: Visitor, ben: Visitor) -> None:
    table = anna.create("me", "open", public=False)["id"]
    assert all(entry["id"] != table for entry in ben.get("tables?scope=open").json()["tables"])
    assert ben.get(f"tables/{table}").json()["id"] == table
    assert ben.made(f"tables/{table}/join", {})["keys"]
    assert error(ben.get("tables/nosuchtable")) == "no-table"
    assert error(ben.post("tables/nosuchtable/join", {})) == "no-table"


def test_starting_with_bots_on_the_empty_seats(anna: Visitor, ben: Visitor) -> None:
    table = anna.create("me", "open", "open")["id"]
    assert error(ben.post(f"tables/{table}/start")) == "not-creator"
    told = anna.made(f"tables/{table}/start")
    assert sorted(seat["kind"] for seat in told["seats"]) == ["bot", "bot", "person"]
    with anna.sit(table, cookie=True) as seat:
        seat.until_version(0)
    assert error(anna.post(f"tables/{table}/start")) == "begun"


def test_a_taken_seat_is_taken(anna: Visitor, ben: Visitor) -> None:
    table = anna.create("me", "open", "open")["id"]
    assert ben.made(f"tables/{table}/join", {"seat": 2})["keys"][0]["seat"] == 2
    third = Visitor(anna.address)
    for wrong in (2, 0, 9):
        assert error(third.post(f"tables/{table}/join", {"seat": wrong})) == "full"
    assert third.made(f"tables/{table}/join", {"seat": 1})


def test_rematch(anna: Visitor, ben: Visitor) -> None:
    table, one, two = pair(anna, ben)
    assert error(ben.post(f"tables/{table}/rematch")) == "not-finished"
    while one.table["status"] == "running":
        client = one if one.table["ask"]["choices"] else two
        client.move()
        for other in (one, two):
            other.until_version(client.table["version"])
    assert error(Visitor(anna.address).post(f"tables/{table}/rematch")) == "not-seated"
    again = ben.made(f"tables/{table}/rematch")
    one.until(lambda told: told["notices"])
    assert one.table["notices"][-1] == {"id": "notice-rematch", "args": {"table": again["id"]}}
    assert anna.made(f"tables/{table}/rematch") == {"id": again["id"], "keys": []}
    names = {seat["name"] for seat in one.table["seats"]}
    for visitor in (anna, ben):
        with visitor.sit(again["id"], cookie=True) as seat:
            seat.until_version(0)
            assert len(seat.table["you"]) == 1
            assert {entry["name"] for entry in seat.table["seats"]} == names
    one.close()
    two.close()


# -- correspondence ------------------------------------------------------------------------------------------------


def test_a_deadline_passes_while_the_server_is_down(launch: Launch, store: str) -> None:
    server = launch(store)
    anna, ben = server.visitor(), server.visitor()
    table, one, two = pair(anna, ben, pace={"kind": "correspondence", "days": 3})
    assert one.table["deadline"] == pytest.approx(time.time() + 3 * DAY, abs=3600)
    one.move()
    two.until_version(1)
    late = two.table["you"][0]
    deadline = two.table["deadline"]
    assert refused(one.ask("replace", seat=late, bot="random")) == "replace"
    two.close()
    assert refused(one.ask("replace", seat=late, bot="random")) == "replace"  # away, but there is time
    server.kill()
    server.start(clock_shift=2.9 * DAY)
    with anna.sit(table, cookie=True) as seat:
        assert seat.table["deadline"] == deadline
        assert seat.table["notices"] == []
    server.kill()
    server.start(clock_shift=3.1 * DAY)
    with anna.sit(table, cookie=True) as seat:
        seat.until(lambda told: told["notices"])
        assert seat.table["notices"] == [{"id": "notice-deadline", "args": {"seat": late}}]
        assert seat.table["status"] == "running"  # the others may go on waiting
        with ben.sit(table, cookie=True) as other:
            assert other.move()["type"] == "done"  # who is late may still move
            other.until_version(2)
            assert other.table["notices"] == []
        seat.until_version(2)
        seat.move()
    server.kill()
    server.start(clock_shift=7 * DAY)
    with anna.sit(table, cookie=True) as seat:
        seat.until(lambda told: told["notices"])
        assert seat.ask("replace", seat=late, bot="random")["type"] == "done"
        seat.until(lambda told: told["ask"]["choices"] if told["ask"] else told["result"])
        assert seat.table["version"] >= 4
    one.close()


# -- records -------------------------------------------------------------------------------------------------------


def played(game: str, number: int, **options: Any) -> wf.Position:
    position = wf.new(game, ["Cleo", "Dan"], 4, **options)
    for _ in range(number):
        if not position.over:
            position.play(position.legal_codes()[-1])
    return position


def test_uploading_a_record(anna: Visitor) -> None:
    position = played("hamburgum", 10_000, turn_limit=6)
    table = anna.made("records", {"record": position.record().dumps()})["id"]
    with Visitor(anna.address).sit(table) as seat:
        assert seat.table["status"] == "finished"
        assert seat.table["view"] == position.view()
        assert seat.ask("look", version=0)["type"] == "look"
    assert anna.get(f"tables/{table}/record").text == position.record().dumps()


def test_going_on_with_a_record_at_one_screen(anna: Visitor) -> None:
    for start in (played("hamburgum", 9), wf.load(played("hamburgum", 9).dump())):
        made = anna.made("records", {"record": start.record().dumps(), "go_on": True})
        with anna.sit(made["id"], *[entry["key"] for entry in made["keys"]]) as seat:
            assert seat.table["view"] == start.view(start.actor)
            assert seat.move(start.legal_codes()[0])["type"] == "done"
    looked = anna.made("records", {"record": played("hamburgum", 9).record().dumps()})
    with anna.sit(looked["id"], cookie=True) as seat:
        assert seat.table["status"] == "finished"
        assert refused(seat.ask("resign", seat=0)) == "not-running"


@pytest.mark.parametrize(
    "spoilt",
    [
        lambda text: "",
        lambda text: text.replace("record 1", "record 9"),
        lambda text: text.replace("game: hamburgum", "game: chess"),
        lambda text: text.replace("rules: ", "rules: 0"),
        lambda text: text.replace("move", "jump", 1),
        lambda text: text.replace("seed: 4", "seed: " + "9" * 78),
        lambda text: text.replace("result: *", "result: 5 5 (nobody knows)"),
        lambda text: text.replace("players: Cleo, Dan", "players: Cleo"),
        lambda text: text + "\x00\n",
    ],
)
def test_bad_records(anna: Visitor, spoilt: Any) -> None:
    text = spoilt(played("hamburgum", 9).record().dumps())
    assert error(anna.post("records", {"record": text})) == "record"


def test_a_table_that_cannot_go_on_says_so_and_offers_its_moves(launch: Launch) -> None:
    import sqlite3

    server = launch()
    anna = server.visitor()
    table = anna.create("me", "hotseat")["id"]
    with anna.sit(table, cookie=True) as seat:
        seat.until_version(0)
        seat.move()
    server.kill()
    with sqlite3.connect(server.settings.database.removeprefix("sqlite:///")) as db:
        db.execute("UPDATE events SET data = replace(data, '\"code\":0', '\"code\":88') WHERE kind = 'move'")
    server.start()
    with anna.sit(table, cookie=True) as seat:
        assert (seat.table["status"], seat.table["view"]) == ("stuck", None)
        assert seat.table["notices"][-1]["id"] == "notice-stuck"
        assert refused(seat.ask("move", seat=0, version=0, code=0)) == "not-running"
    record = anna.get(f"tables/{table}/record")
    assert record.status_code == 200
    assert '"code": 88' in record.text
