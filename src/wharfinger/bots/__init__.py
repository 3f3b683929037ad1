"""Bots. They rely on the kernel contract only, so every bot plays every game.

A bot is a pure function of its seed and of what its seat may know: asked twice, it gives the same answer.
"""

from __future__ import annotations

import hashlib
from typing import Any, Protocol

from wharfinger.kernel.errors import BadOption, WharfingerError, shown
from wharfinger.kernel.game import Game, Progress
from wharfinger.kernel.position import Position

from .words import message

NAMES = ("easy", "medium", "hard", "expert", "master", "greedy", "random")
LEVELS = NAMES[:5]
"""The search with growing budgets; `master` searches with the network of a game, where it has one."""


class Bot(Protocol):
    """What a bot implements: `ready`, which may compile, and `choose`, which returns the code of a legal move.

    A bot may have three more methods: `begin(position, seat)`, called before its first move of a game;
    `tell(position, events)`, called after every move at the table with what its seat may know; and `close()`, called
    at the end. A bot that cannot go on raises [`BotFailed`][wharfinger.kernel.errors.BotFailed] from any of them.

    Examples:
        >>> class Last:
        ...     name = "last"
        ...
        ...     def ready(self, game, progress=None):
        ...         pass
        ...
        ...     def choose(self, position):
        ...         return position.legal_codes()[-1]
        >>> from wharfinger.bots import ask
        >>> pos = wf.new("hamburgum", players=3, seed=7)
        >>> pos.phrase(ask(Last(), pos))
        'move dockyard'
    """

    name: str

    def ready(self, game: Game, progress: Progress | None = None) -> None:
        """Do any slow preparation for a game, such as compiling, before its first move."""

    def choose(self, position: Position) -> int:
        """Return the code of the move to play. Hidden information in the position has been dealt again at random."""


def make(spec: str, seed: int = 0) -> Bot:
    """Create a bot by name.

    Args:
        spec: `easy`, `medium`, `hard`, `expert`, `master`, `greedy`, `random`, `program:COMMAND` (see the
            [bot protocol](../bot-protocol.md)), `network:FILE` or `network[simulations=N]:FILE` (see
            [learning](../learning.md)).
        seed: The same bot with the same seed plays the same moves.

    Examples:
        >>> from wharfinger.bots import make
        >>> make("greedy").name
        'greedy'
    """
    if spec == "random":
        from .uniform import Random

        return Random(seed)
    if spec == "greedy":
        from .greedy import Greedy

        return Greedy(seed)
    if spec == "master":
        from .search.guided import master

        return master(seed)
    if spec in LEVELS:
        from .search.player import level

        return level(spec, seed)
    if spec.startswith("program"):
        from .program import from_spec

        return from_spec(spec)
    if spec.startswith("network"):
        from .policy import from_spec as from_network

        return from_network(spec, seed)
    raise BadOption(message("unknown-bot", bot=shown(spec), bots=", ".join(NAMES)))


def names(game: Game) -> tuple[str, ...]:
    """The bots that play a game.

    Examples:
        >>> from wharfinger.bots import names
        >>> names(wf.game("hamburgum"))[:4]
        ('easy', 'medium', 'hard', 'expert')
    """
    from .networks import own

    return tuple(name for name in NAMES if name != "master" or own(game) is not None)


def ask(bot: Bot, position: Position) -> int:
    """Ask a bot for its move. It is shown only what the seat to move may know.

    Examples:
        >>> pos = wf.new("hamburgum", players=["Ann", "Bob", "Cy"], seed=7)
        >>> from wharfinger.bots import ask, make
        >>> bot = make("random", seed=1)
        >>> ask(bot, pos) in pos.legal_codes()
        True
        >>> ask(bot, pos) == ask(bot, pos)
        True
    """
    if position.actor is None:
        raise WharfingerError(message("over"))
    return bot.choose(position.concealed(position.actor, seed=0))


def digest(seed: int, *parts: Any) -> int:
    """A number of 63 bits from a seed and some bytes, the same on every machine."""
    mixed = hashlib.blake2b(seed.to_bytes(max(8, (seed.bit_length() + 7) // 8), "little"), digest_size=8)
    for part in parts:
        mixed.update(part)
    return int.from_bytes(mixed.digest(), "little") >> 1
