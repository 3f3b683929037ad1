"""Hamburgum in few lines: what a player needs around a question, on a terminal that cannot show the whole table."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from wharfinger.games.terminal import COIN, FAINT, LABEL, QUIET, SHIP, Row, own_first

from .. import data as t
from .terminal import CITY_ROWS, FRAME, GOODS_INK, HARBOUR_ROWS, ITEM_INK, LEAST_ROWS, PAINT, SIDE, Drawer

BROAD = 100
"""Columns from which on the map stands beside the churches."""
NAME, LEVELS, AROUND = 12, 5, 3
"""Columns of a name; levels of detail; and lines around map and players."""


class Short(Drawer):
    """Line by line."""

    def line(self, key: str, *parts: Text) -> Text:
        """A label and what belongs to it, cut off where the terminal ends."""
        made = Text(f" {self.texts(key)} ", "bold", no_wrap=True, overflow="ellipsis")
        for part in parts:
            made.append(" ")
            made.append_text(part)
        made.truncate(self.width, overflow="ellipsis")
        return made

    def quiet(self, text: str) -> Text:
        """A line of less weight."""
        made = Text(f" {text}", QUIET, no_wrap=True)
        made.truncate(self.width, overflow="ellipsis")
        return made

    # -- the city ------------------------------------------------------------------------------------------------

    def churches(self) -> Table:
        """A line for each church: its parts, the tokens left, the sites of its parish."""
        grid = Table.grid(padding=(0, 1, 0, 0))
        for number, church in enumerate(t.CHURCHES):
            shown = self.view["churches"][church]
            style = f"strike {QUIET}" if shown["completed"] else f"bold {PAINT.get(shown['colour'], '')}"
            tokens = Text(" ").join(self._token_left(number, kind) for kind in t.KINDS if kind in shown["tokens"])
            sites = [self._short_site(site) for site in t.SITES if self.view["sites"][site]["parish"] == church]
            grid.add_row(
                Text(f" {self.texts(f'short-church-{church}')}", style),
                self._parts(shown),
                tokens,
                Text(" ").join(sites),
            )
        return grid

    def _parts(self, church: dict[str, Any]) -> Text:
        made = Text(no_wrap=True)
        for part in range(t.PARTS):
            if part < len(church["donors"]):
                made.append(*self.mark(church["donors"][part], filled=True))
            else:
                made.append("▯" if self.unicode else ".", PAINT.get(church["colour"], ""))
        return made

    def _short_site(self, site: str) -> Text:
        shown = self.view["sites"][site]
        short = self.texts(f"short-type-{shown['type']}")
        if shown["owner"] is None:
            return Text.assemble((site, "#f4f1e6"), (f"{'·' if self.unicode else '-'}{short}", QUIET), no_wrap=True)
        shape, style = self.mark(shown["owner"], filled=True)
        return Text(f"{site}{shape}{short}", style, no_wrap=True)

    # -- the strips ----------------------------------------------------------------------------------------------

    def harbour(self) -> Text:
        """Who lies in which berth, the best one first, and the prices."""
        berths = [self._berth(berth) for berth in reversed(self.view["harbour"])]
        prices = [
            Text.assemble((f"{self.texts(f'name-good-{good}')} ", GOODS_INK[good]), (str(price), "bold"))
            for good, price in self.view["prices"].items()
        ]
        home = Text(self.texts("label-at-home", price=int(t.HOME_PRICE)), QUIET)
        return self.line("label-harbour", *berths, Text("·" if self.unicode else "|", FAINT), *prices, home)

    def _berth(self, berth: dict[str, Any]) -> Text:
        made = Text(self.texts("label-short-berth", berth=berth["berth"]), SHIP)
        for seat, amount in enumerate(berth["ships"]):
            for _ in range(amount):
                made.append(*self.mark(seat, filled=True))
        made.append("D" * berth["dutchmen"], "bold #f4f1e6 on #55524a")
        made.append(("─" if self.unicode else "-") * (len(self.players) + 2 - len(made)), FAINT)
        return made

    def depot_line(self) -> Text:
        """What so many units cost."""
        prices = [
            Text.assemble((f"{units}:", QUIET), (str(int(t.DEPOT_PRICE[units])), "bold"))
            for units in range(1, len(t.DEPOT_PRICE))
        ]
        return self.line("label-depot", *prices)

    def rondel_line(self) -> Text:
        """The spaces clockwise, with the pieces on them."""
        made = Text(no_wrap=True)
        for space in t.SPACES:
            made.append("  " if made else " ")
            made.append(self.texts(f"name-space-{space}"), LABEL)
            for seat, player in enumerate(self.players):
                if player["space"] == space:
                    made.append(*self.mark(seat, filled=True))
        return made

    def officials_line(self) -> Text:
        """Who comes next, in one line."""
        made = self.officials()
        made.no_wrap = True
        made.truncate(self.width, overflow="ellipsis")
        return made

    # -- the players ---------------------------------------------------------------------------------------------

    def people(self) -> Table:
        """A line for each player."""
        grid = Table.grid(padding=(0, 1, 0, 0))
        grid.add_column(no_wrap=True, overflow="ellipsis", max_width=NAME)
        for _ in range(5):
            grid.add_column(no_wrap=True)
        grid.add_column(no_wrap=True, overflow="ellipsis", ratio=1)
        money = str(self.options.get("money_name", self.texts("label-money")))
        heads = ("label-short-goods", "label-short-materials", "label-short-ships", "label-short-tokens")
        first, second = f" {self.texts('label-short-player')}", self.texts("label-short-prestige")
        grid.add_row(*(Text(head, QUIET) for head in (first, second, money, *map(self.texts, heads))))
        for seat in own_first(self.view):
            player = self.players[seat]
            who = Text(" ")
            who.append_text(self.name(seat))
            if seat == self.view["actor"]:
                who.stylize("reverse", 1)
            grid.add_row(
                who,
                self._prestige(seat),
                Text(str(player["money"]), f"bold {COIN}"),
                self._dotted([(player["stock"][good], ITEM_INK[good]) for good in t.GOODS]),
                self._dotted([(player["stock"][item], ITEM_INK[item]) for item in t.STOCK[len(t.GOODS) :]]),
                self._fleet(player),
                self._owned(player),
            )
        return grid

    def _dotted(self, amounts: list[tuple[int, str]]) -> Text:
        made = Text(no_wrap=True)
        for number, (amount, ink) in enumerate(amounts):
            made.append(("·" if self.unicode else ".") if number else "", FAINT)
            made.append(str(amount), f"bold {ink}" if amount else FAINT)
        return made

    def _fleet(self, player: dict[str, Any]) -> Text:
        made = self._dotted([(player["ships"][berth], SHIP) for berth in reversed(t.BERTHS)])
        made.append(f" +{player['supply']}", QUIET)
        return made

    def _owned(self, player: dict[str, Any]) -> Text:
        """Unscored tokens with their worth, and how many buildings of which type."""
        made = Text(no_wrap=True, overflow="ellipsis")
        for token in player["tokens"]:
            if not token["scored"]:
                label, paint = self._token(token)
                made.append(f"{label}={token['value']} ", f"bold {paint}")
        kinds = [self.view["sites"][site]["type"] for site in player["sites"]]
        for kind in t.TYPES:
            if kind in kinds:
                made.append(f"{kinds.count(kind)}{self.texts(f'short-type-{kind}')} ", LABEL)
        if player["church_builder"]:
            made.append(self.texts("label-builder"), f"italic {COIN}")
        return made or Text("-", FAINT)

    # -- all of it -----------------------------------------------------------------------------------------------

    def with_map(self, rows: int) -> RenderableType:
        """The map of some height, beside it as much as is as high."""
        self.rows = rows
        city = self.map(self.width - SIDE)
        rondel, churches, market = self.side()
        side = [rondel, churches, market] if rows == CITY_ROWS else [churches, market, self.meaning()]
        main = Table.grid()
        main.add_row(city, Group(*side))
        words = [self.officials_line()] if rows == CITY_ROWS else [self.rondel_line()]
        return Group(self.heading(), main, *words, self.people())

    def meaning(self) -> RenderableType:
        """What letters and short words mean, beside the map."""
        words = [" ".join(self.types().plain.split()), self.tokens_mean(), self.completion()]
        return self.frame("label-legend", Text("\n".join(words), QUIET), SIDE)

    def by_level(self) -> list[Row]:
        """Everything line by line, with the levels of detail on which it is shown."""
        decision = self.view["decision"]
        about = {"depot": ("move", "trade", "buy"), "officials": ("site", "official"), "sites": ("site",)}
        about["tokens"] = ("donate", "token", "score", "canon", "canon_token", "surplus")
        least = {what: 1 if decision in when else 3 for what, when in about.items()}
        shown: list[tuple[int, RenderableType]] = [
            (0, self.heading()),
            (2, self.quiet(f"{self.texts('label-short-churches')} · {self.completion()}")),
            (0, self.churches()),
            (least["tokens"], self.quiet(self.tokens_mean())),
            (least["sites"] + 1, self.types()),
            (0, self.harbour()),
            (least["depot"], self.depot_line()),
            (least["officials"], self.officials_line()),
            (1 if decision == "move" else 2, self.rondel_line()),
            (0, self.people()),
        ]
        return [(range(first, LEVELS), line) for first, line in shown]


def forms(
    view: dict[str, Any], width: int, room: int, unicode: bool, options: dict[str, Any]
) -> Iterator[RenderableType]:
    """The table with its map, the higher the better, where there is room for one."""
    least = LEAST_ROWS + HARBOUR_ROWS + FRAME + len(view["players"]) + AROUND
    if width >= BROAD and room >= least:
        drawer = Short(view, min(width, 132), unicode, options)
        for rows in range(min(CITY_ROWS, LEAST_ROWS + room - least), LEAST_ROWS - 1, -1):
            yield drawer.with_map(rows)


def rows(view: dict[str, Any], width: int, unicode: bool, options: dict[str, Any]) -> list[Row]:
    """The table line by line."""
    return Short(view, max(80, min(width, 132)), unicode, options).by_level()
