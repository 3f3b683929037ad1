"""The whole table of Hamburgum drawn for a terminal: map, harbour, rondel, market, officials and households.

Everything is drawn from a view, so nothing hidden can be shown, and from the coordinates of the component files, so a
corrected map is drawn as corrected. Players have a shape and a colour; without colours the shapes are enough.
"""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Any

from rich import box
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.style import Style
from rich.table import Table
from rich.text import Text

from wharfinger.games.terminal import COIN, FAINT, INKS, LABEL, LETTERS, MUTED, QUIET, SHAPES, SHIP, Canvas
from wharfinger.kernel.texts import Texts, catalogue

from .. import data as t

PAINT = {
    "red": "#d5483c",
    "blue": "#3f74d1",
    "green": "#2f9e57",
    "violet": "#9660c4",
    "white": "#e8e6dc",
    "yellow": "#d9b92c",
}
GROUND = {
    "red": "#38201f",
    "blue": "#1d2942",
    "green": "#1c3325",
    "violet": "#2f2440",
    "white": "#3a3933",
    "yellow": "#39331a",
}
WATER, FIELDS = "#12324f", "#161b16"
GOODS_INK = {"beer": "#e0b040", "sugar": "#f2f2f2", "cloth": "#58c26a"}
ITEM_INK = {**GOODS_INK, "timber": "#b98552", "brick": "#d2664f", "bell": "#d8c15a"}
SIDE = 34
CITY_ROWS, LEAST_ROWS = 20, 14
HARBOUR_ROWS, FRAME = 4, 2
RING = ((17, 0), (21, 3), (21, 6), (17, 9), (4, 9), (0, 6), (0, 3), (4, 0))
"""Where the eight spaces stand, clockwise from the first."""
EXTRAS = frozenset({"score"})
"""Decisions that come when all that has to be done in a turn is done."""


class Drawer:
    """One drawing: the view, the catalogue and how the terminal wants it."""

    def __init__(self, view: dict[str, Any], width: int, unicode: bool, options: dict[str, Any]) -> None:
        self.view, self.width, self.unicode, self.options = view, width, unicode, options
        self.texts: Texts = catalogue(Path(__file__).parents[1] / "texts")
        self.shapes = SHAPES if unicode else LETTERS
        self.players: list[dict[str, Any]] = view["players"]
        self.rows = CITY_ROWS
        """The height of the map without the harbour."""

    def mark(self, seat: int, filled: bool = False) -> tuple[str, str]:
        """A player's shape and style."""
        return self.shapes[seat], f"bold #101010 on {INKS[seat]}" if filled else f"bold {INKS[seat]}"

    def name(self, seat: int) -> Text:
        """A player's shape and name."""
        shape, style = self.mark(seat)
        return Text(f"{shape} {self.view['names'][seat]}", style, no_wrap=True, overflow="ellipsis")

    # -- the city ------------------------------------------------------------------------------------------------

    def city(self, width: int) -> Text:
        """The map with its churches and sites, and the harbour in the river below."""
        canvas = Canvas(width, self.rows + HARBOUR_ROWS, self.unicode)
        at = {place: self._at(xy, width) for place, xy in t.XY.items()}
        self._ground(canvas, at, width)
        churches = [(church, *self._place(canvas, at[church], self._width(church), 2)) for church in t.CHURCHES]
        for church, x, y in churches:
            at[church] = (x + self._width(church) // 2, y)
            self._church(canvas, church, x, y)
        for site in t.SITES:
            x, y = self._place(canvas, at[site], 5, 1)
            at[site] = (x + 2, y)
            self._site(canvas, site, x, y)
        for one, other in t.LINES:
            seat = self._holder(one, other)
            canvas.line(*at[one], *at[other], QUIET if seat is None else INKS[seat])
        for place, (x, y) in at.items():  # lines were drawn below the labels, but took their ink
            if place in t.SITES:
                self._site(canvas, place, x - 2, y)
        for church, x, y in churches:
            self._church(canvas, church, x, y)
        self._harbour(canvas)
        return canvas.text()

    def _at(self, xy: Any, width: int) -> tuple[int, int]:
        xs, ys = [p[0] for p in t.XY.values()], [p[1] for p in t.XY.values()]
        across = (xy[0] - min(xs)) / max(1, max(xs) - min(xs))
        down = (xy[1] - min(ys)) / max(1, max(ys) - min(ys))
        return 3 + round(across * (width - 7)), 1 + round(down * (self.rows - 2))

    def _ground(self, canvas: Canvas, at: dict[str, tuple[int, int]], width: int) -> None:
        """Each spot belongs to the parish of the nearest place; far from all are fields, south of them the river."""
        parish = {church: church for church in t.CHURCHES} | {
            site: t.CHURCHES[int(t.SITE_PARISH[k])] for k, site in enumerate(t.SITES)
        }
        within = [[False] * width for _ in range(canvas.height)]
        for x in range(width):
            for y in range(canvas.height):
                reach, nearest = min((((x - px) / 2.0) ** 2 + (y - py) ** 2, place) for place, (px, py) in at.items())
                within[y][x] = reach <= 9.5 and y < self.rows
                canvas.ground(x, y, 1, 1, GROUND.get(t.COLOURS[t.CHURCHES.index(parish[nearest])], FIELDS))
        for x in range(width):
            column = [y for y in range(canvas.height) if within[y][x]]
            for y in range(canvas.height):
                row = [k for k in range(width) if within[y][k]]
                enclosed = bool(row and column) and row[0] < x < row[-1] and column[0] < y < column[-1]
                if within[y][x] or enclosed:
                    continue
                south = y > column[-1] if column else y >= self.rows // 2
                canvas.ground(x, y, 1, 1, WATER if south else FIELDS)
                if south and self.unicode and (3 * x + 7 * y) % 23 == 0:
                    canvas.marks[y][x] = "~"
                    canvas.inks[y][x] += Style.parse("#2b5f8a")

    def _place(self, canvas: Canvas, middle: tuple[int, int], width: int, height: int) -> tuple[int, int]:
        """The free spot nearest to where a label belongs."""
        spots = [(dx, dy) for dx in range(-8, 9) for dy in range(-3, 4)]
        for dx, dy in sorted(spots, key=lambda spot: (abs(spot[0]) + 3 * abs(spot[1]), spot)):
            x, y = middle[0] - width // 2 + dx, middle[1] + dy
            if all(canvas.free(x, y + row, width, apart=1) for row in range(height)) and y + height <= self.rows + 1:
                return x, y
        return middle[0] - width // 2, middle[1]

    def _holder(self, one: str, other: str) -> int | None:
        """The player who holds both ends of a line: own sites, churches given to."""
        for seat in range(len(self.players)):
            ends = 0
            for place in (one, other):
                church = self.view["churches"].get(place)
                own = seat in church["donors"] if church else self.view["sites"][place]["owner"] == seat
                ends += bool(own)
            if ends == 2:
                return seat
        return None

    def _width(self, church: str) -> int:
        return max(5, len(self.texts(f"short-church-{church}")))

    def _church(self, canvas: Canvas, church: str, x: int, y: int) -> None:
        """The name on the church's colour; below it five parts, each with its donor's shape."""
        shown = self.view["churches"][church]
        width = self._width(church)
        dark = shown["colour"] in ("white", "yellow")
        paint = PAINT.get(shown["colour"], "#888888")
        label = self.texts(f"short-church-{church}").center(width)
        canvas.write(x, y, label, f"bold {'#1a1a1a' if dark else '#ffffff'} on {paint}")
        left = x + (width - t.PARTS) // 2
        for part in range(t.PARTS):
            if part < len(shown["donors"]):
                canvas.write(left + part, y + 1, *self.mark(shown["donors"][part], filled=True))
            else:
                canvas.write(left + part, y + 1, "▯" if self.unicode else ".", f"{paint} on #101010")

    def _site(self, canvas: Canvas, site: str, x: int, y: int) -> None:
        """Id and type; between them the owner's shape."""
        shown = self.view["sites"][site]
        short = self.texts(f"short-type-{shown['type']}")
        if shown["owner"] is None:
            canvas.write(x, y, site.ljust(2), "bold #f4f1e6 on #3b3a35")
            canvas.write(x + 2, y, "·" if self.unicode else "-", f"{QUIET} on #3b3a35")
            canvas.write(x + 3, y, short, f"{LABEL} on #3b3a35")
        else:
            shape, style = self.mark(shown["owner"], filled=True)
            canvas.write(x, y, f"{site.ljust(2)}{shape}{short}", style)

    def _harbour(self, canvas: Canvas) -> None:
        """Three berths in the river, berth 3 (where ships arrive) on the right."""
        third = (canvas.width - 8) // 3
        seats = len(self.players)
        apart = 3 if 3 * seats < third else 2
        canvas.write(1, self.rows + 2, self.texts("label-elbe"), f"italic #6fa8d6 on {WATER}")
        for number, berth in enumerate(self.view["harbour"]):
            x = 9 + number * third
            label = self.texts("label-berth", berth=berth["berth"], room=berth["capacity"])
            canvas.write(x, self.rows + 1, label, f"{SHIP} on {WATER}")
            ships: list[tuple[str, str]] = []
            for seat, amount in enumerate(berth["ships"]):
                ships += [self.mark(seat, filled=True)] * amount
            ships += [("D", "bold #f4f1e6 on #55524a")] * berth["dutchmen"]
            for place in range(seats):
                if place < len(ships):
                    canvas.write(
                        x + apart * place,
                        self.rows + 2,
                        f"{ships[place][0]}{'◗' if self.unicode else '>'}",
                        ships[place][1],
                    )
                else:
                    canvas.write(
                        x + apart * place, self.rows + 2, "──" if self.unicode else "--", f"#4d7ea6 on {WATER}"
                    )

    # -- the side ------------------------------------------------------------------------------------------------

    def rondel(self, width: int) -> Text:
        """The ring of spaces, the pieces on it, and what each space costs the player to move."""
        canvas = Canvas(width, 11, self.unicode)
        centre, spread = width // 2, (width - 30) // 2
        actor = self.view["actor"]
        ring = MUTED
        for x, y, text in ((14, 0, "─→"), (20, 2, "╲"), (24, 5, "↓"), (20, 8, "╱"), (14, 9, "←─"), (6, 8, "╲"),
                           (3, 5, "↑"), (6, 2, "╱")):  # fmt: skip
            if self.unicode:
                canvas.write(x + spread, y, text, ring)
        for number, space in enumerate(t.SPACES):
            x, y = RING[number][0] + spread, RING[number][1]
            pieces = [seat for seat, player in enumerate(self.players) if player["space"] == space]
            canvas.write(x, y, self.texts(f"name-space-{space}"), "bold")
            if actor is not None:
                cost = self.players[actor]["move_costs"][space]
                payable = cost <= max(0, self.players[actor]["prestige"])
                label = self.texts("label-cost", cost=cost) if cost else self.texts("label-free")
                canvas.write(x, y + 1, label, "#7fd1a0" if cost == 0 else "#e0b040" if payable else f"strike {QUIET}")
                x += len(label) + 1
            for k, seat in enumerate(pieces):
                canvas.write(x + k, y + 1, *self.mark(seat, filled=True))
        off = [seat for seat, player in enumerate(self.players) if player["space"] is None]
        if off:
            label = self.texts("label-start")
            canvas.write(centre - len(label) // 2, 4, label, f"italic {QUIET}")
            for k, seat in enumerate(off):
                canvas.write(centre - len(off) + 2 * k + 1, 5, *self.mark(seat, filled=True))
        return canvas.text()

    def tokens_left(self) -> Table:
        """The tokens still lying at each church; the counted type and the values are the church's own."""
        grid = Table.grid(padding=(0, 1))
        for number, church in enumerate(t.CHURCHES):
            shown = self.view["churches"][church]
            style = f"strike {QUIET}" if shown["completed"] else f"bold {PAINT.get(shown['colour'], '')}"
            row = [Text(self.texts(f"short-church-{church}"), style)]
            for kind in t.KINDS:
                row.append(self._token_left(number, kind) if kind in shown["tokens"] else Text(""))
            grid.add_row(*row)
        return grid

    def tokens_mean(self) -> str:
        """What the letters of the tokens stand for."""
        points, tokens, ships = (int(t.TOKEN_VALUE[0, kind]) for kind in (t.KIND.points, t.KIND.tokens, t.KIND.ships))
        return self.texts("label-tokens-mean", points=points, tokens=tokens, ships=ships)

    def completion(self) -> str:
        """What completing the next church brings, and the later ones."""
        done = sum(church["completed"] for church in self.view["churches"].values())
        left = [int(bonus) for bonus in t.BONUS[done:]]
        later = ", ".join(map(str, left[1:]))
        return self.texts("label-completion", bonus=left[0] if left else 0, later=later or "none")

    def _token_left(self, church: int, kind: str) -> Text:
        letter = self.texts(f"token-{kind}")
        if kind == "building":
            counted = self.texts(f"short-type-{t.TYPES[t.TOKEN_TYPE[church]]}")
            letter += f"{t.TOKEN_VALUE[church, t.KIND.building]}{counted}"
        elif kind == "citizens":
            letter += str(t.TOKEN_VALUE[church, t.KIND.citizens])
        return Text(letter + self._unsure(f"{t.CHURCHES[church]}_{kind}"), "bold #f4f1e6 on #44403a")

    def _unsure(self, token: str) -> str:
        """The mark of a reconstructed token."""
        return self.texts("mark-reconstructed") if token in t.TOKENS_RECONSTRUCTED else ""

    def prices(self) -> Text:
        """What a unit brings when it is shipped, and at home."""
        made = Text(no_wrap=True)
        for good, price in self.view["prices"].items():
            made.append(f"{self.texts(f'name-good-{good}')} ", GOODS_INK[good])
            made.append(f"{price}  ", "bold")
        made.rstrip()
        return made

    # -- the strips ----------------------------------------------------------------------------------------------

    def depot(self) -> Text:
        """The price of a purchase by its number of units."""
        made = Text(no_wrap=True)
        half = len(t.DEPOT_PRICE) // 2
        for units in range(1, len(t.DEPOT_PRICE)):
            made.append("\n" if units == half + 1 else " " if units > 1 else "")
            made.append(f"{units}:", QUIET)
            made.append(str(int(t.DEPOT_PRICE[units])), "bold")
        return made

    def officials(self) -> Text:
        """Who comes next, who else is left."""
        shown = self.view["officials"]
        made = Text(f" {self.texts('label-officials')} ", "bold")
        if shown["mode"] == "advanced_choice":
            made.append(self.listed(shown["visible"]) or self.texts("label-none"), COIN)
            return made
        if shown["visible"]:
            top = shown["visible"][0]
            made.append(f" {self.texts('label-next')} ", QUIET)
            made.append(f"{self.official(top)} ({self.official_effect(top)})", f"bold {COIN}")
            rest = shown["visible"][1:]
            if rest:
                made.append(f" {self.texts('label-then')} {self.listed(rest)}", QUIET)
        if shown["hidden"]:
            made.append(f"  {self.texts('label-hidden', count=len(shown['hidden']))}: ", QUIET)
            made.append(self.listed(shown["hidden"]), QUIET)
        if not shown["visible"] and not shown["hidden"]:
            made.append(self.texts("label-none"), QUIET)
        return made

    def official(self, official: str) -> str:
        """An official's name."""
        return self.texts(f"name-official-{official}")

    def listed(self, officials: list[str]) -> str:
        """Officials by name; of several with one name only the first has it, the others their number."""
        words: list[str] = []
        for before, official in zip(["", *officials], officials, strict=False):
            same = before.rstrip("1234567") == official.rstrip("1234567") != official
            words.append(official[-1] if same else self.official(official))
        return ", ".join(words)

    def official_effect(self, official: str) -> str:
        """What an official brings, in a few words."""
        money = int(t.OFFICIAL_MONEY[t.OFFICIALS.index(official)])
        return self.texts(f"official-{official.rstrip('_1234567')}", money=money)

    def types(self) -> Text:
        """What the short words on the sites mean."""
        made = Text(" ", no_wrap=True, overflow="ellipsis")
        for kind in t.TYPES:
            made.append(self.texts(f"short-type-{kind}"), f"bold {LABEL}")
            made.append(f" {self.texts(f'name-type-{kind}')}  ", QUIET)
        made.append("D", "bold")
        made.append(f" {self.texts('label-dutchman')}", QUIET)
        return made

    def legend(self) -> Text:
        """What the short words on the sites and the letters of the tokens mean, and what churches bring."""
        made = Text("\n").join((self.types(), Text(f" {self.tokens_mean()}", QUIET)))
        made.append(f"{chr(10) if self.width < 132 else ' · '} {self.completion()}", QUIET)
        return made

    # -- the households ------------------------------------------------------------------------------------------

    def households(self) -> Table:
        """One column for each player."""
        table = Table(box=box.SIMPLE_HEAD, expand=True, padding=(0, 1, 0, 0), pad_edge=False, header_style="")
        table.add_column("", width=17, no_wrap=True, style=QUIET)
        for seat in range(len(self.players)):
            header = self.name(seat)
            if seat == self.view["actor"]:
                header.stylize("reverse")
            table.add_column(header, ratio=1, overflow="fold")
        money = str(self.options.get("money_name", self.texts("label-money")))
        table.add_row(self.texts("label-prestige"), *(self._prestige(seat) for seat in range(len(self.players))))
        table.add_row(money, *(Text(str(player["money"]), f"bold {COIN}") for player in self.players))
        table.add_row(self.texts("label-goods"), *(self._items(p, t.GOODS) for p in self.players))
        table.add_row(self.texts("label-materials"), *(self._items(p, t.STOCK[len(t.GOODS) :]) for p in self.players))
        table.add_row(self.texts("label-ships"), *(self._ships(player) for player in self.players))
        table.add_row(self.texts("label-unscored"), *(self._unscored(player) for player in self.players))
        table.add_row(self.texts("label-scored"), *(self._scored(player) for player in self.players))
        table.add_row(self.texts("label-buildings"), *(self._buildings(player) for player in self.players))
        return table

    def _prestige(self, seat: int) -> Text:
        made = Text(str(self.players[seat]["prestige"]), "bold")
        made.append(f" ({self.view['scores'][seat]})", QUIET)
        return made

    def _items(self, player: dict[str, Any], items: Iterable[str]) -> Text:
        made = Text()
        for item in items:
            amount = player["stock"][item]
            made.append(f"{amount:>2} ", f"bold {ITEM_INK[item]}" if amount else FAINT)
        return made

    def _ships(self, player: dict[str, Any]) -> Text:
        made = Text()
        for berth in reversed(t.BERTHS):
            amount = player["ships"][berth]
            made.append(f"{amount:>2} ", f"bold {SHIP}" if amount else FAINT)
        made.append(f" +{player['supply']}", QUIET)
        return made

    def _token(self, token: dict[str, Any]) -> tuple[str, str]:
        church, kind = token["id"].split("_", 1)
        paint = PAINT.get(self.view["churches"][church]["colour"], "")
        return f"{self.texts(f'short-church-{church}')[:3]}:{self.texts(f'token-{kind}')}", paint

    def _unscored(self, player: dict[str, Any]) -> Text:
        made = Text()
        for token in player["tokens"]:
            if not token["scored"]:
                label, paint = self._token(token)
                made.append(f"{label}{self._unsure(token['id'])}={token['value']} ", f"bold {paint}")
        return made or Text(self.texts("label-none"), FAINT)

    def _scored(self, player: dict[str, Any]) -> Text:
        """Letters of the scored tokens by church."""
        made = Text()
        for church in t.CHURCHES:
            kinds = [token["id"].split("_", 1)[1] for token in player["tokens"]
                     if token["scored"] and token["id"].startswith(f"{church}_")]  # fmt: skip
            if kinds:
                letters = "".join(self.texts(f"token-{kind}") for kind in kinds)
                paint = PAINT.get(self.view["churches"][church]["colour"], "")
                made.append(f"{self.texts(f'short-church-{church}')[:3]}:{letters} ", paint)
        return made or Text(self.texts("label-none"), FAINT)

    def _buildings(self, player: dict[str, Any]) -> Text:
        made = Text()
        for kind in t.TYPES:
            sites = [site for site in player["sites"] if self.view["sites"][site]["type"] == kind]
            if sites:
                made.append(f"{self.texts(f'short-type-{kind}')}:", QUIET)
                made.append(f"{','.join(sites)} ", "bold")
        if player["church_builder"]:
            made.append(self.texts("label-builder"), f"italic {COIN}")
        return made or Text(self.texts("label-none"), FAINT)

    # -- all of it -----------------------------------------------------------------------------------------------

    def heading(self) -> Text:
        """Game, round, who decides."""
        made = Text(f" {self.texts('label-title')}", "bold")
        made.append(f" · {self.texts('label-round', round=self.view['round'])}", QUIET)
        if self.view["actor"] is not None:
            made.append(" · ")
            made.append_text(self.name(self.view["actor"]))
        return made

    def frame(self, key: str, inside: RenderableType, width: int, padding: int = 1, **arguments: Any) -> Panel:
        """A frame with its title."""
        title = Text(self.texts(key, **arguments), f"bold {LABEL}")
        return Panel(
            inside,
            title=title,
            title_align="left",
            box=box.ROUNDED,
            border_style=FAINT,
            padding=(0, padding),
            width=width,
        )

    def side(self) -> list[RenderableType]:
        """Rondel, churches and market, in frames."""
        return [
            self.frame("label-rondel", self.rondel(SIDE - 4), SIDE),
            self.frame(
                "label-churches-reconstructed" if t.TOKENS_RECONSTRUCTED else "label-churches", self.tokens_left(), SIDE
            ),
            self.frame("label-market", Group(self.prices(), self.depot()), SIDE, price=int(t.HOME_PRICE)),
        ]

    def map(self, width: int) -> Panel:
        """The city in its frame."""
        title = "label-city-reconstructed" if t.MAP_RECONSTRUCTED else "label-city"
        return self.frame(title, self.city(width - 2), width, padding=0)

    def draw(self) -> RenderableType:
        """The table."""
        width = max(80, min(self.width, 132))
        side = Table.grid()
        for frame in self.side():
            side.add_row(frame)
        main = Table.grid()
        main.add_row(self.map(width - SIDE), side)
        return Group(self.heading(), main, self.legend(), self.officials(), self.households())

    def pages(self, room: int) -> list[RenderableType]:
        """The table in parts that are not higher than the room."""
        width = max(80, min(self.width, 132))
        self.rows = max(LEAST_ROWS, min(CITY_ROWS, room - HARBOUR_ROWS - FRAME - 1))
        rondel, churches, market = self.side()
        beside = Table.grid()
        beside.add_row(Group(churches, market), rondel)
        words = Group(self.legend(), self.officials())
        return [Group(self.heading(), self.map(width)), beside, words, self.households()]


def draw(
    view: dict[str, Any], width: int = 100, unicode: bool = True, options: dict[str, Any] | None = None
) -> RenderableType:
    """The whole table of a view, for a terminal of some width."""
    return Drawer(view, width, unicode, options or {}).draw()


def pages(
    view: dict[str, Any], width: int, room: int, unicode: bool = True, options: dict[str, Any] | None = None
) -> list[RenderableType]:
    """The whole table in parts, none of them higher than the room."""
    return Drawer(view, width, unicode, options or {}).pages(room)


def scores(view: dict[str, Any], places: list[int], unicode: bool = True) -> RenderableType:
    """Points by category, as if the game ended now, and the places."""
    drawer = Drawer(view, 100, unicode, {})
    table = Table(box=box.SIMPLE_HEAD, header_style="")
    table.add_column(drawer.texts("label-category"), style=QUIET)
    for seat in range(len(drawer.players)):
        table.add_column(drawer.name(seat), justify="right")
    players = drawer.players
    table.add_row(drawer.texts("label-final-track"), *(str(player["prestige"]) for player in players))
    table.add_row(drawer.texts("label-final-tokens"), *(str(player["final"]["tokens"]) for player in players))
    worth = [view["scores"][seat] - p["prestige"] - p["final"]["tokens"] for seat, p in enumerate(players)]
    table.add_row(
        drawer.texts("label-final-stock"),
        *(f"{points} ({player['final']['money']})" for points, player in zip(worth, players, strict=True)),
        end_section=True,
    )
    table.add_row(drawer.texts("label-total"), *(Text(str(points), "bold") for points in view["scores"]))
    table.add_row(drawer.texts("label-place"), *(Text(f"{place}.", "bold") for place in places))
    return table
