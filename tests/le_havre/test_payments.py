"""LH-9 Payments and rounding."""

from itertools import product

import pytest

from .build import (
    ENERGY_KINDS,
    FOOD_KINDS,
    Table,
    after,
    choices,
    enterable,
    francs,
    held,
    owned,
    paid,
    payments,
    starting,
    stock,
    ways,
)
from .test_goods import ENERGY, FOOD

FOOD_VALUE = {**{kind: FOOD[kind] for kind in FOOD_KINDS if kind != "francs"}, "francs": 1}
MUCH = dict.fromkeys(FOOD_KINDS, 20)
FUEL = dict.fromkeys(ENERGY_KINDS, 50)


def minimal(values, need, held, francs_below=None):
    """LH-9.4 from its words: every set of tokens that reaches the need and from which nothing can be left out."""
    kinds = list(values)
    found = []
    for counts in product(*(range(min(held.get(kind, 0), -(-need // values[kind])) + 1) for kind in kinds)):
        total = sum(count * values[kind] for kind, count in zip(kinds, counts, strict=True))
        used = [values[kind] for kind, count in zip(kinds, counts, strict=True) if count]
        if total >= need and all(total - value < need for value in used):
            way = {kind: count for kind, count in zip(kinds, counts, strict=True) if count}
            if francs_below is None or way.get("francs", 0) < francs_below:
                found.append(way)
    return sorted(found, key=lambda way: sorted(way.items()))


def feeding(need, **goods):
    return Table(2).goods(0, **goods).owes(0, need).position()


@pytest.mark.clause("LH-9.1", "LH-9.4", "LH-23.3", "LH-R44")
@pytest.mark.parametrize("need", range(1, 10))
def test_LH_9_4_all_minimal_food_payments(need):
    assert payments(feeding(need, **MUCH)) == minimal(FOOD_VALUE, need, MUCH)
    few = {"meat": 2, "bread": 1, "smoked_fish": 1, "fish": 2, "francs": 2}
    assert payments(feeding(need, **few)) == minimal(FOOD_VALUE, need, few)


@pytest.mark.clause("LH-9.2", "LH-R22")
def test_LH_9_2_francs_stand_for_food_and_never_the_reverse():
    assert stock(feeding(3, francs=3)) == {}
    pos = Table(2).town("fishery").goods(0, meat=9, fish=9, francs=9).position()
    assert "fishery" not in starting(pos, "buy")  # 10 francs
    assert "abattoir" not in enterable(Table(2).town("abattoir").goods(0, fish=9, cattle=1, francs=1).position())


@pytest.mark.clause("LH-9.3")
def test_LH_9_3_no_change_and_francs_exactly():
    pos = Table(2).own(1, "clay_mound").goods(0, meat=1).still().position()
    pos.play("enter clay_mound")
    assert stock(pos) == {"clay": 3} and stock(pos, 1) == {"meat": 1}
    for way in payments(feeding(4, meat=1, francs=9)):
        assert way in ({"meat": 1, "francs": 1}, {"francs": 4})


@pytest.mark.clause("LH-9.4", "LH-R44")
def test_LH_9_4_nothing_is_paid_for_nothing():
    pos = feeding(0, fish=3, francs=2)
    assert stock(pos) == {"fish": 3, "francs": 2}
    pos = Table(2).town("tannery").goods(0, hides=1, fish=3, francs=1).still().position()
    events = pos.play("enter tannery")
    assert paid(events) == {"hides": 1}


@pytest.mark.clause("LH-9.4", "LH-R44", "LH-21.1")
def test_LH_9_4_with_the_switch_off_any_payment_that_reaches_the_amount():
    table = Table(2, minimal_payments="off").goods(0, meat=1, fish=2, francs=3).owes(0, 2)
    expected = [
        {kind: count for kind, count in (("meat", meat), ("fish", fish), ("francs", francs)) if count}
        for meat in (0, 1)
        for fish in (0, 1, 2)
        for francs in ([0] if 3 * meat + fish >= 2 else [2 - fish])  # francs are always paid exactly
    ]
    assert payments(table.position()) == sorted(expected, key=lambda way: sorted(way.items()))
    table = Table(2, minimal_payments="off").own(0, "smokehouse").goods(0, fish=1, coal=1, coke=1, wood=2)
    found = payments(table.position(), "enter smokehouse", kinds=ENERGY_KINDS)
    assert len(found) == 2 * 2 * 3 - 1  # anything but nothing
    assert {"coal": 1, "coke": 1, "wood": 2} in found


@pytest.mark.clause("LH-9.5", "LH-R45", "LH-23.3")
@pytest.mark.parametrize(("card", "food", "count"), [("marketplace", 2, 5), ("smokehouse", 2, 5), ("ironworks", 3, 8)])
def test_LH_9_5_slash_fees(card, food, count):
    pos = Table(2).town(card).goods(0, **MUCH, wood=9).position()
    expected = [{"francs": 1}, *minimal(FOOD_VALUE, food, MUCH, francs_below=1)]
    start = pos.copy()
    start.play(f"enter {card}")
    found = [way for words in ("food", "francs") for way in payments(start, words, kinds=FOOD_KINDS)]
    assert sorted(found, key=lambda way: sorted(way.items())) == sorted(expected, key=lambda way: sorted(way.items()))
    assert len(found) == count


@pytest.mark.clause("LH-9.5", "LH-R45")
def test_LH_9_5_no_mixture_where_the_francs_alone_would_do():
    pos = Table(2).town("marketplace").goods(0, fish=1, francs=3).position()
    assert payments(pos, "enter marketplace") == ways("1 francs")  # not 1 fish and 1 franc
    pos = Table(2).town("marketplace").goods(0, fish=1).position()
    assert "marketplace" not in enterable(pos)


# visit, words, energy
BILLS = [
    ("smokehouse", "x1", 1), ("bakehouse", "x3", 2), ("wharf_1", "build wooden_ship", 3), ("bakehouse", "x7", 4),
    ("steel_mill", "x1", 5), ("ironworks", "x1", 6), ("steel_mill", "x2", 10), ("steel_mill", "x3", 15),
]  # fmt: skip


@pytest.mark.clause("LH-9.6", "LH-9.7", "LH-23.3")
@pytest.mark.parametrize(("card", "words", "need"), BILLS)
def test_LH_9_6_all_minimal_energy_payments(card, words, need):
    table = Table(2).own(0, card).goods(0, **FUEL).goods(0, fish=1, grain=9, iron=9).ship_stack("s01", "s06")
    pos = table.modern("wharf_1").still().position()
    expected = minimal({kind: ENERGY[kind] for kind in ENERGY_KINDS}, need, FUEL)
    pos.play(f"enter {card}")
    events = pos.play(words) if words in choices(pos) else []
    assert not paid(events) or set(paid(events)) <= {"fish", "grain", "iron", "wood"}
    assert payments(pos, kinds=ENERGY_KINDS) == expected
    counts = {1: 4, 2: 4, 3: 4, 4: 7, 5: 7, 6: 7, 9: 11, 10: 16, 15: 28}
    assert len(expected) == counts[need]


@pytest.mark.clause("LH-9.6", "LH-23.3")
def test_LH_9_6_energy_nine_at_the_shipping_line():
    table = Table(2).own(0, "shipping_line").ships(0, "3 wooden").goods(0, clay=5, coke=1, charcoal=3, coal=3, wood=9)
    pos = table.position()
    pos.play("enter shipping_line ships=3 wood=0 clay=5 coal=0 charcoal=0 coke=0")
    expected = minimal({kind: ENERGY[kind] for kind in ENERGY_KINDS}, 9, FUEL)
    assert payments(pos, kinds=ENERGY_KINDS) == expected and len(expected) == 11


@pytest.mark.clause("LH-9.6")
def test_LH_9_6_nothing_else_gives_energy():
    goods = {"francs": 9, "meat": 9, "steel": 9, "grain": 9, "coke": 0}
    pos = Table(2).own(0, "smokehouse", "steel_mill").goods(0, fish=1, iron=1, **goods).position()
    assert not {"smokehouse", "steel_mill"} & enterable(pos)


@pytest.mark.clause("LH-9.7")
def test_LH_9_7_energy_goes_to_the_general_supply():
    pos = Table(2).own(1, "bakehouse").goods(0, grain=2, wood=1, fish=1).still().position()
    events = pos.play("enter bakehouse x2")
    assert paid(events, 0, -1) == {"grain": 2, "wood": 1} and paid(events, 0, 1) == {"fish": 1}


@pytest.mark.clause("LH-9.8", "LH-9.9", "LH-R69", "LH-13.033")
@pytest.mark.parametrize("farm", [False, True])
def test_LH_9_8_one_bill_rounded_up_once_less_the_wind_farm(farm):
    for n in range(1, 13):
        bill = -(-n // 2)  # added up, rounded up once
        bill = max(0, bill - 3) if farm else bill
        table = Table(2).own(0, "bakehouse").goods(0, grain=n, wood=bill)
        pos = (table.own(0, "wind_farm") if farm else table).still().position()
        pos.play(f"enter bakehouse x{n}")
        assert stock(pos) == {"bread": n, "francs": n // 2} or (n == 1 and stock(pos) == {"bread": 1})
        if bill:
            table = Table(2).own(0, "bakehouse").goods(0, grain=n, wood=bill - 1)
            pos = (table.own(0, "wind_farm") if farm else table).still().position()
            if "bakehouse" in enterable(pos):
                pos.play("enter bakehouse")
                assert f"x{n}" not in choices(pos)


@pytest.mark.clause("LH-9.9")
@pytest.mark.parametrize("n", range(1, 8))
def test_LH_9_9_received_down_and_paid_up_on_the_total(n):
    pos = Table(2).own(0, "abattoir").goods(0, cattle=n).still().position()
    pos.play(f"enter abattoir x{n}")
    assert held(pos, 0, "hides") == n // 2


@pytest.mark.clause("LH-9.10")
def test_LH_9_10_a_token_serves_one_purpose_only():
    # a wooden ship takes 5 wood and 3 energy: 7 wood are too few
    table = Table(2).own(0, "wharf_1").ship_stack("s01").goods(0, wood=7)
    assert "wharf_1" not in enterable(table.position())
    assert "wharf_1" in enterable(table.goods(0, wood=1).position())
    # a fish is a fee or smoked, coal is cargo or fuel
    pos = Table(2).own(0, "shipping_line").ships(0, "1 wooden").goods(0, coal=1).position()
    assert "shipping_line" not in enterable(pos)
    pos = Table(2).own(0, "charcoal_kiln").goods(0, wood=1).position()
    assert "charcoal_kiln" in enterable(pos)


@pytest.mark.clause("LH-9.11", "LH-12.18.6")
def test_LH_9_11_what_an_effect_yields_cannot_pay_for_it():
    # the fourth iron of the Ironworks, the francs of the Joinery for its fee, coke of the Cokery
    assert "joinery" not in enterable(Table(2).town("joinery").goods(0, wood=3).position())
    assert "cokery" not in enterable(Table(2).town("cokery").goods(0, coal=3).position())
    pos = Table(2).own(0, "steel_mill").goods(0, iron=2, charcoal=2).still().position()
    pos.play("enter steel_mill")
    assert stock(pos) == {"iron": 1, "steel": 1}


@pytest.mark.clause("LH-9.12", "LH-R46", "LH-21.1")
@pytest.mark.parametrize("scope", ["handed_in", "costs_only", "everywhere"])
def test_LH_9_12_scope_of_the_substitution(scope):
    everywhere = {"brick": 3, "steel": 3, "coke": 5, "wood": 2}
    table = Table(2, substitution_scope=scope).goods(0, **everywhere)
    table.own(0, "brickworks", "steel_mill", "kiln", "steelworks", "wharf_1").stack(1, "sawmill")
    table.ship_stack("s06").modern("wharf_1").goods(0, steel=1)
    open_now = enterable(table.position())
    assert {"building_firm_1", "wharf_1"} <= open_now  # construction and ship costs always
    assert ({"kiln", "steelworks"} <= open_now) == (scope != "costs_only")
    assert (not {"kiln", "steelworks"} & open_now) == (scope == "costs_only")
    assert ({"brickworks", "steel_mill"} <= open_now) == (scope == "everywhere")
    assert (not {"brickworks", "steel_mill"} & open_now) == (scope != "everywhere")


@pytest.mark.clause("LH-9.12", "LH-21.2")
def test_LH_9_12_everywhere_a_brick_is_handed_in_and_taken_back():
    table = Table(2, substitution_scope="everywhere").own(0, "brickworks").goods(0, clay=1, brick=3, wood=2)
    pos = table.still().position()
    pos.play("enter brickworks x4")  # energy 2, 2 francs
    while pos.phase in ("substitute", "energy"):
        pos.play(pos.legal_codes()[0])
    assert stock(pos) == {"brick": 4, "francs": 2}


@pytest.mark.clause("LH-9.12")
def test_LH_9_12_a_token_is_what_it_shows_when_shipped_counted_or_handed_in():
    pos = Table(2).own(0, "shipping_line", "wind_farm").ships(0, "1 wooden").goods(0, steel=1, brick=1).position()
    pos.play("enter shipping_line brick=1 steel=1")
    assert francs(pos) == 2 + 8
    pos = Table(3).own(0, "bridge_over_the_seine").goods(0, brick=2).still().position()
    assert choices(pos, "enter bridge_over_the_seine") == {"brick=1", "brick=2"}  # upgraded: a franc each


@pytest.mark.clause("LH-9.12", "LH-9.13", "LH-R47")
def test_LH_9_13_token_by_token_by_the_payers_choice():
    # Colliery: 1 wood, 3 clay
    pos = Table(2).stack(1, "colliery").goods(0, wood=1, clay=3, brick=2).position()
    assert payments(pos, "enter building_firm_1") == ways(
        "1 wood, 3 clay", "1 wood, 2 clay, 1 brick", "1 wood, 1 clay, 2 brick"
    )


@pytest.mark.clause("LH-9.14")
def test_LH_9_14_one_franc_number():
    pos = Table(2).town("joinery").francs(0, 9).goods(0, wood=1).position()
    assert francs(after(pos, "enter joinery")) == 9 - 1 + 5
    assert owned(after(pos, "buy joinery")) == {"joinery"}
