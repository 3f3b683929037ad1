"""Behind a proxy: who asks is what the named proxies say, and nobody else."""

from __future__ import annotations

import httpx
import pytest

from wharfinger.kernel.errors import BadOption
from wharfinger.server.config import Settings
from wharfinger.server.proxies import Proxies, person

from .conftest import Launch

CHAIN = ["127.0.0.1", "10.0.0.0/8", "fd00::/8"]


@pytest.mark.parametrize(
    ("peer", "said", "client"),
    [
        ("10.0.0.5", ["198.51.100.7"], "198.51.100.7"),
        ("10.0.0.5", ["6.6.6.6, 198.51.100.7"], "198.51.100.7"),  # what the client made up stands on the left
        ("10.0.0.5", ["6.6.6.6, 198.51.100.7, 10.9.9.9, 127.0.0.1"], "198.51.100.7"),
        ("10.0.0.5", ["6.6.6.6", "198.51.100.7"], "198.51.100.7"),  # several headers are one list
        ("10.0.0.5", ["198.51.100.7:4711"], "198.51.100.7"),
        ("10.0.0.5", ["[2606:4700::1]:4711"], "2606:4700::1"),
        ("10.0.0.5", ["::ffff:198.51.100.7"], "198.51.100.7"),
        ("::ffff:10.0.0.5", ["198.51.100.7"], "198.51.100.7"),
        ("fd00::1", ["2606:4700::1"], "2606:4700::1"),
        ("10.0.0.5", ["10.1.1.1, 10.1.1.2"], "10.1.1.1"),  # everybody is a proxy: the farthest
        ("10.0.0.5", ["6.6.6.6, unknown"], "10.0.0.5"),
        ("10.0.0.5", ["6.6.6.6, unknown, 10.1.1.1"], "10.1.1.1"),
        ("10.0.0.5", [""], "10.0.0.5"),
        ("10.0.0.5", [], "10.0.0.5"),
        ("198.51.100.9", ["10.0.0.1"], "198.51.100.9"),  # not a proxy
        ("11.0.0.5", ["6.6.6.6"], "11.0.0.5"),
    ],
)
def test_who_asks(peer: str, said: list[str], client: str) -> None:
    assert Proxies(CHAIN).client(peer, said) == client


def test_without_proxies_nobody_is_believed() -> None:
    assert Proxies([]).client("127.0.0.1", ["6.6.6.6"]) == "127.0.0.1"


def test_a_very_long_list_is_not_read() -> None:
    assert Proxies(CHAIN).client("10.0.0.5", [", ".join(["10.0.0.1"] * 5000 + ["6.6.6.6"] * 5000)]) == "6.6.6.6"
    assert Proxies(CHAIN).client("10.0.0.5", [", ".join(["6.6.6.6"] + ["10.0.0.1"] * 5000)]) == "10.0.0.1"


@pytest.mark.parametrize("wrong", ["*", "proxy", "10.0.0.1/33", "10.0.0.1/8", ""])
def test_proxies_are_named_by_addresses(wrong: str) -> None:
    with pytest.raises(BadOption, match="proxy"):
        Proxies([wrong])


def test_one_home_counts_as_one() -> None:
    """Somebody with IPv6 has a whole network of addresses."""
    assert person("2606:4700:1:2::1") == person("2606:4700:1:2:ffff::9") != person("2606:4700:1:3::1")
    assert person("198.51.100.7") != person("198.51.100.8")


def codes(address: str, count: int, said: object) -> list[int]:
    """Answers to requests that change something, each with its own word about who asks."""
    with httpx.Client(base_url=address, headers={"origin": address}) as client:
        made = []
        for number in range(count):
            headers = {"x-forwarded-for": said % number} if isinstance(said, str) else {}
            made.append(client.post("/api/tables", json={}, headers=headers).status_code)
        return made


def test_limits_cannot_be_stepped_around(launch: Launch) -> None:
    for proxies in ((), ("127.0.0.1",)):
        server = launch(rate=0.1, proxies=proxies)
        assert 429 in codes(server.address, 20, "6.6.6.%d, 198.51.100.7")


def test_limits_are_for_each_client_of_a_proxy(launch: Launch) -> None:
    server = launch(rate=0.1, proxies=("127.0.0.1",))
    assert set(codes(server.address, 20, "6.6.6.6, 198.51.100.%d")) == {400}


def test_the_scheme_is_what_the_proxy_says(launch: Launch) -> None:
    server = launch(proxies=("127.0.0.1",))
    host = "tables.example.org"
    for proto, origin, code in (
        ("https", f"https://{host}", 200),
        ("http", f"https://{host}", 403),
        ("https", f"http://{host}", 403),
        ("https, http", f"https://{host}", 403),
    ):
        headers = {"host": host, "origin": origin, "x-forwarded-proto": proto, "x-forwarded-for": "198.51.100.7"}
        answer = httpx.put(f"{server.address}/api/me", json={"name": "A"}, headers=headers)
        assert answer.status_code == code, (proto, origin)
        if code == 200:
            assert "Secure" in answer.headers["set-cookie"]


def test_settings_know_whether_there_is_a_proxy() -> None:
    assert Settings(proxies=("127.0.0.1",)).proxied
    assert not Settings().proxied
