"""The device of somebody who plays alone thinks for the bots; nothing that it says is believed."""

from __future__ import annotations

import base64
from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec
import pytest

import wharfinger as wf
from tests.contract.digest import drawn
from wharfinger.bots import ask, make, networks
from wharfinger.bots.networks import save
from wharfinger.bots.search import device
from wharfinger.bots.search.forest import Forest
from wharfinger.bots.search.guided import Guided
from wharfinger.bots.search.player import LEVELS
from wharfinger.kernel.position import Position

from .player import Seat, Visitor


def pondering(seat: Seat, version: int = 10**6) -> dict[str, Any] | None:
    """The next decision that the device is asked to take; None if a version is reached without."""
    while seat.table["version"] < version and seat.table["status"] == "running":
        asked = next((one for one in reversed(seat.heard) if one["type"] == "ponder"), None)
        if asked is not None and asked["stamp"] == seat.table["stamp"]:
            return asked
        if seat.table["ask"]["choices"]:
            before = seat.table["stamp"]
            assert seat.move()["type"] == "done"
            seat.until(lambda table, before=before: table["stamp"] != before)
        else:
            seat.hear()
    return None


def position_of(game: str, asked: dict[str, Any], players: int = 2) -> Position:
    """What a device is given, as a position."""
    position = wf.new(game, players, 1)
    position.batch.view("V1")[:] = memoryview(base64.b64decode(asked["searches"][0]["state"])).cast("B")
    position.start_here()
    return position


def was_played(seat: Seat, before: Position, code: int) -> bool:
    """Whether the table is as it is after a decision, in a game in which everything is open."""
    before.play(code)
    board = msgspec.to_builtins(before.board(seat.table["you"][0]))
    return {name: seat.table["view"][name] for name in board} == board


def offered(visitor: Visitor, *seats: str, game: str = "hamburgum", **more: Any) -> tuple[str, Seat]:
    """A running table at which a device thinks for the bots."""
    made = visitor.create(*seats, game=game, **more)
    seat = visitor.sit(made["id"], cookie=True)
    seat.until(lambda table: table["status"] == "running" and table["view"] is not None)
    assert seat.ask("device", on=True)["type"] == "done"
    return made["id"], seat


def answer(seat: Seat, asked: dict[str, Any], code: int, stamp: int | None = None) -> None:
    version = seat.table["version"]
    assert seat.ask("pondered", stamp=asked["stamp"] if stamp is None else stamp, code=code)["type"] == "done"
    seat.until_version(version + 1)


def test_a_device_decides_for_a_bot(anna: Visitor) -> None:
    _, seat = offered(anna, "me", "hard")
    for _ in range(3):
        asked = pondering(seat)
        assert asked is not None
        there = position_of("hamburgum", asked)
        assert there.actor == asked["seat"] != seat.table["you"][0]
        assert len(asked["searches"]) == LEVELS["hard"].trees
        code = there.legal_codes()[-1]
        answer(seat, asked, code)
        assert was_played(seat, there, code)
    seat.close()


@pytest.mark.parametrize("what", ["illegal", "nothing", "no more"])
def test_where_a_device_fails_the_server_thinks(anna: Visitor, what: str) -> None:
    _, seat = offered(anna, "me", "easy")
    asked = pondering(seat)
    assert asked is not None
    there, version = position_of("hamburgum", asked), seat.table["version"]
    if what == "illegal":
        wrong = next(code for code in range(1000) if code not in there.legal_codes())
        answer(seat, asked, wrong)
    elif what == "no more":
        assert seat.ask("device", on=False)["type"] == "done"
    seat.until_version(version + 1)
    assert pondering(seat, version + 6) is None, "it is not asked again"
    assert seat.ask("pondered", stamp=asked["stamp"], code=0)["type"] == "done", "what comes too late is ignored"
    assert seat.ask("device", on=True)["type"] == "done"
    assert pondering(seat) is not None, "unless it says that it can"
    seat.close()


def test_an_answer_to_something_else_is_ignored(anna: Visitor) -> None:
    table, seat = offered(anna, "me", "easy")
    asked = pondering(seat)
    assert asked is not None
    there = position_of("hamburgum", asked)
    codes = there.legal_codes()
    assert seat.ask("pondered", stamp=asked["stamp"] + 1, code=codes[0])["type"] == "done"
    with anna.sit(table, cookie=True) as other:  # a second page of the same person, which was not asked
        assert other.ask("pondered", stamp=asked["stamp"], code=codes[0])["type"] == "done"
    answer(seat, asked, codes[-1])
    assert was_played(seat, there, codes[-1])
    for wrong in ({"stamp": 1}, {"stamp": 1, "code": -1}, {"stamp": "x", "code": 1}, {"stamp": 1, "code": 10**9}):
        assert seat.ask("pondered", **wrong)["type"] == "refused"
    seat.close()


@pytest.mark.parametrize("bot", ["greedy", "random"])
def test_only_the_search_needs_a_device(anna: Visitor, bot: str) -> None:
    _, seat = offered(anna, "me", bot)
    assert pondering(seat, 6) is None
    seat.close()


def test_nobody_reads_a_bots_secrets(anna: Visitor) -> None:
    """In Shipyard a bot knows its contracts; its player's device is never given them."""
    _, seat = offered(anna, "me", "easy", game="shipyard")
    assert pondering(seat, 12) is None
    seat.close()


def test_what_a_device_is_given_is_no_secret(anna: Visitor) -> None:
    """Le Havre until somebody has looked: nothing in it depends on what its player cannot know."""
    _, seat = offered(anna, "me", "easy", game="le-havre", seed=4)
    real = wf.new("le-havre", 2, 4)
    mine = seat.table["you"][0]
    while real.actor == mine:
        seat.until_version(real.version)
        real.play(seat.table["ask"]["choices"][0]["code"])
        assert seat.move()["type"] == "done"
    asked = pondering(seat)
    assert asked is not None
    given = position_of("le-havre", asked)
    for deal in range(5):
        other = real.concealed(mine, deal).concealed(asked["seat"])
        assert other.batch.tobytes() == given.batch.tobytes()
    assert given.batch.tobytes() != real.batch.tobytes()
    seat.close()


def test_only_who_plays_alone(anna: Visitor, ben: Visitor) -> None:
    """Neither with somebody else at the table, nor while somebody watches, nor in the seat of somebody who left."""
    made = anna.create("me", "open", "easy", game="hamburgum")
    ben.made(f"tables/{made['id']}/join", {})
    with anna.sit(made["id"], cookie=True) as one, ben.sit(made["id"], cookie=True) as two:
        for seat in (one, two):
            seat.until(lambda table: table["status"] == "running" and table["view"] is not None)
            assert seat.ask("device", on=True)["type"] == "done"
        version = 0
        while version < 5:
            for seat in (one, two):
                seat.until_version(version)
                if seat.table["ask"]["choices"]:
                    seat.move()
            version = max(version + 1, one.table["version"], two.table["version"])
        assert two.ask("resign", seat=two.table["you"][0])["type"] == "done"
        assert pondering(one, version + 8) is None
        assert not [message for seat in (one, two) for message in seat.heard if message["type"] == "ponder"]
    table, seat = offered(anna, "me", "easy", seed=1)  # she begins, so no bot was asked for before Ben comes
    with ben.sit(table):
        assert pondering(seat, 4) is None
    assert pondering(seat) is not None
    seat.close()


def test_a_device_that_leaves_keeps_nobody_waiting(anna: Visitor) -> None:
    table, seat = offered(anna, "me", "easy")
    asked = pondering(seat)
    assert asked is not None
    version = seat.table["version"]
    seat.close()
    with anna.sit(table, cookie=True) as again:
        again.until_version(version + 1)


@pytest.mark.parametrize("level", ["easy", "medium", "hard", "master"])
def test_the_searches_of_a_device_are_those_of_the_bot(
    level: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Grown with the seeds that a device is given, they choose what the bot chooses."""
    if level == "master":
        monkeypatch.setenv("WHARFINGER_NETWORKS", f"tiny={tmp_path / 'tiny.npz'}")
        save(tmp_path / "tiny.npz", wf.game("tiny"), drawn(wf.game("tiny"), 5)._asdict(), {})
        monkeypatch.setitem(LEVELS, "master", replace(LEVELS["master"], simulations=300))
    position, bot = wf.new("tiny", 2, 3), make(level, 11)
    while not position.over:
        concealed = position.concealed(position.actor)
        wanted = device.decision(level, 11, concealed)
        assert sum(tree.simulations for tree in wanted.trees) > 0
        if len(concealed.legal_codes()) > 1:
            assert grown(concealed, wanted) == ask(make(level, 11), position)
        position.play(ask(bot, position))


def grown(position: Position, wanted: device.Decision) -> int:
    """What the most visited answer of some trees is."""
    net = networks.of(position.game) if wanted.knowledge.guided else None
    trees = len(wanted.trees)
    forest = Guided(position, net, 0, trees, 1000) if net else Forest(position, 0, trees, 10**5)
    forest.known = forest.known._replace(settings=position_settings(wanted))
    for tree, dice in zip(forest.trees, wanted.trees, strict=True):
        position.game.driver.seed_dice(tree.dice, dice.seed)
        forest._simulate(tree, dice.simulations)
    return forest.branches()[0].code


def position_settings(wanted: device.Decision) -> Any:
    import numpy as np

    return np.array(wanted.knowledge.settings)
