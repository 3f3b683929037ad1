"""The WebSocket of a table: hello, then messages until somebody hangs up."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect

from .. import metrics
from ..errors import Refused
from ..keys import hashed
from ..limits import Limiter
from ..messages import outgoing, wire
from ..messages.client import CLOSE_POLICY, Client
from ..state import COOKIE, State
from ..tables import devices
from ..tables.hub import Hub
from ..tables.open_table import OpenTable, chairs_of
from ..tables.telling import table_message
from .commands import look, obey, try_out

log = logging.getLogger("wharfinger.live")
Said = TypeVar("Said")
Talk = Callable[[State, OpenTable, Client, wire.Hello], Awaitable[None]]
LONGEST = 8_192
HELLO_WITHIN = 20.0
MOST_WRONG = 20
"""Refusals for malformed or too frequent messages after which a connection is closed."""


@websocket("/api/tables/{table:str}/live", opt={"exclude_from_auth": True})
async def live_socket(socket: WebSocket[Any, Any, Any], table: str) -> None:
    """One connection to a table."""

    async def talk(state: State, live: OpenTable, client: Client, hello: wire.Hello) -> None:
        rate = state.settings.rate
        looks = Limiter(5, 20, rate)

        async def answer(said: wire.Message) -> None:
            if isinstance(said, wire.Look | wire.Try):
                await looks.pace("")
            await _answer(state.hub, live, client, said)

        watching = live.watchers + state.cluster.elsewhere.get(live.table.id, 0)
        if not client.chairs and rate and watching >= state.settings.watchers:
            raise Refused("watchers", 503)
        try:
            await state.hub.presence.announce(live, client.chairs)
            async with state.hub.lock(live):
                client.curtain = hello.curtain
                live.clients.add(client)
                await state.hub.prepare(live.table)
                client.send(table_message(live, client, fresh=False))
            await state.hub.presence.come(live)
            await converse(client, Limiter(10, 40, rate), wire.MESSAGE, answer)
        finally:
            live.clients.discard(client)
            devices.offered(live, client, False)
            await state.hub.presence.leave(live, client.chairs)

    await connected(socket, table, talk)


async def connected(socket: WebSocket[Any, Any, Any], table: str, talk: Talk) -> None:
    """Let somebody who says hello to a table talk; a refusal is the last thing they hear."""
    state: State = socket.app.state.server
    await socket.accept()
    client = Client(socket)
    delivering = asyncio.create_task(client.deliver())
    try:
        address = state.address(socket)
        state.limits.connect.check(address)
        with state.sockets.inside(address):
            client.visitor = await state.visitor_id(socket)
            client.session = None if client.visitor is None else hashed(socket.cookies[COOKIE])
            client.address = socket.client.host if socket.client is not None else ""
            state.moderation.check_address(client.address)
            hello = await hello_of(socket)
            live = await state.hub.get(table)
            client.keys = hello.keys
            with state.sessions.connected(client, live):
                async with state.hub.lock(live):
                    client.chairs = chairs_of(live, client.keys, client.visitor)
                    holders = (live.table.chairs[chair].visitor for chair in client.chairs)
                    client.holders = {holder for holder in holders if holder is not None}
                with state.moderation.connected(client):
                    await talk(state, live, client, hello)
    except Refused as error:
        metrics.refused(error.key)
        log.info("table %s: %s refused: %s", table[:12], state.address(socket), error.id)
        client.end(error, CLOSE_POLICY)
    except (WebSocketDisconnect, TimeoutError):
        pass
    finally:
        if client.farewell is None:
            client.leave()
        await asyncio.wait({delivering}, timeout=5)
        delivering.cancel()


async def hello_of(socket: WebSocket[Any, Any, Any]) -> wire.Hello:
    """The first message of a connection."""
    async with asyncio.timeout(HELLO_WITHIN):
        said = decoded(await socket.receive_data(mode="text"), wire.MESSAGE)
    if not isinstance(said, wire.Hello) or said.protocol != wire.PROTOCOL:
        raise Refused("hello", protocol=wire.PROTOCOL)
    return said


def decoded(text: str, decoder: msgspec.json.Decoder[Said]) -> Said:
    """A message of a client."""
    if len(text) > LONGEST:
        raise Refused("too-big")
    try:
        return decoder.decode(text)
    except (msgspec.MsgspecError, UnicodeEncodeError, RecursionError) as error:
        raise Refused("malformed", reason=str(error)[:200]) from None


def _ident(text: str) -> Any:
    """The id of a message that could otherwise not be understood, so that its sender knows which it was."""
    try:
        found = msgspec.json.decode(text)
    except (msgspec.MsgspecError, RecursionError):
        return None
    ident = found.get("id") if isinstance(found, dict) else None
    return ident if isinstance(ident, int | str) and len(str(ident)) <= 64 else None


async def converse(
    client: Client,
    limiter: Limiter,
    decoder: msgspec.json.Decoder[Said],
    answer: Callable[[Said], Awaitable[None]],
) -> None:
    """Answer messages until somebody hangs up."""
    wrong = 0
    while (text := await client.hear()) is not None:
        try:
            limiter.check("")
            said = decoded(text, decoder)
        except Refused as error:
            wrong += 1
            ident = _ident(text) if len(text) <= LONGEST else None
            metrics.refused(error.key)
            log.info("a message refused: %s", error.id)
            client.say(outgoing.Refused(id=ident, error=error.error))
            if wrong >= MOST_WRONG:
                raise
            continue
        await answer(said)


async def _answer(hub: Hub, live: OpenTable, client: Client, said: wire.Message) -> None:
    try:
        if isinstance(said, wire.Look):
            answer: outgoing.Answer = await look(hub, live, client, said.version)
        elif isinstance(said, wire.Try):
            answer = await try_out(hub, live, client, said)
        else:
            with metrics.moving(live.table.header.game if isinstance(said, wire.Move) else ""):
                async with hub.lock(live):
                    answer = await obey(hub, live, client, said)
        answer.id = said.id
        client.say(answer)
    except Refused as error:
        metrics.refused(error.key)
        log.info("table %s: %s refused: %s", live.table.id, type(said).__name__, error.id)
        client.say(outgoing.Refused(id=said.id, error=error.error))
    except Exception:
        log.exception("table %s: %s failed", live.table.id, type(said).__name__)
        client.say(outgoing.Refused(id=said.id, error=Refused("internal", 500).error))
