"""The server is killed at any moment: whatever was acknowledged is there when it is back."""

from __future__ import annotations

import random
import threading
import time
from collections.abc import Callable

import pytest
from websockets.exceptions import WebSocketException

import wharfinger as wf

from .conftest import Launch
from .player import Seat, Visitor
from .servers import Server

ROUNDS = {"sqlite": 16, "postgres": 6}
"""Kills; `benchmarks/kills.py` does hundreds."""
PLAYERS = 3


class Table:
    """A table played by one person at all seats, as fast as the server answers."""

    def __init__(self, visitor: Visitor) -> None:
        self.visitor = visitor
        made = visitor.create("me", "hotseat", seed=1, options={"short": "no"})
        self.id, self.keys = made["id"], [entry["key"] for entry in made["keys"]]
        self.codes: list[int] = []
        """What was acknowledged."""
        self.asked: int | None = None
        self.finished = False
        self.dice = random.Random(7)

    def play(self) -> None:
        """Until the game or the server ends."""
        try:
            with Seat(self.visitor.address, self.id, self.keys) as seat:
                seat.until_version(0)
                while seat.table["status"] == "running":
                    self.asked = self.dice.choice(seat.table["ask"]["choices"])["code"]
                    assert seat.move(self.asked)["type"] == "done"
                    self.codes.append(self.asked)
                    self.asked = None
                    seat.until_version(len(self.codes))
                self.finished = True
        except (WebSocketException, OSError, EOFError):
            pass

    def check(self) -> None:
        """What is there after the crash: everything acknowledged, and at most the one decision that was under way."""
        with Seat(self.visitor.address, self.id, self.keys) as seat:
            seat.until_version(0)
            version = seat.table["version"]
            assert version - len(self.codes) in (0, int(self.asked is not None)), "an acknowledged decision is lost"
            if version > len(self.codes):
                assert self.asked is not None
                self.codes.append(self.asked)
            self.asked = None
            names = ["Player 1", "Player 2"]
            local = wf.new("tiny", names, 1, short="no")
            for code in self.codes:
                local.play(code)
            assert seat.table["view"] == local.view(seat.table["pov"])
            assert [text for turn in seat.log if turn["from"] < turn["to"] for text in turn["moves"]] == [
                f"take {code + 1}" for code in self.codes
            ]


def kill_again_and_again(server: Server, rounds: int, kill: Callable[[int], None], told: Callable[[int], None]) -> int:
    """Play at some tables, kill at a random moment, look whether anything is lost; how many moves were acknowledged."""
    visitor = server.visitor()
    tables = [Table(visitor) for _ in range(PLAYERS)]
    acknowledged, dice = 0, random.Random(5)
    for number in range(rounds):
        tables = [Table(visitor) if table.finished else table for table in tables]
        before = sum(len(table.codes) for table in tables)
        enough = before + dice.randint(0, 8)
        threads = [threading.Thread(target=table.play) for table in tables]
        for thread in threads:
            thread.start()
        while sum(len(table.codes) for table in tables) < enough and any(thread.is_alive() for thread in threads):
            time.sleep(0.001)
        time.sleep(dice.uniform(0, 0.02))  # any moment will do: no time is measured
        kill(number)
        for thread in threads:
            thread.join()
        acknowledged += sum(len(table.codes) for table in tables) - before
        if not server.pid:
            server.start()
        for table in tables:
            table.check()
        told(acknowledged)
    return acknowledged


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_kill_at_random_moments(launch: Launch, kind: str) -> None:
    server = launch(kind)
    assert kill_again_and_again(server, ROUNDS[kind], lambda _: server.kill(), lambda _: None)
