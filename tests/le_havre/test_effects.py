"""LH-11 Effects in general."""

import pytest

from .build import Table, after, choices, enterable, held, offer, stock


@pytest.mark.clause("LH-11.1")
@pytest.mark.parametrize("card", ["fishery", "clay_mound", "hardware_store", "ironworks", "black_market", "farm"])
def test_LH_11_1_take_never_from_the_offer(card):
    pos = Table(2).own(0, card).offer(4, 4, 4, 4, 4, 4, 0).still().position()
    pos.play(f"enter {card}")
    assert offer(pos) == [4, 4, 4, 4, 4, 4, 0]
    assert stock(pos)


@pytest.mark.clause("LH-11.2")
@pytest.mark.parametrize("at_hand", range(1, 10))
def test_LH_11_2_trade_from_one_to_the_maximum_or_the_stock(at_hand):
    # Fish Market: 1 fish for 2 francs, at most 7; Fish Restaurant: 1 smoked fish for 3 francs, no maximum
    for card, good, each, most in (("fish_market", "fish", 2, 7), ("fish_restaurant", "smoked_fish", 3, 99)):
        pos = Table(2).own(0, card).goods(0, **{good: at_hand}).still().position()
        top = min(at_hand, most)
        pos.play(f"enter {card}")
        if at_hand > 1:
            assert choices(pos) == {f"x{n}" for n in range(1, top + 1)}
            pos.play(f"x{top}")
        left = {good: at_hand - top} if at_hand > top else {}
        assert stock(pos) == {**left, "francs": each * top}


@pytest.mark.clause("LH-11.2", "LH-11.8", "LH-8.6")
def test_LH_11_2_at_hand_after_the_fee():
    # Bakery of the town: fee 1 food, 1 bread for 3 francs
    assert "bakery" not in enterable(Table(2).town("bakery").goods(0, bread=1).position())
    pos = Table(2).town("bakery").goods(0, bread=2).still().position()
    pos.play("enter bakery")
    assert stock(pos) == {"francs": 3}


@pytest.mark.clause("LH-11.3", "LH-11.6", "LH-23.020")
def test_LH_11_3_and_or_parts():
    # Furriery: hides for bread, and/or leather for 5 francs, at most 2
    pos = Table(2).own(0, "furriery").goods(0, hides=2, leather=3).still().position()
    assert choices(pos, "enter furriery") == {"x0", "x1", "x2"}
    assert choices(pos, "enter furriery x0") == {"and x1", "and x2"}  # at least one unit in all
    assert choices(pos, "enter furriery x1") == {"and x0", "and x1", "and x2"}
    assert stock(after(pos, "enter furriery x2 and x2")) == {"leather": 1, "bread": 2, "francs": 10}
    assert stock(after(pos, "enter furriery x1 and x0")) == {"hides": 1, "leather": 3, "bread": 1}


@pytest.mark.clause("LH-11.3", "LH-12.21.3")
def test_LH_11_3_amounts_are_fixed_before_anything_is_received():
    # Business Office with 4 goods: what part one yields cannot go into part two
    pos = Table(3).own(0, "business_office").goods(0, clay=4).still().position()
    pos.play("enter business_office steel")
    assert stock(pos) == {"steel": 1} and pos.phase in ("after_action", "over")


@pytest.mark.clause("LH-11.4")
@pytest.mark.parametrize(
    ("card", "good", "made"),
    [("charcoal_kiln", "wood", "charcoal"), ("abattoir", "cattle", "meat"), ("tannery", "hides", "leather"),
     ("cokery", "coal", "coke"), ("brickworks", "clay", "brick"), ("bakehouse", "grain", "bread"),
     ("smokehouse", "fish", "smoked_fish"), ("steel_mill", "iron", "steel")],
)  # fmt: skip
def test_LH_11_4_a_seat_need_not_upgrade_all(card, good, made):
    for n in (1, 2, 3):
        pos = Table(2).own(0, card).goods(0, **{good: 3}).goods(0, coke=2).still().position()
        pos.play(f"enter {card} x{n}")
        while pos.phase == "energy":
            pos.play(pos.legal_codes()[0])
        assert (held(pos, 0, good), held(pos, 0, made) - (2 if made == "coke" else 0)) == (3 - n, n)


@pytest.mark.clause("LH-11.5", "LH-1.15")
def test_LH_11_5_the_visited_building_counts_if_it_is_own():
    assert stock(after(Table(2).own(0, "fishery").still().position(), "enter fishery")) == {"fish": 4}
    assert stock(after(Table(2).town("fishery").still().position(), "enter fishery")) == {"fish": 3}
    assert stock(after(Table(2).own(1, "fishery").still().position(), "enter fishery")) == {"fish": 3}


@pytest.mark.clause("LH-11.5")
def test_LH_11_5_counts_are_read_when_the_effect_is_carried_out():
    # bought in W2 of the same turn, so it counts
    pos = Table(2).town("fishery", "smokehouse").francs(0, 6).still().position()
    pos.play("buy smokehouse")
    pos.play("enter fishery")
    assert stock(pos) == {"fish": 4}
    pos = Table(2).town("fishery").own(0, "smokehouse").still().position()
    pos.play("sell smokehouse")
    pos.play("enter fishery")
    assert held(pos, 0, "fish") == 3


@pytest.mark.clause("LH-11.6")
def test_LH_11_6_a_slash_means_one_or_the_other():
    # Cattle Market: buy cattle for francs, or sell them
    pos = Table(2).own(0, "cattle_market").goods(0, cattle=2, francs=2).position()
    assert choices(pos, "enter cattle_market") == {"first_part", "second_part"}
    first = after(pos, "enter cattle_market; first_part")
    assert choices(first) == {"x1", "x2"} or all("x" in text for text in choices(first))


@pytest.mark.clause("LH-11.7", "LH-12.24", "LH-12.26", "LH-12.28", "LH-12.29")
@pytest.mark.parametrize("card", ["storehouse", "dock", "town_hall", "bank", "feedlot", "masons_guild", "wind_farm"])
def test_LH_11_7_not_enterable_buildings_work_for_their_owner_only(card):
    for table in (Table(4).own(0, card), Table(4).own(1, card), Table(4).town(card)):
        assert card not in enterable(table.goods(0, francs=9, fish=9).position())
        assert card not in enterable(table.final().position())


@pytest.mark.clause("LH-11.7", "LH-13.025", "LH-13.033")
def test_LH_11_7_no_help_from_the_town_or_another_seat():
    for holder in ("town", "other"):
        table = Table(2).own(0, "smokehouse").goods(0, fish=1)
        table = table.town("wind_farm") if holder == "town" else table.own(1, "wind_farm")
        assert "smokehouse" not in enterable(table.position())


@pytest.mark.clause("LH-11.8", "LH-9.8", "LH-13.033")
@pytest.mark.parametrize(
    ("card", "goods"),
    [("bakehouse", {"grain": 1}), ("smokehouse", {"fish": 1}), ("brickworks", {"clay": 1}), ("wharf_1", {"wood": 5}),
     ("shipping_line", {"clay": 1})],
)  # fmt: skip
def test_LH_11_8_an_own_wind_farm_may_open_a_building(card, goods):
    table = Table(2).own(0, card).goods(0, **goods).ship_stack("s01").ships(0, "s02")
    assert card not in enterable(table.position())
    assert card in enterable(table.own(0, "wind_farm").position())


@pytest.mark.clause("LH-11.8")
def test_LH_11_8_the_wind_farm_is_not_enough_for_steel():
    table = Table(2).own(0, "steel_mill", "wind_farm").goods(0, iron=1, wood=1)
    assert "steel_mill" not in enterable(table.position())
    assert "steel_mill" in enterable(table.goods(0, wood=1).position())
