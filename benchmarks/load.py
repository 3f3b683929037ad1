"""The load of `benchmarks/server.py`, in a process of its own: connections by hand, so that it costs little itself.

It is given one JSON object on standard input (address, tables, watchers, rate, warm, seconds, game) and prints one. A
time runs from just before a move is written to the socket until the last connection of its table has the new version.
"""

from __future__ import annotations

import gc
import http.client
import json
import os
import random
import re
import selectors
import socket
import sys
import time
from dataclasses import dataclass, field
from typing import Any
from urllib.parse import urlsplit

TABLE = b'{"type":"table"'
VERSION = re.compile(rb'"version":(\d+)')
CODE = re.compile(rb'"code":(\d+)')
ACTOR = re.compile(rb'"ask":\{"seat":(\d+)')
PATIENCE = 30.0
"""Seconds after the last move in which everybody must have been told."""


@dataclass(eq=False)
class Table:
    """A table, with one connection that plays all its seats and some that watch."""

    links: list[Link] = field(default_factory=list)
    version: int = 0
    """The version that everybody is to be told of."""
    sent: float = 0.0
    behind: int = 0
    """How many connections have not been told yet."""
    text: bytes = b""
    """What the player was last told."""
    number: int = -1


class Link:
    """One WebSocket; the messages of a server are not masked, so they can be read where they lie."""

    def __init__(self, table: Table, player: bool, address: str, path: str) -> None:
        parts = urlsplit(address)
        self.table, self.player, self.version = table, player, -1
        self.socket = socket.create_connection((parts.hostname, parts.port))
        self.socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        key = "A" * 22 + "=="
        lines = [f"GET {path} HTTP/1.1", f"Host: {parts.netloc}", f"Origin: {address}", "Upgrade: websocket",
                 "Connection: Upgrade", "Sec-WebSocket-Version: 13", f"Sec-WebSocket-Key: {key}"]  # fmt: skip
        self.socket.sendall(("\r\n".join(lines) + "\r\n\r\n").encode())
        self.data = bytearray()
        while b"\r\n\r\n" not in self.data:
            self.data += self.socket.recv(65536)
        head, _, rest = bytes(self.data).partition(b"\r\n\r\n")
        if not head.startswith(b"HTTP/1.1 101"):
            raise SystemExit(f"the server refused a connection: {head[:200]!r}")
        self.data = bytearray(rest)

    def say(self, what: dict[str, Any], opcode: int = 1, body: bytes = b"") -> None:
        """Send a message, masked with zeros."""
        body = body or json.dumps(what).encode()
        size = bytes([0x80 | len(body)]) if len(body) < 126 else b"\xfe" + len(body).to_bytes(2, "big")
        self.socket.sendall(bytes([0x80 | opcode]) + size + b"\0\0\0\0" + body)

    def hear(self) -> bool:
        """Read what has come; whether there was news of the table."""
        self.data += self.socket.recv(1 << 20)
        news = False
        while len(self.data) >= 2:
            start, size = 2, self.data[1] & 127
            if size >= 126:
                start = 4 if size == 126 else 10
                if len(self.data) < start:
                    break
                size = int.from_bytes(self.data[2:start], "big")
            if len(self.data) < start + size:
                break
            if self.data[0] & 15 == 9:  # a ping
                self.say({}, 10, bytes(self.data[start : start + size]))
            elif self.data.startswith(TABLE, start):
                found = VERSION.search(self.data, start, start + 600)
                self.version = int(found[1]) if found else self.version
                if self.player:
                    self.table.text = bytes(self.data[start : start + size])
                news = True
            del self.data[: start + size]
        return news


def opened(wanted: dict[str, Any]) -> list[Table]:
    """All tables, with everybody connected and the game dealt."""
    address: str = wanted["address"]
    parts = urlsplit(address)
    body = json.dumps({"game": wanted["game"], "seats": [{"kind": "me"}, {"kind": "hotseat"}], "public": False})
    tables = []
    for _ in range(wanted["tables"]):
        asking = http.client.HTTPConnection(str(parts.hostname), parts.port, timeout=60)
        asking.request("POST", "/api/tables", body, {"origin": address, "content-type": "application/json"})
        made = json.loads(asking.getresponse().read())
        asking.close()
        table = Table()
        for number in range(wanted["watchers"] + 1):
            link = Link(table, number == 0, address, f"/api/tables/{made['id']}/live")
            link.say({"type": "hello", "keys": [entry["key"] for entry in made["keys"]] if number == 0 else []})
            table.links.append(link)
        while not ACTOR.search(table.text):
            table.links[0].hear()
        tables.append(table)
    return tables


class Load:
    """Moves at even distances, over all tables in turn."""

    def __init__(self, tables: list[Table]) -> None:
        self.tables = tables
        self.selector = selectors.DefaultSelector()
        for table in tables:
            for link in table.links:
                self.selector.register(link.socket, selectors.EVENT_READ, link)
        self.times: list[tuple[int, float]] = []
        self.lag = self.skipped = 0.0
        self.waiting = 0

    def listen(self, until: float) -> None:
        """Read whatever comes, until a moment; at least once."""
        while True:
            for key, _ in self.selector.select(max(0.0, until - time.perf_counter())):
                link: Link = key.data
                before = link.version
                if link.hear():
                    self.told(link, before)
            if time.perf_counter() >= until:
                return

    def told(self, link: Link, before: int) -> None:
        """Whether it was the last one to be told."""
        table = link.table
        if before < table.version <= link.version and table.behind:
            table.behind -= 1
            if not table.behind:
                self.times.append((table.number, time.perf_counter() - table.sent))
                self.waiting -= 1

    def move(self, table: Table, number: int) -> None:
        """Play something at a table."""
        actor, codes = ACTOR.search(table.text), CODE.findall(table.text)
        if table.behind or actor is None or not codes:
            self.skipped += 1  # still telling of the last move, or the game is over
            return
        version = table.links[0].version
        table.version, table.behind, table.number = version + 1, len(table.links), number
        self.waiting += 1
        said = {"type": "move", "id": number, "seat": int(actor[1]), "version": version}
        table.sent = time.perf_counter()
        table.links[0].say({**said, "code": int(random.choice(codes))})

    def run(self, count: int, rate: float) -> None:
        """That many moves, so many a second."""
        began = time.perf_counter()
        for number in range(count):
            due = began + number / rate
            self.listen(due)
            self.lag = max(self.lag, time.perf_counter() - due)
            self.move(self.tables[number % len(self.tables)], number)
        end = time.perf_counter() + PATIENCE
        while self.waiting and time.perf_counter() < end:
            self.listen(time.perf_counter() + 0.01)


def main() -> None:
    """Run the load; the moves of the warm-up are told apart."""
    wanted = json.load(sys.stdin)
    load = Load(opened(wanted))
    load.listen(time.perf_counter() + 0.5)
    gc.freeze()
    gc.disable()
    print(json.dumps({"ready": True}), flush=True)
    first = int(wanted["rate"] * wanted["warm"])
    cpu, began = time.process_time(), time.perf_counter()
    load.run(first + int(wanted["rate"] * wanted["seconds"]), wanted["rate"])
    took = time.perf_counter() - began
    figures = {
        "warm": [value for number, value in load.times if number < first],
        "times": [value for number, value in load.times if number >= first],
        "took": took,
        "cpu": (time.process_time() - cpu) / took,
        "lag": load.lag,
        "skipped": load.skipped,
        "untold": load.waiting,
    }
    print(json.dumps(figures), flush=True)
    os._exit(0)  # a thousand good-byes are no part of it


if __name__ == "__main__":
    main()
