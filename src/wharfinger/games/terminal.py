"""What the games' terminal drawings share: the palette, a canvas, things in lines, and the order of the players."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from itertools import pairwise
from typing import Any

from rich.console import Group, RenderableType
from rich.style import Style
from rich.text import Text

SHAPES = ("●", "■", "▲", "◆", "★")
LETTERS = ("A", "B", "C", "D", "E")
INKS = ("#56b4e9", "#e69f00", "#2fd39a", "#e488bd", "#f0e442")
"""Of the players; people with any kind of colour blindness can tell these colours apart."""
LABEL, QUIET, MUTED, FAINT = "#c9c4b4", "#8d8a80", "#6b675c", "#5f5c54"
"""Words of less and less weight."""
COIN, SHIP = "#d8c15a", "#9cc4e4"

APART, INDENT = "  ", "   "
BOX = {
    1: "╵", 2: "╶", 3: "╰", 4: "╷", 5: "│", 6: "╭", 7: "├", 8: "╴", 9: "╯", 10: "─", 11: "┴", 12: "╮", 13: "┤", 14: "┬",
    15: "┼",
}  # fmt: skip
"""Box characters by the sides they reach: north 1, east 2, south 4, west 8."""
PLAIN_BOX = {5: "|", 10: "-"}

Point = tuple[int, int]

Row = tuple[range, RenderableType]
"""A part of the table with the levels of detail on which it is shown."""


class Canvas:
    """A rectangle of characters, each with its colours; what is drawn later keeps the ground it stands on."""

    def __init__(self, width: int, height: int, unicode: bool = True) -> None:
        self.width, self.height, self.unicode = width, height, unicode
        self.marks = [[" "] * width for _ in range(height)]
        self.inks: list[list[Style]] = [[Style()] * width for _ in range(height)]
        self.taken = [[False] * width for _ in range(height)]
        self.reach = [[0] * width for _ in range(height)]
        self.dots = [[0] * width for _ in range(height)]

    def ground(self, x: int, y: int, width: int, height: int, colour: str) -> None:
        """Colour a rectangle on which nothing stands yet; without a colour it is bare again."""
        for row in range(y, y + height):
            for column in range(x, x + width):
                self.inks[row][column] = Style(bgcolor=colour or None)

    def write(self, x: int, y: int, text: str, style: str = "") -> None:
        """Put a text somewhere; what is outside is cut off."""
        ink = Style.parse(style)
        for k, mark in enumerate(text):
            if 0 <= y < self.height and 0 <= x + k < self.width:
                self.marks[y][x + k], self.taken[y][x + k], self.reach[y][x + k] = mark, True, 0
                self.inks[y][x + k] += ink

    def free(self, x: int, y: int, width: int, apart: int = 0) -> bool:
        """Whether a text of some width can stand here, so far apart from every other."""
        if not (0 <= y < self.height and x >= 0 and x + width <= self.width):
            return False
        around = slice(max(0, x - apart), x + width + apart)
        return not any(self.taken[y][around]) and not any(self.reach[y][around])

    def path(self, points: list[Point], style: str) -> None:
        """A line along neighbouring characters, in box characters that join where lines meet."""
        ink = Style.parse(style)
        for (ax, ay), (bx, by) in pairwise(points):
            there, back = {(0, -1): (1, 4), (1, 0): (2, 8), (0, 1): (4, 1), (-1, 0): (8, 2)}[(bx - ax, by - ay)]
            for x, y, side in ((ax, ay, there), (bx, by, back)):
                self.reach[y][x] |= side
                self.inks[y][x] += ink

    def line(self, x0: int, y0: int, x1: int, y1: int, style: str) -> None:
        """A line between the middles of two characters, in braille dots, eight to a character; below every text."""
        ax, ay, bx, by = 2 * x0 + 1, 4 * y0 + 2, 2 * x1 + 1, 4 * y1 + 2
        steps = max(abs(bx - ax), abs(by - ay), 1)
        ink = Style.parse(style)
        for k in range(steps + 1):
            x, y = ax + round((bx - ax) * k / steps), ay + round((by - ay) * k / steps)
            if 0 <= x < 2 * self.width and 0 <= y < 4 * self.height:
                self.dots[y // 4][x // 2] |= ((1, 8), (2, 16), (4, 32), (64, 128))[y % 4][x % 2]
                self.inks[y // 4][x // 2] += ink

    def text(self) -> Text:
        """All of it."""
        made = Text(no_wrap=True)
        for y in range(self.height):
            for x in range(self.width):
                made.append(self._mark(x, y), self.inks[y][x])
            if y + 1 < self.height:
                made.append("\n")
        return made

    def _mark(self, x: int, y: int) -> str:
        if sides := self.reach[y][x]:
            return BOX[sides] if self.unicode else PLAIN_BOX.get(sides, "+")
        if self.dots[y][x] and not self.taken[y][x]:
            return chr(0x2800 + self.dots[y][x]) if self.unicode else "."
        return self.marks[y][x]


def in_parts(drawer: Callable[..., Any]) -> tuple[Callable[..., RenderableType], Callable[..., list[RenderableType]]]:
    """The functions `draw` and `pages` of a game whose drawer has `parts` that are not torn."""

    def draw(
        view: dict[str, Any], width: int = 110, unicode: bool = True, options: dict[str, Any] | None = None
    ) -> RenderableType:
        """The whole table of a view, for a terminal of some width."""
        return Group(*drawer(view, width, unicode, options or {}).parts())

    def pages(
        view: dict[str, Any], width: int, room: int, unicode: bool = True, options: dict[str, Any] | None = None
    ) -> list[RenderableType]:
        """The whole table in parts that are not torn."""
        return list(drawer(view, width, unicode, options or {}).parts())

    return draw, pages


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
