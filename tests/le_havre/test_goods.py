"""LH-1 Terms and goods."""

import pytest

from wharfinger.games.le_havre import cards as c
from wharfinger.games.le_havre import data as t

from .build import (
    BASIC,
    GOODS,
    OFFER,
    UPGRADED,
    Table,
    after,
    choices,
    disc,
    done,
    enterable,
    francs,
    held,
    offer,
    owner,
    payments,
    proposals,
    starting,
    stock,
    unseen,
    ways,
)

# good, kind, other side, food, energy, shipping price, offer space
TABLE = """
fish basic smoked_fish 1 0 1 yes
wood basic charcoal 0 1 1 yes
clay basic brick 0 0 1 yes
iron basic steel 0 0 2 yes
grain basic bread 0 0 1 yes
cattle basic meat 0 0 3 yes
coal basic coke 0 3 3 no
hides basic leather 0 0 2 no
smoked_fish upgraded fish 2 0 2 no
charcoal upgraded wood 0 3 2 no
brick upgraded clay 0 0 2 no
steel upgraded iron 0 0 8 no
bread upgraded grain 2 0 3 no
meat upgraded cattle 3 0 2 no
coke upgraded coal 0 10 5 no
leather upgraded hides 0 0 4 no
"""
ROWS = [line.split() for line in TABLE.split("\n") if line]
FOOD = {row[0]: int(row[3]) for row in ROWS}
ENERGY = {row[0]: int(row[4]) for row in ROWS}
SHIPPING = {row[0]: int(row[5]) for row in ROWS}


@pytest.mark.clause("LH-1.16", "LH-1.20")
def test_LH_1_16_the_sixteen_goods():
    assert [row[0] for row in ROWS] == list(GOODS) == list(t.GOODS)
    for place, (good, kind, other, food, energy, shipping, space) in enumerate(ROWS):
        assert (kind == "basic") == (place < 8) == (good in BASIC)
        assert t.GOODS[(place + 8) % 16] == other
        assert (t.FOOD[place], t.ENERGY[place], t.SHIPPING[place]) == (int(food), int(energy), int(shipping))
        assert (good in OFFER) == (space == "yes")


@pytest.mark.clause("LH-1.16", "LH-1.18", "LH-9.1")
@pytest.mark.parametrize("good", GOODS)
def test_LH_1_16_food_values_at_a_feeding(good):
    pos = Table(4).goods(0, **{good: 1}).francs(0, 4).owes(0, 4).position()
    given = sorted({0: [0], 1: [3, 4], 2: [2, 4], 3: [1, 4]}[FOOD[good]])
    if FOOD[good]:
        assert sorted(way.get("francs", 0) for way in payments(pos)) == given
        assert {bool(way.get(good)) for way in payments(pos)} == {True, False}
    else:
        assert francs(pos) == 0 and held(pos, 0, good) == 1  # only the francs were paid


@pytest.mark.clause("LH-1.16", "LH-12.18.4")
@pytest.mark.parametrize("good", GOODS)
def test_LH_1_16_shipping_prices(good):
    pos = Table(3).own(0, "shipping_line", "wind_farm").ships(0, "1 wooden").goods(0, **{good: 1}).position()
    pos.play("enter shipping_line")
    assert stock(pos) == {"francs": SHIPPING[good]}


@pytest.mark.clause("LH-1.16", "LH-9.6")
@pytest.mark.parametrize("good", GOODS)
def test_LH_1_16_energy_values(good):
    for need, mill in ((1, "smokehouse"), (5, "steel_mill"), (6, "ironworks")):
        table = Table(3).own(0, mill).goods(0, **{good: 1}).goods(0, fish=1, iron=1)
        pos = table.position()
        if mill == "ironworks":
            pos.play("enter ironworks")
            assert (pos.phase == "amount") == (ENERGY[good] >= need)
        else:
            assert (mill in enterable(pos)) == (ENERGY[good] >= need)


@pytest.mark.clause("LH-1.1", "LH-1.2")
def test_LH_1_2_seats_take_turns_in_ascending_order():
    pos = Table(3).at(1).position()
    seen = []
    for _ in range(6):
        seen.append(pos.actor)
        pos.play(f"take {min(starting(pos, 'take'))}")
    assert seen == [0, 1, 2, 0, 1, 2]


@pytest.mark.clause("LH-1.3", "LH-2.8")
def test_LH_1_3_the_general_supply_never_runs_out():
    # 42 fish tokens are printed, all of them and more are in stock already
    pos = Table(2).own(0, "fishery").goods(0, fish=100).goods(1, fish=100).position()
    pos.play("enter fishery")
    assert held(pos, 0, "fish") == 104


@pytest.mark.clause("LH-1.4", "LH-7.1")
def test_LH_1_4_seven_offer_spaces_in_order():
    pos = Table(2).offer(1, 2, 3, 4, 5, 6, 7).still().position()
    for space, good in enumerate(OFFER):
        other = after(pos, f"take {good}")
        assert stock(other) == {good: space + 1}
        assert offer(other)[space] == 0


@pytest.mark.clause("LH-1.5")
def test_LH_1_5_no_upper_limit_and_open_to_all():
    pos = Table(2).goods(0, wood=120).offer(wood=7).position()
    pos.play("take wood")
    assert held(pos, 0, "wood") == 127
    shown = [pos.view(seat) for seat in (None, 0, 1)]
    assert len({str(view.get("players")) for view in shown}) == 1


@pytest.mark.clause("LH-1.6")
def test_LH_1_6_only_the_top_card_of_a_stack():
    pos = (
        Table(2)
        .goods(0, francs=99, wood=9, clay=9, iron=9, brick=9)
        .stack(2, "church", "tannery", "joinery")
        .position()
    )
    assert proposals(pos, 2) == ["joinery", "tannery", "church"]
    assert starting(pos, "buy") & {"joinery", "tannery", "church"} == {"joinery"}
    assert owner(after(pos, "enter building_firm_1"), "joinery") == 0  # the one target
    assert not {"joinery", "tannery", "church"} & enterable(pos)  # not built


@pytest.mark.clause("LH-1.7", "LH-8.9", "LH-5.4")
def test_LH_1_7_the_town_pays_and_receives_through_the_general_supply():
    pos = Table(2).own(0, "fishery").town("joinery").goods(0, francs=8, wood=1).position()
    events = pos.play("sell fishery")  # value 10
    assert owner(pos, "fishery") == "town"
    assert francs(pos) == 8 + 5
    events += pos.play("buy joinery")
    assert francs(pos) == 8 + 5 - 8
    assert {event.arguments["payee"] for event in events if event.name == "paid"} == {-1}


@pytest.mark.clause("LH-1.8", "LH-3.17", "LH-1.12", "LH-8.3")
def test_LH_1_8_the_disc_is_in_one_building_or_at_home():
    pos = Table(2).own(0, "fishery", "charcoal_kiln").goods(0, wood=3).position()
    assert disc(pos) is None
    pos = done(after(pos, "enter fishery"))
    assert disc(pos) == "fishery" and disc(pos, 1) is None
    pos.play("take fish")
    pos.play("enter charcoal_kiln x1")
    assert disc(pos) == "charcoal_kiln"


@pytest.mark.clause("LH-1.10", "LH-5.11", "LH-19.2")
def test_LH_1_10_value_and_price_differ():
    # Storehouse: value 4, price 10; a wooden ship: value 2, price 14
    pos = Table(2).town("storehouse").ship_stack("s01").francs(0, 24).position()
    assert francs(after(pos, "buy storehouse")) == 14
    assert francs(after(pos, "buy wooden_ship")) == 10
    pos.play("buy storehouse")
    assert pos.scores()[0] == 14 + 4
    pos.play("sell storehouse")
    assert francs(pos) == 14 + 2


@pytest.mark.clause("LH-1.11", "LH-10.1")
def test_LH_1_11_constructing_takes_goods_and_buying_francs():
    pos = Table(2).stack(1, "joinery").goods(0, wood=3, francs=8).position()
    bought = after(pos, "buy joinery")
    assert stock(bought) == {"wood": 3}
    assert owner(bought, "joinery") == 0 and bought.phase == "turn"  # a free action
    built = after(pos, "enter building_firm_1")
    assert stock(built) == {"francs": 8}
    assert owner(built, "joinery") == 0


@pytest.mark.clause("LH-1.13", "LH-5.10")
def test_LH_1_13_cards_are_buildings_and_ships():
    pos = Table(2).own(0, "fishery").ships(0, "1 wooden").own(1, "joinery").position()
    assert starting(pos, "sell") == {"fishery", "wooden_ship_2"}


@pytest.mark.clause("LH-1.14")
def test_LH_1_14_building_types():
    assert c.TYPES == ("craftsman", "economic", "industrial", "public", "none", "ship")
    # without a type symbol it still is a building: it can be owned, entered and sold
    pos = Table(2).own(0, "clay_mound").position()
    assert "clay_mound" in enterable(pos)
    assert "clay_mound" in starting(pos, "sell")


@pytest.mark.clause("LH-1.15", "LH-11.5", "LH-12.03")
def test_LH_1_15_symbols_are_summed_over_all_cards():
    # fishermen: Smokehouse 1, Labour Exchange (special) 1, Luxury Yacht 1
    pos = Table(2).town("fishery").own(0, "smokehouse", "labour_exchange", "luxury_yacht").position()
    pos.play("enter fishery")
    assert stock(pos) == {"fish": 3 + 3}


@pytest.mark.clause("LH-1.17", "LH-12.24")
def test_LH_1_17_francs_are_not_goods():
    pos = Table(3).own(0, "business_office").francs(0, 9).position()
    assert "business_office" not in enterable(pos)
    pos = Table(3).own(0, "storehouse").francs(0, 9).position()
    assert pos.scores()[0] == 4 + 9


@pytest.mark.clause("LH-1.18")
def test_LH_1_18_grain_and_cattle_are_no_food():
    pos = Table(2).town("joinery").goods(0, grain=5, cattle=5, wood=1).position()
    assert "joinery" not in enterable(pos)


@pytest.mark.clause("LH-1.19", "LH-9.12", "LH-9.13")
def test_LH_1_19_brick_for_clay_and_steel_for_iron_never_the_reverse():
    # Sawmill: 1 clay, 1 iron
    pos = Table(2).stack(1, "sawmill").goods(0, clay=1, brick=1, iron=1, steel=1).position()
    assert payments(pos, "enter building_firm_1") == ways(
        "1 clay, 1 iron", "1 clay, 1 steel", "1 brick, 1 iron", "1 brick, 1 steel"
    )
    # Tannery: 1 wood, 1 brick; Bank: 4 brick, 1 steel
    pos = Table(2).stack(1, "tannery").stack(2, "bank").goods(0, wood=1, clay=9, brick=0, iron=9).position()
    assert "building_firm_1" not in enterable(pos)


@pytest.mark.clause("LH-1.20", "LH-23.4")
def test_LH_1_20_picks_follow_the_canonical_order():
    pos = Table(3).own(0, "marketplace").position()
    pos.play("enter marketplace")
    picked = [text for text in map(str, pos.legal()) if text.split()[0] in BASIC]
    assert picked == [*BASIC[:-2], "coal hides"]  # two goods: the last kind cannot be the first pick
    pos.play("grain")
    assert {good for good in choices(pos) if good in GOODS} == {"cattle", "coal", "hides"}


@pytest.mark.clause("LH-1.6", "LH-3.14")
def test_LH_1_6_the_special_deck_is_not_built():
    pos = Table(2).deck("farm", "zoo", "kiln", "tavern", "diner", "bakery").francs(0, 99).goods(0, fish=9).position()
    assert unseen(pos) == ["farm", "zoo", "kiln", "tavern", "diner", "bakery"]
    assert not {"farm", "zoo"} & (enterable(pos) | starting(pos, "buy"))
    assert set(UPGRADED).isdisjoint(BASIC)
