"""Operators' orders: what they do to the database, and that running servers obey, all of them that share it."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text, update
from sqlalchemy.exc import DBAPIError

from wharfinger.cli.main import main
from wharfinger.cli.operating import moment
from wharfinger.server import checking, deeds
from wharfinger.server.store import migrate
from wharfinger.server.store.admin import Operator
from wharfinger.server.store.offline import Database, opened
from wharfinger.server.store.schema import sessions, tables, visitors

from .conftest import Launch
from .player import Visitor
from .servers import Server, eventually
from .test_lobby import error
from .test_refusals import refused

PASSWORD = "seven quiet quays"
DAY = 86400.0
STORES = pytest.mark.parametrize("kind", ["sqlite", "postgres"])


@pytest.fixture
def servers(launch: Launch) -> Callable[[str], list[Server]]:
    """One server on SQLite, two on one PostgreSQL."""

    def start(kind: str) -> list[Server]:
        first = launch(kind)
        return [first] if kind == "sqlite" else [first, launch(database=first.settings.database)]

    return start


def order(server: Server, *words: str) -> int:
    """Run `wharfinger admin`."""
    return main(["admin", *words, "--database", server.settings.database])


def account(server: Server, name: str) -> Visitor:
    made = server.visitor()
    made.made("account", {"name": name, "password": PASSWORD})
    return made


def rows(server: Server, query: str) -> list[Any]:
    database = Database(server.settings.database)
    try:
        with database.reading() as db:
            return [tuple(row) for row in db.execute(text(query))]
    finally:
        database.close()


def sound(server: Server) -> None:
    """No stored game has a fault."""
    with opened(server.settings.database) as database:
        names = checking.all_tables(database)
        assert names
        assert list(checking.check(database, names, lambda done, total: None)) == []


@STORES
def test_a_banned_person_is_shut_out_at_once(servers: Callable[[str], list[Server]], kind: str) -> None:
    first, *others = servers(kind)
    last = others[0] if others else first
    anna = account(first, "Anna")
    made = anna.create("me", "hotseat")
    keys = [entry["key"] for entry in made["keys"]]
    elsewhere = Visitor(last.address)
    elsewhere.http.cookies = anna.http.cookies
    seat = elsewhere.sit(made["id"], cookie=True)
    by_key = Visitor(last.address).sit(made["id"], *keys)  # a browser without her cookie
    watcher = Visitor(last.address).sit(made["id"])
    seat.until_version(0)
    assert order(first, "ban", "anna", "--reason", "spam", "--as", "Olga") == 0
    for gone in (seat, by_key):
        assert gone.ended() == 1008
        assert gone.heard[-1]["error"]["id"] == "refused-banned"
    for one in (anna, elsewhere):
        for path in ("me", "tables?scope=mine"):
            answer = one.get(path)
            assert (answer.status_code, error(answer)) == (403, "banned")
        assert error(one.post("tables", {"game": "tiny", "seats": [{"kind": "me"}]})) == "banned"
        assert error(one.http.put("/api/me", json={"name": "Ann"})) == "banned"
    again = Visitor(last.address)
    assert error(again.post("login", {"name": "Anna", "password": PASSWORD})) == "banned"
    assert again.sit(made["id"], *keys).heard[-1]["error"]["id"] == "refused-banned"
    assert watcher.ask("pov", seat=0)["type"] == "refused"  # still connected, and not allowed more than before
    assert order(first, "unban", "Anna") == 0
    eventually(lambda: anna.get("me").status_code == 200, "she is still banned")
    eventually(lambda: elsewhere.get("me").status_code == 200, "she is still banned there")
    sitting = elsewhere.sit(made["id"], cookie=True)
    sitting.until_version(0)
    assert sitting.move()["type"] == "done"
    log = rows(first, "SELECT who, what, reason FROM admin_log ORDER BY id")
    assert log[0] == ("Olga", "ban", "spam") and log[1][1] == "unban"


def test_a_ban_ends_by_itself(launch: Launch) -> None:
    server = launch()
    anna = account(server, "Anna")
    with opened(server.settings.database) as database, database.writing() as db:
        visitor = deeds.one_user(db, "Anna")
        deeds.impose(db, Operator("test", 1000.0), "ban", "visitor", visitor, 60.0)  # long over
    assert order(server, "mute", "Anna") == 0
    made = anna.create("me", "hotseat")
    eventually(lambda: error_of(anna.post("tables", wish(title="Mine"))) == "muted", "the log was not read")
    with anna.sit(made["id"], cookie=True) as seat:
        assert seat.table["status"] in ("waiting", "running")


def wish(**more: Any) -> dict[str, Any]:
    return {"game": "tiny", "seats": [{"kind": "me"}, {"kind": "open"}], **more}


def error_of(answer: Any) -> str | None:
    return None if answer.status_code < 400 else error(answer)


def test_a_banned_address(launch: Launch) -> None:
    server = launch(proxies=("127.0.0.1",))
    anna, ben = server.visitor(), server.visitor()
    anna.http.headers["x-forwarded-for"] = "203.0.113.7"
    ben.http.headers["x-forwarded-for"] = "203.0.114.7"
    assert anna.get("me").status_code == 200
    assert order(server, "ban", "--address", "203.0.113.9/24", "--for", "2d") == 0
    eventually(lambda: anna.get("me").status_code == 403, "the address is not banned")
    assert error(anna.get("games")) == "banned-address"
    assert anna.get("texts/server/cs").status_code == 200  # in which the sentence is said
    assert ben.get("me").status_code == 200
    assert order(server, "unban", "--address", "203.0.113.0/24") == 0
    eventually(lambda: anna.get("me").status_code == 200, "the address is still banned")
    assert order(server, "ban", "--address", "127.0.0.1") == 0
    table = ben.create("me", "hotseat")["id"]
    eventually(lambda: server.visitor().get("me").status_code == 403, "the address is not banned")
    assert ben.sit(table).heard[-1]["error"]["id"] == "refused-banned-address"


@STORES
def test_a_muted_person_plays_without_a_word(servers: Callable[[str], list[Server]], kind: str) -> None:
    server = servers(kind)[-1]
    anna = account(server, "Anna")
    made = anna.create("me", "hotseat")
    with anna.sit(made["id"], cookie=True) as seat:
        seat.until_version(0)
        assert seat.ask("chat", text="hello")["type"] == "done"
        assert order(server, "mute", "Anna", "--for", "1w") == 0
        eventually(lambda: seat.ask("chat", text="hello")["type"] == "refused", "she still speaks")
        assert refused(seat.ask("chat", text="hello")) == "muted"
        assert seat.move()["type"] == "done"
        assert error(anna.http.put("/api/me", json={"name": "Rude"})) == "muted"
        assert error(anna.post("tables", wish(title="Rude"))) == "muted"
        assert error(anna.post("tables", wish(seats=[{"kind": "me", "name": "Rude"}, {"kind": "open"}]))) == "muted"
        open_table = server.visitor().create("me", "open")["id"]
        assert error(anna.post(f"tables/{open_table}/join", {"name": "Rude"})) == "muted"
        anna.made(f"tables/{open_table}/join", {"name": "Anna"})
        anna.made("tables", wish())
        assert order(server, "unmute", "Anna") == 0
        eventually(lambda: seat.ask("chat", text="hello")["type"] == "done", "she is still muted")


@STORES
def test_other_names_and_titles_everywhere(servers: Callable[[str], list[Server]], kind: str) -> None:
    first, *others = servers(kind)
    last = others[0] if others else first
    anna, ben = account(first, "Anna"), server_visitor(last, "Ben")
    table = anna.create("me", "open", title="Rude title", options={"short": "no"})["id"]
    ben.made(f"tables/{table}/join", {})
    with anna.sit(table, cookie=True) as seat, ben.sit(table, cookie=True) as other:
        seat.until_version(0)
        assert other.ask("chat", text="hm")["type"] == "done"
        assert order(first, "rename", "Ben", "Anna", "--reason", "rude") == 0  # a name that she has already
        assert order(first, "retitle", table, "Friday") == 0
        for one in (seat, other):
            one.until(lambda now: now["title"] == "Friday" and named(now) == {"Anna", "Anna 2"})
        mover = seat if seat.table["ask"]["choices"] else other
        mover.until(lambda now: now["ask"] and now["ask"]["choices"])
        assert mover.move()["type"] == "done"
        assert other.table["chat"][-1]["name"] == "Anna 2"
    listed = anna.get(f"tables/{table}").json()
    assert listed["title"] == "Friday" and {one["name"] for one in listed["seats"]} == {"Anna", "Anna 2"}
    assert ben.get("me").json()["name"] == "Anna"
    eventually(lambda: "Ben" not in str(rows(first, "SELECT summary FROM tables")), "an old summary is left")
    assert "Ben" not in str(rows(first, "SELECT data FROM events"))
    sound(first)


def named(table: dict[str, Any]) -> set[str]:
    return {seat["name"] for seat in table["seats"]}


def server_visitor(server: Server, name: str) -> Visitor:
    made = server.visitor()
    assert made.http.put("/api/me", json={"name": name}).status_code == 200
    return made


@STORES
def test_a_game_is_closed_and_a_table_deleted(
    servers: Callable[[str], list[Server]], kind: str, capsys: pytest.CaptureFixture[str]
) -> None:
    first, *others = servers(kind)
    anna = (others[0] if others else first).visitor()
    table = anna.create("me", "hotseat", options={"short": "no"})["id"]
    with anna.sit(table, cookie=True) as seat:
        seat.until_version(0)
        seat.move()
        assert order(first, "close", table) == 0
        seat.until(lambda now: now["status"] == "finished")
        assert refused(seat.ask("move", seat=0, version=1, code=0)) == "not-running"
        sound(first)
        assert order(first, "close", table) == 2
        assert "No game is running" in capsys.readouterr().err
        assert order(first, "delete-table", table) == 0
        assert seat.ended() == 1008
        assert seat.heard[-1]["error"]["id"] == "refused-no-table"
    assert error(anna.get(f"tables/{table}")) == "no-table"
    assert anna.sit(table).heard[-1]["error"]["id"] == "refused-no-table"
    for name in ("events", "chairs", "tables"):
        assert rows(first, f"SELECT count(*) FROM {name}") == [(0,)]
    assert "Traceback" not in first.log.read_text()


def test_a_deleted_person_leaves_the_games(launch: Launch) -> None:
    server = launch()
    anna, ben = account(server, "Anna"), server_visitor(server, "Ben")
    table = anna.create("me", "open", options={"short": "no"})["id"]
    ben.made(f"tables/{table}/join", {})
    with ben.sit(table, cookie=True) as seat, anna.sit(table, cookie=True) as hers:
        seat.until_version(0)
        assert order(server, "delete-user", "Anna") == 0
        assert hers.ended() == 1008
        seat.until(lambda now: "Anna" not in named(now))
        assert seat.table["status"] == "running"
    assert anna.get("me").json()["account"] is None
    assert error(server.visitor().post("login", {"name": "Anna", "password": PASSWORD})) == "login"
    with anna.sit(table, cookie=True) as stranger:
        assert stranger.table["you"] == []
    found = rows(server, "SELECT data FROM events") + rows(server, "SELECT name, notices FROM visitors")
    assert "Anna" not in str(found)
    sound(server)


def test_a_new_password(launch: Launch, capsys: pytest.CaptureFixture[str]) -> None:
    server = launch()
    anna = account(server, "Anna")
    table = anna.create("me", "hotseat")["id"]
    with anna.sit(table, cookie=True) as seat:
        capsys.readouterr()
        assert order(server, "reset", "Anna") == 0
        password = capsys.readouterr().out.split()[-1]
        assert seat.ended() == 1008
        assert seat.heard[-1]["error"]["id"] == "refused-logged-out"
    assert anna.get("me").json()["account"] is None
    assert error(anna.post("login", {"name": "Anna", "password": PASSWORD})) == "login"
    assert anna.made("login", {"name": "Anna", "password": password})["account"] == "Anna"
    assert order(server, "logout", "Anna") == 0
    assert anna.get("me").json()["account"] is None
    assert password not in str(rows(server, "SELECT details FROM admin_log"))
    assert order(server, "reset", rows(server, "SELECT id FROM visitors")[-1][0] + "x") == 2


@STORES
def test_what_nobody_touches_goes_in_the_end(launch: Launch, kind: str, capsys: pytest.CaptureFixture[str]) -> None:
    server = launch(kind)
    anna, ben, cleo, dan = account(server, "Anna"), *(server_visitor(server, name) for name in ("Ben", "Cleo", "Dan"))
    old = [ben.create("me", "hotseat", options={"short": "no"})["id"], ben.create("me", "open")["id"]]
    played = ben.create("me", "hotseat", options={"short": "no"})["id"]
    kept = anna.create("me", "open")["id"]
    for table in (old[0], played):
        with ben.sit(table, cookie=True) as seat:
            seat.until_version(0)
    assert order(server, "close", old[0]) == 0
    watcher = anna.sit(old[0])
    with opened(server.settings.database) as database, database.writing() as db:
        now = db.execute(text("SELECT max(updated) FROM tables")).scalar_one()
        for name in ("Ben", "Cleo", "Anna"):
            one = deeds.one_user(db, name)
            db.execute(update(visitors).where(visitors.c.id == one).values(created=now - 100 * DAY))
            since = now - 100 * DAY  # with an account, that is too long ago
            db.execute(update(sessions).where(sessions.c.visitor == one).values(created=since, used=since))
        for table in (*old, played):
            db.execute(update(tables).where(tables.c.id == table).values(updated=now - 91 * DAY))
    before = {name: rows(server, f"SELECT * FROM {name}") for name in ("tables", "visitors", "sessions", "events")}
    capsys.readouterr()
    assert order(server, "prune", "--older-than", "90d", "--dry-run") == 0
    dry = capsys.readouterr().out.splitlines()
    assert before == {name: rows(server, f"SELECT * FROM {name}") for name in before}
    assert order(server, "prune", "--older-than", "90d") == 0
    assert capsys.readouterr().out.splitlines() == dry[:-1]
    assert dry[:-1] == [
        "expired sessions: 1",
        "finished tables: 1",
        "open tables: 1",
        "lessons and puzzles: 0",
        "visitors without games: 1",
    ]
    assert watcher.ended() == 1008
    assert {row[0] for row in rows(server, "SELECT id FROM tables")} == {played, kept}
    assert {row[0] for row in rows(server, "SELECT name FROM visitors")} == {"Anna", "Ben", "Dan"}
    assert cleo.get("me").json()["name"] == "" and dan.get("me").json()["name"] == "Dan"
    assert order(server, "prune", "--older-than", "90d", "--only", "running,visitors") == 0
    assert {row[0] for row in rows(server, "SELECT id FROM tables")} == {kept}
    assert {row[0] for row in rows(server, "SELECT name FROM visitors")} == {"Anna", "Dan"}
    assert order(server, "prune", "--older-than", "90d", "--only", "everything") == 2


@STORES
def test_the_log_only_grows(launch: Launch, kind: str) -> None:
    server = launch(kind)
    account(server, "Anna")
    assert order(server, "ban", "Anna") == 0
    for verb in ("UPDATE admin_log SET reason = 'none'", "DELETE FROM admin_log"):
        database = Database(server.settings.database)
        with pytest.raises(DBAPIError, match="only grows"), database.engine.begin() as db:
            db.execute(text(verb))
        database.close()
    assert len(rows(server, "SELECT * FROM admin_log")) == 1


def test_lists_have_pages(launch: Launch, capsys: pytest.CaptureFixture[str]) -> None:
    server = launch()
    anna = account(server, "Anna")
    for number in range(5):
        anna.create("me", "open", title=f"Friday {number}")
    assert order(server, "mute", "Anna", "--for", "7d", "--reason", "loud") == 0

    def listed(*words: str) -> Any:
        capsys.readouterr()
        assert order(server, *words, "--json") == 0
        return json.loads(capsys.readouterr().out)

    found = listed("tables", "friday", "--size", "2", "--page", "3")
    assert (found["page"], found["pages"], found["total"], len(found["tables"])) == (3, 3, 5, 1)
    assert found["tables"][0]["title"] == "Friday 0" and found["tables"][0]["players"] == ["Anna", ""]
    assert listed("tables", "Friday 3")["total"] == 1
    assert listed("tables", "%")["total"] == 0  # not a pattern
    assert listed("tables", "--status", "running")["total"] == 0
    assert listed("tables", "--user", "Anna")["total"] == 5
    person = listed("users", "ANN")["users"][0]
    assert (person["name"], person["account"], person["tables"], person["muted"]) == ("Anna", "Anna", 5, True)
    assert listed("users", "--only", "banned")["total"] == 0
    assert listed("sessions", "Anna")["total"] == 1
    assert "secret_hash" not in str(listed("sessions"))
    line = listed("log", "Anna")["log"][0]
    assert (line["what"], line["subject"], line["reason"]) == ("mute", person["id"], "loud")
    for words in (["users"], ["tables"], ["sessions"], ["log"]):
        assert order(server, *words) == 0
        said = capsys.readouterr().out
        assert "Page 1 of 1" in said
    assert f"until={moment(line['details']['until'])} " in said  # for people; scripts get seconds


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["ban", "Nobody"], "There is nobody called Nobody here."),
        (["ban"], "Give a person or --address, one of the two."),
        (["ban", "Twin"], "Several people are called Twin. Give the id, which wharfinger admin users shows."),
        (["ban", "--address", "home"], "home isn’t an address or a network, such as 203.0.113.7 or 203.0.113.0/24."),
        (["unban", "Anna"], "isn’t banned."),
        (["unmute", "Anna"], "isn’t muted."),
        (["rename", "Anna", "a,b"], "Names have 1 to 60 characters and no commas."),
        (["reset", "Zoe"], "has no account, so there is no password to reset."),
        (["retitle", "nothing", "Friday"], "There is no table nothing."),
        (["close", "nothing"], "There is no table nothing."),
        (["delete-table", "nothing"], "There is no table nothing."),
    ],
)
def test_bad_orders_change_nothing(
    server: Server, words: list[str], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    if server.visitor().post("account", {"name": "Anna", "password": PASSWORD}).status_code == 201:
        for name in ("Twin", "Twin", "Zoe"):
            server_visitor(server, name)
    before = rows(server, "SELECT count(*) FROM admin_log")
    capsys.readouterr()
    assert order(server, *words) == 2
    said = capsys.readouterr().err.strip()
    assert said.endswith(sentence) and len(said.splitlines()) == 1
    assert rows(server, "SELECT count(*) FROM admin_log") == before


def test_databases_that_cannot_be_used(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert main(["admin", "users", "--database", f"sqlite:///{tmp_path / 'none.sqlite'}"]) == 2
    assert "There is no database" in capsys.readouterr().err
    assert not list(tmp_path.iterdir())
    assert main(["admin", "users", "--database", "postgresql://nobody@127.0.0.1:1/none"]) == 2
    assert len(capsys.readouterr().err.strip().splitlines()) == 1
    monkeypatch.setattr(migrate, "DRIVERS", ("not_installed",))
    assert main(["admin", "users", "--database", "postgresql://nobody@127.0.0.1:1/none"]) == 2
    assert 'pip install "wharfinger[postgres]"' in capsys.readouterr().err
