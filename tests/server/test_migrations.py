"""Databases that earlier versions left: each is brought to the present schema, and its games go on or say why not."""

from __future__ import annotations

import contextlib
import gzip
import sqlite3
import subprocess
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import inspect, text

from wharfinger.kernel import registry
from wharfinger.server.store.migrate import migrate
from wharfinger.server.store.offline import Database, head, revision, revisions
from wharfinger.server.store.schema import metadata
from wharfinger.server.tables.folded import Header

from .conftest import Databases, Launch
from .old_databases.make import PASSWORD, REVISIONS, WEBHOOK
from .player import Visitor
from .servers import apart
from .test_refusals import refused

HERE = Path(__file__).with_name("old_databases")
SCHEMAS = sorted(REVISIONS)
OTHER_SEEDS = "0004"
"""The first of these schemas whose games were dealt from seeds as they are today."""


@pytest.fixture
def old(databases: Databases, postgres_programs: Path) -> Callable[[str, str], str]:
    """A database of an earlier schema, as its code left it."""

    def make(kind: str, schema: str) -> str:
        url = databases(kind)
        if kind == "sqlite":
            packed = (HERE / f"{schema}.sqlite.gz").read_bytes()
            Path(url.removeprefix("sqlite:///")).write_bytes(gzip.decompress(packed))
        else:
            script = gzip.decompress((HERE / f"{schema}.sql.gz").read_bytes())
            order = [postgres_programs / "psql", "--quiet", "--set=ON_ERROR_STOP=1", "--single-transaction", url]
            subprocess.run(order, input=script, check=True, capture_output=True)
        return url

    return make


def content(url: str, *names: str) -> dict[str, list[tuple[Any, ...]]]:
    database = Database(url)
    try:
        with database.reading() as db:
            return {name: [tuple(row) for row in db.execute(text(f"SELECT {name}"))] for name in names}
    finally:
        database.close()


def test_every_schema_before_the_present_has_a_database() -> None:
    made = {file.name.split(".")[0] for file in HERE.glob("*.gz")}
    assert made == set(SCHEMAS)
    assert set(SCHEMAS) == set(revisions()) - {head()}
    with contextlib.closing(sqlite3.connect(":memory:")) as db:
        for schema in SCHEMAS:
            db.deserialize(gzip.decompress((HERE / f"{schema}.sqlite.gz").read_bytes()))
            assert db.execute("SELECT version_num FROM alembic_version").fetchall() == [(schema,)]
            assert dict(db.execute("SELECT status, count(*) FROM tables GROUP BY status").fetchall()) == {
                "waiting": 4, "running": 4, "finished": 2
            }  # fmt: skip


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
@pytest.mark.parametrize("schema", SCHEMAS)
def test_nothing_is_lost_on_the_way(old: Callable[[str, str], str], kind: str, schema: str) -> None:
    url = old(kind, schema)
    kept = (
        "id, header, creator, created, status, updated, summary FROM tables ORDER BY id",
        "table_id, seq, kind, data, at FROM events ORDER BY table_id, seq",
        "table_id, chair, key_hash, visitor FROM chairs ORDER BY table_id, chair",
        "id, name, created FROM visitors ORDER BY id",
        "folded, name, password, visitor FROM accounts ORDER BY folded",
        "secret_hash, visitor FROM sessions ORDER BY secret_hash",
    )
    if schema >= "0007":
        kept += ("code_hash, visitor FROM recovery_codes ORDER BY code_hash",)
    if schema >= "0008":
        kept += ("what, kind, subject, at, until, reason FROM sanctions", "who, what, subject, reason FROM admin_log")
    before = content(url, *kept)
    assert all(before.values())
    apart(lambda: migrate(url))
    assert content(url, *kept) == before
    notices = content(url, "notices FROM visitors WHERE name = 'Anna'")
    ((entries,),) = next(iter(notices.values()))
    (entry,) = msgspec.json.decode(entries)
    assert (entry["service"], entry["fields"]) == (
        "discord",
        {"webhook": f"https://discord.com/api/webhooks/{WEBHOOK}"},
    )
    database = Database(url)
    with database.reading() as db:
        assert revision(db) == head()
        for table in metadata.sorted_tables:
            assert {column["name"] for column in inspect(db).get_columns(table.name)} == set(table.columns.keys())
    database.close()


def sit_everywhere(url: str) -> None:
    """Anna gets Ben's seats too, so that it is always her turn."""
    database = Database(url)
    with database.writing() as db:
        anna = "(SELECT visitor FROM accounts WHERE name = 'Anna')"
        db.execute(text(f"UPDATE chairs SET visitor = {anna} WHERE visitor IS NOT NULL"))
    database.close()


def known(header: Header) -> bool:
    """Whether this version plays the games of a table."""
    definition = registry.game(header.game).definition
    return (header.rules, header.components) == (definition.version, definition.components.mark)


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
@pytest.mark.parametrize("schema", SCHEMAS)
def test_games_go_on_or_say_why_not(launch: Launch, old: Callable[[str, str], str], kind: str, schema: str) -> None:
    database = old(kind, schema)
    sit_everywhere(database)
    server = launch(database=database)
    anna = Visitor(server.address)
    assert anna.made("login", {"name": "Anna", "password": PASSWORD})["account"] == "Anna"
    mine = {table["id"]: table for table in anna.get("tables?scope=mine").json()["tables"]}
    assert len(mine) == 10
    headers = next(iter(content(server.settings.database, "id, header FROM tables").values()))
    played = set()
    for name, written in headers:
        header = msgspec.json.decode(written, type=Header)
        if header.game == "tiny" and schema < OTHER_SEEDS:
            continue  # the tests' own game has not had a version for that
        shown = mine[name]
        with anna.sit(name, cookie=True) as seat:
            if shown["status"] == "waiting":
                assert seat.table["status"] == "waiting"
            elif known(header):
                assert seat.table["status"] == shown["status"]
                assert seat.table["version"] == shown["version"]
                if seat.table["ask"] and seat.table["ask"]["choices"]:
                    assert seat.move()["type"] == "done"
                    seat.until_version(shown["version"] + 1)
                    played.add(header.game)
            else:
                assert (seat.table["status"], seat.table["view"]) == ("stuck", None)
                reason = seat.table["notices"][-1]["args"]["reason"]
                assert reason["id"] == "stuck-rules" and reason["args"]["made"] == header.rules
                assert refused(seat.ask("move", seat=0, version=0, code=0)) == "not-running"
    assert played or schema < OTHER_SEEDS
    assert anna.create("me", "hotseat")["id"] not in mine
    assert "Traceback" not in server.log.read_text()
