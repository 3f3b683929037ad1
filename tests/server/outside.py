"""What stands for the rest of the world in tests: a web server and a mail server of this machine."""

from __future__ import annotations

import json
import socketserver
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, NamedTuple


class Got(NamedTuple):
    """A request as it came."""

    first: str
    headers: dict[str, str]
    body: Any


class Listening(socketserver.ThreadingTCPServer):
    """A server on a free port."""

    allow_reuse_address = True
    daemon_threads = True
    status = 200
    got: list[Any]

    @property
    def port(self) -> int:
        return int(self.server_address[1])

    def wait_for(self, count: int) -> list[Any]:
        """What came, when that many have."""
        deadline = time.monotonic() + 30
        while len(self.got) < count and time.monotonic() < deadline:
            time.sleep(0.02)
        assert len(self.got) >= count
        return self.got


class _Web(socketserver.StreamRequestHandler):
    server: Listening

    def handle(self) -> None:
        first = self.rfile.readline().decode().strip()
        headers = {}
        while line := self.rfile.readline().decode().strip():
            name, _, value = line.partition(": ")
            headers[name.lower()] = value
        body = self.rfile.read(int(headers["content-length"]))
        self.server.got.append(Got(first, headers, json.loads(body)))
        self.wfile.write(f"HTTP/1.1 {self.server.status} X\r\nLocation: https://inside.example.org/\r\n\r\n".encode())


class _Mail(socketserver.StreamRequestHandler):
    server: Listening

    def handle(self) -> None:
        self.wfile.write(b"220 here\r\n")
        while line := self.rfile.readline().decode().strip():
            if line.upper() == "DATA":
                self.wfile.write(b"354 go on\r\n")
                lines = []
                while (row := self.rfile.readline()) != b".\r\n":
                    lines.append(row.decode().rstrip())
                self.server.got.append("\n".join(lines))
            self.wfile.write(b"221 bye\r\n" if line.upper() == "QUIT" else b"250 fine\r\n")


@contextmanager
def listening(handler: Callable[..., Any]) -> Iterator[Listening]:
    with Listening(("127.0.0.1", 0), handler) as made:
        made.got = []
        threading.Thread(target=made.serve_forever, daemon=True).start()
        yield made
        made.shutdown()


def web() -> Any:
    return listening(_Web)


def mail() -> Any:
    return listening(_Mail)
