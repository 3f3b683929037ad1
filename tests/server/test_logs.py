"""Log lines: nothing secret is in them, each knows its request, and nobody outside can write one."""

from __future__ import annotations

import asyncio
import json
import logging
import re
import socket
from pathlib import Path
from typing import Any

import httpx
import pytest

from wharfinger.server.http.traffic import path_shown
from wharfinger.server.logs import Json, Lines, failing

from .conftest import Launch
from .servers import Server, eventually

PASSWORD = "correct horse battery 7"
WEBHOOK = "https://discord.com/api/webhooks/4174216298/abcdefghijklmnopqrstuvwxyz0123456789ABCDE"
LINE = re.compile(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z (DEBUG|INFO|WARNING|ERROR) [\w.]+( \[[\w.-]+\])?: .+")


def lines(server: Server) -> list[str]:
    return server.log.read_text().splitlines()


def entries(server: Server) -> list[dict[str, Any]]:
    """The log of a server that writes JSON: every line of it must be an object."""
    return [json.loads(line) for line in lines(server)]


def session(server: Server) -> list[str]:
    """Somebody uses everything that has a secret in it; the secrets."""
    anna, ben = server.visitor(), server.visitor()
    made = anna.create("me", "open")
    table = made["id"]
    joined = ben.made(f"tables/{table}/join", {"name": "Ben"})
    keys = [entry["key"] for entry in (*made["keys"], *joined["keys"])]
    with anna.sit(table, keys[0]) as one, ben.sit(table, keys[1]) as two:
        one.until_version(0)
        two.until_version(0)
        one.ask("move", seat=0, version=7, code=10**5)
        two.ask("chat", text="a private word")
    for path in (f"tables/{table}?key={keys[0]}", f"tables/{keys[0]}x/record", f"me?password={PASSWORD}"):
        anna.get(path)
    anna.made("account", {"name": f"Anna {server.settings.port}", "password": PASSWORD})
    ben.post("login", {"name": f"Anna {server.settings.port}", "password": PASSWORD + "!"})
    anna.post("login", {"name": f"Anna {server.settings.port}", "password": PASSWORD})
    anna.post("notices", {"service": "discord", "fields": {"webhook": WEBHOOK}})
    anna.post(f"notices/{keys[1]}/test")
    httpx.get(f"{server.address}/table/{table}/{keys[1]}?key={keys[0]}#{keys[0]}")
    httpx.get(f"{server.address}/reset/{keys[1]}", headers={"authorization": f"Bearer {keys[0]}"})
    httpx.get(f"{server.address}/metrics", headers={"authorization": f"Bearer {keys[0]}"})
    cookies = [visitor.cookie.partition("=")[2] for visitor in (anna, ben)]
    assert all(cookies)
    return [*keys, *cookies, PASSWORD, WEBHOOK.rpartition("/")[2], "a private word", "the-metrics-token"]


@pytest.mark.parametrize("form", ["text", "json"])
def test_no_secret_is_written_down(launch: Launch, form: str) -> None:
    server = launch(log_format=form, access_log=True, metrics_token="the-metrics-token")
    secrets = session(server)
    eventually(lambda: "/reset/" in server.log.read_text(), "the access log is missing")
    text = server.log.read_text()
    for secret in secrets:
        assert secret not in text
    assert "GET /api/tables/" in text
    assert "WS /api/tables/" in text
    if form == "json":
        assert all({"time", "level", "logger", "message", "process"} <= one.keys() for one in entries(server))
    else:
        assert [line for line in lines(server) if not LINE.fullmatch(line)] == []


def test_a_request_is_followed_by_its_id(launch: Launch) -> None:
    server = launch(log_format="json", access_log=True)
    answer = httpx.post(f"{server.address}/api/tables", json={})  # from no page of ours: refused by the guard
    ident = answer.headers["x-request-id"]
    assert answer.status_code == 403
    assert re.fullmatch(r"[0-9a-f]{32}", ident)

    def told() -> list[dict[str, Any]]:
        return [one for one in entries(server) if one.get("request") == ident]

    eventually(lambda: len(told()) == 2, "the refusal and the access should be logged")
    assert {one["logger"] for one in told()} == {"wharfinger.guard", "wharfinger.access"}
    access = next(one for one in told() if one["logger"] == "wharfinger.access")
    assert (access["method"], access["path"], access["status"]) == ("POST", "/api/…", 403)
    assert access["client"] == "127.0.0.1"
    assert httpx.get(f"{server.address}/healthz").headers["x-request-id"] != ident


def test_what_a_socket_says_belongs_to_its_request(launch: Launch) -> None:
    server = launch(log_format="json", access_log=True)
    anna = server.visitor()
    made = anna.create("me", "hotseat")
    with anna.sit(made["id"], cookie=True) as seat:
        ident = seat.socket.response.headers["x-request-id"]  # type: ignore[union-attr]
        seat.until_version(0)
        seat.move(version=99)
    eventually(lambda: any(one.get("status") == 101 for one in entries(server)), "the socket is missing")
    loggers = {one["logger"] for one in entries(server) if one.get("request") == ident}
    assert loggers == {"wharfinger.live", "wharfinger.access"}


HOSTILE = [
    "short",
    "x" * 65,
    "a b c d e f g h",
    "<script>alert(1)</script>",
    "id\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9",
    '"}{"level":"x"',
]


@pytest.mark.parametrize("proxies", [(), ("127.0.0.1",)])
def test_only_a_proxy_names_requests_and_only_by_plain_names(launch: Launch, proxies: tuple[str, ...]) -> None:
    server = launch(proxies=proxies, access_log=True)
    for ident in ("proxy-1234.abc_X", *HOSTILE):
        answer = httpx.get(f"{server.address}/healthz", headers={"x-request-id": ident.encode("latin-1")})
        told = answer.headers["x-request-id"]
        if proxies and ident not in HOSTILE:
            assert told == ident
        else:
            assert re.fullmatch(r"[0-9a-f]{32}", told)
            assert ident not in server.log.read_text()


def test_nobody_outside_writes_a_line(launch: Launch) -> None:
    server = launch(access_log=True)
    for path in (
        "/x%0a2026-01-01T00:00:00.000Z%20ERROR%20wharfinger:%20forged",
        "/api/tables/a%0d%0aforged",
        "/a%1b[31mforged",
    ):
        with socket.create_connection(("127.0.0.1", server.settings.port)) as line:
            line.sendall(f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n".encode())
            while line.recv(4096):
                pass
    httpx.get(f"{server.address}/healthz")
    eventually(lambda: "GET /healthz" in server.log.read_text(), "the access log is missing")
    assert "forged" not in server.log.read_text()
    assert [one for one in lines(server) if not LINE.fullmatch(one)] == []


def test_the_access_log_is_off_until_it_is_wanted(launch: Launch) -> None:
    server = launch()
    server.visitor().get("me")
    assert "wharfinger.access" not in server.log.read_text()


def test_the_level_decides_what_is_written(launch: Launch) -> None:
    for level, there in (("info", True), ("warning", False)):
        server = launch(log=level)
        httpx.post(f"{server.address}/api/tables", json={})
        assert ("refused-origin" in server.log.read_text()) == there


@pytest.mark.parametrize(
    ("path", "template", "given", "shown"),
    [
        ("/api/tables/abc/join", "/api/tables/{table}/join", {"table": "abc"}, "/api/tables/abc/join"),
        ("/api/tables/a b", "/api/tables/{table}", {"table": "a b"}, "/api/tables/…"),
        ("/api/notices/KEY/test", "/api/notices/{notice}/test", {"notice": "KEY"}, "/api/notices/…/test"),
        ("/api/reset/KEY", "/api/reset/{code}", {"code": "KEY"}, "/api/reset/…"),
        ("/", "/", {}, "/"),
        ("/learn", "/{path}", {"path": "/learn"}, "/learn"),
        ("/table/abc/KEY", "/{path}", {"path": "/table/abc/KEY"}, "/table/…"),
        ("/assets/index-1.js", "/{path}", {"path": "/assets/index-1.js"}, "/assets/index-1.js"),
        ("/assets/a b", "/{path}", {}, "/assets/…"),
        ("/<b>", "", {}, "/…"),
        ("/api/x/KEY", "", {}, "/api/…"),
    ],
)
def test_paths_show_no_keys(path: str, template: str, given: dict[str, str], shown: str) -> None:
    scope: Any = {"path": path, "path_params": given, **({"path_template": template} if template else {})}
    assert path_shown(scope) == shown


def test_an_exception_is_one_object(tmp_path: Path) -> None:
    try:
        raise ValueError("two\nlines")
    except ValueError as error:
        record = logging.LogRecord(
            "wharfinger.x", logging.ERROR, "", 0, "it %s", ("failed\nhere",), (ValueError, error, error.__traceback__)
        )
    told = json.loads(Json().format(record))
    assert told["message"] == "it failed\nhere"
    assert "ValueError: two" in told["exception"]
    assert Lines().format(record).splitlines()[0].endswith("ERROR wharfinger.x: it failed\\nhere")


def test_what_the_end_cut_short_is_no_failure() -> None:
    cut, broken = (
        logging.makeLogRecord({"msg": "Exception in ASGI application\n", "exc_info": (type(error), error, None)})
        for error in (asyncio.CancelledError("Task cancelled"), ValueError("broken"))
    )
    assert failing(broken) and not failing(cut)
    first, *_, last = Lines().format(broken).splitlines()
    assert first.endswith("Exception in ASGI application")
    assert last == "ValueError: broken"
