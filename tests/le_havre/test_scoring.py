"""LH-19 Scoring and ties."""

import random

import pytest

from wharfinger.kernel import parts

from . import facts
from .build import GOODS, Table
from .test_components import SHIP_TYPES


@pytest.mark.clause("LH-19.1", "LH-19.2", "LH-19.4")
@pytest.mark.parametrize("seed", range(6))
def test_LH_19_1_final_wealth_of_random_holdings(seed):
    """Francs, values, bonuses and loans, added up by hand from the printed figures."""
    draw = random.Random(seed)
    cards = draw.sample(sorted(facts.STANDARD), 12)
    ships = draw.sample([f"s{number:02}" for number in range(1, 21)], 5)
    goods = {good: draw.randrange(4) for good in GOODS}
    francs, debts = draw.randrange(30), draw.randrange(5)
    table = Table(4, final_auto_repay="off").out(*facts.STANDARD).own(1, *cards).ships(1, *ships)
    pos = table.goods(1, **goods).francs(1, francs).loans(1, debts).position()
    kinds = [facts.STANDARD[card].type for card in cards]
    value = sum(facts.STANDARD[card].value for card in cards)
    of_type = {"wooden": ("s01", "s02", "s03", "s04", "s05", "s07", "s09"),
               "iron": ("s06", "s08", "s10", "s11", "s13", "s15"), "steel": ("s12", "s14", "s16", "s17"),
               "luxury": ("s18", "s19", "s20")}  # fmt: skip
    for kind, ids in of_type.items():
        value += sum(worth for ship, worth in zip(ids, SHIP_TYPES[kind][5], strict=True) if ship in ships)
    if "storehouse" in cards:
        value += sum(goods.values()) // 2
    if "dock" in cards:
        value += 4 * len(ships)
    if "town_hall" in cards:
        value += 4 * kinds.count("public") + 2 * kinds.count("craftsman")
    if "bank" in cards:
        value += 3 * kinds.count("industrial") + 2 * kinds.count("economic")
    assert pos.scores()[1] == francs + value - 7 * debts


@pytest.mark.clause("LH-19.2")
@pytest.mark.parametrize("card", facts.STANDARD.values(), ids=lambda card: card.id)
def test_LH_19_2_the_value_never_the_price(card):
    own = {"town_hall": 4, "bank": 2}.get(card.id, 0)  # they count themselves
    assert Table(4).own(0, card.id).position().scores()[0] == card.value + own


@pytest.mark.clause("LH-19.3", "LH-12.28", "LH-12.29", "LH-13.012", "LH-13.013")
def test_LH_19_3_each_bonus_on_its_own():
    cards = ("town_hall", "bank", "business_park", "guildhouse", "sawmill", "brickworks", "grocery_market", "fishery")
    pos = Table(4).own(0, *cards).position()
    values = 6 + 16 + 14 + 14 + 10 + 10
    printed = {row["id"]: row["value"] for row in pos.game.definition.components.rows("special", "building")}
    values += printed["business_park"] + printed["guildhouse"]
    types = {row["id"]: row["type"] for row in pos.game.definition.components.rows("special", "building")}
    kinds = [types.get(card) or facts.STANDARD[card].type for card in cards]
    industrial, economic = kinds.count("industrial"), kinds.count("economic")
    bonus = 4 * kinds.count("public") + 2 * kinds.count("craftsman") + 3 * industrial + 2 * economic
    bonus += 2 * industrial + 2 * economic
    assert pos.scores()[0] == values + bonus


@pytest.mark.clause("LH-19.4")
def test_LH_19_4_goods_have_no_worth():
    pos = Table(2).goods(0, **dict.fromkeys(GOODS, 9)).position()
    assert pos.scores() == [0, 0]


@pytest.mark.clause("LH-19.5")
def test_LH_19_5_equal_wealth_shares_the_victory():
    pos = Table(4).francs(0, 10).francs(1, 12).own(2, "fishery").francs(2, 2).goods(0, steel=9).position()
    assert pos.scores() == [10, 12, 12, 0]
    assert pos.places() == [3, 1, 1, 4]
    assert parts.ties(pos.game, pos.state, pos.scores(), pos.places()) == [([1, 2], "tie-shared", [])]
    pos = Table(3).francs(0, 5).francs(1, 5).francs(2, 5).loans(2, 1).own(2, "bank").position()
    assert pos.places() == [2, 2, 1]


@pytest.mark.clause("LH-19.6")
def test_LH_19_6_wealth_may_be_negative():
    pos = Table(2).loans(0, 5).francs(0, 4).position()
    assert pos.scores()[0] == 4 - 35
    assert pos.places() == [2, 1]


@pytest.mark.clause("LH-19.1", "LH-5.24")
@pytest.mark.parametrize(("switch", "wealth"), [("on", 27 - 0), ("off", 37 - 14)])
def test_LH_19_1_loans_still_held_after_repaying(switch, wealth):
    assert Table(2, final_auto_repay=switch).loans(0, 2).francs(0, 37).position().scores()[0] == wealth
