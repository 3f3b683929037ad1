"""SY-4 The turn: advance, choose, income, main and bonus action, cruise."""

from itertools import islice

import pytest

import wharfinger as wf
from tests.cases import random_game

from .build import (
    ACTIONS,
    Table,
    after,
    choices,
    column,
    fleet,
    lazy,
    money,
    named,
    refused,
    reserve,
    slots,
    staff,
    tiles,
    turn,
    yard,
)

SEVEN = set(ACTIONS[:7])


@pytest.mark.clause("SY-4.1", "SY-1.24", "SY-1.26")
def test_SY_4_1_clockwise_from_the_starting_player():
    pos = wf.new("shipyard", 3, 2)
    actors = []
    for _ in range(7):
        actors.append(pos.actor)
        lazy(pos)
    assert actors == [0, 1, 2, 0, 1, 2, 0]


@pytest.mark.clause("SY-4.1")
def test_SY_4_1_the_five_steps_in_order():
    table = Table(3).cubes(0, crew=1).cubes(1, canal=1).cubes(2, goods=1).reserve(0, captain=1).canal(0, "C07", 0, 0)
    pos = (
        table.yard(0, "B01 M1-01 -")
        .offer("stern", "S01")
        .money(0, 0)
        .row("canal goods build crew equipment employee exchange")
        .begins(3)
    )
    assert tiles(pos).startswith("crew canal goods build")  # 1: the own tile is in front, the cube is in hand
    events = turn(pos, "build; buy stern S01 on 3; done; sail").events
    names = [event.name for event in events]
    assert [name for name in names if name in ("chose", "built", "sailed", "scored", "advanced")] == [
        "chose",
        "built",
        "sailed",
        "scored",
        "advanced",
    ]
    assert (events[0].arguments["income"], money(pos)) == (2, 2)


@pytest.mark.clause("SY-4.2", "SY-6.4")
def test_SY_4_2_no_passing():
    pos = Table(3).money(0, 0).begins()
    assert "pass" not in choices(pos) and "end" not in choices(pos)
    pos = Table(3).money(0, 6).begins()
    pos.play("equipment")
    assert "end" not in choices(pos) and "main" in choices(pos)


# -- step 1 ----------------------------------------------------------------------------------------------------------


@pytest.mark.clause("SY-4.3", "SY-1.4", "SY-1.5", "SY-1.6", "SY-4.5", "SY-26.11")
@pytest.mark.parametrize("players", [3, 4])
@pytest.mark.parametrize("own", ACTIONS[:7])
def test_SY_4_3_the_own_tile_goes_to_the_front(players, own):
    others = [name for name in ACTIONS[:7] if name != own]
    table = Table(players).cubes(0, **{own: 1})
    for seat in range(1, players):
        table.cubes(seat, **{others[seat]: 1})
    row = tiles(table.pos).split()
    pos = table.begins(players)
    row.remove(own)
    assert tiles(pos).split() == [own, *row]
    assert pos.view()["gear"]["moves"] == 1
    assert int(pos.state.cubes[0].sum()) == 0
    assert [tile["leading"] for tile in pos.view()["row"]] == [True] + [False] * (len(row))


@pytest.mark.clause("SY-4.4", "SY-26.13")
def test_SY_4_4_two_players_advance_the_tile_with_two_cubes():
    table = Table(2).cubes(0, goods=2, employee=1).cubes(1, build=2, crew=1)
    pos = table.begins(4)
    assert tiles(pos) == "goods build canal equipment crew employee exchange"
    cubes = {tile["action"]: tile["cubes"] for tile in pos.view()["row"]}
    assert cubes["goods"] == [0, 0] and cubes["employee"] == [2, 0]
    assert cubes["build"] == [0, 2] and cubes["crew"] == [0, 1]
    pos.play("canal")
    assert {tile["action"]: tile["cubes"] for tile in pos.view()["row"]}["canal"] == [1, 0]


@pytest.mark.clause("SY-4.6", "SY-26.12")
def test_SY_4_6_a_tile_in_front_stays_and_the_gear_turns():
    pos = Table(3).cubes(0, build=1).cubes(1, canal=1).cubes(2, goods=1).begins(3)
    assert tiles(pos) == " ".join(ACTIONS[:7])
    assert pos.view()["gear"]["moves"] == 1
    assert "build" not in choices(pos)


@pytest.mark.clause("SY-4.6")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_SY_4_6_only_the_starting_player_once(players):
    for seed in range(4):
        pos = wf.new("shipyard", players, seed)
        chairs = 3 if players == 1 else players
        front = (2 if players == 2 else 1) * chairs
        stayed = []
        for _ in range(8):
            if pos.turn >= front - 1:
                before = tiles(pos)
                lazy(pos)
                stayed += [pos.turn] if tiles(pos) == before and players > 1 else []
            else:
                lazy(pos)
        # the row can stay as it is in the turn after the skipped ones only
        assert set(stayed) <= {front}


@pytest.mark.clause("SY-4.7", "SY-24.15", "SY-4.5")
@pytest.mark.parametrize(("players", "skipped"), [(1, 3), (2, 4), (3, 3), (4, 4)])
def test_SY_4_7_first_turns_have_no_step_1(players, skipped):
    pos = wf.new("shipyard", players, 8)
    row = tiles(pos)
    while pos.turn < skipped:
        assert pos.view()["gear"]["moves"] == 0 and tiles(pos) == row
        lazy(pos)
    for _ in range(5):
        # the turn to come has already had its step 1
        assert pos.view()["gear"]["moves"] == pos.turn + 1 - skipped
        lazy(pos)


# -- step 2 ----------------------------------------------------------------------------------------------------------


@pytest.mark.clause("SY-4.8", "SY-1.8", "SY-25.1")
def test_SY_4_8_free_not_leading_and_possible():
    table = Table(3).cubes(1, canal=1).cubes(2, crew=1).goods(0)
    pos = table.row("goods build canal equipment crew employee exchange").chooses(0, "goods")
    assert choices(pos) == {"build", "equipment", "employee"}  # without goods there is no Exchange
    pos = Table(3).cubes(1, canal=1).cubes(2, crew=1).chooses(0, "build")
    assert choices(pos) == {"goods", "equipment", "employee", "exchange"}


@pytest.mark.clause("SY-4.9", "SY-27.20")
def test_SY_4_9_the_front_tile_may_be_chosen_in_a_first_turn():
    pos = Table(3).begins()
    assert choices(pos) == SEVEN
    pos.play("build")
    assert pos.view()["row"][0]["chosen"]


@pytest.mark.clause("SY-4.10")
def test_SY_4_10_two_players_place_two_then_one():
    pos = Table(2).begins()
    cubes = lambda: [[tile["action"], *tile["cubes"]] for tile in pos.view()["row"] if sum(tile["cubes"])]  # noqa: E731
    turn(pos, "equipment; steps 1")
    assert cubes() == [["equipment", 2, 0]]
    turn(pos, "crew; steps 1")
    assert cubes() == [["equipment", 2, 0], ["crew", 0, 2]]
    assert "equipment" not in choices(pos) and "crew" not in choices(pos)
    turn(pos, "goods; purchase " + slots(pos, "goods")[0])
    assert cubes() == [["goods", 1, 0], ["equipment", 2, 0], ["crew", 0, 2]]
    turn(pos, "canal; rent " + slots(pos, "canals")[0] + " turned 0")
    # the third turn of the first player has begun: one cube in hand
    assert cubes() == [["canal", 0, 1], ["goods", 2, 0], ["crew", 0, 2]]


@pytest.mark.clause("SY-4.11", "SY-5.8", "SY-27.8")
def test_SY_4_11_guilders_on_the_tile():
    pos = Table(3).money(0, 1).guilders(equipment=3).begins()
    pos.play("equipment")
    assert money(pos) == 4
    assert pos.view()["row"][3]["guilders"] == 0


@pytest.mark.clause("SY-4.12")
@pytest.mark.parametrize(
    ("players", "firsts", "later"), [(3, [7, 6, 5], 4), (4, [8, 7, 6, 5], 4), (2, [7, 6, 5, 4], 3), (1, [7], 4)]
)
def test_SY_4_12_number_of_choices(players, firsts, later):
    """Everything can be performed: there is money, and nobody spends the goods."""
    pos = wf.new("shipyard", players, 1)
    found = []
    for _ in range(7):
        pos.state.money[:] = 3
        pos.start_here()
        found.append(len(choices(pos)))
        lazy(pos)
    assert found == firsts + [later] * (7 - len(firsts))


def stuck():
    """Seat 0 of 3 can perform none of the free actions: offers and hiring ring are empty, and it has no goods."""
    table = Table(3).goods(0).no_parts().canal_offer(*[None] * 5).no_staff()
    return table.row("build equipment crew canal goods employee exchange")


@pytest.mark.clause("SY-4.13", "SY-27.18", "SY-25.1")
def test_SY_4_13_when_nothing_can_be_performed():
    table = stuck().money(0, 0).goods_offer(*[None] * 5).cubes(1, equipment=1).cubes(2, crew=1)
    pos = table.chooses(0, "build")
    assert choices(pos) == {"canal", "goods", "employee", "exchange"}
    pos.play("goods")  # income from two occupied tiles; no main action, the turn is over
    assert money(pos) == 2 and pos.actor == 1
    assert slots(pos, "goods") == [None] * 5


@pytest.mark.clause("SY-4.13", "SY-25.2")
def test_SY_4_13_a_bonus_action_stays_possible_but_no_main_action():
    """The bonus Purchase brings a goods tile, yet Exchange stays without its main action."""
    pos = stuck().money(0, 8).cubes(1, goods=1).cubes(2, crew=1).chooses(0, "equipment")
    assert choices(pos) == {"build", "canal", "employee", "exchange"}
    pos.play("exchange")
    assert choices(pos) == {"end", "bonus goods", "bonus equipment", "bonus crew"}
    first = slots(pos, "goods")[0]
    pos.play(f"bonus goods; purchase {first}")
    assert pos.actor == 1  # nothing is left to do
    assert [tile["id"] for tile in pos.view()["players"][0]["goods"]] == [first]
    assert pos.view()["wheel"]["exchange"] == 0


# -- step 3 ----------------------------------------------------------------------------------------------------------


@pytest.mark.clause("SY-4.14", "SY-4.16", "SY-1.5", "SY-26.8")
def test_SY_4_14_income_for_occupied_tiles_ahead():
    table = Table(4).row("canal build crew employee exchange goods equipment subsidy")
    pos = table.cubes(1, build=1).cubes(2, crew=1).cubes(3, exchange=1).chooses(0, "canal")
    paid = {tile: named(after(pos, tile), "chose")[0]["income"] for tile in choices(pos)}
    assert paid == {"goods": 3, "employee": 2, "equipment": 3, "subsidy": 3}


@pytest.mark.clause("SY-4.15", "SY-1.8", "SY-26.9")
def test_SY_4_15_a_tile_with_two_own_cubes_counts_once():
    pos = Table(2).cubes(0, build=2, canal=1).cubes(1, goods=2).money(1, 0).begins(3)
    pos.play("crew")
    assert money(pos, 1) == 3


@pytest.mark.clause("SY-4.16", "SY-1.6")
def test_SY_4_16_the_leading_tile_gives_nothing():
    pos = Table(3).cubes(0, exchange=1).cubes(1, build=1).cubes(2, canal=1).money(0, 0).begins(3)
    assert tiles(pos).startswith("exchange build canal")
    pos.play("equipment")
    assert named(pos, "chose")[0]["income"] == 2


@pytest.mark.clause("SY-4.17", "SY-26.10")
def test_SY_4_17_first_turns():
    pos = Table(3).begins()
    assert {named(after(pos, tile), "chose")[0]["income"] for tile in choices(pos)} == {0}
    turn(pos, "canal")
    paid = {tile: named(after(pos, tile), "chose")[0]["income"] for tile in choices(pos)}
    assert paid == {tile: int(tile != "build") for tile in SEVEN - {"canal"}}  # build stands ahead of canal


@pytest.mark.clause("SY-4.18")
@pytest.mark.parametrize(("players", "most"), [(1, 2), (2, 3), (3, 2), (4, 3)])
def test_SY_4_18_highest_income(players, most):
    found = set()
    for seed in range(3):
        for pos in islice(random_game(wf.new("shipyard", players, seed), seed), 700):
            found.update(event["income"] for event in named(pos, "chose"))
    assert found == set(range(most + 1))


# -- step 4 ----------------------------------------------------------------------------------------------------------


@pytest.mark.clause("SY-4.19")
def test_SY_4_19_the_main_action_once():
    pos = Table(3).money(0, 5).marker("crew", "captain").acts(0, "crew")
    turn(pos, "steps 1")
    assert reserve(pos) == {"soldier": 1} and pos.actor == 1


@pytest.mark.clause("SY-4.20", "SY-25.2", "SY-25.3", "SY-4.26")
@pytest.mark.parametrize(
    "order", ["bonus canal; rent {canal} turned 0; main; steps 1", "main; steps 1; bonus canal; rent {canal}"]
)
def test_SY_4_20_one_bonus_action_before_or_after(order):
    pos = Table(3).money(0, 20).begins()
    canal = slots(pos, "canals")[0]
    turn(pos, "equipment; " + order.format(canal=canal))
    assert pos.actor == 1 and money(pos) == 14
    assert sum(reserve(pos).values()) == 1 and len(pos.view()["players"][0]["system"]) == 1


@pytest.mark.clause("SY-4.20", "SY-25.3")
def test_SY_4_20_never_two_and_never_in_the_middle():
    pos = Table(3).money(0, 30).begins()
    pos.play("crew; bonus equipment")
    assert not any("bonus" in words for words in choices(pos))  # in the middle of the bonus action
    pos.play("steps 1")
    assert choices(pos) <= {f"steps {n}" for n in range(1, 5)}  # only the main action was left
    pos.play("steps 1")
    assert pos.actor == 1
    pos = Table(3).money(0, 30).begins()
    pos.play("build; main; buy bow " + column(pos, "bow")[0] + " on 1")
    assert not any("bonus" in words for words in choices(pos))
    pos.play("done")
    assert "bonus canal" in choices(pos)
    pos.play("bonus crew; steps 1")
    assert pos.actor == 1


@pytest.mark.clause("SY-4.21", "SY-25.2")
def test_SY_4_21_any_other_action_in_play():
    table = Table(4).money(0, 9).cubes(1, canal=1).cubes(2, build=1).cubes(3, crew=1)
    pos = table.chooses(0, "subsidy")
    pos.play("equipment")
    want = {f"bonus {name}" for name in ACTIONS if name != "equipment"}
    assert choices(pos) == {"main"} | want
    assert "bonus subsidy" not in choices(Table(3).money(0, 9).begins(), "equipment")


@pytest.mark.clause("SY-4.22")
def test_SY_4_22_two_players_may_take_their_own_tile_as_bonus():
    pos = Table(2).cubes(0, crew=2).cubes(1, canal=2).money(0, 10).begins(2)
    pos.play("equipment")
    assert "bonus crew" in choices(pos) and "bonus equipment" not in choices(pos)


@pytest.mark.clause("SY-4.23", "SY-26.16")
def test_SY_4_23_money_of_the_main_action_pays_the_bonus():
    pos = Table(3).money(0, 5).goods(0, "G06").marker("exchange", 0).acts(0, "exchange")
    pos.play("coal=sell coal=sell coal=chimney")
    assert money(pos) == 9 and "bonus crew" in choices(pos)
    pos.play("bonus crew")
    assert money(pos) == 3
    assert choices(Table(4).money(0, 5).acts(0, "equipment")) == {"steps 1", "steps 2", "steps 3", "steps 4"}
    pos = Table(4).money(0, 6).acts(0, "equipment")
    pos.play("bonus subsidy")
    assert money(pos) == 2


@pytest.mark.clause("SY-4.24", "SY-27.8", "SY-5.8")
def test_SY_4_24_a_bonus_action_touches_neither_cubes_nor_row():
    table = Table(3).money(0, 8).guilders(crew=2).cubes(1, build=1).cubes(2, canal=1)
    pos = table.chooses(0, "goods")
    gear = pos.view()["gear"]
    pos.play("equipment")
    before, had = pos.view()["row"], money(pos)
    pos.play("bonus crew; steps 1")
    assert pos.view()["row"] == before and pos.view()["gear"] == gear
    assert money(pos) == had - 6 and pos.view()["row"][4]["guilders"] == 2


@pytest.mark.clause("SY-4.25", "SY-6.2")
def test_SY_4_25_a_bonus_action_must_be_payable_after_the_6_guilders():
    table = Table(3).money(0, 6).goods(0).canal_offer(None).goods_offer(None, None)
    pos = table.acts(0, "build")
    possible = choices(pos)
    assert "bonus canal" not in possible  # its cheapest costs 1
    assert "bonus goods" not in possible and "bonus exchange" not in possible
    assert {"bonus equipment", "bonus crew", "main"} <= possible
    assert "bonus canal" in choices(Table(3).money(0, 7).canal_offer(None).acts(0, "build"))


@pytest.mark.clause("SY-4.27", "SY-27.19", "SY-25.2")
def test_SY_4_27_a_main_action_made_impossible_is_lost():
    # the cheapest canal costs 1; after 6 guilders for a bonus nothing is left
    pos = Table(3).money(0, 6).canal_offer(None, None).acts(0, "canal")
    assert "main" in choices(pos)
    pos.play("bonus crew; steps 1")
    assert pos.actor == 1 and pos.view()["players"][0]["system"] == []


# -- step 5 ----------------------------------------------------------------------------------------------------------


@pytest.mark.clause("SY-4.28", "SY-16.2", "SY-25.16")
@pytest.mark.parametrize("first", ["ship 1", "ship 4"])
def test_SY_4_28_complete_ships_leave_in_any_order(first):
    table = Table(3).yard(0, "B01 M1-01 S01 B05 M1-09 S07").reserve(0, captain=2).canal(0, "C07", 0, 0)
    pos = table.sails()
    assert choices(pos) == {"ship 1", "ship 4"}
    turn(pos, f"{first} sail; from 0,0 north")
    assert yard(pos) == "........." and len(fleet(pos)) == 2
    assert fleet(pos)[0]["parts"][0] == {"ship 1": "B01", "ship 4": "B05"}[first]


@pytest.mark.clause("SY-4.29")
def test_SY_4_29_no_ship_no_cruise():
    pos = Table(3).yard(0, "B.SMM....").begins()
    turn(pos, "crew; steps 1")
    assert pos.actor == 1 and yard(pos) == "B.SMM...."


@pytest.mark.clause("SY-4.30", "SY-24.12")
def test_SY_4_30_complete_ships_leave_and_incomplete_ones_stay():
    pos = Table(3).yard(0, "BMSB.S.M.").reserve(0).sails()
    # no captain: scrapping is forced
    assert pos.actor == 1 and yard(pos) == "...B.S.M."
    assert fleet(pos) == [] and staff(pos) == set()
    assert refused(pos, "sail") and after(pos, "crew").actor == 1
