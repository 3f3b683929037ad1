"""Names and accounts."""

from __future__ import annotations

import asyncio

import httpx
import pytest
from argon2 import PasswordHasher

from wharfinger.server.errors import Refused
from wharfinger.server.limits import Limiter
from wharfinger.server.passwords import Passwords, check
from wharfinger.server.store import open_store
from wharfinger.server.store import operations as ops
from wharfinger.server.store.migrate import migrate

from .conftest import STORES, Databases, Launch
from .player import Visitor
from .servers import Server, apart
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


@pytest.mark.parametrize(
    "password",
    [
        "Password12",
        "PASSWORD123!",
        "P@ssw0rd2024",
        "1234567890",
        "qwertyuiop",
        "iloveyou2024",
        "wharfinger",
        "aaaaaaaaab",
    ],
)
def test_passwords_that_are_tried_first(anna: Visitor, password: str) -> None:
    assert error(anna.post("account", {"name": "Zoe Zander", "password": password})) == "password-common"


def test_the_own_name_is_no_password(anna: Visitor) -> None:
    for password in ("Zoe Zander", "zoe zander1", "zOeZander2024!"):
        assert error(anna.post("account", {"name": "Zoe Zander", "password": password})) == "password-name"


@pytest.mark.parametrize(
    ("password", "key"),
    [
        ("nine char", "password"),
        ("Heslo123456", "password-common"),
        ("пароль 2024", "password-common"),
        ("passpass 12!!", "password-common"),
        ("correct horse battery staple", "password-common"),
        ("qweasdzxc123", "password-common"),
        ("йцукенгшщзх", "password-common"),
        ("abcdefghij1", "password-common"),
        ("2024202420", "password-common"),
        ("ann.smith.99", "password-name"),
        ("ＡＮＮＡ 12345678", None),
    ],
)
def test_weak_passwords(password: str, key: str | None) -> None:
    if key is None:
        check(password, "Somebody", "ann.smith@example.org")
        return
    with pytest.raises(Refused) as refused:
        check(password, "Somebody", "ann.smith@example.org")
    assert refused.value.key == key


def test_a_name_may_be_part_of_a_long_password() -> None:
    check("my friend ann likes boats", "Ann")


def test_good_passwords() -> None:
    for password in (GOOD, "correct horse battery", "Tr0ub4dor&3", "passwords are hard"):
        check(password, "Anna")


def attempt(server: Server, name: str, password: str, source: str) -> httpx.Response:
    """A login from an address of this machine."""
    headers = {"origin": server.address, "x-forwarded-for": source}
    return httpx.post(f"{server.address}/api/login", json={"name": name, "password": password}, headers=headers)


def test_guessing_passwords_is_limited(launch: Launch) -> None:
    """A quarter of the usual limits: 2 for an account from one address, 7 from one address."""
    server = launch(rate=0.25, proxies=("127.0.0.1",))
    codes = [attempt(server, "Anna", GOOD, "198.51.100.1").status_code for _ in range(6)]
    assert codes[:2] == [403] * 2
    assert 429 in codes[2:]
    names = [attempt(server, f"Anna {number}", GOOD, "198.51.100.2").status_code for number in range(14)]
    assert names[:7] == [403] * 7
    assert 429 in names  # many accounts, one address


@pytest.mark.parametrize("store", STORES)
def test_strangers_do_not_lock_the_owner_out(launch: Launch, store: str) -> None:
    server = launch(store, rate=0.25, proxies=("127.0.0.1",))
    owner = Visitor(server.address)
    owner.http.headers["x-forwarded-for"] = "198.51.100.9"
    owner.made("account", {"name": "Anna", "password": GOOD})
    for number in range(4):
        assert attempt(server, "Anna", "a wrong one", f"198.51.100.{100 + number}").status_code == 403
    assert attempt(server, "Anna", GOOD, "198.51.100.9").status_code == 200


def test_workers_share_limits(launch: Launch, databases: Databases) -> None:
    database = databases("postgres")
    servers = [launch(database=database, rate=0.25, proxies=("127.0.0.1",)) for _ in range(2)]
    codes = [attempt(servers[number % 2], "Anna", GOOD, "198.51.100.1").status_code for number in range(4)]
    assert codes[:2] == [403] * 2
    assert 429 in codes[2:]


def test_a_bucket_that_workers_share(databases: Databases) -> None:
    for kind in STORES:
        database = databases(kind)
        apart(lambda database=database: migrate(database))

        async def main(database: str = database) -> None:
            store = open_store(database)
            await store.start(lambda news: None)

            async def take(now: float, key: str = "k") -> bool:
                return await store.write(ops.take_token, key, 0.5, 2, now)

            assert [await take(100.0) for _ in range(3)] == [True, True, False]
            assert await take(100.0, "other")
            assert not await take(50.0)  # a clock that went back gives nothing away
            assert await take(102.0)
            await store.write(ops.forget_limits, 101.0)
            assert [await take(102.0, "other") for _ in range(3)] == [True, True, False]
            assert not await take(102.0)
            await store.stop()

        apart(lambda: asyncio.run(main()))


def test_hashing_has_room_for_so_many() -> None:
    async def main() -> None:
        passwords = Passwords()
        passwords.hasher = PasswordHasher(1, 8, 1)  # quick ones
        passwords.nobody = passwords.hasher.hash("y")
        answers = await asyncio.gather(*(passwords.right("x", None) for _ in range(40)), return_exceptions=True)
        assert [answer for answer in answers if not isinstance(answer, Refused)] == [False] * 32
        passwords.stop()

    apart(lambda: asyncio.run(main()))


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
