"""Canals drawn with box characters: single tiles, and a player's system as a map with the ship figure on it.

A tile is drawn as a scheme: edge spaces in the middle of their sides, spaces named after the compass on its corners,
all others where the component file draws them. So a corrected file is drawn as corrected.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rich.text import Text

from wharfinger.games.terminal import BOX, PLAIN_BOX, QUIET, Canvas, Point
from wharfinger.kernel.bits import has

from .. import canal_data as c

WIDTH, HEIGHT = 9, 5
ACROSS, DOWN = WIDTH + 2, HEIGHT + 1
"""From one tile of a map to the next; the figure sails through the gap."""
MARGIN = 3
"""Room for the numbers of the rows beside a map."""
MIDDLE_X, MIDDLE_Y = WIDTH // 2, HEIGHT // 2
LAND, SHORE, WATER = "#14302c", "#7a8f86", "#5fb3e6"
SPOTS = dict(zip(c.COMPASS, ((0, -1), (1, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1)), strict=True))
OFFICIAL_INK = {
    "military": "#e06a5f",
    "business": "#4fc07a",
    "lantern": "#f0d24c",
    "boat": "#c39be8",
    "ring": "#f09a4a",
    "blue_riband": "#6aa5ff",
}
"""The official's colour; the same symbols on ship parts have it too."""
ARROWS = {(0, -1): "▲", (1, 0): "►", (0, 1): "▼", (-1, 0): "◄"}
PLAIN_ARROWS = {(0, -1): "^", (1, 0): ">", (0, 1): "v", (-1, 0): "<"}


# -- one tile ------------------------------------------------------------------------------------------------------


def spots(shape: int, turn: int) -> list[Point]:
    """Where each space of a turned shape stands on its tile."""
    made: list[Point] = []
    for space, name in enumerate(c.SHAPE_SPACES[shape]):
        turned = c.space_name(shape, space, turn)
        if turned in SPOTS:
            x, y = (MIDDLE_X * (1 + SPOTS[turned][0]), MIDDLE_Y * (1 + SPOTS[turned][1]))
        else:
            u, v = c.SHAPE_XY[shape][name]
            for _ in range(turn):
                u, v = 1 - v, u
            x, y = MIDDLE_X + round((u - 0.5) * 8), MIDDLE_Y + round((v - 0.5) * 6)
        near = [(px, py) for px in range(WIDTH) for py in range(HEIGHT) if (px, py) not in made]
        made.append(min(near, key=lambda at: (abs(at[0] - x) + 2 * abs(at[1] - y), at)))
    return made


def way(start: Point, end: Point) -> list[Point]:
    """From space to space: straight, or with a step in the middle, or down the outer side and then across."""
    (ax, ay), (bx, by) = start, end
    corners = [start, end]
    if ax != bx and abs(ay - by) >= 2:
        half = (ay + by) // 2
        corners = [start, (ax, half), (bx, half), end]
    elif ax != bx and ay != by:
        corners = [start, (ax, by) if abs(ax - MIDDLE_X) >= abs(bx - MIDDLE_X) else (bx, ay), end]
    made = [start]
    for x, y in corners[1:]:
        while made[-1] != (x, y):
            px, py = made[-1]
            made.append((px + (x > px) - (x < px), py + (y > py) - (y < py) if px == x else py))
    return made


def heading(figure: Mapping[str, Any], shape: int, turn: int) -> Point:
    """The direction of the bow: away from what lies astern."""
    names = [c.space_name(shape, space, turn) for space in range(len(c.SHAPE_SPACES[shape]))]
    if figure["astern"] not in names:
        side = c.SIDE_NAMES.index(figure["astern"].removeprefix("opening "))
        return -int(c.DX[side]), -int(c.DY[side])
    space = names.index(figure["space"])
    if int(c.LINKS[shape, space]).bit_count() == 1:  # nothing but an opening lies ahead
        side = c.SIDES.index(figure["space"])
        return int(c.DX[side]), int(c.DY[side])
    at = spots(shape, turn)
    (ax, ay), (bx, by) = way(at[names.index(figure["astern"])], at[space])[-2:]
    return bx - ax, by - ay


def tile(canvas: Canvas, left: int, top: int, canal: Mapping[str, Any], marks: Mapping[str, str], label: str) -> None:
    """Draw a canal: its spaces, the ways between them, its symbols and a label where there is room."""
    shape, turn = c.SHAPES.index(canal["shape"]), canal["turn"] // 90
    canvas.ground(left, top, WIDTH, HEIGHT, LAND)
    at = spots(shape, turn)
    for space, here in enumerate(at):
        for other, there in enumerate(at[:space]):
            if has(int(c.LINKS[shape, space]), other):
                canvas.path([(left + x, top + y) for x, y in way(there, here)], WATER)
    for space, (x, y) in enumerate(at):
        symbol = canal["symbols"].get(c.space_name(shape, space, turn))
        if symbol is None:
            canvas.write(left + x, top + y, marks["space"], f"not bold {WATER}")
        else:
            canvas.write(left + x, top + y, marks[symbol], f"bold #101010 on {OFFICIAL_INK[symbol]}")
    wide = len(label)
    rooms = [(MIDDLE_X - wide // 2, MIDDLE_Y), (0, 0), (WIDTH - wide, 0), (0, HEIGHT - 1), (WIDTH - wide, HEIGHT - 1)]
    for x, y in rooms:
        if x >= 0 and canvas.free(left + x, top + y, wide):
            canvas.write(left + x, top + y, label, SHORE)
            return


# -- a system ------------------------------------------------------------------------------------------------------


class Map:
    """The canals of one player on their grid. Columns and rows have the numbers that the notation uses."""

    def __init__(
        self,
        player: Mapping[str, Any],
        marks: Mapping[str, str],
        ink: str,
        width: int,
        unicode: bool,
        height: int | None = None,
    ) -> None:
        self.player, self.marks, self.ink, self.unicode = player, marks, ink, unicode
        xs, ys = ([int(canal[axis]) for canal in player["system"]] for axis in ("x", "y"))
        self.figure = player["figure"]
        here = next((canal for canal in player["system"] if self._is_here(canal)), None)
        self.first, self.last = self._around(xs, here and here["x"], (width - MARGIN + ACROSS - WIDTH) // ACROSS)
        high = len(ys) if height is None else (height - 1) // DOWN
        self.top, bottom = self._around(ys, here and here["y"], high)
        self.rows = bottom - self.top + 1
        across, down = range(self.first, self.last + 1), range(self.top, bottom + 1)
        self.shown = [canal for canal in player["system"] if canal["x"] in across and canal["y"] in down]
        self.hidden = len(player["system"]) - len(self.shown)

    @staticmethod
    def _around(places: list[int], at: int | None, fits: int) -> tuple[int, int]:
        """First and last column or row: all of them, or as many as fit around the figure."""
        first, last = min(places), max(places)
        fits = max(1, fits)
        if last - first + 1 > fits:
            first = max(first, min((last if at is None else at) - fits // 2, last - fits + 1))
            last = first + fits - 1
        return first, last

    def _is_here(self, canal: Mapping[str, Any]) -> bool:
        return self.figure is not None and self.figure["canal"] == canal["id"]

    @property
    def width(self) -> int:
        """How many columns it takes."""
        return MARGIN + (self.last - self.first + 1) * ACROSS - (ACROSS - WIDTH)

    def text(self) -> Text:
        """The map."""
        canvas = Canvas(self.width, self.rows * DOWN, self.unicode)
        cells = {(canal["x"], canal["y"]): canal for canal in self.shown}
        for (x, y), canal in cells.items():
            left, top = self._corner(x, y)
            tile(canvas, left, top, canal, self.marks, canal["id"])
            if (x + 1, y) in cells:
                gap = [(left + WIDTH + k, top + MIDDLE_Y) for k in range(ACROSS - WIDTH)]
                canvas.path(gap, WATER)
                canvas.reach[gap[0][1]][gap[0][0]] = canvas.reach[gap[-1][1]][gap[-1][0]] = 10
            if (x, y + 1) in cells:
                canvas.write(left + MIDDLE_X, top + HEIGHT, BOX[5] if self.unicode else PLAIN_BOX[5], WATER)
            if self._is_here(canal):
                self._ship(canvas, left, top, canal)
        for x in range(self.first, self.last + 1):
            canvas.write(self._corner(x, 0)[0] + MIDDLE_X - len(str(x)) + 1, 0, str(x), QUIET)
        for y in range(self.top, self.top + self.rows):
            canvas.write(0, self._corner(0, y)[1] + MIDDLE_Y, f"{y:>2}", QUIET)
        return canvas.text()

    def _corner(self, x: int, y: int) -> Point:
        return MARGIN + (x - self.first) * ACROSS, 1 + (y - self.top) * DOWN

    def _ship(self, canvas: Canvas, left: int, top: int, canal: Mapping[str, Any]) -> None:
        shape, turn = c.SHAPES.index(canal["shape"]), canal["turn"] // 90
        names = [c.space_name(shape, space, turn) for space in range(len(c.SHAPE_SPACES[shape]))]
        x, y = spots(shape, turn)[names.index(self.figure["space"])]
        arrow = (ARROWS if self.unicode else PLAIN_ARROWS)[heading(self.figure, shape, turn)]
        canvas.write(left + x, top + y, arrow, f"bold #101010 on {self.ink}")
