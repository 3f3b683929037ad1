"""Lines of the analysis in the words of the log."""

from __future__ import annotations

import random

import pytest

import wharfinger as wf
from wharfinger.kernel.position import Position
from wharfinger.server.analysis.telling import Lines
from wharfinger.server.messages.outgoing import Telling


def walk(start: Position, count: int, rng: random.Random) -> list[int]:
    """Some decisions, whoever takes them."""
    there, made = start.copy(), list[int]()
    while len(made) < count and not there.over:
        made.append(rng.choice(there.legal_codes()))
        there.play(made[-1])
    return made


@pytest.mark.parametrize("game", ["hamburgum", "le-havre", "shipyard"])
def test_what_lines_have_in_common_is_told_alike(game: str) -> None:
    rng = random.Random(4)
    position = wf.new(game, 2, 3)
    for code in walk(position, 25, rng):
        position.play(code)
    position = position.concealed(position.actor)
    line = walk(position, 6, rng)
    lines = [
        line,
        line[:3],
        [*line[:3], 10**6],
        *([*line[:1], *walk(played(position, line[:1]), 4, rng)] for _ in "ab"),
    ]
    together = Lines(position, position.actor)
    for codes in lines:
        assert together.turn_told(codes) == Lines(position, position.actor).turn_told(codes)
    assert together.turn_told(lines[2]) == together.turn_told(line[:3]), "what is not possible ends a line"
    assert together.turn_told([]) == []
    assert [told for *_, told in [together.told(line[: at + 1]) for at in range(6)]] == together.told(line)


def test_only_what_happens_in_every_deal_is_told() -> None:
    """Whoever may look at the top of a pile knows that, not what lies there."""
    position, rng = wf.new("le-havre", 2, 2), random.Random(1)
    while position.phase != "look":
        position.play(rng.choice(position.legal_codes()))
    look = [next(action.code for action in position.legal() if action.text == "look")]
    assert said(Lines(position, position.actor, certain=False).turn_told(look)) == ["told-looked", "told-saw"]
    assert said(Lines(position, position.actor).turn_told(look)) == ["told-looked"]


def said(told: list[Telling]) -> list[str]:
    return [clause.id for telling in told for line in telling.lines for clause in line.clauses]


def played(start: Position, codes: list[int]) -> Position:
    after = start.copy()
    for code in codes:
        after.play(code)
    return after
