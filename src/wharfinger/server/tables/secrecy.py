"""Whether a decision showed somebody something: other deals of what they cannot know would have looked otherwise."""

from __future__ import annotations

from typing import Any

from wharfinger.kernel.errors import IllegalMove
from wharfinger.kernel.events import Event
from wharfinger.kernel.jit import overwrite
from wharfinger.kernel.position import Position

WORLDS = 8


def hides_something(position: Position) -> bool:
    """Whether there is anything on the table that not everybody may know; chance itself does not count."""
    other = position.concealed(None)
    other.state.rng[:] = position.state.rng
    return other.batch.tobytes() != position.batch.tobytes()


def showed_something(before: Position, code: int, after: Position) -> bool:
    """Whether anybody learnt something from a decision, or chance was asked; then it is not free to take back.

    What the actor and what everybody sees is tried in other deals; whatever was whispered to somebody else counts.
    """
    if bytes(before.state.rng) != bytes(after.state.rng):
        return True
    if any(event.seat not in (None, before.actor) for event in after.events):
        return True
    private = before.game.definition.private
    return any(_learnt(before, code, after, eyes) for eyes in ((before.actor, None) if private else (None,)))


def _learnt(before: Position, code: int, after: Position, eyes: int | None) -> bool:
    events = _told(after, eyes)
    known = b""
    view: Any = None
    deal, seat = before.batch.copy(), -1 if eyes is None else eyes
    tried = {before.batch.tobytes()}
    for seed in range(WORLDS):
        overwrite(deal, before.batch)
        before.game.driver.conceal_at(deal, 0, seat, seed)
        deal["rng"] = before.batch["rng"]
        if deal.tobytes() in tried:
            continue
        tried.add(deal.tobytes())
        known = known or after.concealed(eyes).batch.tobytes()
        world = before.concealed(eyes, seed)
        world.state.rng[:] = before.state.rng
        try:
            world.play(code)
        except IllegalMove:  # a world in which the actor could not have decided so; what it shows is no measure
            continue
        if _told(world, eyes) != events:
            return True
        # What a seat does not know is dealt from what it knows: same deal, same knowledge. Most worlds end here.
        if world.concealed(eyes).batch.tobytes() == known:
            continue
        if view is None:
            view = after.view(eyes)
        if world.view(eyes) != view:
            return True
    return False


def _told(position: Position, eyes: int | None) -> list[Event]:
    return [event for event in position.events if event.visible_to(eyes)]
