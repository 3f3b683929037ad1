"""What bots are called at a table, and what is said of those that cannot be made, asked or trusted."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from wharfinger.kernel.errors import Message
from wharfinger.kernel.texts import catalogue

FOLDER = Path(__file__).with_name("texts")


def message(id: str, /, **args: Any) -> Message:
    """A message of the bots' catalogue."""
    return Message(FOLDER, id, args)


def player_name(bot: str, number: int, language: str | None = None) -> str:
    """What a bot is called at a table: Easy 1."""
    say, key = catalogue(FOLDER, language), f"name-{bot}"
    return say(key, number=number) if say.has(key) else f"{bot.capitalize()} {number}"
