"""What is said of matches, results and figures; and messages as results files keep them, in no language yet."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from wharfinger.bots.words import FOLDER as BOTS
from wharfinger.kernel.errors import FOLDER as KERNEL
from wharfinger.kernel.errors import Message

FOLDER = Path(__file__).with_name("texts")
KEPT = {"kernel": KERNEL, "bots": BOTS, "arena": FOLDER}
"""The catalogues whose messages a file can keep."""


def message(id: str, /, **args: Any) -> Message:
    """A message of the arena's catalogue."""
    return Message(FOLDER, id, args)


def packed(said: Message) -> dict[str, Any] | None:
    """A message as a file keeps it; None for one of another catalogue."""
    name = next((name for name, folder in KEPT.items() if folder == said.folder), None)
    args = {key: packed(value) if isinstance(value, Message) else value for key, value in said.args.items()}
    return None if name is None or None in args.values() else {"of": name, "id": said.id, "args": args}


def unpacked(kept: Any) -> Message | None:
    """A message that a file has kept; None if there is none that could be told."""
    try:
        folder, id = KEPT[kept["of"]], str(kept["id"])
        args = {key: unpacked(value) if isinstance(value, dict) else value for key, value in kept["args"].items()}
    except (TypeError, KeyError, AttributeError):
        return None
    return None if None in args.values() else Message(folder, id, args)
