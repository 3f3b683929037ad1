"""Seats are safe: who drops out has time to come back, and may take the seat back from a bot."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from wharfinger.server.http.creating import new_table
from wharfinger.server.messages.wire import NewTable, SeatWish, Text
from wharfinger.server.state import State
from wharfinger.server.tables.games import DEFAULT_BOT
from wharfinger.server.tables.open_table import OpenTable

from .conftest import STORES, Launch
from .player import Seat, Visitor
from .test_hub import ANNA, WISH, dealt, inside, play
from .test_play import pair
from .test_refusals import refused


def here(seat: Seat, wanted: list[int]) -> dict[str, Any]:
    """Listen until those are said to be here."""
    while seat.heard[-1]["type"] != "presence" or seat.heard[-1]["seats"] != wanted:
        seat.hear()
    return seat.heard[-1]


def alone(seat: Seat, other: Seat) -> dict[str, Any]:
    """What is said when the other one leaves."""
    met = any(told["type"] == "presence" and told["seats"] == [0, 1] for told in seat.heard)
    if not met and not all(entry["online"] for entry in seat.table["seats"]):
        here(seat, [0, 1])
    other.close()
    return here(seat, seat.table["you"])


@pytest.mark.parametrize("store", STORES)
def test_who_drops_out_of_a_live_table_has_time(launch: Launch, store: str) -> None:
    server = launch(store, grace=1000)
    _, one, two = pair(server.visitor(), server.visitor())
    away = two.table["you"][0]
    assert refused(one.ask("replace", seat=away, bot="random")) == "replace"
    wait = alone(one, two)["wait"][str(away)]
    assert 0 < wait <= 1000
    answer = one.ask("replace", seat=away, bot="random")
    assert refused(answer) == "replace-wait"
    assert 0 < answer["error"]["args"]["seconds"] <= 1000
    with Visitor(server.address).sit(one.table["id"]) as watcher:
        assert 0 < watcher.table["seats"][away]["wait"] <= 1000
        assert refused(watcher.ask("replace", seat=away, bot="random")) == "not-seated"
        assert "wait" not in watcher.table["seats"][one.table["you"][0]]
    one.close()


@pytest.mark.parametrize("store", STORES)
def test_who_was_replaced_takes_the_seat_back(launch: Launch, store: str) -> None:
    server = launch(store, grace=0)
    ben = server.visitor()
    table, one, two = pair(server.visitor(), ben)
    mine, away = one.table["you"][0], two.table["you"][0]
    alone(one, two)
    assert one.ask("replace", seat=away, bot="random")["type"] == "done"
    assert one.table["seats"][away]["bot"] == DEFAULT_BOT  # the others do not choose a weak one
    two = ben.sit(table, cookie=True)
    assert two.table["ask"]["choices"] == []  # the bot decides
    assert refused(one.ask("return", seat=away)) == "not-yours"
    assert refused(one.ask("return", seat=mine)) == "not-lent"
    assert two.ask("return", seat=away)["type"] == "done"
    one.until(lambda told: told["seats"][away]["kind"] == "person")
    assert "bot" not in one.table["seats"][away]
    assert {"id": "notice-returned", "args": {"seat": away}} in one.table["notices"]
    assert refused(two.ask("return", seat=away)) == "not-lent"
    one.move()
    two.until(lambda told: told["ask"] and told["ask"]["choices"])
    assert two.move()["type"] == "done"
    assert two.ask("resign", seat=away)["type"] == "done"
    assert refused(two.ask("return", seat=away)) == "not-lent"  # that was for good
    one.close()
    two.close()


def test_the_others_wait_until_the_time_is_over(tmp_path: Path) -> None:
    """By the clock: the seconds count from the moment of leaving, and start anew with each visit."""

    async def work(state: State) -> None:
        made = await new_table(WISH, ANNA).carry_out(state)
        live = await state.hub.get(made.id)
        await dealt(state.hub, live)
        assert live.waits == {0: 120, 1: 120}  # nobody has been here yet
        state.clock.shift += 100
        assert live.waits == {0: 20, 1: 20}
        client = _connect(live, {0})
        await state.hub.presence.come(live)
        state.clock.shift += 100
        assert live.waits == {live.table.seat_of(1): 0}
        live.clients.clear()
        await state.hub.presence.leave(live, client.chairs)
        assert live.waits[live.table.seat_of(0)] == 120
        state.clock.shift += 119
        assert live.waits[live.table.seat_of(0)] == 1
        state.clock.shift += 1.5
        assert live.waits[live.table.seat_of(0)] == 0

    inside(tmp_path, work)


def _connect(live: OpenTable, chairs: set[int]) -> Any:
    from wharfinger.server.messages.client import Client

    client = Client(None)  # type: ignore[arg-type]
    client.chairs = chairs
    live.clients.add(client)
    return client


def test_a_seat_is_given_back_between_turns(tmp_path: Path) -> None:
    """In the middle of a bot's turn its player waits for the end of it."""
    wish = NewTable("hamburgum", [SeatWish("me"), SeatWish("hotseat")], seed=1)

    async def work(state: State) -> None:
        state.hub.ready.done.add("hamburgum")
        state.hub.bot_turns.wake = lambda live: None  # type: ignore[method-assign]  # decisions are played by hand
        made = await new_table(wish, ANNA).carry_out(state)
        live = await state.hub.get(made.id)
        await dealt(state.hub, live)
        table = live.table
        assert table.position is not None and table.actor is not None
        seat = table.actor
        chair = table.chair_of(seat)
        async with state.hub.lock(live):
            await state.hub.change(live, ("replace", {"chair": chair, "bot": "random"}))
        turns = 0
        while not table.mid_turn or table.actor != seat:  # until the bot is in the middle of a turn
            await play(state.hub, table.id)
            turns += 1
            assert turns < 100
        async with state.hub.lock(live):
            await state.hub.change(live, ("return", {"chair": chair}))
        assert table.chairs[chair].automatic
        assert table.notices[-1] == Text("notice-returning", {"seat": seat})
        while table.actor == seat and table.mid_turn:
            assert table.chairs[chair].automatic
            await play(state.hub, table.id)
        assert table.chairs[chair].kind == "person"
        assert not table.chairs[chair].automatic
        state.hub.live.clear()
        again = (await state.hub.get(table.id)).table  # the same when it is read again
        assert again.chairs == table.chairs
        assert again.notices == table.notices

    inside(tmp_path, work)
