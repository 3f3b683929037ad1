"""What must not be possible: each wrong message is refused with a reason, and the table stays as it was."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import pytest
from websockets.exceptions import InvalidStatus

from wharfinger.server.messages.client import CLOSE_LATER, MOST_WAITING, Client

from .conftest import Launch
from .player import Seat, Visitor, all_at_once
from .servers import apart
from .test_play import pair


def refused(answer: dict[str, Any]) -> str:
    assert answer["type"] == "refused", answer
    assert answer["error"]["text"]
    ident: str = answer["error"]["id"]
    return ident.removeprefix("refused-")


def test_two_at_once_one_is_accepted(anna: Visitor, ben: Visitor) -> None:
    made = anna.create("me", "hotseat", "hotseat")
    keys = [entry["key"] for entry in made["keys"]]
    clients = [anna.sit(made["id"], *keys) for _ in range(4)]
    for client in clients:
        client.until_version(0)
    for version in range(4):
        answers = all_at_once(*clients)
        for client in clients:
            client.until_version(version + 1)
        assert sorted(answer["type"] for answer in answers) == ["done", "refused", "refused", "refused"]
        assert {refused(answer) for answer in answers if answer["type"] == "refused"} == {"stale"}
        assert {client.table["version"] for client in clients} == {version + 1}
    for client in clients:
        client.close()


def test_stale_replayed_illegal_and_foreign_moves(anna: Visitor, ben: Visitor) -> None:
    _, one, two = pair(anna, ben)
    mine, other = one.table["you"][0], two.table["you"][0]
    assert refused(two.ask("move", seat=other, version=0, code=0)) == "not-your-turn"
    assert refused(two.ask("move", seat=mine, version=0, code=0)) == "not-yours"
    assert refused(one.ask("move", seat=mine, version=0, code=77)) == "illegal"
    assert refused(one.ask("move", seat=mine, version=1, code=0)) == "stale"
    assert refused(one.ask("move", seat=mine, version=0, code=0, stamp=1)) == "stale"
    assert one.ask("move", seat=mine, version=0, code=0, stamp=one.table["stamp"])["type"] == "done"
    assert refused(one.ask("move", seat=mine, version=0, code=0)) == "stale"
    assert refused(one.ask("move", seat=mine, version=1, code=0)) == "not-your-turn"
    assert refused(one.ask("look", version=9)) == "version"
    assert refused(one.ask("replace", seat=other, bot="random")) == "replace"
    assert refused(one.ask("replace", seat=mine, bot="program:rm")) == "bot"
    assert refused(one.ask("replace", seat=20, bot="random")) == "not-yours"
    assert refused(one.ask("resign", seat=other)) == "not-yours"
    assert refused(one.ask("undo_answer", agree=True)) == "undo-not-asked"
    assert refused(one.ask("undo", version=1)) == "undo-turn"
    assert refused(two.ask("undo", version=1)) == "nothing-to-undo"
    assert refused(one.ask("chat", text=" \t ")) == "chat-empty"
    assert refused(one.ask("chat", text="x" * 501)) == "chat-long"
    assert refused(one.ask("hello", keys=[])) == "hello"
    two.until_version(1)
    assert two.table["version"] == 1
    one.close()
    two.close()


def test_spectators_and_wrong_keys_may_only_look(anna: Visitor, ben: Visitor) -> None:
    table, one, two = pair(anna, ben)
    with Visitor(anna.address).sit(table, "x" * 27, "") as stranger:
        assert stranger.table["you"] == []
        assert stranger.table["pov"] is None
        for kind, more in {
            "move": {"seat": 0, "version": 0, "code": 0},
            "resign": {"seat": 0},
            "undo": {"version": 0},
            "undo_ask": {},
            "replace": {"seat": 0, "bot": "random"},
        }.items():
            assert refused(stranger.ask(kind, **more))
        assert stranger.ask("look", version=0)["view"] == stranger.table["view"]
    assert one.ask("recap")["type"] == "recap"
    assert one.table["version"] == 0
    one.close()
    two.close()


@pytest.mark.parametrize(
    "text",
    [
        "",
        "{",
        "null",
        "[]",
        '"move"',
        "{}",
        '{"type": "steal", "id": 7}',
        '{"type": "move", "id": 7}',
        '{"type": "move", "id": 7, "seat": "0", "version": 0, "code": 0}',
        '{"type": "move", "id": 7, "seat": -1, "version": 0, "code": 0}',
        '{"type": "move", "id": 7, "seat": 0, "version": 0, "code": 1e99}',
        '{"type": "move", "id": 7, "seat": true, "version": 0, "code": 0}',
        '{"type": "chat", "id": 7, "text": 7}',
        '{"type": "chat", "id": 7, "text": "\\ud800"}',
        '{"type": "look", "id": 7, "version": -3}',
        "[" * 5000,
        '{"type": "chat", "id": 7, "text": "' + "x" * 20_000 + '"}',
    ],
)
def test_malformed_messages(anna: Visitor, text: str) -> None:
    made = anna.create("me", "hotseat")
    with anna.sit(made["id"], cookie=True) as seat:
        seat.until_version(0)
        seat.say_raw(text)
        while (message := seat.hear())["type"] != "refused":
            pass
        assert refused(message) in ("malformed", "too-big")
        assert seat.move()["type"] == "done"  # and it goes on


def test_too_much_nonsense_and_oversized_messages_end_the_connection(anna: Visitor) -> None:
    made = anna.create("me", "hotseat")
    seat = anna.sit(made["id"])
    for _ in range(20):
        seat.say_raw("nonsense")
    assert seat.ended() == 1008
    assert seat.heard[-1]["type"] == "bye"
    seat = anna.sit(made["id"])
    seat.say_raw("x" * 100_000)
    assert seat.ended() == 1009
    seat = anna.sit(made["id"])
    seat.say_raw(b"\xff\xfe")
    while seat.heard[-1]["type"] != "refused":
        seat.hear()
    seat.close()


def test_the_first_message_is_a_hello(anna: Visitor) -> None:
    made = anna.create("me", "hotseat")
    for first in ({"type": "recap"}, {"type": "hello", "protocol": 9}, {"type": "hello", "keys": ["k"] * 50}):
        seat = Seat.__new__(Seat)
        seat.heard, seat.raw, seat.log = [], [], []
        seat.socket = _bare(anna, made["id"])
        seat.say_raw(json.dumps(first))
        assert seat.ended() == 1008
        assert seat.heard[-1]["type"] == "bye"
    seat = anna.sit("nosuchtable")
    assert seat.heard[-1]["error"]["id"] == "refused-no-table"


def _bare(visitor: Visitor, table: str) -> Any:
    from websockets.sync.client import connect

    address = f"{visitor.address.replace('http', 'ws', 1)}/api/tables/{table}/live"
    return connect(address, origin=visitor.address, legacy=True)  # type: ignore[arg-type]


def test_connections_from_other_pages_are_refused(anna: Visitor) -> None:
    made = anna.create("me", "hotseat")
    for origin in (
        "http://evil.example",
        "null",
        anna.address.replace("http", "https"),
        f"{anna.address}.evil.example",
    ):
        with pytest.raises(InvalidStatus) as caught:
            Seat(anna.address, made["id"], [], origin=origin)
        assert caught.value.response.status_code == 403


def test_rate_limits(launch: Launch) -> None:
    """A tenth of the usual limits, so that a slow machine comes to them too: 4 messages, 6 changes, 6 connections."""
    server = launch(rate=0.1)
    anna = server.visitor()
    made = anna.create("me", "hotseat")
    with anna.sit(made["id"], cookie=True) as seat:
        seat.until_version(0)
        for number in range(24):  # all at once, so that no time passes in between
            seat.say_raw(json.dumps({"type": "recap", "id": f"r{number}"}))
        answers: list[str] = []
        while len(answers) < 24:
            message = seat.hear()
            answers += [message["type"]] if str(message.get("id")).startswith("r") else []
        assert answers[:4] == ["recap"] * 4
        assert "refused" in answers
    codes = [anna.post("tables", {}).status_code for _ in range(20)]
    assert codes[:5] == [400] * 5
    assert 429 in codes
    ends = []
    for _ in range(20):
        with anna.sit(made["id"]) as seat:
            ends.append(seat.heard[-1]["type"])
    assert ends[:5] == ["table"] * 5
    assert "bye" in ends


def test_a_connection_that_does_not_keep_up_is_dropped() -> None:
    async def main() -> None:
        slow = Client(None)  # type: ignore[arg-type]  # it never comes to speak
        for _ in range(MOST_WAITING):
            slow.send(b"{}")
        assert not slow.over.is_set()
        slow.send(b"{}")
        assert slow.over.is_set()
        assert slow.code == CLOSE_LATER
        slow.send(b"{}")
        assert len(slow.queue) == MOST_WAITING

    apart(lambda: asyncio.run(main()))
