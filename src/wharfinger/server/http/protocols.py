"""How connections are served: uvicorn's protocols, with limits on how many there are and how long they may take.

A connection must send its request and the body of it, and fetch its answer, within some seconds; those that come when
the house is full are told so, and those that come even then are dropped.
"""

from __future__ import annotations

import asyncio
from functools import cache
from typing import Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from ..config import STANDING, Settings, handed
from ..connections import Crowd
from ..errors import Refused
from ..proxies import Proxies, parsed, person
from .guard import refuse

NOT_TEXT = 1007
BRIEFLY = 2.0
"""Seconds that a connection too many has to ask, so that it can be told."""


class House:
    """The connections of this process."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        limited = settings.rate > 0
        self.proxies = Proxies(settings.proxies)
        self.seated = Crowd(settings.connections, settings.connections_each, limited)
        self.standing = Crowd(
            int(settings.connections * STANDING), max(10, int(settings.connections_each * STANDING)), limited
        )
        self.addresses: dict[asyncio.BaseTransport, str] = {}

    def enter(self, transport: asyncio.BaseTransport, peer: str) -> Refused | None:
        """Let a connection in; why it is told to come back later, if it is. Dropped where there are far too many."""
        here = parsed(peer)
        proxied = here is not None and self.proxies.trusts(here)
        address = (
            f"proxy {id(transport)}" if proxied else person(peer)
        )  # a proxy counts the connections it lets through
        if self.standing.problem(address) is not None:
            transport.abort()  # type: ignore[attr-defined]
            return Refused("busy", 503)
        problem = self.seated.problem(address)
        self.addresses[transport] = address
        self.seated.enter(address)
        self.standing.enter(address)
        return problem

    def leave(self, transport: asyncio.BaseTransport) -> None:
        """A connection has ended."""
        if (address := self.addresses.pop(transport, None)) is not None:
            self.seated.leave(address)
            self.standing.leave(address)


@cache
def house() -> House:
    """The connections of this process, by the settings it was handed."""
    return House(handed())


class HttpProtocol(H11Protocol):
    """HTTP with limits in time and number."""

    timer: asyncio.TimerHandle | None = None
    stage: object = None
    """What the timer is for: a state of h11."""
    problem: Refused | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Somebody connects."""
        super().connection_made(transport)
        self.problem = house().enter(transport, self.client[0] if self.client else "?")
        if self.problem is not None:
            self.app = _refusing(self.problem)
        self._watch()

    def connection_lost(self, exc: Exception | None) -> None:
        """Somebody has hung up."""
        self._stop()
        house().leave(self.transport)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Somebody says something."""
        super().data_received(data)
        self._watch()

    def on_response_complete(self) -> None:
        """Something has been answered; keeping the line open for a while has a limit of its own."""
        self._stop()
        if self.problem is not None:
            self.transport.close()
        super().on_response_complete()

    def _should_upgrade(self) -> bool:
        return self.problem is None and super()._should_upgrade()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """From now on this is a WebSocket."""
        self._stop()
        super().handle_websocket_upgrade(event)
        self.stage = h11.SWITCHED_PROTOCOL

    def _watch(self) -> None:
        """See to it that what is under way ends in time: one limit for each stage, however little comes in between."""
        if self.stage is h11.SWITCHED_PROTOCOL or self.transport.is_closing():
            return
        stage = self.conn.their_state
        if stage is self.stage and self.timer is not None:
            return
        self._stop()
        settings = house().settings
        if stage is h11.IDLE:
            seconds = settings.header_seconds if self.problem is None else min(BRIEFLY, settings.header_seconds)
        else:
            seconds = settings.body_seconds if stage is h11.SEND_BODY else settings.answer_seconds
        self.stage = stage
        self.timer = self.loop.call_later(seconds, self._late)

    def _stop(self) -> None:
        self.stage = None
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None

    def _late(self) -> None:
        if self.cycle is not None and not self.cycle.response_complete:
            self.cycle.disconnected = True
            self.cycle.message_event.set()
        self.transport.abort()

    def send_400_response(self, msg: str) -> None:
        """Say that this was no request, and hang up; one that is being answered is not answered twice."""
        cycle = self.cycle
        if cycle is not None and not cycle.response_complete:
            cycle.disconnected = True
            cycle.message_event.set()
            if cycle.response_started:
                self.transport.close()
                return
        try:
            super().send_400_response(msg)
        except h11.LocalProtocolError:  # the answer to HEAD has no body to say it in
            self.transport.close()


def _refusing(error: Refused) -> Any:
    async def app(scope: Any, receive: Any, send: Any) -> None:
        await refuse(scope, receive, send, error)

    return app


class SocketProtocol(WebSocketsSansIOProtocol):
    """A WebSocket that is closed without much ado when a text is none."""

    def connection_lost(self, exc: Exception | None) -> None:
        """Somebody has hung up."""
        house().leave(self.transport)
        super().connection_lost(exc)

    def send_receive_event_to_app(self) -> None:
        """Hand a message on."""
        if self.transport.is_closing():
            self.frames = []
            return
        if self.curr_msg_data_type == "text" and not self.close_sent:
            try:
                b"".join(self.frames).decode()
            except UnicodeDecodeError:
                self.frames = []
                self.conn.fail(NOT_TEXT, "")
                self.handle_parser_exception()
                return
        super().send_receive_event_to_app()
