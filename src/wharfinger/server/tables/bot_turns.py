"""Letting bots play: one task a table, which ends when a person has to decide."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import AsyncIterator
from typing import TYPE_CHECKING, Any

from wharfinger.bots import digest

from ..errors import Refused
from ..workers.fair_queue import asking
from ..workers.pool import WorkerFailed
from ..workers.readers import REST
from ..workers.thinker import Request
from . import devices
from .games import check_bot

if TYPE_CHECKING:
    from .hub import Hub
    from .open_table import OpenTable

log = logging.getLogger("wharfinger.bots")
TICK = 1.0
LAST_RESORT = "random"


def awaited(live: OpenTable) -> bool:
    """Whether somebody waits for a bot; a position that somebody brought must not keep the others' bots waiting."""
    return bool(live.clients or live.elsewhere) and not live.table.header.foreign


class BotTurns:
    """Asks the thinkers for the bots' decisions."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self.usual: dict[tuple[str, str], float] = {}
        """How long a bot of a name took in a game, for the share that is shown."""

    def wake(self, live: OpenTable) -> None:
        """See to it that a bot whose turn it is decides."""
        if self.ours(live) and (live.driving is None or live.driving.done()) and not self.hub.stopping:
            live.driving = self.hub.spawn(self._drive(live))

    def ours(self, live: OpenTable) -> bool:
        """Whether a bot has to decide, and this server sees to it."""
        return live.table.bot_turn and (not self.hub.store.shared or live.table.driver == self.hub.cluster.id)

    async def _drive(self, live: OpenTable) -> None:
        while self.ours(live):
            table = live.table
            seat, stamp = table.actor, table.stamp
            assert seat is not None and table.position is not None
            chair = table.chair_of(seat)
            bot = table.chairs[chair].bot
            assert bot is not None
            seed = digest(0, f"{table.header.seed} {chair}".encode())
            concealed = table.position.concealed(seat)
            request = Request(
                table.header.game, bot, seed, table.position.names, concealed.display, concealed.batch.tobytes()
            )
            async with self._shown(live, seat, request):
                code, pause = await devices.decision(live, seat, bot, seed, concealed), 0.0
            if code is None:
                code = await self._decision(live, seat, bot, request)
            async with self.hub.lock(live):
                if (live.table.stamp, live.table.actor) != (stamp, seat) or live.table.chairs[chair].bot != bot:
                    continue  # taken back, replaced or played elsewhere meanwhile
                try:
                    await self.hub.change(live, *self._changes(live, seat, chair, bot, code))
                except Refused as error:
                    pause = REST if error.key == "unworkable" else TICK
            await asyncio.sleep(pause)
        live.thinking = None

    def _changes(
        self, live: OpenTable, seat: int, chair: int, bot: str, code: int | None
    ) -> list[tuple[str, dict[str, Any]]]:
        assert live.table.position is not None
        legal = live.table.position.legal_codes()
        live.thinking = None
        if code in legal:
            return [("move", {"seat": seat, "code": code})]
        if bot != LAST_RESORT:
            return [("bot_failed", {"chair": chair, "bot": bot, "instead": LAST_RESORT})]
        return [("move", {"seat": seat, "code": legal[0]})]

    async def _decision(self, live: OpenTable, seat: int, bot: str, request: Request) -> int | None:
        """The bot's answer, after a second try if need be; None if there is none."""
        for attempt in (1, 2):
            began = time.monotonic()
            try:
                check_bot(bot, request.game)
                with asking(live.table.creator, live.table.id, lambda: awaited(live)):
                    async with self._shown(live, seat, request):
                        code = await self.hub.thinkers.ask(request)
                took = time.monotonic() - began
                key = (request.game, bot)
                self.usual[key] = 0.7 * self.usual.get(key, took) + 0.3 * took
                return code
            except (WorkerFailed, Refused) as error:
                log.warning("table %s: the bot %s failed (attempt %d): %s", live.table.id, bot, attempt, error)
        return None

    @contextlib.asynccontextmanager
    async def _shown(self, live: OpenTable, seat: int, request: Request) -> AsyncIterator[None]:
        """Everybody sees meanwhile how far it is."""
        ticking = asyncio.create_task(self._show(live, seat, request))
        try:
            yield
        finally:
            ticking.cancel()

    async def _show(self, live: OpenTable, seat: int, request: Request) -> None:
        """A coarse share while it takes long: of the time it usually takes."""
        usual = self.usual.get((request.game, request.bot), 5.0)
        passed = 0.0
        while True:
            await asyncio.sleep(0.15 if not passed else TICK)
            passed += TICK if passed else 0.15
            self.hub.think(live, seat, round(min(0.95, passed / max(usual, 0.5)), 2))
