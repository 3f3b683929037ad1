"""What can go wrong, one class per kind; every message is one sentence for the person who caused it."""

from __future__ import annotations

import errno
import json
from pathlib import Path
from typing import Any

FOLDER = Path(__file__).with_name("messages")
LONGEST = 90
"""Characters of a value that a sentence shows."""
_REASONS = {
    errno.ENOENT: "why-absent",
    errno.EACCES: "why-denied",
    errno.EPERM: "why-denied",
    errno.EISDIR: "why-folder",
    errno.ENOTDIR: "why-no-folder",
    errno.ENOSPC: "why-full",
    errno.EROFS: "why-read-only",
    errno.EADDRINUSE: "why-taken",
}


class WharfingerError(Exception):
    """Base of everything the library raises on purpose."""


class UnknownGame(WharfingerError):
    """A game of that name is not registered."""


class BadOption(WharfingerError):
    """A player count, switch or seed that the game does not take."""


class IllegalMove(WharfingerError):
    """A decision that is not legal here; the position was left as it was."""


class BotFailed(WharfingerError):
    """A bot that broke its rules, its time limit or itself; it cannot go on in this game."""


class BadFile(WharfingerError):
    """A record, position or component file that cannot be used."""


class WrongVersion(BadFile):
    """A record or position made by another rules version or on other components."""


class Message:
    """A message of a catalogue with its arguments. It is put into words when it is read, in its reader's language."""

    def __init__(self, folder: Path, id: str, args: dict[str, Any]) -> None:
        self.folder, self.id, self.args = folder, id, args

    def __str__(self) -> str:
        from .texts import catalogue

        given = {name: str(value) if isinstance(value, Message) else value for name, value in self.args.items()}
        return catalogue(self.folder)(self.id, **given)

    def __repr__(self) -> str:
        return repr(str(self))


def message(id: str, /, **args: Any) -> Message:
    """A message of the library."""
    return Message(FOLDER, id, args)


def shown(value: Any) -> str:
    """A value that somebody gave, for a sentence about it: a text in straight quotes, else as Python writes it."""
    text = value if isinstance(value, str) else repr(value)
    text = text if len(text) <= LONGEST else f"{text[: LONGEST - 1]}…"
    return json.dumps(text, ensure_ascii=False) if isinstance(value, str) else text


def why(error: OSError | ValueError) -> Message:
    """Why a file cannot be read or written, by what the system or the decoder says."""
    if isinstance(error, UnicodeError):
        return message("why-encoding")
    number = error.errno if isinstance(error, OSError) else None
    key = _REASONS.get(number) if number is not None else None
    return message(key) if key else message("why-other", error=str(getattr(error, "strerror", None) or error))


def unreadable(path: Any, error: OSError | ValueError) -> BadFile:
    """That a file cannot be read."""
    return BadFile(message("file-unreadable", path=str(path), why=why(error)))


def unwritable(path: Any, error: OSError) -> BadFile:
    """That a file cannot be written."""
    return BadFile(message("file-unwritable", path=str(path), why=why(error)))
