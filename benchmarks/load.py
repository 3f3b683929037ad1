"""The load of `server.py` and `cluster.py`, in a process of its own: connections by hand, so that it costs little.

It is given one JSON object on standard input (addresses, tables, watchers, bots, rate, warm, seconds, game) and prints
one. A time runs from just before a move is written to the socket until the last connection of its table has the new
version. The connections of a table are at all servers in turn; one that breaks is made again at the next server.
"""

from __future__ import annotations

import gc
import http.client
import json
import os
import random
import re
import resource
import selectors
import socket
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from queue import SimpleQueue
from typing import Any
from urllib.parse import urlsplit

TABLE = b'{"type":"table"'
VERSION = re.compile(rb'"version":(\d+)')
CODE = re.compile(rb'"code":(\d+)')
ACTOR = re.compile(rb'"ask":\{"seat":(\d+)')
OPENING = 16
"""Tables that are opened at a time."""
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
    highest: int = -1
    """The newest version that anybody was told of: it must never go back."""
    bot: bool = False
    """Whether a bot sits at it."""
    awaited: float = 0.0
    """Since when the bot has had to answer."""


class Link:
    """One WebSocket; the messages of a server are not masked, so they can be read where they lie."""

    def __init__(self, table: Table, player: bool, addresses: list[str], at: int, path: str, keys: list[str]) -> None:
        self.table, self.player, self.version = table, player, -1
        self.addresses, self.at, self.path, self.keys = addresses, at, path, keys
        self.lost = 0.0
        """When it broke, until it is there again."""
        self.connect()

    def connect(self) -> None:
        """Connect and say hello."""
        address = self.addresses[self.at % len(self.addresses)]
        parts, path = urlsplit(address), self.path
        self.socket = socket.create_connection((parts.hostname, parts.port))
        self.socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        key = "A" * 22 + "=="
        lines = [f"GET {path} HTTP/1.1", f"Host: {parts.netloc}", f"Origin: {address}", "Upgrade: websocket",
                 "Connection: Upgrade", "Sec-WebSocket-Version: 13", f"Sec-WebSocket-Key: {key}"]  # fmt: skip
        self.socket.sendall(("\r\n".join(lines) + "\r\n\r\n").encode())
        self.data = bytearray()
        while b"\r\n\r\n" not in self.data:
            if not (more := self.socket.recv(65536)):
                raise ConnectionResetError
            self.data += more
        head, _, rest = bytes(self.data).partition(b"\r\n\r\n")
        if not head.startswith(b"HTTP/1.1 101"):
            raise SystemExit(f"the server refused a connection: {head[:200]!r}")
        self.data = bytearray(rest)
        self.say({"type": "hello", "keys": self.keys})

    def again(self) -> None:
        """Connect to the next server that answers."""
        while True:
            self.at += 1
            try:
                self.connect()
                return
            except OSError:
                time.sleep(0.05)

    def say(self, what: dict[str, Any], opcode: int = 1, body: bytes = b"") -> None:
        """Send a message, masked with zeros."""
        body = body or json.dumps(what).encode()
        size = bytes([0x80 | len(body)]) if len(body) < 126 else b"\xfe" + len(body).to_bytes(2, "big")
        self.socket.sendall(bytes([0x80 | opcode]) + size + b"\0\0\0\0" + body)

    def hear(self) -> bool:
        """Read what has come; whether there was news of the table."""
        if not (more := self.socket.recv(1 << 20)):
            raise ConnectionResetError
        self.data += more
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


def opened(wanted: dict[str, Any], count: int) -> Table:
    """A table with everybody connected and the game dealt."""
    addresses: list[str] = wanted["addresses"]
    bot = count < wanted["bots"]
    address = addresses[count % len(addresses)]
    parts = urlsplit(address)
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "greedy"} if bot else {"kind": "hotseat"}]
    body = json.dumps({"game": wanted["game"], "seats": seats, "public": False})
    asking = http.client.HTTPConnection(str(parts.hostname), parts.port, timeout=60)
    asking.request("POST", "/api/tables", body, {"origin": address, "content-type": "application/json"})
    made = json.loads(asking.getresponse().read())
    asking.close()
    table = Table(bot=bot)
    keys = [entry["key"] for entry in made["keys"]]
    for number in range(wanted["watchers"] + 1):
        path = f"/api/tables/{made['id']}/live"
        table.links.append(Link(table, number == 0, addresses, count + number, path, [] if number else keys))
    while not ACTOR.search(table.text):
        table.links[0].hear()
    return table


class Load:
    """Moves at even distances, over all tables in turn."""

    def __init__(self) -> None:
        self.tables: list[Table] = []
        self.selector = selectors.DefaultSelector()
        self.times: list[tuple[int, float]] = []
        self.answers: list[float] = []
        """How long bots took."""
        self.back: list[float] = []
        """How long connections that broke were away."""
        self.gone_back = 0
        self.made: SimpleQueue[Link] = SimpleQueue()
        self.calling = ThreadPoolExecutor(32)
        self.lag = self.skipped = 0.0
        self.waiting = 0

    def open(self, wanted: dict[str, Any]) -> None:
        """Open the tables, some at a time, and listen meanwhile: who does not answer a ping is cut off."""
        with ThreadPoolExecutor(OPENING) as pool:
            coming = {pool.submit(opened, wanted, count) for count in range(wanted["tables"])}
            while coming:
                self.listen(time.perf_counter() + 0.02)
                ready = {one for one in coming if one.done()}
                coming -= ready
                for one in ready:
                    table = one.result()
                    self.tables.append(table)
                    for link in table.links:
                        self.selector.register(link.socket, selectors.EVENT_READ, link)

    def listen(self, until: float) -> None:
        """Read whatever comes, until a moment; at least once."""
        while True:
            for key, _ in self.selector.select(max(0.0, until - time.perf_counter())):
                link: Link = key.data
                before = link.version
                try:
                    if link.hear():
                        self.told(link, before)
                except OSError:
                    self.break_off(link)
            while not self.made.empty():
                link = self.made.get()
                self.selector.register(link.socket, selectors.EVENT_READ, link)
            if time.perf_counter() >= until:
                return

    def break_off(self, link: Link) -> None:
        """A connection broke: what its table was being told of is not measured, and it is made again."""
        table = link.table
        self.selector.unregister(link.socket)
        link.socket.close()
        link.lost, link.data = time.perf_counter(), bytearray()
        if table.behind:
            table.behind, self.skipped = 0, self.skipped + 1
            self.waiting -= 1

        def call() -> None:
            link.again()
            self.made.put(link)

        self.calling.submit(call)

    def told(self, link: Link, before: int) -> None:
        """Whether it was the last one to be told."""
        table = link.table
        if link.lost:
            self.back.append(time.perf_counter() - link.lost)
            self.gone_back += link.version < table.highest
            link.lost = 0.0
        table.highest = max(table.highest, link.version)
        if table.bot and link.player:
            if table.awaited and link.version > table.version:
                self.answers.append(time.perf_counter() - table.awaited)
                table.awaited = 0.0
            elif link.version == table.version > before and not CODE.search(table.text):
                table.awaited = time.perf_counter()
        if before < table.version <= link.version and table.behind:
            table.behind -= 1
            if not table.behind:
                self.times.append((table.number, time.perf_counter() - table.sent))
                self.waiting -= 1

    def move(self, table: Table, number: int) -> None:
        """Play something at a table."""
        actor, codes = ACTOR.search(table.text), CODE.findall(table.text)
        if table.behind or actor is None or not codes or any(link.lost for link in table.links):
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
    wanted = {"bots": 0, **json.load(sys.stdin)}
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard if hard > 0 else soft, hard))
    load = Load()
    load.open(wanted)
    load.listen(time.perf_counter() + 0.5)
    load.back.clear()
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
        "answers": load.answers,
        "back": load.back,
        "gone_back": load.gone_back,
        "away": sum(bool(link.lost) for table in load.tables for link in table.links),
        "untold": load.waiting,
    }
    print(json.dumps(figures), flush=True)
    os._exit(0)  # a thousand good-byes are no part of it


if __name__ == "__main__":
    main()
