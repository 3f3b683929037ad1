"""The game so far, in words: who did what, turn by turn."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from . import common

if TYPE_CHECKING:
    from rich.console import RenderableType

    from wharfinger.kernel.events import Event
    from wharfinger.kernel.position import Position

Paragraph = tuple[int | None, list[str]]
"""What a seat did, or what happened to all (None)."""


@dataclass
class Step:
    """One decision and what it caused."""

    phase: str
    events: list[Event]


@dataclass
class Stretch:
    """What one seat decides in one turn: a line of the record."""

    turn: int
    seat: int
    steps: list[Step] = field(default_factory=list)

    @property
    def events(self) -> list[Event]:
        """Everything that happened."""
        return [event for step in self.steps for event in step.events]


class History:
    """All stretches of a game, kept up to date decision by decision."""

    def __init__(self, position: Position) -> None:
        self.stretches: list[Stretch] = []
        again = position.record().start_position() if position.moves else position
        for code in position.moves:
            self.play(again, code)

    def play(self, position: Position, code: int) -> None:
        """Play a decision and remember what it caused."""
        turn, seat, phase = position.turn, position.actor, position.phase
        assert seat is not None
        events = position.play(code)
        if not self.stretches or (self.stretches[-1].turn, self.stretches[-1].seat) != (turn, seat):
            self.stretches.append(Stretch(turn, seat))
        self.stretches[-1].steps.append(Step(phase, events))

    def undo(self) -> None:
        """Forget the last decision."""
        self.stretches[-1].steps.pop()
        if not self.stretches[-1].steps:
            self.stretches.pop()

    def now(self, position: Position) -> Stretch:
        """What whoever decides has decided in this turn so far."""
        if self.stretches and (self.stretches[-1].turn, self.stretches[-1].seat) == (position.turn, position.actor):
            return self.stretches[-1]
        return Stretch(position.turn, position.actor or 0)

    def recent(self, position: Position) -> list[Stretch]:
        """Everything since the turn before of whoever decides, that one included."""
        earlier = [stretch for stretch in self.stretches if stretch is not self.now(position)]
        own = [number for number, stretch in enumerate(earlier) if stretch.seat == position.actor]
        return earlier[own[-1] if own else 0 :]


# -- words -------------------------------------------------------------------------------------------------------


def paragraphs(position: Position, stretch: Stretch, viewer: int | None, over: bool) -> list[Paragraph]:
    """What happened in a stretch, in sentences by whom they are about; `over` if the stretch has ended.

    A game that has a module `log` says in which order its events are told and which of them go together.
    """
    seen = [event for event in stretch.events if event.visible_to(viewer)]
    module = common.part(position.game, "log")
    if module is None:
        told = [(stretch.seat, seen)]
    else:
        told = module.paragraphs(
            seen, stretch.seat, position.names, turn=stretch.turn, asked=stretch.steps[0].phase, over=over
        )
    made: list[Paragraph] = []
    for whom, items in told:
        said = [item if isinstance(item, str) else common.sentence(position, item) for item in items]
        if said:
            made.append((whom, said))
    return made


def deeds(position: Position, stretch: Stretch, viewer: int | None, over: bool) -> str:
    """What a seat itself did, as one sentence without its subject."""
    told = paragraphs(position, stretch, viewer, over)
    return ", ".join(sentence for whom, said in told if whom == stretch.seat for sentence in said)


def lines(position: Position, stretch: Stretch, viewer: int | None, over: bool = True) -> list[RenderableType]:
    """A stretch as lines: the turn's number, who, and what happened."""
    from rich.table import Table
    from rich.text import Text

    made: list[RenderableType] = []
    for number, (whom, said) in enumerate(paragraphs(position, stretch, viewer, over)):
        text = ", ".join(said)
        if whom is None:
            line = Text(f"{text[:1].upper()}{text[1:]}.", "italic")
        else:
            line = Text.assemble((position.names[whom], "bold"), f" {text}.")
        grid = Table.grid(padding=(0, 1, 0, 0))
        grid.add_column(width=5, justify="right", style="dim")
        grid.add_row(f"{stretch.turn + 1}." if number == 0 else "", line)
        made.append(grid)
    return made
