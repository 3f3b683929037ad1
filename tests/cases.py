"""Every game, player count and mode that the contract suite covers: a game is covered by being registered."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import numpy as np

import wharfinger as wf
from wharfinger.kernel.chance import below, seed_chance

wf.register("tiny", "tests.tiny")

CAP = 200_000
"""More decisions than a game can take; reaching it is a failure."""


@dataclass(frozen=True)
class Case:
    """One way to play one game."""

    game: str
    players: int
    mode: int

    @property
    def options(self) -> dict[str, Any]:
        return dict(wf.game(self.game).definition.modes[self.mode])

    @property
    def name(self) -> str:
        return f"{self.game}-{self.players}-{self.mode}"

    def new(self, seed: int) -> wf.Position:
        return wf.new(self.game, self.players, seed, **self.options)

    def bounded(self, seed: int) -> wf.Position:
        """The same as environments play it, where it ends even if nobody ends it."""
        return wf.new(self.game, self.players, seed, **wf.game(self.game).bounded(self.options))


def cases() -> list[Case]:
    found = []
    for name in wf.names():
        definition = wf.game(name).definition
        low, high = definition.seats
        for mode, options in enumerate(definition.modes):
            players = options.get("players", range(low, high + 1))
            found += [Case(name, number, mode) for number in players]
    return found


def some_cases() -> list[Case]:
    """The usual mode with every number of players, and every other mode with two of them: for tests that take long."""
    found = []
    for name in wf.names():
        for mode in range(len(wf.game(name).definition.modes)):
            here = [case for case in cases() if (case.game, case.mode) == (name, mode)]
            found += here if mode == 0 else sorted({here[mode % len(here)], here[-1]}, key=lambda case: case.players)
    return found


class Dice:
    """Random choices of a test: the same on every platform and in both modes."""

    def __init__(self, seed: int) -> None:
        self.rng = np.zeros(4, np.int64)
        seed_chance(self.rng, seed)

    def choose(self, number: int) -> int:
        return int(below(self.rng, number))


def random_game(position: wf.Position, seed: int) -> Iterator[wf.Position]:
    """The position before every decision of a random game, and at last the end."""
    dice = Dice(seed)
    for _ in range(CAP):
        yield position
        codes = position.legal_codes()
        if not codes:
            return
        position.play(codes[dice.choose(len(codes))])
    raise AssertionError(f"{position} did not end after {CAP} decisions")
