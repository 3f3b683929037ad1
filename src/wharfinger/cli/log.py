"""The game so far, in words: who did what, turn by turn."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from wharfinger.kernel import telling
from wharfinger.kernel.telling import Teller, Telling, tellings

from .language import texts

if TYPE_CHECKING:
    from rich.console import RenderableType

    from wharfinger.kernel.events import Event
    from wharfinger.kernel.position import Position

Paragraph = tuple[str, str]
"""A name and what that player did, a title and nothing, or nothing and what happened to all."""


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
    before: Sequence[Event] = ()
    """What the stretch before it caused."""

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
            self.stretches.append(Stretch(turn, seat, before=self._last_events()))
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
        return Stretch(position.turn, position.actor or 0, before=self._last_events())

    def _last_events(self) -> list[Event]:
        return self.stretches[-1].events if self.stretches else []

    def recent(self, position: Position) -> list[Stretch]:
        """Everything since the turn before of whoever decides, that one included."""
        earlier = [stretch for stretch in self.stretches if stretch is not self.now(position)]
        own = [number for number, stretch in enumerate(earlier) if stretch.seat == position.actor]
        return earlier[own[-1] if own else 0 :]


# -- words -------------------------------------------------------------------------------------------------------


def teller(position: Position) -> Teller:
    """What puts tellings of a game into words."""
    return Teller(position.texts(), position.names)


def entries(position: Position, stretch: Stretch, viewer: int | None, over: bool) -> list[Telling]:
    """What happened in a stretch, as far as somebody may know it; `over` if the stretch has ended."""
    steps = [(step.phase, [event for event in step.events if event.visible_to(viewer)]) for step in stretch.steps]
    before = [event for event in stretch.before if event.visible_to(viewer)]
    return tellings(position.game, telling.Stretch(stretch.turn, stretch.seat, steps, over, before))


def paragraphs(position: Position, stretch: Stretch, viewer: int | None, over: bool) -> list[Paragraph]:
    """What happened in a stretch, entry by entry: the name of whoever it is about, or the title of an entry, and what
    happened."""
    say, words = texts(), teller(position)
    made: list[Paragraph] = []
    for entry in entries(position, stretch, viewer, over):
        if entry.title is not None:
            made.append((words.clause(entry.title), ""))
        for line in entry.lines:
            if line.by is None:
                made.append(("", " ".join(words.clause(clause) for clause in line.clauses)))
            else:
                made.append((words.by(line.by), say("log-deeds", deeds=words.deeds(line.clauses))))
    return made


def deeds(position: Position, stretch: Stretch, viewer: int | None, over: bool) -> str:
    """What a seat itself does in its turn, deed by deed."""
    words = teller(position)
    told = entries(position, stretch, viewer, over)
    own = [line for entry in told if entry.title is None for line in entry.lines if line.by == stretch.seat]
    return " ".join(f"{words.clause(clause, plan=True)}." for line in own for clause in line.clauses)


class Narrator:
    """Stretches one after the other as lines: the turn's number, who, and what happened. What goes on from the stretch
    before, like the end of a round in which one player after the other pays food, has its title only once."""

    def __init__(self, position: Position, viewer: int | None) -> None:
        self.position, self.viewer = position, viewer
        self.title: tuple[int, str] | None = None
        """The turn and the title of what was told last, if it had a title."""

    def told(self, stretch: Stretch, over: bool = True) -> list[RenderableType]:
        """The next stretch; `over` if it has ended."""
        from rich.table import Table
        from rich.text import Text

        made: list[RenderableType] = []
        number = f"{stretch.turn + 1}."
        for place, (whom, said) in enumerate(paragraphs(self.position, stretch, self.viewer, over)):
            title = (stretch.turn, whom) if not said else None
            if title is not None and title == self.title:
                number = ""
                continue
            if title is not None or place == 0:
                self.title = title
            line = Text.assemble((whom, "bold"), f" {said}" if said else "") if whom else Text(said, "italic")
            grid = Table.grid(padding=(0, 1, 0, 0))
            grid.add_column(width=5, justify="right", style="dim")
            grid.add_row(number, line)
            made.append(grid)
            number = ""
        return made
