"""Damaged rows, databases that cannot be written, clocks that go back: one table suffers at most, and it says so."""

from __future__ import annotations

import asyncio
import sqlite3
import subprocess
import sys
from pathlib import Path
from typing import Any

import asyncpg
import pytest
from sqlalchemy import create_engine, text

from wharfinger.kernel.errors import BadOption
from wharfinger.server.clock import Clock
from wharfinger.server.http.creating import clean_line, clean_name
from wharfinger.server.store.migrate import migrate

from .conftest import Databases, Launch
from .player import Visitor
from .servers import ROOT, Server, apart
from .test_lobby import error
from .test_refusals import refused


def damage(server: Server, *orders: str) -> None:
    """Stop a server, do something to its rows, and start it again."""
    server.kill()
    with sqlite3.connect(server.settings.database.removeprefix("sqlite:///")) as db:
        for order in orders:
            db.execute(order)
    server.start()


@pytest.mark.parametrize("column", ["summary = '{'", "summary = '{}'", "header = 'nonsense'", "header = '{}'"])
def test_one_bad_row_does_not_spoil_the_list(launch: Launch, column: str) -> None:
    server = launch()
    anna = server.visitor()
    tables = [anna.create("me", "open")["id"] for _ in range(3)]
    damage(server, f"UPDATE tables SET {column} WHERE id = '{tables[1]}'")
    for scope in ("open", "mine"):
        listed = anna.get(f"tables?scope={scope}")
        assert listed.status_code == 200, listed.text
        assert {entry["id"] for entry in listed.json()["tables"]} == {tables[0], tables[2]}
    assert error(anna.get(f"tables/{tables[1]}")) == "damaged"
    assert anna.get(f"tables/{tables[0]}").status_code == 200
    assert f"table {tables[1]}" in server.log.read_text()
    assert "Traceback" not in server.log.read_text()


def test_a_table_without_a_header_cannot_be_opened(launch: Launch) -> None:
    server = launch()
    anna = server.visitor()
    table = anna.create("me", "open")["id"]
    damage(server, f"UPDATE tables SET header = 'nonsense' WHERE id = '{table}'")
    seat = anna.sit(table, cookie=True)
    assert seat.heard[-1]["error"]["id"] == "refused-damaged"
    assert error(anna.post(f"tables/{table}/join", {})) == "damaged"
    assert "Traceback" not in server.log.read_text()


@pytest.mark.parametrize(
    ("order", "found"),
    [
        ("DELETE FROM events WHERE seq = 4", "stuck-gap"),
        ("UPDATE events SET data = '{' WHERE seq = 4", "stuck-event"),
        ("UPDATE events SET kind = 'nothing' WHERE seq = 4", "stuck-event"),
        ("UPDATE events SET data = '{}' WHERE seq = 4", "stuck-event"),
    ],
)
def test_a_hole_in_a_game_is_found_and_named(launch: Launch, order: str, found: str) -> None:

    server = launch()
    anna = server.visitor()
    table, other = (anna.create("me", "hotseat", options={"short": "no"})["id"] for _ in range(2))
    for one in (table, other):
        with anna.sit(one, cookie=True) as seat:
            for version in range(5):
                seat.until_version(version)
                seat.move()
            seat.until_version(5)
    damage(server, f"{order} AND table_id = '{table}'")
    with anna.sit(table, cookie=True) as seat:
        assert (seat.table["status"], seat.table["view"]) == ("stuck", None)
        told = seat.table["notices"][-1]
        assert told["id"] == "notice-stuck"
        assert told["args"]["reason"] == {"id": found, "args": {"number": 5}}
        assert refused(seat.ask("move", seat=0, version=0, code=0)) == "not-running"
        assert seat.ask("chat", text="what now?")["type"] == "done"  # written behind what is there, not into the hole
    record = anna.get(f"tables/{table}/record")
    assert record.status_code == 200
    assert record.text.count('"kind": "move"') >= 4
    damage(server, "UPDATE tables SET bot_turn = 0")
    with anna.sit(table, cookie=True) as seat:
        assert seat.table["status"] == "stuck"  # still, and for the same reason
        assert seat.table["notices"][-1]["args"]["reason"] == {"id": found, "args": {"number": 5}}
    with anna.sit(other, cookie=True) as seat:
        seat.until_version(5)
        assert seat.move()["type"] == "done"  # only that table is stopped
    assert "Traceback" not in server.log.read_text()


async def close_to_writers(database: str) -> None:
    connection = await asyncpg.connect(database)
    name = await connection.fetchval("SELECT current_database()")
    await connection.execute(f"ALTER DATABASE {name} SET default_transaction_read_only = on")
    await connection.close()


def test_a_database_that_can_only_be_read(databases: Databases) -> None:
    file = databases("sqlite")
    migrate(file)
    read_only = f"sqlite:///file:{file.removeprefix('sqlite:///')}?mode=ro&uri=true"
    remote = databases("postgres")
    apart(lambda: migrate(remote))
    apart(lambda: asyncio.run(close_to_writers(remote)))
    for database in (read_only, remote):
        with pytest.raises(BadOption, match="can only be read"):
            apart(lambda database=database: migrate(database))
    assert not Path("file:").exists()


def test_the_command_says_so_in_one_sentence(databases: Databases) -> None:
    file = databases("sqlite")
    migrate(file)
    read_only = f"sqlite:///file:{file.removeprefix('sqlite:///')}?mode=ro&uri=true"
    words = ["serve", "--database", read_only, "--port", "18765", "--no-open"]
    done = subprocess.run(
        [sys.executable, "-m", "wharfinger.cli.main", *words],
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert done.returncode == 2
    assert done.stderr.strip().endswith("The database can only be read, not written.")
    assert len(done.stderr.strip().splitlines()) == 1


def test_nothing_is_left_of_the_trial(databases: Databases) -> None:
    file = databases("sqlite")
    migrate(file)
    engine = create_engine(file)
    with engine.connect() as db:
        assert db.execute(text("SELECT count(*) FROM limits")).scalar() == 0
    engine.dispose()


class Times:
    """A machine's clocks, set by hand."""

    def __init__(self) -> None:
        self.wall, self.steady = 1000.0, 50.0

    def pass_(self, seconds: float) -> None:
        self.wall += seconds
        self.steady += seconds


def test_a_clock_never_goes_back() -> None:
    times = Times()
    clock = Clock(0.0, lambda: times.wall, lambda: times.steady)
    assert clock() == 1000.0
    times.pass_(10)
    assert clock() == 1010.0
    times.wall -= 3600  # somebody sets it back by an hour
    assert clock() == 1010.0
    times.pass_(100)
    assert clock() == 1060.0  # slowly, so that the two meet again
    times.pass_(7200)
    assert clock() == times.wall
    times.wall += 60  # set on: that is the time
    assert clock() == times.wall
    times.pass_(1)
    assert clock() == times.wall


def test_a_shifted_clock() -> None:
    times = Times()
    clock = Clock(5.0, lambda: times.wall, lambda: times.steady)
    assert clock() == 1005.0
    clock.shift += 100
    assert clock() == 1105.0


@pytest.mark.parametrize(
    ("given", "kept"),
    [
        ("a\u202eb\u2066c\u200fd", "abcd"),
        ("a\x00b", "ab"),
        ("  two\t words\n", "two words"),
        ("\ufeffx\u00a0y\u3000z", "x y z"),
        ("Größe 東京", "Größe 東京"),
        ("\x00\u202e", ""),
    ],
)
def test_titles_and_names_show_what_they_are(anna: Visitor, given: str, kept: str) -> None:
    assert clean_line(given) == kept
    if kept:
        assert clean_name(given) == kept
    made: dict[str, Any] = anna.create("me", "open", title=given)
    assert anna.get(f"tables/{made['id']}").json()["title"] == (kept or "Crates")


def test_one_visitor_takes_one_open_seat(anna: Visitor, ben: Visitor) -> None:
    table = anna.create("me", "open", "open")["id"]
    ben.made(f"tables/{table}/join", {})
    assert error(ben.post(f"tables/{table}/join", {})) == "already-seated"
    assert error(anna.post(f"tables/{table}/join", {})) == "already-seated"
    assert sum(seat["kind"] == "open" for seat in anna.get(f"tables/{table}").json()["seats"]) == 1


def test_seats_are_not_taken_by_the_dozen(launch: Launch) -> None:
    """Without a cookie everybody is new, so that an address has a limit too: a quarter of it here."""
    server = launch(rate=0.25)
    codes = []
    tables = [server.visitor().create("me", "open")["id"] for _ in range(6)]
    for table in tables:
        codes.append(server.visitor().post(f"tables/{table}/join", {}).status_code)
    assert codes[:3] == [201] * 3
    assert 429 in codes
