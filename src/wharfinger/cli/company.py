"""The bots at a table: seating them, telling them what happens, waiting for what they decide."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from wharfinger.bots.seated import Seated
    from wharfinger.kernel.errors import BotFailed

    from .sitting import Sitting


class Company:
    """The bots on their seats; the game has begun for them."""

    def __init__(self, sitting: Sitting) -> None:
        from wharfinger.bots.seated import Seated

        self.sitting = sitting
        self.seated: dict[str, Seated] = {}
        self.known = sitting.position.copy()
        """The position that the bots have been told of; a person may take back what came after it."""
        for seat, name in enumerate(sitting.position.names):
            if name in sitting.bots:
                self.seated[name] = Seated(sitting.bots[name], seat, partial(self._out, name))

    def begin(self) -> None:
        """Tell the bots that the game begins."""
        for bot in self.seated.values():
            bot.begin(self.sitting.position)

    def tell(self) -> None:
        """Tell the bots that listen what has happened since they were last told."""
        listening = [bot for bot in self.seated.values() if bot.listens]
        for code in self.sitting.position.moves[len(self.known.moves) :] if listening else ():
            self.known.play(code)
            for bot in listening:
                bot.tell(self.known)

    def close(self) -> None:
        """Send them home."""
        for bot in self.seated.values():
            bot.close()

    def play(self, bot: Seated) -> None:
        """Everything a bot decides until its turn is over."""
        position = self.sitting.position
        before = (position.turn, position.actor)
        with self._thinking(bot):
            while not position.over and (position.turn, position.actor) == before:
                self.tell()
                self.sitting.history.play(position, bot.choose(position))

    def _out(self, name: str, failure: BotFailed) -> None:
        """A bot has failed; somebody else plays on."""
        self.sitting.note(self.sitting.say("bot-out", name=name, why=str(failure)), "yellow")

    @contextmanager
    def _thinking(self, bot: Seated) -> Iterator[None]:
        """At a terminal, a line that says who is thinking and how far they are."""
        console, say = self.sitting.console, self.sitting.say
        if not console.is_terminal:
            yield
            return
        name = self.sitting.position.names[bot.seat]
        with console.status(say("thinking", name=name)) as status:
            if hasattr(bot.bot, "watch"):

                def so_far(done: int, seconds: float) -> None:
                    status.update(say("thinking-so-far", name=name, simulations=done, seconds=round(seconds, 1)))

                bot.bot.watch = so_far
            yield
