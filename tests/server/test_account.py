"""One's own account: password, e-mail, recovery codes, sessions, data, and the end of it."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any

import httpx
import pytest
from sqlalchemy import create_engine, text

from wharfinger.server.keys import new_code, typed_code
from wharfinger.server.names import deleted_name, shown_name
from wharfinger.server.sessions import DAY

from .conftest import STORES, Launch
from .outside import Listening, mail
from .player import Visitor
from .servers import Server, eventually
from .test_lobby import error

GOOD, BETTER = "a good password", "an even better one"


def member(server: Server, name: str = "Anna", password: str = GOOD) -> Visitor:
    """Somebody with an account."""
    visitor = server.visitor()
    visitor.made("account", {"name": name, "password": password})
    return visitor


def again(server: Server, name: str = "Anna", password: str = GOOD) -> Visitor:
    """The same person in another browser."""
    visitor = server.visitor()
    visitor.made("login", {"name": name, "password": password})
    return visitor


def logged_in(visitor: Visitor) -> bool:
    return visitor.get("me").json()["account"] is not None


def codes_of(visitor: Visitor, password: str = GOOD) -> list[str]:
    made: list[str] = visitor.made("account/codes", {"password": password})["codes"]
    return made


def put(visitor: Visitor, path: str, **body: Any) -> httpx.Response:
    return visitor.http.put(f"/api/{path}", json=body)


@pytest.fixture(params=STORES)
def own(request: pytest.FixtureRequest, launch: Launch) -> Server:
    """A server of each kind for one test alone."""
    return launch(request.param)


@pytest.fixture
def post_office() -> Iterator[Listening]:
    with mail() as made:
        yield made


def mailing(launch: Launch, post: Listening, **settings: Any) -> Server:
    return launch(smtp=f"smtp://127.0.0.1:{post.port}", mail_from="tables@example.org", **settings)


def letter_to(post: Listening, address: str, count: int) -> str:
    """The letter that comes as number `count`."""
    found: str = post.wait_for(count)[count - 1]
    assert f"To: {address}" in found
    return found


def with_email(visitor: Visitor, post: Listening, address: str = "anna@example.org") -> None:
    """Enter an address and confirm it."""
    before = len(post.got)
    assert put(visitor, "account/email", password=GOOD, address=address).json()["email_asked"] == address
    code = re.search(r"this code there:\s+(\w{8})", letter_to(post, address, before + 1))
    assert code is not None
    assert visitor.made("account/email/confirm", {"code": code[1].upper()})["email"] == address


def token_in(letter: str) -> str:
    found = re.search(r"/reset#([\w-]+)", letter.replace("=\n", ""))
    assert found is not None, letter
    return found[1]


# -- the password --------------------------------------------------------------------------------------------------


def test_changing_the_password_logs_the_others_out(own: Server) -> None:
    anna = member(own)
    phone = again(own)
    before = anna.cookie
    assert error(put(anna, "account/password", password="a wrong one", new=BETTER)) == "password-wrong"
    assert error(put(anna, "account/password", password=GOOD, new="anna anna 1")) == "password-name"
    assert error(put(anna, "account/password", password=GOOD, new="Password123")) == "password-common"
    assert logged_in(phone)
    assert put(anna, "account/password", password=GOOD, new=BETTER).json()["browsers"] == 1
    assert logged_in(anna)
    assert not logged_in(phone)
    assert anna.cookie != before
    assert own.visitor().get("me", headers={"cookie": before}).json()["account"] is None
    assert error(own.visitor().post("login", {"name": "Anna", "password": GOOD})) == "login"
    again(own, password=BETTER)


def test_an_account_is_its_owners(own: Server) -> None:
    """Without a session nothing is told and nothing is done; another's session is about another's account."""
    member(own)
    stranger, ben = own.visitor(), member(own, "Ben", BETTER)
    assert error(stranger.get("account")) == "not-logged-in"
    assert error(put(stranger, "account/password", password=GOOD, new=BETTER)) == "not-logged-in"
    for path in ("codes", "delete"):
        assert error(stranger.post(f"account/{path}", {"password": GOOD})) == "not-logged-in"
        assert error(ben.post(f"account/{path}", {"password": GOOD})) == "password-wrong"
    assert error(stranger.post("account/logout-others")) == "not-logged-in"
    assert ben.get("account").json()["name"] == "Ben"
    assert error(stranger.get("account/data")) == "no-data"


@pytest.mark.parametrize(
    ("method", "path"),
    [
        ("PUT", "account/password"),
        ("PUT", "account/email"),
        ("POST", "account/email/confirm"),
        ("POST", "account/codes"),
        ("POST", "account/logout-others"),
        ("POST", "account/delete"),
        ("POST", "reset"),
        ("POST", "reset/password"),
        ("POST", "recover"),
        ("POST", "tables/x/leave"),
    ],
)
def test_other_sites_are_refused(server: Server, method: str, path: str) -> None:
    for headers in ({}, {"origin": "https://evil.example.org"}, {"origin": "null"}):
        assert error(httpx.request(method, f"{server.address}/api/{path}", json={}, headers=headers)) == "origin"


def test_guessing_one_s_password_is_limited(launch: Launch) -> None:
    """A browser left open is not a way to try passwords."""
    anna = member(launch(rate=0.25))
    codes = [anna.post("account/delete", {"password": f"wrong number {number}"}).status_code for number in range(6)]
    assert codes[0] == 403
    assert codes[-1] == 429
    assert logged_in(anna)


def test_bad_new_passwords_are_not_counted_as_guesses(launch: Launch) -> None:
    server = launch(rate=1.0)
    anna = server.visitor()
    for number in range(10):
        assert error(anna.post("account", {"name": "Anna", "password": f"password{number}99"})) == "password-common"
    anna.made("account", {"name": "Anna", "password": GOOD})
    code = codes_of(anna)[0]
    for number in range(10):
        weak = f"password{number}99"
        assert error(put(anna, "account/password", password=GOOD, new=weak)) == "password-common"
        assert error(anna.post("recover", {"name": "Anna", "code": code, "password": weak})) == "password-common"
    assert put(anna, "account/password", password=GOOD, new=BETTER).status_code == 200
    assert anna.made("recover", {"name": "Anna", "code": code, "password": GOOD})["account"] == "Anna"


# -- recovery codes ------------------------------------------------------------------------------------------------


def test_a_recovery_code_works_once(own: Server) -> None:
    anna = member(own)
    assert anna.get("account").json()["codes"] == 0
    codes = codes_of(anna)
    assert len(set(codes)) == 8
    assert anna.get("account").json()["codes"] == 8
    lost = own.visitor()
    table = lost.create("me", "hotseat")["id"]
    typed = codes[0].upper().replace("-", " ")
    back = lost.made("recover", {"name": "ANNA", "code": typed, "password": BETTER})
    assert back["account"] == "Anna"
    assert not logged_in(anna)
    assert lost.get("account").json()["codes"] == 7
    assert table in {entry["id"] for entry in lost.get("tables?scope=mine").json()["tables"]}
    other = own.visitor()
    wish = {"name": "Anna", "code": codes[0], "password": "a third password"}
    assert error(other.post("recover", wish)) == "recover"
    again(own, password=BETTER)
    assert other.made("recover", {**wish, "code": codes[1]})["account"] == "Anna"


def test_new_codes_replace_the_old_ones(own: Server) -> None:
    anna = member(own)
    old, new = codes_of(anna), codes_of(anna)
    assert not set(old) & set(new)
    assert error(own.visitor().post("recover", {"name": "Anna", "code": old[0], "password": BETTER})) == "recover"
    own.visitor().made("recover", {"name": "Anna", "code": new[0], "password": BETTER})


def test_a_code_is_good_for_its_account_alone_and_tells_of_no_other(own: Server) -> None:
    anna = member(own)
    member(own, "Ben", BETTER)
    code, stranger = codes_of(anna)[0], own.visitor()
    wishes = [("Ben", code), ("Nobody", code), ("Anna", "aaaa-bbbb-cccc-dddd"), ("Anna", ""), ("Anna", "\0é" * 20)]
    answers = [stranger.post("recover", {"name": who, "code": what, "password": BETTER}) for who, what in wishes]
    assert {answer.status_code for answer in answers} == {403}
    assert len({answer.text for answer in answers}) == 1
    weak = stranger.post("recover", {"name": "Anna", "code": code, "password": "Password123"})
    assert error(weak) == "password-common"
    stranger.made("recover", {"name": "Anna", "code": code, "password": "yet another one"})  # it was not used up


def test_only_hashes_are_kept(launch: Launch, post_office: Listening) -> None:
    server = mailing(launch, post_office)
    anna = member(server)
    codes = codes_of(anna)
    with_email(anna, post_office)
    server.visitor().made("reset", {"who": "Anna"})
    token = token_in(letter_to(post_office, "anna@example.org", 2))
    with create_engine(server.settings.database).connect() as db:
        for table in ("recovery_codes", "password_resets", "sessions", "accounts", "email_codes"):
            kept = str(db.execute(text(f"SELECT * FROM {table}")).all())
            for secret in (*codes, token, GOOD, anna.cookie.partition("=")[2]):
                assert secret not in kept
    log = server.log.read_text()
    assert not any(secret in log for secret in (*codes, token, GOOD, "anna@example.org"))


def test_guessing_codes_is_limited(launch: Launch) -> None:
    server = launch(rate=0.25, proxies=("127.0.0.1",))

    def guess(source: str) -> int:
        headers = {"origin": server.address, "x-forwarded-for": source}
        body = {"name": "Anna", "code": new_code(), "password": BETTER}
        return httpx.post(f"{server.address}/api/recover", json=body, headers=headers).status_code

    codes = [guess("198.51.100.1") for _ in range(6)]
    assert codes[0] == 403
    assert 429 in codes
    assert guess("198.51.100.7") == 403


def test_codes_are_read_however_they_are_typed() -> None:
    code = new_code()
    assert re.fullmatch(r"([2-9a-hjkmnp-z]{4}-){3}[2-9a-hjkmnp-z]{4}", code)
    for typed in (code, code.upper(), code.replace("-", ""), f"  {code.replace('-', ' – ')}\n"):
        assert typed_code(typed) == code


# -- a link by e-mail ----------------------------------------------------------------------------------------------


def test_a_new_password_by_e_mail(launch: Launch, post_office: Listening) -> None:
    server = mailing(launch, post_office, url="https://tables.example.org")
    anna = member(server)
    assert anna.get("account").json()["mail"]
    with_email(anna, post_office)
    lost = server.visitor()
    for count, who in enumerate(("anna", "Anna@Example.org"), 2):
        assert lost.made("reset", {"who": who}) == {"sent": True}
        letter = letter_to(post_office, "anna@example.org", count)
        assert "https://tables.example.org/reset#" in letter.replace("=\n", "")
    first, second = (token_in(letter) for letter in post_office.got[1:3])
    assert error(lost.post("reset/password", {"token": second, "password": "short"})) == "password"
    assert lost.made("reset/password", {"token": second, "password": BETTER})["account"] == "Anna"
    assert not logged_in(anna)
    assert "was changed" in letter_to(post_office, "anna@example.org", 4)
    for used in (first, second, "", "nothing"):
        refusal = server.visitor().post("reset/password", {"token": used, "password": "a third password"})
        assert error(refusal) == "reset"
    again(server, password=BETTER)


def test_a_link_expires(launch: Launch, post_office: Listening) -> None:
    server = mailing(launch, post_office)
    with_email(member(server), post_office)
    server.visitor().made("reset", {"who": "Anna"})
    token = token_in(letter_to(post_office, "anna@example.org", 2))
    server.kill()
    server.start(clock_shift=3601.0)
    assert error(server.visitor().post("reset/password", {"token": token, "password": BETTER})) == "reset"
    again(server)


def test_asking_for_a_link_tells_nothing(launch: Launch, post_office: Listening) -> None:
    server = mailing(launch, post_office)
    with_email(member(server), post_office)
    member(server, "Ben", BETTER)  # who has no address
    stranger = server.visitor()
    wishes = ("Nobody", "nobody@example.org", "Ben", "", "x" * 254, "anna")
    answers = [stranger.post("reset", {"who": who}) for who in wishes]
    assert {answer.status_code for answer in answers} == {200}
    assert len({answer.text for answer in answers}) == 1
    assert len({tuple(sorted(answer.headers)) for answer in answers}) == 1
    letter_to(post_office, "anna@example.org", 2)
    assert len(post_office.got) == 2


def test_the_answer_does_not_wait_for_the_mail_server(launch: Launch) -> None:
    """A mail server that does not answer takes ten seconds to give up; whoever asks is not told of it."""
    server = launch(smtp="smtp://127.0.0.1:9", mail_from="tables@example.org")
    assert server.visitor().made("reset", {"who": "Anna"}) == {"sent": True}


def test_letters_are_limited(launch: Launch, post_office: Listening) -> None:
    """Three to an address and so many from one; whoever asks is told only of the latter."""
    server = mailing(launch, post_office, rate=1.0, proxies=("127.0.0.1",))
    anna = member(server)
    with_email(anna, post_office)

    def ask(source: str) -> int:
        headers = {"origin": server.address, "x-forwarded-for": source}
        return httpx.post(f"{server.address}/api/reset", json={"who": "Anna"}, headers=headers).status_code

    assert [ask(f"198.51.100.{number}") for number in range(6)] == [200] * 6
    codes = [ask("198.51.100.99") for _ in range(8)]
    assert 429 in codes
    post_office.wait_for(3)
    server.kill(15)
    assert len(post_office.got) == 3  # the code and two links


def test_without_a_mail_server_there_are_codes(own: Server) -> None:
    anna = member(own)
    assert not anna.get("account").json()["mail"]
    assert error(own.visitor().post("reset", {"who": "Anna"})) == "no-mail"
    assert error(put(anna, "account/email", password=GOOD, address="anna@example.org")) == "no-mail"


def test_an_address_counts_when_its_code_has_come_back(launch: Launch, post_office: Listening) -> None:
    server = mailing(launch, post_office)
    anna = member(server)
    assert error(put(anna, "account/email", password="a wrong one", address="a@example.org")) == "password-wrong"
    assert error(put(anna, "account/email", password=GOOD, address="nonsense")) == "notice-email"
    put(anna, "account/email", password=GOOD, address="anna@example.org")
    post_office.wait_for(1)
    server.visitor().made("reset", {"who": "anna@example.org"})
    for _ in range(5):
        assert error(anna.post("account/email/confirm", {"code": "aaaaaaaa"})) == "notice-code"
    assert anna.get("account").json()["email_asked"] is None  # five wrong codes, and it has to be entered anew
    with_email(anna, post_office)
    assert len(post_office.got) == 2
    with_email(anna, post_office, "new@example.org")
    assert "no longer belongs" in letter_to(post_office, "anna@example.org", 4)
    assert put(anna, "account/email", password=GOOD, address="").json()["email"] is None
    letter_to(post_office, "new@example.org", 5)


# -- sessions ------------------------------------------------------------------------------------------------------


def test_logging_out_everywhere_else(own: Server) -> None:
    anna = member(own)
    made = anna.create("me", "hotseat")
    phone = again(own)
    key = made["keys"][0]["key"]
    with (
        anna.sit(made["id"], cookie=True) as mine,
        phone.sit(made["id"], cookie=True) as theirs,
        own.visitor().sit(made["id"], key) as stolen,
    ):
        assert anna.made("account/logout-others")["browsers"] == 1
        for gone in (theirs, stolen):
            assert gone.ended() == 1008
            assert gone.heard[-1]["error"]["id"] == "refused-logged-out"
        mine.until_version(0)
        assert mine.table["you"] == [0, 1]
        assert mine.move()["type"] == "done"
    assert logged_in(anna)
    assert not logged_in(phone)
    with own.visitor().sit(made["id"], key) as late:
        assert late.table["you"] == []


def test_workers_hear_of_ended_sessions(launch: Launch, databases: Any) -> None:
    database = databases("postgres")
    one, other = (launch(database=database) for _ in range(2))
    anna = member(one)
    made = anna.create("me", "hotseat")
    phone = again(other)
    with phone.sit(made["id"], cookie=True) as far:
        anna.made("account/logout-others")
        assert far.ended() == 1008


def test_logging_out_hangs_up(own: Server) -> None:
    anna = member(own)
    with anna.sit(anna.create("me", "hotseat")["id"], cookie=True) as seat:
        anna.made("logout")
        assert seat.ended() == 1008


def test_a_session_ends_when_it_is_not_used(launch: Launch) -> None:
    server = launch()
    anna = member(server)

    def after(days: float) -> bool:
        server.kill()
        server.start(clock_shift=days * DAY)
        return logged_in(anna)

    assert after(59)
    assert after(118)  # used two months later each time
    assert not after(179)
    again(server)


def test_a_session_ends_after_a_year_in_any_case(launch: Launch) -> None:
    server = launch()
    anna = member(server)
    for days in range(50, 366, 50):
        server.kill()
        server.start(clock_shift=days * DAY)
        answer = anna.get("me")
        assert answer.json()["account"] == "Anna", days
        assert "max-age=31536000" in answer.headers["set-cookie"].lower()  # and the cookie lasts on
        assert "set-cookie" not in anna.get("me").headers
    server.kill()
    server.start(clock_shift=366 * DAY)
    assert not logged_in(anna)


def test_a_visitor_keeps_a_running_game(launch: Launch) -> None:
    """Who has no account cannot log in again: a game that is not over is never lost."""
    server = launch()
    anna, ben = server.visitor(), server.visitor()
    running = anna.create("me", "hotseat")["id"]
    ben.http.put("/api/me", json={"name": "Ben"})
    server.kill()
    server.start(clock_shift=500 * DAY)
    assert ben.get("me").json()["name"] == ""
    with anna.sit(running, cookie=True) as seat:
        seat.until_version(0)
        assert seat.table["you"] == [0, 1]

    def forgotten() -> bool:
        with create_engine(server.settings.database).connect() as db:
            names = {row[0] for row in db.execute(text("SELECT name FROM visitors"))}
            rows = db.execute(text("SELECT count(*) FROM sessions")).scalar()
        return "Ben" not in names and rows == 1

    eventually(forgotten, "expired visitors are kept")


# -- leaving a table -----------------------------------------------------------------------------------------------


def test_a_seat_is_free_again(own: Server) -> None:
    anna, ben, carl = (own.visitor() for _ in range(3))
    table = anna.create("me", "open", "open", public=True)["id"]
    key = ben.made(f"tables/{table}/join", {"name": "Ben"})["keys"][0]["key"]
    with ben.sit(table, cookie=True) as seat, anna.sit(table, cookie=True) as other:
        assert seat.table["you"] == [1]
        told = ben.made(f"tables/{table}/leave")
        assert [one["kind"] for one in told["seats"]] == ["person", "open", "open"]
        assert not told["yours"]
        other.until(lambda seen: seen["seats"][1]["kind"] == "open")
        seat.until(lambda seen: seen["you"] == [])
    assert error(ben.post(f"tables/{table}/leave")) == "not-seated"
    with ben.sit(table, key) as late:
        assert late.table["you"] == []  # the old key opens nothing
    assert carl.made(f"tables/{table}/join", {"seat": 1, "name": "Carl"})
    assert ben.made(f"tables/{table}/join", {"name": "Ben"})
    with carl.sit(table, cookie=True) as seat:
        seat.until(lambda seen: seen["status"] == "running")


def test_the_next_one_may_start_a_table_whose_creator_left(own: Server) -> None:
    anna, ben = own.visitor(), own.visitor()
    table = anna.create("me", "open", "open")["id"]
    ben.made(f"tables/{table}/join", {})
    assert error(ben.post(f"tables/{table}/start")) == "not-creator"
    anna.made(f"tables/{table}/leave")
    assert ben.get(f"tables/{table}").json()["creator"]
    own.kill()
    own.start()
    assert ben.made(f"tables/{table}/start")["status"] in ("waiting", "running")
    with ben.sit(table, cookie=True) as seat:
        seat.until(lambda seen: seen["status"] == "running")


def test_a_table_that_everybody_left_is_closed(own: Server) -> None:
    anna, ben = own.visitor(), own.visitor()
    table = anna.create("me", "hotseat", "open", public=True)["id"]
    with ben.sit(table) as watching:
        assert anna.made(f"tables/{table}/leave")["status"] == "closed"
        watching.until(lambda seen: seen["status"] == "closed")
    assert error(ben.post(f"tables/{table}/join", {})) == "closed"
    for scope in ("open", "running", "finished"):
        assert table not in {entry["id"] for entry in ben.get(f"tables?scope={scope}").json()["tables"]}
    own.kill()
    own.start()
    assert ben.get(f"tables/{table}").json()["status"] == "closed"
    assert error(ben.post(f"tables/{table}/leave")) == "not-seated"


def test_leaving_a_game_resigns(own: Server) -> None:
    anna, ben = own.visitor(), own.visitor()
    made = anna.create("me", "open")
    table = made["id"]
    ben.made(f"tables/{table}/join", {"name": "Ben"})
    with ben.sit(table, cookie=True) as seat:
        seat.until_version(0)
        mine = next(one["seat"] for one in seat.table["seats"] if not one["yours"])
        own.visitor().made(f"tables/{table}/leave", {"keys": [made["keys"][0]["key"]]})
        seat.until(lambda seen: seen["seats"][mine]["resigned"])
        assert seat.table["notices"][-1]["id"] == "notice-resigned"
        assert seat.table["seats"][mine]["bot"]


# -- one's data ----------------------------------------------------------------------------------------------------


def finish(visitor: Visitor, table: str) -> None:
    with visitor.sit(table, cookie=True) as seat:
        seat.until_version(0)
        while seat.table["status"] == "running":
            assert seat.move()["type"] == "done"


def test_everything_about_somebody(own: Server) -> None:
    anna, ben = member(own), own.visitor()
    anna.made("notices", {"service": "ntfy", "fields": {"topic": "my-turn", "server": "", "token": "tk_geheim"}})
    over = anna.create("me", "hotseat", title="Over")["id"]
    finish(anna, over)
    running = anna.create("me", "open", title="Running")["id"]
    ben.made(f"tables/{running}/join", {"name": "Ben"})
    with ben.sit(running, cookie=True) as seat:
        seat.ask("chat", text="a word of Ben's")
    with anna.sit(running, cookie=True) as seat:
        seat.ask("chat", text="hello there")
    answer = anna.get("account/data")
    assert answer.headers["content-disposition"] == 'attachment; filename="wharfinger-data.json"'
    data = answer.json()
    assert data["account"]["name"] == data["name"] == "Anna"
    assert [one["this_browser"] for one in data["sessions"]] == [True]
    assert data["notifications"] == [{"service": "ntfy", "about": "ntfy.sh/my-turn", "confirmed": True}]
    games = {game["table"]: game for game in data["games"]}
    assert set(games) == {over, running}
    assert games[over]["record"] == anna.get(f"tables/{over}/record").text
    assert games[over]["result"]["scores"]
    assert games[running]["record"] is None  # it would tell what is hidden
    assert [line["text"] for line in games[running]["chat"]] == ["hello there"]
    games[over]["record"] = ""  # which tells its seed, now that the game is over
    for secret in ("geheim", "a word of Ben's", GOOD, anna.cookie.partition("=")[2], "seed"):
        assert secret not in json.dumps(data)


def test_a_visitor_without_an_account_has_data_too(own: Server) -> None:
    anna = own.visitor()
    anna.http.put("/api/me", json={"name": "Anna"})
    data = anna.get("account/data").json()
    assert (data["name"], data["account"], data["games"]) == ("Anna", None, [])


def test_fetching_data_is_limited(launch: Launch) -> None:
    anna = member(launch(rate=1.0))
    assert [anna.get("account/data").status_code for _ in range(4)] == [200, 200, 200, 429]


# -- the end -------------------------------------------------------------------------------------------------------


def test_the_games_stay_and_the_name_goes(own: Server) -> None:
    anna, ben = member(own), member(own, "Ben", BETTER)
    over = anna.create("me", "hotseat", title="Over", public=True)["id"]
    finish(anna, over)
    running, waiting = (anna.create("me", "open", title="Shared", public=True)["id"] for _ in range(2))
    alone = anna.create("me", "random", title="Alone", public=True)["id"]
    ben.made(f"tables/{running}/join", {"name": "Ben"})
    with anna.sit(running, cookie=True) as mine:
        mine.ask("chat", text="good luck")
    codes_of(anna)
    phone = again(own)
    assert error(anna.post("account/delete", {"password": BETTER})) == "password-wrong"
    with ben.sit(running, cookie=True) as seat, phone.sit(running, cookie=True) as far:
        seat.until_version(0)
        assert anna.made("account/delete", {"password": GOOD})["account"] is None
        assert far.ended() == 1008
        theirs = next(one["seat"] for one in seat.table["seats"] if not one["yours"])
        seat.until(lambda seen: seen["seats"][theirs]["name"] == "Deleted player")
        gone = seat.table["seats"][theirs]
        assert gone["resigned"] and gone["bot"]
        assert seat.table["chat"][-1]["name"] == "Deleted player"
        assert "Deleted player" in seat.table["view"]["names"]
        seat.until(lambda seen: seen["ask"] is not None and seen["ask"]["seat"] in seen["you"])
        assert seat.move()["type"] == "done"  # and the game goes on
    assert not logged_in(phone)
    assert anna.get("me").json()["name"] == ""
    names = [[one["name"] for one in ben.get(f"tables/{table}").json()["seats"]] for table in (over, running)]
    assert set(names[0]) == {"Deleted player", "Deleted player 2"}
    assert "Deleted player" in names[1]
    assert ben.get(f"tables/{waiting}").json()["status"] == "closed"
    assert ben.get(f"tables/{alone}").json()["status"] == "finished"
    record = ben.get(f"tables/{over}/record").text
    assert "Deleted player" in record and "Anna" not in record
    own.kill()
    own.start()
    with ben.sit(running, cookie=True) as seat:
        assert "Anna" not in seat.raw[-1]
    if own.settings.database.startswith("sqlite"):
        with create_engine(own.settings.database).connect() as db:
            for table in ("events", "tables", "visitors", "accounts"):
                assert "Anna" not in str(db.execute(text(f"SELECT * FROM {table}")).all()), table
            for table in ("recovery_codes", "password_resets", "email_codes"):
                assert db.execute(text(f"SELECT count(*) FROM {table}")).scalar() == 0
    assert error(own.visitor().post("login", {"name": "Anna", "password": GOOD})) == "login"
    newcomer = member(own)  # the name is free, and has none of the old games
    assert newcomer.get("tables?scope=mine").json()["tables"] == []


def test_deleted_players_at_one_table_are_told_apart() -> None:
    first = deleted_name(["Ben"])
    second = deleted_name(["Ben", first])
    assert (first, second) == ("Deleted player", "Deleted player 2")
    assert shown_name(first, "de") == "Gelöschter Spieler"
    assert shown_name(second, "cs") == "Smazaný hráč 2"
    assert shown_name("Deleted", "cs") == "Deleted"


def test_deleting_says_farewell(launch: Launch, post_office: Listening) -> None:
    anna = member(mailing(launch, post_office))
    with_email(anna, post_office)
    anna.made("account/delete", {"password": GOOD})
    assert "was deleted" in letter_to(post_office, "anna@example.org", 2)


def test_another_worker_shows_the_new_name(launch: Launch, databases: Any) -> None:
    database = databases("postgres")
    one, other = (launch(database=database) for _ in range(2))
    anna, ben = member(one), other.visitor()
    table = anna.create("me", "open")["id"]
    ben.made(f"tables/{table}/join", {"name": "Ben"})
    with ben.sit(table, cookie=True) as seat:
        seat.until_version(0)
        anna.made("account/delete", {"password": GOOD})
        seat.until(lambda seen: "Deleted player" in [one["name"] for one in seen["seats"]])
        assert "Deleted player" in seat.table["view"]["names"]
