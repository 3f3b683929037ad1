"""LH-12 Standard buildings: what each does, its limits and rounding, when it may not be entered.

Who gets the fee, and that an own building has none, is proved for all of them in test_entering.py (LH-8.7 to LH-8.9).
"""

from itertools import combinations

import pytest

from . import facts
from .build import (
    BASIC,
    GOODS,
    UPGRADED,
    Table,
    after,
    choices,
    disc,
    enterable,
    fleet,
    francs,
    held,
    lines_from,
    loans,
    named_events,
    owned,
    paid,
    proposals,
    starting,
    stock,
    unseen,
)
from .test_goods import SHIPPING


def own(card, players=3, **goods):
    """A table at which seat 0 owns a building; nothing comes after the turn."""
    return Table(players).own(0, card).goods(0, **goods).still()


def visit(card, words="", players=3, **goods):
    """The stock of seat 0 after a visit to an own building."""
    pos = own(card, players, **goods).position()
    pos.play(f"enter {card} {words}".strip())
    while pos.phase == "energy":
        pos.play(pos.legal_codes()[0])
    return stock(pos)


def amounts(card, players=3, **goods):
    """The amounts offered in an own building; empty: not enterable; None: no choice of an amount."""
    pos = own(card, players, **goods).position()
    if card not in enterable(pos):
        return []
    pos.play(f"enter {card}")
    return sorted(int(text[1:]) for text in choices(pos)) if pos.phase == "amount" else None


# -- B1, B2, B3, Sawmill ---------------------------------------------------------------------------------------------


@pytest.mark.clause("LH-12.B1", "LH-12.B2", "LH-10.1", "LH-23.C")
@pytest.mark.parametrize(("firm", "fee"), [("building_firm_1", 0), ("building_firm_2", 1)])
def test_LH_12_B1_building_firms_construct_exactly_one(firm, fee):
    table = Table(3).stack(1, "joinery", "tannery").stack(2, "charcoal_kiln").goods(0, wood=9, clay=3).francs(0, fee)
    pos = table.still().position()
    pos.play(f"enter {firm}")
    assert choices(pos) == {"construct joinery", "construct charcoal_kiln"}  # not to construct is no choice
    pos.play("construct joinery")
    assert owned(pos) == {"joinery"} and stock(pos) == {"wood": 6, "clay": 3}
    assert not starting(pos, "construct")
    assert proposals(pos, 1) == ["tannery"]


@pytest.mark.clause("LH-12.B1", "LH-12.B2", "LH-12.B3", "LH-8.1")
@pytest.mark.parametrize(("firm", "fee"), [("building_firm_1", 0), ("building_firm_2", 1), ("construction_firm", 2)])
def test_LH_12_B1_not_enterable_if_no_target_can_be_paid(firm, fee):
    table = Table(3).stack(1, "joinery").stack(2, "clay_mound").goods(0, wood=2, francs=9)
    assert firm not in enterable(table.position())
    assert firm in enterable(table.goods(0, wood=1).position())
    table = Table(3).stack(1, "joinery").goods(0, wood=3).francs(0, fee)
    assert firm in enterable(table.position())
    if fee:
        assert firm not in enterable(table.francs(0, -1).position())


@pytest.mark.clause("LH-12.B3", "LH-4.9", "LH-23.C")
def test_LH_12_B3_construction_firm_one_or_two():
    table = Table(3).stack(1, "joinery", "tannery").stack(2, "charcoal_kiln").goods(0, wood=9, clay=3, fish=2)
    pos = table.still().position()
    pos.play("enter construction_firm fish=2")
    assert choices(pos) == {"construct joinery", "construct charcoal_kiln"}  # the first is not optional
    pos.play("construct joinery")
    assert starting(pos, "construct") == {"charcoal_kiln"} and "done" in choices(pos)  # if wished and possible
    assert owned(after(pos, "done")) == {"joinery"}
    two = after(pos, "construct charcoal_kiln")
    assert owned(two) == {"joinery", "charcoal_kiln"} and not starting(two, "construct")


@pytest.mark.clause("LH-12.B3")
def test_LH_12_B3_also_twice_from_the_same_stack():
    table = Table(3).own(0, "construction_firm").stack(3, "joinery", "tannery").goods(0, wood=4, brick=1)
    pos = table.still().position()
    pos.play("enter construction_firm")
    assert owned(pos) == {"construction_firm", "joinery"}
    pos.play("construct tannery")
    assert owned(pos) == {"construction_firm", "joinery", "tannery"} and stock(pos) == {}


@pytest.mark.clause("LH-12.B3", "LH-4.9", "LH-5.5")
def test_LH_12_B3_buying_the_next_card_in_between():
    table = Table(3).own(0, "construction_firm").stack(1, "charcoal_kiln", "smokehouse", "abattoir")
    pos = table.goods(0, wood=1, clay=2, iron=1, francs=6).still().position()
    pos.play("enter construction_firm")
    pos.play("buy smokehouse")
    pos.play("construct abattoir")
    assert owned(pos) == {"construction_firm", "charcoal_kiln", "smokehouse", "abattoir"} and stock(pos) == {}


@pytest.mark.clause("LH-12.02", "LH-10.3", "LH-8.1")
def test_LH_12_02_sawmill_only_targets_with_wood():
    # Bakehouse: 2 clay; Marketplace: 2 wood; Bridge: 3 iron
    table = Table(3).own(0, "sawmill").stack(1, "bakehouse").stack(2, "marketplace").stack(3, "bridge_over_the_seine")
    assert "sawmill" not in enterable(table.goods(0, clay=9, iron=9).position())
    pos = table.goods(0, wood=1).still().position()
    pos.play("enter sawmill")
    assert "marketplace" in owned(pos) and stock(pos) == {"clay": 9, "iron": 9}


@pytest.mark.clause("LH-12.02", "LH-12.01")
def test_LH_12_02_sawmill_exactly_one():
    pos = own("sawmill", wood=9, clay=9).stack(1, "marketplace", "fishery").position()
    pos.play("enter sawmill")
    assert owned(pos) == {"sawmill", "marketplace"} and stock(pos) == {"wood": 8, "clay": 9}
    assert not starting(pos, "construct")


# -- Marketplace -----------------------------------------------------------------------------------------------------

CRAFTSMAN = [card.id for card in facts.STANDARD.values() if card.type == "craftsman"]
LATER_SPECIAL = ("zoo", "kiln", "tavern")


def pick(pos, *goods):
    for good in goods:
        if good in choices(pos):
            pos.play(good)
    return pos


@pytest.mark.clause("LH-12.01", "LH-12.01.1", "LH-12.01.2", "LH-12.01.3", "LH-R65", "LH-23.01")
@pytest.mark.parametrize("owned_craft", range(8))
def test_LH_12_01_1_how_many_goods(owned_craft):
    number = min(8, 2 + owned_craft)
    pos = own("marketplace", 2).own(0, *CRAFTSMAN[:owned_craft]).deck().position()
    pos.play("enter marketplace")
    sets = []
    for _, end in lines_from(pos, "pick"):
        taken = stock(end)
        assert all(count == 1 for count in taken.values())  # different goods, and never francs
        sets.append(sorted(taken))
    assert sorted(sets) == sorted(map(sorted, combinations(BASIC, number)))  # the full number, each set once


@pytest.mark.clause("LH-12.01.1")
def test_LH_12_01_1_only_own_craftsman_buildings_count():
    pos = Table(2).town("marketplace", "fishery").own(1, "bakehouse").own(0, "sawmill", "bank").francs(0, 1).deck()
    pos = pos.still().position()
    pos.play("enter marketplace; fish wood")
    assert stock(pos) == {"fish": 1, "wood": 1}


@pytest.mark.clause("LH-12.01.1", "LH-R32", "LH-20.4", "LH-21.1")
@pytest.mark.parametrize(("limit", "number"), [("4", 4), ("8", 6)])
def test_LH_12_01_1_solo_limit(limit, number):
    table = Table(1, marketplace_solo_limit=limit).own(0, "marketplace", *CRAFTSMAN[:4]).deck().still()
    pos = table.position()
    pos.play("enter marketplace")
    pick(pos, *BASIC)
    assert sum(stock(pos).values()) == number
    pos = Table(1, marketplace_solo_limit=limit).own(0, "marketplace", CRAFTSMAN[0]).deck().still().position()
    pos.play("enter marketplace")
    pick(pos, *BASIC)
    assert sum(stock(pos).values()) == 3  # the smaller of both


@pytest.mark.clause("LH-12.01.1")
def test_LH_12_01_1_the_limit_is_for_solo_only():
    pos = own("marketplace", 2).own(0, *CRAFTSMAN[:4]).deck().position()
    pos.play("enter marketplace")
    assert sum(stock(pick(pos, *BASIC)).values()) == 6


@pytest.mark.clause("LH-12.01.4", "LH-R58", "LH-23.01", "LH-22.5")
def test_LH_12_01_4_look_and_lay_back_in_either_order():
    pos = own("marketplace", 2).deck("zoo", "kiln", "tavern", "diner", "bakery", "farm").position()
    pos.play("enter marketplace; fish wood")
    assert pos.phase == "look" and choices(pos) == {"look", "do_not_look"}
    assert stock(pos) == {"fish": 1, "wood": 1}  # the goods come first, the look may be left out
    no = after(pos, "do_not_look")
    assert unseen(no)[:2] == ["zoo", "kiln"] and not named_events(no.events, "looked")
    events = pos.play("look")
    assert choices(pos) == {"keep_order", "swap"}
    assert [(event.name, event.seat) for event in events] == [("looked", None), ("saw", 0), ("saw", 0)]
    assert named_events(events, "saw") == [{"place": 1, "card": "zoo"}, {"place": 2, "card": "kiln"}]
    assert unseen(after(pos, "keep_order")) == ["zoo", "kiln", "tavern", "diner", "bakery", "farm"]
    assert unseen(after(pos, "swap")) == ["kiln", "zoo", "tavern", "diner", "bakery", "farm"]


@pytest.mark.clause("LH-12.01.5", "LH-R59")
def test_LH_12_01_5_one_card_left():
    table = own("marketplace", 2).town("farm", "bakery", "diner", "tavern", "kiln").deck("zoo")
    pos = table.position()
    pos.play("enter marketplace; fish wood")
    assert pos.phase == "look"
    events = pos.play("look")
    assert named_events(events, "saw") == [{"place": 1, "card": "zoo"}]
    assert pos.phase != "order"


@pytest.mark.clause("LH-12.01.5", "LH-R59")
def test_LH_12_01_5_an_empty_deck_or_the_short_game():
    pos = own("marketplace", 2).town("farm", "bakery", "diner", "tavern", "kiln", "zoo").deck().position()
    pos.play("enter marketplace; fish wood")
    assert pos.phase not in ("look", "order")
    pos = Table(3, "short").own(0, "marketplace").still().position()
    pos.play("enter marketplace; fish wood")
    assert pos.phase not in ("look", "order") and stock(pos) == {"fish": 1, "wood": 1}


@pytest.mark.clause("LH-12.01", "LH-8.1")
def test_LH_12_01_never_barred_for_lack_of_effect():
    assert "marketplace" in enterable(Table(5).own(0, "marketplace").position())
    assert "marketplace" in enterable(Table(1).town("marketplace").francs(0, 1).position())


# -- takings ---------------------------------------------------------------------------------------------------------


@pytest.mark.clause("LH-12.03", "LH-1.15")
@pytest.mark.parametrize(("cards", "symbols"), [((), 0), (("bank",), 0), (("smokehouse", "hardware_store"), 2)])
def test_LH_12_03_fishery(cards, symbols):
    pos = Table(3).town("fishery").own(0, *cards).own(1, "shipping_line").still().position()
    pos.play("enter fishery")
    assert stock(pos) == {"fish": 3 + symbols}


@pytest.mark.clause("LH-12.06")
def test_LH_12_06_hardware_store():
    assert visit("hardware_store") == {"wood": 1, "brick": 1, "iron": 1}


@pytest.mark.clause("LH-12.10", "LH-10.2")
@pytest.mark.parametrize(("cards", "hammers"), [("", 0), ("joinery", 1), ("joinery ironworks storehouse", 3)])
def test_LH_12_10_clay_mound(cards, hammers):
    pos = Table(4).own(0, "clay_mound", *cards.split()).own(1, "hardware_store").still().position()
    pos.play("enter clay_mound")
    assert stock(pos) == {"clay": 3 + hammers}


@pytest.mark.clause("LH-12.16")
@pytest.mark.parametrize(
    ("cards", "coal"), [((), 3), (("joinery",), 4), (("joinery", "ironworks", "storehouse", "hardware_store"), 4)]
)
def test_LH_12_16_colliery(cards, coal):
    pos = Table(4).own(0, "colliery", *cards).still().position()
    pos.play("enter colliery")
    assert stock(pos) == {"coal": coal}


@pytest.mark.clause("LH-12.19")
def test_LH_12_19_grocery_market():
    six = ("fish", "smoked_fish", "grain", "bread", "cattle", "meat")
    assert visit("grocery_market") == dict.fromkeys(six, 1)


@pytest.mark.clause("LH-12.03", "LH-12.06", "LH-12.10", "LH-12.16", "LH-12.19", "LH-12.22")
@pytest.mark.parametrize("card", ["fishery", "hardware_store", "clay_mound", "colliery", "grocery_market", "ironworks"])
def test_LH_12_03_never_barred_for_lack_of_effect(card):
    assert card in enterable(own(card, 4).position())


@pytest.mark.clause("LH-12.13", "LH-R43", "LH-23.9")
def test_LH_12_13_black_market_two_of_each_empty_space():
    pos = own("black_market").offer(0, 1, 2, 0, 3, 4, 0).position()
    pos.play("enter black_market")
    assert stock(pos) == {"francs": 2, "clay": 2, "cattle": 2}
    pos = own("black_market").offer(0, 0, 0, 0, 0, 0, 0).position()
    pos.play("enter black_market")
    assert stock(pos) == dict.fromkeys(("francs", "fish", "wood", "clay", "iron", "grain", "cattle"), 2)
    assert "black_market" not in enterable(own("black_market").offer(1, 1, 1, 1, 1, 1, 1).position())


@pytest.mark.clause("LH-12.30", "LH-R37")
def test_LH_12_30_church():
    assert visit("church", bread=5, fish=2) == {"bread": 10, "fish": 5}  # nothing is handed in
    assert visit("church", bread=7, fish=9) == {"bread": 12, "fish": 12}
    for goods in ({"bread": 4, "fish": 2}, {"bread": 5, "fish": 1}, {"bread": 5, "fish": 1, "smoked_fish": 9}):
        assert "church" not in enterable(own("church", **goods).position())


# -- conversions -----------------------------------------------------------------------------------------------------


@pytest.mark.clause("LH-12.04", "LH-23.N")
def test_LH_12_04_joinery():
    assert amounts("joinery") == []
    assert amounts("joinery", wood=2) == [1, 2]
    assert amounts("joinery", wood=9) == [1, 2, 3]
    for n in (1, 2, 3):
        assert visit("joinery", f"x{n}", wood=9) == {"wood": 9 - n, "francs": 4 + n}
    assert visit("joinery", wood=1) == {"francs": 5}


@pytest.mark.clause("LH-12.05", "LH-9.9")
@pytest.mark.parametrize("n", [1, 2, 3, 4, 5, 6, 7, 20])
def test_LH_12_05_bakehouse(n):
    energy = -(-n // 2)
    made = {"bread": n, "francs": n // 2}
    assert visit("bakehouse", f"x{n}", grain=n, wood=energy) == {good: count for good, count in made.items() if count}
    assert n not in (amounts("bakehouse", grain=n, wood=energy - 1) or [])


@pytest.mark.clause("LH-12.05")
def test_LH_12_05_bakehouse_not_enterable():
    assert amounts("bakehouse", wood=9) == []  # no grain
    assert amounts("bakehouse", grain=9) == []  # not even the energy for one
    assert amounts("bakehouse", grain=9, wood=1) == [1, 2]


@pytest.mark.clause("LH-12.07")
def test_LH_12_07_charcoal_kiln():
    assert amounts("charcoal_kiln") == []
    assert amounts("charcoal_kiln", wood=12) == list(range(1, 13))
    assert visit("charcoal_kiln", "x5", wood=12) == {"wood": 7, "charcoal": 5}  # no energy, no francs


@pytest.mark.clause("LH-12.08")
@pytest.mark.parametrize("n", range(1, 7))
def test_LH_12_08_smokehouse(n):
    got = visit("smokehouse", f"x{n}", fish=9, wood=1)
    expected = {"fish": 9 - n, "smoked_fish": n, "francs": n // 2}
    assert got == {good: count for good, count in expected.items() if count}


@pytest.mark.clause("LH-12.08")
def test_LH_12_08_smokehouse_limits():
    assert amounts("smokehouse", fish=9, wood=1) == [1, 2, 3, 4, 5, 6]
    assert amounts("smokehouse", fish=9) == []  # the energy cannot be paid
    assert amounts("smokehouse", wood=9) == []  # no fish


@pytest.mark.clause("LH-12.09")
@pytest.mark.parametrize("n", [1, 2, 3, 4, 5, 6, 7, 20])
def test_LH_12_09_abattoir(n):
    expected = {"cattle": 20 - n, "meat": n, "hides": n // 2}
    assert visit("abattoir", f"x{n}", cattle=20) == {good: count for good, count in expected.items() if count}


@pytest.mark.clause("LH-12.09")
def test_LH_12_09_abattoir_limits():
    assert amounts("abattoir") == []
    assert amounts("abattoir", cattle=3) == [1, 2, 3]


@pytest.mark.clause("LH-12.14", "LH-R25")
@pytest.mark.parametrize("n", [1, 2, 3, 4, 5, 6, 7, 20])
def test_LH_12_14_brickworks(n):
    expected = {"brick": n, "francs": n // 2}
    got = visit("brickworks", f"x{n}", clay=n, wood=-(-n // 2))
    assert got == {good: count for good, count in expected.items() if count}


@pytest.mark.clause("LH-12.14", "LH-9.12")
def test_LH_12_14_brickworks_limits():
    assert amounts("brickworks", wood=9) == []
    assert amounts("brickworks", clay=9) == []
    assert amounts("brickworks", wood=9, brick=3) == []  # a brick cannot be turned over
    assert amounts("brickworks", clay=9, brick=3, wood=2) == [1, 2, 3, 4]


@pytest.mark.clause("LH-12.20")
@pytest.mark.parametrize("n", range(1, 5))
def test_LH_12_20_tannery(n):
    expected = {"hides": 6 - n, "leather": n, "francs": n}
    assert visit("tannery", f"x{n}", hides=6) == expected
    assert amounts("tannery", hides=6) == [1, 2, 3, 4]
    assert amounts("tannery", leather=3, wood=3) == []


@pytest.mark.clause("LH-12.22", "LH-23.22")
def test_LH_12_22_ironworks():
    assert visit("ironworks") == {"iron": 3}
    assert visit("ironworks", wood=5) == {"wood": 5, "iron": 3}  # energy 6 cannot be paid
    assert amounts("ironworks", wood=6) == [0, 1]  # once, if wished
    assert visit("ironworks", "x0", wood=6) == {"wood": 6, "iron": 3}
    assert visit("ironworks", "x1", wood=6) == {"iron": 4}
    assert amounts("ironworks", coke=9) == [0, 1]


@pytest.mark.clause("LH-12.23")
@pytest.mark.parametrize("n", [1, 2, 3, 4, 5, 6, 7, 20])
def test_LH_12_23_steel_mill(n):
    assert visit("steel_mill", f"x{n}", iron=n, wood=5 * n) == {"steel": n}
    assert amounts("steel_mill", iron=n, wood=5 * n - 1) in ([] if n == 1 else None, list(range(1, n)))


@pytest.mark.clause("LH-12.23", "LH-9.12")
def test_LH_12_23_steel_mill_limits():
    assert amounts("steel_mill", coke=9) == []
    assert amounts("steel_mill", iron=3, wood=4) == []
    assert amounts("steel_mill", steel=3, coke=9) == []  # a steel cannot be turned over
    assert amounts("steel_mill", iron=3, coke=1) == [1, 2]


@pytest.mark.clause("LH-12.25")
@pytest.mark.parametrize("n", range(1, 10))
def test_LH_12_25_cokery(n):
    expected = {"coal": 9 - n, "coke": n, "francs": n}
    assert visit("cokery", f"x{n}", coal=9) == {good: count for good, count in expected.items() if count}
    assert amounts("cokery", coal=9) == list(range(1, 10))
    assert amounts("cokery", charcoal=3) == []


# -- Arts Centre, Local Court ----------------------------------------------------------------------------------------


@pytest.mark.clause("LH-12.11", "LH-R43")
def test_LH_12_11_arts_centre():
    table = Table(4).own(0, "fishery", "farm").town("arts_centre", "tannery").own(1, "joinery").francs(0, 1).still()
    assert "arts_centre" not in enterable(table.position())
    table.disc(1, "tannery").disc(2, "joinery")  # not in own buildings
    assert "arts_centre" not in enterable(table.position())
    table.disc(0, "fishery")  # the own disc does not count
    assert "arts_centre" not in enterable(table.position())
    table.disc(1, "farm")
    assert francs(after(table.position(), "enter arts_centre")) == 4
    table.disc(2, "joinery").disc(3, "fishery")
    assert francs(after(table.position(), "enter arts_centre")) == 8


@pytest.mark.clause("LH-12.11", "LH-18.5")
def test_LH_12_11_several_discs_in_one_building():
    pos = Table(4).final().own(0, "arts_centre", "fishery").disc(1, "fishery").disc(2, "fishery").disc(3, "fishery")
    pos = pos.still().position()
    pos.play("enter arts_centre")
    assert francs(pos) == 12


@pytest.mark.clause("LH-12.11", "LH-18.5")
def test_LH_12_11_a_disc_in_the_own_arts_centre_counts():
    pos = Table(4).final().own(0, "arts_centre").disc(1, "arts_centre").still().position()
    pos.play("enter arts_centre")
    assert francs(pos) == 4


@pytest.mark.clause("LH-12.15", "LH-R78", "LH-23.15", "LH-24.8.4")
def test_LH_12_15_local_court():
    assert "local_court" not in enterable(own("local_court").francs(0, 50).position())
    for number, ends in ((1, {(0, 0)}), (2, {(1, 2)}), (3, {(1, 0), (2, 2)}), (5, {(3, 0), (4, 2)})):
        pos = own("local_court").loans(0, number).position()
        pos.play("enter local_court")
        found = {(loans(end), francs(end)) for _, end in lines_from(pos, "court")}
        assert found == ends
    assert choices(own("local_court").loans(0, 3).position(), "enter local_court") == {"two_loans", "one_loan"}


# -- Shipping Line ---------------------------------------------------------------------------------------------------


def fleet_of(*ships, **goods):
    return Table(3).own(0, "shipping_line").ships(0, *ships).goods(0, **goods).still()


@pytest.mark.clause("LH-12.18", "LH-12.18.1", "LH-12.18.4", "LH-12.18.5")
def test_LH_12_18_1_any_mix_of_goods():
    pos = fleet_of("1 steel", coal=1, **dict.fromkeys(("steel", "fish", "leather", "coke"), 1)).position()
    pos.play("enter shipping_line fish=1 coal=0 steel=1 coke=1 leather=1")
    assert stock(pos) == {"francs": 1 + 8 + 5 + 4}
    pos = fleet_of("1 steel", coal=1, leather=4).position()
    pos.play("enter shipping_line coal=0 leather=4")
    assert stock(pos) == {"francs": 16}


@pytest.mark.clause("LH-12.18.1", "LH-15.12", "LH-2.5")
def test_LH_12_18_1_luxury_liners_and_the_yacht_carry_nothing():
    pos = fleet_of("3 luxury", coal=9, clay=9).own(0, "luxury_yacht").position()
    assert "shipping_line" not in enterable(pos)
    pos = fleet_of("3 luxury", "1 wooden", coal=9, clay=9).position()
    pos.play("enter shipping_line")
    assert pos.phase == "cargo"  # no choice of a number: one ship


@pytest.mark.clause("LH-12.18.2", "LH-12.18.3", "LH-R62", "LH-23.18")
@pytest.mark.parametrize(("cargo", "ships"), [(1, 1), (4, 1), (5, 2), (7, 2), (8, 3), (9, 3), (10, 4), (11, 4)])
def test_LH_12_18_2_the_fewest_ships_largest_first(cargo, ships):
    # places 4 + 3 + 2 + 2
    pos = fleet_of("1 steel", "1 iron", "2 wooden", clay=20, wood=50).position()
    pos.play("enter shipping_line")
    assert choices(pos) == {"ships=1", "ships=2", "ships=3", "ships=4"}
    pos.play(f"ships={ships} wood=0 clay={cargo}")
    assert stock(pos) == {"clay": 20 - cargo, "wood": 50 - 3 * ships, "francs": cargo}


@pytest.mark.clause("LH-12.18.2", "LH-23.18")
def test_LH_12_18_2_cargo_fits_the_number_of_ships():
    pos = fleet_of("1 steel", "1 iron", "2 wooden", clay=20, hides=20, coke=2).position()
    for ships, low, high in ((1, 1, 4), (2, 5, 7), (3, 8, 9), (4, 10, 11)):
        totals = set()
        for _, end in lines_from(after(pos, f"enter shipping_line; ships={ships}"), "cargo", "energy"):
            clay, hides = 20 - held(end, 0, "clay"), 20 - held(end, 0, "hides")
            if francs(end) == clay + 2 * hides:  # no coke on board
                totals.add(clay + hides)
        assert totals == set(range(low, high + 1))


@pytest.mark.clause("LH-12.18.2")
def test_LH_12_18_2_ships_need_not_be_full():
    pos = fleet_of("1 steel", clay=1, coal=1).position()
    pos.play("enter shipping_line clay=1")
    assert stock(pos) == {"francs": 1}


@pytest.mark.clause("LH-12.18.3", "LH-9.10", "LH-23.8")
def test_LH_12_18_3_energy_from_goods_that_are_not_cargo():
    # two ships: 3 clay and fuel; both coals are needed
    pos = fleet_of("2 wooden", clay=3, coal=2).position()
    pos.play("enter shipping_line; ships=2")
    assert stock(pos) == {"francs": 3}
    pos = fleet_of("2 wooden", clay=2, coal=2).position()
    pos.play("enter shipping_line")  # three goods would leave one coal
    assert pos.phase == "cargo"
    assert all(francs(end) <= 4 for _, end in lines_from(pos, "cargo", "energy"))


@pytest.mark.clause("LH-12.18.3", "LH-9.8", "LH-13.033")
def test_LH_12_18_3_wind_farm_once_for_all_ships():
    pos = fleet_of("3 wooden", clay=5, wood=6).own(0, "wind_farm").position()
    pos.play("enter shipping_line; ships=3 wood=0 clay=5")
    assert stock(pos) == {"francs": 5}


@pytest.mark.clause("LH-12.18.4", "LH-12.18.6")
@pytest.mark.parametrize("good", GOODS)
def test_LH_12_18_4_shipping_prices_are_added_up(good):
    pos = fleet_of("1 iron", **{good: 3}).own(0, "wind_farm").position()
    pos.play(f"enter shipping_line {good}=3")
    assert stock(pos) == {"francs": 3 * SHIPPING[good]}


@pytest.mark.clause("LH-12.18.7", "LH-12.18")
def test_LH_12_18_7_not_enterable():
    assert "shipping_line" not in enterable(fleet_of(coal=9, clay=9).position())  # no ship
    assert "shipping_line" not in enterable(fleet_of("1 wooden", clay=9).position())  # no energy
    assert "shipping_line" not in enterable(fleet_of("1 wooden", coal=1).position())  # no cargo left
    assert "shipping_line" in enterable(fleet_of("1 wooden", coal=1, clay=1).position())
    assert "shipping_line" not in enterable(fleet_of("1 wooden", wood=3).position())
    assert "shipping_line" in enterable(fleet_of("1 wooden", wood=4).position())
    assert "shipping_line" not in enterable(fleet_of("1 wooden").own(0, "wind_farm").position())


# -- Business Office -------------------------------------------------------------------------------------------------


def office_ends(**goods):
    """Every result of a visit to an own Business Office."""
    pos = own("business_office", **goods).position()
    pos.play("enter business_office")
    phases = ("office_steel", "office_hand_in", "office_good", "office_give")
    return sorted(map(sorted, {frozenset(stock(end).items()) for _, end in lines_from(pos, *phases)}))


def results(*each):
    return sorted(map(sorted, {frozenset(one.items()) for one in each}))


@pytest.mark.clause("LH-12.21", "LH-12.21.2", "LH-R9", "LH-23.21")
@pytest.mark.parametrize("good", ["clay", "steel", "meat", "coal"])
def test_LH_12_21_2_any_single_good_for_brick_leather_or_charcoal(good):
    assert office_ends(**{good: 1}) == results({"brick": 1}, {"leather": 1}, {"charcoal": 1})


@pytest.mark.clause("LH-12.21.4", "LH-R60")
@pytest.mark.parametrize("good", ["brick", "leather", "charcoal"])
def test_LH_12_21_4_no_good_for_itself(good):
    other = {"brick", "leather", "charcoal"} - {good}
    assert office_ends(**{good: 1}) == results(*({made: 1} for made in other))


@pytest.mark.clause("LH-12.21.1", "LH-12.21.3", "LH-11.3", "LH-R60")
def test_LH_12_21_3_four_goods_for_steel_and_or_one_for_one():
    three = [{"clay": 3, made: 1} for made in ("brick", "leather", "charcoal")]
    assert office_ends(clay=4) == results({"steel": 1}, *three)
    four = [{"clay": 4, made: 1} for made in ("brick", "leather", "charcoal")]
    both = [{"steel": 1, made: 1} for made in ("brick", "leather", "charcoal")]
    assert office_ends(clay=5) == results({"clay": 1, "steel": 1}, *four, *both)  # part one, two, or both


@pytest.mark.clause("LH-12.21.1")
def test_LH_12_21_1_equal_or_different_basic_or_upgraded():
    five = dict.fromkeys(("fish", "coke", "hides", "meat", "clay"), 1)
    kept = [set(dict(end)) - {"steel"} for end in office_ends(**five) if "steel" in dict(end)]
    assert all({good} in kept for good in five)  # any four of the five, and one is kept
    assert [("steel", 1)] in office_ends(leather=4)


@pytest.mark.clause("LH-12.21.1", "LH-12.21.2")
def test_LH_12_21_1_each_part_at_most_once():
    best = office_ends(clay=9)
    assert all(dict(end).get("steel", 0) <= 1 for end in best)
    assert all(sum(dict(end).get(made, 0) for made in ("brick", "leather", "charcoal")) <= 1 for end in best)


@pytest.mark.clause("LH-12.21", "LH-8.1")
def test_LH_12_21_not_enterable_without_a_good():
    assert "business_office" not in enterable(own("business_office", francs=9).position())
    for good in GOODS:
        assert "business_office" in enterable(own("business_office", **{good: 1}).position())


# -- Bridge over the Seine -------------------------------------------------------------------------------------------


def bridge_ends(**goods):
    """What can be handed in at an own Bridge: (upgraded, basic, francs)."""
    pos = own("bridge_over_the_seine", **goods).position()
    pos.play("enter bridge_over_the_seine")
    before = sum(goods.get(good, 0) for good in UPGRADED), sum(goods.get(good, 0) for good in BASIC)
    found = []
    for _, end in lines_from(pos, "hand_in"):
        left = stock(end)
        found.append((
            before[0] - sum(left.get(good, 0) for good in UPGRADED),
            before[1] - sum(left.get(good, 0) for good in BASIC),
            left.get("francs", 0),
        ))  # fmt: skip
    return sorted(found)


@pytest.mark.clause("LH-12.27", "LH-12.27.1", "LH-12.27.2", "LH-R61", "LH-23.27")
def test_LH_12_27_1_upgraded_for_one_and_three_basic_for_one():
    assert bridge_ends(leather=2) == [(1, 0, 1), (2, 0, 2)]
    assert bridge_ends(wood=7) == [(0, 3, 1), (0, 6, 2)]
    for up, basic, got in bridge_ends(leather=2, brick=1, wood=4, fish=3):
        assert basic % 3 == 0 and got == up + basic // 3 >= 1
    found = bridge_ends(leather=2, brick=1, wood=4, fish=3)
    # 3 x 2 ways to hand in upgraded goods; basic: 0 (1 way), 3 (w + f = 3: 4 ways), 6 (3 + 3, 4 + 2)
    assert len(found) == 6 * (1 + 4 + 2) - 1
    assert max(found, key=lambda way: way[2]) == (3, 6, 5)


@pytest.mark.clause("LH-12.27.2", "LH-12.27.1")
def test_LH_12_27_2_goods_of_any_kinds_mixed():
    goods = dict.fromkeys(("fish", "coal", "hides"), 1)
    pos = own("bridge_over_the_seine", **goods).position()
    pos.play("enter bridge_over_the_seine")
    assert stock(pos) == {"francs": 1}  # forced: all three


@pytest.mark.clause("LH-12.27.3", "LH-12.27")
def test_LH_12_27_3_not_enterable():
    assert "bridge_over_the_seine" not in enterable(own("bridge_over_the_seine", francs=9).position())
    assert "bridge_over_the_seine" not in enterable(own("bridge_over_the_seine", wood=2).position())
    assert "bridge_over_the_seine" in enterable(own("bridge_over_the_seine", wood=1, clay=2).position())
    assert "bridge_over_the_seine" in enterable(own("bridge_over_the_seine", coke=1).position())


# -- end bonuses -----------------------------------------------------------------------------------------------------


@pytest.mark.clause("LH-12.24", "LH-19.3")
@pytest.mark.parametrize("goods", [0, 1, 2, 3, 4, 5, 6, 7, 17, 20])
def test_LH_12_24_storehouse(goods):
    bonus = {0: 0, 1: 0, 2: 1, 3: 1, 4: 2, 5: 2, 6: 3, 7: 3, 17: 8, 20: 10}[goods]
    pos = own("storehouse", 4, steel=goods // 2, fish=goods - goods // 2).position()
    assert pos.scores()[0] == 4 + bonus


@pytest.mark.clause("LH-12.26", "LH-15.16", "LH-19.3")
def test_LH_12_26_dock():
    pos = own("dock", 4).position()
    assert pos.scores()[0] == 10
    pos = own("dock", 4).ships(0, "s01", "s02", "s06", "s18").own(0, "luxury_yacht").position()
    assert pos.scores()[0] == 10 + 4 * 5 + 2 + 2 + 2 + 38 + 20


@pytest.mark.clause("LH-12.28", "LH-19.3", "LH-13.31.6")
def test_LH_12_28_town_hall():
    assert own("town_hall", 4).position().scores()[0] == 6 + 4
    table = own("town_hall", 4).own(0, "local_court", "church", "fishery", "joinery", "building_firm_1", "bank")
    values = 6 + 16 + 26 + 10 + 8 + 4 + 16
    assert table.position().scores()[0] == values + 4 * 3 + 2 * 3 + 2  # the Bank counts itself
    assert own("town_hall", 4).own(0, "football_stadium").position().scores()[0] == 6 + 24 + 4 * 2


@pytest.mark.clause("LH-12.29", "LH-19.3", "LH-R19")
def test_LH_12_29_bank():
    assert own("bank", 4).position().scores()[0] == 16 + 2
    industry = ("construction_firm", "wharf_1", "colliery", "steel_mill")
    pos = own("bank", 4).own(0, "shipping_line", "hardware_store", *industry).position()
    values = 16 + 10 + 8 + 8 + 14 + 10 + 22
    assert pos.scores()[0] == values + 3 * 4 + 2 * 3


# -- wharves: LH-15 in test_wharf_and_ships.py -----------------------------------------------------------------------


@pytest.mark.clause("LH-12.12", "LH-12.17", "LH-15.9")
@pytest.mark.parametrize("wharf", ["wharf_1", "wharf_2"])
def test_LH_12_12_both_wharves_build_ships(wharf):
    pos = own(wharf, wood=5, coal=1).ship_stack("s01").position()
    pos.play(f"enter {wharf}")
    assert fleet(pos) == {"s01"} and disc(pos) == wharf and stock(pos) == {}
    assert wharf not in enterable(own(wharf, wood=5).ship_stack("s01").position())


@pytest.mark.clause("LH-12.12", "LH-12.17")
def test_LH_12_17_the_second_wharf_is_a_building_of_its_own():
    table = Table(3).own(0, "wharf_1").own(1, "wharf_2").goods(0, wood=5, coal=1, fish=2).ship_stack("s01")
    assert {"wharf_1", "wharf_2"} <= enterable(table.position())
    pos = table.disc(0, "wharf_1").still().position()
    assert "wharf_2" in enterable(pos) and "wharf_1" not in enterable(pos)
    events = pos.play("enter wharf_2")
    assert paid(events, 0, 1) == {"fish": 2}
