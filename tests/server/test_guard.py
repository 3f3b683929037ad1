"""Cookies, origins, headers, files."""

from __future__ import annotations

from pathlib import Path

import httpx
import pytest

from .conftest import Launch
from .player import Visitor


def test_unsafe_requests_must_come_from_our_own_pages(anna: Visitor) -> None:
    body = {"game": "tiny", "seats": [{"kind": "me"}]}
    for origin in ("http://evil.example", "null", anna.address + "0"):
        answer = httpx.post(f"{anna.address}/api/tables", json=body, headers={"origin": origin})
        assert answer.status_code == 403
        assert answer.json()["error"]["id"] == "refused-origin"
        assert "set-cookie" not in answer.headers
    assert httpx.post(f"{anna.address}/api/tables", json=body).status_code == 403
    assert httpx.put(f"{anna.address}/api/me", json={}).status_code == 403
    assert httpx.get(f"{anna.address}/api/me").status_code == 200


def test_a_local_server_answers_to_local_names_only(anna: Visitor) -> None:
    answer = httpx.get(f"{anna.address}/api/me", headers={"host": "evil.example"})
    assert answer.status_code == 421


def test_the_cookie(anna: Visitor) -> None:
    assert "set-cookie" not in anna.get("me").headers  # who only looks is not marked
    answer = anna.post("tables", {"game": "tiny", "seats": [{"kind": "me"}]})
    cookie = answer.headers["set-cookie"].lower()
    assert cookie.startswith("wharfinger=")
    assert "httponly" in cookie
    assert "samesite=strict" in cookie
    assert "secure" not in cookie
    assert "set-cookie" not in anna.post("tables", {"game": "tiny", "seats": [{"kind": "me"}]}).headers
    assert len(anna.get("tables?scope=mine").json()["tables"]) == 2
    assert Visitor(anna.address).get("tables?scope=mine").json()["tables"] == []


def test_the_cookie_is_secure_behind_https(launch: Launch) -> None:
    server = launch(proxies=("127.0.0.1",))
    headers = {"x-forwarded-proto": "https", "origin": server.address.replace("http", "https")}
    body = {"game": "tiny", "seats": [{"kind": "me"}]}
    answer = httpx.post(f"{server.address}/api/tables", json=body, headers=headers)
    assert "secure" in answer.headers["set-cookie"].lower()


@pytest.mark.parametrize("path", ["/api/me", "/api/games", "/api/nothing", "/", "/api/tables?scope=wrong"])
def test_security_headers_are_on_everything(anna: Visitor, path: str) -> None:
    answer = httpx.get(anna.address + path)
    assert "default-src 'none'" in answer.headers["content-security-policy"]
    assert "unsafe-inline" not in answer.headers["content-security-policy"].replace(
        "style-src-attr 'unsafe-inline'", ""
    )
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert answer.headers["referrer-policy"] == "no-referrer"
    if path.startswith("/api"):
        assert answer.headers["cache-control"] == "no-store"
    if answer.status_code >= 400:
        assert answer.json()["error"]["text"]


def test_the_client_is_served_as_one_page(launch: Launch, tmp_path: Path) -> None:
    folder = tmp_path / "dist"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html><title>page</title>" + " " * 1000)
    (folder / "assets" / "main-abc123.js").write_text("export {};" * 200)
    (tmp_path / "secret.txt").write_text("secret")
    server = launch(static=str(folder))
    page = httpx.get(f"{server.address}/")
    assert page.status_code == 200
    assert page.headers["content-type"] == "text/html; charset=utf-8"
    assert page.headers["content-encoding"] == "gzip"
    assert page.headers["cache-control"] == "no-cache"
    assert httpx.get(f"{server.address}/table/abc").text == page.text
    again = httpx.get(f"{server.address}/", headers={"if-none-match": page.headers["etag"]})
    assert again.status_code == 304
    script = httpx.get(f"{server.address}/assets/main-abc123.js")
    assert script.headers["content-type"].startswith("text/javascript")
    assert "immutable" in script.headers["cache-control"]
    assert httpx.get(f"{server.address}/assets/gone.js").status_code == 404
    for path in ("/../secret.txt", "/%2e%2e/secret.txt", "/assets/..%2f..%2fsecret.txt", "//etc/passwd"):
        assert "secret" not in httpx.get(server.address + path).text.replace("/secret", "")
    (folder / "index.html").write_text("<!doctype html><title>new</title>")
    assert "new" in httpx.get(f"{server.address}/").text


def test_an_unbuilt_client_is_said_in_one_sentence(launch: Launch, tmp_path: Path) -> None:
    server = launch(static=str(tmp_path / "nothing"))
    answer = httpx.get(f"{server.address}/")
    assert answer.status_code == 404
    assert "hasn’t been built" in answer.json()["error"]["text"]
