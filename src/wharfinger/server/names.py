"""Names of players that nobody chose: kept in English, and shown in each reader's language."""

from __future__ import annotations

from wharfinger.bots.words import player_name
from wharfinger.kernel.texts import ENGLISH

from .errors import texts

MOST_SEATS = 8


def default_name(number: int, bot: str | None = None) -> str:
    """The name of somebody whom nobody named."""
    return player_name(bot, number, ENGLISH) if bot else texts()("name-player", number=number)


def shown_name(name: str, language: str) -> str:
    """A player's name as somebody reads it."""
    number = next((number for number in range(1, MOST_SEATS + 1) if name == default_name(number)), None)
    return name if number is None else texts(language)("name-player", number=number)
