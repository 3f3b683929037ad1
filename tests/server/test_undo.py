"""Taking back: free within one's own turn until something was shown, then by consent."""

from __future__ import annotations

from .conftest import Launch
from .player import Seat, Visitor
from .test_play import pair
from .test_refusals import refused


def mover(*clients: Seat) -> Seat:
    return next(client for client in clients if client.table["ask"]["choices"])


def choose(seat: Seat, text: str) -> None:
    code = next(choice["code"] for choice in seat.table["ask"]["choices"] if choice["text"] == text)
    version = seat.table["version"]
    assert seat.move(code)["type"] == "done"
    seat.until_version(version + 1)


def test_free_within_the_turn(anna: Visitor, ben: Visitor) -> None:
    table, one, two = pair(anna, ben, game="hamburgum")
    seat = mover(one, two)
    other = two if seat is one else one
    choose(seat, "move church")
    start = seat.table["view"]
    assert seat.table["undo"]["free"]
    choose(seat, "donate dom")
    other.until_version(2)
    assert not other.table["undo"]["free"]
    assert refused(other.ask("undo", version=2)) == "nothing-to-undo"
    assert refused(seat.ask("undo", version=1)) == "stale"
    stamp = seat.table["stamp"]
    assert seat.ask("undo", version=2)["type"] == "done"
    assert seat.table["version"] == 1
    assert seat.table["view"] == start
    assert seat.table["stamp"] > stamp
    assert [turn["moves"] for turn in seat.log] == [["move church"]]
    assert seat.table["notices"][-1] == {"id": "notice-undone", "args": {"seat": seat.table["you"][0], "count": 1}}
    assert seat.ask("undo", version=1)["type"] == "done"
    assert (seat.table["version"], seat.log) == (0, [])
    choose(seat, "move church")
    choose(seat, "donate dom")
    assert refused(seat.ask("undo", version=2, to=2)) == "nothing-to-undo"
    assert refused(seat.ask("undo", version=2, to=9)) == "nothing-to-undo"
    assert seat.ask("undo", version=2, to=0)["type"] == "done"
    assert (seat.table["version"], seat.log) == (0, [])
    other.until(lambda told: told["version"] == 0)
    assert other.log == []
    choose(seat, "move beer")
    assert not seat.table["undo"]["free"]
    assert refused(seat.ask("undo", version=1)) == "undo-turn"
    with Visitor(anna.address).sit(table) as late:
        assert [turn["moves"] for turn in late.log] == [["move beer"]]
    one.close()
    two.close()


def test_by_consent(anna: Visitor, ben: Visitor) -> None:
    _, one, two = pair(anna, ben)
    first, second = one.table["you"][0], two.table["you"][0]
    one.move()
    two.until_version(1)
    two.move()
    one.until_version(2)
    assert one.ask("undo_ask")["type"] == "done"
    two.until(lambda told: told["undo"]["asked_by"] == first)
    assert refused(one.ask("undo_answer", agree=True)) == "undo-not-asked"
    assert refused(two.ask("undo_ask")) == "undo-asked"
    assert two.ask("undo_answer", agree=False)["type"] == "done"
    assert two.table["undo"]["asked_by"] is None
    assert two.table["notices"][-1] == {"id": "notice-undo-refused", "args": {"seat": second}}
    one.until(lambda told: told["notices"])
    one.ask("undo_ask")
    two.until(lambda told: told["undo"]["asked_by"] == first)
    assert two.ask("undo_answer", agree=True)["type"] == "done"
    one.until(lambda told: told["version"] == 0)
    assert one.table["notices"][-1]["args"] == {"seat": first, "count": 2}
    one.ask("undo_ask")
    assert refused(one.ask("undo_ask")) == "nothing-to-undo"
    one.close()
    two.close()


def test_all_others_must_agree_and_a_move_ends_the_question(anna: Visitor, ben: Visitor) -> None:
    made = anna.create("me", "open", "open")
    table = made["id"]
    third = Visitor(anna.address)
    one = anna.sit(table, cookie=True)
    ben.made(f"tables/{table}/join", {})
    third.made(f"tables/{table}/join", {})
    two, three = ben.sit(table, cookie=True), third.sit(table, cookie=True)
    one.close()
    one = anna.sit(table, cookie=True)
    for client in (one, two, three):
        client.until_version(0)
    one.move()
    one.ask("undo_ask")
    two.until(lambda told: told["undo"]["asked_by"] is not None)
    two.ask("undo_answer", agree=True)
    assert two.table["undo"]["answers"] == {str(two.table["you"][0]): True}
    assert two.table["version"] == 1
    two.move()
    one.until_version(2)
    assert one.table["undo"]["asked_by"] is None
    for client in (one, two, three):
        client.close()


def test_alone_with_bots_nobody_has_to_agree(launch: Launch) -> None:
    anna = launch().visitor()
    made = anna.create("me", "random")
    with anna.sit(made["id"], cookie=True) as seat:
        seat.until_version(0)
        mine = seat.until(lambda told: told["ask"]["choices"])["version"]
        seat.move()
        seat.until(lambda told: told["version"] >= mine + 2 and told["ask"]["choices"])
        assert seat.ask("undo_ask")["type"] == "done"
        seat.until(lambda told: told["version"] == mine)
        assert seat.table["ask"]["choices"]


def test_undo_outlives_a_restart(launch: Launch) -> None:
    server = launch()
    anna = server.visitor()
    made = anna.create("me", "hotseat", game="hamburgum")
    with anna.sit(made["id"], cookie=True) as seat:
        seat.until_version(0)
        choose(seat, "move church")
        choose(seat, "donate dom")
        seat.ask("undo", version=2)
        view, log, stamp = seat.table["view"], seat.log, seat.table["stamp"]
    server.kill()
    server.start()
    with anna.sit(made["id"], cookie=True) as seat:
        assert (seat.table["view"], seat.log, seat.table["stamp"]) == (view, log, stamp)
        assert seat.table["undo"]["free"]
