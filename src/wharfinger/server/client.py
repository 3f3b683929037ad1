"""One connection to a table: what it may see, what it was sent, and a bounded queue of what it has yet to get."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
from litestar import WebSocket
from litestar.exceptions import WebSocketException

from .refusal import Refused

MOST_WAITING = 64
CLOSE_GOING_AWAY, CLOSE_POLICY, CLOSE_LATER = 1001, 1008, 1013


class Client:
    """A browser at a table."""

    def __init__(self, socket: WebSocket[Any, Any, Any], visitor: str | None) -> None:
        self.socket = socket
        self.visitor = visitor
        self.chairs: set[int] = set()
        self.log: list[bytes] = []
        """The turns it knows, as they were sent."""
        self.queue: asyncio.Queue[bytes] = asyncio.Queue(MOST_WAITING)
        self.over = asyncio.Event()
        self.farewell: bytes | None = None
        self.code = CLOSE_GOING_AWAY

    def send(self, body: bytes) -> None:
        """Queue a message; who does not fetch them is dropped and can connect again."""
        if self.over.is_set():
            return
        try:
            self.queue.put_nowait(body)
        except asyncio.QueueFull:
            self.end(Refused("slow"), CLOSE_LATER)

    def say(self, **what: Any) -> None:
        """Queue a small message."""
        self.send(msgspec.json.encode(what))

    def end(self, error: Refused, code: int = CLOSE_GOING_AWAY) -> None:
        """Close the connection with a reason."""
        self.farewell = msgspec.json.encode({"type": "bye", "error": error.error})
        self.code = code
        self.over.set()

    async def deliver(self) -> None:
        """Send what is queued until the connection ends."""
        ended = asyncio.create_task(self.over.wait())
        try:
            while not self.over.is_set():
                if self.queue.empty():
                    wanted = asyncio.create_task(self.queue.get())
                    await asyncio.wait({wanted, ended}, return_when=asyncio.FIRST_COMPLETED)
                    if not wanted.done():
                        wanted.cancel()
                        break
                    body = wanted.result()
                else:
                    body = self.queue.get_nowait()
                await self.socket.send_data(body, mode="text", encoding="utf-8")
            while self.code != CLOSE_LATER and not self.queue.empty():
                await self.socket.send_data(self.queue.get_nowait(), mode="text", encoding="utf-8")
            if self.farewell is not None:
                async with asyncio.timeout(2):
                    await self.socket.send_data(self.farewell, mode="text", encoding="utf-8")
                    await self.socket.close(self.code)
        except (WebSocketException, RuntimeError, OSError, TimeoutError):
            pass  # it has gone
        finally:
            self.over.set()
            ended.cancel()
