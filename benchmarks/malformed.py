"""Malformed requests and messages, thousands of them: none may be answered with 500, and none may leave a traceback.

PYTHONPATH=src python benchmarks/malformed.py [--count 50000] [--seed 1] [--game hamburgum]

Starts a server of its own on this machine, without rate limits, and sends it HTTP requests and WebSocket messages by
hand: odd methods, paths, headers and bodies, broken frames, wrong types, wrong values. Every request gets a new random
fault; the same seed sends the same.
"""

from __future__ import annotations

import argparse
import base64
import json
import os
import random
import signal
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections import Counter
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]
SECONDS = 10.0
ODD_TEXTS = [
    "",
    "\x00",
    "a\x00b",
    "\x7f",
    "\u202e",
    "\ud800",
    "\uffff",
    "x" * 90,
    "y" * 3_000,
    "ü" * 500,
    "'; DROP TABLE tables; --",
    "../../etc/passwd",
    "%00",
    "{ $reason }",
    "NaN",
    "-1",
]
ODD_NUMBERS: list[Any] = [-1, 0, 21, 10**6, 2**31, 2**53, 2**63, 2**64, 10**400, 1.5, 1e308, -1e-9, True]
ODD = [*ODD_TEXTS, *ODD_NUMBERS, None, [], {}, [[]], {"": {}}, ["k"] * 50]
METHODS = ["GET", "HEAD", "POST", "PUT", "DELETE", "PATCH", "OPTIONS", "TRACE", "PROPFIND", "get", "X" * 40]
PLACES = [
    "/",
    "/assets/x.js",
    "/api",
    "/api/me",
    "/api/games",
    "/api/account",
    "/api/login",
    "/api/logout",
    "/api/notices",
    "/api/notices/{odd}",
    "/api/notices/{odd}/test",
    "/api/notices/{odd}/confirm",
    "/api/tables",
    "/api/tables?scope={odd}",
    "/api/tables/{table}",
    "/api/tables/{odd}",
    "/api/tables/{table}/join",
    "/api/tables/{table}/start",
    "/api/tables/{table}/rematch",
    "/api/tables/{table}/record",
    "/api/tables/{odd}/record",
    "/api/tables/{table}/live",
    "/api/tables/{odd}/analysis",
    "/api/texts/{odd}/en",
    "/api/texts/server/{odd}",
    "/api/lessons/{odd}",
    "/api/lessons/{odd}/{odd}",
    "/api/rules/{odd}",
    "/api/records",
    "/api/positions",
    "/api/schema/{odd}",
    "/{odd}",
    "/table/{odd}",
]
TYPES = [
    "application/json",
    "application/json; charset=utf-16",
    "application/x-msgpack",
    "application/x-www-form-urlencoded",
    "multipart/form-data",
    "multipart/form-data; boundary=x",
    "text/plain",
    "",
    "\x80",
]


class Maker:
    """Makes malformed things for one server."""

    def __init__(self, address: str, game: str, seed: int) -> None:
        self.dice = random.Random(seed)
        self.address, self.game = address, game
        host, _, port = address.removeprefix("http://").partition(":")
        self.peer = (host, int(port))
        self.table = self.key = self.cookie = ""
        self.fresh()

    def fresh(self) -> None:
        """Another table to be played at."""
        seats = [{"kind": "me"}, {"kind": "hotseat"}, {"kind": "open"}]
        wanted = seats[: 2 if self.dice.random() < 0.7 else 3]
        body = json.dumps({"game": self.game, "seats": wanted}).encode()
        headers = {"origin": self.address, "content-type": "application/json"}
        request = urllib.request.Request(f"{self.address}/api/tables", body, headers)
        with urllib.request.urlopen(request, timeout=SECONDS) as answer:
            made = json.load(answer)
            self.cookie = answer.headers["set-cookie"].partition(";")[0]
        self.table, self.key = made["id"], made["keys"][0]["key"]

    # -- HTTP ------------------------------------------------------------------------------------------------------

    def bodies(self) -> dict[str, Any]:
        """Bodies that would be right."""
        return {
            "tables": {
                "game": self.game,
                "seats": [{"kind": "me", "name": "A", "bot": None}, {"kind": "bot", "bot": "random"}],
                "players": 2,
                "options": {},
                "seed": 1,
                "pace": {"kind": "correspondence", "days": 1},
                "public": True,
                "title": "T",
                "analysis": False,
            },
            "join": {"seat": 2, "name": "B"},
            "rematch": {"keys": [self.key]},
            "records": {"record": f"game: {self.game}\nrules: 1\n", "go_on": True},
            "positions": {"position": json.dumps({"game": self.game, "names": ["A", "B"], "state": {}})},
            "account": {"name": "Anna", "password": "something long"},
            "login": {"name": "Anna", "password": "something long"},
            "me": {"name": "Anna"},
            "notices": {"service": "ntfy", "fields": {"topic": "t", "server": "ntfy.sh", "token": ""}},
            "confirm": {"code": "12345678"},
        }

    def spoilt(self, thing: Any) -> Any:
        """Something with one thing in it replaced."""
        if isinstance(thing, dict) and thing and self.dice.random() < 0.85:
            made, name = dict(thing), self.dice.choice(list(thing))
            if self.dice.random() < 0.15:
                del made[name]
            else:
                made[name] = self.spoilt(made[name])
            return made
        if isinstance(thing, list) and thing and self.dice.random() < 0.7:
            place = self.dice.randrange(len(thing))
            return [*thing[:place], self.spoilt(thing[place]), *thing[place + 1 :]]
        return self.dice.choice(ODD)

    def text(self, thing: Any) -> bytes:
        """JSON of something, and sometimes hardly that."""
        kind = self.dice.random()
        if kind < 0.05:
            return (b"[" if self.dice.random() < 0.5 else b'{"a":') * self.dice.choice([900, 5_000, 100_000])
        if kind < 0.08:
            return self.dice.randbytes(self.dice.randrange(200))
        made = json.dumps(thing).encode()
        if kind < 0.16:
            cut = self.dice.randrange(len(made) + 1)
            return made[:cut] + self.dice.choice([b"", b"\xff", b"\x00", b"}", b"1e999", b'"\\ud800"']) + made[cut:]
        return made

    def body(self, place: str) -> bytes:
        known = self.bodies()
        name = next((part for part in reversed(place.split("/")) if part in known), "tables")
        thing = known[name]
        if name == "positions" and self.dice.random() < 0.7:
            return self.text({"position": json.dumps(self.spoilt(json.loads(thing["position"])))})
        return self.text(self.spoilt(thing))

    def path(self) -> str:
        """The address of something, or nearly."""
        from urllib.parse import quote

        def odd() -> str:
            made = self.dice.choice([*ODD_TEXTS, "z" * 20_000])
            coded = made.encode("utf-8", "surrogatepass")
            return quote(coded, safe="") if self.dice.random() < 0.9 else "%zz%ff%"

        place = self.dice.choice(PLACES)
        while "{odd}" in place:
            place = place.replace("{odd}", odd(), 1)
        return place.replace("{table}", self.table)

    def method(self, place: str) -> str:
        """The method that a place knows, as a rule."""
        name = place.rpartition("/")[2]
        if name in self.bodies() or name in ("start", "logout", "test") or "/lessons/" in place:
            return "PUT" if name == "me" and self.dice.random() < 0.7 else "POST" if self.dice.random() < 0.9 else "GET"
        return "GET"

    def request(self) -> bytes:
        """One request."""
        place = self.path()
        method = self.dice.choice(METHODS) if self.dice.random() < 0.15 else self.method(place)
        body = self.body(place) if method not in ("GET", "HEAD") or self.dice.random() < 0.1 else b""
        length = str(len(body)) if self.dice.random() < 0.93 else self.dice.choice(["-1", "x", "9" * 30, "0"])
        headers = [
            f"Host: {self.address.removeprefix('http://')}",
            f"Origin: {self.address if self.dice.random() < 0.95 else self.dice.choice(ODD_TEXTS[:4])}",
            f"Content-Length: {length}",
            f"Content-Type: {TYPES[0] if self.dice.random() < 0.85 else self.dice.choice(TYPES)}",
            f"Cookie: {self.cookie if self.dice.random() < 0.7 else 'wharfinger=' + self.dice.choice(ODD_TEXTS)}",
            "Connection: close",
        ]
        if self.dice.random() < 0.03:
            headers.append("Transfer-Encoding: chunked")
            body = self.dice.choice([b"%x\r\n" % len(body), b""]) + body + b"\r\n0\r\n\r\n"
        if self.dice.random() < 0.03:
            headers.append("X-Long: " + "v" * self.dice.choice([5_000, 70_000]))
        head = "\r\n".join([f"{method} {place} HTTP/1.1", *headers, "", ""])
        return head.encode("utf-8", "surrogatepass") + body

    # -- WebSocket -------------------------------------------------------------------------------------------------

    def messages(self) -> list[dict[str, Any]]:
        """Messages that would be right."""
        at = {"version": 0, "line": [0]}
        return [
            {"type": "hello", "keys": [self.key], "protocol": 1, "curtain": False},
            {"type": "move", "id": 1, "seat": 0, "version": 0, "code": 0, "stamp": 3},
            {"type": "undo", "id": 1, "version": 1},
            {"type": "undo_ask", "id": 1},
            {"type": "undo_answer", "id": 1, "agree": True},
            {"type": "chat", "id": 1, "text": "hello"},
            {"type": "resign", "id": 1, "seat": 9},
            {"type": "replace", "id": 1, "seat": 9, "bot": "random"},
            {"type": "return", "id": 1, "seat": 0},
            {"type": "lesson", "id": 1, "step": 1},
            {"type": "look", "id": 1, "version": 0},
            {"type": "pov", "id": 1, "seat": 0},
            {"type": "recap", "id": 1},
            {"type": "look", "id": 1, **at, "eyes": 0, "trim": True},
            {"type": "dump", "id": 1, **at},
            {"type": "stop", "id": 1},
            {"type": "evaluate", "id": 1},
        ]

    def frame(self, body: bytes) -> bytes:
        """A frame, mostly a good one."""
        kind, first = self.dice.random(), 0x81
        if kind < 0.12:
            first = self.dice.randrange(256)
        mask = 0 if 0.12 <= kind < 0.15 else 0x80
        size = len(body)
        head = bytes([first, mask | size]) if size < 126 else bytes([first, mask | 126]) + min(size, 65535).to_bytes(2)
        return head + (bytes(4) if mask else b"") + body[:65535]

    def conversation(self) -> tuple[str, list[bytes]]:
        """A path, and what is said there."""
        what = self.dice.choice(["live", "live", "analysis"])
        table = self.table if self.dice.random() < 0.9 else "nothing"
        hello = self.messages()[0]
        said = [self.frame(json.dumps(hello).encode()) if self.dice.random() < 0.75 else self.frame(self.odd(hello))]
        said += [self.frame(self.odd(self.dice.choice(self.messages()))) for _ in range(self.dice.randrange(8))]
        return f"/api/tables/{table}/{what}", said

    def odd(self, message: dict[str, Any]) -> bytes:
        return self.text(self.spoilt(message))


def ask(maker: Maker, request: bytes) -> int:
    """Send a request; the status of the answer, 0 if there was none."""
    with socket.create_connection(maker.peer, SECONDS) as line:
        try:
            line.sendall(request)
            head = line.recv(1 << 16)
            while b"\r\n" not in head and (more := line.recv(1 << 16)):
                head += more
        except (ConnectionError, TimeoutError):
            return 0
    return int(head.split()[1]) if head.startswith(b"HTTP/1.1 ") else 0


def converse(maker: Maker) -> tuple[int, int]:
    """Say something at a table; the status of the upgrade and how many messages were sent."""
    path, said = maker.conversation()
    key = base64.b64encode(maker.dice.randbytes(16)).decode()
    head = [
        f"GET {path} HTTP/1.1",
        f"Host: {maker.address.removeprefix('http://')}",
        f"Origin: {maker.address}",
        "Upgrade: websocket",
        "Connection: Upgrade",
        f"Sec-WebSocket-Key: {key}",
        "Sec-WebSocket-Version: 13",
    ]
    with socket.create_connection(maker.peer, SECONDS) as line:
        try:
            line.sendall("\r\n".join([*head, "", ""]).encode())
            answer = line.recv(1 << 16)
            for frame in said:
                line.sendall(frame)
            line.sendall(bytes([0x88, 0x80, 0, 0, 0, 0]))
            while line.recv(1 << 16):
                pass
        except (ConnectionError, TimeoutError):
            pass
    return (int(answer.split()[1]) if answer.startswith(b"HTTP/1.1 ") else 0), len(said)


def bombard(address: str, game: str, count: int, seed: int) -> Counter[str]:
    """Send that many requests and messages; how many were answered how."""
    maker, told, sent = Maker(address, game, seed), Counter[str](), 0
    while sent < count:
        if maker.dice.random() < 0.02:
            maker.fresh()
        if maker.dice.random() < 0.25:
            status, said = converse(maker)
            told[f"socket {status}"] += 1
            sent += 1 + said
            continue
        request = maker.request()
        status = ask(maker, request)
        told[str(status)] += 1
        sent += 1
        if status == 500:
            print(request[:600], file=sys.stderr)
    return told


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--count", type=int, default=50_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--game", default="hamburgum")
    args = parser.parse_args()
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    with tempfile.TemporaryDirectory() as folder:
        log = Path(folder) / "log"
        words = ["serve", "--port", str(port), "--database", f"sqlite:///{folder}/t.sqlite", "--no-open"]
        server = subprocess.Popen(
            [sys.executable, "-m", "wharfinger.cli.main", *words],
            cwd=ROOT,
            env={**os.environ, "WHARFINGER_RATE": "0"},
            stdout=subprocess.DEVNULL,
            stderr=log.open("wb"),
        )
        try:
            told = _measured(server, port, args)
        finally:
            server.send_signal(signal.SIGTERM)
            server.wait(30)
        text = log.read_text(errors="replace")
    tracebacks = text.count("Traceback (most recent call last)")
    for answer, number in told.most_common():
        print(f"{number:7} {answer}")
    print(f"{told['500']} answers with 500, {tracebacks} tracebacks")
    if tracebacks:
        print(text[text.index("Traceback") :][:4_000], file=sys.stderr)
    sys.exit(bool(told["500"] or tracebacks))


def _measured(server: subprocess.Popen[bytes], port: int, args: argparse.Namespace) -> Counter[str]:
    address = f"http://127.0.0.1:{port}"
    for _ in range(600):
        try:
            urllib.request.urlopen(f"{address}/api/me", timeout=SECONDS).close()
            break
        except OSError:
            assert server.poll() is None, "the server did not start"
            time.sleep(0.1)
    return bombard(address, args.game, args.count, args.seed)


if __name__ == "__main__":
    main()
