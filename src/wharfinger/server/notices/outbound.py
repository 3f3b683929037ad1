"""The one door to other servers: a name is looked up once, and the very address that was checked is called."""

from __future__ import annotations

import asyncio
import contextlib
import ipaddress
import re
import socket
import ssl
from collections.abc import Awaitable, Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from typing import NamedTuple

from wharfinger import __version__

PORT = 443
SECONDS = 10.0
"""For everything together: looking the name up, connecting, sending, the answer."""
LARGEST_ANSWER = 8_192
LONGEST_HOST = 253
LONGEST_URL = 500
MOST_TRIED = 3
Line = tuple[asyncio.StreamReader, asyncio.StreamWriter]
Resolve = Callable[[str], Awaitable[list[str]]]
Dial = Callable[[str, str], Awaitable[Line]]
"""Connects to an address for a host."""

_LABEL = r"[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?"
_HOST = re.compile(rf"(?:{_LABEL}\.)+(?=[a-z]){_LABEL}")
_URL = re.compile(r"https://([A-Za-z0-9.-]+)(?::443)?((?:/[!$%&'()*+,./0-9:;=?@A-Z_a-z~-]*)?)")
INSIDE = ("localhost", "local", "internal", "intranet", "lan", "home", "corp", "arpa", "onion", "invalid")
"""Ends of names that never lead to a public server."""

CLOSED = tuple(
    map(
        ipaddress.ip_network,
        (
            "0.0.0.0/8",
            "10.0.0.0/8",
            "100.64.0.0/10",  # behind a provider's translation, and some clouds' metadata
            "127.0.0.0/8",
            "168.63.129.16/32",  # a cloud's metadata at a public address
            "169.254.0.0/16",
            "172.16.0.0/12",
            "192.0.0.0/24",
            "192.0.2.0/24",
            "192.88.99.0/24",
            "192.168.0.0/16",
            "198.18.0.0/15",
            "198.51.100.0/24",
            "203.0.113.0/24",
            "224.0.0.0/4",
            "240.0.0.0/4",
            "2001::/23",  # tunnels and other special uses
            "2001:db8::/32",
            "2002::/16",  # IPv4 inside IPv6
            "3fff::/20",
        ),
    )
)
UNICAST = ipaddress.IPv6Network("2000::/3")
NAT64 = ipaddress.IPv6Network("64:ff9b::/96")


class Closed(Exception):
    """Nothing could be sent there, or nothing may be."""


class Target(NamedTuple):
    """Where something is sent to: always by https, always to its usual port."""

    host: str
    path: str


def host_of(text: str) -> str | None:
    """A host name as it may be called; None for addresses in numbers, odd spellings and names of private networks."""
    host = text.strip().lower()
    if len(host) > LONGEST_HOST or not _HOST.fullmatch(host) or host.rpartition(".")[2] in INSIDE:
        return None
    return host


def target_of(url: str) -> Target | None:
    """Where an https address leads; None for anything but a plain one."""
    found = _URL.fullmatch(url.strip()) if len(url) <= LONGEST_URL else None
    host = host_of(found[1]) if found else None
    return None if found is None or host is None else Target(host, found[2] or "/")


def public(text: str) -> bool:
    """Whether an address, as a resolver gives it, belongs to the public internet."""
    try:
        address = ipaddress.ip_address(text)
    except ValueError:
        return False
    if isinstance(address, ipaddress.IPv6Address):
        if address.scope_id is not None:
            return False
        if address in NAT64:  # how a machine without IPv4 calls the rest of the world
            return public(str(ipaddress.IPv4Address(int(address) & 0xFFFFFFFF)))
        if address not in UNICAST:
            return False
    return address.is_global and not any(address in network for network in CLOSED if network.version == address.version)


class Door:
    """Sends one request to one checked address, without following anything it is told."""

    def __init__(self, resolve: Resolve | None = None, dial: Dial | None = None, seconds: float = SECONDS) -> None:
        self.resolve = resolve or self.look_up
        self.dial = dial or self.connect
        self.seconds = seconds
        self.resolvers = ThreadPoolExecutor(8, thread_name_prefix="names")
        self.tls = ssl.create_default_context()
        self.tls.minimum_version = ssl.TLSVersion.TLSv1_2

    def stop(self) -> None:
        """Look up nothing more."""
        self.resolvers.shutdown(wait=False, cancel_futures=True)

    async def look_up(self, host: str) -> list[str]:
        """The addresses of a name."""
        loop = asyncio.get_running_loop()
        found = await loop.run_in_executor(
            self.resolvers, lambda: socket.getaddrinfo(host, PORT, type=socket.SOCK_STREAM)
        )
        return [str(entry[4][0]) for entry in found]

    async def connect(self, address: str, host: str) -> Line:
        """A line to an address, whose certificate is checked for the name."""
        return await asyncio.open_connection(address, PORT, ssl=self.tls, server_hostname=host, limit=LARGEST_ANSWER)

    async def send(
        self, target: Target, body: bytes, headers: Mapping[str, str] | None = None, method: str = "POST"
    ) -> None:
        """Deliver something; Closed unless the other side took it."""
        try:
            async with asyncio.timeout(self.seconds):
                status = await self._exchange(target, body, headers or {}, method)
        except (OSError, EOFError, ValueError, TimeoutError, asyncio.LimitOverrunError, RuntimeError) as error:
            raise Closed(type(error).__name__) from None
        if not 200 <= status < 300:
            raise Closed(str(status))

    async def _exchange(self, target: Target, body: bytes, headers: Mapping[str, str], method: str) -> int:
        head = {
            "Host": target.host,
            "User-Agent": f"Wharfinger/{__version__}",
            "Content-Length": str(len(body)),
            "Connection": "close",
            **headers,
        }
        lines = [f"{method} {target.path} HTTP/1.1", *(f"{name}: {value}" for name, value in head.items())]
        if any(not line.isascii() or not line.isprintable() for line in lines):
            raise ValueError
        reader, writer = await self._line(target.host)
        try:
            writer.write("\r\n".join([*lines, "", ""]).encode("ascii") + body)
            await writer.drain()
            first = await reader.readline()
            return int(first.split()[1]) if first.startswith(b"HTTP/1.") and len(first.split()) > 1 else 0
        finally:
            with contextlib.suppress(Exception):
                writer.transport.abort()

    async def _line(self, host: str) -> Line:
        addresses = list(dict.fromkeys(await self.resolve(host)))
        if not all(map(public, addresses)):
            raise Closed("private")
        for address in addresses[:MOST_TRIED]:
            with contextlib.suppress(OSError):
                return await self.dial(address, host)
        raise Closed("unreachable")
