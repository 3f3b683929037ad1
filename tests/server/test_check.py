"""`wharfinger check`: every game is replayed, and what was changed, lost or cannot be played is named."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest
from sqlalchemy import text

from wharfinger.cli.main import main
from wharfinger.server.store.offline import Database

from .conftest import Launch
from .player import Visitor
from .servers import Server


def played(anna: Visitor, moves: int) -> str:
    """A table at which so many decisions were made."""
    table: str = anna.create("me", "hotseat", options={"short": "no"}, seed=3)["id"]
    with anna.sit(table, cookie=True) as seat:
        for version in range(moves):
            seat.until_version(version)
            seat.move(seat.table["ask"]["choices"][0]["code"])
        seat.until_version(moves)
    return table


def spoil(server: Server, order: str) -> None:
    database = Database(server.settings.database)
    with database.writing() as db:
        assert db.exec_driver_sql(order).rowcount == 1
    database.close()


Found = Callable[..., tuple[int, dict[str, str]]]


@pytest.fixture
def found(capsys: pytest.CaptureFixture[str]) -> Found:
    """What `check` finds, by table."""

    def look(server: Server, *words: str) -> tuple[int, dict[str, str]]:
        capsys.readouterr()
        code = main(["check", *words, "--json", "--database", server.settings.database])
        told = json.loads(capsys.readouterr().out)
        return code, {bad["table"]: bad["reason"] for bad in told["bad"]}

    return look


TAMPERED = {
    "gone": ("DELETE FROM events WHERE seq = 4", "entry 5 is missing from the database."),
    "unreadable": ("UPDATE events SET data = '{{' WHERE seq = 4", "entry 5 can’t be read."),
    "illegal": ('UPDATE events SET data = \'{{"seat":0,"code":77}}\' WHERE seq = 3', "isn’t legal"),
    "legal": (
        # another decision that was possible too: only the digest knows
        'UPDATE events SET data = \'{{"seat":{seat},"code":{code}}}\' WHERE seq = {last}',
        "its events were changed after they were written.",
    ),
    "time": ("UPDATE events SET at = at - 60 WHERE seq = 4", "its events were changed after they were written."),
    "rules": ('UPDATE tables SET header = replace(header, \'"rules":"1"\', \'"rules":"0"\') WHERE 1 = 1', "version 0"),
    "header": ("UPDATE tables SET header = 'x' WHERE 1 = 1", "its description can’t be read."),
    "summary": (
        "UPDATE tables SET summary = replace(summary, '\"version\":5', '\"version\":6') WHERE 1 = 1",
        "its summary doesn’t fit its events (version).",
    ),
    "status": ("UPDATE tables SET status = 'finished' WHERE 1 = 1", "its summary doesn’t fit its events (status)."),
    "chairs": ("DELETE FROM chairs WHERE chair = 1", "its seats don’t fit the number of players."),
}


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_whatever_was_done_to_a_game_is_found(launch: Launch, kind: str, found: Found) -> None:
    server = launch(kind)  # it runs on meanwhile
    anna = server.visitor()
    good = [played(anna, 5), anna.create("me", "open")["id"], anna.create("random", "me")["id"]]
    spoilt = {name: played(anna, 5) for name in TAMPERED}
    assert found(server) == (0, {})
    last = 2 + 5  # after two who sat down and the beginning
    for name, (order, _) in TAMPERED.items():
        column = "id" if order.startswith("UPDATE tables") else "table_id"
        database = Database(server.settings.database)
        with database.reading() as db:
            wanted = "SELECT data FROM events WHERE table_id = :table AND seq = :last"
            data = json.loads(db.execute(text(wanted), {"table": spoilt[name], "last": last}).scalar_one())
        database.close()
        filled = order.format(seat=data["seat"], code=1 - data["code"], last=last)
        spoil(server, f"{filled} AND {column} = '{spoilt[name]}'")
    code, bad = found(server)
    assert code == 1
    assert set(bad) == set(spoilt.values())
    for name, (_, reason) in TAMPERED.items():
        assert reason in bad[spoilt[name]], name
    assert found(server, *good) == (0, {})
    assert found(server, spoilt["gone"])[0] == 1
    with anna.sit(good[0], cookie=True) as seat:
        seat.until_version(5)
        assert seat.move()["type"] == "done"
    assert found(server, good[0]) == (0, {})


def test_the_sentences(launch: Launch, capsys: pytest.CaptureFixture[str]) -> None:
    server = launch()
    table = played(server.visitor(), 2)
    where = ["--database", server.settings.database]
    assert main(["check", *where]) == 0
    assert capsys.readouterr() == ("Tables checked: 1, damaged: 0.\n", "")  # no bar where there is no terminal
    spoil(server, "DELETE FROM events WHERE seq = 3")
    assert main(["check", *where]) == 1
    lines = [f"Table {table}: entry 4 is missing from the database.", "Tables checked: 1, damaged: 1."]
    assert capsys.readouterr().out.splitlines() == lines
    assert main(["check", "nothing", *where]) == 2
    assert capsys.readouterr().err == "wharfinger: There is no table nothing.\n"
