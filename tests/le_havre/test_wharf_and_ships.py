"""LH-15 Wharf, ships, Luxury Yacht."""

import pytest

from .build import (
    ENERGY_KINDS,
    Table,
    after,
    choices,
    disc,
    enterable,
    fleet,
    francs,
    modern,
    owned,
    owner,
    paid,
    payments,
    ships_on,
    starting,
    stock,
    ways,
)


def wharf(*ships, **goods):
    """Seat 0 with an own Wharf, ship stacks (the last ship on top) and goods."""
    return Table(3).own(0, "wharf_1").ship_stack(*ships).goods(0, **goods).still()


@pytest.mark.clause("LH-15.1", "LH-23.12")
def test_LH_15_1_exactly_one_ship_or_one_exchange():
    table = wharf("s01", "s02", "s06", "s12", "s18", wood=20, iron=9, steel=9, brick=3, coal=9).ships(0, "s08")
    pos = table.town("luxury_yacht").position()
    assert choices(pos, "enter wharf_1") == {
        "build wooden_ship", "build iron_ship", "build steel_ship", "build luxury_ship", "exchange_for luxury_yacht",
    }  # fmt: skip
    pos.play("enter wharf_1; build wooden_ship")
    while pos.phase == "energy":
        pos.play(pos.legal_codes()[-1])
    assert fleet(pos) == {"s02", "s08"} and owner(pos, "luxury_yacht") == "town"
    assert not starting(pos, "build")


@pytest.mark.clause("LH-15.2", "LH-15.8")
def test_LH_15_2_only_the_top_ship_of_each_stack():
    pos = wharf("s01", "s04", wood=5, coal=1).position()
    pos.play("enter wharf_1")
    assert fleet(pos) == {"s04"} and ships_on(pos, "wooden") == ["s01"]  # the next one is available at once


@pytest.mark.clause("LH-15.2", "LH-5.15", "LH-15.8")
def test_LH_15_2_a_sold_ship_lies_on_top():
    pos = wharf("s04", wood=5, coal=1).ships(0, "s01").position()
    pos.play("sell wooden_ship_2")
    pos.play("enter wharf_1")
    assert fleet(pos) == {"s01"}


@pytest.mark.clause("LH-15.3", "LH-9.8", "LH-23.12")
@pytest.mark.parametrize(
    ("ship", "goods"), [("s01", {"wood": 5}), ("s06", {"iron": 4}), ("s12", {"steel": 2}), ("s18", {"steel": 3})]
)
def test_LH_15_3_goods_and_energy_3(ship, goods):
    fuel = {"coal": 1, "charcoal": 1, "coke": 1}
    pos = wharf(ship, **goods).goods(0, **fuel, brick=1).position()
    before = stock(pos)
    found = payments(pos, "enter wharf_1", kinds=ENERGY_KINDS)
    wood = {"wood": 5} if ship == "s01" else {}
    assert found == sorted(({**wood, kind: 1} for kind in fuel), key=lambda way: sorted(way.items()))
    end = pos.copy()
    end.play("enter wharf_1")
    while end.phase == "energy":
        end.play(end.legal_codes()[0])
    left = {good: n for good, n in before.items() if good in (*fuel, "brick")}
    assert sum(stock(end).values()) == sum(left.values()) - 1 - (ship != "s01")
    assert fleet(end) == {ship}


@pytest.mark.clause("LH-15.3")
def test_LH_15_3_three_wood_beside_the_five():
    assert "wharf_1" not in enterable(wharf("s01", wood=7).position())
    pos = wharf("s01", wood=8).position()
    pos.play("enter wharf_1")
    assert stock(pos) == {}


@pytest.mark.clause("LH-15.4", "LH-R37", "LH-23.12", "LH-9.12")
def test_LH_15_4_steel_for_iron_in_an_iron_ship():
    pos = wharf("s06", iron=4, steel=4, coal=1).modern("wharf_1").position()
    found = payments(pos, "enter wharf_1")
    assert found == ways(
        "4 iron, 1 coal", "3 iron, 1 steel, 1 coal", "2 iron, 2 steel, 1 coal", "1 iron, 3 steel, 1 coal",
        "4 steel, 1 coal",
    )  # fmt: skip
    assert "wharf_1" not in enterable(wharf("s06", iron=2, steel=1, coal=1, brick=9).position())


@pytest.mark.clause("LH-15.4")
def test_LH_15_4_nothing_stands_for_steel_or_wood():
    assert "wharf_1" not in enterable(wharf("s12", iron=9, coal=1, brick=1).position())
    assert "wharf_1" not in enterable(wharf("s01", wood=4, charcoal=9).position())


@pytest.mark.clause("LH-15.5", "LH-15.7", "LH-10.9")
@pytest.mark.parametrize(
    ("ship", "goods", "needs"),
    [("s01", {"wood": 5}, False), ("s06", {"iron": 4}, True), ("s12", {"steel": 2}, True), ("s18", {"steel": 3}, True)],
)
def test_LH_15_5_modernising(ship, goods, needs):
    table = wharf(ship, coal=1, clay=5, **goods).own(0, "masons_guild")
    assert ("wharf_1" in enterable(table.position())) == (not needs)  # clay cannot stand for the brick
    pos = table.goods(0, brick=1).position()
    pos.play("enter wharf_1")
    assert modern(pos) == ({"wharf_1"} if needs else set())
    assert stock(pos).get("brick", 0) == (0 if needs else 1)
    # once modernised it needs no more brick
    pos = wharf(ship, coal=1, **goods).modern("wharf_1").position()
    pos.play("enter wharf_1")
    assert fleet(pos) == {ship}


@pytest.mark.clause("LH-15.5")
def test_LH_15_5_the_brick_is_beyond_the_cost():
    # brick as material elsewhere does not matter: exactly one brick goes
    pos = wharf("s06", coal=1, iron=4, brick=3).position()
    events = pos.play("enter wharf_1")
    assert paid(events) == {"iron": 4, "coal": 1, "brick": 1}


@pytest.mark.clause("LH-15.6", "LH-5.14")
def test_LH_15_6_modernised_for_all_seats_each_wharf_for_itself():
    table = Table(2).own(1, "wharf_1", "wharf_2").ship_stack("s06", "s08").goods(0, iron=4, coal=1, brick=1, fish=2)
    table.goods(1, iron=4, coal=1)
    pos = table.position()
    pos.play("enter wharf_1")  # the visitor need not own the wharf
    assert modern(pos) == {"wharf_1"} and fleet(pos) == {"s08"}
    if pos.phase == "after_action":
        pos.play("done")
    assert pos.actor == 1
    assert "wharf_2" not in enterable(pos)  # 17 is modernised separately
    pos = Table(2).own(1, "wharf_1", "wharf_2").ship_stack("s06").goods(1, iron=4, coal=1).modern("wharf_1").to_move(1)
    pos = pos.position()
    assert "wharf_1" in enterable(pos) and "wharf_2" not in enterable(pos)
    assert modern(after(pos, "enter wharf_1")) == {"wharf_1"}


@pytest.mark.clause("LH-15.7")
def test_LH_15_7_never_alone():
    assert "wharf_1" not in enterable(wharf("s06", brick=5, coal=9).position())
    assert "wharf_1" not in enterable(wharf(brick=5, coal=9, wood=9, iron=9).position())  # no ship there


@pytest.mark.clause("LH-15.8", "LH-15.10", "LH-16.6")
def test_LH_15_8_the_ship_feeds_from_the_coming_feeding_on():
    # two players, round 1: food 3; a wooden ship gives 4
    pos = Table(2).own(0, "wharf_1").ship_stack("s02").goods(0, wood=5, coal=1, fish=3).francs(1, 9).at(7).position()
    pos.play("enter wharf_1")
    pos.play("done")
    assert stock(pos) == {"fish": 3}


@pytest.mark.clause("LH-15.9", "LH-12.12", "LH-12.17")
@pytest.mark.parametrize("card", ["wharf_1", "wharf_2"])
def test_LH_15_9_not_enterable(card):
    base = Table(3).own(0, card).ships(0, "s08")
    assert card not in enterable(base.goods(0, wood=9, iron=9, steel=9, coal=9, brick=9).position())  # no ship to build
    base = Table(3).own(0, card).ship_stack("s06").goods(0, iron=4, coal=1)
    assert card not in enterable(base.position())  # the brick is missing
    assert card in enterable(base.goods(0, brick=1).position())
    assert card in enterable(Table(3).own(0, card).ships(0, "s08").town("luxury_yacht").position())
    assert card not in enterable(Table(3).own(0, card).ships(0, "s01", "s12").town("luxury_yacht").position())
    assert card not in enterable(Table(3).own(0, card).ships(0, "s08").own(1, "luxury_yacht").position())
    assert card not in enterable(Table(3).own(0, card).ships(0, "s08").deck("luxury_yacht").position())


@pytest.mark.clause("LH-15.9", "LH-8.1")
def test_LH_15_9_after_the_fee():
    # the fee of 2 food does not touch goods, energy or brick; it must be paid
    table = Table(3).town("wharf_1").ship_stack("s01").goods(0, wood=5, coal=1)
    assert "wharf_1" not in enterable(table.position())
    assert "wharf_1" in enterable(table.goods(0, fish=2).position())


@pytest.mark.clause("LH-15.11")
def test_LH_15_11_luxury_liners_cover_each_other():
    goods = {"steel": 3, "coal": 1}
    seen = []
    table = wharf("s18", "s19", "s20").modern("wharf_1")
    for _ in range(3):
        pos = table.goods(0, **goods).position()
        pos.play("enter wharf_1")
        seen.append((fleet(pos) - set(seen[-1] if seen else ())).pop())
        table = wharf(*ships_on(pos, "luxury")).modern("wharf_1")
    assert seen == ["s20", "s19", "s18"]  # 30, 34, and 38 only after those above it
    assert wharf().ships(0, "s18").position().scores()[0] == 14 + 38


# -- Luxury Yacht ----------------------------------------------------------------------------------------------------


@pytest.mark.clause("LH-15.12", "LH-13.023")
def test_LH_15_12_the_yacht():
    pos = Table(3).own(0, "luxury_yacht").town("fishery").still().position()
    assert pos.scores()[0] == 20
    assert "luxury_yacht" not in enterable(pos)  # no action
    assert stock(after(pos, "enter fishery")) == {"fish": 4}  # a fisherman
    pos = Table(3).own(0, "luxury_yacht").francs(0, 5).owes(0, 5).position()
    assert francs(pos) == 0  # no food


@pytest.mark.clause("LH-15.13", "LH-15.14", "LH-R77", "LH-23.12")
def test_LH_15_13_an_own_iron_ship_for_the_yacht():
    table = wharf().town("luxury_yacht").ships(0, "s06", "s08", "s12", "s01")
    pos = table.position()
    assert choices(pos, "enter wharf_1") == {"exchange iron_ship_2", "exchange iron_ship_4"}
    pos.play("enter wharf_1; exchange iron_ship_2")
    assert fleet(pos) == {"s08", "s12", "s01"} and "luxury_yacht" in owned(pos)
    assert ships_on(pos, "iron") == []  # it leaves the game
    assert modern(pos) == set() and stock(pos) == {}  # nothing is paid, no brick is needed
    assert disc(pos) == "wharf_1"


@pytest.mark.clause("LH-15.13", "LH-8.8")
def test_LH_15_13_the_fee_is_paid_as_usual():
    table = Table(3).own(1, "wharf_2").town("luxury_yacht").ships(0, "s06")
    assert "wharf_2" not in enterable(table.position())
    pos = table.goods(0, fish=2).still().position()
    pos.play("enter wharf_2")
    assert stock(pos, 1) == {"fish": 2} and "luxury_yacht" in owned(pos)


@pytest.mark.clause("LH-15.15", "LH-R34", "LH-5.2", "LH-21.1")
@pytest.mark.parametrize("switch", ["on", "off"])
def test_LH_15_15_the_yacht_may_be_bought(switch):
    table = Table(3, yacht_purchasable=switch).town("luxury_yacht").own(0, "wharf_1").ships(0, "s06").francs(0, 20)
    pos = table.position()
    assert ("luxury_yacht" in starting(pos, "buy")) == (switch == "on")
    assert "wharf_1" in enterable(pos)  # the exchange is open in any case
    if switch == "on":
        assert francs(after(pos, "buy luxury_yacht")) == 0
        assert "luxury_yacht" not in starting(table.francs(0, -1).position(), "buy")


@pytest.mark.clause("LH-15.16", "LH-R66", "LH-12.26")
def test_LH_15_16_the_yacht_is_a_ship_and_no_building():
    assert Table(4).own(0, "luxury_yacht", "dock").position().scores()[0] == 20 + 10 + 4
    bonus = Table(4).own(0, "luxury_yacht", "town_hall", "bank", "business_park", "guildhouse").position().scores()[0]
    without = Table(4).own(0, "town_hall", "bank", "business_park", "guildhouse").position().scores()[0]
    assert bonus - without == 20


@pytest.mark.clause("LH-15.17", "LH-R66", "LH-5.15")
def test_LH_15_17_a_sold_yacht_is_for_sale_and_for_exchange_again():
    table = Table(2).own(0, "luxury_yacht").own(1, "wharf_1").ships(1, "s06").francs(1, 20)
    pos = table.position()
    pos.play("sell luxury_yacht")
    assert francs(pos) == 10
    pos.play("take clay")
    if pos.phase == "after_action":
        pos.play("done")
    assert pos.actor == 1
    assert "luxury_yacht" in starting(pos, "buy")
    assert "luxury_yacht" in owned(after(pos, "enter wharf_1"), 1)
