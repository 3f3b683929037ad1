"""Several processes on one PostgreSQL database; and the stores themselves."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest
from sqlalchemy import create_engine, inspect

from wharfinger.server.store import Conflict, Store, open_store
from wharfinger.server.store import operations as ops
from wharfinger.server.store.migrate import engine_url, migrate
from wharfinger.server.store.operations import MOST_TOLD, EventRow, Face, News, TableChange, TableRows
from wharfinger.server.store.schema import metadata

from .conftest import Databases, Launch
from .player import SECONDS, Seat, Visitor, all_at_once
from .servers import ROOT, apart, eventually, free_port
from .test_refusals import refused


def present(seat: Seat) -> set[int]:
    """Who is at the table, as a client was last told."""
    for told in reversed(seat.heard):
        if told["type"] == "presence":
            return set(told["seats"])
        if told["type"] == "table":
            return {one["seat"] for one in told["seats"] if one["online"]}
    return set()


def test_two_workers_see_each_others_moves(launch: Launch, databases: Databases) -> None:
    database = databases("postgres")
    first, second = launch(database=database), launch(database=database)
    anna, ben = first.visitor(), second.visitor()
    table = anna.create("me", "open")["id"]
    one = anna.sit(table, cookie=True)
    ben.made(f"tables/{table}/join", {"name": "Ben"})
    two = ben.sit(table, cookie=True)
    one.until_version(0)
    two.until_version(0)
    assert refused(one.ask("replace", seat=two.table["you"][0], bot="random")) == "replace"  # is here, at the other
    for client in (one, two):
        client.until(lambda _, client=client: present(client) == {0, 1})
    one.ask("chat", text="over here")
    two.until(lambda _: any(said["type"] == "chat" for said in two.heard))
    while one.table["status"] == "running":
        mover, other = (one, two) if one.table["ask"]["choices"] else (two, one)
        version = mover.table["version"]
        assert mover.move()["type"] == "done"
        other.until_version(version + 1)
        mover.until_version(version + 1)
        assert one.table["stamp"] == two.table["stamp"]
    assert one.table["result"] == two.table["result"] is not None
    two.close()
    one.until(lambda _: present(one) == set(one.table["you"]))
    one.close()


def test_one_seat_at_two_workers_moves_once(launch: Launch, databases: Databases) -> None:
    database = databases("postgres")
    first, second = launch(database=database), launch(database=database)
    anna = first.visitor()
    made = anna.create("me", "hotseat", "hotseat")
    keys = [entry["key"] for entry in made["keys"]]
    clients = [anna.sit(made["id"], *keys), Visitor(second.address).sit(made["id"], *keys)]
    for client in clients:
        client.until_version(0)
    for version in range(4):
        for client in clients:
            client.until_version(version)
        answers = all_at_once(*clients)
        assert sorted(str(answer["type"]) for answer in answers) == ["done", "refused"]
        assert {refused(answer) for answer in answers if answer["type"] == "refused"} == {"stale"}
    for client in clients:
        client.close()


def answers(visitor: Visitor) -> bool:
    try:
        return visitor.get("me").status_code == 200
    except httpx.TransportError:
        return False


@contextmanager
def command(folder: Path, *words: str, **environment: str) -> Iterator[Visitor]:
    """`wharfinger serve` as a process of its own, and somebody who visits it."""
    port = free_port()
    process = subprocess.Popen(
        [sys.executable, "-m", "wharfinger.cli.main", "serve", "--port", str(port), "--no-open", *words],
        cwd=ROOT,
        env={**os.environ, "WHARFINGER_GAMES": "tiny=tests.tiny", "WHARFINGER_RATE": "0", **environment},
        stdout=subprocess.PIPE,
        stderr=(folder / "log").open("w"),
        text=True,
        start_new_session=True,
    )
    try:
        assert process.stdout is not None
        assert f"http://127.0.0.1:{port}" in process.stdout.readline()
        visitor = Visitor(f"http://127.0.0.1:{port}")
        eventually(lambda: answers(visitor), "the server does not answer")
        yield visitor
    finally:
        os.killpg(process.pid, signal.SIGTERM)
        try:
            process.wait(SECONDS)
        except subprocess.TimeoutExpired:
            os.killpg(process.pid, signal.SIGKILL)


def test_the_command_with_two_workers(databases: Databases, tmp_path: Path) -> None:
    with command(tmp_path, "--database", databases("postgres"), "--workers", "2") as anna:
        made = anna.create("me", "hotseat")
        keys = [entry["key"] for entry in made["keys"]]
        clients = [anna.sit(made["id"], *keys) for _ in range(6)]  # whichever worker each of them meets
        for client in clients:
            client.until_version(0)
        for version in range(3):
            assert clients[version].move()["type"] == "done"
            for client in clients:
                client.until_version(version + 1)
        for client in clients:
            client.close()


def test_compiling_a_game_holds_nobody_up(databases: Databases, tmp_path: Path) -> None:
    with command(
        tmp_path, "--database", databases("sqlite"), WHARFINGER_CACHE=str(tmp_path / "cache"), WHARFINGER_JIT="1"
    ) as anna:
        made = anna.create("me", "hotseat")
        with anna.sit(made["id"], cookie=True) as seat:
            while seat.table["status"] == "waiting":
                seat.hear()
            assert seat.table["speed"] is not None  # it is played as plain Python
            assert seat.move()["type"] == "done"
            assert anna.get("progress").json()["games"]
            assert seat.move()["type"] == "done"


# -- stores --------------------------------------------------------------------------------------------------------

FACE = Face("running", 1.0, None, False, '{"chairs":[]}')


def test_migrations_make_the_schema_from_nothing(store: str, databases: Databases) -> None:
    database = databases(store)
    apart(lambda: migrate(database))
    apart(lambda: migrate(database))  # a second time changes nothing

    def columns(inspected: object) -> dict[str, set[str]]:
        found = inspect(inspected)
        return {  # type: ignore[var-annotated]
            name: {column["name"] for column in found.get_columns(name)}  # type: ignore[attr-defined]
            for name in found.get_table_names()  # type: ignore[attr-defined]
            if name != "alembic_version"
        }

    wanted = {table.name: {column.name for column in table.columns} for table in metadata.sorted_tables}
    if store == "sqlite":
        assert columns(create_engine(database)) == wanted
        return

    async def remote() -> None:
        from sqlalchemy.ext.asyncio import create_async_engine

        engine = create_async_engine(engine_url(database).set(drivername="postgresql+asyncpg"))
        async with engine.connect() as connection:
            assert await connection.run_sync(columns) == wanted
        await engine.dispose()

    apart(lambda: asyncio.run(remote()))


def test_two_writers_of_one_event(store: str, databases: Databases) -> None:
    database = databases(store)
    apart(lambda: migrate(database))

    async def write(opened: Store, number: int) -> bool:
        try:
            await opened.append(TableChange("t", [EventRow(number, "move", "{}", 1.0)], FACE))
        except Conflict:
            return False
        return True

    async def main() -> None:
        opened = open_store(database)
        heard: list[News] = []
        await opened.start(heard.append)
        await opened.write(ops.create_table, TableRows("t", "{}", "v", 0.0, [], []), True, FACE)
        for number in range(10):
            results = await asyncio.gather(*[write(opened, number) for _ in range(5)])
            assert sorted(results) == [False, False, False, False, True]
        assert await opened.read(ops.count_events) == 10
        rows = await opened.read(ops.events_since, "t", 7)
        assert [row.seq for row in rows] == [7, 8, 9]
        if store == "postgres":
            async with asyncio.timeout(SECONDS):  # the word comes over a line of its own
                while not heard or heard[-1].count < 10:
                    await asyncio.sleep(0.01)
            assert heard[-1] == News("t", count=10, events=[EventRow(9, "move", "{}", 1.0)])
            long = EventRow(10, "chat", "x" * MOST_TOLD, 1.0)
            await opened.append(TableChange("t", [long], FACE))
            async with asyncio.timeout(SECONDS):
                while heard[-1].count < 11:
                    await asyncio.sleep(0.01)
            assert heard[-1] == News("t", count=11)  # to be read from the database
        await opened.stop()

    apart(lambda: asyncio.run(main()))


def test_what_cannot_be_written_keeps_nobody_else_from_it(store: str, databases: Databases) -> None:
    """Events that come together are written together; one at a number that is taken fails alone."""
    database = databases(store)
    apart(lambda: migrate(database))

    async def main() -> None:
        opened = open_store(database)
        await opened.start(lambda news: None)
        for name in "abc":
            await opened.write(ops.create_table, TableRows(name, "{}", "v", 0.0, [], []), True, FACE)
        await opened.append(TableChange("b", [EventRow(0, "move", "{}", 1.0)], FACE))
        late = FACE._replace(status="finished")
        results = await asyncio.gather(
            *[opened.append(TableChange(name, [EventRow(0, "move", "{}", 2.0)], late)) for name in "abc"],
            return_exceptions=True,
        )
        assert [type(result) for result in results] == [type(None), Conflict, type(None)]
        for name, at, status in (("a", 2.0, "finished"), ("b", 1.0, FACE.status), ("c", 2.0, "finished")):
            assert [row.at for row in await opened.read(ops.events_since, name, 0)] == [at]
            listed = await opened.read(ops.one_table, name, None)
            assert listed is not None and listed.face.status == status
        await opened.stop()

    apart(lambda: asyncio.run(main()))


def said_by(*words: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "wharfinger.cli.main", "serve", "--no-open", "--port", str(free_port()), *words]
    return subprocess.run(command, check=False, capture_output=True, text=True, cwd=ROOT)


def test_one_sqlite_file_is_for_one_worker(tmp_path: Path) -> None:
    said = said_by("--workers", "2", "--database", f"sqlite:///{tmp_path}/x.sqlite")
    assert said.returncode == 2
    assert said.stderr.count("\n") == 1
    assert "PostgreSQL" in said.stderr or "postgresql" in said.stderr


@pytest.mark.parametrize("url", ["mysql://x/y", "nonsense", "postgresql://127.0.0.1:1/none"])
def test_a_wrong_database_is_said_in_one_sentence(url: str) -> None:
    said = said_by("--database", url)
    assert (said.returncode, said.stderr.count("\n")) == (2, 1)
