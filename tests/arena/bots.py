"""Bots that fail, made known for one test."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from wharfinger import bots
from wharfinger.bots.uniform import Random
from wharfinger.kernel.position import Position


class Log:
    """What was called, in order."""

    def __init__(self) -> None:
        self.calls: list[tuple[Any, ...]] = []


def known(monkeypatch: pytest.MonkeyPatch, name: str, build: Callable[[int], bots.Bot]) -> None:
    """Let `bots.make` know one more bot, in this process."""
    make = bots.make
    monkeypatch.setattr(bots, "make", lambda spec, seed=0: build(seed) if spec == name else make(spec, seed))


class Crashing(Random):
    """Fails at its third decision."""

    name = "crashing"

    def __init__(self, seed: int = 0) -> None:
        super().__init__(seed)
        self.asked = 0

    def choose(self, position: Position) -> int:
        self.asked += 1
        if self.asked == 3:
            raise RuntimeError("out of\nideas")
        return super().choose(position)


class Answering(Random):
    """Always answers the same thing."""

    name = "answering"

    def __init__(self, answer: Any) -> None:
        super().__init__(0)
        self.answer = answer

    def choose(self, position: Position) -> int:
        answer: int = self.answer
        return answer


class Polite(Random):
    """Wants to be told when a game begins and ends."""

    name = "polite"

    def __init__(self, seed: int, log: Log) -> None:
        super().__init__(seed)
        self.log = log

    def begin(self, position: Position, seat: int) -> None:
        self.log.calls.append(("begin", seat, position.seed, position.moves))

    def close(self) -> None:
        self.log.calls.append(("close",))
        raise OSError("already gone")
