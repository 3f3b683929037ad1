"""Around everything else: each request gets an id, is timed and counted, and is written down if that is wanted."""

from __future__ import annotations

import re
import time
from typing import Any, cast
from uuid import uuid4

from litestar.types import ASGIApp, Receive, Scope, Send

from .. import metrics
from ..config import Settings
from ..logs import ACCESS, REQUEST
from ..proxies import Proxies, parsed

HEADER = b"x-request-id"
FITTING = re.compile(r"[A-Za-z0-9._-]{8,64}")
"""An id that a proxy may give."""
PLAIN = re.compile(r"[\w.-]{1,20}", re.ASCII)
"""A part of a path that is no key: those are longer."""
SHOWN = {"table", "game", "language", "task", "puzzle"}
"""Parts of a path that are no secret."""
ASSET = re.compile(r"/assets/[\w.-]{1,80}", re.ASCII)
HIDDEN = "…"
PEER = "peer"
"""Where a request's state says who connected, whatever a proxy says of who asks."""
SWITCHED, HUNG_UP = 101, 499
STARTS = {"http.response.start", "websocket.http.response.start", "websocket.accept"}
"""How an answer begins; that of a WebSocket has no status of its own."""


class Traffic:
    """Wraps the whole application."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app, self.settings = app, settings
        self.proxies = Proxies(settings.proxies)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let it through, and note how it went."""
        kind: str = scope["type"]
        if kind not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        method = scope.get("method")
        if method == "HEAD":  # the web server leaves the body out; the application need not know
            scope = cast("Scope", {**scope, "method": "GET"})
        ident = self.ident(scope)
        token = REQUEST.set(ident)
        scope.setdefault("state", {})[PEER] = scope.get("client")
        began = time.perf_counter()
        status = HUNG_UP

        async def noted(event: Any) -> None:
            nonlocal status
            if event["type"] in STARTS:
                status = event.get("status", SWITCHED)
                event["headers"] = [*event.get("headers", []), (HEADER, ident.encode())]
            await send(event)

        try:
            await self.app(scope, receive, noted)
        finally:
            seconds = time.perf_counter() - began
            if kind == "http":
                metrics.requested(str(method), route(scope), status, seconds)
            if self.settings.access_log:
                write_down(scope, str(method or "WS"), status, seconds)
            REQUEST.reset(token)

    def ident(self, scope: Scope) -> str:
        """The id that a proxy of ours gave a request, or a new one."""
        peer = scope.get("client")
        here = parsed(peer[0]) if peer else None
        if here is not None and self.proxies.trusts(here):
            for name, value in scope["headers"]:
                text = value.decode("latin-1")
                if name.lower() == HEADER and FITTING.fullmatch(text):
                    return text
        return uuid4().hex


def route(scope: Scope) -> str:
    """Which kind of request it is: one of few."""
    template = str(scope.get("path_template", ""))
    if not template:
        return "refused"
    return "page" if template in ("/", "/{path}") else template


def path_shown(scope: Scope) -> str:
    """A path without anything that might be a key: names of tables and games are none, and neither are our files."""
    template = str(scope.get("path_template", ""))
    if template and route(scope) != "page":
        given = scope.get("path_params", {})
        return re.sub(r"\{(\w+)\}", lambda found: _plain(found[1], str(given.get(found[1], ""))), template)
    path = scope["path"]
    if path == "/" or ASSET.fullmatch(path):
        return path
    first, _, rest = path.removeprefix("/").partition("/")
    return f"/{first if PLAIN.fullmatch(first) else HIDDEN}{f'/{HIDDEN}' if rest else ''}"


def _plain(name: str, value: str) -> str:
    return value if name in SHOWN and PLAIN.fullmatch(value) else HIDDEN


def write_down(scope: Scope, method: str, status: int, seconds: float) -> None:
    """A line of the access log."""
    client = scope.get("client")
    facts = {
        "client": client[0] if client else "?",
        "method": method,
        "path": path_shown(scope),
        "status": status,
        "ms": round(seconds * 1000, 1),
    }
    ACCESS.info("%(client)s %(method)s %(path)s %(status)d %(ms).1f ms", facts, extra={"facts": facts})
