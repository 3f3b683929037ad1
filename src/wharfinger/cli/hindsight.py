"""What a decision shows, and taking it back as long as it has shown nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING

from wharfinger.kernel.secrecy import WORLDS, showed_something

if TYPE_CHECKING:
    from wharfinger.kernel.events import Event
    from wharfinger.kernel.position import Position

    from .sitting import Sitting


def is_final(position: Position, code: int) -> bool:
    """Whether a decision could not be taken back: somebody else is next, or it shows something on the way."""
    after = position.copy()
    after.play(code)
    if after.over or after.actor != position.actor:
        return True
    return after.turn != position.turn and showed_something(position, code, after)


def foreseen(position: Position, code: int) -> list[Event]:
    """What a decision will cause, as far as whoever decides can tell: it happens in every deal."""
    kept = position.copy().play(code)
    for seed in range(WORLDS):
        happened = position.concealed(position.actor, seed).play(code)
        kept = [event for event in kept if event in happened]
    return kept


def undo(sitting: Sitting, whole_turn: bool) -> bool:
    """Take back the last own decision, or all of a turn; whether anything was taken back."""
    taken: list[int] = []
    while True:
        refusal = _undo_once(sitting, taken[0] if taken else None)
        if refusal:
            break
        taken.append(sitting.position.turn)
        if not whole_turn:
            break
    if not taken:
        sitting.note(refusal, "yellow")
        return False
    sitting.note(sitting.say("undone", count=len(taken)), "green")
    sitting.shown = (-1, -1)
    return True


def _undo_once(sitting: Sitting, turn: int | None) -> str:
    """Take back one decision, of a turn if one is given; or the sentence that says why not."""
    before = sitting.position.copy()
    if not before.moves:
        return sitting.say("undo-nothing")
    action = before.undo()
    if before.actor != sitting.position.actor or (turn is not None and before.turn != turn):
        return sitting.say("undo-turn")
    after = before.copy()
    after.play(action.code)
    if showed_something(before, action.code, after):
        return sitting.say("undo-revealed")
    sitting.position = before
    sitting.history.undo()
    return ""
