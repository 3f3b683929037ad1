"""Names of players that nobody chose: kept in English, and shown in each reader's language."""

from __future__ import annotations

from wharfinger.bots.words import player_name
from wharfinger.kernel.texts import ENGLISH

from .errors import texts

MOST_SEATS = 8
NUMBERS = range(1, MOST_SEATS + 1)


def default_name(number: int, bot: str | None = None) -> str:
    """The name of somebody whom nobody named."""
    return player_name(bot, number, ENGLISH) if bot else texts()("name-player", number=number)


def deleted_name(taken: list[str]) -> str:
    """The name of somebody who has deleted their account, at a table with others."""
    return next(name for number in NUMBERS if (name := texts()("name-deleted", number=number)) not in taken)


def shown_name(name: str, language: str) -> str:
    """A player's name as somebody reads it."""
    number = next((number for number in NUMBERS if name == default_name(number)), None)
    if number is not None:
        return texts(language)("name-player", number=number)
    gone = next((number for number in NUMBERS if name == texts()("name-deleted", number=number)), None)
    return name if gone is None else texts(language)("name-deleted", number=gone)
