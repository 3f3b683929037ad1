"""What turns lose, as `python -m benchmarks.style` lists it."""

from __future__ import annotations

import tests.cases  # noqa: F401  (registers the tiny game)
import wharfinger as wf
from benchmarks.style import judged
from wharfinger import bots


def test_every_turn_is_judged_and_chance_loses_more_than_thought() -> None:
    lost = {}
    for name in ("random", "medium"):
        found = [
            turn
            for seed in range(3)
            for turn in judged(wf.new("tiny", 2, seed=seed), lambda seat, name=name: bots.make(name, seat), seed, 200)
        ]
        assert all(0.0 <= turn.loss <= 1.0 and turn.played and turn.best for turn in found)
        assert {(turn.seed, turn.seat) for turn in found} == {(seed, seat) for seed in range(3) for seat in (1, 2)}
        assert len({(turn.seed, turn.number) for turn in found}) == len(found)
        lost[name] = sum(turn.loss for turn in found) / len(found)
    assert lost["medium"] < lost["random"]
