"""Turn notices: forms in words, nothing secret comes back, and a test says whether it was sent and nothing more."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any

import pytest
from sqlalchemy import create_engine, text

from wharfinger.server.keys import hashed
from wharfinger.server.notices.services import SERVICES
from wharfinger.server.store.migrate import migrate
from wharfinger.server.store.migrations.versions.m0003_notices import converted

from .conftest import Databases, Launch
from .outside import Listening, mail, web
from .player import Visitor
from .servers import ROOT
from .test_lobby import error
from .zygote import OUTSIDE

TOKEN = "abcdefghijklmnopqrstuvwxyz0123456789ABCDE"
DISCORD = f"https://discord.com/api/webhooks/4174216298/{TOKEN}"
SLACK = "https://hooks.slack.com/services/T00000000/B00000000/abcdefghij1234567890"
NTFY = {"topic": "my-turn", "server": "", "token": ""}
HOOK = {"address": "https://hooks.example.org/in?key=geheim"}


def add(visitor: Visitor, service: str, **fields: str) -> Any:
    return visitor.post("notices", {"service": service, "fields": fields})


@pytest.fixture
def world() -> Iterator[Listening]:
    with web() as made:
        yield made


@pytest.fixture
def anna(launch: Launch, world: Listening) -> Visitor:
    return launch(environment={OUTSIDE: str(world.port)}).visitor()


def test_each_service_gets_a_notice_as_it_wants_it(anna: Visitor, world: Listening) -> None:
    wanted: list[tuple[str, dict[str, str], str, str]] = [
        ("discord", {"webhook": DISCORD}, "discord.com", f"POST /api/webhooks/4174216298/{TOKEN} HTTP/1.1"),
        (
            "slack",
            {"webhook": SLACK},
            "hooks.slack.com",
            f"POST {SLACK.removeprefix('https://hooks.slack.com')} HTTP/1.1",
        ),
        (
            "telegram",
            {"token": f"123456789:{TOKEN}", "chat": "-100123"},
            "api.telegram.org",
            f"POST /bot123456789:{TOKEN}/sendMessage HTTP/1.1",
        ),
        ("ntfy", {"topic": "my-turn"}, "ntfy.sh", "POST / HTTP/1.1"),
        ("webhook", HOOK, "hooks.example.org", "POST /in?key=geheim HTTP/1.1"),
    ]
    for service, fields, host, first in wanted:
        told = add(anna, service, **fields)
        assert told.status_code == 201, told.text
        entry = told.json()["notices"][-1]
        assert entry["service"] == service
        assert (entry["confirmed"], entry["problem"]) == (True, None)
        assert anna.made(f"notices/{entry['id']}/test") == {"sent": True}
        assert world.got[-1].first == first
        assert world.got[-1].headers["host"] == host
        assert "your turn" in str(world.got[-1].body)
    assert world.got[0].body["allowed_mentions"] == {"parse": []}
    assert world.got[3].body["topic"] == "my-turn"


def test_a_notice_is_in_the_language_of_who_reads_it(anna: Visitor, world: Listening) -> None:
    ident = add(anna, "webhook", **HOOK).json()["notices"][-1]["id"]
    assert anna.http.put("/api/me", json={"language": "qps"}).json()["language"] == "qps"
    assert anna.made(f"notices/{ident}/test") == {"sent": True}
    assert "⟦Ţééšţ" in str(world.got[-1].body)
    assert anna.http.put("/api/me", json={"language": "en-GB"}).json()["language"] == "en"
    assert anna.made(f"notices/{ident}/test") == {"sent": True}
    assert "your turn" in str(world.got[-1].body)
    assert error(anna.http.put("/api/me", json={"language": "xx"})) == "language"


def test_a_new_visitor_has_the_language_that_the_browser_asks_for(anna: Visitor) -> None:
    asked = {"accept-language": "xx, en;q=0.2, qps-PLOC;q=0.8, de;q=0.1"}
    assert anna.http.put("/api/me", json={"name": "Anna"}, headers=asked).json()["language"] == "qps"


def test_matrix(anna: Visitor, world: Listening) -> None:
    told = add(anna, "matrix", server="matrix.example.org", room="!abc:example.org", token="syt_x")
    entry = told.json()["notices"][0]
    assert entry["about"] == "!abc:example.org"
    assert anna.made(f"notices/{entry['id']}/test") == {"sent": True}
    path = r"PUT /_matrix/client/v3/rooms/%21abc%3Aexample.org/send/m.room.message/\w+ HTTP/1.1"
    assert re.fullmatch(path, world.got[0].first)
    assert world.got[0].headers["authorization"] == "Bearer syt_x"


def test_nothing_secret_comes_back(anna: Visitor) -> None:
    add(anna, "discord", webhook=DISCORD)
    add(anna, "telegram", token=f"123456789:{TOKEN}", chat="@chat")
    add(anna, "webhook", **HOOK)
    told = anna.get("me")
    assert TOKEN not in told.text
    assert "geheim" not in told.text
    assert [entry["about"] for entry in told.json()["notices"]] == ["", "@chat", "hooks.example.org"]


def test_turns_are_told(anna: Visitor, world: Listening) -> None:
    other = Visitor(anna.address)
    for visitor in (anna, other):
        add(visitor, "webhook", **HOOK)
    made = anna.create("me", "open", title="Fog & <b>rain</b>")
    other.made(f"tables/{made['id']}/join", {})  # nobody is connected: whoever begins is told
    got = world.wait_for(1)[0].body
    assert got["link"].endswith(f"/table/{made['id']}")
    assert "Fog & <b>rain</b>" in got["text"]


def test_a_turn_is_told_in_the_language_of_whose_turn_it_is(anna: Visitor, world: Listening) -> None:
    assert anna.http.put("/api/me", json={"language": "qps"}).status_code == 200
    add(anna, "webhook", **HOOK)
    made = anna.create("me", "random", "open", title="22")
    other = Visitor(anna.address)
    assert other.http.put("/api/me", json={"language": "qps", "name": "1"}).status_code == 200
    add(other, "webhook", **HOOK)
    other.made(f"tables/{made['id']}/join", {})
    got = world.wait_for(1)[0].body
    assert not re.search("[A-Za-z]", got["title"] + got["text"].replace(got["link"], ""))


def test_an_upload_is_refused_in_the_language_of_who_sent_them(anna: Visitor) -> None:
    assert anna.http.put("/api/me", json={"language": "cs"}).status_code == 200
    told = anna.post("records", {"record": "hello"}).json()["error"]
    assert (told["id"], told["args"]["reason"]) == (
        "refused-record", "Toto není záznam Wharfingeru: první řádek musí být „Wharfinger record 1“.",
    )  # fmt: skip


def test_a_failing_notice_is_reported_and_holds_nobody_up(anna: Visitor, world: Listening) -> None:
    world.status = 500
    entry = add(anna, "ntfy", topic="x").json()["notices"][0]
    assert anna.made(f"notices/{entry['id']}/test") == {"sent": False}
    assert anna.get("me").json()["notices"][0]["problem"] == {"id": "notice-failed", "args": {}}
    world.status = 200
    assert anna.made(f"notices/{entry['id']}/test") == {"sent": True}
    assert anna.get("me").json()["notices"][0]["problem"] is None


def test_a_test_says_no_more_than_that_it_could_not_be_sent(anna: Visitor, world: Listening) -> None:
    """A closed port, a redirect, a private network, a refusal: all look the same."""
    inside = add(anna, "webhook", address="https://inside.example.org/").json()["notices"][-1]["id"]
    answers = [anna.post(f"notices/{inside}/test")]
    assert world.got == []
    there = add(anna, "webhook", address="https://hooks.example.org/").json()["notices"][-1]["id"]
    for status in (302, 404, 500):
        world.status = status
        answers.append(anna.post(f"notices/{there}/test"))
    assert len(world.got) == 3  # no redirect was followed
    world.shutdown()
    world.server_close()
    answers.append(anna.post(f"notices/{there}/test"))
    assert {(answer.status_code, answer.text) for answer in answers} == {(200, '{"sent":false}')}


@pytest.mark.parametrize(
    ("service", "fields", "reason"),
    [
        ("apprise", {}, "notice-service"),
        ("gone", {}, "notice-service"),
        ("email", {"address": "anna@example.org"}, "notice-service"),  # no mail server was named at the start
        ("discord", {}, "notice-discord"),
        ("discord", {"webhook": "https://discord.com.evil.example/api/webhooks/4174216298/" + TOKEN}, "notice-discord"),
        ("discord", {"webhook": DISCORD + "/../../../users"}, "notice-discord"),
        ("slack", {"webhook": "https://hooks.slack.com/services/../../x"}, "notice-slack"),
        ("telegram", {"token": "x/../y", "chat": "1"}, "notice-telegram"),
        ("telegram", {"token": f"123456789:{TOKEN}", "chat": "a b"}, "notice-telegram"),
        ("ntfy", {"topic": "a/b"}, "notice-ntfy"),
        ("ntfy", {"topic": "a", "token": "x\r\nHost: y"}, "notice-ntfy"),
        ("ntfy", {"topic": "a", "server": "localhost"}, "notice-host"),
        ("ntfy", {"topic": "a", "server": "localhost."}, "notice-host"),
        ("ntfy", {"topic": "a", "server": "127.0.0.1:8000"}, "notice-host"),
        ("ntfy", {"topic": "a", "server": "https://u:p@127.0.0.1"}, "notice-host"),
        ("matrix", {"server": "[::1]", "room": "!a:b", "token": "x"}, "notice-host"),
        ("matrix", {"server": "matrix.org", "room": "a", "token": "x"}, "notice-matrix"),
        ("webhook", {"address": "http://hooks.example.org/"}, "notice-webhook"),
        ("webhook", {"address": "https://a:b@127.0.0.1:8000@8.8.8.8/"}, "notice-webhook"),
        ("webhook", {"address": "https://0x7f000001/"}, "notice-webhook"),
        ("webhook", {"address": "jsons://hooks.example.org/?rto=25"}, "notice-webhook"),
    ],
)
def test_wrong_entries(server: Any, service: str, fields: dict[str, str], reason: str) -> None:
    visitor = server.visitor()
    assert error(add(visitor, service, **fields)) == reason
    assert visitor.get("me").json()["notices"] == []


def test_entries_are_one_s_own_and_few(anna: Visitor) -> None:
    for number in range(5):
        add(anna, "ntfy", topic=f"t{number}")
    assert error(add(anna, "ntfy", topic="t6")) == "notice-many"
    entry = anna.get("me").json()["notices"][2]
    other = Visitor(anna.address)
    for visitor in (other, anna):
        wanted = "notice-unknown" if visitor is other else None
        for _ in range(2):
            answer = visitor.http.delete(f"/api/notices/{entry['id']}")
            if wanted is None:
                assert [one["about"] for one in answer.json()["notices"]] == [f"ntfy.sh/t{n}" for n in (0, 1, 3, 4)]
                wanted = "notice-unknown"
            else:
                assert error(answer) == wanted
    assert error(other.post(f"notices/{entry['id']}/test")) == "notice-unknown"


def test_tests_are_few(launch: Launch, world: Listening) -> None:
    visitor = launch(rate=1.0, environment={OUTSIDE: str(world.port)}).visitor()
    entry = add(visitor, "ntfy", topic="x").json()["notices"][0]
    codes = [visitor.post(f"notices/{entry['id']}/test").status_code for _ in range(12)]
    assert codes[0] == 200
    assert codes[-1] == 429


def test_an_e_mail_address_is_confirmed_before_it_counts(launch: Launch) -> None:
    with mail() as post:
        url = f"smtp://127.0.0.1:{post.port}"
        anna = launch(smtp=url, mail_from="tables@example.org").visitor()
        assert anna.get("me").json()["services"][0] == {
            "name": "email",
            "fields": [{"name": "address", "secret": False, "optional": False}],
        }
        assert error(add(anna, "email", address="anna@localhost")) == "notice-email"
        assert error(add(anna, "email", address="a@example.org\nBcc: b@example.org")) == "notice-email"
        entry = add(anna, "email", address="anna@example.org").json()["notices"][0]
        assert (entry["about"], entry["confirmed"]) == ("anna@example.org", False)
        letter = post.wait_for(1)[0]
        assert "To: anna@example.org" in letter
        assert "From: tables@example.org" in letter
        assert error(anna.post(f"notices/{entry['id']}/test")) == "notice-unconfirmed"
        code = re.search(r"enter this code\s+there: (\w{8})\.", letter.replace("=\n", ""))
        assert code is not None, letter
        assert error(anna.post(f"notices/{entry['id']}/confirm", {"code": "00000000"})) == "notice-code"
        told = anna.made(f"notices/{entry['id']}/confirm", {"code": f" {code[1].upper()} "})
        assert told["notices"][0]["confirmed"]
        assert anna.made(f"notices/{entry['id']}/test") == {"sent": True}
        assert "Subject: Test from Wharfinger" in post.wait_for(2)[1]


def test_codes_cannot_be_guessed_nor_sent_without_end(launch: Launch) -> None:
    with mail() as post:
        server = launch(smtp=f"smtp://127.0.0.1:{post.port}", mail_from="tables@example.org", rate=1.0)
        anna = server.visitor()
        entry = add(anna, "email", address="anna@example.org").json()["notices"][0]
        answers = [error(anna.post(f"notices/{entry['id']}/confirm", {"code": "00000000"})) for _ in range(6)]
        assert answers == ["notice-code"] * 5 + ["notice-unknown"]
        again = [add(server.visitor(), "email", address="Anna@example.org").status_code for _ in range(4)]
        assert again == [201, 201, 429, 429]
        assert len(post.got) == 3


def test_a_database_of_an_earlier_version(launch: Launch, databases: Databases) -> None:
    database = databases("sqlite")
    migrate(database, "0002")
    kept = [{"url": "ntfys://topic", "failed": True}, {"url": "mailtos://u:p@1.1.1.1/?smtp=localhost", "failed": False}]
    engine = create_engine(database)
    with engine.begin() as db:
        row = {"id": "v", "name": "Anna", "notices": json.dumps(kept), "created": 0.0}
        db.execute(text("INSERT INTO visitors VALUES (:id, :name, :notices, :created)"), row)
        db.execute(text("INSERT INTO sessions VALUES (:hash, 'v', 0)"), {"hash": hashed("secret")})
    engine.dispose()
    anna = launch(database=database).visitor()
    anna.http.cookies.set("wharfinger", "secret")
    first, second = anna.get("me").json()["notices"]
    assert (first["service"], first["about"], first["problem"]["id"]) == ("ntfy", "ntfy.sh/topic", "notice-failed")
    assert (second["service"], second["problem"]["id"]) == ("gone", "notice-gone")
    assert error(anna.post(f"notices/{second['id']}/test")) == "notice-unconfirmed"
    assert len(anna.http.delete(f"/api/notices/{second['id']}").json()["notices"]) == 1


def test_every_form_has_its_texts() -> None:
    texts = (ROOT / "web" / "src" / "texts" / "en.ftl").read_text(encoding="utf-8")
    for name, service in SERVICES.items():
        wanted = [f"notice-service-{name}", f"notice-hint-{name}"]
        wanted += [f"notice-field-{name}-{field.name}" for field in service.fields]
        assert [key for key in wanted if f"\n{key} = " not in texts] == []


def test_addresses_of_an_earlier_version() -> None:
    token = "123456789:" + "a" * 35
    assert converted("discord://4174216298/" + "a" * 30) == (
        "discord",
        {"webhook": "https://discord.com/api/webhooks/4174216298/" + "a" * 30},
    )
    assert converted(f"tgram://{token}/-100123") == ("telegram", {"token": token, "chat": "-100123"})
    assert converted("ntfys://topic") == ("ntfy", {"topic": "topic", "server": "ntfy.sh", "token": ""})
    for url in (
        "jsons://a:b@127.0.0.1:8000@8.8.8.8/",
        "mailtos://u:p@1.1.1.1/?smtp=localhost",
        "ntfys://localhost/x",
        "",
    ):
        assert converted(url) == ("gone", {})
