"""The door to other servers: only public addresses, only the one that was checked, once, and not for long."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable

import pytest

from wharfinger.server.notices.outbound import LARGEST_ANSWER, Closed, Door, Line, Target, host_of, public, target_of

from .servers import apart

GOOD = "93.184.216.34"
HOOK = Target("hooks.example.org", "/in")


@pytest.mark.parametrize(
    "address",
    [
        "127.0.0.1",
        "127.255.1.2",
        "0.0.0.0",
        "0.1.2.3",
        "10.1.2.3",
        "172.16.0.1",
        "172.31.255.255",
        "192.168.1.1",
        "100.64.0.1",
        "100.100.100.200",
        "169.254.169.254",
        "168.63.129.16",
        "192.0.0.192",
        "198.18.0.1",
        "203.0.113.9",
        "224.0.0.1",
        "239.1.1.1",
        "240.0.0.1",
        "255.255.255.255",
        "::",
        "::1",
        "fe80::1",
        "fe80::1%eth0",
        "2606:4700::1%1",
        "fc00::1",
        "fd00:ec2::254",
        "ff02::1",
        "ff0e::1",
        "fec0::1",
        "::ffff:127.0.0.1",
        "::ffff:8.8.8.8",
        "::7f00:1",
        "64:ff9b::7f00:1",
        "64:ff9b::a00:1",
        "64:ff9b::a9fe:a9fe",
        "64:ff9b:1::808:808",
        "2002:7f00:1::",
        "2002:808:808::1",
        "2001:0:4136:e378:8000:63bf:3fff:fdd2",
        "2001:db8::1",
        "3fff::1",
        "100::1",
        "5f00::1",
        "2130706433",
        "nonsense",
        "",
    ],
)
def test_closed_addresses(address: str) -> None:
    assert not public(address)


@pytest.mark.parametrize("address", [GOOD, "8.8.8.8", "1.1.1.1", "2606:4700:4700::1111", "64:ff9b::808:808"])
def test_open_addresses(address: str) -> None:
    assert public(address)


@pytest.mark.parametrize(
    "url",
    [
        "https://a:b@127.0.0.1:8000@8.8.8.8/",
        "https://a:b@8.8.8.8/",
        "https://user@hooks.example.org/",
        "https://hooks.example.org@127.0.0.1/",
        "https://hooks.example.org:8443/",
        "https://hooks.example.org:443@127.0.0.1/",
        "https://localhost/",
        "https://localhost./",
        "https://LOCALHOST.:443/",
        "https://hooks.example.org./",
        "https://printer.local/",
        "https://metadata.google.internal/",
        "https://router.lan/",
        "https://router/",
        "https://127.0.0.1/",
        "https://127.1/",
        "https://2130706433/",
        "https://0x7f000001/",
        "https://0x7f.0.0.1/",
        "https://0177.0.0.1/",
        "https://127.0.0.1.:443/",
        "https://8.8.8.8/",
        "https://[::1]/",
        "https://[fe80::1%25eth0]/",
        "https://[::ffff:127.0.0.1]/",
        "https://127。0。0。1/",
        "https://ⓛocalhost/",
        "http://hooks.example.org/",
        "jsons://hooks.example.org/?rto=25",
        "file:///etc/passwd",
        "gopher://hooks.example.org/",
        "https://hooks.example.org\\@127.0.0.1/",
        "https://hooks.example.org/ HTTP/1.1\r\nX: y",
        "https://hooks.example.org/\r\nX: y",
        "https://hooks.example.org/#@127.0.0.1/",
        "https://hooks..example.org/",
        "https://-hooks.example.org/",
        "https://hooks.example.org/" + "x" * 500,
        "https://" + "a." * 130 + "org/",
        "https://",
        "",
    ],
)
def test_addresses_that_are_not_plain(url: str) -> None:
    assert target_of(url) is None


def test_plain_addresses() -> None:
    assert target_of("https://hooks.example.org/in?to=me&n=1") == ("hooks.example.org", "/in?to=me&n=1")
    assert target_of(" https://Hooks.Example.org:443 ") == ("hooks.example.org", "/")
    assert host_of("xn--bcher-kva.example.com") == "xn--bcher-kva.example.com"


class Listener:
    """A server of this machine that a line of the door leads to, without encryption, and what came there."""

    def __init__(self, answer: bytes | Callable[[asyncio.StreamWriter], Awaitable[None]]) -> None:
        self.answer = answer
        self.got: list[bytes] = []
        self.dialled: list[tuple[str, str]] = []
        self.looked_up: list[str] = []

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = await reader.readuntil(b"\r\n\r\n")
        size = int(head.lower().split(b"content-length: ")[1].split(b"\r\n")[0])
        self.got.append(head + await reader.readexactly(size))
        if isinstance(self.answer, bytes):
            writer.write(self.answer)
        else:
            await self.answer(writer)
        writer.close()

    def send(self, *answers: list[str], target: Target = HOOK, seconds: float = 10.0, dead: int = 0) -> str | None:
        """Why nothing could be sent, None if it was; the resolver gives one answer after the other."""
        left = list(answers)

        async def resolve(host: str) -> list[str]:
            self.looked_up.append(host)
            return left.pop(0)

        async def main() -> str | None:
            server = await asyncio.start_server(self.serve, "127.0.0.1", 0)
            port = server.sockets[0].getsockname()[1]

            async def dial(address: str, host: str) -> Line:
                self.dialled.append((address, host))
                if len(self.dialled) <= dead:
                    raise OSError("unreachable")
                return await asyncio.open_connection("127.0.0.1", port, limit=LARGEST_ANSWER)

            try:
                await Door(resolve, dial, seconds).send(target, b"{}", {"X-Test": "1"})
            except Closed as error:
                return str(error)
            finally:
                server.close()
            return None

        told: str | None = apart(lambda: asyncio.run(main()))
        return told


def test_a_request_goes_to_the_address_that_was_checked() -> None:
    there = Listener(b"HTTP/1.1 204 No Content\r\n\r\n")
    assert there.send([GOOD], ["127.0.0.1"]) is None
    assert there.looked_up == ["hooks.example.org"]
    assert there.dialled == [(GOOD, "hooks.example.org")]
    lines = there.got[0].split(b"\r\n")
    assert lines[0] == b"POST /in HTTP/1.1"
    assert b"Host: hooks.example.org" in lines
    assert b"X-Test: 1" in lines
    assert lines[-1] == b"{}"


@pytest.mark.parametrize("answer", [["127.0.0.1"], [GOOD, "10.0.0.1"], ["::1", GOOD], [], ["fe80::1%eth0"]])
def test_a_name_that_leads_inside_is_not_called(answer: list[str]) -> None:
    there = Listener(b"HTTP/1.1 200 OK\r\n\r\n")
    assert there.send(answer) is not None
    assert there.dialled == []
    assert there.got == []


def test_a_name_that_leads_inside_the_second_time_is_looked_up_again_for_each_send() -> None:
    there = Listener(b"HTTP/1.1 200 OK\r\n\r\n")
    assert there.send([GOOD]) is None
    assert there.send(["127.0.0.1"]) is not None
    assert len(there.got) == 1


@pytest.mark.parametrize(
    "status", [b"301 Moved", b"302 Found", b"307 Temporary", b"308 Permanent", b"404 No", b"500 No"]
)
def test_nothing_is_followed(status: bytes) -> None:
    there = Listener(b"HTTP/1.1 " + status + b"\r\nLocation: https://127.0.0.1/\r\n\r\n")
    assert there.send([GOOD], [GOOD]) == status.split()[0].decode()
    assert len(there.dialled) == 1


def test_an_address_that_is_down_is_passed_over() -> None:
    there = Listener(b"HTTP/1.1 200 OK\r\n\r\n")
    assert there.send(["2606:4700:4700::1111", GOOD], dead=1) is None
    assert [address for address, _ in there.dialled] == ["2606:4700:4700::1111", GOOD]


async def _drip(writer: asyncio.StreamWriter) -> None:
    """An answer that takes its time, with something to read every now and then."""
    for sign in b"HTTP/1.1 200 OK":
        writer.write(bytes([sign]))
        await writer.drain()
        await asyncio.sleep(0.1)


def test_all_of_it_has_one_time_limit() -> None:
    began = time.monotonic()
    assert Listener(_drip).send([GOOD], seconds=0.3) == "TimeoutError"
    assert time.monotonic() - began < 5


@pytest.mark.parametrize("answer", [b"", b"SSH-2.0-OpenSSH\r\n", b"HTTP/1.1\r\n", b"HTTP/1.1 abc\r\n", b"x" * 100_000])
def test_other_protocols_and_endless_answers(answer: bytes) -> None:
    assert Listener(answer).send([GOOD]) is not None


@pytest.mark.parametrize("path", ["/\r\nX: y", "/ü", "/\x00"])
def test_no_line_is_smuggled_in(path: str) -> None:
    there = Listener(b"HTTP/1.1 200 OK\r\n\r\n")
    assert there.send([GOOD], target=Target(HOOK.host, path)) is not None
    assert there.got == []


def test_a_certificate_must_fit_the_name() -> None:
    """The usual line is encrypted and checked: a server without a certificate is not talked to."""

    async def main() -> None:
        got: list[bytes] = []

        async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            got.append(await reader.read(1000))
            writer.write(b"HTTP/1.1 200 OK\r\n\r\n")
            writer.close()

        server = await asyncio.start_server(serve, "127.0.0.1", 0)
        port = server.sockets[0].getsockname()[1]
        door = Door()

        async def dial(address: str, host: str) -> Line:
            return await asyncio.open_connection("127.0.0.1", port, ssl=door.tls, server_hostname=host)

        async def resolve(host: str) -> list[str]:
            return [GOOD]

        with pytest.raises(Closed):
            await Door(resolve, dial).send(HOOK, b"{}")
        assert door.tls.check_hostname
        assert b"POST" not in got[0]
        server.close()

    apart(lambda: asyncio.run(main()))
