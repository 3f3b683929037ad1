"""What the short tables of the games share: things in lines that end where the terminal does, and whose come first."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from rich.console import RenderableType
from rich.text import Text

APART, INDENT = "  ", "   "
QUIET = "#8d8a80"

Row = tuple[range, RenderableType]
"""A part of the table with the levels of detail on which it is shown."""


def flow(head: Text, items: Iterable[Text], width: int, most: int, unicode: bool) -> Text:
    """Things after a head, in at most so many lines; a thing is never broken."""
    made = head.copy()
    rows, column = 1, len(made)
    for number, item in enumerate(items):
        if number and column + len(APART) + len(item) > width:
            if rows == most:
                made.append(" …" if unicode else " ~", QUIET)
                break
            made.append(f"\n{INDENT}")
            rows, column = rows + 1, len(INDENT)
        elif number:
            made.append(APART)
            column += len(APART)
        made.append_text(item)
        column += len(item)
    lines = made.split("\n")
    for line in lines:
        line.truncate(width, overflow="ellipsis" if unicode else "crop")
    return Text("\n").join(lines)


def own_first(view: dict[str, Any]) -> list[int]:
    """Seats with the player who looks first."""
    own = view["seat"] if view["seat"] is not None else view["actor"]
    seats = list(range(len(view["players"])))
    return seats if own is None else [own, *(seat for seat in seats if seat != own)]
