"""The positions of the analysis board: any point of a game, a line tried from there, and who may know what of it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from wharfinger.kernel.position import Position

from . import words
from .choices import about, choices
from .folded import at_version
from .refusal import Refused
from .table import Table


@dataclass
class Spot:
    """A position on the board, with what led to it from the game."""

    position: Position
    """What the asker may know: of a game that goes on a copy in which everything else is dealt anew."""
    version: int
    yours: list[int]
    open: bool
    """Whether the game is over, so that everything may be known."""
    eyes: int | None
    line: list[int] = field(default_factory=list)
    steps: list[dict[str, Any]] = field(default_factory=list)
    """The decisions of the line, in notation."""


def check(table: Table, yours: list[int]) -> None:
    """Refuse a table that cannot be analysed, or not yet, or not by this asker."""
    if table.position is None or table.stuck is not None:
        raise Refused("analysis-nothing", 409)
    if table.status == "running" and not table.header.analysis:
        raise Refused("analysis-off", 403)
    if table.status == "running" and table.header.chosen_seed:
        raise Refused("analysis-seed", 403)
    if table.status == "running" and not yours:
        raise Refused("not-seated", 403)


def spot(table: Table, yours: list[int], version: int) -> Callable[[], Spot]:
    """A point of the game as somebody may analyse it: checked now, worked out wherever the result is called."""
    check(table, yours)
    assert table.position is not None
    if version > table.version:
        raise Refused("version", 404, version=version)
    played, over = table.position.copy(), table.status == "finished"

    def find() -> Spot:
        then = at_version(played, version)
        if over:
            return Spot(then, version, yours, True, then.actor)
        eyes = then.actor if then.actor in yours else yours[0]
        return Spot(then.concealed(eyes), version, yours, False, eyes)

    return find


def play(there: Spot, line: list[int], trim: bool = False) -> Spot:
    """Try a line; a decision that is not possible is refused, or with `trim` ends the line."""
    position = there.position
    for code in line:
        if code not in position.legal_codes():
            if trim:
                break
            raise Refused("analysis-line", 409, number=len(there.line) + 1)
        text = position.phrase(code)
        there.steps.append({"code": code, "turn": position.turn, "seat": position.actor, "text": text})
        position.play(code)
        there.line.append(code)
    if there.open:
        there.eyes = position.actor
    return there


def seen(there: Spot, table: Table, eyes: int | None) -> dict[str, Any]:
    """The position as the board draws it; where everything is known, with the eyes that are wanted."""
    position = there.position
    if eyes is not None and there.open and eyes < position.seats:
        there.eyes = eyes
    told = position.events if there.line else table.events_of(there.version)
    ask = None
    if position.actor is not None:
        ask = {
            "seat": position.actor,
            "decision": position.phase,
            "about": about(position),
            "choices": choices(position),
        }
    played = table.position.moves[there.version] if table.position and there.version < table.version else None
    return {
        "type": "look",
        "version": there.version,
        "length": table.version,
        "line": there.line,
        "steps": there.steps,
        "pov": there.eyes,
        "view": position.view(there.eyes),
        "ask": ask,
        "played": None if there.line else played,
        "advice": there.open or position.actor in there.yours,
        "fresh": [words.told(position.game, event) for event in told if event.visible_to(there.eyes)],
    }
