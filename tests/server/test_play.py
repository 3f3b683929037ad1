"""Whole games between two people, seen by a third."""

from __future__ import annotations

from dataclasses import asdict

import pytest

import wharfinger as wf
from tests.cases import Dice
from wharfinger.cli import log as history
from wharfinger.server.tables.telling import Kept, kept_of

from .player import Seat, Visitor
from .servers import Server


def pair(anna: Visitor, ben: Visitor, **more: object) -> tuple[str, Seat, Seat]:
    """A table of two people, each with a connection."""
    made = anna.create("me", "open", **more)
    table = made["id"]
    joined = ben.made(f"tables/{table}/join", {"name": "Ben"})
    one, two = anna.sit(table, made["keys"][0]["key"]), ben.sit(table, joined["keys"][0]["key"])
    one.until_version(0)
    two.until_version(0)
    return table, one, two


def clauses_of(local: wf.Position, eyes: int | None) -> list[object]:
    """What a log tells of a game, as somebody may know it: a turn without a choice may stand with the one before."""
    entries = [
        one for part in history.History(local).stretches for one in history.entries(local, part, eyes, over=True)
    ]
    return [asdict(clause) for entry in entries for line in entry.lines for clause in line.clauses]


@pytest.mark.parametrize(
    ("game", "options"), [("tiny", {}), ("hamburgum", {"turn_limit": 8, "officials": "advanced_random"})]
)
def test_a_whole_game(anna: Visitor, ben: Visitor, game: str, options: dict[str, object]) -> None:
    table, one, two = pair(anna, ben, game=game, options=options, seed=11)
    watcher = Visitor(anna.address).sit(table)
    names = {seat["seat"]: seat["name"] for seat in one.table["seats"]}
    order = ["Player 1", "Ben"]
    local = wf.new(game, order, 11, **options)
    assert [names[0], names[1]] == local.names
    dice = Dice(3)
    seen = {None: [local.view()], 0: [local.view(0)], 1: [local.view(1)]}
    while not local.over:
        mover = one if one.table["ask"]["choices"] else two
        other = two if mover is one else one
        ask = mover.table["ask"]
        assert ask["seat"] == local.actor == mover.table["pov"]
        assert [choice["code"] for choice in ask["choices"]] == local.legal_codes()
        assert [choice["text"] for choice in ask["choices"]] == [action.text for action in local.legal()]
        assert other.table["ask"]["choices"] == watcher.table["ask"]["choices"] == []
        choice = ask["choices"][dice.choose(len(ask["choices"]))]
        before = (local.turn, local.actor)
        events = local.play(choice["code"])
        assert choice["ends"] == ((local.turn, local.actor) != before)
        assert mover.move(choice["code"])["type"] == "done"
        version = len(local.moves)
        for client in (one, two, watcher):
            message = client.until_version(version)
            eyes = message["pov"]
            assert message["view"] == local.view(eyes)
            assert [event["name"] for event in message["fresh"]] == [e.name for e in events if e.visible_to(eyes)]
        for eyes, views in seen.items():
            views.append(local.view(eyes))
    assert one.table["status"] == watcher.table["status"] == "finished"
    for client, eyes in ((one, one.table["pov"]), (watcher, None)):
        told = [entry for turn in client.log if turn["seat"] >= 0 for entry in turn["told"]]
        assert [clause for entry in told for line in entry["lines"] for clause in line["clauses"]] == clauses_of(
            local, eyes
        )
        assert all(turn["over"] for turn in client.log)
    result = one.table["result"]
    assert {name: result[name] for name in ("scores", "places", "ending")} == {
        "scores": local.scores(),
        "places": local.places(),
        "ending": local.ending,
    }
    for client in (one, two, watcher):  # every version can be looked at, as it was and as it was seen
        eyes = client.table["pov"]
        for version, view in enumerate(seen[eyes]):
            assert client.ask("look", version=version)["view"] == view
    for client in (one, watcher):  # the log kept up by pieces is the log that a newcomer gets
        eyes = client.table["pov"]
        fresh = anna.sit(table, cookie=client is one)
        assert fresh.table["pov"] == eyes
        assert fresh.log == client.log
        assert [text for turn in client.log for text in turn["moves"]] != []
        assert sum(len(turn["moves"]) for turn in client.log if turn["from"] < turn["to"]) == len(local.moves)
        fresh.close()
    record = anna.get(f"tables/{table}/record")
    assert record.status_code == 200
    assert wf.Record.loads(record.text).replay().batch.tobytes() == local.batch.tobytes()
    for client in (one, two, watcher):
        client.close()


def test_watchers_see_who_comes_and_goes_and_what_is_said(anna: Visitor, ben: Visitor) -> None:
    table, one, two = pair(anna, ben)
    watcher = Visitor(anna.address).sit(table)
    assert sorted(seat["seat"] for seat in watcher.table["seats"] if seat["online"]) == [0, 1]
    assert one.ask("chat", text="  good   luck \n ")["type"] == "done"
    while watcher.heard[-1]["type"] != "chat":
        watcher.hear()
    assert (watcher.heard[-1]["text"], watcher.heard[-1]["name"]) == ("good luck", "Player 1")
    assert watcher.ask("chat", text="hello")["error"]["id"] == "refused-not-seated"
    two.close()
    while watcher.heard[-1].get("seats") != one.table["you"] or watcher.heard[-1]["type"] != "presence":
        watcher.hear()
    late = Visitor(anna.address).sit(table)
    assert [said["text"] for said in late.table["chat"]] == ["good luck"]
    late.close()
    watcher.close()
    one.close()


def test_hot_seat_shows_each_player_their_own_view(anna: Visitor) -> None:
    made = anna.create("me", "hotseat", seed=5)
    with anna.sit(made["id"], *[entry["key"] for entry in made["keys"]]) as seat:
        seat.until_version(0)
        while seat.table["status"] == "running":
            assert seat.table["pov"] == seat.table["ask"]["seat"]
            assert list(seat.table["view"]["bonuses"]) == [str(seat.table["pov"])]
            version = seat.table["version"]
            seat.move()
            seat.until_version(version + 1)
        with anna.sit(made["id"], *[entry["key"] for entry in made["keys"]]) as late:
            assert seat.log == late.log


def test_recap_is_what_came_after_ones_own_decision(anna: Visitor, ben: Visitor) -> None:
    _, one, two = pair(anna, ben)
    one.move()
    two.until_version(1)
    two.move()
    one.until_version(2)
    told = one.ask("recap")
    assert (told["since"], one.table["since"]) == (1, 1)
    assert [turn["seat"] for turn in told["log"]] == [1]
    one.close()
    two.close()


def test_a_table_comes_back_after_a_restart(server: Server) -> None:
    anna = server.visitor()
    made = anna.create("me", "hotseat")
    keys = [entry["key"] for entry in made["keys"]]
    with anna.sit(made["id"], *keys) as seat:
        seat.until_version(0)
        seat.move()
        seat.ask("chat", text="see you")
        seat.until_version(1)
        view, log = seat.table["view"], seat.log
    server.kill(15)
    server.start()
    with anna.sit(made["id"], *keys) as seat:
        assert (seat.table["view"], seat.log) == (view, log)
        assert seat.table["chat"][0]["text"] == "see you"


def test_only_turns_that_read_differently_are_sent_again() -> None:
    log = [b"deal", b"looked", b"took", b"sold", b"built"]
    assert kept_of(log, log) == Kept(5, ())
    assert kept_of(log, [*log[:1], b"saw", *log[2:], b"fed"]) == Kept(5, (1,)), "with other eyes"
    assert kept_of(log, [*log[:4], b"built more"]) == Kept(4, ()), "the turn that goes on comes whole"
    assert kept_of(log, log[:2]) == Kept(2, ()), "taken back"
    assert kept_of([], log) == Kept(0, ())
