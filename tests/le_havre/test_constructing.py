"""LH-10 Constructing."""

import pytest

from wharfinger.games.le_havre.ui.questions import question

from . import facts
from .build import (
    START,
    Table,
    after,
    enterable,
    owned,
    owner,
    payments,
    proposals,
    starting,
    stock,
    ways,
)

MATERIALS = ("wood", "clay", "brick", "iron", "steel")
ALL = dict.fromkeys(MATERIALS, 20)
FIRMS = ("building_firm_1", "building_firm_2", "construction_firm", "sawmill")
BUILDABLE = [card for card in facts.STANDARD.values() if card.cost]


def site(*tops, players=4, **goods):
    """The three stacks, some goods; all four firms belong to seat 0, so there is no fee."""
    table = Table(players).goods(0, **goods).own(0, *FIRMS)
    for space, top in enumerate(tops, start=1):
        table.stack(space, *top.split())
    return table


@pytest.mark.clause("LH-10.1", "LH-1.11")
def test_LH_10_1_only_through_the_four_firms():
    table = site("joinery", "fishery", **ALL).own(0, "wharf_1", "marketplace")
    pos = table.ship_stack("s01").goods(0, coal=3).position()
    for card in enterable(pos):
        other = after(pos, f"enter {card}")
        builds = card in FIRMS
        assert bool(starting(other, "construct")) == builds
        assert not (builds and starting(other, "build"))  # ships are never built there


@pytest.mark.clause("LH-10.2", "LH-12.10", "LH-12.13")
def test_LH_10_2_targets():
    table = site("clay_mound", "black_market bank", "joinery fishery", wood=20, clay=20, iron=20)
    pos = table.own(1, "tannery").town("bakehouse").position()
    for firm in FIRMS[:3]:
        other = after(pos, f"enter {firm}")  # the one target is constructed at once
        assert owned(other) - owned(pos) == {"fishery"}  # on top; 10 and 13 have no cost, town buildings are built
    pos = site("clay_mound", "black_market", **ALL).position()
    assert not set(FIRMS) & enterable(pos)


@pytest.mark.clause("LH-10.3", "LH-10.6", "LH-2.1")
@pytest.mark.parametrize("card", BUILDABLE, ids=lambda card: card.id)
def test_LH_10_6_exactly_the_printed_cost_into_the_general_supply(card):
    table = site(card.id, **card.cost)
    if card.id == "sawmill":
        table.stack(1, "sawmill")
    pos = table.still().position()
    assert payments(pos, "enter building_firm_1") == [card.cost]
    after_all = pos.copy()
    events = after_all.play("enter building_firm_1")
    assert {event.arguments["payee"] for event in events if event.name == "paid"} == {-1}
    assert stock(after_all) == {} and owner(after_all, card.id) == 0
    for good in card.cost:  # one token less is too little
        table.s.stock[0, :] = 0
        table.goods(0, **{**card.cost, good: card.cost[good] - 1})
        assert "building_firm_1" not in enterable(table.position())


@pytest.mark.clause("LH-10.3", "LH-12.02")
@pytest.mark.parametrize("card", BUILDABLE, ids=lambda card: card.id)
def test_LH_10_3_the_sawmill_saves_a_wood(card):
    if card.id == "sawmill":
        return
    cost = dict(card.cost)
    table = site(card.id).own(0, "sawmill")
    if "wood" not in cost:
        assert "sawmill" not in enterable(table.goods(0, **ALL).position())
        return
    cost["wood"] -= 1
    pos = table.goods(0, **{good: n for good, n in cost.items() if n}).still().position()
    assert "building_firm_1" not in enterable(pos)
    pos.play("enter sawmill")
    assert stock(pos) == {} and owner(pos, card.id) == 0


@pytest.mark.clause("LH-10.3", "LH-10.4", "LH-10.5", "LH-13.025")
@pytest.mark.parametrize("card", BUILDABLE, ids=lambda card: card.id)
def test_LH_10_4_masons_guild(card):
    assert not {"clay", "brick"} <= set(card.cost)  # LH-10.5
    cost = dict(card.cost)
    for good in ("clay", "brick"):
        if good in cost:
            cost[good] -= 1
    cost = {good: n for good, n in cost.items() if n}
    pos = site(card.id, **cost).own(0, "masons_guild").still().position()
    pos.play("enter building_firm_1")
    assert stock(pos) == {} and owner(pos, card.id) == 0


@pytest.mark.clause("LH-10.3", "LH-10.4", "LH-R48")
def test_LH_10_4_discounts_of_different_cards_add_up():
    # Brickworks: 2 wood, 1 clay, 1 iron
    pos = site("brickworks", wood=1, iron=1).own(0, "masons_guild").still().position()
    pos.play("enter sawmill")
    assert stock(pos) == {} and owner(pos, "brickworks") == 0
    # with the Lumber Mill: two wood less at the Sawmill, never below 0
    pos = site("brickworks", iron=1).own(0, "masons_guild", "lumber_mill").still().position()
    pos.play("enter sawmill")
    assert owner(pos, "brickworks") == 0
    pos = site("fishery").own(0, "masons_guild", "lumber_mill").still().position()
    pos.play("enter sawmill")  # 1 wood, 1 clay: free
    assert owner(pos, "fishery") == 0 and stock(pos) == {}


@pytest.mark.clause("LH-10.4")
def test_LH_10_4_a_discount_needs_its_material_in_the_cost():
    # Bridge: 3 iron; Joinery: 3 wood
    pos = site("bridge_over_the_seine", iron=2).own(0, "masons_guild", "lumber_mill").position()
    assert "building_firm_1" not in enterable(pos)
    pos = site("joinery", wood=2).own(0, "masons_guild").position()
    assert "building_firm_1" not in enterable(pos)


@pytest.mark.clause("LH-10.4", "LH-10.3")
def test_LH_10_4_only_the_owners_discount():
    pos = site("bakehouse", clay=1).own(1, "masons_guild").position()
    assert "building_firm_1" not in enterable(pos)
    pos = site("bakehouse", clay=1).town("masons_guild").position()
    assert "building_firm_1" not in enterable(pos)


@pytest.mark.clause("LH-10.3", "LH-9.12")
def test_LH_10_3_substitution_comes_after_the_discounts():
    # Bakehouse, 2 clay, with Masons' Guild: 1 clay or 1 brick
    pos = site("bakehouse", clay=2, brick=2).own(0, "masons_guild").still().position()
    assert payments(pos, "enter building_firm_1") == ways("1 clay", "1 brick")


def test_LH_10_3_the_question_names_what_is_paid_for():
    pos = site("bakehouse", "fishery", clay=2, brick=2, wood=1).still().position()
    assert question(after(pos, "enter building_firm_1 construct bakehouse").state) == (
        "ask-substitute-for", {"card": "bakehouse", "good": "clay", "instead": "brick", "need": 2, "held": 2}
    )  # fmt: skip
    table = Table(2).own(0, "wharf_1").modern("wharf_1").ship_stack("s06").goods(0, iron=4, steel=4, coal=1)
    asked = question(after(table.still().position(), "enter wharf_1 build iron_ship").state)
    assert asked == ("ask-substitute", {"good": "iron", "instead": "steel", "need": 4, "held": 4})


@pytest.mark.clause("LH-10.3", "LH-9.12")
@pytest.mark.parametrize(("brick", "steel"), [(0, 0), (1, 0), (2, 2), (3, 5)])
def test_LH_10_3_splits_of_the_wharf(brick, steel):
    # Wharf: 2 wood, 2 clay, 2 iron; with 2 clay and 2 iron at hand any split
    pos = site("wharf_1", wood=2, clay=2, iron=2, brick=brick, steel=steel).still().position()
    found = payments(pos, "enter building_firm_1")
    assert len(found) == (min(brick, 2) + 1) * (min(steel, 2) + 1)
    for way in found:
        assert way["wood"] == 2
        assert way.get("clay", 0) + way.get("brick", 0) == 2 and way.get("iron", 0) + way.get("steel", 0) == 2


@pytest.mark.clause("LH-10.7", "LH-8.1")
def test_LH_10_7_built_and_own_and_enterable_from_the_next_main_action():
    pos = site("charcoal_kiln", clay=1, wood=3).goods(1, wood=1).position()
    pos.play("enter building_firm_1")
    assert owner(pos, "charcoal_kiln") == 0
    assert not enterable(pos)  # the main action of this turn is over
    pos.play("done")
    assert "charcoal_kiln" in enterable(pos)  # by the next seat


@pytest.mark.clause("LH-10.8", "LH-13.31.2")
def test_LH_10_8_the_next_card_is_top_and_an_emptied_space_stays_empty():
    pos = site("joinery tannery", wood=9, brick=9).still().position()
    pos.play("enter construction_firm")
    if pos.phase == "construct":
        pos.play("construct joinery")
    assert proposals(pos, 1) == ["tannery"] and starting(pos, "construct") == {"tannery"}
    pos.play("construct tannery")
    assert [proposals(pos, space) for space in (1, 2, 3)] == [[], [], []]


@pytest.mark.clause("LH-10.8", "LH-13.31.2")
def test_LH_10_8_except_for_the_stadium():
    table = site("joinery", "bank", "church", wood=4, brick=2, iron=2).waiting("football_stadium")
    pos = table.still().position()
    pos.play("enter construction_firm")
    assert proposals(pos, 1) == ["football_stadium"]  # in the middle of the visit
    assert "football_stadium" in starting(pos, "construct")


@pytest.mark.clause("LH-10.9", "LH-15.7")
def test_LH_10_9_no_discount_on_ships_nor_on_modernising():
    table = Table(2).own(0, "wharf_1", "lumber_mill", "masons_guild").ship_stack("s01", "s06").goods(0, coal=1)
    assert "wharf_1" not in enterable(table.goods(0, wood=4).position())
    table = Table(2).own(0, "wharf_1", "masons_guild").ship_stack("s06").goods(0, coal=1, iron=4)
    assert "wharf_1" not in enterable(table.position())
    assert "wharf_1" in enterable(table.goods(0, brick=1).position())


@pytest.mark.clause("LH-10.10", "LH-1.11")
def test_LH_10_10_special_buildings_can_only_be_bought():
    pos = site("joinery", **ALL).town("farm", "kiln").goods(0, francs=99).position()
    other = after(pos, "enter building_firm_1")
    assert (starting(other, "construct") or owned(other) - owned(pos)) == {"joinery"}
    assert {"farm", "kiln"} <= starting(pos, "buy")


@pytest.mark.clause("LH-10.10", "LH-13.31.3", "LH-13.31.4")
def test_LH_10_10_the_stadium_has_a_cost():
    # 1 wood, 2 brick, 2 iron
    pos = site("football_stadium", wood=1, brick=2, iron=2).goods(0, francs=99).still().position()
    assert "football_stadium" not in starting(pos, "buy")
    assert payments(pos, "enter building_firm_1") == ways("1 wood, 2 brick, 2 iron")


@pytest.mark.clause("LH-R4", "LH-21.1")
@pytest.mark.parametrize(("value", "clay"), [("1_wood_2_clay", 2), ("1_wood_1_clay", 1)])
def test_LH_R4_cost_of_the_arts_centre(value, clay):
    pos = Table(4, arts_centre_cost=value).stack(1, "arts_centre").goods(0, wood=1, clay=2).still().position()
    assert payments(pos, "enter building_firm_1") == [{"wood": 1, "clay": clay}]


@pytest.mark.clause("LH-R5", "LH-21.1")
@pytest.mark.parametrize(("value", "wood"), [("3_wood_2_brick", 3), ("1_wood_2_brick", 1)])
def test_LH_R5_cost_of_the_ironworks(value, wood):
    pos = Table(2, ironworks_cost=value).stack(1, "ironworks").goods(0, wood=3, brick=2).still().position()
    assert payments(pos, "enter building_firm_1") == [{"wood": wood, "brick": 2}]
    pos = Table(2, ironworks_cost=value).stack(1, "ironworks").own(0, "sawmill").goods(0, wood=3, brick=2)
    assert payments(pos.still().position(), "enter sawmill") in ([{"wood": wood - 1, "brick": 2}], [{"brick": 2}])


@pytest.mark.clause("LH-10.2")
def test_LH_10_2_start_buildings_have_no_cost():
    assert all(facts.STANDARD[card].cost is None for card in (*START, "clay_mound", "black_market"))
    assert not set(FIRMS) & enterable(site(**ALL).position())
