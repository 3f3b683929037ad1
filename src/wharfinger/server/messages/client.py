"""One connection to a table: what it may see, what it was sent, and a bounded queue of what it has yet to get."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import Any

import msgspec
from litestar import WebSocket
from litestar.exceptions import WebSocketException

from ..errors import Refused
from .outgoing import Bye

MOST_WAITING = 64
CLOSE_GOING_AWAY, CLOSE_POLICY, CLOSE_LATER = 1001, 1008, 1013


class Client:
    """A browser at a table."""

    def __init__(self, socket: WebSocket[Any, Any, Any]) -> None:
        self.socket = socket
        self.chairs: set[int] = set()
        self.visitor: str | None = None
        self.holders: set[str] = set()
        """The visitors whose chairs these are, by whatever key."""
        self.address = ""
        self.muted = False
        self.session: str | None = None
        """The hash of its cookie."""
        self.keys: list[str] = []
        """The seat keys it gave."""
        self.curtain = False
        """Whether several people share this screen and want a curtain between their turns."""
        self.facing: int | None = None
        """The chair of the one who lifted it last."""
        self.device = False
        """Whether it thinks for the bots of a table that its player plays alone."""
        self.log: list[bytes] = []
        """The turns it knows, as they were sent."""
        self.queue: deque[bytes] = deque()
        self.news = asyncio.Event()
        self.over = asyncio.Event()
        self.listening: asyncio.Timeout | None = None
        """While the next message is waited for: what ends the waiting."""
        self.farewell: bytes | None = None
        self.code = CLOSE_GOING_AWAY

    def send(self, body: bytes) -> None:
        """Queue a message; who does not fetch them is dropped and can connect again."""
        if self.over.is_set():
            return
        if len(self.queue) >= MOST_WAITING:
            self.end(Refused("slow"), CLOSE_LATER)
            return
        self.queue.append(body)
        self.news.set()

    def say(self, what: msgspec.Struct) -> None:
        """Queue a small message."""
        self.send(msgspec.json.encode(what))

    def end(self, error: Refused, code: int = CLOSE_GOING_AWAY) -> None:
        """Close the connection with a reason."""
        self.farewell = msgspec.json.encode(Bye(error.error))
        self.code = code
        self.leave()

    def leave(self) -> None:
        """Nothing more is to be said or heard."""
        self.over.set()
        self.news.set()
        if self.listening is not None:
            self.listening.reschedule(0)

    async def hear(self) -> str | None:
        """The next message; None when the connection is over."""
        if self.over.is_set():
            return None
        try:
            async with asyncio.timeout(None) as self.listening:
                return await self.socket.receive_data(mode="text")
        except TimeoutError:
            return None
        finally:
            self.listening = None

    async def deliver(self) -> None:
        """Send what is queued until the connection ends."""
        try:
            while True:
                while self.queue and not (self.over.is_set() and self.code == CLOSE_LATER):
                    await self.socket.send_data(self.queue.popleft(), mode="text", encoding="utf-8")
                if self.over.is_set():
                    break
                self.news.clear()
                await self.news.wait()
            if self.farewell is not None:
                async with asyncio.timeout(2):
                    await self.socket.send_data(self.farewell, mode="text", encoding="utf-8")
                    await self.socket.close(self.code)
        except (WebSocketException, RuntimeError, OSError, TimeoutError):
            pass  # it has gone
        finally:
            self.leave()
