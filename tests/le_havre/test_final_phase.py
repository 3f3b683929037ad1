"""LH-18 Final phase."""

import pytest

from wharfinger.games.le_havre.ui.questions import question

from . import facts
from .build import (
    Table,
    after,
    choices,
    disc,
    enterable,
    finish_turn,
    fleet,
    francs,
    loans,
    named_events,
    offer,
    owner,
    ships_on,
    starting,
    stock,
)


@pytest.mark.clause("LH-18.1", "LH-16.13")
def test_LH_18_1_after_the_last_new_ship_each_seat_has_one_turn():
    table = Table(3).at(7 * 18).goods(0, fish=20).goods(1, fish=20).goods(2, fish=20)
    pos = table.position()
    pos.play("take clay")
    assert ships_on(pos, "luxury") == ["s20"]
    actors = []
    while not pos.over:
        assert "pass" in choices(pos)
        actors.append(pos.actor)
        pos.play("pass")
    assert actors == [0, 1, 2]


@pytest.mark.clause("LH-18.2", "LH-18.4")
def test_LH_18_2_window_main_action_window():
    pos = Table(2).final().own(0, "fishery", "joinery").loans(0, 2).francs(0, 6).position()
    assert {"sell fishery", "sell joinery", "repay", "take clay", "enter fishery", "pass"} <= choices(pos)
    pos.play("sell joinery")
    pos.play("enter fishery")
    assert pos.phase == "after_action"
    assert choices(pos) == {"sell fishery", "repay", "done"}
    pos.play("repay")
    pos.play("sell fishery")
    pos.play("repay")
    assert (loans(pos), francs(pos)) == (0, 6 + 4 + 5 - 10)


@pytest.mark.clause("LH-18.3", "LH-5.1")
def test_LH_18_3_no_supply_interest_buying_feeding_or_town():
    table = Table(2).tiles("wood+fish").final().loans(0, 1).loans(1, 1).francs(0, 3).francs(1, 90).stack(1, "joinery")
    pos = table.offer(1, 1, 1, 1, 1, 1, 1).ship_stack("s01").position()
    pos.play("take clay")
    assert pos.actor == 1 and offer(pos) == [1, 1, 1, 0, 1, 1, 1]  # no supply
    assert not starting(pos, "buy")
    pos.play("take fish")
    finish_turn(pos)
    assert pos.over and owner(pos, "joinery") == "proposal"
    assert (francs(pos), loans(pos)) == (3, 1)  # neither interest nor food
    assert not {"fed", "supplied", "town_built"} & {event.name for event in pos.events}


@pytest.mark.clause("LH-18.4", "LH-4.9", "LH-5.1")
def test_LH_18_4_selling_in_W3_of_the_construction_firm():
    table = Table(2).final().own(0, "construction_firm", "tannery").stack(1, "joinery", "bank").loans(0, 1)
    pos = table.goods(0, wood=3, francs=50).position()
    pos.play("enter construction_firm")
    assert pos.phase == "second_construction"
    assert {"sell tannery", "sell joinery", "repay", "done"} <= choices(pos) and not starting(pos, "buy")
    asked, given = question(pos.state)
    assert asked == "ask-after-action" and "buy" not in str(given)  # nor can the Bank be paid


@pytest.mark.clause("LH-18.5", "LH-8.1")
def test_LH_18_5_discs_share_a_building():
    table = Table(3).final().town("fishery").disc(1, "fishery").disc(2, "fishery")
    pos = table.position()
    assert "fishery" in enterable(pos)
    pos.play("enter fishery")
    assert [disc(pos, seat) for seat in range(3)] == ["fishery"] * 3
    assert "fishery" not in enterable(pos)  # the own building stays barred for seat 1
    assert "fishery" not in enterable(table.disc(0, "fishery").position())


@pytest.mark.clause("LH-18.6", "LH-R55")
def test_LH_18_6_selling_the_own_building_and_entering_it_again():
    pos = Table(2).final().own(0, "colliery").disc(0, "colliery").goods(0, fish=2).position()
    assert "colliery" not in enterable(pos)
    pos.play("sell colliery")
    assert disc(pos) is None and "colliery" in enterable(pos)
    events = pos.play("enter colliery fish=2")
    assert stock(pos) == {"coal": 3, "francs": 5}  # the fee is due
    assert named_events(events, "paid")[0]["payee"] == -1


@pytest.mark.clause("LH-18.7", "LH-15.8")
def test_LH_18_7_order_matters():
    table = Table(2).final().own(0, "wharf_1").own(1, "wharf_2").ship_stack("s01")
    for seat in (0, 1):
        table.goods(seat, wood=5, coal=1, fish=2)
    pos = table.offer(fish=6).position()
    pos.play("enter wharf_1")
    assert fleet(pos) == {"s01"}
    finish_turn(pos)
    assert pos.actor == 1 and "wharf_2" not in enterable(pos)  # the one ship is gone
    pos = table.position()
    pos.play("take fish")
    finish_turn(pos)
    assert "fish" not in starting(pos, "take") and "wharf_2" in enterable(pos)
    assert stock(after(pos, "enter wharf_1"), 0)["fish"] == 2 + 6 + 2  # fees still go to the owner


@pytest.mark.clause("LH-18.8", "LH-R54", "LH-R73", "LH-21.1")
@pytest.mark.parametrize("switch", ["on", "off"])
def test_LH_18_8_passing(switch):
    pos = Table(2, final_action_optional=switch).final().own(0, "joinery").position()
    assert ("pass" in choices(pos)) == (switch == "on")
    table = Table(2, final_action_optional=switch).final().own(0, "joinery").offer(0, 0, 0, 0, 0, 0, 0)
    pos = table.out("building_firm_1", "building_firm_2", "construction_firm").position()
    assert choices(pos) == {"sell joinery", "pass"}  # no main action is legal
    pos.play("pass")
    assert pos.phase == "after_action" and disc(pos) is None


@pytest.mark.clause("LH-18.8", "LH-4.6")
@pytest.mark.parametrize("switch", ["on", "off"])
def test_LH_18_8_no_passing_in_the_main_phase(switch):
    assert "pass" not in choices(Table(2, final_action_optional=switch).position())


@pytest.mark.clause("LH-18.9")
@pytest.mark.parametrize(("length", "players"), list(facts.ROUND_CARDS))
def test_LH_18_9_the_game_ends_after_the_last_final_turn(length, players):
    pos = Table(players, length).final(players - 1).position()
    assert not pos.over and pos.actor == players - 1
    pos.play("pass")
    assert pos.over and pos.ending
    assert pos.turn == 7 * len(facts.ROUND_CARDS[length, players]) + players
