"""Fair queues: in turn by person and table, and tables that nobody watches wait behind those with people."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import pytest

from wharfinger.server.analysis.pool import Analysts, Search
from wharfinger.server.errors import Refused
from wharfinger.server.http.creating import new_table
from wharfinger.server.messages.wire import NewTable, SeatWish
from wharfinger.server.state import State
from wharfinger.server.store.operations import VisitorRow
from wharfinger.server.workers.fair_queue import PATIENCE, Turns, asking
from wharfinger.server.workers.thinker import Reply, Request

from .servers import apart
from .test_hub import dealt, inside
from .test_seats import _connect


class Queue:
    """Askers at a queue, and the order in which they come in; each goes when it is told to."""

    def __init__(self, most: int, each: int | None = None) -> None:
        self.turns = Turns(most, each)
        self.order: list[str] = []
        self.gates: dict[str, asyncio.Event] = {}
        self.tasks: dict[str, asyncio.Task[None]] = {}

    async def come(self, name: str, person: str = "", watched: Callable[[], bool] = lambda: True) -> None:
        self.gates[name] = asyncio.Event()

        async def ask() -> None:
            with asking(person or name, name, watched):
                async with self.turns:
                    self.order.append(name)
                    await self.gates[name].wait()

        self.tasks[name] = asyncio.create_task(ask())
        await settled()

    async def go(self, name: str) -> None:
        self.gates[name].set()
        await self.tasks[name]
        await settled()

    async def all(self) -> list[str]:
        while len(self.order) < len(self.tasks):
            for name in list(self.order):
                if not self.tasks[name].done():
                    await self.go(name)
        return self.order


async def settled() -> None:
    for _ in range(10):
        await asyncio.sleep(0)


def run(work: Callable[[], Coroutine[Any, Any, None]]) -> None:
    apart(lambda: asyncio.run(work()))


def test_persons_take_turns() -> None:
    async def main() -> None:
        queue = Queue(1)
        for number in range(10):
            await queue.come(f"a{number}", "anna")
        await queue.come("b0", "ben")
        await queue.come("b1", "ben")
        assert (await queue.all())[:6] == ["a0", "a1", "b0", "a2", "b1", "a3"]

    run(main)


def test_those_whom_nobody_waits_for_come_last_and_leave_a_place_free() -> None:
    async def main() -> None:
        queue = Queue(3)
        for number in range(10):
            await queue.come(f"left{number}", watched=lambda: False)
        assert queue.order == ["left0", "left1"]  # the third place is kept
        await queue.come("here")
        assert queue.order[-1] == "here"
        await queue.come("too")
        await queue.come("also")
        await queue.go("left0")
        assert queue.order[-1] == "too"
        await queue.go("here")
        assert queue.order[-1] == "also"
        assert len(await queue.all()) == 13

    run(main)


def test_nobody_waits_for_ever() -> None:
    async def main() -> None:
        queue = Queue(1)
        await queue.come("first")
        await queue.come("left", watched=lambda: False)
        for number in range(3 * PATIENCE):
            await queue.come(f"here{number}")
        order = await queue.all()
        assert order.index("left") <= PATIENCE + 1

    run(main)


def test_who_is_watched_again_comes_in() -> None:
    async def main() -> None:
        watched = [False]
        queue = Queue(2)
        await queue.come("a", watched=lambda: False)
        await queue.come("b", watched=lambda: watched[0])
        assert queue.order == ["a"]
        watched[0] = True
        while "b" not in queue.order:
            await asyncio.sleep(0.01)
        await queue.all()

    run(main)


def test_one_person_has_so_many_places_at_most() -> None:
    async def main() -> None:
        queue = Queue(3, each=1)
        for name in ("a1", "a2", "a3"):
            await queue.come(name, "anna")
        assert queue.order == ["a1"]
        await queue.come("b1", "ben")
        assert queue.order == ["a1", "b1"]
        queue.tasks["a2"].cancel()
        await queue.go("a1")
        assert queue.order == ["a1", "b1", "a3"]

    run(main)


def test_who_leaves_the_queue_leaves_no_hole() -> None:
    async def main() -> None:
        queue = Queue(1)
        for name in ("a", "b", "c"):
            await queue.come(name)
        queue.tasks["b"].cancel()
        await settled()
        queue.tasks["a"].cancel()
        await settled()
        assert queue.order == ["a", "c"]
        await queue.go("c")
        assert not queue.turns.inside
        assert not queue.turns.waiting

    run(main)


def test_abandoned_tables_do_not_hold_up_one_with_people(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Ten tables whose bots think without end, left by everybody, and one where somebody waits for a bot."""
    asked: list[str] = []
    answered = asyncio.Event()

    async def work(state: State) -> None:
        thinkers = state.hub.thinkers

        async def start() -> Any:
            return object()

        async def converse(process: Any, request: Request, heard: Any, patience: float) -> Reply:
            asked.append(request.names[0])
            if request.names[0] != "Zoe":
                await asyncio.sleep(3600)
            answered.set()
            return Reply(code=0, end=True)

        monkeypatch.setattr(thinkers, "_start", start)
        monkeypatch.setattr(thinkers, "_converse", converse)
        monkeypatch.setattr(thinkers, "_end", lambda process: None)
        seats = [SeatWish("me"), SeatWish("bot", bot="random")]
        for number in range(10):
            visitor = VisitorRow(f"v{number}", f"A{number}", "[]", None)
            await _bot_to_move(state, NewTable("tiny", seats), visitor)
        while not asked:
            await asyncio.sleep(0)
        await settled()
        assert len(asked) == thinkers.most - 1
        live = await _bot_to_move(state, NewTable("tiny", seats), VisitorRow("zoe", "Zoe", "[]", None), watch=True)
        await asyncio.wait_for(answered.wait(), 30)
        assert asked[-1] == "Zoe"
        live.clients.clear()

    inside(tmp_path, work)


async def _bot_to_move(state: State, wish: NewTable, visitor: VisitorRow, watch: bool = False) -> Any:
    """A table at which the bot has to decide."""
    while True:
        made = await new_table(wish, visitor).carry_out(state)
        live = await state.hub.get(made.id)
        if watch:
            _connect(live, {0})
        await dealt(state.hub, live)
        if live.table.bot_turn:
            return live
        async with state.hub.hold(made.id):
            position = live.table.position
            assert position is not None
            await state.hub.change(live, ("move", {"seat": position.actor, "code": position.legal_codes()[0]}))
        if live.table.bot_turn:
            return live


def test_one_person_does_not_keep_all_analysts() -> None:
    async def main() -> None:
        analysts = Analysts(2, 60.0)
        mine = [Search("anna", asyncio.Event()), Search("anna", asyncio.Event())]
        analysts.searches = list(mine)
        with pytest.raises(Refused):
            analysts._make_room("anna")
        analysts._make_room("ben")  # the older of Anna's ends
        assert [search.stop.is_set() for search in mine] == [True, False]
        analysts.searches = [mine[1], Search("ben", asyncio.Event())]
        with pytest.raises(Refused):
            analysts._make_room("cleo")

    run(main)
