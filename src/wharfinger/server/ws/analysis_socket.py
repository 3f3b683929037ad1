"""The WebSocket of the analysis board: looks at positions, lets a bot think about them, draws the graph of a game."""

from __future__ import annotations

import asyncio
import logging
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from msgspec import UNSET, UnsetType

from .. import metrics
from ..analysis import positions as analysis
from ..analysis.pool import told
from ..errors import Refused
from ..limits import Limiter
from ..messages import analysis_wire as asked
from ..messages import outgoing
from ..messages.client import Client
from ..messages.outgoing import Found
from ..messages.wire import PROTOCOL, Hello, Refusal
from ..state import State
from ..store import operations as ops
from ..tables.likeness import refuse_running
from ..tables.open_table import OpenTable
from ..workers import reading
from ..workers.places import Place, place_of
from ..workers.thinker import Reply
from .table_socket import connected, converse

log = logging.getLogger("wharfinger.analysis")
At = asked.Look | asked.Dump | asked.Think | asked.Judge | asked.Known | asked.Turns
"""What names a position."""


@websocket("/api/tables/{table:str}/analysis", opt={"exclude_from_auth": True})
async def analysis_socket(socket: WebSocket[Any, Any, Any], table: str) -> None:
    """One analysis board."""

    async def talk(state: State, live: OpenTable, client: Client, hello: Hello) -> None:
        board = Board(state, live, client, state.address(socket))
        try:
            await board.greet()
            await converse(client, Limiter(10, 60, state.settings.rate), asked.MESSAGE, board.answer)
        finally:
            board.leave()

    await connected(socket, table, talk)


class Board:
    """What one connection does."""

    def __init__(self, state: State, live: OpenTable, client: Client, address: str) -> None:
        self.state, self.live, self.client, self.address = state, live, client, address
        self.stop = asyncio.Event()
        self.search: asyncio.Task[None] | None = None
        self.deaf = state.graphs.listen(live.table.id, lambda message: client.send(msgspec.json.encode(message)))

    @property
    def yours(self) -> list[int]:
        """The seats of who asks."""
        return self.live.table.held(self.client.chairs)

    async def greet(self) -> None:
        """The game this board is about."""
        table = self.live.table
        analysis.check(table, self.yours)
        graph = await self.state.graphs.kept(table) if table.status == "finished" else None
        eyes = None if table.status == "finished" or not self.yours else self.yours[0]
        log: Any = [msgspec.Raw(turn) for turn in table.study(eyes).log()]
        self.client.say(
            outgoing.Analysis(
                id=table.id,
                game=table.header.game,
                title=table.header.title,
                status=table.status,
                options=table.header.options,
                names=[table.chair(seat).name for seat in range(len(table.chairs))],
                you=[] if table.header.uploaded and table.closed else self.yours,
                length=table.version,
                log=log,
                graph=graph,
            )
        )

    def leave(self) -> None:
        """Nobody is there any more: what was asked is not wanted."""
        self.stop.set()
        self.deaf()

    async def answer(self, said: asked.Message) -> None:
        """Answer one message."""
        try:
            answer = await self._answer(said)
            answer.id = said.id
            self.client.say(answer)
        except Refused as error:
            metrics.refused(error.key)
            log.info("table %s: %s refused: %s", self.live.table.id, type(said).__name__, error.id)
            self.client.say(outgoing.Refused(id=said.id, error=error.error))
        except Exception:
            log.exception("table %s: %s failed", self.live.table.id, type(said).__name__)
            self.client.say(outgoing.Refused(id=said.id, error=Refused("internal", 500).error))

    async def _answer(self, said: asked.Message) -> outgoing.Answer:
        match said:
            case asked.Look():
                seen = await self._read(reading.Look(await self._spot(said, said.trim), said.eyes, said.since))
                return analysis.drawn(seen, self.live.table, said.version)
            case asked.Dump():
                return outgoing.Dump(position=await self._read(reading.Dump(await self._spot(said))))
            case asked.Think():
                await self._think(said)
            case asked.Judge():
                return await self._judge(said)
            case asked.Known():
                return msgspec.convert(await self._read(reading.Hand(await self._spot(said))), outgoing.Known)
            case asked.Replay():
                return await self._replay()
            case asked.Tell():
                spots = [await self._spot(one) for one in said.of]
                told = await self._read(reading.Tell(spots, [one.turns for one in said.of]))
                return outgoing.Told(turns=msgspec.convert(told, list[outgoing.Worded]))
            case asked.Stop():
                self.stop.set()
            case asked.Evaluate():
                await self.state.limits.analyse.check(self.address)
                await self._refuse_copies()
                self.state.graphs.want(self.live.table, self.address)
            case _:
                raise Refused("hello", protocol=PROTOCOL)
        return outgoing.Done()

    async def _judge(self, said: asked.Judge) -> outgoing.Verdict:
        """A turn that somebody found instead of the one that was played."""
        await self.state.limits.judge.check(self.address)
        table = self.live.table
        await self._spot(said)  # the line is possible, and may be analysed
        return await self.state.graphs.judge(table, said.version, said.line)

    async def _replay(self) -> outgoing.Replay:
        """The whole game, which everybody may know now."""
        table = self.live.table
        analysis.check(table, self.yours)
        if table.status != "finished" or table.position is None:
            raise Refused("analysis-running", 409)
        await self._refuse_copies()
        place = place_of(table.position, 0, *table.position.moves)
        return msgspec.convert(await self._read(reading.Replay(place)), outgoing.Replay)

    async def _spot(self, said: At, trim: bool = False) -> analysis.Spot:
        async with self.state.hub.lock(self.live):
            spot = analysis.spot(self.live.table, self.yours, said.version, said.line, trim)
        await self._refuse_running(reading.Liken(spot))
        return spot

    async def _refuse_copies(self) -> None:
        """The same for every position of the game."""
        if self.live.table.header.uploaded:
            rows = await self.state.store.read(ops.load_table, self.live.table.id)
            assert rows is not None
            await self._refuse_running(reading.LikenAll(rows))

    async def _refuse_running(self, job: reading.Liken | reading.LikenAll) -> None:
        """A game that somebody brought may have become one that is played here."""
        if self.live.table.header.uploaded:
            await refuse_running(self.state.store, await self._read(job))

    async def _read(self, job: reading.Job) -> Any:
        table = self.live.table
        return await self.state.readers.ask(job, self.address, table.id, table.header)

    async def _think(self, said: asked.Think) -> None:
        await self.state.limits.analyse.check(self.address)
        spot = await self._spot(said)
        there = msgspec.convert(await self._read(reading.Brief(spot)), analysis.Stand)
        if there.known is None:
            raise Refused("analysis-over", 409)
        if not spot.open and there.actor not in spot.yours:
            raise Refused("analysis-seat", 403)
        self.stop.set()
        if self.search is not None:
            await asyncio.wait({self.search})
        self.stop = asyncio.Event()
        self.search = self.state.hub.spawn(self._search(said, there.known, self.stop))

    async def _search(self, said: asked.Think, known: Place, stop: asyncio.Event) -> None:
        def say(over: bool, share: float, found: Found | UnsetType = UNSET, error: Refusal | UnsetType = UNSET) -> None:
            slow = self.state.compiler.share(known.game) is not None
            self.client.say(outgoing.Thought(said.id, over, slow, share, found, error))

        def heard(reply: Reply) -> None:
            if reply.found is not None:
                say(False, min(1.0, reply.found["seconds"] / said.seconds), told(reply.found))

        try:
            found = await self.state.analysts.think(self.address, known, said.seconds, heard, stop)
            say(True, 1.0, told(found))
        except Refused as error:
            say(True, 1.0, error=error.error)
