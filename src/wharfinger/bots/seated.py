"""A bot at a table: told what its seat may know, and replaced by `random` when it fails."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from typing import Any

from wharfinger.kernel.errors import BotFailed
from wharfinger.kernel.position import Position

from . import Bot, ask
from .uniform import Random


class Seated:
    """Calls the methods that only some bots have; `failed` hears why a bot is out, and the game goes on without it."""

    def __init__(self, bot: Bot, seat: int, failed: Callable[[BotFailed], None]) -> None:
        self.bot = bot
        self.seat = seat
        self._failed = failed

    @property
    def listens(self) -> bool:
        """Whether the bot wants to be told what happens."""
        return hasattr(self.bot, "tell")

    def begin(self, position: Position) -> None:
        """A game begins, or goes on from here."""
        self._guarded("begin", position.concealed(self.seat), self.seat)

    def tell(self, position: Position) -> None:
        """The last decision caused the events of the position; the end of a game hides nothing that counts."""
        if self.listens:
            shown = position.copy() if position.over else position.concealed(self.seat)
            shown.events = []
            self._guarded("tell", shown, [event for event in position.events if event.visible_to(self.seat)])

    def choose(self, position: Position) -> int:
        """The bot's answer; once it has failed, a random one."""
        try:
            return ask(self.bot, position)
        except BotFailed as failure:
            self._replace(failure)
            return ask(self.bot, position)

    def close(self) -> None:
        """The game is over or left."""
        self._guarded("close")

    def _guarded(self, method: str, *arguments: Any) -> None:
        try:
            if hasattr(self.bot, method):
                getattr(self.bot, method)(*arguments)
        except BotFailed as failure:
            self._replace(failure)

    def _replace(self, failure: BotFailed) -> None:
        failed, self.bot = self.bot, Random()
        with suppress(BotFailed):
            getattr(failed, "close", lambda: None)()
        self._failed(failure)
