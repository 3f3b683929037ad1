"""Wharfinger: exact and fast rules for heavy harbour board games.

Examples:
    >>> import wharfinger as wf
    >>> pos = wf.new("hamburgum", players=3, seed=7)
    >>> pos.actor, pos.phase, len(pos.legal())
    (0, 'move', 8)
    >>> [event.name for event in pos.play("move beer")]
    ['moved', 'produced']
"""

from typing import Any

from .kernel.errors import BadFile, BadOption, BotFailed, IllegalMove, UnknownGame, WharfingerError, WrongVersion
from .kernel.events import Event
from .kernel.notation import Action
from .kernel.position import Position, load, new, perft
from .kernel.record import Record
from .kernel.registry import game, names, register


def _analyse(position: Position, **given: Any) -> Any:
    """`Position.analyse`: the search is imported on first use."""
    from .bots.search.analysis import analyse

    return analyse(position, **given)


Position.analyse = _analyse

__version__ = "0.1.0"

__all__ = [
    "Action",
    "BadFile",
    "BadOption",
    "BotFailed",
    "Event",
    "IllegalMove",
    "Position",
    "Record",
    "UnknownGame",
    "WharfingerError",
    "WrongVersion",
    "game",
    "load",
    "names",
    "new",
    "perft",
    "register",
]
