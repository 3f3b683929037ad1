"""Whether a decision showed somebody something: other deals of what they cannot know would have looked otherwise."""

from __future__ import annotations

import numpy as np

from wharfinger.kernel.errors import IllegalMove
from wharfinger.kernel.events import NO_EVENTS, Event
from wharfinger.kernel.jit import overwrite
from wharfinger.kernel.position import Position
from wharfinger.kernel.view import Board, Heading

WORLDS = 8
"""How many deals of what is hidden are tried."""
FEW_WORLDS = 3
"""Where every answer is tried and not only the one that was chosen."""
MANY_WORLDS = 32
"""Where all of them must be alike."""


def hides_something(position: Position) -> bool:
    """Whether there is anything on the table that not everybody may know; chance itself does not count."""
    other = position.concealed(None)
    other.state.rng[:] = position.state.rng
    return other.batch.tobytes() != position.batch.tobytes()


def knows_no_more(position: Position, seat: int, other: int) -> bool:
    """Whether a seat knows nothing that another does not know.

    Then it would know the same, however what the other cannot know is dealt; a secret of the seat would have to be
    dealt alike in all of many deals.
    """
    if not position.game.definition.private:
        return True
    known, deal = position.concealed(seat).batch.tobytes(), position.concealed(other)
    for seed in range(MANY_WORLDS):
        overwrite(deal.batch, position.batch)
        position.game.driver.conceal_at(deal.batch, 0, other, seed)
        position.game.driver.conceal_at(deal.batch, 0, seat, 0)
        if deal.batch.tobytes() != known:
            return False
    return True


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


class Trial:
    """Which answers to a decision would show their seat something, told from what that seat knows."""

    def __init__(self, known: Position) -> None:
        assert known.actor is not None
        self.known, self.eyes = known, known.actor
        self._scratch = known.copy()
        self._out = np.zeros(known.game.actions, np.int64)
        self._others: list[Position] = []
        tried = {known.batch.tobytes()}
        for seed in range(1, FEW_WORLDS + 1):
            other = known.concealed(self.eyes, seed)
            other.state.rng[:] = known.state.rng
            if other.batch.tobytes() not in tried:
                tried.add(other.batch.tobytes())
                self._others.append(other)

    def reveals(self, code: int, after: Position) -> bool:
        """Whether an answer, which leads to a position, shows something hidden or asks chance."""
        if bytes(after.state.rng) != bytes(self.known.state.rng):
            return True
        if not self._others:
            return False
        knows = after.concealed(self.eyes).batch.tobytes()
        for other in self._others:
            overwrite(self._scratch.batch, other.batch)
            other.game.driver.step_at(self._scratch.batch, 0, code, NO_EVENTS, self._out)
            if self._scratch.concealed(self.eyes).batch.tobytes() == knows:
                continue
            if self._scratch.view(self.eyes) != after.view(self.eyes):
                return True
        return False


def _learnt(before: Position, code: int, after: Position, eyes: int | None) -> bool:
    events = _told(after, eyes)
    known = b""
    seen: tuple[Heading, Board] | None = None
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
        if seen is None:
            seen = _seen(after, eyes)
        if _seen(world, eyes) != seen:
            return True
    return False


def _seen(position: Position, eyes: int | None) -> tuple[Heading, Board]:
    return position.heading(eyes), position.board(eyes)


def _told(position: Position, eyes: int | None) -> list[Event]:
    return [event for event in position.events if event.visible_to(eyes)]
