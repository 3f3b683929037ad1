"""Le Havre in few lines: what a player needs around a question, on a terminal that cannot show the whole table."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from wharfinger.games.terminal import COIN, INDENT, LABEL, MUTED, QUIET, Row, flow, own_first

from .. import cards as c
from .. import data as t
from .terminal import BAD, GOOD, GOODS_INK, SHIP_INK, Drawer

BROAD = 116
"""Columns from which on lists stand side by side."""
BRIEF = ("type", "buy", "build", "feeds", "worth")
"""What is told of ships where they stand beside other lists."""
SEVERAL, LEAST = 4, 26
"""Lines for another player at most; and those that it takes to have lists side by side."""


class Short(Drawer):
    """Line by line, or in columns without frames."""

    # -- lines ---------------------------------------------------------------------------------------------------

    def flow(self, label: str, items: Iterable[Text], most: int) -> Text:
        """A label and things after it, in at most so many lines; a thing is never broken."""
        head = Text(" " if label else INDENT, no_wrap=True, overflow="ellipsis")
        head.append(f"{label} " if label else "", f"bold {LABEL}")
        return flow(head, items, self.width, most, self.unicode)

    def amount(self, good: str, amount: int) -> Text:
        """A good and how many there are."""
        ink = GOODS_INK[good] if amount else MUTED
        return Text.assemble((f"{self.good(good)} ", ink), (str(amount), "bold" if amount else MUTED))

    def offer_line(self) -> Text:
        """What lies on the offer."""
        amounts = self.view["offer"].items()
        return self.flow(self.say("label-short-offers"), (self.amount(good, amount) for good, amount in amounts), 1)

    def tile_line(self) -> Text:
        """The supply tiles from the present place on."""
        tiles = list(enumerate(self.view["tiles"], 1))
        place = self.view["place"] or 0
        items = []
        for number, tile in tiles[place:] + tiles[:place]:
            arrow = ("▸" if self.unicode else ">") if number == place + 1 and self.view["place"] is not None else ""
            made = Text(f"{arrow}{number} ", "bold" if arrow else QUIET)
            made.append("+".join(map(self.good, tile["tokens"])) or self.say("label-face-down"), "" if arrow else QUIET)
            if tile["interest"]:
                made.append(f" {self.say('label-interest')}", "bold #ff8a70")
            items.append(made)
        return self.flow(self.say("label-short-tiles"), items, 1)

    def round_line(self) -> Text:
        """Food, harvest, town and ship of this round and the next ones."""
        if self.view["final_phase"]:
            return self.flow(self.say("label-last-action"), [], 1)
        items = []
        for number, card in enumerate(self.view["round_cards"]):
            ship = f"{self.say('type-ship-' + card['ship']['type'])} {card['ship']['value']}"
            given = {"round": card["round"], "food": card["food"], "harvest": int(card["harvest"])}
            said = self.say("label-short-round", **given, town=card["town"], ship=ship)
            items.append(Text(said, COIN if number == 0 else QUIET))
        return self.flow("", items, 1)

    # -- cards ---------------------------------------------------------------------------------------------------

    def proposal(self, card: dict[str, Any], top: bool) -> Text:
        """Name, cost, worth."""
        made = Text(self.card_name(card["id"], card.get("name")), "bold" if top else QUIET, no_wrap=True)
        made.append(" ")
        made.append_text(self.cost(card["cost"]))
        made.append(" ")
        made.append_text(self.worth(card))
        return made

    def proposal_lines(self) -> list[Text]:
        """A line for each stack."""
        made = []
        for number, cards in enumerate(self.view["proposals"], 1):
            items = [self.proposal(card, place == 0) for place, card in enumerate(cards)]
            label = f"{self.say('label-short-proposals')} {number}" if number == 1 else f"{number:>11}"
            made.append(self.flow(label, items or [Text(self.say("label-empty"), MUTED)], 1))
        return made

    def top_line(self) -> Text:
        """The top cards alone."""
        tops = [self.proposal(cards[0], True) for cards in self.view["proposals"] if cards]
        return self.flow(self.say("label-short-proposals"), tops, 2)

    def ship_line(self) -> Text:
        """Ships that lie in the harbour."""
        items = []
        for kind, stack in self.view["ship_stacks"].items():
            if stack["ships"]:
                (good, amount), *_ = stack["cost"].items()
                made = Text(f"{self.say(f'type-ship-{kind}')} ", SHIP_INK[kind])
                made.append(" ".join(str(ship["value"]) for ship in stack["ships"]), "bold")
                price = "-" if stack["price"] is None else stack["price"]
                said = self.say("label-short-ship", price=price, amount=amount, good=self.good(good))
                made.append(f" ({said})", QUIET)
                items.append(made)
        return self.flow(self.say("label-short-ships"), items or [Text(self.say("label-none-yet"), MUTED)], 2)

    def small(self, card: dict[str, Any], worth: bool) -> Text:
        """A built card: name, discs, fee, and what it is worth."""
        name = self.card_name(card["id"], card.get("name"))
        made = Text(name, "bold" if card["discs"] else "", no_wrap=True)
        for seat in card["discs"]:
            made.append(*self.mark(seat, filled=True))
        fee = self.fee(card)
        if fee:
            made.append(" ")
            made.append_text(fee)
        if worth:
            made.append(" ")
            made.append_text(self.worth(card))
        return made

    def town_lines(self, worth: bool, most: int) -> Text:
        """The town's buildings one after the other."""
        items = (self.small(card, worth) for card in self.view["town"])
        return self.flow(self.say("label-short-town"), items, most)

    def special_line(self) -> list[Text]:
        """What only the viewer knows, and who must take an offer."""
        shown = self.specials(self.width - 6)
        if self.view["length"] == "short" or not shown.row_count:
            return []
        items = [Text(str(cell), QUIET) for cell in shown.columns[0].cells]
        return [self.flow(self.say("label-short-specials"), items, 1)]

    # -- players -------------------------------------------------------------------------------------------------

    def sums(self, seat: int) -> list[Text]:
        """Francs, loans, food, energy, feeding, wealth."""
        player = self.players[seat]
        made = [Text(self.say("label-short-francs", count=player["stock"]["francs"]), f"bold {GOODS_INK['francs']}")]
        if player["loans"]:
            made.append(Text(self.say("label-short-loans", count=player["loans"]), BAD))
        made.append(Text(self.say("label-short-food", count=player["food"]), GOODS_INK["fish"]))
        made.append(Text(self.say("label-short-energy", count=player["energy"]), GOODS_INK["coal"]))
        feeding = player["feeding"]
        if feeding is not None:
            said = self.say("label-short-feeding", **{key: feeding[key] for key in ("food", "ships", "missing")})
            made.append(Text(said, BAD if feeding["missing"] else GOOD))
        made.append(Text(self.say("label-short-wealth", count=sum(player["wealth"].values())), QUIET))
        return made

    def stock(self, seat: int) -> list[Text]:
        """Goods that are there."""
        stock = self.players[seat]["stock"]
        return [self.amount(good, stock[good]) for good in t.GOODS if stock[good]]

    def estate_items(self, seat: int) -> list[Text]:
        """Buildings and ships."""
        player = self.players[seat]
        made = [self.small(card, worth=True) for card in player["cards"]]
        return [*made, self.fleet(player)] if player["ships"] else made

    def own_lines(self, seat: int) -> list[Text]:
        """The player who looks: sums, goods, buildings."""
        made = [self.flow(self.label(seat), self.sums(seat), 2)]
        goods, estate = self.stock(seat), self.estate_items(seat)
        return [*made, *([self.flow("", goods, 2)] if goods else []), *([self.flow("", estate, 4)] if estate else [])]

    def label(self, seat: int) -> str:
        """A player's shape and name."""
        return f"{self.shapes[seat]} {self.cut(self.plain(self.view['names'][seat]), 14)}"

    def other_lines(self, seat: int, most: int) -> list[Text]:
        """Another player, in so many lines at most."""
        goods, estate = self.stock(seat), self.estate_items(seat)
        rest = [*estate, *goods]
        if most == 1:
            return [self.flow(self.label(seat), [*self.sums(seat)[:-1], *rest], 1)]
        return [self.flow(self.label(seat), self.sums(seat), 1), *([self.flow("", rest, most - 1)] if rest else [])]

    def people(self, most: int) -> list[Text]:
        """Everybody."""
        own, *others = own_first(self.view)
        return [*self.own_lines(own), *(line for seat in others for line in self.other_lines(seat, most))]

    # -- all of it -----------------------------------------------------------------------------------------------

    def columns(self, stacked: int) -> RenderableType:
        """Offers, tiles, rounds and ships side by side; of each proposal stack so many cards."""
        above, stacks = Table.grid(padding=(0, 3, 0, 0)), Table.grid(padding=(0, 2, 0, 0))
        above.add_row(self.offers(22), self.tiles(), self.rounds(), self.ships(BRIEF))
        room = (self.width - 4) // 3
        for _ in range(3):
            stacks.add_column(width=room)
        stacks.add_row(*(self._stack(cards, stacked, room) for cards in self.view["proposals"]))
        town = Text(self.say("label-town"), f"bold {LABEL}")
        return Group(
            self.heading(),
            above,
            stacks,
            *self.special_line(),
            self.line(town),
            self.buildings(self.view["town"]),
            *self.people(SEVERAL),
        )

    def _stack(self, cards: list[dict[str, Any]], most: int, room: int) -> Table:
        grid = self.stack(cards[:most], room)
        if len(cards) > most:
            grid.add_row(Text(self.say("label-short-more", count=len(cards) - most), MUTED))
        return grid

    def letters(self) -> Text:
        """What the letters of costs mean."""
        items = (Text(f"{self.say(f'letter-{good}')} {self.good(good)}", GOODS_INK[good]) for good in c.MATERIALS)
        return self.flow("", [*items, Text(self.say("label-legend"), MUTED)], 1)

    def by_level(self) -> list[Row]:
        """Everything line by line, with the levels of detail on which it is shown."""
        decision = self.view["decision"]
        building = decision in ("construct", "second_construction", "crane")
        shipping = decision in ("ship", "old_ship", "fleet", "cargo")
        from_level = [range(first, LEVELS) for first in range(LEVELS)]
        stacks = 0 if building else 3
        own, *others = own_first(self.view)
        return [
            *((from_level[0], line) for line in (self.heading(), self.round_line(), self.offer_line())),
            (from_level[4], self.tile_line()),
            (from_level[5], self.letters()),
            *((from_level[stacks], line) for line in self.proposal_lines()),
            (range(stacks), self.top_line()),
            (from_level[0 if shipping else 2], self.ship_line()),
            *((from_level[2], line) for line in self.special_line()),
            (from_level[3], self.town_lines(worth=True, most=6)),
            (range(2, 3), self.town_lines(worth=False, most=6)),
            (range(1, 2), self.town_lines(worth=False, most=3)),
            (range(1), self.town_lines(worth=False, most=2)),
            *((from_level[0], line) for line in self.own_lines(own)),
            *((from_level[5], line) for seat in others for line in self.other_lines(seat, SEVERAL)),
            *((range(4, 5), line) for seat in others for line in self.other_lines(seat, 2)),
            *((range(4), line) for seat in others for line in self.other_lines(seat, 1)),
        ]


LEVELS = 6


def forms(
    view: dict[str, Any], width: int, room: int, unicode: bool, options: dict[str, Any]
) -> Iterator[RenderableType]:
    """Lists side by side, of each proposal stack as many cards as fit, where there is room for that."""
    if width >= BROAD and room >= LEAST:
        drawer = Short(view, width, unicode, options)
        for stacked in (8, 4, 2):
            yield drawer.columns(stacked)


def rows(view: dict[str, Any], width: int, unicode: bool, options: dict[str, Any]) -> list[Row]:
    """The table line by line."""
    return Short(view, width, unicode, options).by_level()
