"""What is asked at a table, and every answer with what it does."""

from __future__ import annotations

from typing import Any

import numpy as np
from msgspec import UNSET

from wharfinger.kernel.events import NO_EVENTS
from wharfinger.kernel.jit import overwrite
from wharfinger.kernel.pending import ARGS, KIND
from wharfinger.kernel.position import Position
from wharfinger.kernel.secrecy import Trial

from ..messages import words
from ..messages.outgoing import Ask, Choice


def ask(position: Position) -> Ask:
    """The pending decision with its choices."""
    assert position.actor is not None
    question = words.question(position.game, position.concealed(position.actor).state)
    return Ask(position.actor, position.phase, about(position), choices(position), question)


def about(position: Position) -> dict[str, Any]:
    """The arguments of the pending decision, by name, as a position file writes them."""
    s = position.state
    row = s.stack[s.depth - 1]
    return position.game.definition.decisions[int(row[KIND])].write(row[ARGS:])


def choices(position: Position) -> list[Choice]:
    """The legal answers; what each does to the turn is tried on a deal in which only what the seat knows is real."""
    assert position.actor is not None
    game, known = position.game, position.concealed(position.actor)
    scratch, out, now = known.copy(), np.zeros(position.game.actions, np.int64), (position.turn, position.actor)
    trial, made = Trial(known), list[Choice]()
    for action in position.legal():
        overwrite(scratch.batch, known.batch)
        game.driver.step_at(scratch.batch, 0, action.code, NO_EVENTS, out)
        hint = words.hint(game, position.state, action.code)
        ends = (scratch.turn, scratch.actor) != now
        made.append(Choice(action.code, action.text, hint, ends, trial.reveals(action.code, scratch) or UNSET))
    return made
