"""The whole table of Le Havre drawn for a terminal: offers, tiles, rounds, proposals, ships, buildings and households.

Everything is drawn from a view, so nothing hidden can be shown. Players have a shape and a colour; without colours the
shapes are enough, and where a terminal knows only ASCII the shapes are letters.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any

from rich import box
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from wharfinger.games.terminal import COIN, FAINT, INKS, LABEL, LETTERS, MUTED, QUIET, SHAPES, SHIP, in_parts
from wharfinger.kernel.texts import Texts, catalogue

from .. import cards as c
from .. import data as t

GOOD, BAD = "#7fd1a0", "bold #ff8a70"
GOODS_INK = {
    "fish": "#7fb2e5",
    "wood": "#c08a55",
    "clay": "#d98b62",
    "iron": "#a9b4bd",
    "grain": "#e0c34a",
    "cattle": "#cf9a86",
    "coal": "#9a96a8",
    "hides": "#c9a27a",
    "smoked_fish": "#9cc4e4",
    "charcoal": "#b0a59a",
    "brick": "#e0705a",
    "steel": "#c9d6e0",
    "bread": "#ecca7a",
    "meat": "#ec8f8f",
    "coke": "#b6b2c8",
    "leather": "#d8ae7e",
    "francs": "#f0e08a",
}
TYPE_INK = {
    "craftsman": "#d7a15f",
    "economic": "#e8d25c",
    "industrial": "#b8c0c8",
    "public": "#8fcf8f",
    "none": "#8d8a80",
    "ship": "#9cc4e4",
}
SHIP_INK = {"wooden": "#c08a55", "iron": "#a9b4bd", "steel": "#d9e6f0", "luxury": "#e0c34a"}
PLAIN = str.maketrans({"·": "-", "–": "-", "−": "-", "→": ">", "…": "~", "×": "x", "’": "'"})
NARROW, WIDE = 96, 132
MOST_ROUNDS = 7
"""How many coming rounds are listed."""
SHIP_HEADS = ("type", "buy", "build", "energy", "feeds", "carries", "worth")
"""What is told of the ships in the harbour."""
EXTRAS = frozenset({
    "before_supply", "after_action", "gap", "interest", "second_construction", "second_visit", "lay_buy",
})  # fmt: skip
"""Decisions that come before a turn or when all that has to be done in it is done."""


class Drawer:
    """One drawing: the view, the catalogue and how the terminal wants it."""

    def __init__(self, view: dict[str, Any], width: int, unicode: bool, options: dict[str, Any]) -> None:
        self.view, self.unicode, self.options = view, unicode, options
        self.width = max(80, min(width, WIDE))
        self.texts: Texts = catalogue(Path(__file__).parents[1] / "texts")
        self.shapes = SHAPES if unicode else LETTERS
        self.players: list[dict[str, Any]] = view["players"]

    # -- words ---------------------------------------------------------------------------------------------------

    def plain(self, text: str) -> str:
        """A text as the terminal can show it."""
        if self.unicode:
            return text
        spelt = unicodedata.normalize("NFKD", text.translate(PLAIN))
        return spelt.encode("ascii", "ignore").decode()

    def say(self, key: str, **arguments: Any) -> str:
        """A text of the catalogue."""
        return self.plain(self.texts(key, **arguments))

    def mark(self, seat: int, filled: bool = False) -> tuple[str, str]:
        """A player's shape and style."""
        if not filled:
            return self.shapes[seat], f"bold {INKS[seat]}"
        return self.shapes[seat] if self.unicode else f"({self.shapes[seat]})", f"bold #101010 on {INKS[seat]}"

    def name(self, seat: int, most: int = 40) -> Text:
        """A player's shape and name."""
        shape, style = self.mark(seat)
        made = Text(no_wrap=True)
        made.append(f"{shape} {self.cut(self.plain(self.view['names'][seat]), most - 2)}", style)
        return made

    def cut(self, text: str, most: int) -> str:
        """A text that is not too long."""
        return text if len(text) <= most else text[: most - 1] + ("…" if self.unicode else "~")

    def card_name(self, card: str, own: str | None = None) -> str:
        """A card's name, short where the catalogue has a short one."""
        if own is not None or card in c.OWN_NAMES:
            return self.plain(own or c.OWN_NAMES[card])
        short = f"short-card-{card}".replace("_", "-")
        return self.say(short if self.texts.has(short) else f"name-card-{card}")

    def good(self, good: str) -> str:
        """The name of a good."""
        return self.say(f"name-good-{good}")

    def frame(self, title: str, inside: RenderableType, width: int) -> Panel:
        """A frame with its title."""
        return Panel(
            inside,
            title=Text(self.cut(title, width - 6), f"bold {LABEL}"),
            title_align="left",
            box=box.ROUNDED if self.unicode else box.ASCII2,
            border_style=FAINT,
            padding=(0, 1),
            width=width,
        )

    def beside(self, *frames: Panel) -> Table:
        """Frames in a row, all as high as the highest."""
        rows = max(self.rows(frame) for frame in frames)
        grid = Table.grid()
        for frame in frames:
            frame.height = rows + 2
        grid.add_row(*frames)
        return grid

    @staticmethod
    def rows(frame: Panel) -> int:
        """Lines inside a frame that holds a grid or a text whose lines are not broken."""
        inside = frame.renderable
        return inside.row_count if isinstance(inside, Table) else str(inside).count("\n") + 1

    # -- offers, tiles, rounds -----------------------------------------------------------------------------------

    def offers(self, room: int) -> Table:
        """What lies on each space of the offer, one mark for each token."""
        grid = Table.grid(padding=(0, 1, 0, 0))
        names = max(len(self.good(good)) for good in t.OFFER)
        for good, amount in self.view["offer"].items():
            most = room - names - 4
            marks = ("▪" if self.unicode else "#") * min(amount, most)
            grid.add_row(
                Text(self.good(good).ljust(names), GOODS_INK[good] if amount else MUTED),
                Text(f"{amount:>2}", "bold" if amount else MUTED),
                Text(marks, GOODS_INK[good], no_wrap=True),
            )
        return grid

    def tiles(self) -> Table:
        """The supply tiles in their order, with the players' ships on them and an arrow at the present place."""
        grid = Table.grid(padding=(0, 1, 0, 0))
        for place, tile in enumerate(self.view["tiles"]):
            here = place == self.view["place"]
            made = Text(no_wrap=True)
            if tile["id"] is None:
                made.append(self.say("label-face-down"), f"italic {MUTED}")
            for number, good in enumerate(tile["tokens"]):
                made.append(" + " if number else "", MUTED)
                made.append(self.good(good), GOODS_INK[good])
            if tile["interest"]:
                made.append(f" {self.say('label-interest')}", "bold #ff8a70")
            ships = Text(no_wrap=True)
            for seat in tile["markers"]:
                ships.append(*self.mark(seat, filled=True))
            arrow = ("▸" if self.unicode else ">") if here else " "
            grid.add_row(Text(f"{arrow}{place + 1}", "bold" if here else QUIET), made, ships)
        return grid

    def rounds(self) -> Table:
        """Food demand, harvest, town and ship of this round and the next ones."""
        grid = Table.grid(padding=(0, 2 if self.width >= 110 else 1, 0, 0))
        if self.view["final_phase"]:
            grid.add_row(Text(self.say("label-last-action"), COIN))
            return grid
        heads = ("label-round-short", "label-food", "label-harvest", "label-town-builds", "label-new-ship")
        grid.add_row(*(Text(self.say(head), QUIET, no_wrap=True) for head in heads))
        coming = self.view["round_cards"][:MOST_ROUNDS]
        for number, card in enumerate(coming):
            ship = card["ship"]
            style = "bold" if number == 0 else ""
            town = "-" if card["town"] == "none" else self.say(f"town-{card['town']}")
            harvest = self.say("label-yes-harvest") if card["harvest"] else "-"
            grid.add_row(
                Text(f"{card['round']:>2}", style or QUIET),
                Text(f"{card['food']:>2}", f"{style} {GOODS_INK['fish']}"),
                Text(harvest, GOODS_INK["grain"] if card["harvest"] else MUTED),
                Text(town, MUTED if town == "-" else COIN),
                Text(f"{self.say('type-ship-' + ship['type'])} {ship['value']}", SHIP_INK[ship["type"]], no_wrap=True),
            )
        return grid

    # -- proposals -----------------------------------------------------------------------------------------------

    def cost(self, cost: dict[str, int] | None) -> Text:
        """A building's cost in letters; some buildings can only be bought."""
        if cost is None:
            return Text(self.say("label-buy-only"), f"italic {QUIET}", no_wrap=True)
        made = Text(no_wrap=True)
        for number, (good, amount) in enumerate(cost.items()):
            made.append(" " if number else "")
            made.append(f"{amount}{self.say(f'letter-{good}')}", GOODS_INK[good])
        return made

    def worth(self, card: dict[str, Any]) -> Text:
        """Value; the price behind it where it is another, and the end bonus of an own card."""
        made = Text(no_wrap=True)
        made.append(str(card["value"]), "bold")
        if card["price"] is None:
            made.append("/-", MUTED)
        elif card["price"] != card["value"]:
            made.append(f"/{card['price']}", QUIET)
        if card.get("bonus"):
            made.append(f"+{card['bonus']}", GOOD)
        return made

    def symbols(self, card: dict[str, Any]) -> Text:
        """Hammers and fishermen."""
        marks = self.say("letter-hammer") * card["hammers"] + self.say("letter-fisherman") * card["fishermen"]
        return Text(marks, f"italic {QUIET}", no_wrap=True)

    def kind(self, card: dict[str, Any]) -> Text:
        """The letter of a card's type."""
        return Text(self.say(f"letter-{card['type']}"), TYPE_INK[card["type"]])

    def stack(self, cards: list[dict[str, Any]], room: int) -> Table:
        """A proposal stack, the top card first."""
        grid = Table.grid()
        worths = max((len(self.worth(card)) for card in cards), default=0)
        for number, card in enumerate(cards):
            right = self.cost(card["cost"])
            worth = self.worth(card)
            right.append(" " * (worths - len(worth) + 1))
            right.append_text(worth)
            left = Text(no_wrap=True)
            left.append(f"{card['card'].lstrip('0') or '0':>2} ", QUIET)
            grid.add_row(self.joined(left, card, Text(""), right, room, "bold" if number == 0 else ""))
        if not cards:
            grid.add_row(Text(self.say("label-empty"), MUTED))
        return grid

    def joined(self, left: Text, card: dict[str, Any], discs: Text, right: Text, room: int, style: str) -> Text:
        """Type, name, symbols and discs on the left, the numbers on the right; the name gives way."""
        name = self.card_name(card["id"], card.get("name"))
        if card["id"] in self.view["modernised"]:
            name += self.say("label-modern")
        tail = [part for part in (self.symbols(card), discs) if part]
        left.append_text(self.kind(card))
        most = room - len(left) - 2 - len(right) - sum(len(part) + 1 for part in tail)
        left.append(f" {self.cut(name, most)}", style)
        for part in tail:
            left.append(" ")
            left.append_text(part)
        left.append(" " * (room - len(right) - len(left)))
        left.append_text(right)
        return left

    # -- ships and special buildings -----------------------------------------------------------------------------

    def ships(self, heads: Sequence[str] = SHIP_HEADS) -> Table:
        """The ships that lie in the harbour: price, cost, what they feed and carry, their values from the top."""
        broad = heads == SHIP_HEADS and (self.width >= 110 or self.width < NARROW)
        grid = Table.grid(padding=(0, 2 if broad else 1, 0, 0))
        grid.add_row(*(Text(self.say(f"label-ship-{head}"), QUIET, no_wrap=True) for head in heads))
        for kind, stack in self.view["ship_stacks"].items():
            (good, amount), *_ = stack["cost"].items()
            lying = [str(ship["value"]) for ship in stack["ships"]]
            values = Text(no_wrap=True)
            for number, value in enumerate(lying):
                values.append(" " if number else "")
                values.append(value, "bold" if number == 0 else QUIET)
            cells = {
                "type": Text(self.say(f"type-ship-{kind}"), SHIP_INK[kind] if lying else MUTED, no_wrap=True),
                "buy": Text(str(stack["price"]) if stack["price"] is not None else "-", "" if lying else MUTED),
                "build": Text(self.say(f"count-{good}", count=amount), GOODS_INK[good], no_wrap=True),
                "energy": Text(str(stack["energy"]), GOODS_INK["coal"]),
                "feeds": Text(str(stack["food"]), GOODS_INK["fish"]),
                "carries": Text(str(stack["cargo_places"]), QUIET),
                "worth": values if lying else Text(self.say("label-none-yet"), MUTED, no_wrap=True),
            }
            grid.add_row(*(cells[head] for head in heads))
        return grid

    def specials(self, room: int) -> Table:
        """The special deck: what came out, what is left, and what only the viewer knows."""
        shown = self.view["specials"]
        lines: list[tuple[str, str]] = []
        if self.view["length"] == "short":
            lines.append((self.say("label-no-specials"), MUTED))
        else:
            lines.append((self.say("label-deck", count=shown["left"]), QUIET))
            if shown["revealed"]:
                names = ", ".join(self.card_name(card) for card in shown["revealed"])
                lines.append((self.say("label-revealed", cards=names), ""))
        for known in shown["known"]:
            key = "label-known" if len(known["places"]) == 1 else "label-known-either"
            lines.append((self.say(key, card=self.card_name(known["card"]), place=known["places"][0]), f"bold {COIN}"))
        for seat, player in enumerate(self.players):
            if player["hand"]:
                names = ", ".join(self.card_name(card) for card in player["hand"])
                lines.append((self.say("label-hand", cards=names), f"bold {COIN}"))
            elif player["hand_cards"]:
                name = self.view["names"][seat]
                lines.append((self.say("label-hand-cards", player=name, count=player["hand_cards"]), QUIET))
        for card in self.view["waiting"]:
            lines.append((self.say("label-waiting", card=self.card_name(card["id"])), QUIET))
        if self.view["picket"] is not None:
            lines.append((self.say("label-picket", player=self.view["names"][self.view["picket"]]), "bold #ff8a70"))
        grid = Table.grid()
        for text, style in lines:
            for line in wrapped(text, room):
                grid.add_row(Text(line, style, no_wrap=True))
        return grid

    # -- buildings -----------------------------------------------------------------------------------------------

    def fee(self, card: dict[str, Any]) -> Text:
        """What others pay to enter; nothing where nobody can."""
        fee = card["fee"]
        if fee is None:
            return Text("")
        parts = [self.say(f"fee-{kind}", amount=fee[kind]) for kind in ("food", "francs") if fee[kind]]
        return Text("/".join(parts) or self.say("fee-free"), QUIET if parts else GOOD, no_wrap=True)

    def buildings(self, cards: list[dict[str, Any]]) -> Table:
        """Built cards in columns: type, name, symbols, fee, value, and the discs in them."""
        across = 3 if self.width >= NARROW else 2
        room = self.width // across - 1
        rows = -(-len(cards) // across)
        grid = Table.grid(padding=(0, 1, 0, 0))
        for _ in range(across):
            grid.add_column(width=room, no_wrap=True)
        for row in range(rows):
            cells = [self.building(cards[at], room) for at in range(row, len(cards), rows)]
            grid.add_row(*cells)
        return grid

    def building(self, card: dict[str, Any], room: int) -> Text:
        """One built card."""
        discs = Text()
        for seat in card["discs"]:
            discs.append(*self.mark(seat, filled=True))
        fee, worth = self.fee(card), self.worth(card)
        right = Text(" " * max(0, 5 - len(fee)), no_wrap=True)
        right.append_text(fee)
        right.append(" " * max(1, 5 - len(worth)))
        right.append_text(worth)
        return self.joined(Text(" ", no_wrap=True), card, discs, right, room, "bold" if card["discs"] else "")

    def line(self, title: Text) -> Text:
        """A title in a line across the table."""
        stroke = "─" if self.unicode else "-"
        made = Text(no_wrap=True)
        made.append(f"{stroke * 2} ", FAINT)
        made.append_text(title)
        made.append(f" {stroke * max(0, self.width - len(made) - 1)}", FAINT)
        return made

    def town(self) -> Group:
        """The buildings of the town."""
        title = Text()
        title.append(self.say("label-town"), f"bold {LABEL}")
        return Group(self.line(title), self.buildings(self.view["town"]))

    def estate(self, seat: int) -> Group:
        """A player's buildings and ships."""
        player = self.players[seat]
        title = self.name(seat, 24)
        title.append("  ")
        title.append_text(self.fleet(player))
        counts = [(what, number) for what, number in player["counts"].items() if number and what != "ship"]
        if counts:
            title.append(f"  {', '.join(self.say(f'count-{what}', count=number) for what, number in counts)}", QUIET)
        if player["pawned"]:
            goods = ", ".join(map(self.good, player["pawned"]))
            title.append(f"  {self.say('label-pawned', goods=goods)}", COIN)
        title.truncate(self.width - 6, overflow="ellipsis" if self.unicode else "crop")
        return Group(self.line(title), *([self.buildings(player["cards"])] if player["cards"] else []))

    def fleet(self, player: dict[str, Any]) -> Text:
        """Own ships by type with their values, and the food of all of them."""
        if not player["ships"]:
            return Text(self.say("label-no-ships"), MUTED)
        made = Text()
        made.append(f"{self.say('label-ships')} ", QUIET)
        for number, kind in enumerate(k for k in t.SHIP_TYPES if any(s["type"] == k for s in player["ships"])):
            values = sorted(ship["value"] for ship in player["ships"] if ship["type"] == kind)
            made.append(", " if number else "", QUIET)
            made.append(f"{self.say(f'type-ship-{kind}')} {' '.join(map(str, values))}", f"bold {SHIP_INK[kind]}")
        food = sum(self.view["ship_stacks"][ship["type"]]["food"] for ship in player["ships"])
        made.append(f" ({self.say('label-ships-feed', food=food)})", QUIET)
        return made

    # -- households ----------------------------------------------------------------------------------------------

    def households(self) -> list[Table]:
        """Two lines for each player: francs, loans, food, energy, feeding; basic goods above upgraded ones."""
        narrow = self.width < NARROW
        sums = self._columns(None if narrow else self.width)
        goods = self._columns(None) if narrow else sums
        for first, second in self._sum_heads():
            sums.add_column(Text(f"{self.say(first)}\n{self.say(second)}"), justify="right", no_wrap=True)
        for place in range(t.BASIC_COUNT):
            head = Text(justify="right", no_wrap=True)
            for good, end in ((t.GOODS[place], "\n"), (t.GOODS[place + t.BASIC_COUNT], "")):
                head.append(self.say(f"short-good-{good}") + end, GOODS_INK[good])
            goods.add_column(head, justify="right", no_wrap=True)
        for seat in range(len(self.players)):
            cells = [*self._sums(seat), *self._stock(seat)]
            if narrow:
                sums.add_row(self._who(seat), *cells[: -t.BASIC_COUNT])
                goods.add_row(self._who(seat), *cells[-t.BASIC_COUNT :])
            else:
                sums.add_row(self._who(seat), *cells)
        return [sums, goods] if narrow else [sums]

    def _columns(self, width: int | None) -> Table:
        padding = (0, 1 if not self.unicode or self.width >= 110 else 0, 0, 0)
        table = Table(
            box=box.SIMPLE_HEAD if self.unicode else None,
            width=width,
            padding=padding,
            pad_edge=False,
            header_style=QUIET,
            border_style=FAINT,
        )
        head = f"{self.say('label-player')}\n{self.say('label-wealth')}"
        table.add_column(head, ratio=1, no_wrap=True)
        return table

    def _sum_heads(self) -> Iterable[tuple[str, str]]:
        yield "label-francs", "label-loans"
        yield "label-food", "label-energy"
        if not self.view["final_phase"]:
            yield "label-demand", "label-ships-give"
            yield "label-to-pay", "label-lacks"

    def _who(self, seat: int) -> Text:
        made = self.name(seat, 16)
        if seat == self.view["actor"]:
            made.stylize("reverse")
        wealth = sum(self.players[seat]["wealth"].values())
        made.append(f"\n  {wealth}", QUIET)
        return made

    def _sums(self, seat: int) -> list[Text]:
        player = self.players[seat]
        pairs = [
            ((player["stock"]["francs"], f"bold {GOODS_INK['francs']}"), (player["loans"], BAD)),
            ((player["food"], f"bold {GOODS_INK['fish']}"), (player["energy"], f"bold {GOODS_INK['coal']}")),
        ]
        feeding = player["feeding"]
        if feeding is not None:
            pairs.append(((feeding["food"], ""), (feeding["ships"], SHIP)))
            pairs.append(((feeding["need"], ""), (feeding["missing"], BAD)))
        made = [self._pair(*pair) for pair in pairs]
        if feeding is not None and not feeding["missing"]:
            made[-1] = self._pair(pairs[-1][0], None)
            made[-1].append(self.say("label-fed"), GOOD)
        return made

    def _stock(self, seat: int) -> list[Text]:
        stock = self.players[seat]["stock"]
        return [
            self._pair(*((stock[good], f"bold {GOODS_INK[good]}") for good in (t.GOODS[k], t.GOODS[k + t.BASIC_COUNT])))
            for k in range(t.BASIC_COUNT)
        ]

    def _pair(self, first: tuple[int, str], second: tuple[int, str] | None) -> Text:
        """Two numbers, one above the other."""
        nothing = "·" if self.unicode else "."
        made = Text(justify="right", no_wrap=True)
        made.append(str(first[0]) if first[0] else nothing, first[1] if first[0] else MUTED)
        made.append("\n")
        if second is not None:
            made.append(str(second[0]) if second[0] else nothing, second[1] if second[0] else MUTED)
        return made

    # -- all of it -----------------------------------------------------------------------------------------------

    def heading(self) -> Text:
        """Game, round, who decides."""
        made = Text(no_wrap=True)
        made.append(f" {self.say('label-title')}", "bold")
        apart = self.plain(" · ")
        made.append(f"{apart}{self.say('length-' + self.view['length'])}", QUIET)
        if self.view["final_phase"]:
            made.append(f"{apart}{self.say('label-final-phase')}", f"bold {COIN}")
        else:
            made.append(
                f"{apart}{self.say('label-round', round=self.view['round'], rounds=self.view['rounds'])}", QUIET
            )
        if self.view["actor"] is not None:
            made.append(apart)
            made.append_text(self.name(self.view["actor"]))
        return made

    def legend(self) -> Text:
        """What the letters mean."""
        made = Text()
        lines = [
            [(f"letter-{kind}", f"name-type-{kind}", TYPE_INK[kind]) for kind in c.TYPES],
            [(f"letter-{good}", f"name-good-{good}", GOODS_INK[good]) for good in c.MATERIALS],
        ]
        lines[0] += [(f"letter-{symbol}", f"symbol-{symbol}", QUIET) for symbol in ("hammer", "fisherman")]
        for line in lines:
            for letter, name, ink in line:
                made.append(f" {self.say(letter)}", f"bold {ink}")
                made.append(f" {self.say(name)} ", MUTED)
            made.append("\n" if line is lines[0] else f" {self.say('label-legend')}", MUTED)
        return made

    def parts(self) -> list[RenderableType]:
        """The table in parts from the top to the bottom."""
        wide = self.width >= NARROW
        parts: list[RenderableType] = [self.heading()]
        left = max(0, len(self.view["round_cards"]) - MOST_ROUNDS)
        first, second = (self.width * 31 // 110, self.width * 35 // 110) if wide else (self.width // 2, self.width // 2)
        rest = self.width - first - second if wide else self.width
        above = [
            self.frame(self.say("label-offers"), self.offers(first - 4), first),
            self.frame(self.say("label-tiles"), self.tiles(), second),
            self.frame(self.say("label-rounds", later=left), self.rounds(), rest),
        ]
        parts += [self.beside(*above)] if wide else [self.beside(*above[:2]), above[2]]
        third = self.width // 3
        widths = [third, third, self.width - 2 * third] if wide else [self.width] * 3
        stacks = [
            self.frame(self.say("label-proposal", number=number), self.stack(cards, width - 4), width)
            for number, (cards, width) in enumerate(zip(self.view["proposals"], widths, strict=True), 1)
        ]
        parts += [self.beside(*stacks)] if wide else stacks
        half = self.width * 66 // 110 if wide else self.width
        rest = self.width - half if wide else self.width
        ships = self.frame(self.say("label-harbour"), self.ships(), half)
        specials = self.frame(self.say("label-specials"), self.specials(rest - 4), rest)
        parts += [self.beside(ships, specials)] if wide else [ships, specials]
        parts += [self.town(), *(self.estate(seat) for seat in range(len(self.players)))]
        return [*parts, self.legend(), *self.households()]


def wrapped(text: str, room: int) -> list[str]:
    """A text in lines of some width."""
    lines = [""]
    for word in text.split():
        if lines[-1] and len(lines[-1]) + 1 + len(word) > room:
            lines.append("")
        lines[-1] += f" {word}" if lines[-1] else word
    return lines


draw, pages = in_parts(Drawer)


def scores(view: dict[str, Any], places: list[int], unicode: bool = True) -> RenderableType:
    """Wealth by category, as if the game ended now, and the places."""
    drawer = Drawer(view, 110, unicode, {})
    table = Table(box=box.SIMPLE_HEAD if unicode else box.ASCII2, header_style="")
    table.add_column(drawer.say("label-category"), style=QUIET)
    for seat in range(len(drawer.players)):
        table.add_column(drawer.name(seat), justify="right")
    bonus = [sum(card["bonus"] for card in player["cards"]) for player in drawer.players]
    wealth = [player["wealth"] for player in drawer.players]
    francs = [player["stock"]["francs"] for player in drawer.players]
    rows = {
        "label-final-buildings": [w["buildings"] - b for w, b in zip(wealth, bonus, strict=True)],
        "label-final-bonus": bonus,
        "label-final-ships": [w["ships"] for w in wealth],
        "label-final-francs": francs,
        "label-final-loans": [w["francs_and_loans"] - f for w, f in zip(wealth, francs, strict=True)],
    }
    for key, points in rows.items():
        last = key == "label-final-loans"
        table.add_row(drawer.say(key), *map(str, points), end_section=last)
    table.add_row(drawer.say("label-total"), *(Text(str(sum(w.values())), "bold") for w in wealth))
    if len(places) > 1:
        table.add_row(drawer.say("label-place"), *(Text(f"{place}.", "bold") for place in places))
    return table
