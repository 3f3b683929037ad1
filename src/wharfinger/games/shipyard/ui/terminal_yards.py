"""What stands before the players of Shipyard, drawn for a terminal: yards, fleets, reserves, staff, contracts."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

from rich import box
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from wharfinger.games.terminal import COIN, FAINT, INKS, LABEL, LETTERS, QUIET, SHAPES, Canvas
from wharfinger.kernel.texts import Texts, catalogue

from .. import canal_data as c
from .. import data as t
from .terminal_canals import OFFICIAL_INK, Map
from .terms import terms

HULL, READY = "#4d3826", "#1f5c48"
CREW_INK, EQUIPMENT_INK = "#e8b98a", "#a9cbe8"
GOOD_INK = {"coal": "#b9b9c4", "cloth": "#c39be8", "grain": "#e0c050"}
STAFF_INK = {"red": "#e06a5f", "blue": "#7fb0f0", "yellow": "#f0d24c", "grey": "#b9b9b9", "green": "#6fcf8a"}
CONTRACT_INK = {"red": "#e06a5f", "blue": "#7fb0f0"}
GLYPHS = {
    "cabin": "⌂",
    "stoker_cabin": "Ψ",
    "mount_crane": "Γ",
    "mount_cannon": "╾",
    "mount_mast": "†",
    "ring": "◎",
    "boat": "◡",
    "lantern": "☼",
    "blue_riband": "⚑",
    "space": "○",
}
SYMBOL_INK = {
    "cabin": "#f4f1e6",
    "stoker_cabin": "#ffb27a",
    "mount_crane": OFFICIAL_INK["business"],
    "mount_cannon": OFFICIAL_INK["military"],
    "mount_mast": "#a9cbe8",
}
ON_CANALS = ("military", "business", "blue_riband")
"""Officials that no part shows."""
SHORTEST, BROAD, NINE = 48, 90, 27
"""Columns that lists need beside a map, else it stands above them; that a
panel needs for two columns of lists; and that the nine places take in short."""


def part_kind(column: str) -> str:
    """The kind of part that a column of the offer holds."""
    return t.KINDS[int(t.COLUMN_KIND[t.COLUMNS.index(column)])]


def words(listed: Iterable[str]) -> str:
    """A list in words."""
    return ", ".join(listed)


def texts() -> Texts:
    """The catalogue of the game."""
    return catalogue(Path(__file__).parents[1] / "texts")


class Yards:
    """The part of the drawing that is about players."""

    def __init__(self, view: dict[str, Any], width: int, unicode: bool, options: dict[str, Any]) -> None:
        self.view, self.width, self.unicode, self.options = view, width, unicode, options
        self.texts = texts()
        self.players: list[dict[str, Any]] = view["players"]
        self.coin = "ƒ" if unicode else self.texts("mark-guilder")
        self.dot = " · " if unicode else " | "
        names = (*t.SYMBOLS, *c.OFFICIALS, "space")
        self.marks = {
            name: GLYPHS[name] if unicode and name in GLYPHS else self.texts(f"mark-{name}") for name in names
        }

    def plain(self, text: str) -> str:
        """A text as the terminal can show it."""
        return text if self.unicode else text.replace("…", "...").replace("’", "'")

    # -- small things --------------------------------------------------------------------------------------------

    def mark(self, chair: int, filled: bool = False) -> tuple[str, str]:
        """A player's shape and style; solo opponents have one too."""
        shape = (SHAPES if self.unicode else LETTERS)[chair]
        return shape, f"bold #101010 on {INKS[chair]}" if filled else f"bold {INKS[chair]}"

    def name(self, chair: int) -> Text:
        """A player's shape and name."""
        shape, style = self.mark(chair)
        names = self.view["names"]
        name = names[chair] if chair < len(names) else self.texts("label-opponent", number=chair)
        return Text(f"{shape} {name}", style, no_wrap=True, overflow="crop")

    def frame(self, title: str | Text, inside: RenderableType, width: int, ink: str = FAINT, **arguments: Any) -> Panel:
        """A frame with its title."""
        if isinstance(title, str):
            title = Text(self.texts(title, **arguments), f"bold {LABEL}")
        style = box.ROUNDED if self.unicode else box.ASCII
        return Panel(inside, title=title, title_align="left", box=style, border_style=ink, padding=(0, 1), width=width)

    def short(self, piece: str) -> str:
        """A crew member or piece of equipment in three or four letters."""
        return self.texts(f"short-piece-{piece}")

    def piece_ink(self, piece: str) -> str:
        """Crew and equipment look different."""
        return CREW_INK if t.PIECES.index(piece) <= t.PIECE.stoker else EQUIPMENT_INK

    def pieces(self, amounts: dict[str, int], short: bool) -> list[Text]:
        """Crew and equipment that are there."""
        made = []
        for piece, amount in amounts.items():
            if amount:
                label = f"{amount} {self.short(piece)}" if short else self.texts(f"count-piece-{piece}", count=amount)
                made.append(Text(label, f"bold {self.piece_ink(piece)}"))
        return made

    def flow(self, items: Iterable[Text], width: int) -> Text:
        """Things one after the other, in lines of some width; a thing is never broken."""
        made, column = Text(), 0
        for item in items:
            if column and column + 2 + len(item) > width:
                made.append("\n")
                column = 0
            if column:
                made.append("  ")
                column += 2
            made.append_text(item)
            column += len(item)
        return made or self.none()

    def none(self) -> Text:
        """Nothing of this kind."""
        return Text(self.texts("label-none"), FAINT)

    def symbols(self, part: dict[str, Any]) -> Text:
        """The symbols of a part, one character each."""
        made = Text()
        for symbol in self._listed(part):
            made.append(self.marks[symbol], f"bold {self.symbol_ink(symbol)}")
        return made

    @staticmethod
    def _listed(part: dict[str, Any]) -> list[str]:
        return [symbol for symbol, count in part["symbols"].items() for _ in range(count)]

    @staticmethod
    def symbol_ink(symbol: str) -> str:
        """A symbol's colour; on canals the same one."""
        return SYMBOL_INK.get(symbol) or OFFICIAL_INK[symbol]

    def goods(self, tile: dict[str, Any]) -> Text:
        """The three goods of a tile."""
        made = Text(no_wrap=True)
        for good in t.GOOD_IDS:
            number = tile["goods"].count(good)
            if number:
                made.append(" " if made else "")
                name = self.texts(f"name-good-{good}")
                made.append(self.texts("label-amount", count=number, name=name), GOOD_INK[good])
        return made

    # -- the yard ------------------------------------------------------------------------------------------------

    @staticmethod
    def complete(yard: list[dict[str, Any] | None]) -> list[tuple[int, int]]:
        """First and last place of each complete ship (SY-1.12)."""
        row = "".join("." if part is None else part["kind"][0] for part in yard)
        found, first = [], None
        for place, kind in enumerate(row):
            if kind == "b":
                first = place
            elif kind == "s" and first is not None and place > first + 1:
                found.append((first, place))
            if kind in ".s":
                first = None
        return found

    def yard(self, yard: list[dict[str, Any] | None], width: int) -> Text:
        """Nine places from the bow on the left: number and part, and the hull with what it shows."""
        pitch = min(13, width // t.PLACES)
        canvas = Canvas(t.PLACES * pitch, 3, self.unicode)
        ready = {place for first, last in self.complete(yard) for place in range(first, last + 1)}
        for place, part in enumerate(yard):
            left = place * pitch
            canvas.write(left, 0, str(place + 1), "bold #f4f1e6" if part else QUIET)
            if part is None:
                for y in (1, 2):
                    canvas.write(left, y, ("·" if self.unicode else ".") + " " * (pitch - 1), FAINT)
                continue
            hull = READY if place in ready else HULL
            canvas.write(left + 2, 0, part["id"], LABEL)
            slanted = {"bow": 0, "stern": pitch - 2}.get(part["kind"], -1)
            for y in (1, 2):
                canvas.ground(left, y, pitch - 1, 1, hull)
            if slanted >= 0:
                shape = {"bow": "◥" if self.unicode else "\\", "stern": "◤" if self.unicode else "/"}[part["kind"]]
                canvas.ground(left + slanted, 2, 1, 1, "")
                canvas.write(left + slanted, 2, shape, f"{hull}" if self.unicode else "bold")
            for y, symbol in enumerate(self._listed(part)[:2], 1):
                label = f"{self.marks[symbol]} {self.texts(f'short-symbol-{symbol}')}"
                indent = 1 if part["kind"] == "bow" and y == 2 else 0
                canvas.write(left + indent, y, label[: pitch - 1], f"bold {self.symbol_ink(symbol)}")
            if place + 1 < t.PLACES and yard[place + 1] is not None and part["kind"] != "stern":
                for y in (1, 2):
                    canvas.write(left + pitch - 1, y, "│" if self.unicode else "|", f"{QUIET} on {hull}")
        return canvas.text()

    def small_yard(self, yard: list[dict[str, Any] | None]) -> Text:
        """The nine places in a line, three characters each."""
        made = Text(no_wrap=True)
        ready = {place for first, last in self.complete(yard) for place in range(first, last + 1)}
        for place, part in enumerate(yard):
            if part is None:
                made.append(" · " if self.unicode else " . ", FAINT)
                continue
            ground = READY if place in ready else HULL
            cell = Text()
            cell.append({"bow": "◥" if self.unicode else "\\"}.get(part["kind"], ""), f"bold {QUIET}")
            cell.append_text(self.symbols(part)[:2])
            cell.append({"stern": "◤" if self.unicode else "/"}.get(part["kind"], ""), f"bold {QUIET}")
            cell.append(" " * (3 - len(cell)))
            cell.stylize(f"on {ground}")
            made.append_text(cell)
        return made

    # -- fleet, canals, staff, contracts ---------------------------------------------------------------------------

    def ship(self, ship: dict[str, Any], short: bool) -> list[Text]:
        """A ship that has passed its cruise."""
        key = "label-ship-short" if short else "label-ship"
        safety = Text()
        for symbol, amount in ship["safety"].items():
            safety.append(self.marks[symbol] * amount, f"bold {self.symbol_ink(symbol)}")
        return [
            Text(self.texts(key, length=ship["length"], speed=ship["speed"]), QUIET),
            Text(self.texts("label-points", points=ship["points"]), f"bold {COIN}"),
            *self.pieces(ship["load"], short),
            *([safety] if safety else []),
        ]

    def sea(self, player: dict[str, Any]) -> list[Text]:
        """A system in short: how many canals, how long a voyage, which officials; and the canals used."""
        system = player["system"]
        made = [Text(self.texts("label-canals-laid", count=len(system)))]
        if system:
            made.append(Text(self.texts("label-voyage", moves=player["longest_voyage"]), QUIET))
            listed = [symbol for canal in system for symbol in canal["symbols"].values()]
            symbols = Text()
            for symbol in c.OFFICIALS:
                symbols.append(self.marks[symbol] * listed.count(symbol), f"bold {OFFICIAL_INK[symbol]}")
            made.append(symbols)
        if player["used_canals"]:
            made.append(Text(self.texts("label-used", count=player["used_canals"]), QUIET))
        return made

    @staticmethod
    def staff_colour(employee: str) -> str:
        """The colour of an employee's tile."""
        return t.EMPLOYEE_COLOURS[int(t.EMPLOYEE_COLOUR[t.EMPLOYEES.index(employee)])]

    def short_name(self, employee: str) -> Text:
        """An employee's short name and the letters of the colour."""
        colour = self.staff_colour(employee)
        mark = self.texts(f"mark-colour-{colour}")
        return Text(f"{self.texts(f'short-employee-{employee}')} {mark}", STAFF_INK[colour], no_wrap=True)

    def staff_names(self, player: dict[str, Any]) -> Iterator[Text]:
        """Employees by their short names."""
        return map(self.short_name, player["employees"])

    def staff(self, player: dict[str, Any]) -> Iterator[Text]:
        """Employees with what they do."""
        for one in player["employees"]:
            colour = self.staff_colour(one)
            words = {"name": self.texts(f"name-employee-{one}"), "colour": self.texts(f"name-colour-{colour}")}
            name = (self.texts("label-colour", **words), f"bold {STAFF_INK[colour]}")
            yield Text.assemble(name, ("  " + self.texts(f"does-employee-{one}"), QUIET))

    def contracts(self, player: dict[str, Any]) -> RenderableType:
        """Contracts with their points as the fleet is now, if the view tells them; else their number."""
        held = player["contracts"]
        if held["held"] is None:
            made = Text()
            for colour in t.CONTRACT_COLOURS:
                name = self.texts(f"name-colour-{colour}")
                label = self.texts("label-contracts-held", count=held[colour], colour=name)
                made.append(f"{'  ' if made else ''}{label}", CONTRACT_INK[colour])
            return made
        grid = Table.grid(padding=(0, 1, 0, 0))
        grid.add_column(no_wrap=True)
        grid.add_column(no_wrap=True, justify="right")
        for one in held["held"]:
            colour = t.CONTRACT_COLOURS[int(t.CONTRACT_COLOUR[t.CONTRACTS.index(one["id"])])]
            points = self.texts("label-points", points=one["points"])
            title = (self.texts(f"name-contract-{one['id']}"), f"bold {CONTRACT_INK[colour]}")
            about = Text.assemble(title, ("  " + self.plain(terms(one["id"])), QUIET))
            style = f"bold {COIN}" if one["points"] else FAINT
            grid.add_row(Text(self.texts(f"name-colour-{colour}"), CONTRACT_INK[colour]), Text(points, style), about)
        return grid

    def cruise(self, width: int) -> Text:
        """The ship that is loading or sailing, and what the voyage has brought."""
        shown = self.view["cruise"]
        key = "label-loading" if shown["loading"] else "label-sailing"
        said = [self.texts("label-speed", speed=shown["speed"])]
        if not shown["loading"]:
            said.append(self.texts("label-result", result=shown["result"], riband=shown["riband"]))
        if shown["moves_left"] is not None:
            said.append(self.texts("label-moves-left", moves=shown["moves_left"]))
        items = [Text(self.texts(key), "bold #e0b040"), *self.pieces(shown["load"], short=False)]
        rooms = self.rooms() if shown["loading"] else []
        return self.flow([*items, *rooms, *(Text(one, QUIET) for one in said)], width)

    def rooms(self) -> list[Text]:
        """Cabins and bases of the ship that is loading, and what constructors let it carry besides."""
        ship, seat = self.view["in_hand"]["ship"], self.view["actor"]
        first = ship["first"] - 1
        parts = filter(None, self.players[seat]["yard"][first : first + ship["length"]])
        found = Counter(symbol for part in parts for symbol in self._listed(part) if symbol in SYMBOL_INK)
        words = [self.texts(f"room-{one}", count=number) for one, number in found.items()]
        words += [
            self.texts(f"does-employee-{one}")
            for one in self.players[seat]["employees"]
            if int(t.EXTRA_CAPACITY[t.EMPLOYEES.index(one)].sum())
        ]
        return [
            Text(self.texts("label-rooms"), "bold #e0b040"),
            *(Text(one, QUIET) for one in words or [self.texts("label-none")]),
        ]

    # -- households ------------------------------------------------------------------------------------------------

    def title(self, seat: int, broad: bool) -> Text:
        """Name, money, points."""
        player = self.players[seat]
        made = self.name(seat)
        made.append(self.dot, QUIET)
        made.append(f"{player['money']}{self.coin}", f"bold {COIN}")
        made.append(self.dot, QUIET)
        made.append(self.texts("label-points", points=player["points"]), "bold #f4f1e6")
        if player["merchants"]:
            key = "label-and-merchants" if broad else "label-and"
            made.append(" " + self.texts(key, points=player["merchants"]), QUIET)
        if seat == self.view["actor"]:
            made.append(f"{self.dot}{self.texts('label-to-play')}", f"italic {INKS[seat]}")
        return made

    def _lists(self, rows: list[tuple[str, list[Any]]]) -> Table:
        """A label, and what there is of it."""
        grid = Table.grid(padding=(0, 1, 0, 0))
        grid.add_column(no_wrap=True, style=QUIET, width=self._label_width(rows))
        grid.add_column(overflow="fold")
        for key, lines in rows:
            for k, line in enumerate(lines or [self.none()]):
                grid.add_row(self.texts(key) if k == 0 else "", line)
        return grid

    def _label_width(self, rows: list[tuple[str, list[Any]]]) -> int:
        return max(len(self.texts(key)) for key, _ in rows)

    def household(self, seat: int, width: int) -> Panel:
        """The player who looks: the yard, the canals as a map, and all that is owned."""
        player = self.players[seat]
        room = width - 4
        parts: list[RenderableType] = [self.yard(player["yard"], room)]
        if self.view["cruise"] and self.view["actor"] == seat:
            parts.append(self.cruise(room))
        for first, last in self.complete(player["yard"]):
            parts.append(Text(self.texts("label-complete", first=first + 1, last=last + 1), "bold #7fd1a0"))
        drawn = Map(player, self.marks, INKS[seat], room, self.unicode) if player["system"] else None
        beside = drawn is not None and room - drawn.width - 2 >= SHORTEST
        goods = [Text.assemble((f"{one['id']} ", LABEL), self.goods(one)) for one in player["goods"]]
        flowing: list[tuple[str, list[Any]]] = [
            ("label-sea", [self.sea(player)]),
            ("label-reserve", [self.pieces(player["reserve"], short=False)]),
            ("label-goods", [goods] if goods else []),
            ("label-fleet", [self.ship(ship, short=False) for ship in player["fleet"]]),
        ]
        rows: list[tuple[str, list[Any]]] = [
            ("label-staff", list(self.staff(player))),
            ("label-contracts", [self.contracts(player)]),
        ]
        inner = room - (drawn.width + 2 if drawn is not None and beside else 0) - self._label_width(flowing + rows) - 1
        rows[:0] = [(key, [self.flow(items, inner) for items in lines]) for key, lines in flowing]
        if drawn is not None and drawn.hidden:
            rows.insert(1, ("label-nothing", [Text(self.texts("label-more-canals", count=drawn.hidden), QUIET)]))
        lists = self._lists(rows)
        if drawn is None:
            parts.append(Padding(lists, (1, 0, 0, 0)))
        elif beside:
            grid = Table.grid(padding=(0, 2, 0, 0))
            grid.add_column(width=drawn.width, no_wrap=True)
            grid.add_row(drawn.text(), Padding(lists, (1, 0, 0, 0)))
            parts.append(grid)
        else:
            parts += [drawn.text(), lists]
        return self.frame(self.title(seat, broad=True), Group(*parts), width, INKS[seat])

    def others(self, seats: list[int], width: int) -> list[RenderableType]:
        """The other players, side by side where there is room for it."""
        made: list[RenderableType] = []
        across = len(seats) if len(seats) in (1, 3) and width >= 100 else 2
        for first in range(0, len(seats), across):
            row = Table.grid()
            group = seats[first : first + across]
            widths = [width // len(group) + (k < width % len(group)) for k in range(len(group))]
            row.add_row(*(self.other(seat, wide) for seat, wide in zip(group, widths, strict=True)))
            made.append(row)
        return made

    def other(self, seat: int, width: int) -> Panel:
        """A player who does not look: the same in short."""
        player = self.players[seat]
        broad = width >= BROAD
        half = (width - 6) // 2 if broad else width - 4
        left: list[tuple[str, list[Any]]] = [
            ("label-yard", []),
            ("label-fleet", [self.ship(ship, short=True) for ship in player["fleet"]]),
            ("label-sea", [self.sea(player)]),
        ]
        right: list[tuple[str, list[Any]]] = [
            ("label-reserve-short", [self.pieces(player["reserve"], short=True)]),
            ("label-goods", [[self.goods(one) for one in player["goods"]]]),
            ("label-staff", [list(self.staff_names(player))]),
            ("label-contracts-short", []),
        ]
        inner = half - self._label_width(left + right) - 1
        for rows in (left, right):
            rows[:] = [(key, [self.flow(items, inner) for items in lines]) for key, lines in rows]
        right[-1][1].append(self.contracts(player))
        if inner < NINE:
            lists = Group(self.small_yard(player["yard"]), self._lists(right + left[1:]))
            return self.frame(self.title(seat, broad), lists, width, INKS[seat])
        left[0][1].append(self.small_yard(player["yard"]))
        if not broad:
            return self.frame(self.title(seat, broad), self._lists(left[:1] + right + left[1:]), width, INKS[seat])
        grid = Table.grid(padding=(0, 2, 0, 0))
        grid.add_column(width=half)
        grid.add_row(self._lists(left), self._lists(right))
        return self.frame(self.title(seat, broad), grid, width, INKS[seat])

    def legend(self, width: int) -> Text:
        """What the symbols on parts and canals and the letters of employees mean."""
        return self.flow([*self.symbol_words((*t.SYMBOLS, *ON_CANALS)), *self.colour_words()], width)

    def symbol_words(self, symbols: Iterable[str]) -> list[Text]:
        """Symbols with what they are."""
        made = []
        for symbol in symbols:
            mark = (self.marks[symbol], f"bold {self.symbol_ink(symbol)}")
            made.append(Text.assemble(mark, (f" {self.texts(f'legend-{symbol}')}", QUIET)))
        return made

    def colour_words(self) -> list[Text]:
        """The letters of employees' colours."""
        made = []
        for colour in t.EMPLOYEE_COLOURS:
            words = {"mark": self.texts(f"mark-colour-{colour}"), "colour": self.texts(f"name-colour-{colour}")}
            made.append(Text(self.texts("legend-colour", **words), STAFF_INK[colour]))
        return made
