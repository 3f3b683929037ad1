"""The server's catalogue, and why a server cannot be started as it was asked to be."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from wharfinger.kernel.errors import BadOption, Message

FOLDER = Path(__file__).with_name("texts")


def unusable(key: str, /, **args: Any) -> BadOption:
    """That a setting cannot be used; the operator reads it at the terminal."""
    return BadOption(Message(FOLDER, key, args))
