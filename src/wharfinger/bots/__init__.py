"""Players that are programs. They use the kernel contract only, so each of them plays every game.

A bot is a pure function of its seed and of what its seat may know: the same bot asked twice answers twice the same.
"""

from __future__ import annotations

import hashlib
from typing import Any, Protocol

from wharfinger.kernel.errors import BadOption, WharfingerError
from wharfinger.kernel.game import Game, Progress
from wharfinger.kernel.position import Position

NAMES = ("easy", "medium", "hard", "expert", "greedy", "random")
LEVELS = NAMES[:4]
"""The search with growing budgets."""


class Bot(Protocol):
    """One player. `ready` may compile; `choose` answers the pending decision of a position with a legal code.

    Three more methods are called where a bot has them (`seated.Seated` does): `begin(position, seat)` before its first
    decision of a game; `tell(position, events)` after every decision at the table, with what its seat may know; and
    `close()` at the end. A bot that cannot go on raises BotFailed from any of them.
    """

    name: str

    def ready(self, game: Game, progress: Progress | None = None) -> None:
        """Do now what would make the first answer in this game slow."""

    def choose(self, position: Position) -> int:
        """The code to play; the position has been concealed for the seat that decides."""


def make(spec: str, seed: int = 0) -> Bot:
    """A bot by name."""
    if spec == "random":
        from .uniform import Random

        return Random(seed)
    if spec == "greedy":
        from .greedy import Greedy

        return Greedy(seed)
    if spec in LEVELS:
        from .search.player import level

        return level(spec, seed)
    if spec.startswith("program"):
        from .program import from_spec

        return from_spec(spec)
    raise BadOption(f"There is no bot {spec!r}; the bots are: {', '.join(NAMES)} and program:COMMAND.")


def ask(bot: Bot, position: Position) -> int:
    """The bot's answer to the pending decision; it is shown nothing that the deciding seat cannot know."""
    if position.actor is None:
        raise WharfingerError("The game is over: there is nothing to choose.")
    return bot.choose(position.concealed(position.actor, seed=0))


def digest(seed: int, *parts: Any) -> int:
    """A number of 63 bits from a seed and some bytes, the same on every machine."""
    mixed = hashlib.blake2b(seed.to_bytes(max(8, (seed.bit_length() + 7) // 8), "little"), digest_size=8)
    for part in parts:
        mixed.update(part)
    return int.from_bytes(mixed.digest(), "little") >> 1
