"""Answers at the terminal: the keys of the choices, what Enter gives, and the decisions that a line means."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from wharfinger.kernel.errors import IllegalMove

from . import common
from .language import texts

if TYPE_CHECKING:
    from wharfinger.kernel.notation import Action
    from wharfinger.kernel.position import Position

    from .log import History
    from .screen import Choice

_AMOUNT = re.compile(r"(?:[= ]|\bx)(\d+)\+?(?!\S)")
"""The first amount of an answer: `fish=1 francs=4` says how many fish."""
_SEAT = re.compile(r"\bseat_(\d+)$")


def usual(position: Position, history: History) -> Action | None:
    """The answer that Enter gives: no more, where only extras are left."""
    wanted = position.game.definition.implied(position.state)
    found = next((action for action in position.legal() if action.code == wanted), None)
    if found is None or _AMOUNT.search(found.text):
        return None
    again = any(step.phase == position.phase for step in history.now(position).steps)
    return found if again or position.phase in common.extras(position.game) else None


def numbered(position: Position) -> dict[str, Action]:
    """The legal answers by the number shown for them; where all of them are amounts, by the amount."""
    actions = position.legal()
    amounts = [_AMOUNT.search(action.text) for action in actions]
    if all(amounts):
        keys = [amount[1] for amount in amounts if amount]
        if len(set(keys)) == len(keys):
            return dict(zip(keys, actions, strict=True))
    return {str(number): action for number, action in enumerate(actions, 1)}


def choices(position: Position) -> list[Choice]:
    """The legal answers: key, notation, what each does."""
    made = []
    for key, action in numbered(position).items():
        other = _SEAT.search(action.text)
        name = position.names[int(other[1]) - 1] if other else ""
        made.append((key, action.text, ", ".join(filter(None, (name, position.hint(action))))))
    return made


def codes(position: Position, move: str | Action) -> list[int]:
    """The decisions of an answer; all of them are of this turn."""
    trial = position.copy()
    trial.play(move)
    found = list(trial.moves[len(position.moves) :])
    step = position.copy()
    for code in found:
        if (step.turn, step.actor) != (position.turn, position.actor):
            raise IllegalMove(texts()("beyond-turn"))
        step.play(code)
    return found
