"""Bots: they play, they fail, they are replaced; and nobody waits for them who need not."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import pytest

from .conftest import Launch
from .player import Seat, Visitor
from .servers import eventually
from .test_play import pair
from .test_refusals import refused

BROKEN = """
import wharfinger.bots.greedy

def broken(self, position):
    {what}

wharfinger.bots.greedy.Greedy.choose = broken
"""


def play_out(seat: Seat) -> None:
    """Play the first choice whenever it is one's turn, to the end."""
    while seat.table["status"] == "running":
        if seat.table["ask"]["choices"]:
            seat.move()
        else:
            seat.hear()


def test_a_game_against_bots(anna: Visitor) -> None:
    made = anna.create("me", "random", "greedy")
    with anna.sit(made["id"], cookie=True) as seat:
        seat.until_version(0)
        play_out(seat)
        assert seat.table["result"]["scores"]
        assert {entry["kind"] for entry in seat.table["seats"]} == {"person", "bot"}


@pytest.mark.parametrize("what", ["raise RuntimeError('no idea')", "import os; os._exit(3)", "return 10**6"])
def test_a_failing_bot_is_replaced_and_the_table_says_so(launch: Launch, tmp_path: Path, what: str) -> None:
    (tmp_path / "sitecustomize.py").write_text(BROKEN.format(what=what))
    path = os.pathsep.join(filter(None, [str(tmp_path), os.environ.get("PYTHONPATH", "")]))
    server = launch(environment={"PYTHONPATH": path})
    anna = server.visitor()
    made = anna.create("me", "greedy")
    with anna.sit(made["id"], cookie=True) as seat:
        seat.until_version(0)
        play_out(seat)
        told = [notice for notice in seat.table["notices"] if notice["id"] == "notice-bot-failed"]
        bot = next(entry for entry in seat.table["seats"] if entry["kind"] == "bot")
        assert told == [
            {"id": "notice-bot-failed", "args": {"seat": bot["seat"], "bot": "greedy", "instead": "random"}}
        ]
        assert bot["bot"] == "random"


def test_resigning_lets_a_bot_play_on(anna: Visitor, ben: Visitor) -> None:
    _, one, two = pair(anna, ben)
    mine = one.table["you"][0]
    assert one.ask("resign", seat=mine)["type"] == "done"
    assert refused(one.ask("resign", seat=mine)) == "already-bot"
    play_out(two)
    entry = two.table["seats"][mine]
    assert entry["resigned"]
    assert entry["kind"] == "person"
    assert {"id": "notice-resigned", "args": {"seat": mine}} in two.table["notices"]
    one.close()
    two.close()


def test_bots_go_on_after_a_restart_without_anybody_looking(launch: Launch) -> None:
    server = launch()
    anna = server.visitor()
    made = anna.create("me", "greedy", "greedy", game="hamburgum", seed=3)
    with anna.sit(made["id"], cookie=True) as seat:
        seat.until_version(0)
        seat.until(lambda told: told["ask"]["choices"])
        while not seat.table["ask"]["choices"][0]["ends"]:
            version = seat.table["version"]
            seat.move()
            seat.until_version(version + 1)
        version = seat.table["version"] + 1
        seat.move()
    server.kill()
    server.start()

    def my_turn() -> dict[str, Any] | None:
        told: dict[str, Any] = anna.get(f"tables/{made['id']}").json()
        return told if told["your_turn"] else None

    assert eventually(my_turn, "the bots do not go on")["version"] >= version
