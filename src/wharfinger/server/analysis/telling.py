"""Lines of the analysis in the words of the log: what a turn that nobody has played would do."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from wharfinger.kernel.events import Event
from wharfinger.kernel.position import Position
from wharfinger.kernel.telling import Step, Stretch, tellings

from ..messages import outgoing, words

DEALS = 3
"""Other deals of what is hidden in which a line is tried: only what happens in all of them is told."""


@dataclass
class _World:
    position: Position
    events: list[Event]
    """What the last decision caused, without the turns after it in which nobody had a choice."""

    def play(self, code: int) -> bool:
        position = self.position
        if position.actor is None or code not in position.legal_codes():
            return False
        turn = position.turn
        position.play(code)
        forced = position.forced_turns() if position.turn > turn + 1 or position.over else []
        later = sum(len(step.events) for steps in forced for step in steps)
        self.events = list(position.events[: len(position.events) - later])
        return True


def line_told(
    start: Position, codes: Sequence[int], eyes: int | None = None, certain: bool = False
) -> list[list[outgoing.Telling]]:
    """For each decision of a line: its turn up to there, as the log would tell it to some eyes (None: to all of them).

    `start` is played on. With `certain` it is one deal of many, and what only this deal would show is left out.
    """
    return [_told(start, stretch) for stretch in _stretches(start, codes, eyes, certain)]


def _told(start: Position, stretch: Stretch) -> list[outgoing.Telling]:
    return [words.entry(telling) for telling in tellings(start.game, stretch)]


def _stretches(start: Position, codes: Sequence[int], eyes: int | None, certain: bool) -> Iterator[Stretch]:
    """The turn of each decision up to there; a decision that is not possible ends the line."""
    seat = start.actor
    world = _World(start, [])
    others = [_World(start.concealed(seat, seed=deal), []) for deal in range(1, DEALS + 1)] if certain else []
    steps: list[Step] = []
    when = None
    for code in codes:
        if start.actor is None or code not in start.legal_codes():
            return
        said = start.answered(code)
        if said.when != when:
            when, steps = said.when, []
        world.play(code)
        others = [other for other in others if other.play(code)]
        events = [event for event in world.events if eyes is None or event.visible_to(eyes)]
        events = [event for event in events if all(event in other.events for other in others)]
        steps.append((said.decision, events))
        over = (start.turn, start.actor) != said.when
        yield Stretch(said.turn, said.seat, list(steps), over)


def turn_told(start: Position, codes: Sequence[int], eyes: int | None) -> list[outgoing.Telling]:
    """A turn that a search thought of, in a deal of its own."""
    after, last = start.copy(), None
    for stretch in _stretches(after, codes, eyes, certain=True):
        last = stretch
    return [] if last is None else _told(after, last)
