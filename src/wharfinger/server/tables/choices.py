"""What is asked at a table, and every answer with what it does."""

from __future__ import annotations

import numpy as np

from wharfinger.kernel.events import NO_EVENTS
from wharfinger.kernel.jit import overwrite
from wharfinger.kernel.pending import ARGS, KIND
from wharfinger.kernel.position import Position

from ..messages import words
from ..messages.outgoing import Ask, Choice


def ask(position: Position) -> Ask:
    """The pending decision with its choices."""
    assert position.actor is not None
    return Ask(position.actor, position.phase, about(position), choices(position))


def about(position: Position) -> dict[str, int]:
    """The arguments of the pending decision, by name."""
    s = position.state
    row = s.stack[s.depth - 1]
    decision = position.game.definition.decisions[int(row[KIND])]
    return {name: int(row[ARGS + number]) for number, name in enumerate(decision.arguments)}


def choices(position: Position) -> list[Choice]:
    """The legal answers; whether one ends the turn is tried on a deal in which only what the seat knows is real."""
    assert position.actor is not None
    game, known = position.game, position.concealed(position.actor)
    scratch, out, now = known.copy(), np.zeros(position.game.actions, np.int64), (position.turn, position.actor)
    made = []
    for action in position.legal():
        overwrite(scratch.batch, known.batch)
        game.driver.step_at(scratch.batch, 0, action.code, NO_EVENTS, out)
        hint = words.hint(game, position.state, action.code)
        made.append(Choice(action.code, action.text, hint, (scratch.turn, scratch.actor) != now))
    return made
