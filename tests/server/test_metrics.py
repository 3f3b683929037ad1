"""The numbers for Prometheus are those of what happened, whichever worker is asked; and not everybody may ask."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import httpx
import pytest
from prometheus_client.parser import text_string_to_metric_families

from wharfinger import __version__
from wharfinger.server.app import make
from wharfinger.server.config import Settings

from .conftest import Databases, Launch
from .player import SECONDS, Visitor
from .servers import ROOT, Server, apart, eventually
from .test_refusals import refused
from .test_workers import command

SCRIPT = "from wharfinger.server import metrics as m; "


def total(text: str, name: str, **labels: str) -> float:
    """The sum of a metric over whatever labels are not given; -1 if there is none."""
    found = [
        sample.value
        for family in text_string_to_metric_families(text)
        for sample in family.samples
        if sample.name == name and labels.items() <= sample.labels.items()
    ]
    return sum(found) if found else -1.0


def scraped(address: str, **headers: str) -> str:
    answer = httpx.get(f"{address}/metrics", headers=headers, timeout=SECONDS)
    assert answer.status_code == 200, answer.text
    assert answer.headers["content-type"].startswith("text/plain; version=0.0.4")
    return answer.text


def counted(server: Server | Visitor, name: str, **labels: str) -> float:
    """What a counter says; 0 if it has not begun."""
    return max(0.0, total(scraped(server.address), name, **labels))


def test_every_move_counts_once(launch: Launch) -> None:
    server = launch()
    anna = server.visitor()
    made = anna.create("me", "hotseat", options={"short": "no"})
    with anna.sit(made["id"], *(one["key"] for one in made["keys"])) as seat:
        seat.until_version(0)
        assert counted(server, "wharfinger_moves_total") == 0
        for version in range(5):
            seat.until_version(version)
            assert seat.move()["type"] == "done"
        assert refused(seat.move(version=0)) == "stale"
    text = scraped(server.address)
    assert total(text, "wharfinger_moves_total") == 5
    assert total(text, "wharfinger_moves_total", game="tiny", by="person") == 5
    assert total(text, "wharfinger_move_seconds_count", game="tiny") == 5
    assert total(text, "wharfinger_move_seconds_sum") > 0
    assert total(text, "wharfinger_refusals_total", reason="stale") == 1


def test_bots_count_apart(launch: Launch) -> None:
    server = launch()
    anna = server.visitor()
    made = anna.create("me", "greedy")
    with anna.sit(made["id"], cookie=True) as seat:
        seat.until_version(0)
        own = 0
        while seat.table["status"] == "running":
            if seat.table["ask"]["choices"]:
                version = seat.table["version"]
                assert seat.move()["type"] == "done"
                own += 1
                seat.until_version(version + 1)
            else:
                seat.hear()
        moves = seat.table["version"]
    text = scraped(server.address)
    assert total(text, "wharfinger_moves_total", by="person") == own
    assert total(text, "wharfinger_moves_total", by="bot") == moves - own > 0
    assert total(text, "wharfinger_bot_seconds_total", game="tiny", bot="greedy") > 0


def test_requests_count_by_route(launch: Launch) -> None:
    server = launch()
    anna = server.visitor()
    made = anna.create("me", "hotseat")["id"]
    for name in (made, "nothing", "nowhere"):
        anna.get(f"tables/{name}")
    httpx.get(f"{server.address}/no/such/page")
    httpx.get(f"{server.address}/api/me", headers={"host": "evil.example"})
    httpx.request("BREW", f"{server.address}/api/me")
    text = scraped(server.address)
    route = {"method": "GET", "route": "/api/tables/{table}"}
    assert total(text, "wharfinger_http_requests_total", **route, status="200") == 1
    assert total(text, "wharfinger_http_requests_total", **route, status="404") == 2
    assert total(text, "wharfinger_http_request_seconds_count", **route) == 3
    assert total(text, "wharfinger_http_requests_total", route="refused", status="421") == 1
    assert total(text, "wharfinger_refusals_total", reason="no-table") == 2
    assert "nowhere" not in text
    assert "BREW" not in text


def test_who_is_here_is_told(launch: Launch) -> None:
    server = launch()
    anna = server.visitor()
    made = anna.create("me", "hotseat")
    one = anna.sit(made["id"], *(entry["key"] for entry in made["keys"]))
    watchers = [server.visitor().sit(made["id"]) for _ in range(3)]
    one.until_version(0)
    text = scraped(server.address)
    assert total(text, "wharfinger_sockets") == 4
    assert total(text, "wharfinger_connections") >= 4
    assert total(text, "wharfinger_players_connected") == 2
    assert total(text, "wharfinger_spectators_connected") == 3
    assert total(text, "wharfinger_open_tables", status="running") == 1
    for queue in ("bots", "analyses", "uploads", "passwords", "writes"):
        assert total(text, "wharfinger_queue_length", queue=queue) == 0
    assert total(text, "wharfinger_build_info", version=__version__) == 1
    assert total(text, "process_cpu_seconds_total") > 0
    for client in (one, *watchers):
        client.close()
    eventually(lambda: total(scraped(server.address), "wharfinger_sockets") == 0, "sockets stay open")


def test_whichever_worker_is_asked_tells_of_all(databases: Databases, tmp_path: Path) -> None:
    with command(tmp_path, "--database", databases("postgres"), "--workers", "2") as anna:
        made = anna.create("me", "hotseat", options={"short": "no"})
        keys = [entry["key"] for entry in made["keys"]]
        clients = [anna.sit(made["id"], *keys) for _ in range(6)]  # whichever worker each of them meets
        for version, client in enumerate(clients):
            client.until_version(version)
            assert client.move()["type"] == "done"
        told = [scraped(anna.address) for _ in range(10)]
        assert {total(text, "wharfinger_moves_total", by="person") for text in told} == {6}
        assert {total(text, "wharfinger_move_seconds_count") for text in told} == {6}
        assert {total(text, "wharfinger_build_info", version=__version__) for text in told} == {1}
        eventually(lambda: counted(anna, "wharfinger_sockets") == 6, "not every worker tells of its sockets")
        for client in clients:
            client.close()


def test_what_a_dead_worker_did_counts_and_what_it_had_open_does_not(tmp_path: Path) -> None:
    def worker(code: str) -> str:
        given = {**os.environ, "PROMETHEUS_MULTIPROC_DIR": str(tmp_path), "PYTHONPATH": str(ROOT / "src")}
        return subprocess.run(
            [sys.executable, "-c", SCRIPT + code], env=given, check=True, stdout=subprocess.PIPE, text=True
        ).stdout

    worker("m.SOCKETS.set(5); m.MOVES.labels('tiny', 'person').inc(3)")
    text = worker("m.SOCKETS.set(2); m.MOVES.labels('tiny', 'person').inc(); print(m.exposition().decode())")
    assert total(text, "wharfinger_moves_total") == 4
    assert total(text, "wharfinger_sockets") == 2


@pytest.mark.parametrize(
    "headers",
    [
        {"x-forwarded-for": "127.0.0.1"},
        {"x-real-ip": "127.0.0.1"},
        {"forwarded": "for=127.0.0.1"},
        {"via": "1.1 Caddy"},
        {"host": "tables.example.org"},
    ],
)
def test_whoever_comes_through_a_proxy_reads_nothing(launch: Launch, headers: dict[str, str]) -> None:
    server = launch(proxies=("127.0.0.1",))
    answer = httpx.get(f"{server.address}/metrics", headers=headers)
    assert answer.status_code == 403
    assert answer.json()["error"]["id"] == "refused-metrics"
    assert "wharfinger_" not in answer.text
    assert scraped(server.address)


def test_a_token_lets_in_and_nothing_else_does(launch: Launch) -> None:
    server = launch(metrics_token="geheim", proxies=("127.0.0.1",))
    for shown in (None, "geheim", "Bearer", "Bearer geheim2", "Basic geheim", "bearer géheim"):
        headers = {"authorization": shown.encode("latin-1")} if shown else {}
        assert httpx.get(f"{server.address}/metrics", headers=headers).status_code == 403, shown
    assert scraped(server.address, authorization="Bearer geheim")
    assert scraped(server.address, authorization="Bearer geheim", **{"x-forwarded-for": "198.51.100.7"})


@pytest.mark.parametrize(("peer", "status"), [("198.51.100.7", 403), ("127.0.0.1", 200), ("::1", 200)])
def test_another_machine_reads_nothing(tmp_path: Path, peer: str, status: int) -> None:
    app: Any = make(Settings(host="0.0.0.0", database=f"sqlite:///{tmp_path}/t.sqlite"))

    async def ask() -> int:
        transport = httpx.ASGITransport(app, client=(peer, 1234))
        async with httpx.AsyncClient(transport=transport, base_url="http://127.0.0.1") as client:
            return (await client.get("/metrics")).status_code

    assert apart(lambda: asyncio.run(ask())) == status
