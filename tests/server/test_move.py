"""`wharfinger move-database`: every row arrives, in either direction, or none does."""

from __future__ import annotations

from typing import Any

import pytest
from sqlalchemy import select, text

from wharfinger.cli.main import main
from wharfinger.kernel.errors import BadOption
from wharfinger.server.store import moving
from wharfinger.server.store.offline import Database
from wharfinger.server.store.operations import keep_evaluation, take_token
from wharfinger.server.store.schema import metadata

from .conftest import Databases, Launch
from .player import Visitor
from .servers import Server, apart
from .test_check import played

FILLED = (
    *("tables", "events", "chairs", "evaluations", "limits"),
    *("visitors", "sessions", "accounts", "sanctions", "admin_log"),
)


def content(url: str) -> dict[str, list[Any]]:
    """Everything in a database."""
    database = Database(url)
    try:
        with database.reading() as db:
            return {
                table.name: sorted(tuple(row) for row in db.execute(select(table))) for table in metadata.sorted_tables
            }
    finally:
        database.close()


def filled(server: Server) -> tuple[str, str]:
    """A server's database with something in every table; the id of a game that goes on, and of its player."""
    anna = server.visitor()
    anna.made("account", {"name": "Änna 東京", "password": "seven quiet quays"})
    table = played(anna, 4)
    anna.create("me", "open", title="Waiting", pace={"kind": "correspondence", "days": 3})
    database = Database(server.settings.database)
    with database.writing() as db:
        keep_evaluation(db, table, 3, '{"x":0.1}')
        take_token(db, "key", 1.0, 2.5, 1234.567)
    database.close()
    where = ["--database", server.settings.database]
    assert main(["admin", "ban", "--address", "192.0.2.0/24", *where]) == 0
    assert main(["admin", "mute", "änna 東京", "--for", "1d", *where]) == 0
    server.kill()
    return table, anna.http.cookies["wharfinger"]


@pytest.mark.parametrize(("old", "new"), [("sqlite", "postgres"), ("postgres", "sqlite"), ("sqlite", "sqlite")])
def test_every_row_arrives(launch: Launch, databases: Databases, old: str, new: str) -> None:
    server = launch(old)
    table, cookie = filled(server)
    source, target = server.settings.database, databases(new)
    before = content(source)
    assert all(before[name] for name in FILLED)
    assert apart(lambda: main(["move-database", source, target])) == 0
    assert content(target) == before == content(source)
    moved = launch(database=target)
    anna = Visitor(moved.address)
    anna.http.cookies.set("wharfinger", cookie)
    assert anna.get("me").json()["account"] == "Änna 東京"
    with anna.sit(table, cookie=True) as seat:
        seat.until_version(4)
        assert seat.move()["type"] == "done"
    assert main(["admin", "unmute", "Änna 東京", "--database", target]) == 0  # the log counts on
    assert [line[0] for line in content(target)["admin_log"]] == [1, 2, 3]


def test_what_is_refused(launch: Launch, databases: Databases, monkeypatch: pytest.MonkeyPatch) -> None:
    server = launch()
    anna = server.visitor()
    anna.create("me", "open")
    source, target, full = server.settings.database, databases("postgres"), launch("postgres")
    full.visitor().create("me", "open", title="Here first")
    full.kill()
    with pytest.raises(BadOption, match="in use"):
        apart(lambda: moving.move(source, target))
    server.kill()
    before = content(full.settings.database)
    with pytest.raises(BadOption, match="isn’t empty"):
        apart(lambda: moving.move(source, full.settings.database))
    assert content(full.settings.database) == before
    with pytest.raises(BadOption, match="same database"):
        moving.move(source, source)
    with pytest.raises(BadOption, match="There is no database"):
        moving.move(f"{source}x", target)
    with monkeypatch.context() as broken:
        broken.setattr(moving, "digest", lambda db, table: f"{db.dialect.name} {table.name}")
        with pytest.raises(BadOption, match="differs from the original"):
            apart(lambda: moving.move(source, target))
    assert not any(content(target).values())  # it stopped after the first table
    apart(lambda: moving.move(source, target))  # and can be done again
    assert content(target) == content(source)


def test_halfway(launch: Launch, databases: Databases, monkeypatch: pytest.MonkeyPatch) -> None:
    server = launch()
    filled(server)
    target = databases("postgres")

    def fail(done: int, total: int) -> None:
        if done > total // 2:
            raise OSError(28, "No space left on device")

    with pytest.raises(BadOption, match="No space left"):
        apart(lambda: moving.move(server.settings.database, target, fail))
    assert not any(content(target).values())
    database = Database(target)
    with database.reading() as db:
        assert db.execute(text("SELECT count(*) FROM alembic_version")).scalar_one() == 1
    database.close()
