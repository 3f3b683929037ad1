"""Whatever comes in, the answer is a refusal in words: never 500, and never a traceback in the log."""

from __future__ import annotations

import json
import resource
import socket
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import httpx
import pytest

from benchmarks.malformed import bombard
from wharfinger.server.errors import Refused

from .conftest import Databases, Launch
from .player import Seat, Visitor
from .servers import Server
from .test_lobby import error

POSTS = (
    "tables",
    "tables/x/join",
    "tables/x/start",
    "tables/x/rematch",
    "records",
    "positions",
    "account",
    "login",
    "logout",
    "notices",
    "notices/x/confirm",
    "notices/x/test",
    "lessons/tiny",
)


def clean(server: Server) -> bool:
    """Whether the log has no traceback."""
    return "Traceback" not in server.log.read_text(errors="replace")


@pytest.mark.parametrize("path", POSTS)
def test_deeply_nested_bodies(server: Server, path: str) -> None:
    visitor = server.visitor()
    nested = (b"[" * 100_000, b'{"a":' * 100_000, b"[" * 100_000 + b"]" * 100_000)
    for body in (*nested, b'"\xff"', b'{"\xff": 1}', b'{"name": "\xc0", "password": "x", "game": "\xc0"}'):
        answer = visitor.http.post(f"/api/{path}", content=body, headers={"content-type": "application/json"})
        assert answer.status_code < 500, answer.text
        assert answer.status_code < 300 or answer.json()["error"]["text"]
    assert clean(server)


@pytest.mark.parametrize(
    "path",
    [
        "/%00",
        "/a%00b",
        "/assets/%00.js",
        "/table/%00",
        "/" + "a" * 5_000,
        "/" + "a" * 300,
        "/" + "a/" * 3_000,
        "/api/tables/%00",
        "/api/tables/" + "a" * 30_000,
        "/api/tables/%00/record",
        "/api/texts/%00/en",
        "/api/rules/" + "b" * 5_000,
        "/api/lessons/%00/%00",
        "/%ff%fe",
        "/%E2%80%AE",
    ],
)
def test_odd_paths(server: Server, tmp_path: Path, path: str) -> None:
    answer = httpx.get(server.address + path)
    assert answer.status_code in (200, 404), answer.text  # a path of the client's own is its page
    if answer.status_code == 404:
        assert answer.json()["error"]["text"]
    assert clean(server)


def test_odd_paths_where_the_client_is_built(launch: Launch, tmp_path: Path) -> None:
    (tmp_path / "index.html").write_text("<title>page</title>")
    server = launch(static=str(tmp_path))
    for path in ("/%00", "/" + "a" * 5_000, "/" + "a/" * 3_000, "/assets/" + "a" * 5_000):
        answer = httpx.get(server.address + path)
        assert answer.status_code == 404
        assert answer.json()["error"]["id"] == "refused-no-page"
    assert clean(server)


def test_nobody_writes_lines_into_the_log(server: Server) -> None:
    assert httpx.get(f"{server.address}/api/x%0aFORGED").status_code == 404
    assert "FORGED" not in server.log.read_text()


def test_long_arguments_of_refusals(server: Server) -> None:
    visitor = server.visitor()
    for position in ({"game": "x" * 400_000}, {"game": "tiny", "names": ["y" * 300_000]}, {"z" * 300_000: 1}):
        answer = visitor.post("positions", {"position": json.dumps(position)})
        assert error(answer) == "position"
        assert len(answer.content) < 5_000
    assert error(visitor.post("records", {"record": "game: " + "x" * 400_000})) == "record"
    assert len(Refused("rules", reason="x" * 100_000).error.args["reason"]) <= 400
    assert clean(server)


def test_odd_texts_in_names(server: Server) -> None:
    """PostgreSQL has no NUL in texts."""
    visitor = server.visitor()
    for odd in ("a\x00b", "\x00", "\u202eabc", "\ufeff"):
        assert visitor.post("login", {"name": odd, "password": "a good password"}).status_code in (400, 403)
        assert visitor.http.put("/api/me", json={"name": f"Anna{odd}"}).json()["name"] in ("Anna", "Annaab", "Annaabc")
        made = visitor.post("tables", {"game": "tiny", "seats": [{"kind": "me"}, {"kind": "open"}], "title": f"x{odd}"})
        assert made.status_code == 201, made.text
    cookie = {"cookie": "wharfinger=a\\000b"}
    assert httpx.get(f"{server.address}/api/me", headers=cookie).status_code == 200
    assert clean(server)


def test_a_refused_hello_leaves_no_traceback(server: Server) -> None:
    visitor = server.visitor()
    made = visitor.create("me", "hotseat")
    for table, path in ((made["id"], "live"), ("nothing", "live"), (made["id"], "analysis"), ("nothing", "analysis")):
        for first in ({"type": "recap"}, {"type": "hello", "protocol": 9}, {"type": "hello"}):
            seat = Seat.__new__(Seat)
            seat.path, seat.heard, seat.raw, seat.log = path, [], [], []
            seat.socket = _bare(visitor, table, path)
            seat.say_raw(json.dumps(first))
            if path == "live" and table == made["id"] and first == {"type": "hello"}:
                seat.close()
                continue
            assert seat.ended() == 1008
            assert seat.heard[-1]["type"] == "bye"
    _bare(visitor, made["id"], "live").close()  # says nothing at all
    time.sleep(0.2)
    assert clean(server)


def _bare(visitor: Visitor, table: str, path: str) -> Any:
    from websockets.sync.client import connect

    address = f"{visitor.address.replace('http', 'ws', 1)}/api/tables/{table}/{path}"
    return connect(address, origin=visitor.address, legacy=True)  # type: ignore[arg-type]


def test_a_full_disk(launch: Launch) -> None:
    server = launch()
    anna = server.visitor()
    made = anna.create("me", "hotseat")
    seat = anna.sit(made["id"], cookie=True)
    seat.until_version(0)
    before = resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (0, resource.RLIM_INFINITY))
    for path, body in (
        ("tables", {"game": "tiny", "seats": [{"kind": "me"}]}),
        ("account", {"name": "Anna", "password": "a good password"}),
        ("notices", {"service": "ntfy", "fields": {"topic": "t"}}),
        ("lessons/hamburgum", None),
        ("logout", None),
    ):
        answer = anna.post(path, body)
        assert answer.status_code == 503, answer.text
        assert answer.json()["error"]["id"] == "refused-database"
    assert seat.move()["error"]["id"] == "refused-store"
    assert anna.get("tables?scope=open").status_code == 200
    resource.prlimit(server.pid, resource.RLIMIT_FSIZE, before)
    assert anna.create("me", "hotseat")
    assert seat.move()["type"] == "done"
    seat.close()
    assert clean(server)


class Cable:
    """A line to a database's socket that can be cut."""

    def __init__(self, folder: str) -> None:
        self.there = next(str(path) for path in Path(folder).glob(".s.PGSQL.*") if not path.name.endswith(".lock"))
        self.listener = socket.create_server(("127.0.0.1", 0))
        self.port: int = self.listener.getsockname()[1]
        self.whole = True
        self.ends: list[socket.socket] = []
        threading.Thread(target=self._serve, daemon=True).start()

    def _serve(self) -> None:
        while True:
            try:
                near, _ = self.listener.accept()
            except OSError:
                return
            if not self.whole:
                near.close()
                continue
            far = socket.socket(socket.AF_UNIX)
            far.connect(self.there)
            self.ends += [near, far]
            for source, target in ((near, far), (far, near)):
                threading.Thread(target=_pump, args=(source, target), daemon=True).start()

    def cut(self) -> None:
        self.whole = False
        for end in self.ends:
            with suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)
        self.ends.clear()


def _pump(source: socket.socket, target: socket.socket) -> None:
    try:
        while data := source.recv(1 << 16):
            target.sendall(data)
        target.shutdown(socket.SHUT_RDWR)
    except OSError:
        pass


@contextmanager
def cable(folder: str) -> Iterator[Cable]:
    made = Cable(folder)
    yield made
    made.listener.close()


def test_a_database_that_is_away(launch: Launch, databases: Databases) -> None:
    parts = urlsplit(databases("postgres"))
    folder = parts.query.partition("host=")[2]
    with cable(folder) as line:
        server = launch(database=f"postgresql://postgres@127.0.0.1:{line.port}{parts.path}")
        anna = server.visitor()
        made = anna.create("me", "hotseat")
        seat = anna.sit(made["id"], cookie=True)
        seat.until_version(0)
        line.cut()
        for answer in (
            anna.post("tables", {"game": "tiny", "seats": [{"kind": "me"}]}),
            anna.post("login", {"name": "Anna", "password": "a good password"}),
            anna.get("tables"),
            anna.get("me"),
        ):
            assert answer.status_code == 503, answer.text
            assert answer.json()["error"]["id"] == "refused-database"
        assert seat.move()["error"]["id"] in ("refused-store", "refused-database")
        late = anna.sit(made["id"], cookie=True)
        assert late.heard[-1]["error"]["id"] == "refused-database"
        line.whole = True
        deadline = time.monotonic() + 30
        while anna.get("me").status_code != 200 and time.monotonic() < deadline:
            time.sleep(0.1)
        assert anna.create("me", "hotseat")
        seat.close()
    assert clean(server)


@pytest.mark.parametrize("store", ["sqlite", "postgres"])
def test_hundreds_of_malformed_messages(launch: Launch, store: str) -> None:
    """`benchmarks/malformed.py` sends many thousands."""
    server = launch(store)
    told = bombard(server.address, "tiny", 500, 7)
    assert told["500"] == 0
    assert {"200", "400", "404", "socket 101"} <= set(told)  # it comes through to where it could hurt
    assert clean(server)


def test_a_head_request_with_a_broken_body(launch: Launch) -> None:
    """Its answer has no body that could say what is wrong: the connection is closed, and nothing is in the log."""
    server = launch()
    place = urlsplit(server.address)
    with socket.create_connection((place.hostname, place.port), timeout=20) as line:
        line.sendall(
            f"HEAD /api/me HTTP/1.1\r\nHost: {place.netloc}\r\nTransfer-Encoding: chunked\r\n\r\n\r\n\r\n".encode()
        )
        while line.recv(1 << 16):
            pass
    assert clean(server)
