"""What is asked at a table, and every answer with what it does."""

from __future__ import annotations

from typing import Any

import numpy as np

from wharfinger.kernel.events import NO_EVENTS
from wharfinger.kernel.jit import overwrite
from wharfinger.kernel.pending import ARGS, KIND
from wharfinger.kernel.position import Position

from ..messages import words


def ask(position: Position) -> dict[str, Any]:
    """The pending decision with its choices."""
    return {
        "seat": position.actor,
        "decision": position.phase,
        "about": about(position),
        "choices": choices(position),
    }


def about(position: Position) -> dict[str, int]:
    """The arguments of the pending decision, by name."""
    s = position.state
    row = s.stack[s.depth - 1]
    decision = position.game.definition.decisions[int(row[KIND])]
    return {name: int(row[ARGS + number]) for number, name in enumerate(decision.arguments)}


def choices(position: Position) -> list[dict[str, Any]]:
    """The legal answers; whether one ends the turn is tried on a deal in which only what the seat knows is real."""
    assert position.actor is not None
    game, known = position.game, position.concealed(position.actor)
    scratch, out, now = known.copy(), np.zeros(position.game.actions, np.int64), (position.turn, position.actor)
    made = []
    for action in position.legal():
        overwrite(scratch.batch, known.batch)
        game.driver.step_at(scratch.batch, 0, action.code, NO_EVENTS, out)
        made.append(
            {
                "code": action.code,
                "text": action.text,
                "hint": words.hint(game, position.state, action.code),
                "ends": (scratch.turn, scratch.actor) != now,
            }
        )
    return made
