"""What is said of environments that cannot be made or stepped."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from wharfinger.kernel.errors import Message

FOLDER = Path(__file__).with_name("texts")


def message(id: str, /, **args: Any) -> Message:
    """A message of the environments' catalogue."""
    return Message(FOLDER, id, args)
