"""Shipyard in few lines: what a player needs around a question, on a terminal that cannot show the whole table."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from . import tables as t
from .table import OFFER, Drawer
from .table_canals import DOWN, Map
from .table_yards import COIN, CONTRACT_INK, FAINT, GOOD_INK, INKS, QUIET
from .terms import terms
from .wheel import steps_price

BUILDING = ("column", "part", "place", "last_part")
CANALS = ("canal", "cell", "turn")
SAILING = ("start", "move")
LOADING = ("ship", "launch", "load", "speed")
ABOUT = {
    "parts": BUILDING,
    "yard": (*BUILDING, *LOADING),
    "goods": ("goods", "trade", "good"),
    "exchange": ("goods", "trade", "good"),
    "rings": ("equipment", "crew", "gift"),
    "staff": ("search", "hire"),
    "canals": ("canal",),
    "map": (*CANALS, *SAILING),
    "row": ("tile", "act", "more", "final"),
}
"""What each part of the table is needed for."""
BROAD = 104
"""Columns from which on canals are drawn beside the parts."""
TALLEST = 3
"""Rows of canals that a map shows where there is little room."""


class Short(Drawer):
    """Line by line; what the pending decision is about comes in full."""

    def about(self, what: str) -> bool:
        """Whether the pending decision is about a part of the table."""
        return self.view["decision"] in ABOUT[what]

    def line(self, label: str, items: Iterable[Text], most: int = 1) -> Text:
        """A label and things after it, in at most so many lines; a thing is never broken."""
        made = Text(f" {label}" if label else "  ", "bold #c9c4b4", no_wrap=True)
        rows, column = 1, len(made)
        for number, item in enumerate(items):
            apart = "  " if number else " "
            if number and column + len(apart) + len(item) > self.width:
                if rows == most:
                    made.append(" …" if self.unicode else " ~", QUIET)
                    break
                made.append("\n   ")
                rows, column = rows + 1, 3
            else:
                made.append(apart)
                column += len(apart)
            made.append_text(item)
            column += len(item)
        lines = made.split("\n")
        for line in lines:
            line.truncate(self.width, overflow="ellipsis" if self.unicode else "crop")
        return Text("\n").join(lines)

    # -- the common area -----------------------------------------------------------------------------------------

    def top(self) -> Text:
        """Heading and gear."""
        gear = self.view["gear"]
        first, each = (int(self.options.get(key, value)) for key, value in self.GEAR_OPTIONS)
        to_drop = first - gear["moves"] if gear["moves"] < first else each - (gear["moves"] - first) % each
        made = self.heading()
        for key, given in (("label-drop", {"moves": to_drop}), ("label-rounds", {"rounds": gear["round_cubes"]})):
            made.append(self.dot + self.texts(key, **given), QUIET)
        made.no_wrap = True
        made.truncate(self.width, overflow="ellipsis" if self.unicode else "crop")
        return made

    def row_line(self) -> Text:
        """The action tiles from the last to the front, with cubes and the money that they bring."""
        row: list[dict[str, Any]] = self.view["row"]
        items = []
        for place in reversed(range(len(row))):
            shown = row[place]
            chairs = [chair for chair, cubes in enumerate(shown["cubes"]) for _ in range(cubes)]
            made = Text(self.texts(f"short-action-{shown['action']}"), QUIET if chairs else "bold #f4f1e6")
            for chair in chairs:
                made.append(*self.mark(chair, filled=True))
            money = shown["guilders"] + sum(any(ahead["cubes"]) for ahead in row[:place])
            if not chairs and money and not shown["leading"] and self.view["stage"] == "regular":
                made.append(f"+{money}{self.coin}", "#7fd1a0")
            items.append(made)
        items[-1].append(f" {self.texts('label-short-front')}", QUIET)
        return self.line(self.texts("label-short-row"), items)

    def offers(self) -> RenderableType:
        """Parts and goods side by side; where there is room for it, parts and canals, and the goods in a line."""
        grid = Table.grid(padding=(0, 1, 0, 0))
        grid.add_column(width=OFFER - 4)
        if self.width < BROAD:
            grid.add_row(self.part_offer(), Group(Text(""), self.goods_offer()))
            return Padding(grid, (0, 0, 0, 1))
        grid.add_row(self.part_offer(), self.canal_offer(self.width - OFFER))
        return Group(Padding(grid, (0, 0, 0, 1)), self.goods_line())

    def part_lines(self) -> list[Text]:
        """The parts by their symbols alone, from the free row up."""
        offer = self.view["offer"]
        made = []
        for columns in (("bow", "stern"), ("left", "right")):
            items: list[Text] = []
            for number, column in enumerate(columns):
                if number and column == "stern":
                    items.append(Text(self.texts("label-short-sterns"), "bold #c9c4b4"))
                elif number:
                    items.append(Text("|", FAINT))
                for row, part in enumerate(offer[column]):
                    if part is not None:
                        shown = self.symbols(part)
                        items.append(shown if number else self.price(self.view["part_prices"][row]) + " " + shown)
            label = "label-short-bows" if columns[0] == "bow" else "label-short-middles"
            made.append(self.line(self.texts(label), items))
        return made

    def goods_line(self) -> Text:
        """The goods tiles with their prices."""
        goods = self.view["goods"]
        items = [
            Text.assemble(self.price(price), " ", self.goods(tile))
            for tile, price in zip(goods["offer"], goods["prices"], strict=True)
            if tile is not None
        ]
        return self.line(self.texts("label-short-goods"), items)

    def ring_lines(self) -> list[Text]:
        """Crew and equipment: what each step gives and costs."""
        made = []
        for ring, name in ((t.CREW_RING, "crew"), (t.EQUIPMENT_RING, "equipment")):
            order = [t.PIECES[piece] for piece in t.RING_PIECE[ring]]
            at = order.index(self.view["wheel"][name])
            items = []
            for steps in range(1, len(order) + 1):
                piece = order[(at + steps) % len(order)]
                price = self.price(int(steps_price(steps, self._free_steps(ring))))
                words = (f"{self.texts(f'name-piece-{piece}')} ", self.piece_ink(piece))
                items.append(Text.assemble(words, price))
            made.append(self.line(self.texts(f"label-short-{name}"), items))
        return made

    def exchange_line(self) -> Text:
        """Prices of the next exchange and of those after it."""
        wheel = self.view["wheel"]
        prices: list[dict[str, int]] = wheel["exchange_prices"]
        counts = self.options.get("exchange_start_field") == "counts"
        order = [(wheel["exchange"] + steps) % len(prices) for steps in range(1, len(prices))]
        order = [space for space in order if space > 0 or counts]
        items = []
        for good in t.GOOD_IDS:
            name = (f"{self.texts(f'name-good-{good}')} ", GOOD_INK[good])
            items.append(Text.assemble(name, (str(prices[order[0]][good]), "bold")))
        later = [" ".join(str(prices[space][good]) for good in t.GOOD_IDS) for space in order[1:]]
        items.append(Text(f"{self.texts('label-short-then')} {self.dot.join(later)}", QUIET))
        return self.line(self.texts("label-short-exchange"), items)

    def canal_line(self) -> Text:
        """The canals on offer with their officials."""
        items = []
        for slot, canal in enumerate(self.view["canals"]["offer"]):
            if canal is not None:
                made = Text(f"{canal['id']} ", "#c9c4b4")
                for symbol in canal["symbols"].values():
                    made.append(self.marks[symbol], f"bold {self.symbol_ink(symbol)}")
                made.append(" ")
                items.append(made + self.price(self.view["canals"]["prices"][slot]))
        return self.line(self.texts("label-short-canals"), items)

    def staff_lines(self, most: int) -> Text:
        """Employees by the steps to them."""
        wheel = self.view["wheel"]
        spaces = len(wheel["employees"])
        items = []
        for steps in range(1, spaces + 1):
            posts = wheel["employees"][(wheel["hiring"] + steps) % spaces]
            price = self.price(int(steps_price(steps, self._free_steps(t.HIRING_RING))))
            names = [self._post(post) for post in posts if post["left"]]
            items.append(Text.assemble(price, (": ", QUIET), Text(", ", QUIET).join(names) or self.none()))
        return self.line(self.texts("label-short-staff"), items, most)

    # -- players -------------------------------------------------------------------------------------------------

    @property
    def own(self) -> int:
        """The player who looks."""
        seat = self.view["seat"] if self.view["seat"] is not None else self.view["actor"]
        return 0 if seat is None else int(seat)

    def own_lines(self) -> list[tuple[int, RenderableType]]:
        """Money, reserve, goods, staff, fleet, canals, contracts."""
        player, seat = self.players[self.own], self.own
        drawn = self.about("yard") or self.view["in_hand"]["ship"] is not None
        yard = self.yard(player["yard"], self.width - 2) if drawn else self.yard_line(player)
        goods = [Text.assemble((f"{one['id']} ", "#c9c4b4"), self.goods(one)) for one in player["goods"]]
        made: list[tuple[int, RenderableType]] = [
            (0, self.line(self.title(seat, broad=False).plain, self.pieces(player["reserve"], short=False), 2)),
            (1, yard),
        ]
        if self.view["cruise"] and self.view["actor"] == seat:
            made.append((0, self.flow_indented(self.cruise(self.width - 2))))
        if goods:
            made.append((0 if self.about("goods") else 2, self.line(self.texts("label-goods"), goods)))
        if player["employees"]:
            made.append((3, self.line(self.texts("label-staff"), self.staff_names(player), 2)))
        for ship in player["fleet"]:
            made.append((5, self.line(self.texts("label-fleet"), self.ship(ship, short=True))))
        if player["system"] and not self.about("map"):
            made.append((4, self.line(self.texts("label-sea"), self.sea(player))))
        return [*made, *self.contract_lines(player)]

    def flow_indented(self, text: Text) -> Text:
        """Lines a column further right."""
        return Text("\n").join(Text(" ") + line for line in text.split("\n"))

    def yard_line(self, player: dict[str, Any]) -> Text:
        """The nine places in a line with their numbers."""
        items = []
        for place, part in enumerate(player["yard"], 1):
            made = Text(str(place), QUIET)
            if part is not None:
                made.append({"bow": "◥" if self.unicode else "\\"}.get(part["kind"], " "), QUIET)
                made.append_text(self.symbols(part))
                made.append({"stern": "◤" if self.unicode else "/"}.get(part["kind"], ""), QUIET)
            items.append(made)
        return self.line(self.texts("label-yard"), items)

    def contract_lines(self, player: dict[str, Any]) -> list[tuple[int, RenderableType]]:
        """Own contracts: their names and points, and where there is room what each pays."""
        items, full = [], []
        for one in player["contracts"]["held"] or []:
            colour = t.CONTRACT_COLOURS[int(t.CONTRACT_COLOUR[t.CONTRACTS.index(one["id"])])]
            name = Text(self.texts(f"name-contract-{one['id']}"), f"bold {CONTRACT_INK[colour]}")
            points = (f" {self.texts('label-points', points=one['points'])}", COIN if one["points"] else FAINT)
            items.append(Text.assemble(name, points))
            full.append(Padding(items[-1] + Text(f"  {self.plain(terms(one['id']))}", QUIET), (0, 0, 0, 1)))
        if not items:
            return []
        return [(7, Group(*full)), (-7, self.line(self.texts("label-contracts"), items, 2))]

    def other_line(self, seat: int, most: int) -> Text:
        """Another player in so many lines at most."""
        player = self.players[seat]
        fleet = [Text(self.texts("label-points", points=ship["points"]), COIN) for ship in player["fleet"]]
        items = [
            self.small_yard(player["yard"]),
            *self.pieces(player["reserve"], short=True),
            *(self.goods(one) for one in player["goods"]),
            *self.staff_names(player),
            *([Text(f"{self.texts('label-fleet')} ", QUIET) + Text(" ").join(fleet)] if fleet else []),
            *self.sea(player),
        ]
        made = self.line(self.title(seat, broad=False).plain, items, most)
        made.stylize(f"bold {INKS[seat]}", 1, 2 + len(self.name(seat)))
        return made

    def others_lines(self, most: int) -> list[RenderableType]:
        """The other players, or the solo opponents."""
        if self.view["solo"]:
            return [self.line("", self.solo())]
        return [self.other_line(seat, most) for seat in range(len(self.players)) if seat != self.own]

    def map_block(self, rows: int | None) -> list[RenderableType]:
        """The own canals as a map, if there are any."""
        player = self.players[self.own]
        if not player["system"]:
            return []
        height = None if rows is None else rows * DOWN + 1
        drawn = Map(player, self.marks, INKS[self.own], self.width - 2, self.unicode, height)
        more = [Text(f" {self.texts('label-more-canals', count=drawn.hidden)}", QUIET)] if drawn.hidden else []
        return [drawn.text(), *more]

    # -- all of it -----------------------------------------------------------------------------------------------

    def with_common_area(self) -> RenderableType:
        """The common area in full, the players in short."""
        people = [line for rank, line in self.own_lines() if rank >= 0]
        area = self.wide(self.width) if self.width >= 100 else self.narrow(self.width)
        return Group(self.top(), self.action_row(self.width), *area, *self.others_lines(2), *people)

    def lines(self) -> list[tuple[int, RenderableType]]:
        """Everything line by line, with a rank: what has the highest is left out first; below zero stands what
        takes the place of something that was left out."""
        made: list[tuple[int, RenderableType]] = [(0, self.top()), (self.rank("row", 7), self.row_line())]
        if self.about("parts"):
            made.append((0, self.offers()))
        else:
            made += [(6, self.offers()), *((-6, line) for line in (*self.part_lines(), self.goods_line()))]
        made += [(self.rank("rings", 2), line) for line in self.ring_lines()]
        if self.about("exchange"):
            made += [(0, Padding(self.exchange_prices(), (0, 0, 0, 1))), (1, self.goods_line())]
        else:
            made.append((4, self.exchange_line()))
        if self.about("canals"):
            made.append((0, self.canal_offer(self.width - 2)))
        elif self.width < BROAD or not self.about("parts"):
            made.append((-6 if self.width >= BROAD else 3, self.canal_line()))
        made.append((self.rank("staff", 7), self.staff_lines(8)))
        made += [(5, line) for line in self.others_lines(2)] + [(-5, line) for line in self.others_lines(1)]
        if self.about("map"):
            for order, rows in ((1, None), (-1, TALLEST)):
                made += [(order, block) for block in self.map_block(rows)]
        return [*made, *self.own_lines(), (8, self.legend(self.width - 1))]

    def rank(self, what: str, otherwise: int) -> int:
        """The rank of a part of the table: the pending decision is about it, or not."""
        return 0 if self.about(what) else otherwise


def chosen(lines: list[tuple[int, RenderableType]], most: int) -> Group:
    """The lines up to a rank; one below zero stands in for what has the same rank above zero."""
    return Group(*(line for rank, line in lines if 0 <= rank <= most or (rank < 0 and -rank > most)))


def forms(view: dict[str, Any], width: int, unicode: bool, options: dict[str, Any]) -> Iterator[RenderableType]:
    """The table from fuller to shorter forms: the players in short, then all of it line by line with less and less."""
    drawer = Short(view, max(80, min(width, 132)), unicode, options)
    yield drawer.with_common_area()
    lines = drawer.lines()
    for most in range(max(rank for rank, _ in lines), -1, -1):
        yield chosen(lines, most)
