"""The processes that analyse: few, apart from those that play, so that no bot waits for somebody's curiosity."""

from __future__ import annotations

import asyncio
from typing import Any

from wharfinger.kernel.position import Position

from .refusal import Refused
from .thinker import Effort, Request
from .thinking import BotFailed, Heard, Thinkers


def request_of(position: Position, effort: Effort) -> Request:
    """An analysis of what the seat to decide may know: nothing else leaves for the other process."""
    known = position.concealed(position.actor)
    return Request(
        position.game.name,
        names=position.names,
        display=known.display,
        state=known.batch.tobytes(),
        effort=effort,
    )


class Analysts:
    """Answers a few at a time and refuses the rest; the graphs' small searches wait in between."""

    def __init__(self, most: int) -> None:
        self.most = max(1, most)
        self.thinkers = Thinkers(self.most)
        self.busy = 0

    def stop(self) -> None:
        """End all of them."""
        self.thinkers.stop()

    async def think(self, position: Position, seconds: float, heard: Heard, stop: asyncio.Event) -> dict[str, Any]:
        """What somebody asked for, improving until its time is over or it is stopped."""
        if self.busy >= self.most:
            raise Refused("analysis-full", 503)
        self.busy += 1
        try:
            return await self._found(request_of(position, Effort(seconds=seconds)), heard, stop)
        finally:
            self.busy -= 1

    async def glance(self, position: Position, effort: Effort) -> dict[str, Any]:
        """A small search."""
        return await self._found(request_of(position, effort), lambda reply: None, None)

    async def _found(self, request: Request, heard: Heard, stop: asyncio.Event | None) -> dict[str, Any]:
        try:
            reply = await self.thinkers.consult(request, heard, stop)
        except BotFailed:
            raise Refused("analysis-failed", 503) from None
        assert reply.found is not None
        return reply.found


def told(found: dict[str, Any]) -> dict[str, Any]:
    """A finding as it is sent: without digits that mean nothing."""
    lines = [
        {
            **line,
            "win": [round(share, 3) for share in line["win"]],
            "win_error": [round(share, 3) for share in line["win_error"]],
            "points": [round(points, 1) for points in line["points"]],
            "spread": [round(points, 1) for points in line["spread"]],
        }
        for line in found["lines"]
    ]
    return {**found, "seconds": round(found["seconds"], 1), "sure": round(found["sure"], 3), "lines": lines}
