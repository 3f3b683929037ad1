"""Too many at a time: who says nothing is cut off, who comes then is told, and the others notice nothing."""

from __future__ import annotations

import asyncio
import json
import resource
import socket
import threading
import time
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import InvalidStatus

from wharfinger.kernel.position import Position
from wharfinger.server import run
from wharfinger.server.config import Settings
from wharfinger.server.connections import Crowd
from wharfinger.server.errors import Refused
from wharfinger.server.limits import Limiter
from wharfinger.server.state import State
from wharfinger.server.ws import commands

from .conftest import Launch
from .player import Seat
from .servers import Server, apart
from .test_hub import begun, inside, play
from .test_seats import _connect

OTHER = "127.0.0.2"
HALF = b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\n"


@pytest.fixture
def lines() -> Iterator[ExitStack]:
    with ExitStack() as made:
        yield made


def dial(server: Server, lines: ExitStack, said: bytes = HALF, source: str = OTHER) -> socket.socket:
    line = socket.create_connection(("127.0.0.1", server.settings.port), 30, (source, 0))
    lines.enter_context(line)
    line.sendall(said)
    return line


def answer(line: socket.socket) -> bytes:
    """Everything until the other side hangs up."""
    got = b""
    try:
        while more := line.recv(65_536):
            got += more
    except ConnectionError:
        pass
    return got


def asked(server: Server, lines: ExitStack, source: str = OTHER) -> tuple[int, str]:
    """The status and the sentence of an answer to a whole request."""
    head = f"GET /api/me HTTP/1.1\r\nHost: 127.0.0.1:{server.settings.port}\r\nConnection: close\r\n\r\n"
    got = answer(dial(server, lines, head.encode(), source))
    body = json.loads(got.partition(b"\r\n\r\n")[2])
    return int(got.split()[1]), body.get("error", {}).get("text", "")


def test_half_open_requests_are_cut_off(launch: Launch, lines: ExitStack) -> None:
    server = launch(rate=1.0, header_seconds=0.5)
    half = [dial(server, lines) for _ in range(60)]
    half += [dial(server, lines, b"") for _ in range(20)]
    assert asked(server, lines, "127.0.0.1")[0] == 200
    assert [answer(line) for line in half] == [b""] * 80
    assert asked(server, lines) == (200, "")


def test_a_request_that_drips_is_cut_off(launch: Launch, lines: ExitStack) -> None:
    """A byte now and then does not start the time anew, neither in the headers nor in the body."""
    server = launch(rate=1.0, header_seconds=0.5, body_seconds=0.5)
    origin = f"http://127.0.0.1:{server.settings.port}"
    head = f"POST /api/tables HTTP/1.1\r\nHost: {origin[7:]}\r\nOrigin: {origin}\r\nContent-Length: 1000\r\n\r\n"
    for start in (HALF, head.encode()):
        line = dial(server, lines, start)
        line.settimeout(0.05)
        deadline = time.monotonic() + 30
        ended = False
        while not ended and time.monotonic() < deadline:
            try:
                line.sendall(b"x")
                ended = line.recv(1000) == b""
            except TimeoutError:
                continue
            except ConnectionError:
                ended = True
        assert ended


def test_an_answer_that_takes_too_long_is_cut_off(launch: Launch, lines: ExitStack) -> None:
    server = launch(rate=1.0, answer_seconds=0.0)
    head = f"GET /api/tables HTTP/1.1\r\nHost: 127.0.0.1:{server.settings.port}\r\n\r\n"
    assert answer(dial(server, lines, head.encode())) == b""


def test_one_address_has_so_many_connections(launch: Launch, lines: ExitStack) -> None:
    server = launch(rate=1.0, header_seconds=600, connections_each=10)
    half = [dial(server, lines) for _ in range(10)]
    code, told = asked(server, lines)
    assert code == 429
    assert told.startswith("Too many connections from your address.")
    assert asked(server, lines, "127.0.0.1")[0] == 200
    for line in half:
        line.close()
    deadline = time.monotonic() + 30
    while asked(server, lines)[0] != 200 and time.monotonic() < deadline:
        time.sleep(0.05)
    assert asked(server, lines)[0] == 200


def test_the_house_is_full(launch: Launch, lines: ExitStack) -> None:
    server = launch(rate=1.0, header_seconds=600, connections=20, connections_each=1000)
    for number in range(20):
        dial(server, lines, source=f"127.0.1.{number + 1}")
    code, told = asked(server, lines)
    assert code == 503
    assert told == "The server is full right now. Try again in a moment."


def test_far_too_many_are_dropped_at_once(launch: Launch, lines: ExitStack) -> None:
    server = launch(rate=1.0, header_seconds=600, connections=20, connections_each=1000)
    for _ in range(20):
        dial(server, lines)
    more = [dial(server, lines, b"") for _ in range(20)]
    assert [answer(line) for line in more] == [b""] * 20  # nobody stays, nobody is told


def test_proxies_bring_many(launch: Launch, lines: ExitStack) -> None:
    server = launch(rate=1.0, header_seconds=600, connections_each=10, proxies=("127.0.0.0/8",))
    for _ in range(30):
        dial(server, lines)
    assert asked(server, lines)[0] == 200


def test_one_address_is_at_so_many_tables(launch: Launch) -> None:
    server = launch(rate=1.0, sockets_each=3)
    anna = server.visitor()
    made = anna.create("me", "hotseat")
    seats = [anna.sit(made["id"], cookie=True) for _ in range(4)]
    assert [seat.heard[0]["type"] for seat in seats] == ["table"] * 3 + ["bye"]
    assert seats[3].heard[0]["error"]["id"] == "refused-too-many"
    seats[0].close()
    deadline = time.monotonic() + 30
    while (again := anna.sit(made["id"], cookie=True)).heard[0]["type"] == "bye" and time.monotonic() < deadline:
        time.sleep(0.3)
    assert again.heard[0]["type"] == "table"


def test_watchers_do_not_keep_players_out(launch: Launch) -> None:
    server = launch(rate=1.0, watchers=2)
    anna = server.visitor()
    made = anna.create("me", "hotseat")
    watching = [anna.sit(made["id"]) for _ in range(3)]
    assert [seat.heard[0]["type"] for seat in watching] == ["table", "table", "bye"]
    assert watching[2].heard[0]["error"]["id"] == "refused-watchers"
    with anna.sit(made["id"], cookie=True) as seat:
        assert seat.heard[0]["type"] == "table"


def test_a_refused_connection_is_told_why(launch: Launch) -> None:
    server = launch()
    with pytest.raises(InvalidStatus) as caught:
        Seat(server.address, "x", [], origin="http://evil.example")
    assert caught.value.response.status_code == 403
    assert json.loads(caught.value.response.body)["error"]["id"] == "refused-origin"
    assert httpx.get(f"{server.address}/api/me").status_code == 200


def test_a_crowd_is_counted() -> None:
    crowd = Crowd(3, 2)
    crowd.enter("a")
    with crowd.inside("a"):
        problem = crowd.problem("a")
        assert problem is not None and problem.status == 429
        crowd.enter("b")
        problem = crowd.problem("c")
        assert problem is not None and problem.status == 503
    assert crowd.problem("a") is None
    crowd.leave("a")
    crowd.leave("b")
    assert (crowd.count, dict(crowd.by_address)) == (0, {})
    with pytest.raises(Refused), Crowd(0, 2).inside("a"):
        pass


def test_looking_back_holds_up_neither_the_table_nor_anybody_else(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    begin, go_on = threading.Event(), threading.Event()

    at_once = Position.at

    def slowly(position: Position, version: int) -> Position:
        begin.set()
        assert go_on.wait(30)
        return at_once(position, version)

    async def work(state: State) -> None:
        table = await begun(state)
        live = state.hub.live[table]
        await play(state.hub, table)
        monkeypatch.setattr(Position, "at", slowly)
        client = _connect(live, {0})
        looking = asyncio.create_task(commands.look(state.hub, live, client, 0))
        while not begin.is_set():
            await asyncio.sleep(0)
        await play(state.hub, table)  # somebody moves meanwhile
        assert live.table.version == 2
        assert not looking.done()
        go_on.set()
        seen = await looking
        assert seen.version == 0
        assert live.table.position is not None
        eyes = live.table.seat_of(0)
        assert seen.view == live.table.position.at(0).view(eyes)

    inside(tmp_path, work)


def test_looks_are_slowed_down_not_refused() -> None:
    async def main() -> int:
        limiter, count = Limiter(200, 2), 0
        for _ in range(6):
            await limiter.pace("")
            count += 1
        return count

    assert apart(lambda: asyncio.run(main())) == 6


def test_there_are_files_for_all_connections(monkeypatch: pytest.MonkeyPatch) -> None:
    limits = [(1024, 100_000)]
    monkeypatch.setattr(resource, "getrlimit", lambda what: limits[-1])
    monkeypatch.setattr(resource, "setrlimit", lambda what, pair: limits.append(pair))
    assert run.fitting(Settings(connections=2000)).connections == 2000
    assert limits[-1] == (2800, 100_000)
    limits.append((1024, 1024))
    assert run.fitting(Settings(connections=2000)).connections == 579
    limits.append((1024, resource.RLIM_INFINITY))
    assert run.fitting(Settings(connections=2000)).connections == 2000
