"""What is printed on the 81 special cards, and what a visitor needs to use each of them at least once.

Written from the data tables of the rules (LH-0.4, LH-2.2, LH-2.3) and from the clauses of LH-13 and LH-14.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import wharfinger as wf
from wharfinger.games.le_havre.state import ARG
from wharfinger.kernel import pending

from .build import CARDS, Table


@dataclass(frozen=True)
class Fact:
    """One card: its number, type, value, price, fee (None: it cannot be entered), hammers, fishermen."""

    number: str
    type: str
    value: int
    price: int | None
    fee: str | None
    hammers: int
    fishermen: int

    @property
    def fees(self) -> dict[str, int]:
        """The fee: food, francs, or both as alternatives."""
        return {kind: int(amount) for amount, kind in (part.split() for part in (self.fee or "").split(" or ") if part)}


SPECIAL = {
    "labour_exchange": Fact("001", "public", 6, 6, "", 0, 1),
    "bakery": Fact("002", "economic", 6, 6, "1 food", 0, 0),
    "baguette_shop": Fact("003", "economic", 4, 4, "1 food", 0, 0),
    "farm": Fact("004", "economic", 8, 8, "1 francs", 0, 1),
    "clothing_industry": Fact("005", "industrial", 8, 8, "2 food or 1 francs", 0, 0),
    "iron_mine_and_coal_seam": Fact("006", "none", 6, 6, "1 food", 1, 0),
    "fish_market": Fact("007", "economic", 4, 4, "1 food", 0, 1),
    "fish_restaurant": Fact("008", "economic", 6, 6, "1 food", 0, 1),
    "fishpond_and_wood": Fact("009", "none", 4, 4, "1 food", 0, 1),
    "forest_hut": Fact("010", "economic", 4, 4, "1 food", 0, 1),
    "plant_nursery": Fact("011", "craftsman", 6, 6, "1 food", 1, 0),
    "business_park": Fact("012", "none", 10, 12, None, 1, 0),
    "guildhouse": Fact("013", "economic", 4, 8, None, 1, 1),
    "harbour_watch": Fact("014", "public", 6, 6, "1 food", 0, 0),
    "smelter": Fact("015", "industrial", 10, 10, "2 francs", 0, 0),
    "diner": Fact("016", "economic", 6, 6, "1 food", 0, 1),
    "hunting_lodge": Fact("017", "craftsman", 6, 6, "1 food", 1, 2),
    "coal_trader": Fact("018", "economic", 4, 4, "1 food", 0, 0),
    "patisserie": Fact("019", "economic", 6, 6, "1 food", 0, 0),
    "furriery": Fact("020", "craftsman", 6, 6, "1 food", 0, 0),
    "leather_industry": Fact("021", "industrial", 8, 8, "2 food", 0, 0),
    "kiln": Fact("022", "craftsman", 6, 6, "1 food", 0, 0),
    "luxury_yacht": Fact("023", "ship", 20, 20, None, 0, 1),
    "feedlot": Fact("024", "economic", 6, 8, None, 0, 0),
    "masons_guild": Fact("025", "craftsman", 8, 10, None, 1, 0),
    "furniture_factory": Fact("026", "industrial", 8, 8, "2 food", 1, 0),
    "town_square": Fact("027", "none", 6, 6, "1 francs", 0, 0),
    "tavern": Fact("028", "economic", 4, 4, "", 0, 1),
    "haulage_firm": Fact("029", "economic", 6, 6, "1 food", 0, 0),
    "schnaps_distillery": Fact("030", "craftsman", 6, 6, "1 food", 0, 0),
    "steelworks": Fact("031", "industrial", 8, 8, "2 food or 1 francs", 1, 0),
    "steakhouse": Fact("032", "economic", 6, 6, "1 food", 0, 0),
    "wind_farm": Fact("033", "none", 8, 12, None, 0, 0),
    "brick_manufacturer": Fact("034", "industrial", 8, 8, "2 food", 1, 0),
    "zoo": Fact("035", "public", 8, 8, "1 francs", 0, 1),
    "football_stadium": Fact("31", "public", 24, None, None, 0, 0),
}
"""LH-2.2, with the misprints of the overviews settled as in R-10 to R-18."""

EXPANSION = {
    "dunny": Fact("00", "public", 14, 14, None, 0, 0),
    "workers_cottages": Fact("036", "public", 12, 12, None, 0, 0),
    "construction_site": Fact("037", "none", 0, None, "2 food", 0, 0),
    "logging_camp": Fact("038", "none", 6, 6, "", 1, 1),
    "ms_dagmar": Fact("039", "ship", 50, 50, None, 0, 0),
    "pawnbrokers": Fact("040", "economic", 4, 4, "1 food", 0, 0),
    "pirates_lair": Fact("041", "none", 0, 4, None, 0, 0),
    "junkyard": Fact("042", "economic", 4, 4, "2 food or 1 francs", 1, 0),
    "dive_bar": Fact("043", "economic", 4, 4, None, 0, 0),
    "picket_line": Fact("044", "public", 2, 2, "1 francs", 0, 0),
    "tobacco_factory": Fact("045", "public", 6, 6, None, 0, 0),
    "cattle_drive": Fact("046", "none", 4, 4, "1 food", 0, 0),
    "toy_fair": Fact("E2010", "none", 4, 4, "1 francs", 0, 0),
    "wooden_crane": Fact("GH01", "craftsman", 4, 6, None, 1, 0),
    "lumber_mill": Fact("GH02", "craftsman", 6, 8, None, 1, 0),
    "main_station": Fact("GH03", "public", 8, 8, "1 food", 0, 0),
    "hotel": Fact("GH04", "economic", 8, 8, "1 francs", 0, 0),
    "fur_factory": Fact("GH05", "craftsman", 6, 6, "1 food", 0, 0),
    "wainwrights": Fact("GH06", "craftsman", 6, 6, "1 food", 0, 0),
    "fishermans_hut": Fact("GH07", "craftsman", 4, 6, "", 0, 1),
    "soup_kitchen": Fact("GH08", "craftsman", 2, 10, None, 0, 1),
    "cattle_market": Fact("GH09", "public", 8, 8, "2 food", 0, 0),
    "brick_trader": Fact("GH10", "economic", 6, 6, "1 food", 0, 0),
    "clay_company": Fact("GH11", "craftsman", 6, 6, "1 food", 0, 0),
    "smelting_furnace": Fact("GH12", "industrial", 4, 4, "1 food", 0, 0),
    "flea_market": Fact("GH13", "none", 2, 2, "", 1, 1),
    "inn": Fact("GH14", "economic", 4, 4, "2 food or 1 francs", 0, 0),
    "cannery_row": Fact("GH15", "industrial", 8, 8, "1 food", 0, 0),
    "hides_trader": Fact("GH16", "economic", 6, 6, "1 food", 0, 0),
    "fur_industry": Fact("GH17", "industrial", 8, 8, "2 food", 0, 0),
    "department_of_agriculture": Fact("GH18", "public", 6, 6, "1 francs", 0, 0),
    "department_of_economics": Fact("GH19", "economic", 6, 6, "1 food", 0, 0),
    "stockmarket": Fact("GH20", "economic", 6, 12, None, 0, 0),
    "souvenir_shop": Fact("GH21", "economic", 8, 10, None, 0, 0),
    "wreckers": Fact("GH22", "industrial", 6, 6, "1 francs", 0, 0),
    "blast_furnace": Fact("GH23", "industrial", 10, 10, "3 food or 2 francs", 0, 0),
    "biofuel_facility": Fact("GH24", "industrial", 8, 8, None, 1, 0),
    "ranch": Fact("GH25", "economic", 6, 10, None, 0, 0),
    "trading_firm": Fact("GH26", "economic", 6, 6, "1 food", 0, 0),
    "trafficking_spot": Fact("GH27", "none", 4, 4, "", 0, 0),
    "major_corporation": Fact("GH28", "economic", 20, 20, "3 francs", 0, 0),
    "emporium": Fact("GH29", "economic", 6, 6, "1 francs", 0, 0),
    "cobblers": Fact("GH30", "craftsman", 6, 6, "1 food", 0, 0),
    "rattletrap_car": Fact("GH31", "public", -2, None, None, 0, 0),
    "wholesale_bakery": Fact("GH32", "economic", 8, 8, "1 food", 0, 0),
}
"""LH-2.3."""

ALL = {**SPECIAL, **EXPANSION}
NOT_IN_SOLO = {"pirates_lair", "dive_bar", "picket_line", "tobacco_factory", "cattle_drive"} | {
    "stockmarket",
    "souvenir_shop",
}
"""041, 043, 044, 045, 046, GH20, GH21."""


def _goods(**given: int) -> Callable[[Table], Table]:
    return lambda table: table.goods(0, **given)


def _own(card: str) -> Callable[[Table], Table]:
    return lambda table: table.own(0, card)


def hands(table: Table, *cards: str) -> Table:
    """The Construction Site lies open and every seat holds three secret cards; seat 0 those that are named."""
    table.s.hands_open = 1
    free = [card for card in ALL if card not in cards and card not in table.shown and card not in table.unseen]
    for seat in range(table.seats):
        given = list(cards) if seat == 0 and cards else [free.pop() for _ in range(3)]
        for place, card in enumerate(given):
            table.s.hand[seat, place] = CARDS.index(card)
            table.s.holder[CARDS.index(card)] = 8  # hidden
    return table


READY: dict[str, Callable[[Table], Table]] = {
    "labour_exchange": _own("fishery"),
    "bakery": _goods(bread=1),
    "baguette_shop": _goods(bread=1, meat=1),
    "farm": _goods(),
    "clothing_industry": _goods(hides=1, leather=1),
    "iron_mine_and_coal_seam": _goods(),
    "fish_market": _goods(fish=1),
    "fish_restaurant": _goods(smoked_fish=1),
    "fishpond_and_wood": _goods(),
    "forest_hut": _goods(wood=1, meat=1),
    "plant_nursery": _goods(),
    "harbour_watch": lambda table: table.own(0, "fishery").disc(1, "fishery").goods(0, francs=1),
    "smelter": _goods(),
    "diner": _goods(wood=1, bread=1, smoked_fish=1),
    "hunting_lodge": _goods(),
    "coal_trader": _goods(francs=1),
    "patisserie": _goods(grain=1, bread=1),
    "furriery": _goods(hides=1),
    "leather_industry": _goods(leather=3, francs=14),
    "kiln": _goods(clay=1, wood=1),
    "furniture_factory": _goods(wood=1, leather=1),
    "town_square": _own("joinery"),
    "tavern": _goods(wood=1, grain=1),
    "haulage_firm": _goods(francs=3),
    "schnaps_distillery": _goods(grain=1),
    "steelworks": _goods(iron=1, wood=15),
    "steakhouse": _goods(meat=1, charcoal=1),
    "brick_manufacturer": _goods(brick=3, francs=10),
    "zoo": _goods(fish=3),
    "construction_site": hands,
    "logging_camp": _goods(francs=1),
    "pawnbrokers": _goods(wood=1),
    "junkyard": _goods(francs=2),
    "picket_line": _goods(),
    "cattle_drive": lambda table: table.goods(1, cattle=1),
    "toy_fair": _goods(),
    "main_station": _goods(),
    "hotel": _goods(),
    "fur_factory": _goods(hides=1, leather=1),
    "wainwrights": _goods(wood=2, iron=1),
    "fishermans_hut": _goods(fish=2),
    "cattle_market": _goods(cattle=1),
    "brick_trader": _goods(brick=1),
    "clay_company": _goods(clay=1, wood=1),
    "smelting_furnace": _goods(clay=1, wood=2),
    "flea_market": lambda table: table.offer(grain=2),
    "inn": _goods(fish=1),
    "cannery_row": _goods(iron=1, smoked_fish=4),
    "hides_trader": _goods(hides=6),
    "fur_industry": _goods(hides=3, francs=10),
    "department_of_agriculture": _own("joinery"),
    "department_of_economics": _own("sawmill"),
    "wreckers": _goods(francs=3),
    "blast_furnace": _goods(wood=3),
    "trading_firm": _goods(wood=1),
    "trafficking_spot": _goods(wood=1),
    "major_corporation": _goods(wood=1),
    "emporium": _goods(francs=1),
    "cobblers": _goods(leather=1),
    "wholesale_bakery": _goods(bread=1),
}
"""The least that lets seat 0 use a card whose fee it need not pay."""


def enter(pos: wf.Position, card: str, paying: str = "francs") -> wf.Position:
    """Enter a building and pay its fee in one kind as far as that goes; what the effect asks is not answered."""
    pos.play(f"enter {card}")
    if pos.phase == "fee":
        pos.play("francs" if paying == "francs" else "food")
    while pos.phase == "food" and pending.arg(pos.state, ARG.food.card) == CARDS.index(card):
        asked = [str(action) for action in pos.legal()]
        pos.play(asked[-1] if asked[-1].startswith(f"{paying}=") else asked[0])
    return pos
