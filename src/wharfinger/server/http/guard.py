"""Around every request: where it may come from, how often, and the headers that keep browsers careful."""

from __future__ import annotations

import logging
from typing import Any
from urllib.parse import urlsplit

import msgspec
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from .. import metrics
from ..config import Settings
from ..errors import Refused
from ..limits import Limiter
from ..moderation import Moderation
from ..proxies import Proxies, person
from .traffic import path_shown

log = logging.getLogger("wharfinger.guard")
SAFE = {"GET", "HEAD", "OPTIONS"}
SOCKET = "SOCKET"
"""Stands for the method of a WebSocket, which has none."""
LARGEST_BODY = 1_000_000
LOCAL_NAMES = {"localhost", "127.0.0.1", "::1"}
POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self' 'wasm-unsafe-eval'",  # the search of an analysis is WebAssembly
        "style-src 'self'",
        "style-src-attr 'unsafe-inline'",  # boards place things by style attributes
        "img-src 'self' data: blob:",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "form-action 'self'",
        "base-uri 'none'",
        "frame-ancestors 'none'",
    )
)
HEADERS = [
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),  # an unlisted table's address is not passed on
    (b"x-frame-options", b"DENY"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
]


class Guard:
    """Wraps the whole application."""

    def __init__(self, app: ASGIApp, settings: Settings, ask: Limiter, change: Limiter, moderation: Moderation) -> None:
        self.app, self.settings, self.ask, self.change = app, settings, ask, change
        self.moderation = moderation
        self.proxies = Proxies(settings.proxies)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let it through, or say why not."""
        kind: str = scope["type"]
        if kind not in ("http", "websocket"):  # the start and the end
            await self.app(scope, receive, send)
            return
        self.proxies.introduce(scope)
        try:
            self.check(scope)
        except Refused as error:
            metrics.refused(error.key)
            log.info("%s refused: %s", path_shown(scope), error.id)
            await refuse(scope, receive, send, error)
            return
        await self.app(scope, receive, _dressed(scope, send) if kind == "http" else send)

    def check(self, scope: Scope) -> None:
        """Host, origin, size and rate."""
        headers = {name.lower(): value.decode("latin-1") for name, value in scope["headers"]}
        host = headers.get(b"host", "")
        if self.settings.local and not self.settings.proxied and name_of(host) not in LOCAL_NAMES:
            raise Refused("host", 421)
        if not scope["path"].isprintable():
            raise Refused("no-page", 404)
        method = str(scope.get("method", SOCKET))
        if method not in SAFE and not self.same_origin(headers.get(b"origin"), host, scope):
            raise Refused("origin", 403)
        length = headers.get(b"content-length", "0")
        if not (length.isascii() and length.isdigit()) or int(length) > LARGEST_BODY:
            raise Refused("too-big", 413)
        client = scope.get("client")
        address = person(client[0]) if client else "?"
        if scope["path"].startswith("/api/") and method != SOCKET:  # connections have a limit of their own
            (self.ask if method in SAFE else self.change).check(address)
            if client and not scope["path"].startswith("/api/texts/"):  # what says why in their language
                self.moderation.check_address(client[0])

    def same_origin(self, origin: str | None, host: str, scope: Scope) -> bool:
        """Whether a page of this server asks, or one that was named at the start."""
        if origin is None or not host:
            return False
        scheme = "https" if scope["scheme"] in ("https", "wss") else "http"
        return origin == f"{scheme}://{host}" or origin in self.settings.origins or origin == self.settings.url


def name_of(host: str) -> str:
    """The name or address in a Host header, without its port."""
    try:
        return urlsplit(f"//{host}").hostname or ""
    except ValueError:
        return ""


def _dressed(scope: Scope, send: Send) -> Send:
    private = scope["path"].startswith("/api/")

    async def with_headers(event: Message) -> None:
        if event["type"] == "http.response.start":
            headers = [*event.get("headers", []), *HEADERS]
            if private and not any(name.lower() == b"cache-control" for name, _ in headers):
                headers.append((b"cache-control", b"no-store"))
            event["headers"] = headers
        await send(event)

    return with_headers


async def refuse(scope: Scope, receive: Receive, send: Send, error: Refused) -> None:
    """Answer without the application."""
    kind: str = scope["type"]
    if kind == "websocket":
        await receive()
    body = msgspec.json.encode({"error": error.error})
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode()), *HEADERS]
    prefix = "http" if kind == "http" else "websocket.http"
    start: Any = {"type": f"{prefix}.response.start", "status": error.status, "headers": headers}
    rest: Any = {"type": f"{prefix}.response.body", "body": body, "more_body": False}
    await send(start)
    await send(rest)
