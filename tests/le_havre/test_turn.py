"""LH-4 Turn structure."""

import pytest

import wharfinger as wf
from wharfinger.games.le_havre.ui.questions import question

from .build import (
    ROUNDS,
    TILES,
    Table,
    after,
    choices,
    disc,
    done,
    francs,
    loans,
    named_events,
    offer,
    owner,
    starting,
    stock,
)

EVERY = pytest.mark.parametrize(("length", "players"), [(length, n) for length in ROUNDS for n in range(1, 6)])
ROW = ("iron+francs", "wood+fish", "fish+grain", "wood+cattle", "wood+francs", "fish+clay", "wood+clay")
"""A tile order with the interest tile on place 2."""


def spend(table):
    for seat in range(table.seats):
        table.francs(seat, 999)
    return table


@pytest.mark.clause("LH-4.1", "LH-4.2", "LH-4.3", "LH-4.4", "LH-R23", "LH-6.1")
@EVERY
def test_LH_4_2_seat_round_and_tile_of_every_turn(length, players):
    pos = wf.new("le-havre", players, seed=3, length=length)
    turns = 7 * ROUNDS[length][players - 1]
    happened = [event for event in pos.events if event.name in ("supplied", "round_over")]
    while not pos.over:
        happened += [event for event in pos.play(pos.legal_codes()[-1 if "loan" in choices(pos) else 0]) if
                     event.name in ("supplied", "round_over")]  # fmt: skip
    expected = []
    for turn in range(1, turns + 1):
        tile = wf.game("le-havre").definition.fields[9].codes[pos.state.tiles[(turn - 1) % 7]]
        expected.append(("supplied", {"player": (turn - 1) % players, "tile": tile}))
        if turn % 7 == 0:
            expected.append(("round_over", {"round": turn // 7}))
    assert [(event.name, event.arguments) for event in happened] == expected
    assert pos.turn == turns + players
    assert turns % players == 0  # LH-4.4


@pytest.mark.clause("LH-4.3", "LH-R23", "LH-16.14")
@pytest.mark.parametrize(
    ("players", "starts"),
    [(2, (1, 2, 1, 2, 1, 2, 1)), (3, (1, 2, 3, 1, 2, 3, 1)), (4, (1, 4, 3, 2, 1, 4, 3)), (5, (1, 3, 5, 2, 4, 1, 3))],
)
def test_LH_4_3_start_seats_of_the_rounds(players, starts):
    for number, seat in enumerate(starts, start=1):
        pos = spend(Table(players)).starts(7 * (number - 1) + 1).position()
        assert pos.actor == seat - 1
        if number > 1:  # the seat after the one that took the last turn
            pos = spend(Table(players)).at(7 * (number - 1)).position()
            assert (pos.actor + 1) % players == seat - 1


@pytest.mark.clause("LH-4.4", "LH-18.1")
@EVERY
def test_LH_4_4_the_final_phase_starts_with_seat_1(length, players):
    pos = spend(Table(players, length)).starts(7 * ROUNDS[length][players - 1] + 1).position()
    assert pos.actor == 0 and "pass" in choices(pos)


@pytest.mark.clause("LH-4.5", "LH-4.6", "LH-6.4")
def test_LH_4_5_order_of_the_steps():
    # the turn on the interest tile of seat 1, who can do something in every window
    table = Table(3).tiles(*ROW).offer(0, 0, 0, 0, 0, 0, 0).loans(1, 2).francs(1, 30).own(1, "joinery")
    pos = table.starts(7 + 2 + 7 * 2).position()  # turn 23, place 2: seat 1
    assert (pos.turn, pos.actor) == (22, 1)
    assert pos.phase == "before_supply" and offer(pos) == [0] * 7
    pos.play("done")
    assert offer(pos) == [0, 1, 1, 0, 0, 0, 0]  # supply, then interest
    assert pos.phase == "interest" and francs(pos, 1) == 30
    pos.play("done")
    assert pos.phase == "turn" and francs(pos, 1) == 29
    assert "repay" in choices(pos) and "sell joinery" in choices(pos)  # W2
    pos.play("take fish")
    assert pos.phase == "after_action" and "repay" in choices(pos)  # W4
    pos.play("done")
    assert pos.actor == 2


@pytest.mark.clause("LH-4.5", "LH-16.1")
def test_LH_4_5_the_end_of_round_comes_after_W4_on_place_7():
    pos = spend(Table(2)).own(0, "joinery").at(7).position()
    assert pos.actor == 0
    pos.play("take fish")
    assert pos.phase == "after_action"
    events = pos.play("done")
    assert named_events(events, "round_over") == [{"round": 1}]
    for place in range(1, 7):
        pos = spend(Table(2)).at(7 + place).position()
        events = pos.play("take fish")
        events += done(pos).events if pos.phase == "after_action" else []
        assert not named_events(events, "round_over")


@pytest.mark.clause("LH-4.6", "LH-7.4", "LH-R73")
def test_LH_4_6_the_main_action_cannot_be_skipped():
    pos = Table(2).own(0, "joinery").loans(0, 1).francs(0, 9).position()
    assert not {"pass", "done"} & choices(pos)
    pos = Table(2).offer(0, 0, 0, 0, 0, 0, 0).starts(1).position()
    assert len(starting(pos, "take")) == 2  # supply guarantees a choice


@pytest.mark.clause("LH-4.7", "LH-23.W")
def test_LH_4_7_any_number_of_free_actions_in_any_order():
    table = Table(2).stack(1, "fishery", "bakehouse").own(0, "joinery").loans(0, 2).francs(0, 30)
    pos = table.still().position()
    assert {"buy fishery", "sell joinery", "repay"} <= choices(pos)
    for words in ("repay", "sell joinery", "buy fishery", "buy bakehouse", "sell fishery", "repay"):
        pos.play(words)
    assert francs(pos) == 30 - 5 + 4 - 10 - 8 + 5 - 5
    assert pos.phase == "turn"  # the window is still open
    pos.play("take fish")
    assert pos.phase == "after_action"
    pos.play("sell bakehouse")
    assert pos.phase in ("after_action", "over")


@pytest.mark.clause("LH-4.8", "LH-R42")
@pytest.mark.parametrize("place", range(1, 8))
@pytest.mark.parametrize("indebted", [None, 0, 1, 2])
def test_LH_4_8_W1_exactly_before_interest(place, indebted):
    table = Table(3).tiles(*ROW).own(0, "joinery").own(1, "fishery").own(2, "bakehouse")
    if indebted is not None:
        table.loans(indebted, 1).francs(indebted, 3)
    pos = table.starts(14 + place).position()
    assert pos.actor == (14 + place - 1) % 3
    assert (pos.phase == "before_supply") == (place == 2 and indebted is not None)


@pytest.mark.clause("LH-4.8", "LH-6.5")
def test_LH_4_8_what_W1_is_for():
    # the active seat sells in W1 to repay its loan before interest; with nobody in debt there is no interest
    table = Table(2).tiles(*ROW).own(1, "bank").loans(1, 1)
    pos = table.starts(16).position()  # place 2, seat 1
    assert (pos.actor, pos.phase) == (1, "before_supply")
    assert choices(pos) == {"sell bank", "done"}
    pos.play("sell bank")  # 8 francs
    pos.play("repay")
    assert pos.phase == "turn"
    assert (francs(pos, 1), loans(pos, 1)) == (3, 0)


@pytest.mark.clause("LH-4.9", "LH-12.B3", "LH-R41")
def test_LH_4_9_W3_only_at_the_construction_firm():
    goods = {"wood": 9, "clay": 9, "brick": 9, "iron": 9, "fish": 9, "francs": 50}
    table = Table(2).goods(0, **goods).own(0, "sawmill", "colliery").loans(0, 1)
    table.stack(1, "fishery", "smokehouse").stack(2, "joinery").stack(3, "bakehouse")
    pos = table.still().position()
    for firm in ("building_firm_1", "building_firm_2", "sawmill"):
        one = after(pos, f"enter {firm}")
        while one.phase in ("food", "substitute", "construct"):
            one.play(one.legal_codes()[-1])
        assert one.phase == "after_action" and not starting(one, "construct")
    two = after(pos, "enter construction_firm fish=2 construct joinery")
    assert two.phase == "second_construction"
    assert {"sell colliery", "repay", "buy smokehouse", "done"} & choices(two) == {"sell colliery", "repay", "done"}
    assert {"buy fishery", "buy bakehouse", "construct fishery"} <= choices(two)
    assert question(two.state) is None  # a second building is asked for


@pytest.mark.clause("LH-4.9", "LH-R80", "LH-5.19")
@pytest.mark.parametrize("deal", ["buy", "sell"])
def test_LH_4_9_the_construction_firm_changes_hands_in_its_own_W3(deal):
    table = Table(2).goods(0, wood=9, clay=9, fish=2).stack(1, "fishery").stack(2, "joinery")
    if deal == "buy":
        table.francs(0, 8)
    else:
        table.own(0, "construction_firm")
    pos = table.still().position()
    pos.play(
        "enter construction_firm fish=2 construct joinery"
        if deal == "buy"
        else "enter construction_firm construct joinery"
    )
    assert disc(pos) == "construction_firm"
    pos.play(f"{deal} construction_firm")
    assert disc(pos) is None  # sent home, and the visit goes on
    pos.play("construct fishery")
    assert owner(pos, "fishery") == 0


@pytest.mark.clause("LH-4.10", "LH-R41")
def test_LH_4_10_effects_are_whole():
    """Between the steps of a visit nothing but the steps themselves is offered."""
    table = Table(2).goods(0, grain=4, wood=3, coal=2, fish=2, bread=1, francs=50).town("bakehouse").own(0, "joinery")
    pos = table.loans(0, 2).position()
    pos.play("enter bakehouse")
    while pos.phase != "after_action":
        assert pos.phase in ("food", "amount", "energy")
        assert not [text for text in choices(pos) if text.split()[0] in ("buy", "sell", "repay")]
        pos.play(pos.legal_codes()[0])
    assert "repay" in choices(pos)


@pytest.mark.clause("LH-4.5", "LH-4.7", "LH-23.W")
def test_LH_4_5_windows_with_nothing_to_do_are_not_asked():
    pos = Table(2).tiles(*TILES).offer(2, 2, 2, 2, 2, 2, 2).position()
    pos.play("take clay")
    assert (pos.phase, pos.actor) == ("turn", 1)
    assert stock(pos) == {"clay": 2}
