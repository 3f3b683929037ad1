"""The files of a game at the terminal: its record, and beside it who plays which seat."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from wharfinger.kernel.errors import unwritable

if TYPE_CHECKING:
    from wharfinger.kernel.position import Position


def sidecar(path: Path) -> Path:
    """The small file beside a game that says who plays which seat; the record itself is about the game only."""
    return path.with_name(f"{path.name}.seats")


def write(path: Path, position: Position, players: dict[str, str]) -> None:
    """Write a game, and who plays in the order in which its record lists the players."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        sidecar(path).write_text(",".join(players.values()) + "\n", encoding="utf-8")
    except OSError as error:
        raise unwritable(path, error) from None
    position.record().save(path)
