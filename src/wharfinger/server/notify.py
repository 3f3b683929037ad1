"""Turn notices: to the addresses a player entered, from a thread, so that nobody waits for them."""

from __future__ import annotations

import asyncio
import ipaddress
import logging
import socket
from concurrent.futures import ThreadPoolExecutor
from typing import Any
from urllib.parse import urlsplit

import msgspec

from .config import Settings
from .limits import Limiter
from .refusal import Refused, texts
from .store import Store
from .store import operations as ops

log = logging.getLogger("wharfinger.notices")
SCHEMES = ("discord", "gotifys", "jsons", "mailtos", "matrixs", "mmosts", "ntfys", "pover", "slack", "tgram")
"""Services by https or by mail with encryption; what Apprise also knows but would call by plain http is left out."""
NAMED = ("gotifys", "jsons", "mailtos", "matrixs", "mmosts", "ntfys")
"""Those whose address names a host of the player's choosing."""
MOST = 5


def check_url(url: str) -> str:
    """An address that notices may be sent to; refused with a reason otherwise."""
    import apprise

    say = texts()
    url = url.strip()
    scheme = url.partition("://")[0].lower()
    if scheme not in SCHEMES:
        raise Refused("notice-url", reason=say("notice-scheme", scheme=scheme[:20], known=", ".join(SCHEMES)))
    try:
        made = apprise.Apprise.instantiate(url, suppress_exceptions=True)
        host = urlsplit(url).hostname
    except Exception:
        made = None
    if made is None:
        raise Refused("notice-url", reason=say("notice-unreadable"))
    if scheme in NAMED and host and private(host):
        raise Refused("notice-url", reason=say("notice-private"))
    return url


def private(host: str) -> bool:
    """Whether a host is (also) inside a private network, where a server must not knock on behalf of a stranger."""
    try:
        found = [ipaddress.ip_address(host)]
    except ValueError:
        if host == "localhost" or "." not in host:
            return True
        try:
            found = [ipaddress.ip_address(entry[4][0]) for entry in socket.getaddrinfo(host, 443)]
        except OSError:
            return False  # nothing can be reached there now; it is asked again before each notice
    return any(not address.is_global for address in found)


class Notifier:
    """Sends notices and writes down which addresses failed."""

    def __init__(self, store: Store, settings: Settings) -> None:
        self.store, self.settings = store, settings
        self.threads = ThreadPoolExecutor(2, thread_name_prefix="notices")
        self.limiter = Limiter(1 / 30, 3, settings.rate)

    async def check(self, urls: list[str]) -> list[str]:
        """Addresses as a player entered them, checked."""
        if len(urls) > MOST:
            raise Refused("notice-many", most=MOST)
        loop = asyncio.get_running_loop()
        return [await loop.run_in_executor(self.threads, check_url, url) for url in urls if url.strip()]

    async def turn(self, visitor: str, title: str, table: str, name: str) -> None:
        """It is somebody's turn."""
        row = await self.store.read(ops.visitor_by_id, visitor)
        if row is None or row.notices == "[]" or not self.limiter.allows(f"{visitor} {table}"):
            return
        say = texts()
        link = f"{self.settings.address}/table/{table}"
        body = say("turn-body", name=name, title=title, link=link)
        loop = asyncio.get_running_loop()
        entries: list[dict[str, Any]] = msgspec.json.decode(row.notices)
        told = []
        for entry in entries:
            worked = await loop.run_in_executor(self.threads, send, entry["url"], say("turn-title", title=title), body)
            told.append({"url": entry["url"], "failed": not worked})
        if told != entries:
            await self.store.write(ops.change_visitor, visitor, {"notices": msgspec.json.encode(told).decode()})


def send(url: str, title: str, body: str) -> bool:
    """Whether a notice was delivered."""
    import apprise

    try:
        check_url(url)
        service = apprise.Apprise()
        return bool(service.add(url) and service.notify(title=title, body=body))
    except Exception as error:  # whatever a service does, the table goes on
        log.warning("a notice by %s failed: %s", url.partition("://")[0], type(error).__name__)
        return False
