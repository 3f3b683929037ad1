"""A game at the terminal as everything around it sees it: the position, who plays, and where words go."""

from __future__ import annotations

from typing import TYPE_CHECKING

from . import log
from .language import texts
from .screen import Screen

if TYPE_CHECKING:
    from rich.console import Console
    from rich.text import Text

    from wharfinger.bots import Bot
    from wharfinger.kernel.compiler import Compiler
    from wharfinger.kernel.position import Position


class Sitting:
    """The position with what has happened in it, its bots, and the screen."""

    def __init__(
        self, position: Position, bots: dict[str, Bot], console: Console, compiler: Compiler | None = None
    ) -> None:
        """`compiler` makes the game faster in the background, from the first question on."""
        self.position = position
        self.history = log.History(position)
        self.bots = bots
        self.compiler = compiler
        self.console = console
        self.screen = Screen(console)
        self.say = texts()
        self.notes: list[Text] = []
        """What is said below the next question."""
        self.shown = (-1, -1)
        """The turn and seat that a table was last printed for, where there is no screen to fill."""

    @property
    def person(self) -> int | None:
        """The seat of the only person, or None where there are several or none."""
        seats = [seat for seat, name in enumerate(self.position.names) if name not in self.bots]
        return seats[0] if len(seats) == 1 else None

    @property
    def viewer(self) -> int | None:
        """The seat that looks at the screen."""
        return self.position.actor if self.person is None else self.person

    def print(self, text: str, style: str = "") -> None:
        """A line of text."""
        self.console.print(text, style=style or None)

    def note(self, text: str, style: str = "") -> None:
        """A line to be read: below the next question, or at once where there is no screen to fill."""
        from rich.text import Text

        if self.screen.watched:
            self.notes.append(Text(text, style))
        else:
            self.print(text, style)
