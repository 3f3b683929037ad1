"""Who really asks where proxies stand in front: only those that were named are believed."""

from __future__ import annotations

import ipaddress
from collections.abc import Iterable, Sequence

from litestar.types import Scope

from .words import unusable

MOST_HOPS = 20
Address = ipaddress.IPv4Address | ipaddress.IPv6Address


def parsed(text: str) -> Address | None:
    """An address as a proxy writes it, perhaps with a port; None if it is none."""
    text = text.strip()
    if text.startswith("["):
        text = text[1:].partition("]")[0]
    elif text.count(":") == 1:
        text = text.partition(":")[0]
    try:
        address = ipaddress.ip_address(text)
    except ValueError:
        return None
    mapped = address.ipv4_mapped if isinstance(address, ipaddress.IPv6Address) else None
    return mapped or address


def person(address: str) -> str:
    """What limits count by: an address, or the network of a home where addresses are plenty."""
    found = parsed(address)
    if isinstance(found, ipaddress.IPv6Address):
        return str(ipaddress.ip_network((found, 64), strict=False))
    return address if found is None else str(found)


class Proxies:
    """The proxies that are believed."""

    def __init__(self, named: Iterable[str]) -> None:
        try:
            self.networks = [ipaddress.ip_network(name.strip()) for name in named]
        except ValueError:
            raise unusable("start-proxy") from None

    def trusts(self, address: Address) -> bool:
        """Whether an address is that of a proxy."""
        return any(address in network for network in self.networks)

    def client(self, peer: str, said: Sequence[str]) -> str:
        """Who asks: the last address in the headers that is no proxy of ours; each proxy adds one on the right."""
        here = parsed(peer)
        if here is None or not self.trusts(here):
            return peer
        for text in reversed(",".join(said).rsplit(",", MOST_HOPS)[-MOST_HOPS:]):
            before = parsed(text)
            if before is None:
                break
            here = before
            if not self.trusts(here):
                break
        return str(here)

    def introduce(self, scope: Scope) -> None:
        """Write into a request who asks, and by which scheme."""
        peer = scope.get("client")
        here = parsed(peer[0]) if peer else None
        if peer is None or here is None or not self.trusts(here):
            return
        headers = scope["headers"]
        said = [value.decode("latin-1") for name, value in headers if name.lower() == b"x-forwarded-for"]
        scope["client"] = (self.client(peer[0], said), 0)
        schemes = [value.decode("latin-1") for name, value in headers if name.lower() == b"x-forwarded-proto"]
        scheme = ",".join(schemes).rpartition(",")[2].strip().lower()
        if scheme in ("http", "https"):
            secure = scheme == "https"
            kind: str = scope["type"]
            scope["scheme"] = ("wss" if secure else "ws") if kind == "websocket" else scheme
