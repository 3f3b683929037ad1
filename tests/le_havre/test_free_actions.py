"""LH-5 Free actions: buying, selling, repaying."""

import pytest

from . import facts
from .build import (
    ROUNDS,
    STANDARD,
    Table,
    after,
    choices,
    disc,
    done,
    enterable,
    fleet,
    francs,
    loans,
    modern,
    named_events,
    owned,
    owner,
    proposals,
    ships_on,
    starting,
    stock,
)


def game(players=2, **options):
    """A table with something to buy, sell and repay for everybody."""
    table = Table(players, **options).stack(1, "fishery", "bakehouse").ship_stack("s01")
    for seat, card in zip(range(players), ("joinery", "tannery", "colliery"), strict=False):
        table.own(seat, card).loans(seat, 2).francs(seat, 40)
    return table


def free(pos):
    """What a window offers: buy, sell, repay."""
    return {text for text in choices(pos) if text.split()[0] in ("buy", "sell", "repay")}


@pytest.mark.clause("LH-5.1", "LH-5.2", "LH-5.22", "LH-4.7")
def test_LH_5_1_the_active_seat_buys_in_all_its_windows():
    every = {"buy fishery", "buy building_firm_1", "buy building_firm_2", "buy construction_firm", "buy wooden_ship"}
    every |= {"sell joinery", "repay"}
    tiles = ("iron+francs", "wood+clay", "wood+fish")
    pos = game().tiles(*tiles).starts(3 + 14).position()  # seat 0 on the interest tile
    assert (pos.phase, pos.actor) == ("before_supply", 0) and free(pos) == every  # W1
    bought = after(pos, "buy fishery", "done", "done")
    assert owner(bought, "fishery") == 0
    pos = game().position()
    assert pos.phase == "turn" and free(pos) == every  # W2
    pos.play("take clay")
    assert pos.phase == "after_action" and free(pos) == every  # W4
    pos = game().stack(2, "charcoal_kiln").goods(0, fish=2, clay=1, wood=1).still().position()
    pos.play("enter construction_firm fish=2 construct charcoal_kiln")
    assert pos.phase == "second_construction" and free(pos) == every | {"sell charcoal_kiln"}  # W3


@pytest.mark.clause("LH-5.1", "LH-5.12", "LH-18.3", "LH-18.4")
def test_LH_5_1_never_in_the_final_phase():
    pos = game().final().position()
    assert free(pos) == {"sell joinery", "repay"}
    pos.play("take clay")
    assert pos.phase == "after_action" and free(pos) == {"sell joinery", "repay"}


@pytest.mark.clause("LH-5.2", "LH-5.3", "LH-5.6")
def test_LH_5_2_what_is_for_sale():
    table = Table(2).francs(0, 200).town("clay_mound", "church", "farm", "luxury_yacht")
    table.stack(1, "black_market", "bank").stack(2, "town_hall").own(1, "joinery").own(0, "fishery")
    table.ship_stack("s01", "s02", "s06", "s12", "s18").deck("zoo", "kiln")
    pos = table.position()
    assert starting(pos, "buy") == {
        "building_firm_1", "building_firm_2", "construction_firm", "clay_mound", "farm", "luxury_yacht",
        "black_market", "town_hall", "wooden_ship", "iron_ship", "steel_ship",
    }  # fmt: skip


@pytest.mark.clause("LH-5.3", "LH-R67")
def test_LH_5_3_church_is_never_for_sale():
    assert "church" not in starting(Table(2).francs(0, 200).town("church").position(), "buy")
    assert "church" not in starting(Table(2).francs(0, 200).stack(1, "church").position(), "buy")


@pytest.mark.clause("LH-5.2", "LH-5.4")
@pytest.mark.parametrize("card", [card for card in facts.STANDARD.values() if card.price], ids=lambda card: card.id)
def test_LH_5_4_the_price_in_francs_to_the_treasury(card):
    pos = Table(2).town(card.id).francs(0, card.price).still().position()
    events = pos.play(f"buy {card.id}")
    assert francs(pos) == 0 and francs(pos, 1) == 0 and owner(pos, card.id) == 0
    assert [event.arguments["payee"] for event in events if event.name == "paid"] == [-1]
    poor = Table(2).town(card.id).francs(0, card.price - 1).goods(0, meat=9, bread=9).position()
    assert card.id not in starting(poor, "buy")  # food, goods and loans cannot pay it
    assert "loan" not in choices(poor)


@pytest.mark.clause("LH-5.4", "LH-5.7", "LH-2.5")
@pytest.mark.parametrize(("kind", "ship", "price"), [("wooden", "s01", 14), ("iron", "s06", 20), ("steel", "s12", 30)])
def test_LH_5_7_ships_can_be_bought_without_any_wharf(kind, ship, price):
    pos = Table(2).ship_stack(ship).francs(0, price).position()
    assert owner(pos, "wharf_1") == "out"
    assert f"{kind}_ship" not in starting(Table(2).ship_stack(ship).francs(0, price - 1).position(), "buy")
    pos.play(f"buy {kind}_ship")
    assert fleet(pos) == {ship} and francs(pos) == 0 and ships_on(pos, kind) == []


@pytest.mark.clause("LH-5.5", "LH-1.6")
def test_LH_5_5_the_next_card_is_top_at_once():
    pos = Table(2).stack(3, "fishery", "joinery", "tannery").francs(0, 18).position()
    assert starting(pos, "buy") & set(STANDARD[3:]) == {"fishery"}
    pos.play("buy fishery")
    assert proposals(pos, 3) == ["joinery", "tannery"]
    assert starting(pos, "buy") & set(STANDARD[3:]) == {"joinery"}
    pos.play("buy joinery")
    assert owned(pos) == {"fishery", "joinery"}


@pytest.mark.clause("LH-5.6", "LH-10.2")
def test_LH_5_6_start_buildings_clay_mound_and_black_market_can_be_bought():
    pos = Table(2).stack(1, "clay_mound").stack(2, "black_market").francs(0, 4 + 6 + 8 + 2 + 2).position()
    for card in ("building_firm_1", "building_firm_2", "construction_firm", "clay_mound", "black_market"):
        pos.play(f"buy {card}")
    assert len(owned(pos)) == 5 and francs(pos) == 0


@pytest.mark.clause("LH-5.8", "LH-8.7")
def test_LH_5_8_a_building_just_bought_may_be_entered_without_fee():
    pos = Table(2).stack(1, "clay_mound").francs(0, 2).position()
    pos.play("buy clay_mound")
    pos.play("enter clay_mound")
    assert stock(pos) == {"clay": 3}


@pytest.mark.clause("LH-5.9", "LH-R36")
def test_LH_5_9_no_limit_on_cards():
    special = ("farm", "zoo", "kiln", "tavern", "diner", "bakery")
    pos = Table(2).own(0, *STANDARD[3:30]).town(*special).francs(0, 200).position()
    for card in special:
        pos.play(f"buy {card}")
    assert set(special) < owned(pos) and len(owned(pos)) == 33


@pytest.mark.clause("LH-5.10", "LH-5.11", "LH-1.7", "LH-5.14")
@pytest.mark.parametrize("card", facts.STANDARD.values(), ids=lambda card: card.id)
def test_LH_5_11_half_the_value_from_the_town(card):
    assert card.value % 2 == 0
    pos = Table(2).own(0, card.id).goods(0, wood=9).position()
    events = pos.play(f"sell {card.id}")
    assert francs(pos) == card.value // 2  # neither price nor end bonus
    assert owner(pos, card.id) == "town"
    assert francs(pos, 1) == 0 and not named_events(events, "paid")


@pytest.mark.clause("LH-5.10", "LH-5.11", "LH-5.15")
@pytest.mark.parametrize(
    ("ship", "kind", "value"),
    [("s01", "wooden", 2), ("s05", "wooden", 4), ("s09", "wooden", 6), ("s06", "iron", 2), ("s15", "iron", 12),
     ("s12", "steel", 10), ("s17", "steel", 24), ("s18", "luxury", 38), ("s20", "luxury", 30)],
)  # fmt: skip
def test_LH_5_15_a_sold_ship_goes_on_top_of_its_stack(ship, kind, value):
    under = {"wooden": "s02", "iron": "s10", "steel": "s14", "luxury": "s19"}[kind]
    pos = Table(2).ships(0, ship).ship_stack(under).position()
    pos.play(f"sell {kind}_ship_{value}")
    assert francs(pos) == value // 2 and fleet(pos) == set()
    assert ships_on(pos, kind) == [under, ship]


@pytest.mark.clause("LH-5.10", "LH-5.15", "LH-15.17", "LH-R66")
def test_LH_5_15_a_sold_yacht_goes_back_to_the_town():
    pos = Table(2).own(0, "luxury_yacht").still().position()
    pos.play("sell luxury_yacht")
    assert francs(pos) == 10 and owner(pos, "luxury_yacht") == "town"


@pytest.mark.clause("LH-5.10", "LH-5.18", "LH-R67")
def test_LH_5_18_a_sold_church_stays_with_the_town_for_good():
    pos = (
        Table(2).own(0, "church").goods(0, francs=100, bread=5, fish=2).goods(1, francs=100, bread=5, fish=2).position()
    )
    pos.play("sell church")
    assert francs(pos) == 113
    assert "church" in enterable(pos) and "church" not in starting(pos, "buy")
    pos.play("take clay")
    done(pos)
    assert pos.actor == 1
    assert "church" in enterable(pos) and "church" not in starting(pos, "buy")


@pytest.mark.clause("LH-5.3", "LH-5.10", "LH-5.18", "LH-R67")
@pytest.mark.parametrize("switch", ["off", "on"])
def test_LH_5_18_a_sold_stadium(switch):
    table = Table(2, stadium_purchasable=switch).own(0, "football_stadium").francs(1, 24).still()
    pos = table.position()
    pos.play("sell football_stadium")
    assert francs(pos) == 12 and owner(pos, "football_stadium") == "town"
    pos = Table(2, stadium_purchasable=switch).town("football_stadium").francs(0, 24).position()
    assert ("football_stadium" in starting(pos, "buy")) == (switch == "on")


@pytest.mark.clause("LH-5.10")
def test_LH_5_10_only_own_cards_and_only_to_the_town():
    pos = Table(3).own(0, "fishery").own(1, "joinery").town("tannery").ships(1, "s01").position()
    assert starting(pos, "sell") == {"fishery"}
    pos.play("sell fishery")
    assert owner(pos, "fishery") == "town"


@pytest.mark.clause("LH-5.12")
def test_LH_5_12_any_number_of_cards():
    pos = Table(2).own(0, "fishery", "joinery", "bank").ships(0, "2 wooden").position()
    for words in ("fishery", "joinery", "bank", "wooden_ship_2", "wooden_ship_2"):
        pos.play(f"sell {words}")
    assert francs(pos) == 5 + 4 + 8 + 1 + 1 and owned(pos) == set() and fleet(pos) == set()


@pytest.mark.clause("LH-5.14", "LH-15.6")
def test_LH_5_14_a_sold_wharf_keeps_its_brick():
    pos = Table(2).own(0, "wharf_1").modern("wharf_1").disc(1, "wharf_1").position()
    pos.play("sell wharf_1")
    assert modern(pos) == {"wharf_1"} and owner(pos, "wharf_1") == "town"


# -- out of turn (LH-5.13) -------------------------------------------------------------------------------------------


@pytest.mark.clause("LH-5.13", "LH-R39")
def test_LH_5_13_forced_only_leaves_no_gap():
    pos = game(3).position()
    pos.play("take clay")
    done(pos)
    assert (pos.phase, pos.actor) == ("turn", 1)


@pytest.mark.clause("LH-5.13", "LH-R39", "LH-23.G")
def test_LH_5_13_between_turns_every_other_seat_may_sell_and_repay():
    pos = game(3, out_of_turn_selling="between_turns").at(2).position()
    assert pos.actor == 1
    pos.play("take clay")
    done(pos)
    for seat, card in ((2, "colliery"), (0, "joinery")):  # in turn order after the seat that just played
        assert (pos.phase, pos.actor) == ("gap", seat)
        assert choices(pos) == {f"sell {card}", "repay", "done"}
        assert pos.turn == 1
        pos.play("repay")
        assert (pos.phase, pos.actor) == ("gap", seat)  # any number of times
        pos.play(f"sell {card}")
        pos.play("done")
    assert (pos.phase, pos.actor, pos.turn) == ("turn", 2, 2)
    assert (loans(pos, 2), francs(pos, 2), owner(pos, "colliery")) == (1, 40 - 5 + 5, "town")


@pytest.mark.clause("LH-5.13")
def test_LH_5_13_the_gap_comes_before_the_end_of_the_round_and_not_after_it():
    pos = game(2, out_of_turn_selling="between_turns").at(7).position()
    pos.play("take clay")
    events = list(pos.play("done"))
    assert (pos.phase, pos.actor) == ("gap", 1) and not named_events(events, "round_over")
    events = pos.play("done")
    assert named_events(events, "round_over") == [{"round": 1}]
    assert (pos.phase, pos.actor, pos.turn) == ("turn", 1, 7)


@pytest.mark.clause("LH-5.13", "LH-18.4")
def test_LH_5_13_the_gap_exists_in_the_final_phase_too():
    pos = game(2, out_of_turn_selling="between_turns").final().position()
    pos.play("pass")
    pos.play("done")
    assert (pos.phase, pos.actor) == ("gap", 1)
    assert choices(pos) == {"sell tannery", "repay", "done"}
    pos.play("done")
    pos.play("pass")
    pos.play("done")
    assert (pos.phase, pos.actor) == ("gap", 0)  # after the last final turn as well
    pos.play("sell joinery")
    while not pos.over:
        pos.play("done")
    assert owner(pos, "joinery") == "town"


@pytest.mark.clause("LH-5.13")
def test_LH_5_13_never_during_another_seats_turn():
    pos = game(2, out_of_turn_selling="between_turns").goods(0, grain=4, coal=2).own(0, "bakehouse").position()
    pos.play("enter bakehouse")
    while pos.phase != "after_action":
        assert pos.actor == 0
        pos.play(pos.legal_codes()[0])
    assert pos.actor == 0


@pytest.mark.clause("LH-5.13", "LH-23.G")
def test_LH_5_13_seats_with_nothing_to_do_are_not_asked_in_the_gap():
    pos = Table(4, out_of_turn_selling="between_turns").own(2, "joinery").position()
    pos.play("take clay")
    assert (pos.phase, pos.actor) == ("gap", 2)
    pos.play("done")
    assert (pos.phase, pos.actor) == ("turn", 1)


# -- the same turn (LH-5.16, LH-5.17) --------------------------------------------------------------------------------


@pytest.mark.clause("LH-5.16", "LH-R38")
def test_LH_5_16_no_buying_back_in_the_same_turn():
    pos = Table(2).own(0, "sawmill").francs(0, 30).francs(1, 14).position()
    pos.play("sell sawmill")
    assert francs(pos) == 37 and "sawmill" not in starting(pos, "buy")
    pos.play("take clay")
    assert "sawmill" not in starting(pos, "buy")
    pos.play("done")
    assert pos.actor == 1 and "sawmill" in starting(pos, "buy")
    pos.play("take fish")
    pos.play("done")
    assert pos.actor == 0 and "sawmill" in starting(pos, "buy")  # in its next turn


@pytest.mark.clause("LH-5.16")
def test_LH_5_16_a_sold_ship_bars_the_whole_stack_for_this_turn():
    pos = Table(2).ships(0, "s04").ship_stack("s01").francs(0, 50).position()
    assert "wooden_ship" in starting(pos, "buy")
    pos.play("sell wooden_ship_4")
    assert "wooden_ship" not in starting(pos, "buy")


@pytest.mark.clause("LH-5.16", "LH-R74")
def test_LH_5_16_building_a_ship_just_sold_is_not_barred():
    pos = Table(2).ships(0, "s04").own(0, "wharf_1").goods(0, wood=5, coal=1).position()
    pos.play("sell wooden_ship_4")
    pos.play("enter wharf_1")
    assert fleet(pos) == {"s04"} and stock(pos) == {"francs": 2}


@pytest.mark.clause("LH-5.16", "LH-5.13", "LH-R38")
def test_LH_5_16_a_sale_in_the_gap_counts_as_part_of_the_next_turn():
    table = Table(3, out_of_turn_selling="between_turns").own(1, "sawmill").own(2, "tannery")
    pos = table.francs(1, 40).francs(2, 40).position()
    pos.play("take clay")
    pos.play("sell sawmill")  # seat 1, whose turn comes next
    assert pos.actor == 2
    pos.play("sell tannery")
    assert pos.phase == "turn" and pos.actor == 1
    assert "sawmill" not in starting(pos, "buy") and "tannery" in starting(pos, "buy")
    pos.play("take fish")
    pos.play("done")
    while pos.phase == "gap":
        pos.play("done")
    assert pos.actor == 2 and {"sawmill", "tannery"} <= starting(pos, "buy")  # sold before another turn


@pytest.mark.clause("LH-5.16", "LH-17.9")
def test_LH_5_16_a_forced_sale_at_feeding_belongs_to_no_turn():
    # seat 1 sells the Bank at the feeding of round 1 (3 francs) and is next to move
    pos = Table(2).own(1, "bank").francs(1, 0).francs(0, 40).ends(7).position()
    assert (pos.phase, pos.actor) == ("forced", 1)
    pos.play("sell bank")
    assert (pos.phase, pos.actor, francs(pos, 1)) == ("turn", 1, 5)
    pos = Table(2).own(1, "clay_mound", "bank").francs(1, 1).francs(0, 40).ends(7).position()
    pos.play("sell clay_mound")
    pos.play("sell bank")
    assert (pos.actor, francs(pos, 1)) == (1, 7)
    assert "clay_mound" in starting(pos, "buy")


@pytest.mark.clause("LH-5.16", "LH-17.5")
def test_LH_5_16_a_forced_sale_for_interest_belongs_to_the_turn():
    pos = Table(2).tiles("wood+fish").own(0, "local_court").loans(0, 1).starts(15).position()
    pos.play("done")  # W1
    pos.play("sell local_court")
    assert (pos.phase, pos.actor, francs(pos)) == ("turn", 0, 7)
    pos.state.stock[0, 16] = 99
    assert "local_court" not in starting(pos, "buy")


@pytest.mark.clause("LH-5.17", "LH-R38")
@pytest.mark.parametrize("switch", ["on", "off"])
def test_LH_5_17_selling_what_was_bought_in_the_same_turn(switch):
    table = Table(2, buy_then_sell_same_turn=switch).stack(1, "fishery").ship_stack("s01").own(0, "joinery")
    pos = table.francs(0, 60).position()
    pos.play("buy fishery")
    pos.play("buy wooden_ship")
    barred = set() if switch == "on" else {"fishery", "wooden_ship_2"}
    assert starting(pos, "sell") == {"joinery", "fishery", "wooden_ship_2"} - barred
    pos.play("take clay")
    assert starting(pos, "sell") == {"joinery", "fishery", "wooden_ship_2"} - barred
    pos.play("done")
    pos.play("take fish")
    assert pos.actor == 0 and starting(pos, "sell") == {"joinery", "fishery", "wooden_ship_2"}


@pytest.mark.clause("LH-5.17", "LH-23.1")
@pytest.mark.parametrize(("own", "top"), [("s01", "s02"), ("s02", "s01")])
def test_LH_5_17_an_equal_ship_owned_before_may_still_be_sold(own, top):
    pos = Table(2, buy_then_sell_same_turn="off").ships(0, own).ship_stack(top).francs(0, 14).position()
    pos.play("buy wooden_ship")
    assert starting(pos, "sell") == {"wooden_ship_2"}
    pos.play("sell wooden_ship_2")
    assert fleet(pos) == {top} and starting(pos, "sell") == set()


@pytest.mark.clause("LH-5.17")
def test_LH_5_17_what_was_constructed_may_be_sold_at_once():
    pos = Table(2, buy_then_sell_same_turn="off").stack(1, "joinery").goods(0, wood=3).still().position()
    pos.play("enter building_firm_1")
    assert "joinery" in starting(pos, "sell")


# -- discs (LH-5.19 to LH-5.21) --------------------------------------------------------------------------------------


@pytest.mark.clause("LH-5.19", "LH-5.21", "LH-R28")
@pytest.mark.parametrize("deal", ["buy", "sell"])
@pytest.mark.parametrize("whose", [0, 1])
def test_LH_5_19_every_disc_in_a_building_bought_or_sold_goes_home(deal, whose):
    table = Table(2).disc(whose, "fishery").francs(0, 10)
    table = table.town("fishery") if deal == "buy" else table.own(0, "fishery")
    pos = table.position()
    pos.play(f"{deal} fishery")
    assert disc(pos, whose) is None
    assert francs(pos, 1) == 0  # no compensation
    assert francs(pos) == (0 if deal == "buy" else 15)


@pytest.mark.clause("LH-5.19", "LH-18.5")
def test_LH_5_19_several_discs_at_once():
    pos = Table(3).final().own(0, "fishery").disc(0, "fishery").disc(1, "fishery").disc(2, "fishery").position()
    pos.play("sell fishery")
    assert [disc(pos, seat) for seat in range(3)] == [None] * 3


@pytest.mark.clause("LH-5.20", "LH-R49")
def test_LH_5_20_a_disc_at_home_may_enter_any_free_building():
    table = Table(2).town("black_market", "fishery").disc(0, "black_market").francs(0, 2).offer(iron=0)
    pos = table.position()
    assert "black_market" not in enterable(pos)
    pos.play("buy black_market")
    assert disc(pos) is None and "black_market" in enterable(pos)  # also the one it was sent home from
    pos.play("enter black_market")
    assert stock(pos) == {"iron": 2}


# -- repaying (LH-5.22 to LH-5.24) -----------------------------------------------------------------------------------


@pytest.mark.clause("LH-5.22")
def test_LH_5_22_five_francs_a_loan():
    assert "repay" not in choices(Table(2).loans(0, 1).francs(0, 4).goods(0, fish=9).position())
    assert "repay" not in choices(Table(2).francs(0, 50).position())
    pos = Table(2).loans(0, 3).francs(0, 11).position()
    pos.play("repay")
    pos.play("repay")
    assert (francs(pos), loans(pos)) == (1, 1) and "repay" not in choices(pos)


@pytest.mark.clause("LH-5.22", "LH-18.4")
def test_LH_5_22_also_in_the_final_phase():
    pos = Table(2).final().loans(0, 1).francs(0, 5).position()
    pos.play("repay")
    assert (francs(pos), loans(pos)) == (0, 0)


@pytest.mark.clause("LH-5.23", "LH-6.5")
def test_LH_5_23_every_seat_may_repay_before_its_interest():
    # seat 0 moves; seats 1 and 2 have loans
    table = Table(3).tiles("wood+fish").loans(1, 1).francs(1, 5).loans(2, 2).francs(2, 6)
    pos = table.starts(22).position()
    assert (pos.phase, pos.actor) == ("interest", 1)
    assert choices(pos) == {"repay", "done"}
    pos.play("repay")
    assert (francs(pos, 1), loans(pos, 1)) == (0, 0)  # owes nothing
    assert (pos.phase, pos.actor) == ("interest", 2)
    pos.play("repay")
    assert (francs(pos, 2), loans(pos, 2)) == (0, 1)  # 1 left, which is the interest
    assert (pos.phase, pos.actor) == ("turn", 0)


@pytest.mark.clause("LH-5.24", "LH-R53", "LH-19.1")
@pytest.mark.parametrize(("switch", "wealth", "left"), [("on", 2 - 7, 1), ("off", 12 - 3 * 7, 3)])
def test_LH_5_24_loans_are_repaid_before_scoring(switch, wealth, left):
    pos = Table(2, final_auto_repay=switch).final(1).loans(1, 3).francs(1, 12).loans(0, 1).francs(0, 4).position()
    assert pos.actor == 1
    pos.play("pass")
    while not pos.over:
        pos.play("done")
    assert pos.scores() == [4 - 7, wealth]
    assert loans(pos, 1) == left and loans(pos) == 1
    assert pos.ending


@pytest.mark.clause("LH-5.24")
def test_LH_5_24_only_at_the_end():
    pos = Table(2).loans(0, 1).francs(0, 9).at(7 * ROUNDS["full"][1]).position()
    assert loans(pos) == 1
