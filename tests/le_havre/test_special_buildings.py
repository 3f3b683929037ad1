"""LH-13: what the 36 special buildings do. Fees, values and symbols are in test_special_cards.py."""

import pytest

from .build import (
    GOODS,
    Table,
    after,
    choices,
    disc,
    enterable,
    fleet,
    francs,
    gained,
    named_events,
    offer,
    owned,
    owner,
    payments,
    proposals,
    starting,
    stock,
)
from .cards import enter

TRADES = {  # give, get, most
    "bakery": ({"bread": 1}, {"francs": 3}, 6),
    "baguette_shop": ({"bread": 1, "meat": 1}, {"francs": 6}, 4),
    "clothing_industry": ({"hides": 1, "leather": 1}, {"francs": 7}, None),
    "fish_market": ({"fish": 1}, {"francs": 2}, 7),
    "fish_restaurant": ({"smoked_fish": 1}, {"francs": 3}, None),
    "forest_hut": ({"wood": 1, "meat": 1}, {"francs": 5}, 4),
    "diner": ({"wood": 1, "bread": 1, "smoked_fish": 1}, {"francs": 8}, 3),
    "patisserie": ({"grain": 1, "bread": 1}, {"francs": 5}, 3),
    "furniture_factory": ({"wood": 1, "leather": 1}, {"francs": 6}, None),
    "tavern": ({"wood": 1, "grain": 1}, {"francs": 3}, 4),
    "schnaps_distillery": ({"grain": 1}, {"francs": 2}, 4),
    "steakhouse": ({"meat": 1, "charcoal": 1}, {"francs": 6}, 4),
}
TAKES = {
    "farm": {"fish": 2, "grain": 2, "wood": 2, "cattle": 1, "hides": 1},
    "iron_mine_and_coal_seam": {"iron": 2, "coal": 1},
    "fishpond_and_wood": {"fish": 3, "wood": 3},
    "plant_nursery": {"francs": 3, "wood": 4},
    "smelter": {"coal": 1, "coke": 1, "iron": 1},
    "hunting_lodge": {"hides": 2, "meat": 3},
}


def own(card, players=2, *, more=(), options=None, **goods):
    """Seat 0 owns the card, so no fee is due."""
    return Table(players, **(options or {})).own(0, card, *more).goods(0, **goods).position()


def times(goods, number):
    return {good: number * count for good, count in goods.items()}


def plus(*stocks):
    return {item: n for item in (*GOODS, "francs") if (n := sum(held.get(item, 0) for held in stocks))}


# -- trades and takings ---------------------------------------------------------------------------------------------


@pytest.mark.clause("LH-13.002", "LH-13.003", "LH-13.005", "LH-13.007", "LH-13.008", "LH-13.010", "LH-13.016")
@pytest.mark.clause("LH-13.019", "LH-13.026", "LH-13.028", "LH-13.030", "LH-13.032", "LH-11.2", "LH-23.N")
@pytest.mark.parametrize("card", TRADES)
def test_trade_amounts_on_offer(card):
    give, _, most = TRADES[card]
    sets = (most or 8) + 2
    assert choices(own(card, **times(give, sets)), f"enter {card}") == {f"x{n}" for n in range(1, (most or sets) + 1)}
    assert choices(own(card, **times(give, 2)), f"enter {card}") == {"x1", "x2"}


@pytest.mark.clause("LH-13.002", "LH-13.003", "LH-13.005", "LH-13.007", "LH-13.008", "LH-13.010", "LH-13.016")
@pytest.mark.clause("LH-13.019", "LH-13.026", "LH-13.028", "LH-13.030", "LH-13.032", "LH-11.1", "LH-11.2", "LH-R12")
@pytest.mark.parametrize("card", TRADES)
def test_trade_brings(card):
    give, get, most = TRADES[card]
    sets = most or 9
    for n in {1, 2, sets}:
        pos = after(own(card, **times(give, sets + 1)), f"enter {card} x{n}")
        assert stock(pos) == plus(times(give, sets + 1 - n), times(get, n))


@pytest.mark.clause("LH-13.002", "LH-13.003", "LH-13.005", "LH-13.007", "LH-13.008", "LH-13.010", "LH-13.016")
@pytest.mark.clause("LH-13.019", "LH-13.026", "LH-13.028", "LH-13.030", "LH-13.032", "LH-8.1", "LH-11.8")
@pytest.mark.parametrize("card", TRADES)
def test_trade_needs_a_full_set(card):
    give = TRADES[card][0]
    full = dict.fromkeys(GOODS, 5)
    for good in give:
        assert card not in enterable(own(card, **{**full, good: 0}))
        assert choices(own(card, **{**times(give, 3), good: 2}), f"enter {card}") == {"x1", "x2"}


@pytest.mark.clause("LH-13.007", "LH-13.008")
def test_fish_and_smoked_fish_are_different():
    assert "fish_market" not in enterable(own("fish_market", smoked_fish=5))
    assert "fish_restaurant" not in enterable(own("fish_restaurant", fish=5))


@pytest.mark.clause("LH-8.6", "LH-13.002")
def test_the_fee_may_not_eat_the_last_good():
    pos = Table(2).town("bakery").goods(0, bread=1).position()
    assert "bakery" not in enterable(pos)
    pos = Table(2).town("bakery").goods(0, bread=2).position()
    assert stock(after(pos, "enter bakery")) == {"francs": 3}
    pos = Table(2).town("bakery").goods(0, bread=1, francs=1).position()
    assert stock(after(pos, "enter bakery")) == {"francs": 3}


@pytest.mark.clause("LH-13.004", "LH-13.006", "LH-13.009", "LH-13.011", "LH-13.015", "LH-13.017", "LH-R13", "LH-23.9")
@pytest.mark.parametrize("card", TAKES)
def test_takings_of_fixed_amount(card):
    before = offer(own(card))
    pos = after(own(card), f"enter {card}")
    assert stock(pos) == plus(TAKES[card])
    assert offer(pos) == before  # LH-11.1: from the general supply


@pytest.mark.clause("LH-13.001", "LH-1.15", "LH-11.5", "LH-R43")
def test_labour_exchange():
    def take(*cards, holder="town"):
        table = Table(2).own(0, *cards)
        pos = (table.town("labour_exchange") if holder == "town" else table.own(0, "labour_exchange")).position()
        return stock(after(pos, "enter labour_exchange"))

    assert take("fishery") == {"fish": 1}
    assert take("joinery") == {"coal": 1}
    assert take("hardware_store", "joinery", "hunting_lodge") == {"fish": 3, "coal": 3}
    assert take("luxury_yacht", "fishery") == {"fish": 2}
    assert take(holder="own") == {"fish": 1}  # its own fisherman
    assert "labour_exchange" not in enterable(Table(2).town("labour_exchange").own(0, "sawmill").position())
    assert "labour_exchange" not in enterable(Table(2).town("labour_exchange").own(1, "fishery").position())


@pytest.mark.clause("LH-13.020", "LH-11.3", "LH-23.020")
def test_furriery():
    pos = own("furriery", hides=3, leather=3)
    assert choices(pos, "enter furriery") == {"x0", "x1", "x2", "x3"}
    assert choices(pos, "enter furriery x2") == {"and x0", "and x1", "and x2"}
    assert choices(pos, "enter furriery x0") == {"and x1", "and x2"}
    assert stock(after(pos, "enter furriery x2 and x2")) == {"hides": 1, "leather": 1, "bread": 2, "francs": 10}
    assert stock(after(pos, "enter furriery x3 and x0")) == {"leather": 3, "bread": 3}
    assert stock(after(pos, "enter furriery x0 and x1")) == {"hides": 3, "leather": 2, "francs": 5}
    assert choices(own("furriery", hides=9), "enter furriery") == {f"x{n}" for n in range(1, 10)}
    assert choices(own("furriery", leather=9), "enter furriery") == {"and x1", "and x2"}
    assert "furriery" not in enterable(own("furriery", bread=5, meat=5))


@pytest.mark.clause("LH-13.021", "LH-24.9.6", "LH-8.6", "LH-R68")
def test_leather_industry():
    pos = Table(2).town("leather_industry").goods(0, leather=3, francs=15, meat=1).position()
    assert stock(after(pos, "enter leather_industry")) == {"francs": 31}
    assert stock(after(own("leather_industry", leather=7, francs=30), "enter leather_industry")) == {
        "leather": 4,
        "francs": 46,
    }
    assert "leather_industry" not in enterable(own("leather_industry", leather=2, francs=30))
    assert "leather_industry" not in enterable(own("leather_industry", leather=3, francs=13))
    assert "leather_industry" not in enterable(
        Table(2).town("leather_industry").goods(0, leather=3, francs=15).position()
    )


@pytest.mark.clause("LH-13.034", "LH-R10", "LH-R68")
def test_brick_manufacturer():
    assert stock(after(own("brick_manufacturer", brick=3, francs=10), "enter brick_manufacturer")) == {"francs": 24}
    assert stock(after(own("brick_manufacturer", brick=8, francs=50), "enter brick_manufacturer")) == {
        "brick": 5,
        "francs": 64,
    }
    assert "brick_manufacturer" not in enterable(own("brick_manufacturer", brick=2, clay=5, francs=30))
    assert "brick_manufacturer" not in enterable(own("brick_manufacturer", brick=3, francs=9))
    town = Table(2).town("brick_manufacturer")
    assert "brick_manufacturer" not in enterable(town.goods(0, brick=3, francs=11).position())
    assert stock(after(town.goods(0, francs=1).position(), "enter brick_manufacturer")) == {"francs": 24}


@pytest.mark.clause("LH-13.022", "LH-9.12", "LH-9.13", "LH-23.022", "LH-R46", "LH-R47")
def test_kiln():
    assert stock(after(own("kiln", clay=2, wood=2), "enter kiln")) == {"clay": 1, "wood": 1, "brick": 3}
    both = own("kiln", clay=2, brick=2, wood=1)
    assert choices(both, "enter kiln") == {"brick=0", "brick=1"}
    assert stock(after(both, "enter kiln brick=0")) == {"clay": 1, "brick": 5}
    assert stock(after(both, "enter kiln brick=1")) == {"clay": 2, "brick": 4}
    assert stock(after(own("kiln", brick=1, wood=1), "enter kiln")) == {"brick": 3}
    assert len(payments(own("kiln", clay=1, wood=1, coal=1, charcoal=1, coke=1), "enter kiln")) == 4
    assert "kiln" not in enterable(own("kiln", wood=5))
    assert "kiln" not in enterable(own("kiln", clay=5, francs=9))


@pytest.mark.clause("LH-13.031", "LH-9.12", "LH-23.031", "LH-24.2.1", "LH-9.8")
def test_steelworks():
    assert stock(after(own("steelworks", iron=2, wood=15), "enter steelworks")) == {"iron": 1, "steel": 2}
    both = own("steelworks", iron=1, steel=1, coal=5)
    assert choices(both, "enter steelworks") == {"steel=0", "steel=1"}
    assert stock(after(both, "enter steelworks steel=0")) == {"steel": 3}
    assert stock(after(both, "enter steelworks steel=1")) == {"iron": 1, "steel": 2}
    assert "steelworks" not in enterable(own("steelworks", iron=1, wood=14))
    assert "steelworks" not in enterable(own("steelworks", wood=15))
    windy = own("steelworks", more=["wind_farm"], iron=1, wood=12)
    assert stock(after(windy, "enter steelworks")) == {"steel": 2}
    assert len(payments(own("steelworks", iron=1, coke=9, charcoal=9, coal=9, wood=15), "enter steelworks")) == 28


@pytest.mark.clause("LH-9.12", "LH-13.022", "LH-13.031")
@pytest.mark.parametrize("scope", ["handed_in", "costs_only", "everywhere"])
def test_substitution_scope_at_kiln_and_steelworks(scope):
    options = {"substitution_scope": scope}
    assert ("kiln" in enterable(own("kiln", options=options, brick=1, wood=1))) == (scope != "costs_only")
    pos = own("steelworks", options=options, steel=1, wood=15)
    assert ("steelworks" in enterable(pos)) == (scope != "costs_only")


# -- buildings with rules of their own -------------------------------------------------------------------------------


@pytest.mark.clause("LH-13.018", "LH-13.018.1", "LH-13.018.2", "LH-13.018.3", "LH-23.018")
def test_coal_trader():
    rich = own("coal_trader", francs=20)
    assert choices(rich, "enter coal_trader") == {"x0", "x1"}
    assert choices(rich, "enter coal_trader x0") == {f"and x{k}" for k in range(1, 6)}
    assert choices(rich, "enter coal_trader x1") == {f"and x{k}" for k in range(6)}
    assert stock(after(rich, "enter coal_trader x1 and x5")) == {"francs": 9, "charcoal": 1, "coal": 5}
    assert stock(after(rich, "enter coal_trader x0 and x2")) == {"francs": 16, "coal": 2}
    assert choices(own("coal_trader", francs=10), "enter coal_trader x1") == {f"and x{k}" for k in range(5)}
    one = own("coal_trader", fish=1)
    assert stock(after(one, "enter coal_trader")) == {"charcoal": 1}
    assert "coal_trader" not in enterable(own("coal_trader", grain=5, cattle=5))


@pytest.mark.clause("LH-13.018.2", "LH-9.4")
def test_coal_trader_takes_the_food_as_one_sum():
    pos = own("coal_trader", meat=1, bread=1)
    assert choices(pos, "enter coal_trader x1") == {"and x0", "and x1", "and x2"}
    assert stock(after(pos, "enter coal_trader x1 and x2")) == {"charcoal": 1, "coal": 2}
    assert stock(after(pos, "enter coal_trader x1 and x1 meat=1")) == {"bread": 1, "charcoal": 1, "coal": 1}
    ways = payments(own("coal_trader", meat=1, fish=3, francs=3), "enter coal_trader x1 and x1")
    assert [{k: n for k, n in way.items() if n > 0} for way in ways] == [
        {"fish": 1, "francs": 2}, {"fish": 2, "francs": 1}, {"fish": 3}, {"francs": 3}, {"meat": 1}]  # fmt: skip


@pytest.mark.clause("LH-13.027", "LH-23.027", "LH-23.4", "LH-R26", "LH-R27", "LH-R43", "LH-R65")
def test_town_square():
    kinds = ["smoked_fish", "charcoal", "brick", "bread", "meat", "coke", "leather"]
    craft = ["joinery", "fishery", "bakehouse", "charcoal_kiln", "smokehouse", "abattoir", "tannery", "furriery"]
    pos = own("town_square", more=craft[:2])
    assert choices(pos, "enter town_square") == {*kinds[:-2], "coke leather"}
    assert choices(pos, "enter town_square bread") == set(kinds[4:])
    assert stock(after(pos, "enter town_square bread coke")) == {"bread": 1, "coke": 1}
    assert choices(own("town_square", more=craft[:1]), "enter town_square") == set(kinds)
    for number in (7, 8):
        assert stock(after(own("town_square", more=craft[:number]), "enter town_square")) == dict.fromkeys(
            [good for good in GOODS if good in kinds], 1
        )
    assert "town_square" not in enterable(own("town_square", more=["ironworks", "hardware_store", "farm"]))
    assert "town_square" not in enterable(Table(2).own(1, *craft).town("town_square").francs(0, 9).position())


@pytest.mark.clause("LH-13.029", "LH-23.029", "LH-R24", "LH-R63")
def test_haulage_firm():
    pos = Table(2).own(0, "haulage_firm").francs(0, 4).offer(9, 1, 2, 3, 4, 5, 6).position()
    assert choices(pos, "enter haulage_firm") == {
        "take fish+wood", "take wood+clay", "take clay+iron", "take iron+grain", "take grain+cattle"}  # fmt: skip
    taken = after(pos, "enter haulage_firm; take clay+iron")
    assert stock(taken) == {"francs": 1, "clay": 3, "iron": 4}
    assert offer(taken) == [9, 1, 2, 0, 0, 5, 6]


@pytest.mark.clause("LH-13.029", "LH-R63")
def test_haulage_firm_with_an_empty_space():
    """A pair needs something to take; that one of its spaces is empty does not matter."""
    pos = Table(2).own(0, "haulage_firm").francs(0, 3).offer(9, 1, 0, 0, 4, 0, 0).position()
    assert choices(pos, "enter haulage_firm") == {"take fish+wood", "take clay+iron", "take iron+grain"}
    taken = after(pos, "enter haulage_firm; take clay+iron")
    assert stock(taken) == {"iron": 4} and offer(taken) == [9, 1, 0, 0, 0, 0, 0]
    assert [event["good"] for event in named_events(taken.events, "took_offer")] == ["iron"]
    nothing = Table(2).own(0, "haulage_firm").francs(0, 9).offer(9, 0, 0, 0, 0, 0, 0).position()
    assert "haulage_firm" not in enterable(nothing)


@pytest.mark.clause("LH-13.029", "LH-8.6")
def test_haulage_firm_needs_three_francs_beside_the_fee():
    assert "haulage_firm" not in enterable(own("haulage_firm", francs=2, meat=9))
    town = Table(2).town("haulage_firm").offer(0, 1, 1, 0, 0, 0, 0)
    assert "haulage_firm" not in enterable(town.francs(0, 3).position())
    both = "enter haulage_firm; take fish+wood"
    assert stock(after(town.goods(0, fish=1).position(), both)) == {"fish": 1, "wood": 1}
    assert stock(after(town.goods(0, fish=-1, francs=1).position(), both)) == {"fish": 1, "wood": 1}


@pytest.mark.clause("LH-13.035", "LH-R43")
@pytest.mark.parametrize(
    ("animals", "brought"), [(1, None), (2, None), (3, 1), (4, 1), (5, 1), (6, 2), (7, 2), (20, 6)]
)
def test_zoo(animals, brought):
    cattle = animals // 2
    pos = own("zoo", cattle=cattle, fish=animals - cattle, meat=5, smoked_fish=5)
    assert ("zoo" in enterable(pos)) == (brought is not None)
    if brought:
        pos.play("enter zoo")
        assert stock(pos) == plus(
            {"fish": animals - cattle, "cattle": cattle, "smoked_fish": 5, "meat": 5, "francs": brought}
        )


@pytest.mark.clause("LH-13.012", "LH-13.013", "LH-19.3", "LH-11.5")
def test_business_park_and_guildhouse():
    assert own("business_park").scores()[0] == 10
    assert (
        own("business_park", more=["sawmill", "colliery", "smelter", "joinery"]).scores()[0]
        == 10 + 6 + 14 + 10 + 10 + 8
    )
    assert own("guildhouse").scores()[0] == 4 + 2
    assert own("guildhouse", more=["farm", "hardware_store", "sawmill"]).scores()[0] == 4 + 6 + 8 + 8 + 14
    assert Table(2).own(1, "farm").own(0, "guildhouse").position().scores() == [6, 8]


@pytest.mark.clause("LH-13.024", "LH-24.2.2", "LH-16.2")
@pytest.mark.parametrize(("before", "fed", "plain"), [(1, 1, 1), (2, 4, 3), (6, 8, 7), (7, 8, 8), (0, 0, 0)])
def test_feedlot(before, fed, plain):
    table = Table(2).own(0, "feedlot").goods(0, cattle=before, francs=9).goods(1, cattle=before, francs=9)
    pos = table.ends(7).position()  # two players, round 1: harvest
    assert (stock(pos, 0).get("cattle", 0), stock(pos, 1).get("cattle", 0)) == (fed, plain)


@pytest.mark.clause("LH-13.024", "LH-16.3")
def test_feedlot_needs_a_harvest():
    table = Table(3).own(0, "feedlot").goods(0, cattle=4, francs=9).francs(1, 9).francs(2, 9)
    assert stock(table.ends(7).position())["cattle"] == 4  # three players, round 1: none


@pytest.mark.clause("LH-13.025", "LH-10.3", "LH-10.4", "LH-10.5", "LH-24.5.1", "LH-24.5.3", "LH-R48")
def test_masons_guild():
    def cost(card, where="building_firm_1", **goods):
        table = Table(2).own(0, "masons_guild", where).goods(0, **goods).stack(1, card)
        pos = table.position()
        if where not in enterable(pos):
            return None
        pos.play(f"enter {where}")
        assert card in owned(pos)
        return {good: n - stock(pos).get(good, 0) for good, n in goods.items() if n != stock(pos).get(good, 0)}

    assert cost("brickworks", "sawmill", wood=1, iron=1) == {"wood": 1, "iron": 1}
    assert cost("bank", brick=3, steel=1) == {"brick": 3, "steel": 1}
    assert cost("bank", clay=9, brick=2, steel=1) is None
    assert cost("joinery", wood=3) == {"wood": 3}
    assert cost("bridge_over_the_seine", iron=3) == {"iron": 3}
    assert cost("charcoal_kiln", clay=0) == {}
    assert cost("bakehouse", clay=0, brick=1) == {"brick": 1}
    assert cost("colliery", wood=1, clay=1) is None
    assert cost("football_stadium", wood=1, brick=1, iron=2) == {"wood": 1, "brick": 1, "iron": 2}


@pytest.mark.clause("LH-13.025", "LH-10.9")
def test_masons_guild_is_no_help_to_others_nor_at_a_wharf():
    table = Table(2).own(1, "masons_guild").own(0, "building_firm_1").goods(0, clay=1).stack(1, "bakehouse")
    assert "building_firm_1" not in enterable(table.position())
    table = Table(2).own(0, "masons_guild", "wharf_1").goods(0, iron=4, coal=1).ship_stack("s06")
    assert "wharf_1" not in enterable(table.position())  # LH-15.5: the brick is needed
    assert "wharf_1" in enterable(table.goods(0, brick=1).position())


@pytest.mark.clause("LH-13.033", "LH-9.8", "LH-11.8", "LH-24.2.1", "LH-R69")
@pytest.mark.parametrize(
    ("card", "goods", "words", "energy"),
    [
        ("bakehouse", {"grain": 5}, "x5", 0),
        ("bakehouse", {"grain": 7}, "x7", 1),
        ("steel_mill", {"iron": 2}, "x2", 7),
        ("kiln", {"clay": 1}, "x1", 0),
        ("smokehouse", {"fish": 6}, "x6", 0),
        ("smelting_furnace", {"clay": 2}, "x2", 1),
        ("blast_furnace", {}, "x2", 3),
        ("ironworks", {}, "x1", 3),
    ],
)
def test_wind_farm(card, goods, words, energy):
    pos = own(card, more=["wind_farm"], wood=20, **goods)
    pos.play(f"enter {card} {words}")
    assert stock(pos)["wood"] == 20 - energy


@pytest.mark.clause("LH-13.033", "LH-11.8", "LH-11.7")
def test_wind_farm_opens_a_building_for_its_owner_only():
    assert "bakehouse" in enterable(own("bakehouse", more=["wind_farm"], grain=1))
    assert "bakehouse" not in enterable(own("bakehouse", grain=1))
    assert "bakehouse" not in enterable(Table(2).own(1, "wind_farm").own(0, "bakehouse").goods(0, grain=1).position())
    assert "bakehouse" not in enterable(Table(2).town("wind_farm").own(0, "bakehouse").goods(0, grain=1).position())


@pytest.mark.clause("LH-13.033", "LH-24.2.1", "LH-9.8")
def test_wind_farm_and_ships():
    ship = Table(2).own(0, "wind_farm", "wharf_1").goods(0, wood=5).ship_stack("s01").position()
    assert fleet(after(ship, "enter wharf_1")) == {"s01"}
    table = Table(2).own(0, "wind_farm", "shipping_line").ships(0, "3 wooden").goods(0, leather=6, wood=6)
    pos = after(table.position(), "enter shipping_line; ships=3 leather=6")
    assert stock(pos) == {"francs": 24}


# -- Luxury Yacht (LH-15.12 to LH-15.17) -----------------------------------------------------------------------------


@pytest.mark.clause("LH-13.023", "LH-15.12", "LH-15.13", "LH-15.14", "LH-R66", "LH-R77")
def test_yacht_for_an_own_iron_ship():
    table = Table(2).own(0, "wharf_1").town("luxury_yacht").ships(0, "s06", "s08", "s01").ships(1, "s10")
    pos = table.position()
    assert choices(pos, "enter wharf_1") == {"exchange iron_ship_2", "exchange iron_ship_4"}
    pos.play("enter wharf_1; exchange iron_ship_4")
    assert (owner(pos, "luxury_yacht"), fleet(pos), stock(pos)) == (0, {"s06", "s01"}, {})
    assert int((pos.state.ship_stacks >= 0).sum()) == 0  # LH-15.14
    assert pos.state.modernised == 0


@pytest.mark.clause("LH-15.13", "LH-15.9", "LH-13.023")
def test_yacht_exchange_needs_an_iron_ship_and_the_towns_yacht():
    base = Table(2).own(0, "wharf_1")
    assert "wharf_1" not in enterable(base.town("luxury_yacht").ships(0, "s01", "s12", "s20").position())
    assert "wharf_1" not in enterable(Table(2).own(0, "wharf_1").ships(0, "s06").own(1, "luxury_yacht").position())
    assert "wharf_1" not in enterable(Table(2).own(0, "wharf_1").ships(0, "s06").position())
    fee = Table(2).town("wharf_1", "luxury_yacht").ships(0, "s06")
    assert "wharf_1" not in enterable(fee.position())
    assert owner(after(fee.francs(0, 2).position(), "enter wharf_1"), "luxury_yacht") == 0


@pytest.mark.clause("LH-15.15", "LH-15.17", "LH-5.15", "LH-5.16", "LH-R34", "LH-R66")
def test_yacht_bought_and_sold():
    assert "luxury_yacht" in starting(Table(2).town("luxury_yacht").francs(0, 20).position(), "buy")
    off = (
        Table(2, yacht_purchasable="off")
        .town("luxury_yacht")
        .francs(0, 20)
        .own(0, "wharf_1")
        .ships(0, "s06")
        .position()
    )
    assert "luxury_yacht" not in starting(off, "buy")
    assert owner(after(off, "enter wharf_1"), "luxury_yacht") == 0
    pos = Table(2).own(0, "luxury_yacht", "wharf_1").ships(0, "s06").francs(0, 30).position()
    pos.play("sell luxury_yacht")
    assert (owner(pos, "luxury_yacht"), francs(pos)) == ("town", 40)
    assert "luxury_yacht" not in starting(pos, "buy")  # LH-5.16
    pos.play("enter wharf_1")  # again for exchange
    assert owner(pos, "luxury_yacht") == 0


@pytest.mark.clause("LH-15.12", "LH-15.16", "LH-12.18.1", "LH-24.6.3")
def test_yacht_counts_as_a_ship_without_food_and_cargo():
    table = Table(2).own(0, "luxury_yacht", "dock", "shipping_line").goods(0, wood=9)
    assert "shipping_line" not in enterable(table.position())
    assert table.position().scores()[0] == 20 + 10 + 4 + 10
    pos = Table(2).own(0, "luxury_yacht").francs(0, 9).francs(1, 9).ends(7).position()
    assert francs(pos) == 9 - 3  # LH-16.6: no food
    dock = Table(2).own(0, "dock", "luxury_yacht").ships(0, "s01", "s02", "s06", "s20").position()
    assert dock.scores()[0] == 10 + 20 + 20 + 2 + 2 + 2 + 30


@pytest.mark.clause("LH-11.1", "LH-22.11")
def test_events_tell_what_was_taken():
    pos = own("farm")
    assert gained(pos.play("enter farm")) == TAKES["farm"]


@pytest.mark.clause("LH-8.1", "LH-8.13", "LH-13.004")
@pytest.mark.parametrize("card", ["farm", "bakery", "zoo", "town_square"])
def test_a_disc_keeps_others_out(card):
    goods = {"bread": 9, "fish": 9, "francs": 9}
    table = Table(2).own(0, card, "joinery").goods(0, **goods)
    assert card in enterable(table.position())
    assert card not in enterable(table.disc(1, card).position())
    assert card not in enterable(table.disc(1, None).disc(0, card).position())
    table = Table(2).own(1, card).own(0, "joinery").goods(0, **goods)
    assert disc(enter(table.position(), card, "francs"), 0) == card


# -- Football Stadium ------------------------------------------------------------------------------------------------


def revealing(*cards, **options):
    """Three players, the end of round 4: the town reveals a special building."""
    table = Table(3, **options).deck("football_stadium", "zoo", "farm", "kiln", "diner", "bakery")
    for seat in range(3):
        table.francs(seat, 40)
    for space, card in enumerate(cards, start=1):
        if card:
            table.stack(space, card)
    return table.ends(28)


@pytest.mark.clause("LH-13.31", "LH-13.31.1", "LH-16.12")
def test_stadium_waits_beside_the_board():
    pos = revealing("bank", "dock", "church").position()
    assert owner(pos, "football_stadium") == "waiting"
    assert "football_stadium" not in starting(pos, "buy")
    assert [proposals(pos, space) for space in (1, 2, 3)] == [["bank"], ["dock"], ["church"]]


@pytest.mark.clause("LH-13.31.2", "LH-R33")
@pytest.mark.parametrize(("cards", "space"), [(("bank", "", ""), 2), (("", "dock", "bank"), 1), (("a", "b", ""), 3)])
def test_stadium_goes_to_the_lowest_empty_space(cards, space):
    cards = tuple({"a": "bank", "b": "dock"}.get(card, card) for card in cards)
    pos = revealing(*cards).position()
    assert (owner(pos, "football_stadium"), proposals(pos, space)) == ("proposal", ["football_stadium"])


@pytest.mark.clause("LH-13.31.2", "LH-13.31.3", "LH-10.8", "LH-R33")
def test_stadium_comes_when_a_space_becomes_empty():
    table = Table(2).waiting("football_stadium").stack(1, "bank").stack(2, "marketplace").stack(3, "dock")
    bought = after(table.francs(0, 6).position(), "buy marketplace")
    assert proposals(bought, 2) == ["football_stadium"]
    table.own(0, "construction_firm").goods(0, wood=3, brick=2, iron=2)
    pos = table.position()
    pos.play("enter construction_firm; construct marketplace")
    assert "construct football_stadium" in choices(pos)
    pos.play("construct football_stadium")
    assert owned(pos) == {"construction_firm", "marketplace", "football_stadium"}
    assert stock(pos) == {"francs": 6}


@pytest.mark.clause("LH-13.31.2", "LH-16.11")
def test_stadium_comes_when_the_town_empties_a_space():
    table = Table(3).waiting("football_stadium").stack(1, "bank").stack(2, "sawmill").stack(3, "dock")
    for seat in range(3):
        table.francs(seat, 9)
    pos = table.ends(21).position()  # round 3: the town builds
    assert (owner(pos, "sawmill"), proposals(pos, 2)) == ("town", ["football_stadium"])


@pytest.mark.clause("LH-13.31.3", "LH-10.10", "LH-24.5.4")
def test_stadium_cost():
    table = Table(2).stack(1, "football_stadium").own(0, "building_firm_1", "sawmill").goods(0, wood=1, brick=2, iron=2)
    pos = table.position()
    assert stock(after(pos, "enter building_firm_1")) == {}
    assert stock(after(pos, "enter sawmill")) == {"wood": 1}
    assert "building_firm_1" not in enterable(table.goods(0, brick=-1, clay=9).position())


@pytest.mark.clause("LH-13.31.4", "LH-5.3", "LH-5.18", "LH-R33", "LH-R67")
def test_stadium_for_sale():
    for option, price in (("off", None), ("on", 24)):
        waiting = Table(2, stadium_purchasable=option).waiting("football_stadium").francs(0, 24)
        waiting.stack(1, "bank").stack(2, "dock").stack(3, "church")
        lying = Table(2, stadium_purchasable=option).stack(1, "football_stadium").francs(0, 24)
        town = Table(2, stadium_purchasable=option).town("football_stadium").francs(0, 24)
        for table in (waiting, lying, town):
            assert ("football_stadium" in starting(table.position(), "buy")) == (price is not None)
            assert "football_stadium" not in starting(table.francs(0, -1).position(), "buy")
            table.francs(0, 1)
        if price:
            pos = after(lying.position(), "buy football_stadium")
            assert (owner(pos, "football_stadium"), francs(pos), proposals(pos, 1)) == (0, 0, [])
            assert owner(after(waiting.position(), "buy football_stadium"), "football_stadium") == 0


@pytest.mark.clause("LH-13.31.5", "LH-R56", "LH-16.11", "LH-R57")
@pytest.mark.parametrize(("option", "tops", "built"), [
    ("on", ["football_stadium", "church"], "church"), ("on", ["football_stadium"], "football_stadium"),
    ("off", ["football_stadium", "church"], "church"), ("off", ["football_stadium"], None)])  # fmt: skip
def test_town_takes_the_stadium_last(option, tops, built):
    table = Table(3, town_takes_stadium=option)
    for space, card in enumerate(tops, start=1):
        table.stack(space, card)
    for seat in range(3):
        table.francs(seat, 9)
    pos = table.ends(21).position()
    assert {card for card in tops if owner(pos, card) == "town"} == ({built} if built else set())


@pytest.mark.clause("LH-13.31.6", "LH-11.7")
def test_stadium_counts_as_public_for_its_owner():
    assert Table(2).own(0, "football_stadium", "town_hall").position().scores()[0] == 24 + 6 + 8
    assert Table(2).waiting("football_stadium").own(0, "town_hall").position().scores()[0] == 10
