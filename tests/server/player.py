"""A client as tests use it: HTTP with a cookie of its own, and connections to tables."""

from __future__ import annotations

import contextlib
import json
import ssl
from concurrent.futures import ThreadPoolExecutor
from types import TracebackType
from typing import Any

import httpx
import msgspec
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from tests.views import check_view
from wharfinger.server.messages import outgoing

SECONDS = 180.0
"""Until something that does not come is given up: a busy machine may take its time."""

NO_SECRETS = ssl.create_default_context()
"""One for all visitors: each would read all the certificates of the system, and none needs any."""


class Visitor:
    """One browser."""

    def __init__(self, address: str, origin: str | None = None) -> None:
        self.address = address
        self.http = httpx.Client(
            base_url=address, headers={"origin": origin or address}, timeout=SECONDS, verify=NO_SECRETS
        )

    def get(self, path: str, **more: Any) -> httpx.Response:
        return self.http.get(f"/api/{path}", **more)

    def post(self, path: str, body: Any = None, **more: Any) -> httpx.Response:
        return self.http.post(f"/api/{path}", json=body, **more)

    def made(self, path: str, body: Any = None) -> Any:
        """What a POST that must work answers."""
        answer = self.post(path, body)
        assert answer.status_code in (200, 201), answer.text
        return answer.json()

    def create(self, *seats: str, game: str = "tiny", **more: Any) -> dict[str, Any]:
        """A table: `me`, `hotseat`, `open`, or the name of a bot."""
        wishes = [
            {"kind": seat} if seat in ("me", "hotseat", "open") else {"kind": "bot", "bot": seat} for seat in seats
        ]
        made: dict[str, Any] = self.made("tables", {"game": game, "seats": wishes, **more})
        return made

    def sit(self, table: str, *keys: str, cookie: bool = False, **hello: Any) -> Seat:
        """A connection to a table."""
        return Seat(self.address, table, list(keys), self.cookie if cookie else None, **hello)

    @property
    def cookie(self) -> str:
        return f"wharfinger={self.http.cookies.get('wharfinger')}"


class Seat:
    """A connection to a table, with the last table message."""

    path, greeting, messages = "live", "table", outgoing.TableMessage

    def __init__(
        self,
        address: str,
        table: str,
        keys: list[str],
        cookie: str | None = None,
        origin: str | None = None,
        **hello: Any,
    ) -> None:
        headers = {"Cookie": cookie} if cookie else {}
        self.socket: ClientConnection = connect(
            f"{address.replace('http', 'ws', 1)}/api/tables/{table}/{self.path}",
            origin=origin or address,  # type: ignore[arg-type]
            additional_headers=headers,
            open_timeout=SECONDS,
            close_timeout=1,
            legacy=True,
        )
        self.count = 0
        self.heard: list[dict[str, Any]] = []
        self.raw: list[str] = []
        self.log: list[dict[str, Any]] = []
        with contextlib.suppress(ConnectionClosed):  # it may have said good-bye already
            self.say_raw(json.dumps({"type": "hello", "keys": keys, "protocol": 1, **hello}))
        self.table: dict[str, Any] = {}
        while not self.table:
            if self.hear()["type"] == "bye":
                break

    def __enter__(self) -> Seat:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def close(self) -> None:
        self.socket.close()

    def say_raw(self, text: str | bytes) -> None:
        self.socket.send(text)

    def hear(self, seconds: float = SECONDS) -> dict[str, Any]:
        """The next message."""
        text = self.socket.recv(seconds)
        assert isinstance(text, str)
        self.raw.append(text)
        message: dict[str, Any] = json.loads(text)
        self.check(message)
        self.heard.append(message)
        if message["type"] == self.greeting:
            self.table = message
            kept, reread = self.log[: message.get("kept", 0)], message.get("reread", {})
            self.log = [reread.get(str(at), turn) for at, turn in enumerate(kept)] + message["log"]
        return message

    def check(self, message: dict[str, Any]) -> None:
        """What comes is what docs/wire.md and docs/views.md say: every field, and no other."""
        said = msgspec.to_builtins(msgspec.convert(message, self.messages))
        if isinstance(said.get("view"), dict):
            check_view(message["view"])
            said["view"] = message["view"]
        assert said == message

    def ask(self, kind: str, **more: Any) -> dict[str, Any]:
        """Send a message and wait for its answer; what else comes is kept."""
        self.count += 1
        self.say_raw(json.dumps({"type": kind, "id": self.count, **more}))
        while True:
            message = self.hear()
            if message.get("id") == self.count and message["type"] != "table":
                return message

    def move(self, code: int | None = None, **more: Any) -> dict[str, Any]:
        """Play a choice of the pending decision, by default the first."""
        ask = self.table["ask"]
        wanted = ask["choices"][0]["code"] if code is None else code
        given = {"seat": ask["seat"], "version": self.table["version"], "code": wanted}
        return self.ask("move", **{**given, **more})

    def until(self, wanted: Any, seconds: float = SECONDS) -> dict[str, Any]:
        """Listen until the table is as wanted."""
        while not wanted(self.table):
            self.hear(seconds)
        return self.table

    def until_version(self, version: int) -> dict[str, Any]:
        return self.until(lambda table: table["version"] >= version and table["view"] is not None)

    def ended(self) -> int | None:
        """Listen until the server hangs up; its closing code."""
        try:
            while True:
                self.hear()
        except ConnectionClosed as error:
            return error.rcvd.code if error.rcvd else None


def all_at_once(*clients: Seat) -> list[dict[str, Any]]:
    """The answers of several connections that move at the same time."""
    with ThreadPoolExecutor(len(clients)) as pool:
        return list(pool.map(Seat.move, clients))
