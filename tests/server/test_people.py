"""Names and accounts."""

from __future__ import annotations

import pytest

from wharfinger.server.limits import Limiter

from .conftest import Launch
from .player import Visitor
from .test_lobby import error

GOOD = "a good password"


def test_a_visitor_has_a_name(anna: Visitor) -> None:
    assert anna.get("me").json()["name"] == ""
    told = anna.http.put("/api/me", json={"name": " Anna  Z "}).json()
    assert told["name"] == anna.get("me").json()["name"] == "Anna Z"
    table = anna.create("me", "open")["id"]
    assert anna.get(f"tables/{table}").json()["seats"][0]["name"] == "Anna Z"
    assert error(anna.http.put("/api/me", json={"name": "a,b"})) == "name"
    assert anna.http.put("/api/me", json={"name": ""}).json()["name"] == ""


def test_an_account_joins_two_browsers(anna: Visitor, ben: Visitor) -> None:
    name = f"Anna {id(anna)}"
    first = anna.create("me", "hotseat")["id"]
    assert anna.made("account", {"name": name, "password": GOOD})["account"] == name
    second = ben.create("me", "hotseat")["id"]
    before = ben.cookie
    assert error(ben.post("account", {"name": name.upper(), "password": GOOD})) == "account-taken"
    assert error(ben.post("login", {"name": name, "password": "another one"})) == "login"
    assert error(ben.post("login", {"name": "nobody at all", "password": GOOD})) == "login"
    assert ben.made("login", {"name": name.lower(), "password": GOOD})["account"] == name
    assert ben.cookie != before  # a new secret, so that an old one set by somebody else is worth nothing
    for visitor in (anna, ben):
        mine = {entry["id"] for entry in visitor.get("tables?scope=mine").json()["tables"]}
        assert mine >= {first, second}
    with ben.sit(first, cookie=True) as seat:
        seat.until_version(0)
        assert seat.table["you"] == [0, 1]
    assert error(ben.post("account", {"name": f"{name} again", "password": GOOD})) == "account-has"
    cookie = ben.cookie
    assert ben.made("logout")["account"] is None
    assert ben.get("tables?scope=mine").json()["tables"] == []
    assert Visitor(anna.address).get("me", headers={"cookie": cookie}).json()["account"] is None


@pytest.mark.parametrize(("name", "password"), [("", GOOD), ("x" * 61, GOOD), ("a,b", GOOD), ("Zoe", "short")])
def test_wrong_accounts(anna: Visitor, name: str, password: str) -> None:
    assert error(anna.post("account", {"name": name, "password": password})) in ("name", "password", "malformed")


def test_guessing_passwords_is_slowed_down(launch: Launch) -> None:
    anna = launch(rate=1.0).visitor()
    codes = [anna.post("login", {"name": "Anna", "password": GOOD}).status_code for _ in range(12)]
    assert codes[:8] == [403] * 8
    assert codes[-1] == 429


def test_a_limiter_refills_and_forgets() -> None:
    now = [0.0]
    limiter = Limiter(2, 3, now=lambda: now[0])
    assert [limiter.allows("a") for _ in range(4)] == [True, True, True, False]
    assert limiter.allows("b")
    now[0] += 0.5
    assert [limiter.allows("a") for _ in range(2)] == [True, False]
    for number in range(20_000):
        limiter.allows(str(number))
    assert len(limiter.buckets) <= 10_000
