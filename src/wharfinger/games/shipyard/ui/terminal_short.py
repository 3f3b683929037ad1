"""Shipyard in few lines: what a player needs around a question, on a terminal that cannot show the whole table."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from wharfinger.games.terminal import COIN, FAINT, INDENT, INKS, LABEL, QUIET, Row, flow

from .. import data as t
from ..rules.wheel import steps_price
from .terminal import OFFER, Drawer
from .terminal_canals import DOWN, Map
from .terminal_yards import CONTRACT_INK, GOOD_INK, ON_CANALS
from .terms import terms

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
LEVELS, LEAST = 9, 30
"""Levels of detail; and lines that it takes to show the common area in full."""
LOWEST, TALLEST = 2, 3
"""Rows of canals that a map shows where there is little room, or a little more."""


class Short(Drawer):
    """Line by line; what the pending decision is about comes in full."""

    def about(self, what: str) -> bool:
        """Whether the pending decision is about a part of the table."""
        return self.view["decision"] in ABOUT[what]

    def line(self, label: str, items: Iterable[Text], most: int = 1) -> Text:
        """A label and things after it, in at most so many lines; a thing is never broken."""
        head = Text(f" {label} " if label else INDENT, f"bold {LABEL}", no_wrap=True)
        return flow(head, items, self.width, most, self.unicode)

    # -- the common area -----------------------------------------------------------------------------------------

    def top(self) -> Text:
        """Heading and gear."""
        gear = self.view["gear"]
        first, each = (int(self.options.get(key, value)) for key, value in self.GEAR_OPTIONS)
        to_drop = first - gear["moves"] if gear["moves"] < first else each - (gear["moves"] - first) % each
        falls = f"{self.texts('label-gear')} {self.texts('label-drop', moves=to_drop)}"
        made = self.heading()
        for said in (falls, self.texts("label-rounds", rounds=gear["round_cubes"])):
            made.append(self.dot + said, QUIET)
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
                    items.append(Text(self.texts("label-short-sterns"), f"bold {LABEL}"))
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
        for ring, name in ((t.RING.crew, "crew"), (t.RING.equipment, "equipment")):
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
                made = Text(f"{canal['id']} ", LABEL)
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
            price = self.price(int(steps_price(steps, self._free_steps(t.RING.hiring))))
            names = [self._post(post) for post in posts if post["left"]]
            items.append(Text.assemble(price, (": ", QUIET), Text(", ", QUIET).join(names) or self.none()))
        return self.line(self.texts("label-short-staff"), items, most)

    # -- players -------------------------------------------------------------------------------------------------

    @property
    def own(self) -> int:
        """The player who looks."""
        seat = self.view["seat"] if self.view["seat"] is not None else self.view["actor"]
        return 0 if seat is None else int(seat)

    def own_rows(self) -> Iterator[Row]:
        """Money, reserve, yard, goods, staff, fleet, canals, contracts."""
        player, seat = self.players[self.own], self.own
        yield self.row(
            0, self.line(self.title(seat, broad=False).plain, self.pieces(player["reserve"], short=False), 2)
        )
        if self.about("yard") or self.view["in_hand"]["ship"] is not None:
            yield self.row(1, self.yard(player["yard"], self.width - 2))
        else:
            yield self.row(2 if self.about("map") else 1, self.yard_line(player))
        if self.view["cruise"] and self.view["actor"] == seat:
            yield self.row(0, self.flow_indented(self.cruise(self.width - 2)))
        if player["goods"]:
            goods = [Text.assemble((f"{one['id']} ", LABEL), self.goods(one)) for one in player["goods"]]
            yield self.row(self.level("goods", 3), self.line(self.texts("label-goods"), goods))
        if player["employees"]:
            yield self.row(4, self.line(self.texts("label-staff"), self.staff_names(player), 2))
        if player["system"] and not self.about("map"):
            yield self.row(5, self.line(self.texts("label-sea"), self.sea(player)))
        for ship in player["fleet"]:
            yield self.row(6, self.line(self.texts("label-fleet"), self.ship(ship, short=True)))
        if player["contracts"]["held"]:
            short, full = self.contract_lines(player["contracts"]["held"])
            yield self.row(2, short, 8)
            yield self.row(8, full)

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

    def contract_lines(self, held: list[dict[str, Any]]) -> tuple[RenderableType, RenderableType]:
        """Own contracts: their names and points, and the same with what each pays."""
        items, full = [], []
        for one in held:
            colour = t.CONTRACT_COLOURS[int(t.CONTRACT_COLOUR[t.CONTRACTS.index(one["id"])])]
            name = Text(self.texts(f"name-contract-{one['id']}"), f"bold {CONTRACT_INK[colour]}")
            points = (f" {self.texts('label-points', points=one['points'])}", COIN if one["points"] else FAINT)
            items.append(Text.assemble(name, points))
            full.append(Padding(items[-1] + Text(f"  {self.plain(terms(one['id']))}", QUIET), (0, 0, 0, 1)))
        return self.line(self.texts("label-contracts"), items, 2), Group(*full)

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

    def row(self, first: int, part: RenderableType, end: int = LEVELS) -> Row:
        """A part that is shown from a level of detail on, and up to another."""
        return range(first, end), part

    def level(self, what: str, otherwise: int) -> int:
        """The first level of a part: the least if the pending decision is about it."""
        return 0 if self.about(what) else otherwise

    def with_common_area(self) -> RenderableType:
        """The common area in full, the players in short."""
        people = [part for levels, part in self.own_rows() if LEVELS - 1 in levels]
        area = self.wide(self.width) if self.width >= 100 else self.narrow(self.width)
        return Group(self.top(), self.action_row(self.width), *area, *self.others_lines(2), *people)

    def by_level(self) -> Iterator[Row]:
        """Everything line by line, with the levels of detail on which it is shown."""
        yield self.row(0, self.top())
        yield self.row(self.level("row", 8), self.row_line())
        yield from self.offer_rows()
        for part in self.others_lines(1):
            yield self.row(self.about("map"), part, 6)
        for part in self.others_lines(2):
            yield self.row(6, part)
        for first, end, rows in ((0, 1, LOWEST), (1, 3, TALLEST), (3, LEVELS, None)) if self.about("map") else ():
            for part in self.map_block(rows):
                yield self.row(first, part, end)
        yield from self.own_rows()
        canals = self.about("map") or self.about("canals")
        yield self.row(1 if canals or self.about("parts") else 6, self.line("", self.symbol_words(t.SYMBOLS)))
        yield self.row(1 if canals else 7, self.line("", self.symbol_words(ON_CANALS)))
        yield self.row(self.level("staff", 8), self.line("", self.colour_words()))

    def offer_rows(self) -> Iterator[Row]:
        """Parts, goods, rings, exchange, canals and employees: all of them where an action is chosen."""
        choosing = self.about("row")
        yield self.row(self.level("parts", 7), self.offers())
        for part in () if self.about("parts") else self.part_lines():
            yield self.row(0 if choosing else 4, part, 7)
        if not self.about("parts"):
            yield self.row(1 if self.about("goods") else 2 if choosing else 4, self.goods_line(), 7)
        for part in self.ring_lines():
            yield self.row(self.level("rings", 1 if choosing else 5), part)
        if self.about("exchange"):
            yield self.row(0, Padding(self.exchange_prices(), (0, 0, 0, 1)))
        else:
            yield self.row(4 if choosing else 5, self.exchange_line())
        if self.about("canals"):
            yield self.row(0, self.canal_offer(self.width - 2))
        elif self.width < BROAD or not self.about("parts"):
            yield self.row(3 if choosing else 6, self.canal_line(), 7 if self.width >= BROAD else LEVELS)
        yield self.row(self.level("staff", 8), self.staff_lines(8))


def forms(
    view: dict[str, Any], width: int, room: int, unicode: bool, options: dict[str, Any]
) -> Iterator[RenderableType]:
    """The common area in full and the players in short, where there is room for that."""
    if room >= LEAST:
        yield Short(view, max(80, min(width, 132)), unicode, options).with_common_area()


def rows(view: dict[str, Any], width: int, unicode: bool, options: dict[str, Any]) -> list[Row]:
    """The table line by line."""
    return list(Short(view, max(80, min(width, 132)), unicode, options).by_level())
