"""The whole table of Shipyard drawn for a terminal: action row, offers, wheel, shipyards and canals.

Everything is drawn from a view, so nothing hidden can be shown. Players have a shape and a colour; without colours the
shapes are enough, and a terminal that knows ASCII only gets letters. Yards, fleets and staff are in `table_yards`,
canals in `table_canals`.
"""

from __future__ import annotations

from typing import Any

from rich import box
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from wharfinger.games.terminal import COIN, FAINT, INKS, LABEL, MUTED, QUIET, Canvas, in_parts

from .. import data as t
from ..rules.wheel import steps_price
from .terminal_canals import HEIGHT, WIDTH, tile
from .terminal_yards import GOOD_INK, Yards, part_kind, words

RECONSTRUCTED = any(e.provenance == "reconstructed" for e in t.COMPONENTS.entries())
OFFER = 47
"""Width of the part offer: price, and four columns of ten."""
GEAR = 19
ONE_BAND = 124
"""Columns from which on all employees stand beside each other."""
TILE_INK = "#2a2d33"
EXTRAS = frozenset({"act", "more"})
"""Decisions about a bonus action before or after the action of the turn."""


class Drawer(Yards):
    """One drawing: the view, the catalogue and how the terminal wants it."""

    # -- action row and gear ---------------------------------------------------------------------------------------

    def heading(self) -> Text:
        """Game, turn, stage, who decides."""
        made = Text(f" {self.texts('label-title')}", "bold")
        made.append(self.dot + self.texts("label-turn", turn=self.view["turn"] + 1), QUIET)
        if self.view["ending"] is not None:
            made.append(self.dot + self.texts("label-over"), "bold #e0b040")
        elif self.view["stage"] != "regular":
            made.append(self.dot + self.texts(f"name-stage-{self.view['stage']}"), "bold #e0b040")
        elif self.view["last_lap"] != "none":
            made.append(self.dot + self.texts("label-last-lap"), "bold #e0b040")
        if self.view["actor"] is not None:
            made.append(self.dot)
            made.append_text(self.name(self.view["actor"]))
        return made

    def heading_noted(self) -> Text:
        """The same, and whether some tiles are reconstructed."""
        made = self.heading()
        if RECONSTRUCTED:
            made.append(self.dot + self.texts("label-reconstructed"), f"italic {FAINT}")
        return made

    def action_row(self, width: int) -> Text:
        """The tiles from the last on the left to the front, beside the gear; free ones with the money they bring."""
        row: list[dict[str, Any]] = self.view["row"]
        beside = width >= 100
        pitch = min(13, (width - GEAR) // len(row)) if beside else width // len(row)
        canvas = Canvas(width, 4 if beside else 5, self.unicode)
        for place, shown in enumerate(row):
            left = (len(row) - 1 - place) * pitch
            income = sum(any(ahead["cubes"]) for ahead in row[:place])
            self._action(canvas, left, pitch - (pitch > 10), shown, income)
        if beside:
            self._gear(canvas, len(row) * pitch + 1, 0, [0, 1, 2, 3])
        else:
            self._gear(canvas, 1, 4, [0, 0, 0, 0])
        return canvas.text()

    def _action(self, canvas: Canvas, left: int, width: int, shown: dict[str, Any], income: int) -> None:
        chairs = [chair for chair, cubes in enumerate(shown["cubes"]) for _ in range(cubes)]
        line = INKS[chairs[0]] if chairs else MUTED
        canvas.ground(left, 0, width, 4, TILE_INK)
        right, bottom = left + width - 1, 3
        frame = [(x, 0) for x in range(left, right + 1)] + [(right, y) for y in range(1, bottom + 1)]
        frame += [(x, bottom) for x in range(right - 1, left - 1, -1)] + [(left, y) for y in range(bottom - 1, -1, -1)]
        canvas.path(frame, line)
        canvas.write(left + 1, 1, self.texts(f"short-action-{shown['action']}")[: width - 2], "bold #f4f1e6")
        for k, chair in enumerate(chairs):
            canvas.write(left + 1 + k, 2, *self.mark(chair, filled=True))
        if shown["leading"] and not chairs:
            canvas.write(left + 1, 2, self.texts("label-front")[: width - 2], "italic #b9b4a6")
        elif not chairs and self.view["stage"] == "regular":
            money = f"+{income}{self.coin}" if income else ""
            canvas.write(left + 1, 2, money, "#7fd1a0")
        if shown["guilders"]:
            money = f"+{shown['guilders']}{self.coin}"
            canvas.write(right - len(money), 2, money, f"bold #101010 on {COIN}")
        if shown["chosen"]:
            label = self.texts("label-chosen")
            canvas.write(right - len(label), 0, label, f"bold {line}")

    def _gear(self, canvas: Canvas, left: int, top: int, rows: list[int]) -> None:
        """The cube on the gear, and the cubes of the round track: below each other, or in a line."""
        gear = self.view["gear"]
        first, each = (int(self.options.get(key, value)) for key, value in self.GEAR_OPTIONS)
        to_drop = first - gear["moves"] if gear["moves"] < first else each - (gear["moves"] - first) % each
        gone = int(t.ROUND_CUBES[len(self.players)]) - gear["round_cubes"]
        full, empty = ("■", "□") if self.unicode else ("#", ".")
        lines = [
            (self.texts("label-gear"), f"bold {QUIET}"),
            (self.texts("label-drop", moves=to_drop), "bold #f4f1e6"),
            (self.texts("label-rounds", rounds=gear["round_cubes"]), QUIET),
            (full * gear["round_cubes"], f"bold {COIN}"),
        ]
        for (text, style), row in zip(lines, rows, strict=True):
            canvas.write(left, top + row, text, style)
            if row == rows[0] == rows[-1]:
                left += len(text) + 2
        canvas.write(
            left - 2 if rows[0] == rows[-1] else left + gear["round_cubes"], top + rows[-1], empty * gone, FAINT
        )

    GEAR_OPTIONS = (("gear_first_drop", t.GEAR_FIRST), ("gear_moves_per_drop", t.GEAR_MOVES))

    # -- offers --------------------------------------------------------------------------------------------------

    def price(self, price: int) -> Text:
        """Free, or so many guilders."""
        if price == 0:
            return Text(self.texts("label-free"), "#7fd1a0")
        return Text(f"{price}{self.coin}", COIN)

    def part_offer(self) -> Table:
        """By column; the free row is the lowest one, as on the board."""
        grid = Table.grid(padding=(0, 1, 0, 0))
        grid.add_column(width=4, no_wrap=True)
        for column in t.COLUMNS:
            grid.add_column(width=9 if column == t.COLUMNS[-1] else 8, no_wrap=True, overflow="crop")
        left = self.view["parts_left"]
        heads = [Text(self.texts("label-stack", column=column, left=left[part_kind(column)])) for column in t.COLUMNS]
        grid.add_row("", *heads, style=QUIET)
        for row in reversed(range(t.SLOTS)):
            cells = [self._part_on_offer(self.view["offer"][column][row]) for column in t.COLUMNS]
            grid.add_row(self.price(self.view["part_prices"][row]), *cells)
        return grid

    def _part_on_offer(self, part: dict[str, Any] | None) -> Text:
        if part is None:
            return Text(self.texts("label-none"), FAINT)
        made = Text(f"{part['id']} ", LABEL)
        made.append_text(self.symbols(part))
        return made

    def canal_offer(self, width: int) -> Text:
        """Five tiles as they would lie unturned, with their prices."""
        offer = self.view["canals"]["offer"]
        pitch = min(WIDTH + 3, (width + 1) // len(offer))
        canvas = Canvas(len(offer) * pitch - 1, HEIGHT + 1, self.unicode)
        for slot, canal in enumerate(offer):
            left = slot * pitch
            if canal is None:
                canvas.write(left + WIDTH // 2, 2, self.texts("label-none"), FAINT)
                continue
            tile(canvas, left, 0, canal, self.marks, "")
            price = self.price(self.view["canals"]["prices"][slot])
            canvas.write(left, HEIGHT, canal["id"], "bold #f4f1e6")
            canvas.write(left + len(canal["id"]) + 1, HEIGHT, price.plain, str(price.style))
        return canvas.text()

    def goods_offer(self) -> Table:
        """Five goods tiles with their prices."""
        grid = Table.grid(padding=(0, 1, 0, 0))
        for slot, shown in enumerate(self.view["goods"]["offer"]):
            cells = [Text(self.texts("label-none"), FAINT)] if shown is None else [Text(shown["id"], LABEL)]
            grid.add_row(
                self.price(self.view["goods"]["prices"][slot]), *cells, *([self.goods(shown)] if shown else [])
            )
        return grid

    # -- the wheel -----------------------------------------------------------------------------------------------

    def _free_steps(self, ring: int) -> int:
        """Steps after the first that employees of the player who looks (or decides) make free."""
        seat = self.view["seat"] if self.view["seat"] is not None else self.view["actor"]
        staff = self.players[seat]["employees"] if seat is not None else []
        return sum(int(t.FREE_STEPS[t.EMPLOYEES.index(one), ring]) for one in staff)

    def rings(self) -> Table:
        """Crew and equipment: where the marker stands, then what each further step gives and costs."""
        grid = Table.grid(padding=(0, 1, 0, 0))
        grid.add_column(width=4, no_wrap=True)
        marker = Text("◉" if self.unicode else "@", f"bold {COIN}")
        pieces = {}
        for ring, name in ((t.RING.crew, "crew"), (t.RING.equipment, "equipment")):
            order = [t.PIECES[piece] for piece in t.RING_PIECE[ring]]
            at = order.index(self.view["wheel"][name])
            pieces[name] = [order[(at + steps) % len(order)] for steps in range(len(order) + 1)]
        for steps in range(len(pieces["crew"])):
            cells: list[Text] = []
            for ring, name in ((t.RING.crew, "crew"), (t.RING.equipment, "equipment")):
                here = f"name-piece-{pieces[name][steps]}"
                price = self.price(int(steps_price(steps, self._free_steps(ring)))) if steps else marker
                style = f"bold {self.piece_ink(pieces[name][steps])}" if steps else f"italic {QUIET}"
                cells += [price, Text(self.texts(here), style)]
            grid.add_row(*cells)
        return grid

    def exchange(self) -> Group:
        """The prices, and the rule that is easily forgotten."""
        return Group(self.exchange_prices(), Text(self.texts("label-exchange-rule"), f"italic {FAINT}"))

    def exchange_prices(self) -> Table:
        """Prices now and on the spaces to come; what a good may be swapped for."""
        wheel = self.view["wheel"]
        prices: list[dict[str, int]] = wheel["exchange_prices"]
        spaces = [(wheel["exchange"] + steps) for steps in range(len(prices))]
        counts = self.options.get("exchange_start_field") == "counts"
        order = [space % len(prices) for space in spaces]
        order = order[:1] + [space for space in order[1:] if space > 0 or counts]
        grid = Table.grid(padding=(0, 1, 0, 0))
        marker = Text("◉" if self.unicode else "@", f"bold {COIN}", justify="right")
        arrow = Text("→" if self.unicode else ">", QUIET, justify="right")
        blank = [""] * (len(order) - 2)
        grid.add_row("", marker, arrow, *blank, Text(self.texts("label-swap"), QUIET))
        for number, good in enumerate(t.GOOD_IDS):
            swaps = [piece for k, piece in enumerate(t.PIECES) if int(t.SWAP[number]) >> k & 1]
            cells = [Text(self.texts(f"name-good-{good}"), f"bold {GOOD_INK[good]}")]
            for steps, space in enumerate(order):
                value = prices[space][good]
                style = QUIET if steps == 0 else "bold #f4f1e6" if steps == 1 else "#b9b4a6"
                cells.append(Text(str(value) if space else "-", style, justify="right"))
            grid.add_row(*cells, Text(" ".join(self.short(piece) for piece in swaps), "#b9b4a6"))
        return grid

    def hiring(self, bands: int) -> Table:
        """Employees by the steps to them; the last column is where the marker stands."""
        wheel = self.view["wheel"]
        spaces = len(wheel["employees"])
        order = [(wheel["hiring"] + steps) % spaces for steps in range(1, spaces + 1)]
        grid = Table.grid(padding=0, expand=True)
        columns = spaces // bands
        for _ in range(columns):
            grid.add_column(ratio=1, no_wrap=True)
        for band in range(bands):
            steps = range(band * columns, (band + 1) * columns)
            prices = [self.price(int(steps_price(step + 1, self._free_steps(t.RING.hiring)))) for step in steps]
            if band == bands - 1:
                prices[-1] = Text.assemble(("◉ " if self.unicode else "@ ", f"bold {COIN}"), prices[-1])
            grid.add_row(*prices)
            for place in range(t.PLACES_PER_SPACE):
                grid.add_row(*(self._post(wheel["employees"][order[step]][place]) for step in steps))
        return grid

    def staff_frame(self, bands: int, width: int) -> Panel:
        """Employees with a title that says what the marks mean."""
        twice = len(self.players) >= 3
        mark = ("¹" if self.unicode else "'") if twice else ""
        return self.frame("label-hiring", self.hiring(bands), width, mark=mark, twice=int(twice))

    def _post(self, post: dict[str, Any]) -> Text:
        if post["left"] == 0:
            return Text(self.texts("label-none"), FAINT)
        made = self.short_name(post["id"])
        if post["left"] == 1 and len(self.players) >= 3:
            made.append("¹" if self.unicode else "'", QUIET)
        return made

    def solo(self) -> list[Text]:
        """The stack of solo tiles: how many, the number that is seen, what lies open."""
        shown = self.view["solo"]
        bracket = self.texts("label-bracket", bracket=shown["bracket"]) if shown["number"] == 0 else ""
        turned = words(self.texts(f"short-action-{face}") for face in shown["turned"])
        return [
            self.name(1),
            self.name(2),
            Text(self.texts("label-solo-stack", left=shown["left"]), QUIET),
            Text(f"{self.texts('label-solo-number', number=shown['number'])}{bracket}", f"bold {COIN}"),
            *([Text(self.texts("label-solo-turned", tiles=turned), QUIET)] if turned else []),
        ]

    # -- all of it -----------------------------------------------------------------------------------------------

    def wide(self, width: int) -> list[RenderableType]:
        """The common area where at least 100 columns are there."""
        upper, lower = Table.grid(), Table.grid()
        upper.add_row(
            self.frame("label-parts", self.part_offer(), OFFER),
            self.frame(
                "label-canals", self.canal_offer(width - OFFER - 4), width - OFFER, left=self.view["canals"]["left"]
            ),
        )
        goods, rings = 29, 36
        lower.add_row(
            self.frame("label-rings", self.rings(), rings),
            self.frame("label-exchange", self.exchange(), width - goods - rings),
            self.frame("label-goods-offer", self.goods_offer(), goods, left=self.view["goods"]["left"]),
        )
        return [upper, lower, self.staff_frame(1 if width >= ONE_BAND else 2, width)]

    def narrow(self, width: int) -> list[RenderableType]:
        """The same for 80 columns."""
        upper, lower = Table.grid(), Table.grid()
        upper.add_row(
            self.frame("label-parts", self.part_offer(), OFFER),
            self.frame("label-goods-offer", self.goods_offer(), width - OFFER, left=self.view["goods"]["left"]),
        )
        lower.add_row(
            self.frame("label-rings", self.rings(), 36), self.frame("label-exchange", self.exchange(), width - 36)
        )
        canals = self.frame("label-canals", self.canal_offer(width - 4), width, left=self.view["canals"]["left"])
        return [upper, canals, lower, self.staff_frame(2, width)]

    def parts(self) -> list[RenderableType]:
        """The table in parts from the top to the bottom."""
        width = max(80, min(self.width, 132))
        made: list[RenderableType] = [self.heading_noted(), self.action_row(width)]
        made += self.wide(width) if width >= 100 else self.narrow(width)
        if self.view["solo"]:
            made.append(self.frame("label-solo", self.flow(self.solo(), width - 4), width))
        own = self.view["seat"] if self.view["seat"] is not None else self.view["actor"]
        if own is not None:
            made.append(self.household(own, width))
        made += self.others([seat for seat in range(len(self.players)) if seat != own], width)
        return [*made, self.legend(width)]


draw, pages = in_parts(Drawer)


def scores(view: dict[str, Any], places: list[int], unicode: bool = True) -> RenderableType:
    """Points by category and the places. Before the end only the contracts that the view's seat holds are known."""
    drawer = Drawer(view, 110, unicode, {})
    players, say = drawer.players, drawer.texts
    over = view["ending"] is not None
    table = Table(box=box.SIMPLE_HEAD if unicode else box.ASCII, header_style="")
    table.add_column(say("label-category"), style=QUIET)
    for seat in range(len(players)):
        table.add_column(drawer.name(seat), justify="right")
    table.add_row(say("label-cruises"), *(str(player["points"]) for player in players))
    table.add_row(say("label-merchants"), *(str(player["merchants"]) for player in players))
    held = [player["contracts"]["held"] for player in players]
    for colour in t.CONTRACT_COLOURS if over else ():
        table.add_row(say(f"label-{colour}-contract"), *(_contract(drawer, known, colour) for known in held))
    if not over:
        worth = ["?" if known is None else f"({sum(one['points'] for one in known)})" for known in held]
        table.add_row(say("label-contracts-now"), *worth)
    table.add_section()
    table.add_row(say("label-total"), *(Text(str(points), "bold") for points in view["scores"]))
    if len(players) > 1:
        table.add_row(say("label-place"), *(Text(f"{place}.", "bold") for place in places))
    notes = [] if over else [Text(f" {say('label-secret')}", QUIET)]
    if len(players) == 1:
        low, middle, high = t.SOLO_SCALE
        notes.append(Text(f" {drawer.plain(say('label-scale', low=low, middle=middle, high=high))}", QUIET))
    return Group(table, *notes)


def _contract(drawer: Drawer, held: list[dict[str, Any]] | None, colour: str) -> Text:
    """The contracts of a colour with their points, once the game is over."""
    made = Text(justify="right")
    for one in held or ():
        if t.CONTRACT_COLOURS[int(t.CONTRACT_COLOUR[t.CONTRACTS.index(one["id"])])] == colour:
            made.append(drawer.texts(f"name-contract-{one['id']}") + " ", QUIET)
            made.append(str(one["points"]))
    return made
