"""The tables in memory and what is on disk: they never part, whatever goes wrong between them."""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text

import tests.cases  # noqa: F401  (registers the tiny game)
from wharfinger.server.config import Settings
from wharfinger.server.errors import Refused
from wharfinger.server.garbage import Tidying
from wharfinger.server.http.creating import new_table
from wharfinger.server.messages.client import Client
from wharfinger.server.messages.wire import NewTable, SeatWish
from wharfinger.server.state import State
from wharfinger.server.store import operations as ops
from wharfinger.server.store.migrate import migrate
from wharfinger.server.store.operations import VisitorRow
from wharfinger.server.tables import hub as hubs
from wharfinger.server.tables.hub import Hub
from wharfinger.server.tables.open_table import OpenTable

from .servers import apart

ANNA = VisitorRow("anna", "Anna", "[]", None)
WISH = NewTable("tiny", [SeatWish("me"), SeatWish("hotseat")], options={"short": "no"}, seed=1)


def inside(folder: Path, work: Callable[[State], Awaitable[None]]) -> None:
    """Run something beside the parts of a server."""
    settings = Settings(database=f"sqlite:///{folder}/t.sqlite")
    migrate(settings.database)

    async def main() -> None:
        state = State(settings)
        state.hub.ready.done.add("tiny")
        await state.hub.start()
        try:
            await work(state)
        finally:
            await state.hub.stop()
            gc.unfreeze()

    apart(lambda: asyncio.run(main()))


async def begun(state: State) -> str:
    made = await new_table(WISH, ANNA).carry_out(state)
    live = await state.hub.get(made.id)
    await dealt(state.hub, live)
    return made.id


async def dealt(hub: Hub, live: OpenTable) -> None:
    """Wait until a game has begun, on disk too."""
    while live.table.status == "waiting":
        await asyncio.sleep(0)
    async with hub.lock(live):
        pass


async def play(hub: Hub, table: str) -> None:
    async with hub.hold(table) as live:
        position = live.table.position
        assert position is not None
        await hub.change(live, ("move", {"seat": position.actor, "code": position.legal_codes()[0]}))


def test_a_move_that_could_not_be_written_leaves_no_hole(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def broken(*_: Any, **__: Any) -> Any:
        raise OSError("the database is away")

    async def work(state: State) -> None:
        hub, table = state.hub, await begun(state)
        await play(hub, table)
        with monkeypatch.context() as away:  # neither writing nor reading again what is true
            away.setattr(state.store, "writing", broken)
            away.setattr(state.store, "reading", broken)
            for _ in range(2):
                with pytest.raises(Refused):
                    await play(hub, table)
        assert hub.live[table].stale
        for version in (2, 3):
            await play(hub, table)
            assert hub.live[table].table.version == version
        rows = await state.store.read(ops.load_table, table)
        assert rows is not None
        assert [row.seq for row in rows.events] == list(range(len(rows.events)))
        hub.live.clear()
        assert (await hub.get(table)).table.version == 3

    inside(tmp_path, work)


def test_memory_is_bounded(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hubs, "KEPT", 5)

    async def work(state: State) -> None:
        for number in range(20):
            with pytest.raises(Refused):
                await state.hub.get(f"nothing{number}")
        assert not state.hub.loading
        tables = [await begun(state) for _ in range(12)]
        await asyncio.sleep(0)
        assert len(state.hub.live) <= 6
        assert (await state.hub.get(tables[0])).table.status == "running"

    inside(tmp_path, work)


def test_a_table_is_made_whole_or_not_at_all(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(state: State) -> None:
        with monkeypatch.context() as away:
            away.setattr(ops, "_append", text("INSERT INTO nowhere VALUES (1)"))
            with pytest.raises(Refused, match="database"):
                await new_table(WISH, ANNA).carry_out(state)
        assert not state.hub.live
        assert await state.store.read(ops.list_tables, "waiting", None) == []
        assert await state.store.read(ops.list_tables, "mine", "anna") == []

    inside(tmp_path, work)


def test_a_table_past_its_deadline_is_looked_at_once(tmp_path: Path) -> None:
    async def work(state: State) -> None:
        from wharfinger.server.messages.wire import Correspondence

        wish = NewTable("tiny", WISH.seats, options={"short": "no"}, seed=1, pace=Correspondence(1.0))
        made = await new_table(wish, ANNA).carry_out(state)
        live = await state.hub.get(made.id)
        await dealt(state.hub, live)
        state.clock.shift += 100_000
        assert await state.store.read(ops.unfinished, state.clock(), False) == [made.id]
        await state.hub._check_deadline(live)
        assert live.table.late == live.table.actor
        assert await state.store.read(ops.unfinished, state.clock(), False) == []
        await play(state.hub, made.id)
        state.clock.shift += 100_000
        if live.table.status == "running":
            assert await state.store.read(ops.unfinished, state.clock(), False) == [made.id]

    inside(tmp_path, work)


def test_garbage_is_collected_in_quiet_moments_only(monkeypatch: pytest.MonkeyPatch) -> None:
    done: list[int] = []
    monkeypatch.setattr(gc, "collect", lambda: done.append(1))
    tidying = Tidying()
    tidying.look()
    assert not done
    for _ in range(3):
        tidying.changed()
        tidying.look()
    assert not done
    tidying.look()
    tidying.look()
    assert len(done) == 1


def test_who_hangs_up_is_heard_at_once() -> None:
    class Quiet:
        """A connection on which nobody says anything."""

        async def receive_data(self, mode: str) -> str:
            await asyncio.Event().wait()
            return mode

    async def main() -> None:
        client = Client(Quiet())  # type: ignore[arg-type]  # nothing of a socket but what it is asked here
        hearing = asyncio.create_task(client.hear())
        await asyncio.sleep(0)
        client.end(Refused("slow"))
        assert await hearing is None
        assert await client.hear() is None

    apart(lambda: asyncio.run(main()))
