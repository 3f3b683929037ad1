"""A terminal of some size: what stands around a question fits it, and longer things come page by page."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Sequence
from itertools import groupby
from typing import TYPE_CHECKING

from rich.segment import Segment
from rich.table import Table
from rich.text import Text

if TYPE_CHECKING:
    from rich.console import Console, ConsoleOptions, RenderableType, RenderResult

    from wharfinger.kernel.texts import Texts

    from .common import Rows

LEAST = 14
"""Lines that a table gets before the list of choices is shortened for it."""
KEY, GAP, CUT = 4, 2, 12
"""Columns for the key of a choice, between two choices, and so many that may be cut off to have two in a line."""


class Lines:
    """Lines that are drawn already."""

    def __init__(self, lines: list[list[Segment]]) -> None:
        self.lines = lines

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        for line in self.lines:
            yield from line
            yield Segment.line()


class Screen:
    """The terminal; where nobody looks (a pipe) it has no height and nothing is paged."""

    def __init__(self, console: Console, watched: bool | None = None) -> None:
        self.console = console
        self.watched = console.is_terminal and sys.stdin.isatty() if watched is None else watched

    @property
    def width(self) -> int:
        """Columns."""
        return self.console.width

    @property
    def room(self) -> int | None:
        """Lines above the prompt, or None without end."""
        return self.console.height - 1 if self.watched else None

    def lines(self, *parts: RenderableType) -> list[list[Segment]]:
        """What is drawn, line by line."""
        return [line for part in parts for line in self.console.render_lines(part, pad=False)]

    def first_fitting(self, forms: Iterable[RenderableType | Rows], room: int) -> Lines:
        """The first of some forms that is not higher than the room, or the last one."""
        drawn = Lines([])
        for form in forms:
            drawn = self._in_rows(form, room) if isinstance(form, list) else Lines(self.lines(form))
            if len(drawn.lines) <= room:
                break
        return drawn

    def _in_rows(self, rows: Rows, room: int) -> Lines:
        """Rows with as much detail as fits."""
        drawn = [(levels, self.lines(part)) for levels, part in rows]
        for level in range(max(levels.start for levels, _ in drawn), -1, -1):
            shown = [line for levels, lines in drawn if level in levels for line in lines]
            if len(shown) <= room:
                break
        return Lines(shown)

    def ask(
        self,
        tables: Callable[[int], Iterable[RenderableType | Rows]],
        recap: Sequence[RenderableType],
        question: Sequence[RenderableType],
        choices: Sequence[RenderableType],
        notes: Sequence[RenderableType] = (),
    ) -> None:
        """Table, what happened, question, choices and notes, all of it on one screen: the table in the fullest form
        that fits, of what happened the latest lines."""
        assert self.room is not None
        asked, noted = self.lines(*question), self.lines(*notes)
        room = self.room - len(asked) - len(noted)
        listed = self.first_fitting(choices, max(room - LEAST, room // 3))
        room -= len(listed.lines)
        told = [self.lines(part) for part in recap]
        left = room - len(latest(told, max(2, room // 4)))
        table = self.first_fitting(tables(left), left)
        told_now = latest(told, room - len(table.lines))
        for part in (table, Lines(told_now), Lines(asked), listed, Lines(noted)):
            self.console.print(part, end="")

    def page(self, parts: Sequence[RenderableType], read: Callable[[str], str | None], say: Texts) -> str | None:
        """Show something long; what was typed instead of going on, or None.

        A page ends between two parts where it can, so that a drawing is not torn.
        """
        if self.room is None:
            for part in parts:
                self.console.print(part)
            return None
        pages = self._pages(parts, self.room)
        for number, shown in enumerate(pages, 1):
            self.console.print(Lines(shown), end="")
            key = "page-more" if number < len(pages) else "page-last"
            line = read(say(key, page=number, pages=len(pages)))
            if line is None:
                return "quit"
            if line:
                return None if line.lower() in ("q", "back") else line
        return None

    def _pages(self, parts: Sequence[RenderableType], room: int) -> list[list[list[Segment]]]:
        pages: list[list[list[Segment]]] = [[]]
        for part in parts:
            drawn = self.lines(part)
            if pages[-1] and len(pages[-1]) + len(drawn) > room:
                pages.append([])
            while len(pages[-1]) + len(drawn) > room:
                cut = room - len(pages[-1])
                pages[-1] += drawn[:cut]
                drawn = drawn[cut:]
                pages.append([])
            pages[-1] += drawn
        return [page for page in pages if page]


def latest(told: Sequence[list[list[Segment]]], most: int) -> list[list[Segment]]:
    """The latest of some paragraphs that fit into so many lines; of one that is too long its end."""
    kept: list[list[Segment]] = []
    for paragraph in reversed(told):
        if len(kept) + len(paragraph) > most:
            return kept or paragraph[len(paragraph) - most :] if most > 0 else []
        kept = [*paragraph, *kept]
    return kept


# -- choices -----------------------------------------------------------------------------------------------------

Choice = tuple[str, str, str]
"""The key to type, the answer in notation, and what it does."""


def choice_forms(choices: Sequence[Choice], width: int) -> list[RenderableType]:
    """The choices from the fullest form to the shortest: with what they do, that a little cut, their words alone."""
    listed = [_listed(choice) for choice in choices]
    widest = max((len(text) for text in listed), default=0)
    wrapped = [_wrapped(listed)] if widest > width else []
    halved = [_columns(listed, width, 2)] if widest <= width // 2 + CUT else []
    return [*wrapped, _columns(listed, width), *halved, _words(choices, width)]


def _listed(choice: Choice) -> Text:
    made = Text(no_wrap=True, overflow="ellipsis")
    made.append(f"{choice[0]:>{KEY - 1}} ", "bold cyan")
    made.append(choice[1], "bold")
    if choice[2]:
        made.append(f"  {choice[2]}", "dim")
    return made


def _wrapped(listed: Sequence[Text]) -> Table:
    """One below the other, with as many lines as each takes."""
    grid = Table.grid()
    grid.add_column(width=KEY)
    for text in listed:
        made = text[KEY:]
        made.no_wrap, made.overflow = False, "fold"
        grid.add_row(text[:KEY], made)
    return grid


def _columns(listed: Sequence[Text], width: int, across: int = 0) -> Table:
    """In columns that are read downwards: as many as fit, or so many with what does not fit cut off."""
    most = (width + GAP) // across - GAP if across else width
    for number in [across] if across else range(len(listed), 0, -1):
        rows = -(-len(listed) // number)
        widths = [
            min(most, max(len(text) for text in listed[first : first + rows])) for first in range(0, len(listed), rows)
        ]
        if sum(widths) + GAP * (len(widths) - 1) <= width:
            break
    grid = Table.grid(padding=(0, GAP, 0, 0))
    for wide in widths:
        grid.add_column(no_wrap=True, overflow="ellipsis", width=wide)
    for row in range(rows):
        grid.add_row(*listed[row::rows])
    return grid


def _words(choices: Sequence[Choice], width: int) -> Text:
    """Answers that begin with the same word in one paragraph, all others in another."""
    groups: list[tuple[str, list[Choice]]] = []
    for word, group in groupby(choices, lambda choice: choice[1].partition(" ")[0]):
        several = list(group)
        if len(several) > 1:
            groups.append((f"{word} ", [(key, text.partition(" ")[2], does) for key, text, does in several]))
        elif groups and not groups[-1][0]:
            groups[-1][1].extend(several)
        else:
            groups.append(("", several))
    return Text("\n").join(_paragraph(word, group, width) for word, group in groups)


def _paragraph(word: str, group: Sequence[Choice], width: int) -> Text:
    made, column = Text(word, "dim"), len(word)
    for key, words, _ in group:
        taken = len(key) + len(words) + 3
        if column > 2 and column + taken - 1 > width:
            made.append("\n  ")
            column = 2
        made.append(f" {key} ", "bold cyan")
        made.append(f"{words} ", "bold")
        column += taken
    return made
